/**
 * A sound decision by rules of thumb, from the state in microseconds, with as much of chance in it as is asked for. It
 * makes the playouts of a search and, from what a seat may see, the advice of a beginner.
 */

import type {Rng} from '../../../base/rng.ts';
import {NO_FACES} from '../../../engine/ask.ts';
import {sampleAny} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {stepFrom} from '../chart.ts';
import {CANNON, COCOA, harbourFace, PAY, PLAIN, seaFace, UPGRADES} from '../data.ts';
import {choices} from '../flow.ts';
import {NOTHING} from '../hold.ts';
import {pirateTargets} from '../phases/battle.ts';
import {playsOf} from '../phases/cards.ts';
import {covered, fillings, goodsIn} from '../phases/harbour.ts';
import {claimOf} from '../phases/plunder.ts';
import {playCost, stepsOf} from '../phases/sailing.ts';
import {itemsHere} from '../phases/sea.ts';
import {cargoOf, freeSpace, isStern, type PortState, type Ship} from '../state.ts';
import type {PortAction} from '../types.ts';
import {bestUpgrade, cellWorth, goodWorth, itemWorth, leastOf, spareWorth} from './values.ts';

/** A play that leaves the crew without rum for it. */
const MUTINY = 60;
/** Each rum that a play costs. */
const RUM = 9;

/** Tenths of a coin by which worths vary in a playout: as wide as the difference between two good moves. */
const NOISE = 16;

/** For the playouts of a search. @throws Error when there is nothing to decide */
export function quick(state: PortState, seat: Seat, rng: Rng): PortAction {
  // Sampled from the game's own choices.
  return (
    considered(state, seat, rng, NOISE) ?? (sampleAny(choices(state, seat, NO_FACES), rng) as PortAction)
  );
}

/**
 * What to do; null where any choice is as good.
 * @param noise tenths of a coin by which the worth of what is compared varies; 1 for none
 */
export function considered(state: PortState, seat: Seat, rng: Rng, noise: number): PortAction | null {
  switch (state.phase) {
    case 'sterns':
      return isStern(state.ships[seat]!, 'still')
        ? {type: 'still', good: rng.below(PLAIN)}
        : {type: 'handyman', kind: UPGRADES.indexOf('extra-sail')};
    case 'ships':
      return settle(state, seat, rng, noise);
    case 'cards':
      if (state.bartering.includes(seat)) return null;
      return sail(state, seat, rng, noise);
    case 'open':
      // A search asks for a play that was sealed before it began.
      return sail(state, seat, rng, noise);
    case 'sea':
      return atSea(state, seat, rng, noise);
    case 'harbour':
      return unload(state, seat);
    case 'refill':
      return refill(state, seat);
    case 'knight':
      return {type: 'knight', stayOut: state.ships[seat]!.cannons < 2 && pirateTargets(state).includes(seat)};
    case 'pay':
      return pay(state, seat);
    case 'loot':
      return loot(state, seat);
    default:
      return null;
  }
}

/** The play that ends where most is to be had. */
function sail(state: PortState, seat: Seat, rng: Rng, noise: number): PortAction {
  const ship = state.ships[seat]!;
  const rum = ship.load[0]!;
  let best: readonly number[] = [state.wind];
  let most = Number.NEGATIVE_INFINITY;
  for (const cards of playsOf(ship)) {
    const cost = playCost(state.wind, ship, cards);
    let worth = rng.below(noise) - RUM * cost;
    if (cost > rum) worth -= MUTINY;
    else {
      let cell = ship.cell;
      if (cards[0]! < 4) for (const direction of stepsOf(cards)) cell = stepFrom(state, cell, direction);
      // The own tile has turned over when the ship is back, unless it never left.
      const turned = cell === ship.cell && cards[0]! < 4 && state.slots[cell]!.length === 0;
      const face = turned ? 1 - state.faces[cell]! : state.faces[cell]!;
      worth += cellWorth(state, seat, cell, face, rum - cost);
    }
    if (worth > most) {
      most = worth;
      best = cards;
    }
  }
  return {type: 'sail', cards: best};
}

function settle(state: PortState, seat: Seat, rng: Rng, noise: number): PortAction {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < state.tiles.length; cell++) {
    if (state.slots[cell]!.length > 0) continue;
    // What it turns into, and what lies about it.
    let worth = rng.below(noise);
    for (let way = 0; way < 4; way++) {
      const next = stepFrom(state, cell, way);
      worth += cellWorth(state, seat, next, state.faces[next]!, 2);
    }
    if (worth > most) {
      most = worth;
      best = cell;
    }
  }
  return {type: 'ship', cell: best};
}

function atSea(state: PortState, seat: Seat, rng: Rng, noise: number): PortAction {
  const ship = state.ships[seat]!;
  if (!state.acted) {
    const action = useTile(state, ship);
    if (action) return action;
  }
  if (!state.picked) {
    let best = -1;
    let most = 0;
    for (const item of itemsHere(state)) {
      const worth = itemWorth(state, seat, item);
      if (worth > 0 && worth + rng.below(noise) > most) {
        most = worth;
        best = item;
      }
    }
    if (best >= 0) return {type: 'pick', item: best, out: makeRoom(state, ship, best)};
  }
  return {type: 'end'};
}

/** For a good in a full hold what is worth least goes. */
function makeRoom(state: PortState, ship: Ship, item: number): number[] {
  const out = [...NOTHING];
  if (item !== CANNON && freeSpace(ship) === 0) out[leastOf(state, ship)]!++;
  return out;
}

/** The action of the tile where it is of use. */
function useTile(state: PortState, ship: Ship): PortAction | null {
  const {load, coins, cell} = ship;
  const [rum = 0] = load;
  const spare = cheapest(state, ship);
  switch (seaFace(state.tiles[cell]!, state.faces[cell]!).action) {
    case 'upgrade': {
      const kind = bestUpgrade(state, ship);
      if (coins > 0 && state.upgrades[kind]!.length > 0) return {type: 'upgrade', kind};
      break;
    }
    case 'coin':
      return {type: 'coin'};
    case 'free-rum':
      if (freeSpace(ship) > 0) return {type: 'freeRum', out: [...NOTHING]};
      break;
    case 'rum-trade':
      if (rum < 2 && spare >= 0)
        return {type: 'buyRum', goods: [0, 1, 2, 3].map(good => (good === spare ? 1 : 0))};
      break;
    case 'goods-trade': {
      if (spare < 0 || spare === COCOA || freeSpace(ship) < 1) break;
      const others = [0, 1, 2].filter(good => good !== spare && state.box[good]! > 0);
      const [first, second] = others.sort((a, b) => goodWorth(state, ship, b) - goodWorth(state, ship, a));
      if (first === undefined) break;
      const take = [0, 0, 0];
      take[first] = 1;
      if (second !== undefined) take[second] = 1;
      else if (state.box[first]! > 1) take[first] = 2;
      return {type: 'swap', give: spare, take, out: [...NOTHING]};
    }
    case 'peace':
      break;
  }
  if (isStern(ship, 'huckster') && rum < 2 && spare >= 0) return {type: 'huckster', good: spare};
  return null;
}

/** The good that is worth least to its ship; -1 where there is none. */
function cheapest(state: PortState, ship: Ship): number {
  if (cargoOf(ship) === 0) return -1;
  let best = -1;
  for (let good = 0; good <= COCOA; good++)
    if (ship.load[good + 1]! > 0 && (best < 0 || goodWorth(state, ship, good) < goodWorth(state, ship, best)))
      best = good;
  return best;
}

/** As much as can be sold, with as little cocoa as that takes. */
function unload(state: PortState, seat: Seat): PortAction {
  let best: readonly number[] = [];
  let most = -1;
  for (const filling of fillings(state, seat)) {
    const goods = goodsIn(filling);
    const worth = 20 * PAY[covered(filling)]! - 5 * goods[COCOA]!;
    if (worth > most) {
      most = worth;
      best = filling;
    }
  }
  return {type: 'unload', filling: best};
}

/** Rum as far as there is room. */
function refill(state: PortState, seat: Seat): PortAction {
  const ship = state.ships[seat]!;
  const most = harbourFace(state.tiles[ship.cell]!, state.faces[ship.cell]!).refill;
  return {type: 'refill', rum: Math.min(most, freeSpace(ship)), out: [...NOTHING]};
}

/** What is worth least goes first. */
function pay(state: PortState, seat: Seat): PortAction {
  const ship = state.ships[seat]!;
  const left = ship.load.slice();
  const load = [0, 0, 0, 0, 0];
  let coins = 0;
  for (let owed = state.owed; owed > 0; owed--) {
    let thing = -1;
    let least = coins < ship.coins ? 10 : Number.POSITIVE_INFINITY;
    for (let i = 0; i < left.length; i++) {
      if (left[i] === 0) continue;
      const worth = spareWorth(state, ship, i, left[i]!);
      if (worth < least) {
        least = worth;
        thing = i;
      }
    }
    if (thing < 0) coins++;
    else {
      load[thing]!++;
      left[thing]!--;
    }
  }
  return {type: 'pay', load, coins};
}

/** Cocoa, coins, goods, rum: whatever is worth most to the taker, as far as there is room. */
function loot(state: PortState, seat: Seat): PortAction {
  const [, from] = state.battle!.claims[0]!;
  const victim = state.ships[from]!;
  const ship = state.ships[seat]!;
  const left = victim.load.slice();
  const load = [0, 0, 0, 0, 0];
  let coins = 0;
  let room = freeSpace(ship);
  for (let units = claimOf(state, seat, from); units > 0; units--) {
    let thing = -1;
    let most = coins < victim.coins ? 10 : 0;
    for (let i = 0; i < left.length && room > 0; i++) {
      if (left[i] === 0) continue;
      const worth = spareWorth(state, ship, i, i === 0 ? ship.load[0]! + load[0]! + 1 : 1);
      if (worth > most) {
        most = worth;
        thing = i;
      }
    }
    if (most === 0) break;
    if (thing < 0) coins++;
    else {
      load[thing]!++;
      left[thing]!--;
      room--;
    }
  }
  return {type: 'loot', load, coins, out: [...NOTHING]};
}
