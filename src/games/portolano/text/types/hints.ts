/** What a hint says of a move in Portolano: one sentence for each kind of reason, at most 25 words. */
import type {PortReason} from '../../hints/reasons.ts';
import type {PortText} from './text.ts';

export type PortReasonTexts = {
  readonly [Id in PortReason['id']]: (
    details: Extract<PortReason, {id: Id}>['details'],
    text: PortText,
  ) => string;
};

export interface PortHintWords {
  readonly reasons: PortReasonTexts;
  /** A plan, by the names of its directions. */
  readonly course: (directions: readonly string[]) => string;
  readonly anchor: string;
  readonly end: string;
  readonly fight: string;
  readonly unloadNothing: string;
  readonly noRum: string;
}
