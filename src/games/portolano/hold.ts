/** What a hold takes in: room is made by throwing out, in the decision that gains (PORT-HOLD-2). */
import {spread} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import type {Hole} from '../../engine/holes.ts';
import {freeSpace, type PortState, type Ship, sum} from './state.ts';
import type {Load} from './types.ts';

export const NOTHING: Load = [0, 0, 0, 0, 0];

/**
 * What may be thrown out so that a gain of so much fits: nothing, or exactly the excess out of what is there.
 * @param load what could go: the hold without what the same decision gives away
 * @returns null when even all of it makes no room
 */
export function roomHole(ship: Ship, gain: number, load: Load = ship.load): Load | Hole | null {
  const excess = gain - freeSpace(ship);
  if (excess <= 0) return NOTHING;
  return excess <= sum(load) ? spread(excess, load) : null;
}

/** Rum goes to the sea, goods to the box (PORT-HOLD-5). */
export function throwOut(state: PortState, seat: Seat, out: Load): void {
  takeOut(state.ships[seat]!, out);
  toBox(state, out);
}

export function takeOut({load}: Ship, out: Load): void {
  if (out === NOTHING) return;
  for (let i = 0; i < load.length; i++) load[i]! -= out[i]!;
}

export function putIn({load}: Ship, gain: Load): void {
  for (let i = 0; i < load.length; i++) load[i]! += gain[i]!;
}

/** The goods of a load, back into the box. */
export function toBox({box}: PortState, load: Load): void {
  if (load === NOTHING) return;
  for (let good = 0; good < box.length; good++) box[good]! += load[good + 1]!;
}

/** Goods 0..3 as a load. */
export const asLoad = (goods: readonly number[], rum = 0): number[] => [
  rum,
  goods[0] ?? 0,
  goods[1] ?? 0,
  goods[2] ?? 0,
  goods[3] ?? 0,
];
