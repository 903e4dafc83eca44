/** What a person has prepared of a decision in San Juan. */
import type {SjAction} from '../../src/games/san-juan/types.ts';
import type {BoardDraft} from '../board/draft.ts';

/** A card that is to be built; what is null follows the proposal. */
export interface BuildDraft {
  readonly card: number;
  /** Place of the building that is covered, or null for new ground. */
  readonly over: number | null;
  readonly pay: readonly number[] | null;
  readonly goods: readonly number[] | null;
}

export interface SjDraft extends BoardDraft<SjAction> {
  readonly build: BuildDraft | null;
  /** Cards or places that are marked; null until something was touched: then the proposal shows. */
  readonly marked: readonly number[] | null;
  /** Two players: the library doubles the role that is picked. */
  readonly library: boolean;
}

export const EMPTY: SjDraft = {picked: null, build: null, marked: null, library: true};
