/** What a hint says of a move in Puerto Rico: one sentence for each kind of reason, at most 25 words. */
import type {PrReason} from '../../hints/reasons.ts';
import type {GoodCounts} from '../../types.ts';
import type {PrText} from './text.ts';

export type PrReasonTexts = {
  readonly [Id in PrReason['id']]: (details: Extract<PrReason, {id: Id}>['details'], text: PrText) => string;
};

export interface PrHintWords {
  readonly reasons: PrReasonTexts;
  /** Behind the name of the role: the mayor leaves the extra worker. */
  readonly noExtraWorker: (role: string) => string;
  /** Where the workers stand after a placement: "corn plantation 2, hacienda 1". */
  readonly placed: (places: string) => string;
  readonly placedNobles: (places: string) => string;
  /** Goods are stored: these stay. */
  readonly kept: (goods: GoodCounts) => string;
}
