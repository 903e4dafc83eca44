/** PORT-VBAT: ships that share a tile fight, and who hit more takes loot. */
import {type Answer, type Ask, drawnOf} from '../../../engine/ask.ts';
import {amount, type Choice, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {isHarbour} from '../data.ts';
import {NOTHING, putIn, roomHole, takeOut, throwOut} from '../hold.ts';
import {isStern, type PortState, sum, sureHits} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';
import {dice, hitsOf, raise} from './dice.ts';

export function askBattle(state: PortState): Ask {
  const {seats, cell} = state.battle!;
  const harbour = isHarbour(state.tiles[cell]!);
  return {
    kind: 'beacon',
    purpose: 'battle',
    draws: seats.map(seat => {
      const ship = state.ships[seat]!;
      // PORT-VBAT-2
      return dice(harbour ? ship.load[0]! : ship.cannons - sureHits(ship));
    }),
  };
}

/** PORT-VBAT-3 to PORT-VBAT-7: hits, then who may take from whom, in order. */
export function fight(state: PortState, answer: Answer, events?: PortEvent[]): void {
  const {seats, cell} = state.battle!;
  const harbour = isHarbour(state.tiles[cell]!);
  const drawn = drawnOf(answer);
  const sure = seats.map(seat => (harbour ? 0 : sureHits(state.ships[seat]!)));
  const hits = seats.map((_, i) => sure[i]! + hitsOf(drawn[i]!));
  if (!harbour) for (let i = 0; i < seats.length; i++) raise(state, seats[i]!, hits[i]!);
  const players = state.ships.length;
  const order = seats.map((_, i) => i).sort((a, b) => hits[b]! - hits[a]! || a - b);
  const claims: [Seat, Seat][] = [];
  for (const i of order) {
    const taker = seats[i]!;
    for (let k = 1; k < players; k++) {
      const victim = (taker + k) % players;
      const at = seats.indexOf(victim);
      if (at >= 0 && units(state, taker, hits[i]! - hits[at]!) > 0) claims.push([taker, victim]);
    }
  }
  state.battle = {cell, seats, hits, claims};
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

/** Units that one may take from another (PORT-VBAT-5, PORT-VBAT-6). */
export function claimOf(state: PortState, taker: Seat, victim: Seat): number {
  const {seats, hits} = state.battle!;
  return units(state, taker, hits[seats.indexOf(taker)]! - hits[seats.indexOf(victim)]!);
}

const units = (state: PortState, taker: Seat, more: number): number =>
  more === 0 && isStern(state.ships[taker]!, 'son-of-fortune') ? 1 : more;

/** Passes over claims on ships that own nothing. @returns whether somebody has to take loot */
export function nextLoot(state: PortState): boolean {
  const battle = state.battle!;
  const first = battle.claims.findIndex(([, victim]) => {
    const {load, coins} = state.ships[victim]!;
    return sum(load) + coins > 0;
  });
  if (first > 0) state.battle = {...battle, claims: battle.claims.slice(first)};
  else if (first < 0) state.battle = null;
  return first >= 0;
}

export const looter = (state: PortState): Seat => state.battle!.claims[0]![0];

export function loot(
  state: PortState,
  seat: Seat,
  {load, coins, out}: Extract<PortAction, {type: 'loot'}>,
  events?: PortEvent[],
): void {
  const [[, from] = [0, 0], ...claims] = state.battle!.claims;
  state.battle = {...state.battle!, claims};
  const victim = state.ships[from]!;
  takeOut(victim, load);
  victim.coins -= coins;
  throwOut(state, seat, out);
  const ship = state.ships[seat]!;
  putIn(ship, load);
  ship.coins += coins;
  events?.push({type: 'looted', seat, from, load: [...load], coins, out: [...out]});
}

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
