/** PORT-SEA: on a sea tile, one pick-up and one action, in either order. */
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {CANNON, COCOA, PLAIN, seaFace, UPGRADES} from '../data.ts';
import {asLoad, NOTHING, putIn, roomHole, takeOut, throwOut, toBox} from '../hold.ts';
import {loseMarker} from '../missions.ts';
import {boxCaps, upTo} from '../setup.ts';
import {
  active,
  cargoOf,
  freeSpace,
  goodsOf,
  isStern,
  type PortState,
  type Ship,
  slotsOf,
  sum,
  withItem,
} from '../state.ts';
import type {Load, PortEvent} from '../types.ts';
import type {Step} from './move.ts';

const END: Choice = {type: 'end'};
const COIN: Choice = {type: 'coin'};
const CANNON_PICK: Choice = {type: 'pick', item: CANNON, out: NOTHING};
/** The numbers 0..length-1 whose bits are set, for every set of them. */
const subsets = (length: number): number[][] =>
  Array.from({length: 1 << length}, (_, bits) => upTo(length).filter(i => (bits >> i) & 1));
/** Choices that are made again and again: a good for which there is room, by what the tile has, … */
const PICKS: readonly Choice[] = subsets(PLAIN).map(of => ({type: 'pick', item: oneOf(of), out: NOTHING}));
const UPGRADE: readonly Choice[] = subsets(UPGRADES.length).map(of => ({type: 'upgrade', kind: oneOf(of)}));
const HUCKSTER: readonly Choice[] = subsets(COCOA + 1).map(of => ({type: 'huckster', good: oneOf(of)}));

/** @returns whether it is over at once: the action ends by itself where nothing can be done (D-SEA) */
export function begin(state: PortState): boolean {
  state.phase = 'sea';
  state.picked = false;
  state.acted = false;
  return isOver(state);
}

const faceHere = (state: PortState) => {
  const {cell} = state.ships[active(state)]!;
  return seaFace(state.tiles[cell]!, state.faces[cell]!);
};

/** Whether a thing on a tile can be had (PORT-SEA-3, PORT-SEA-4); a full hold has something to throw out. */
const isThere = (state: PortState, ship: Ship, item: number): boolean =>
  item === CANNON ? state.cannons > 0 && ship.cannons < slotsOf(ship) : state.rows[item]!.length > 0;

/** What may be picked up here. */
export function itemsHere(state: PortState): number[] {
  const ship = state.ships[active(state)]!;
  return faceHere(state).items.filter(item => isThere(state, ship, item));
}

function addPicks(list: Choice[], state: PortState, ship: Ship): void {
  const {items} = faceHere(state);
  let goods = 0;
  let cannon = false;
  for (let i = 0; i < items.length; i++) {
    const item = items[i]!;
    if (!isThere(state, ship, item)) continue;
    if (item === CANNON) cannon = true;
    else goods |= 1 << item;
  }
  if (goods > 0) {
    const pick = PICKS[goods]!;
    list.push(freeSpace(ship) > 0 ? pick : {type: 'pick', item: pick.item!, out: roomHole(ship, 1)!});
  }
  if (cannon) list.push(CANNON_PICK);
}

/** PORT-SEA-7: for each good that could be given, what could be taken for it: two, and less only where two do not fit. */
function addSwaps(list: Choice[], state: PortState, ship: Ship): void {
  const free = freeSpace(ship);
  for (let give = 0; give <= COCOA; give++) {
    if (ship.load[give + 1] === 0) continue;
    const caps = boxCaps(state);
    if (give < PLAIN) caps[give] = 0;
    for (let count = Math.min(2, sum(caps)); count > 0; count--) {
      const out = count - 1 > free ? roomHole(ship, count - 1, withoutOne(ship.load, give + 1)) : NOTHING;
      if (out) list.push({type: 'swap', give, take: spread(count, caps), out});
      if (out === NOTHING && state.rules !== undefined) break;
    }
  }
}

const withoutOne = (load: Load, thing: number): Load => withItem(load, thing, load[thing]! - 1);

/** PORT-SEA-5 to PORT-SEA-10. */
function addActions(list: Choice[], state: PortState, ship: Ship): void {
  const goods = cargoOf(ship);
  switch (faceHere(state).action) {
    case 'upgrade':
      if (canUpgrade(state, ship)) list.push(UPGRADE[openPiles(state)]!);
      break;
    case 'rum-trade': {
      const most = Math.min(ship.load[0]!, boxGoods(state));
      if (goods > 0) list.push({type: 'buyRum', goods: spread(goods, goodsOf(ship), 1)});
      if (most > 0) list.push({type: 'sellRum', goods: spread(most, boxCaps(state), 1)});
      break;
    }
    case 'goods-trade':
      addSwaps(list, state, ship);
      break;
    case 'free-rum':
      list.push({type: 'freeRum', out: roomHole(ship, 1)!});
      break;
    case 'coin':
      list.push(COIN);
      break;
    case 'peace':
      break;
  }
  if (goods > 0 && isStern(ship, 'huckster')) list.push(HUCKSTER[held(ship)]!);
}

/** Types of upgrades that are left, as bits. */
function openPiles({upgrades}: PortState): number {
  let kinds = 0;
  for (let kind = 0; kind < UPGRADES.length; kind++) if (upgrades[kind]!.length > 0) kinds |= 1 << kind;
  return kinds;
}
const canUpgrade = (state: PortState, {coins}: Ship): boolean => coins > 0 && openPiles(state) > 0;
const boxGoods = ({box}: PortState): number => box[0]! + box[1]! + box[2]!;
/** Goods of which the ship has any, as bits. */
function held({load}: Ship): number {
  let goods = 0;
  for (let good = 0; good <= COCOA; good++) if (load[good + 1]! > 0) goods |= 1 << good;
  return goods;
}

export function choices(state: PortState, seat: Seat): Choice[] {
  const ship = state.ships[seat]!;
  const list: Choice[] = [];
  if (!state.picked) addPicks(list, state, ship);
  if (!state.acted) addActions(list, state, ship);
  if (list.length > 0) list.push(END);
  return list;
}

/** Whether anything is left to do here: what `choices` would list, asked after every step. */
export function isOver(state: PortState): boolean {
  const ship = state.ships[active(state)]!;
  const {items, action} = faceHere(state);
  if (!state.picked) for (let i = 0; i < items.length; i++) if (isThere(state, ship, items[i]!)) return false;
  if (state.acted) return true;
  const goods = cargoOf(ship);
  if (goods > 0 && isStern(ship, 'huckster')) return false;
  switch (action) {
    case 'upgrade':
      return !canUpgrade(state, ship);
    case 'rum-trade':
      return goods === 0 && (ship.load[0] === 0 || boxGoods(state) === 0);
    case 'goods-trade':
      return !canSwap(state, ship);
    case 'free-rum':
    case 'coin':
      return false;
    case 'peace':
      return true;
  }
}

function canSwap(state: PortState, {load}: Ship): boolean {
  const all = boxGoods(state);
  for (let give = 0; give <= COCOA; give++)
    if (load[give + 1]! > 0 && all > (give < PLAIN ? state.box[give]! : 0)) return true;
  return false;
}

export const pick: Step<'pick'> = (state, seat, {item, out}, events) => {
  state.picked = true;
  const ship = state.ships[seat]!;
  if (item === CANNON) {
    state.cannons--;
    ship.cannons++;
    events?.push({type: 'picked', seat, item, got: CANNON, out: NOTHING});
    loseMarker(state, seat, 'no-cannon', events);
    return;
  }
  throwOut(state, seat, out);
  const row = state.rows[item]!;
  const got = row[0]!;
  const left = row.slice(1);
  state.rows = withItem(state.rows, item, left);
  ship.load[got + 1]!++;
  events?.push({type: 'picked', seat, item, got, out: [...out]});
  // PORT-END-1
  if (left.length === 0 && state.lastRound === 0) {
    state.lastRound = state.round + 1;
    events?.push({type: 'rowEmpty', row: item, lastRound: state.lastRound});
  }
};

const rumLoad = (rum: number): Load => [rum, 0, 0, 0, 0];
/** One of each good. */
const ONE_GOOD: readonly Load[] = upTo(COCOA + 1).map(good =>
  asLoad(upTo(COCOA + 1).map(each => (each === good ? 1 : 0))),
);

/** Given, thrown out, then taken (D-ROOM); goods come from the box and go there. */
function trade(state: PortState, seat: Seat, gave: Load, got: Load, out: Load, events?: PortEvent[]): void {
  const ship = state.ships[seat]!;
  takeOut(ship, gave);
  toBox(state, gave);
  throwOut(state, seat, out);
  putIn(ship, got);
  for (let good = 0; good <= COCOA; good++) state.box[good]! -= got[good + 1]!;
  events?.push({type: 'traded', seat, gave: [...gave], got: [...got], out: [...out]});
}

export const upgrade: Step<'upgrade'> = (state, seat, {kind}, events) => {
  const ship = state.ships[seat]!;
  const pile = state.upgrades[kind]!;
  const value = pile[0]!;
  state.upgrades = withItem(state.upgrades, kind, pile.slice(1));
  ship.coins--;
  ship.upgrades = withItem(ship.upgrades, ship.upgrades.length, kind * 10 + value);
  events?.push({type: 'upgraded', seat, kind, value});
};

export const buyRum: Step<'buyRum'> = (state, seat, {goods}, events) =>
  trade(state, seat, asLoad(goods), rumLoad(sum(goods)), NOTHING, events);

export const sellRum: Step<'sellRum'> = (state, seat, {goods}, events) =>
  trade(state, seat, rumLoad(sum(goods)), asLoad(goods), NOTHING, events);

export const swap: Step<'swap'> = (state, seat, {give, take, out}, events) =>
  trade(state, seat, ONE_GOOD[give]!, asLoad(take), out, events);

export const huckster: Step<'huckster'> = (state, seat, {good}, events) =>
  trade(state, seat, ONE_GOOD[good]!, rumLoad(1), NOTHING, events);

export const freeRum: Step<'freeRum'> = (state, seat, {out}, events) => {
  throwOut(state, seat, out);
  state.ships[seat]!.load[0]!++;
  events?.push({type: 'gained', seat, rum: 1, coins: 0, out: [...out]});
};

export const coin: Step<'coin'> = (state, seat, _action, events) => {
  state.ships[seat]!.coins++;
  events?.push({type: 'gained', seat, rum: 0, coins: 1, out: NOTHING});
};
