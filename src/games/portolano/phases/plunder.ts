/** PORT-VBAT: ships that share a tile fight, and who hit more takes loot. */
import {type Answer, type Ask, beacon, type Draw, drawnOf} from '../../../engine/ask.ts';
import {amount, type Choice, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {isHarbour} from '../data.ts';
import {NOTHING, putIn, roomHole, takeOut, throwOut} from '../hold.ts';
import {type Battle, isStern, type PortState, type Ship, sum, sureHits} from '../state.ts';
import type {PortEvent} from '../types.ts';
import {dice, hitsOf, raise} from './dice.ts';
import type {Step} from './move.ts';

export function askBattle(state: PortState): Ask {
  const {seats, cell} = state.battle!;
  const harbour = isHarbour(state.tiles[cell]!);
  const draws: Draw[] = [];
  for (let i = 0; i < seats.length; i++) {
    const ship = state.ships[seats[i]!]!;
    // PORT-VBAT-2
    draws.push(dice(harbour ? ship.load[0]! : ship.cannons - sureHits(ship)));
  }
  return beacon('battle', ...draws);
}

/** PORT-VBAT-3: hits of all, before anybody takes anything. */
export function fight(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const {seats, cell} = state.battle!;
  const harbour = isHarbour(state.tiles[cell]!);
  const drawn = drawnOf(answer);
  const sure: number[] = [];
  const hits: number[] = [];
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]!;
    sure.push(harbour ? 0 : sureHits(state.ships[seat]!));
    hits.push(sure[i]! + hitsOf(drawn[i]!));
    if (!harbour) raise(state, seat, hits[i]!);
  }
  state.battle = {cell, seats, hits, claims: claimsOf(state, seats, hits)};
  events?.push({
    type: 'battle',
    cell,
    seats: [...seats],
    dice: drawn.map(list => [...list]),
    sure,
    hits: [...hits],
  });
  state.phase = 'loot';
}

/** PORT-VBAT-4 to PORT-VBAT-7: who may take from whom, from most hits to fewest, the victims clockwise. */
function claimsOf(state: PortState, seats: readonly Seat[], hits: readonly number[]): Battle['claims'] {
  const players = state.ships.length;
  const claims: [Seat, Seat][] = [];
  for (let level = Math.max(...hits); level >= 0; level--)
    for (let i = 0; i < seats.length; i++) {
      if (hits[i] !== level) continue;
      const taker = seats[i]!;
      for (let k = 1; k < players; k++) {
        const victim = (taker + k) % players;
        const at = seats.indexOf(victim);
        if (at >= 0 && units(state, taker, level - hits[at]!) > 0) claims.push([taker, victim]);
      }
    }
  return claims;
}

/** Units that one may take from another (PORT-VBAT-5, PORT-VBAT-6). */
export function claimOf(state: PortState, taker: Seat, victim: Seat): number {
  const {seats, hits} = state.battle!;
  return units(state, taker, hits[seats.indexOf(taker)]! - hits[seats.indexOf(victim)]!);
}

const units = (state: PortState, taker: Seat, more: number): number =>
  more === 0 && isStern(state.ships[taker]!, 'son-of-fortune') ? 1 : more;

/** Passes over claims on ships that own nothing. @returns whether somebody has to take loot */
export function nextLoot(state: PortState): boolean {
  const {cell, seats, hits, claims} = state.battle!;
  let first = 0;
  while (first < claims.length && ownsNothing(state.ships[claims[first]![1]]!)) first++;
  const left = first < claims.length;
  if (!left) state.battle = null;
  else if (first > 0) state.battle = {cell, seats, hits, claims: claims.slice(first)};
  return left;
}

const ownsNothing = ({load, coins}: Ship): boolean => sum(load) + coins === 0;

export const looter = (state: PortState): Seat => state.battle!.claims[0]![0];

export const loot: Step<'loot'> = (state, seat, {load, coins, out}, events) => {
  const {cell, seats, hits, claims} = state.battle!;
  const [, from] = claims[0]!;
  state.battle = {cell, seats, hits, claims: claims.slice(1)};
  const victim = state.ships[from]!;
  takeOut(victim, load);
  victim.coins -= coins;
  throwOut(state, seat, out);
  const ship = state.ships[seat]!;
  putIn(ship, load);
  ship.coins += coins;
  events?.push({type: 'looted', seat, from, load: [...load], coins, out: [...out]});
};

export function lootChoices(state: PortState, seat: Seat): Choice[] {
  const [, from] = state.battle!.claims[0]!;
  const {load, coins} = state.ships[from]!;
  const most = claimOf(state, seat, from);
  const ship = state.ships[seat]!;
  const list: Choice[] = [];
  for (let count = 0; count <= Math.min(most, sum(load)); count++) {
    const out = count === 0 ? NOTHING : roomHole(ship, count);
    if (out)
      list.push({
        type: 'loot',
        load: spread(count, load),
        coins: amount(0, Math.min(most - count, coins)),
        out,
      });
  }
  return list;
}
