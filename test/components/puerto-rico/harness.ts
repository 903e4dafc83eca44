/** Puerto Rico on a table element. */
import type {RsPrBoard} from '../../../components/puerto-rico/board.ts';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import type {PlayedPuertoRico} from '../../support/decisions/puerto-rico.ts';
import {BoardHarness, opener} from '../board-harness.ts';

export {until} from '../../support/screen/drawn.ts';
export * from '../board-harness.ts';

export class TableHarness extends BoardHarness<PlayedPuertoRico, PrAction> {
  static readonly open = opener(TableHarness);
  /** With the drafts that the browser has kept. */
  static readonly reopen = opener(TableHarness, 'kept');

  get board(): RsPrBoard {
    return this.one('rs-pr-board') as RsPrBoard;
  }
}
