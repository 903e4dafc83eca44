/**
 * How this library refuses. Three kinds, nothing else is ever thrown at a caller who passes bytes:
 *
 * - `FairError` of a decoder: the bytes are not the message. `details.field` names the field.
 * - `FairError` of the state machine: the step is not allowed now (`fair/handle-not-sealed`), nobody is to blame
 *   yet: a host that logs such an entry is refused by all.
 * - `FairnessBreach`: a seat sent a proof that fails. It carries the blame, which anyone can check again.
 *
 * Codes are stable and listed in docs/fair-play.md.
 */
import {BadMessage} from '../base/bad-message.ts';
import {type Code, foreign} from '../base/codes.ts';
import type {Json} from '../base/json.ts';

/**
 * What this library refuses by (docs/fair-play.md says what each means). Those that a person is told in words are in the list of
 * the app's codes. The others say what a device did that no honest one does, and are shown as they are, for who reports it.
 */
export type FairCode =
  | Named<Code>
  | 'acknowledged-other'
  | 'active-already'
  | 'backup-needs-others'
  | 'backup-twice'
  | 'bad-ack'
  | 'bad-count'
  | 'bad-device'
  | 'bad-disclosure'
  | 'bad-exclusion'
  | 'bad-flag'
  | 'bad-length'
  | 'bad-part'
  | 'bad-point'
  | 'bad-possession'
  | 'bad-recovery'
  | 'bad-rekey'
  | 'bad-scalar'
  | 'bad-share'
  | 'bad-shuffle'
  | 'bad-text'
  | 'bad-vote'
  | 'below-floor'
  | 'below-watermark'
  | 'broken-chain'
  | 'confirmed-already'
  | 'equal-keys'
  | 'equivocation'
  | 'handle-dead'
  | 'handle-not-held'
  | 'handle-not-sealed'
  | 'handle-reserved'
  | 'handle-twice'
  | 'identity'
  | 'key-known'
  | 'keys-twice'
  | 'no-backup'
  | 'no-cause'
  | 'no-handles'
  | 'no-keys'
  | 'no-seats'
  | 'not-active'
  | 'not-asked'
  | 'not-bytes'
  | 'not-certified'
  | 'not-committed'
  | 'not-its-key'
  | 'not-on-list'
  | 'not-released'
  | 'not-under-key'
  | 'ordered-twice'
  | 'other-deck'
  | 'other-handle'
  | 'other-request'
  | 'other-seat'
  | 'other-state'
  | 'rid-used'
  | 'set-up-failed'
  | 'stale-part'
  | 'still-active'
  | 'too-few-voters'
  | 'too-much'
  | 'too-soon'
  | 'trailing-bytes'
  | 'unknown-card'
  | 'unknown-device'
  | 'unknown-handle'
  | 'unknown-kind'
  | 'unknown-request'
  | 'unknown-seat'
  | 'bad-values'
  | 'view-only'
  | 'voted-other'
  | 'wrong-author'
  | 'wrong-receivers'
  | 'wrong-senders'
  | 'wrong-shufflers'
  | 'wrong-term'
  | 'wrong-turn'
  | 'wrong-voters';
type Named<C> = C extends `fair/${infer Name}` ? Name : never;

export class FairError extends BadMessage {
  readonly fault: FairCode;

  constructor(code: FairCode, details: {readonly [field: string]: Json} = {}) {
    super(foreign(`fair/${code}`), details);
    this.name = 'FairError';
    this.fault = code;
  }
}

export const badLength = (field: string, length: number, want: number): FairError =>
  new FairError('bad-length', {field, length, want});

/** The part of the protocol that was broken; each has its section in docs/fair-play.md. */
export const RULES = [
  'possession',
  'backup',
  'share',
  'shuffle',
  'rekey',
  'exclusion',
  'commitment',
  'recovery',
  'acknowledgement',
  'ordering',
] as const;
export type Rule = (typeof RULES)[number];

/** What convicts a seat. The evidence is the message itself, bound to the seat by its keys and its context. */
export interface Blame {
  readonly seat: number;
  readonly rule: Rule;
  /** The code of the breach, `fair/…`. */
  readonly code: string;
  /** The message as received; of an equivocation, both messages. */
  readonly evidence: readonly Uint8Array[];
}

export class FairnessBreach extends FairError {
  readonly blame: Blame;

  constructor(seat: number, rule: Rule, code: FairCode, ...evidence: readonly Uint8Array[]) {
    super(code, {seat, rule});
    this.name = 'FairnessBreach';
    this.blame = {seat, rule, code: this.code, evidence};
  }
}

/** What convicts a seat if a check refused what it signed. */
export const breachBy = (
  error: FairError,
  seat: number,
  rule: Rule,
  ...evidence: readonly Uint8Array[]
): FairnessBreach => new FairnessBreach(seat, rule, error.fault, ...evidence);
