/** PORT-BAT: first the pirate's battles, then those between ships; dice, payment, loot. */
import {type Answer, type Ask, drawnOf} from '../../../engine/ask.ts';
import {amount, type Choice, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {pirateTarget, stepFrom} from '../chart.ts';
import {FIRST_HIT, isHarbour, SIDES, seaFace} from '../data.ts';
import {NOTHING, putIn, roomHole, takeOut, throwOut, toBox} from '../hold.ts';
import {checkBattles} from '../missions.ts';
import {isStern, type PortState, sum, sureHits, turnOrder} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

const hitsOf = (dice: readonly number[]): number => dice.filter(die => die >= FIRST_HIT).length;
const dice = (count: number) => ({kind: 'roll', sides: new Array<number>(count).fill(SIDES)}) as const;

/** PORT-BAT-1, PORT-SEA-9: whoever stands on an Isle of Peace is left out. */
function isProtected(state: PortState, seat: Seat): boolean {
  const {cell} = state.ships[seat]!;
  const tile = state.tiles[cell]!;
  return !isHarbour(tile) && seaFace(tile, state.faces[cell]!).action === 'peace';
}

/** PORT-PBAT-1, PORT-PBAT-2: cells next to the pirate whose ships it fights. */
function reach(state: PortState): number[] {
  const around = [0, 1, 2, 3].filter(direction => state.side === 4 || direction % 2 !== state.wind % 2);
  return around.map(direction => stepFrom(state, state.pirate, direction));
}

/** Ships that fight the pirate, in turn order (PORT-BAT-4). */
export function pirateTargets(state: PortState): Seat[] {
  const cells = [state.pirate, ...reach(state)];
  return turnOrder(state).filter(seat => {
    const {cell} = state.ships[seat]!;
    return (
      cells.includes(cell) &&
      !isHarbour(state.tiles[cell]!) &&
      !isProtected(state, seat) &&
      !state.out.includes(seat)
    );
  });
}

/** Ships that fight each other on a cell, in turn order (PORT-VBAT-1). */
function fighters(state: PortState, cell: number, fought: readonly Seat[]): Seat[] {
  const there = turnOrder(state).filter(
    seat =>
      state.ships[seat]!.cell === cell &&
      !isProtected(state, seat) &&
      !state.out.includes(seat) &&
      !fought.includes(seat),
  );
  return there.length > 1 ? there : [];
}

/** PORT-BAT-2, PORT-BAT-3: who fights is found, the Peace Knight asked. */
export function beginBattles(state: PortState): void {
  state.out = [];
  state.fought = [];
  state.beat = [];
  state.best = state.ships.map(() => 0);
  const targets = pirateTargets(state);
  const knight = state.ships.findIndex(ship => ship.peace);
  const cell = state.ships[knight]?.cell ?? -1;
  const asked = knight >= 0 && (targets.includes(knight) || fighters(state, cell, targets).includes(knight));
  if (asked) state.phase = 'knight';
  else lineUp(state);
}

export const knightSeat = (state: PortState): Seat => state.ships.findIndex(ship => ship.peace);

export function knight(
  state: PortState,
  seat: Seat,
  {stayOut}: Extract<PortAction, {type: 'knight'}>,
  events?: PortEvent[],
): void {
  if (stayOut) {
    state.ships[seat]!.peace = false;
    state.out.push(seat);
    events?.push({type: 'stayedOut', seat});
  }
  lineUp(state);
}

function lineUp(state: PortState): void {
  state.targets = pirateTargets(state);
  state.fought = [...state.targets];
  state.fields = state.tiles.map((_, cell) => cell);
  state.phase = 'pirateBattle';
}

/** The next battle that needs dice; the end of the phase when there is none. @returns whether all are fought */
export function nextBattle(state: PortState, events?: PortEvent[]): boolean {
  if (state.targets.length > 0) {
    state.phase = 'pirateBattle';
    return false;
  }
  for (let cell = state.fields.shift(); cell !== undefined; cell = state.fields.shift()) {
    const seats = fighters(state, cell, state.fought);
    if (seats.length === 0) continue;
    state.battle = {cell, seats, hits: [], claims: []};
    state.phase = 'battle';
    return false;
  }
  checkBattles(state, events);
  return true;
}

/** PORT-PBAT-4: three dice on the same tile, two beside it. */
const pirateDice = (state: PortState, seat: Seat): number =>
  state.ships[seat]!.cell === state.pirate ? 3 : 2;

export const askPirateBattle = (state: PortState): Ask => {
  const seat = state.targets[0]!;
  const ship = state.ships[seat]!;
  return {
    kind: 'beacon',
    purpose: 'pirate',
    draws: [dice(ship.cannons - sureHits(ship)), dice(pirateDice(state, seat))],
  };
};

/** @returns the seat that has to choose what it pays, or null */
export function fightPirate(state: PortState, answer: Answer, events?: PortEvent[]): Seat | null {
  const [own, pirate] = drawnOf(answer) as [number[], number[]];
  const seat = state.targets.shift()!;
  const ship = state.ships[seat]!;
  const sure = sureHits(ship);
  const hits = sure + hitsOf(own);
  const pirateHits = hitsOf(pirate);
  const even = hits === pirateHits && isStern(ship, 'son-of-fortune') ? 1 : 0;
  const coins = hits > pirateHits ? hits - pirateHits : even;
  const owed = Math.max(0, pirateHits - hits);
  state.best[seat] = Math.max(state.best[seat]!, hits);
  if (hits > pirateHits) state.beat.push(seat);
  ship.coins += coins;
  events?.push({
    type: 'pirateBattle',
    seat,
    dice: own,
    sure,
    hits,
    pirateDice: pirate,
    pirateHits,
    coins,
    owed,
  });
  return owed > 0 ? owe(state, seat, owed, events) : null;
}

/** PORT-PBAT-7: all of it where there is no more; what is of one kind needs no choice. */
function owe(state: PortState, seat: Seat, owed: number, events?: PortEvent[]): Seat | null {
  const {load, coins} = state.ships[seat]!;
  const all = sum(load) + coins;
  const kinds = [...load, coins].filter(count => count > 0).length;
  if (all > owed && kinds > 1) {
    state.owed = owed;
    state.phase = 'pay';
    // Who pays stands before the ships that still fight.
    state.targets.unshift(seat);
    return seat;
  }
  const paid = Math.min(owed, all);
  if (paid === 0) return null;
  const part = (count: number) => (all > owed ? (count > 0 ? paid : 0) : count);
  payOut(state, seat, {load: load.map(part), coins: part(coins)}, events);
  return null;
}

function payOut(
  state: PortState,
  seat: Seat,
  {load, coins}: {load: readonly number[]; coins: number},
  events?: PortEvent[],
): void {
  const ship = state.ships[seat]!;
  takeOut(ship, load);
  toBox(state, load);
  ship.coins -= coins;
  events?.push({type: 'paid', seat, load: [...load], coins});
}

export function pay(
  state: PortState,
  seat: Seat,
  action: Extract<PortAction, {type: 'pay'}>,
  events?: PortEvent[],
): void {
  state.targets.shift();
  state.owed = 0;
  payOut(state, seat, action, events);
}

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
  const battle = state.battle!;
  const {seats, cell} = battle;
  const harbour = isHarbour(state.tiles[cell]!);
  const drawn = drawnOf(answer);
  const sure = seats.map(seat => (harbour ? 0 : sureHits(state.ships[seat]!)));
  battle.hits = seats.map((_, i) => sure[i]! + hitsOf(drawn[i]!));
  if (!harbour)
    seats.forEach((seat, i) => {
      state.best[seat] = Math.max(state.best[seat]!, battle.hits[i]!);
    });
  const players = state.ships.length;
  const order = seats.map((_, i) => i).sort((a, b) => battle.hits[b]! - battle.hits[a]! || a - b);
  battle.claims = order.flatMap(i => {
    const taker = seats[i]!;
    const around = Array.from({length: players - 1}, (_, k) => (taker + 1 + k) % players);
    return around
      .filter(victim => seats.includes(victim) && claimOf(state, taker, victim) > 0)
      .map((victim): [Seat, Seat] => [taker, victim]);
  });
  events?.push({
    type: 'battle',
    cell,
    seats: [...seats],
    dice: drawn.map(list => [...list]),
    sure,
    hits: [...battle.hits],
  });
  state.phase = 'loot';
}

/** Units that one may take from another (PORT-VBAT-5, PORT-VBAT-6). */
function claimOf(state: PortState, taker: Seat, victim: Seat): number {
  const {seats, hits} = state.battle!;
  const more = hits[seats.indexOf(taker)]! - hits[seats.indexOf(victim)]!;
  return more === 0 && isStern(state.ships[taker]!, 'son-of-fortune') ? 1 : more;
}

/** Passes over claims on ships that own nothing. @returns whether somebody has to take loot */
export function nextLoot(state: PortState): boolean {
  const {claims} = state.battle!;
  while (claims.length > 0) {
    const {load, coins} = state.ships[claims[0]![1]]!;
    if (sum(load) + coins > 0) return true;
    claims.shift();
  }
  state.battle = null;
  return false;
}

export const looter = (state: PortState): Seat => state.battle!.claims[0]![0];

export function loot(
  state: PortState,
  seat: Seat,
  {load, coins, out}: Extract<PortAction, {type: 'loot'}>,
  events?: PortEvent[],
): void {
  const [, from] = state.battle!.claims.shift()!;
  const victim = state.ships[from]!;
  takeOut(victim, load);
  victim.coins -= coins;
  throwOut(state, seat, out);
  const ship = state.ships[seat]!;
  putIn(ship, load);
  ship.coins += coins;
  events?.push({type: 'looted', seat, from, load: [...load], coins, out: [...out]});
}

export function choices(state: PortState, seat: Seat): Choice[] {
  if (state.phase === 'knight')
    return seat === knightSeat(state) ? [true, false].map(stayOut => ({type: 'knight', stayOut})) : [];
  if (state.phase === 'pay') return seat === state.targets[0] ? payChoices(state, seat) : [];
  return seat === looter(state) ? lootChoices(state, seat) : [];
}

/** For each number of things out of the hold, the rest in coins. */
function payChoices(state: PortState, seat: Seat): Choice[] {
  const {load, coins} = state.ships[seat]!;
  const {owed} = state;
  const least = Math.max(0, owed - coins);
  const most = Math.min(owed, sum(load));
  return Array.from({length: most - least + 1}, (_, i) => ({
    type: 'pay',
    load: spread(least + i, load),
    coins: owed - least - i,
  }));
}

function lootChoices(state: PortState, seat: Seat): Choice[] {
  const [, from] = state.battle!.claims[0]!;
  const {load, coins} = state.ships[from]!;
  const most = claimOf(state, seat, from);
  const ship = state.ships[seat]!;
  return Array.from({length: Math.min(most, sum(load)) + 1}, (_, count) => count).flatMap(
    (count): Choice[] => {
      const out = count === 0 ? NOTHING : roomHole(ship, count);
      if (out === null) return [];
      return [
        {type: 'loot', load: spread(count, load), coins: amount(0, Math.min(most - count, coins)), out},
      ];
    },
  );
}

/** PORT-PIR: the pirate drifts with the wind and lets its tile flip. */
export function movePirate(state: PortState, flip: (cell: number) => void, events?: PortEvent[]): void {
  const from = state.pirate;
  state.pirate = pirateTarget(state, state.wind);
  events?.push({type: 'pirateMoved', from, to: state.pirate});
  // PORT-PIR-3: one that comes back to its tile has not left it.
  if (state.pirate !== from) flip(from);
}
