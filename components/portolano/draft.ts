/** What a person has prepared of a decision in Portolano. */
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {BoardDraft} from '../board/draft.ts';

export interface PortDraft extends BoardDraft<PortAction> {
  /** The plan, as cells in the order in which they are reached; the own cell alone: at anchor. */
  readonly path: readonly number[];
  /** Units that are marked: rum, cotton, wine, tea, cocoa, coins; null until something was touched: then the proposal shows. */
  readonly units: readonly number[] | null;
  /** What is thrown out to make room: rum, cotton, wine, tea, cocoa. */
  readonly out: readonly number[];
  /** What is wanted for rum out of the box, in a rum trade: cotton, wine, tea. */
  readonly wanted: readonly number[];
  /** How the slots of a harbour are filled; null follows the proposal. */
  readonly filling: readonly number[] | null;
  /** Rum that is loaded after a delivery; null: as much as fits. */
  readonly rum: number | null;
}

export const NO_LOAD: readonly number[] = [0, 0, 0, 0, 0];
const NO_GOODS: readonly number[] = [0, 0, 0];
export const EMPTY: PortDraft = {
  picked: null,
  path: [],
  units: null,
  out: NO_LOAD,
  wanted: NO_GOODS,
  filling: null,
  rum: null,
};
