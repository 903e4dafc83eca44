/** PORT-HARB: goods onto demand slots, coins for them, rum, and a chest and a new tile for the last slot. */
import {type Answer, type Ask, drawnOf} from '../../../engine/ask.ts';
import {amount, type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {COCOA, harbourFace, PAY} from '../data.ts';
import {NOTHING, throwOut, withRoom} from '../hold.ts';
import {emptySlots} from '../setup.ts';
import {active, freeSpace, goodsOf, type PortState} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

/** What a filling says of a slot. */
const ALONE = -1;
const FIRST_HALF = 4;
const SECOND_HALF = 5;

/** Goods that a filling unloads, by kind. */
export function goodsIn(filling: readonly number[]): number[] {
  const goods = [0, 0, 0, 0];
  for (const slot of filling) if (slot >= 0 && slot !== SECOND_HALF) goods[Math.min(slot, COCOA)]!++;
  return goods;
}

/** PORT-HARB-3, PORT-HARB-4: slots that a filling covers are what is paid. */
export const covered = (filling: readonly number[]): number => filling.filter(slot => slot !== ALONE).length;

/** PORT-HARB-2, PORT-HARB-3: every way to unload here, that of nothing included. */
export function fillings(state: PortState, seat: Seat): number[][] {
  const {cell} = state.ships[seat]!;
  const demand = harbourFace(state.tiles[cell]!, state.faces[cell]!).slots;
  const there = state.slots[cell]!;
  const left = goodsOf(state.ships[seat]!);
  const all: number[][] = [];
  const filling: number[] = [];
  const place = (slot: number): void => {
    if (slot === demand.length) {
      all.push([...filling]);
      return;
    }
    const put = (good: number, ...halves: number[]) => {
      if (left[good] === 0) return;
      left[good]!--;
      filling.push(...halves);
      place(slot + halves.length);
      filling.length -= halves.length;
      left[good]!++;
    };
    if (there[slot] === ALONE) {
      put(demand[slot]!, demand[slot]!);
      if (slot + 1 < demand.length && there[slot + 1] === ALONE) put(COCOA, FIRST_HALF, SECOND_HALF);
      put(COCOA, COCOA);
    }
    filling.push(ALONE);
    place(slot + 1);
    filling.pop();
  };
  place(0);
  return all;
}

export function choices(state: PortState, seat: Seat): Choice[] {
  if (seat !== active(state)) return [];
  if (state.phase === 'harbour') return [{type: 'unload', filling: oneOf(fillings(state, seat))}];
  const ship = state.ships[seat]!;
  const {refill} = harbourHere(state);
  const free = Math.min(refill, freeSpace(ship));
  const more = Array.from({length: refill - free}, (_, i) => free + 1 + i);
  return [
    {type: 'refill', rum: amount(0, free), out: NOTHING},
    ...more.flatMap(rum => withRoom({type: 'refill', rum}, ship, rum)),
  ];
}

const harbourHere = (state: PortState) => {
  const {cell} = state.ships[active(state)]!;
  return harbourFace(state.tiles[cell]!, state.faces[cell]!);
};

/** Whether any good of the ship fits (D-UNLOAD). */
export const canUnload = (state: PortState, seat: Seat): boolean => fillings(state, seat).length > 1;

/** @returns whether anything was unloaded, so that rum follows */
export function unload(
  state: PortState,
  seat: Seat,
  {filling}: Extract<PortAction, {type: 'unload'}>,
  events?: PortEvent[],
): boolean {
  const count = covered(filling);
  if (count === 0) return false;
  const ship = state.ships[seat]!;
  const goods = goodsIn(filling);
  const slots = state.slots[ship.cell]!;
  filling.forEach((slot, i) => {
    if (slot !== ALONE) slots[i] = slot;
  });
  goods.forEach((given, good) => {
    ship.load[good + 1]! -= given;
  });
  const coins = PAY[count]!;
  ship.coins += coins;
  events?.push({type: 'unloaded', seat, cell: ship.cell, filling: [...filling], goods: count, coins});
  return true;
}

export function refill(
  state: PortState,
  seat: Seat,
  {rum, out}: Extract<PortAction, {type: 'refill'}>,
  events?: PortEvent[],
): void {
  throwOut(state, seat, out);
  state.ships[seat]!.load[0]! += rum;
  if (rum > 0) events?.push({type: 'refilled', seat, rum, out: [...out]});
}

export const isComplete = (state: PortState): boolean =>
  !state.slots[state.ships[active(state)]!.cell]!.includes(ALONE);

/** PORT-HARB-6 */
export const askChest = (state: PortState): Ask => ({
  kind: 'deal',
  handles: state.chests.slice(0, 1),
  to: active(state),
});

export function takeChest(state: PortState, events?: PortEvent[]): void {
  const seat = active(state);
  state.ships[seat]!.chests.push(state.chests.shift()!);
  events?.push({type: 'chest', seat});
}

/** PORT-HARB-6: the goods go back; PORT-HARB-8: an empty pile is made anew, this tile included. */
export function clearHarbour(state: PortState): void {
  const {cell} = state.ships[active(state)]!;
  const filling = state.slots[cell]!;
  goodsIn(filling).forEach((count, good) => {
    state.box[good]! += count;
  });
  state.slots[cell] = [];
  state.aside.push([state.tiles[cell]!, state.faces[cell]!]);
  if (state.pile.length === 0) {
    state.pile = state.aside.map(([tile, face]) => [tile, 1 - face]);
    state.aside = [];
  }
}

/** Which harbour comes, and, for one that was never seen, its face (PORT-P2P-3, PORT-HARB-7). */
export const askHarbour = (state: PortState): Ask => ({
  kind: 'beacon',
  purpose: 'harbour',
  draws: [
    {kind: 'pick', from: state.pile.length, count: 1},
    {kind: 'roll', sides: [2]},
  ],
});

export function newHarbour(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const [[place], [side]] = drawnOf(answer) as [number[], number[]];
  const {cell} = state.ships[active(state)]!;
  const reshuffled = state.aside.length === 0;
  const [tile, known] = state.pile.splice(place!, 1)[0]!;
  const face = known < 0 ? side! - 1 : known;
  state.tiles[cell] = tile;
  state.faces[cell] = face;
  state.slots[cell] = emptySlots(tile, face);
  events?.push({type: 'harbour', cell, tile, face, reshuffled});
}
