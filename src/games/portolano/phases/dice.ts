/** The dice of a battle: what is rolled, what hits. */
import {type Draw, roll} from '../../../engine/ask.ts';
import type {Seat} from '../../../engine/game.ts';
import {FIRST_HIT, SIDES} from '../data.ts';
import {type PortState, withItem} from '../state.ts';

export function hitsOf(dice: readonly number[]): number {
  let hits = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]! >= FIRST_HIT) hits++;
  return hits;
}
export const dice = (count: number): Draw => ROLLS[count] ?? rollOf(count);
const rollOf = (count: number): Draw => roll(...new Array<number>(count).fill(SIDES));
/** As many as most battles need; rum makes more. */
const ROLLS = Array.from({length: 8}, (_, count) => rollOf(count));

/** PORT-STATE-3: the most hits at sea. */
export function raise(state: PortState, seat: Seat, hits: number): void {
  if (hits > state.best[seat]!) state.best = withItem(state.best, seat, hits);
}
