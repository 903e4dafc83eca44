/** Catan on a table element. */
import type {RsCatBoard} from '../../../components/catan/board.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import type {PlayedCatan} from '../../support/decisions/catan.ts';
import {BoardHarness, opener} from '../board-harness.ts';

export * from '../board-harness.ts';

export class CatHarness extends BoardHarness<PlayedCatan, CatAction> {
  static readonly open = opener(CatHarness);

  get board(): RsCatBoard {
    return this.one('rs-cat-board') as RsCatBoard;
  }

  get sub(): string {
    return this.one('[slot=sub]').textContent?.trim() ?? '';
  }
}
