/** San Juan on a table element. */
import type {SjAction} from '../../../src/games/san-juan/types.ts';
import type {PlayedSanJuan} from '../../support/decisions/san-juan.ts';
import {BoardHarness, opener} from '../board-harness.ts';

export * from '../board-harness.ts';

export class SjHarness extends BoardHarness<PlayedSanJuan, SjAction> {
  static readonly open = opener(SjHarness);
}
