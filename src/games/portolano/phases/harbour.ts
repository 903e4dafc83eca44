/** PORT-HARB: goods onto demand slots, coins for them, rum, and a chest and a new tile for the last slot. */
import {type Answer, type Ask, beacon, drawnOf, pick, roll} from '../../../engine/ask.ts';
import {amount, type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {COCOA, FIRST_HARBOUR, HARBOURS, harbourFace, PAY} from '../data.ts';
import {NOTHING, roomHole, throwOut} from '../hold.ts';
import {emptySlots, upTo} from '../setup.ts';
import {active, freeSpace, goodsOf, type HarbourTile, type PortState, withItem} from '../state.ts';
import type {PortEvent} from '../types.ts';
import type {Step} from './move.ts';

/** What a filling says of a slot. */
const ALONE = -1;
const FIRST_HALF = 4;
const SECOND_HALF = 5;

/** Goods that a filling unloads, by kind. */
export function goodsIn(filling: readonly number[]): number[] {
  const goods = [0, 0, 0, 0];
  for (let i = 0; i < filling.length; i++) {
    const slot = filling[i]!;
    if (slot >= 0 && slot !== SECOND_HALF) goods[slot === FIRST_HALF ? COCOA : slot]!++;
  }
  return goods;
}

/** PORT-HARB-3, PORT-HARB-4: slots that a filling covers are what is paid. */
export function covered(filling: readonly number[]): number {
  let slots = 0;
  for (let i = 0; i < filling.length; i++) if (filling[i] !== ALONE) slots++;
  return slots;
}

/** PORT-HARB-2, PORT-HARB-3: every way to unload here, that of nothing included. */
export const fillings = (
  state: PortState,
  seat: Seat,
  cell: number = state.ships[seat]!.cell,
): readonly (readonly number[])[] => waysToUnload(state, seat, cell).fillings;

interface Ways {
  readonly fillings: readonly (readonly number[])[];
  readonly choices: readonly Choice[];
}
/** By what is open and what could lie there: the same few come again and again. */
const KNOWN = new Map<number, Ways>();
const MOST_KNOWN = 5000;
const MOST_SLOTS = 5;
const MOST_REFILL = Math.max(...HARBOURS.flat().map(({refill}) => refill));

function waysToUnload(state: PortState, seat: Seat, cell: number): Ways {
  const [tile, face, there] = [state.tiles[cell]!, state.faces[cell]!, state.slots[cell]!];
  const {load} = state.ships[seat]!;
  let key = 2 * (tile - FIRST_HARBOUR) + face;
  let open = 0;
  for (let slot = 0; slot < MOST_SLOTS; slot++) {
    const isOpen = there[slot] === ALONE ? 1 : 0;
    open += isOpen;
    key = 2 * key + isOpen;
  }
  // More of a good than there are slots fills them in no other way.
  for (let good = 0; good <= COCOA; good++) key = (MOST_SLOTS + 1) * key + Math.min(load[good + 1]!, open);
  const known = KNOWN.get(key);
  if (known) return known;
  const all: number[][] = [];
  place(harbourFace(tile, face).slots, there, goodsOf(state.ships[seat]!), 0, [], all);
  const ways = {fillings: all, choices: [{type: 'unload', filling: oneOf(all)}]};
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, ways);
  return ways;
}

/** Fills the slots from `slot` on in every way; `filling` holds what lies before it, and is left as it was. */
function place(
  demand: readonly number[],
  there: readonly number[],
  left: number[],
  slot: number,
  filling: number[],
  all: number[][],
): void {
  if (slot === demand.length) {
    all.push(filling.slice());
    return;
  }
  if (there[slot] === ALONE) {
    const wanted = demand[slot]!;
    if (left[wanted]! > 0) {
      left[wanted]!--;
      filling.push(wanted);
      place(demand, there, left, slot + 1, filling, all);
      filling.pop();
      left[wanted]!++;
    }
    if (left[COCOA]! > 0) {
      left[COCOA]!--;
      if (there[slot + 1] === ALONE) {
        filling.push(FIRST_HALF, SECOND_HALF);
        place(demand, there, left, slot + 2, filling, all);
        filling.length -= 2;
      }
      filling.push(COCOA);
      place(demand, there, left, slot + 1, filling, all);
      filling.pop();
      left[COCOA]!++;
    }
  }
  filling.push(ALONE);
  place(demand, there, left, slot + 1, filling, all);
  filling.pop();
}

/** Whether this is one of `fillings`. */
export function isFilling(state: PortState, seat: Seat, filling: readonly number[]): boolean {
  const {cell} = state.ships[seat]!;
  const demand = harbourFace(state.tiles[cell]!, state.faces[cell]!).slots;
  if (filling.length !== demand.length) return false;
  const left = goodsOf(state.ships[seat]!);
  for (let slot = 0; slot < demand.length; slot++) {
    const put = filling[slot]!;
    if (put === ALONE) continue;
    if (state.slots[cell]![slot] !== ALONE) return false;
    if (put === SECOND_HALF) {
      if (filling[slot - 1] !== FIRST_HALF) return false;
      continue;
    }
    const good = put === FIRST_HALF ? COCOA : put;
    const fits =
      put === FIRST_HALF ? filling[slot + 1] === SECOND_HALF : put === demand[slot] || put === COCOA;
    if (!fits || left[good]!-- === 0) return false;
  }
  return true;
}

/** Whether any good of the ship fits (D-UNLOAD). */
export function canUnload(state: PortState, seat: Seat): boolean {
  const {cell, load} = state.ships[seat]!;
  const demand = harbourFace(state.tiles[cell]!, state.faces[cell]!).slots;
  const there = state.slots[cell]!;
  const cocoa = load[COCOA + 1]! > 0;
  for (let slot = 0; slot < demand.length; slot++)
    if (there[slot] === ALONE && (cocoa || load[demand[slot]! + 1]! > 0)) return true;
  return false;
}

export const unloadChoices = (state: PortState, seat: Seat): readonly Choice[] =>
  waysToUnload(state, seat, state.ships[seat]!.cell).choices;

export function refillChoices(state: PortState, seat: Seat): readonly Choice[] {
  const ship = state.ships[seat]!;
  const {refill} = harbourHere(state);
  const free = Math.min(refill, freeSpace(ship));
  const list = [REFILL[free]!];
  for (let rum = free + 1; rum <= refill; rum++) {
    const out = roomHole(ship, rum);
    if (out) list.push({type: 'refill', rum, out});
  }
  return list;
}

/** Rum for which there is room, by how much that is at most. */
const REFILL: readonly Choice[] = upTo(MOST_REFILL + 1).map(free => ({
  type: 'refill',
  rum: amount(0, free),
  out: NOTHING,
}));

const harbourHere = (state: PortState) => {
  const {cell} = state.ships[active(state)]!;
  return harbourFace(state.tiles[cell]!, state.faces[cell]!);
};

export const unload: Step<'unload'> = (state, seat, {filling}, events) => {
  const count = covered(filling);
  if (count === 0) return;
  const ship = state.ships[seat]!;
  const goods = goodsIn(filling);
  const slots = state.slots[ship.cell]!.slice();
  for (let i = 0; i < slots.length; i++) if (filling[i] !== ALONE) slots[i] = filling[i]!;
  state.slots = withItem(state.slots, ship.cell, slots);
  for (let good = 0; good < goods.length; good++) ship.load[good + 1]! -= goods[good]!;
  const coins = PAY[count]!;
  ship.coins += coins;
  events?.push({type: 'unloaded', seat, cell: ship.cell, filling: [...filling], goods: count, coins});
};

export const refill: Step<'refill'> = (state, seat, {rum, out}, events) => {
  throwOut(state, seat, out);
  state.ships[seat]!.load[0]! += rum;
  if (rum > 0) events?.push({type: 'refilled', seat, rum, out: [...out]});
};

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
  const ship = state.ships[seat]!;
  const [top = -1, ...left] = state.chests;
  ship.chests = [...ship.chests, top];
  state.chests = left;
  events?.push({type: 'chest', seat});
}

/** PORT-HARB-6: the goods go back; PORT-HARB-8: an empty pile is made anew, this tile included. */
export function clearHarbour(state: PortState): void {
  const {cell} = state.ships[active(state)]!;
  const filling = state.slots[cell]!;
  goodsIn(filling).forEach((count, good) => {
    state.box[good]! += count;
  });
  state.slots = withItem(state.slots, cell, []);
  state.aside = [...state.aside, [state.tiles[cell]!, state.faces[cell]!]];
  if (state.pile.length === 0) {
    state.pile = state.aside.map(([tile, face]): HarbourTile => [tile, 1 - face]);
    state.aside = [];
  }
}

/** Which harbour comes, and, for one that was never seen, its face (PORT-P2P-3, PORT-HARB-7). */
export const askHarbour = (state: PortState): Ask => beacon('harbour', pick(state.pile.length), roll(2));

export function newHarbour(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const [[place], [side]] = drawnOf(answer) as [number[], number[]];
  const {cell} = state.ships[active(state)]!;
  const reshuffled = state.aside.length === 0;
  const [tile, known] = state.pile[place!]!;
  state.pile = state.pile.filter((_, i) => i !== place);
  const face = known < 0 ? side! - 1 : known;
  state.tiles = withItem(state.tiles, cell, tile);
  state.faces[cell] = face;
  state.slots = withItem(state.slots, cell, emptySlots(tile, face));
  events?.push({type: 'harbour', cell, tile, face, reshuffled});
}
