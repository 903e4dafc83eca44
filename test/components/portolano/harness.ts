/** Portolano on a table element. */
import type {PortAction} from '../../../src/games/portolano/types.ts';
import type {PlayedPortolano} from '../../support/decisions/portolano.ts';
import {BoardHarness, opener} from '../board-harness.ts';

export * from '../board-harness.ts';

export class PortHarness extends BoardHarness<PlayedPortolano, PortAction> {
  static readonly open = opener(PortHarness);
}
