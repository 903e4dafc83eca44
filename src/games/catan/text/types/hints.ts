/** What a hint says of a move in Catan: one sentence for each kind of reason, at most 25 words. */
import type {CatReason} from '../../hints/reasons.ts';
import type {Seat} from '../../types.ts';
import type {CatText} from './text.ts';

export interface HintTold {
  readonly text: CatText;
  readonly name: (seat: Seat) => string;
}

/** The details of a reason, also of one that shares them with others. */
type DetailsOf<Id, R = CatReason> = R extends {id: infer Ids; details: infer Details}
  ? Id extends Ids
    ? Details
    : never
  : never;

export type CatReasonTexts = {
  readonly [Id in CatReason['id']]: (details: DetailsOf<Id>, told: HintTold) => string;
};

export interface CatHintWords {
  readonly reasons: CatReasonTexts;
  readonly roll: string;
  readonly endTurn: string;
  /** @param cards as an object: "3 lumber and 1 ore" */
  readonly discard: (cards: string) => string;
}
