/** What a person has prepared of one decision of Catan. */
import type {CatAction} from '../../src/games/catan/types.ts';
import type {BoardDraft} from '../board/draft.ts';

export interface CatDraft extends BoardDraft<CatAction> {
  /** The piece that is being placed. */
  readonly tool: 'road' | 'settlement' | 'city' | null;
  /** Cards to give and to get, by kind: trade, discard, year of plenty. */
  readonly give: readonly number[];
  readonly want: readonly number[];
  /** The development card whose resource is being chosen. */
  readonly card: number | null;
  /** The sheet of trade is open. */
  readonly trading: boolean;
  /** The hex that the robber is to go to, as long as nobody is chosen there. */
  readonly hex: number | null;
  /** The own hex, after it was asked for again. */
  readonly sure: number | null;
}

export const NONE: readonly number[] = [0, 0, 0, 0, 0];
export const EMPTY: CatDraft = {
  picked: null,
  tool: null,
  give: NONE,
  want: NONE,
  card: null,
  trading: false,
  hex: null,
  sure: null,
};
