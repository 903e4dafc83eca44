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
import type {Json} from '../base/json.ts';

export class FairError extends BadMessage {
  constructor(code: string, details: {readonly [field: string]: Json} = {}) {
    super(`fair/${code}`, details);
    this.name = 'FairError';
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

  constructor(seat: number, rule: Rule, code: string, ...evidence: readonly Uint8Array[]) {
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
): FairnessBreach => new FairnessBreach(seat, rule, error.code.slice('fair/'.length), ...evidence);
