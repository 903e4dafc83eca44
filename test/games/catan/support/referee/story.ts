/** What the referee waits for, and how it is answered: in the words of the notation, cards by kind and never by handle. */
import type {CardName, Kind, Table} from './table.ts';

export type Waiting =
  /** Somebody says something: the table waits for `must`, and these lines are all that anybody may say. */
  | {readonly kind: 'say'; readonly must: number; readonly lines: ReadonlyMap<number, readonly string[]>}
  /** All of these at once. */
  | {readonly kind: 'discard'; readonly lines: ReadonlyMap<number, readonly string[]>}
  | {readonly kind: 'island'}
  | {readonly kind: 'starter'; readonly seats: readonly number[]}
  | {readonly kind: 'dice'}
  | {readonly kind: 'stolen'; readonly from: number; readonly by: number}
  | {readonly kind: 'bought'; readonly by: number};

export type Reply =
  | {readonly seat: number; readonly line: string}
  | {readonly discards: ReadonlyMap<number, string>}
  | {readonly land: Table['land']; readonly harbours: readonly string[]}
  | {readonly totals: readonly number[]}
  | {readonly dice: number}
  | {readonly stolen: Kind}
  | {readonly bought: CardName};

export type Story<T = void> = Generator<Waiting, T, Reply>;

/** One seat alone may speak. @returns the words of its line */
export function* askOne(seat: number, lines: readonly string[]): Story<readonly string[]> {
  const reply = yield {kind: 'say', must: seat, lines: new Map([[seat, lines]])};
  return said(reply).line.split(' ');
}

export function said(reply: Reply): {readonly seat: number; readonly line: string} {
  if (!('line' in reply)) throw new TypeError('nobody said anything');
  return reply;
}
