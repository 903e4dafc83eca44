/**
 * Chance and secrets as requests: the engine never draws, it asks; the answer is an entry of the log like any
 * other. The first games need open draws only; shuffles, deals and openings join this union with the first game
 * that holds cards.
 */
import {IllegalAction} from './illegal.ts';

/** One draw of a beacon: dice, or items taken without replacement from a public list in canonical order. */
export type Draw =
  | {readonly kind: 'roll'; readonly sides: readonly number[]}
  | {readonly kind: 'pick'; readonly from: number; readonly count: number};

/** Public integers that nobody may choose or foresee. `purpose` names the draw for the log. */
export interface Beacon {
  readonly kind: 'beacon';
  readonly purpose: string;
  readonly draws: readonly Draw[];
}

export type Ask = Beacon;

/**
 * One list per draw. A roll gives 1..sides for each die. A pick gives, for i = 0..count-1, the index at which the
 * i-th item is *taken and removed*, so the i-th number is in 0..from-1-i.
 */
export interface Answer {
  readonly drawn: readonly (readonly number[])[];
}

/** A hidden card: a small integer of the state; its face stands elsewhere. */
export type HandleId = number;
/** What one seat knows privately: handle to card. Outside the state, fed by the dealer. */
export type Faces = ReadonlyMap<HandleId, number>;
export const NO_FACES: Faces = new Map();

/** An answer out of foreign JSON; null unless it fits the ask exactly. */
export function parseAnswer(ask: Ask, value: unknown): Answer | null {
  const drawn = (value as {drawn?: unknown} | null)?.drawn;
  if (!Array.isArray(drawn) || drawn.length !== ask.draws.length) return null;
  const fits = ask.draws.every((draw, i) => {
    const list: unknown = drawn[i];
    if (!Array.isArray(list)) return false;
    const within = (value: unknown, low: number, high: number) =>
      Number.isSafeInteger(value) && (value as number) >= low && (value as number) <= high;
    return draw.kind === 'roll'
      ? list.length === draw.sides.length && draw.sides.every((sides, k) => within(list[k], 1, sides))
      : list.length === draw.count && list.every((item, k) => within(item, 0, draw.from - 1 - k));
  });
  return fits ? {drawn: drawn.map(list => [...list])} : null;
}

export function requireAnswer(ask: Ask | null, value: unknown): Answer {
  const answer = ask && parseAnswer(ask, value);
  if (!answer) throw new IllegalAction('engine/bad-answer', {});
  return answer;
}
