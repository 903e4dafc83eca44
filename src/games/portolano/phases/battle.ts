/** PORT-BAT, PORT-PBAT: who fights whom and in which order; the pirate's battles and what they cost. */
import {type Answer, type Ask, beacon, drawnOf} from '../../../engine/ask.ts';
import {type Choice, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {pirateTarget, stepFrom} from '../chart.ts';
import {isHarbour, seaFace} from '../data.ts';
import {takeOut, toBox} from '../hold.ts';
import {checkBattles} from '../missions.ts';
import {inOrder, isStern, type PortState, sum, sureHits, withSeat} from '../state.ts';
import type {PortEvent} from '../types.ts';
import {dice, hitsOf, raise} from './dice.ts';
import type {Step} from './move.ts';

/** PORT-BAT-1, PORT-SEA-9: whoever stands on an Isle of Peace is left out. */
function isProtected(state: PortState, seat: Seat): boolean {
  const {cell} = state.ships[seat]!;
  const tile = state.tiles[cell]!;
  return !isHarbour(tile) && seaFace(tile, state.faces[cell]!).action === 'peace';
}

/** PORT-PBAT-1, PORT-PBAT-2: cells whose ships a pirate on this cell fights with this wind: its own and those next to it. */
export const pirateReach = (
  {side}: Pick<PortState, 'side'>,
  pirate: number,
  wind: number,
): readonly number[] => REACH[side]![4 * pirate + wind]!;

/** By the side of the chart, for each cell and wind. */
const REACH: Readonly<Record<number, readonly (readonly number[])[]>> = {3: reaches(3), 4: reaches(4)};

function reaches(side: number): number[][] {
  return Array.from({length: side * side * 4}, (_, at) => {
    const [pirate, wind] = [at >> 2, at % 4];
    const cells = [pirate];
    for (let direction = 0; direction < 4; direction++)
      if (side === 4 || direction % 2 !== wind % 2) cells.push(stepFrom({side}, pirate, direction));
    return cells;
  });
}

/** Ships that fight the pirate, in turn order (PORT-BAT-4). */
export function pirateTargets(state: PortState): Seat[] {
  const cells = pirateReach(state, state.pirate, state.wind);
  const targets: Seat[] = [];
  for (let turn = 0; turn < state.ships.length; turn++) {
    const seat = inOrder(state, turn);
    const {cell} = state.ships[seat]!;
    if (cells.includes(cell) && !isHarbour(state.tiles[cell]!) && isOpen(state, seat)) targets.push(seat);
  }
  return targets;
}

/** Neither on an Isle of Peace nor withdrawn. */
const isOpen = (state: PortState, seat: Seat): boolean =>
  !isProtected(state, seat) && !state.out.includes(seat);

/** Ships that fight each other on a cell, in turn order (PORT-VBAT-1). */
function fighters(state: PortState, cell: number, fought: readonly Seat[]): Seat[] {
  const there: Seat[] = [];
  for (let turn = 0; turn < state.ships.length; turn++) {
    const seat = inOrder(state, turn);
    if (state.ships[seat]!.cell === cell && !fought.includes(seat) && isOpen(state, seat)) there.push(seat);
  }
  return there.length > 1 ? there : [];
}

/** Cells with a battle between ships, in reading order (PORT-BAT-5). */
function battlefields(state: PortState): readonly number[] {
  const {ships} = state;
  let cells = NOBODY;
  for (let seat = 1; seat < ships.length; seat++) {
    const {cell} = ships[seat]!;
    if (cells.includes(cell)) continue;
    for (let other = 0; other < seat; other++)
      if (ships[other]!.cell === cell) {
        if (fighters(state, cell, state.fought).length > 0) cells = withSeat(cells, cell);
        break;
      }
  }
  return cells;
}

const NOBODY: readonly number[] = [];
/** By the number of ships. */
const NO_HITS = [0, 1, 2, 3, 4, 5].map(ships => new Array<number>(ships).fill(0));

/** PORT-STATE-3: what is known for the battles of one round only. */
function forgetBattles(state: PortState): void {
  state.out = NOBODY;
  state.fought = NOBODY;
  state.beat = NOBODY;
  state.best = NO_HITS[state.ships.length]!;
}

/** PORT-BAT-2, PORT-BAT-3: who fights is found, the Peace Knight asked. */
export function beginBattles(state: PortState): void {
  const targets = pirateTargets(state);
  const knight = knightSeat(state);
  const asked =
    knight >= 0 &&
    (targets.includes(knight) || fighters(state, state.ships[knight]!.cell, targets).includes(knight));
  if (asked) state.phase = 'knight';
  else lineUp(state, targets);
}

/** Who has the Peace Knight's marker; -1 for nobody. */
export function knightSeat({ships}: PortState): Seat {
  for (let seat = 0; seat < ships.length; seat++) if (ships[seat]!.peace) return seat;
  return -1;
}

export const KNIGHT_CHOICES: readonly Choice[] = [true, false].map(stayOut => ({type: 'knight', stayOut}));

export const knight: Step<'knight'> = (state, seat, {stayOut}, events) => {
  if (stayOut) {
    state.ships[seat]!.peace = false;
    state.out = [seat];
    events?.push({type: 'stayedOut', seat});
  }
  lineUp(state, pirateTargets(state));
};

function lineUp(state: PortState, targets: readonly Seat[]): void {
  state.targets = targets;
  state.fought = targets;
  state.fields = battlefields(state);
  state.phase = 'pirateBattle';
}

/** The next battle that needs dice; the end of the phase when there is none. @returns whether all are fought */
export function nextBattle(state: PortState, events?: PortEvent[]): boolean {
  if (state.targets.length > 0) {
    state.phase = 'pirateBattle';
    return false;
  }
  const cell = state.fields[0];
  if (cell !== undefined) {
    state.fields = state.fields.slice(1);
    state.battle = {cell, seats: fighters(state, cell, state.fought), hits: [], claims: []};
    state.phase = 'battle';
    return false;
  }
  checkBattles(state, events);
  forgetBattles(state);
  return true;
}

/** PORT-PBAT-4: three dice on the same tile, two beside it. */
const pirateDice = (state: PortState, seat: Seat): number =>
  state.ships[seat]!.cell === state.pirate ? 3 : 2;

export const askPirateBattle = (state: PortState): Ask => {
  const seat = state.targets[0]!;
  const ship = state.ships[seat]!;
  return beacon('pirate', dice(ship.cannons - sureHits(ship)), dice(pirateDice(state, seat)));
};

/** @returns the seat that has to choose what it pays, or null */
export function fightPirate(state: PortState, answer: Answer, events?: PortEvent[]): Seat | null {
  const drawn = drawnOf(answer);
  const own = drawn[0]!;
  const pirate = drawn[1]!;
  const seat = state.targets[0]!;
  state.targets = state.targets.slice(1);
  const ship = state.ships[seat]!;
  const sure = sureHits(ship);
  const hits = sure + hitsOf(own);
  const pirateHits = hitsOf(pirate);
  const even = hits === pirateHits && isStern(ship, 'son-of-fortune') ? 1 : 0;
  const coins = hits > pirateHits ? hits - pirateHits : even;
  const owed = Math.max(0, pirateHits - hits);
  raise(state, seat, hits);
  if (hits > pirateHits) state.beat = [...state.beat, seat];
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
  let kinds = coins > 0 ? 1 : 0;
  for (let i = 0; i < load.length; i++) if (load[i]! > 0) kinds++;
  if (all > owed && kinds > 1) {
    state.owed = owed;
    state.phase = 'pay';
    // Who pays stands before the ships that still fight.
    state.targets = [seat, ...state.targets];
    return seat;
  }
  const paid = Math.min(owed, all);
  if (paid === 0) return null;
  // Where there is more than is owed, it is all of one kind.
  const out = load.slice();
  if (all > owed) for (let i = 0; i < out.length; i++) if (out[i]! > 0) out[i] = paid;
  payOut(state, seat, out, all > owed && coins > 0 ? paid : coins, events);
  return null;
}

function payOut(
  state: PortState,
  seat: Seat,
  load: readonly number[],
  coins: number,
  events?: PortEvent[],
): void {
  const ship = state.ships[seat]!;
  takeOut(ship, load);
  toBox(state, load);
  ship.coins -= coins;
  events?.push({type: 'paid', seat, load: [...load], coins});
}

export const pay: Step<'pay'> = (state, seat, {load, coins}, events) => {
  state.targets = state.targets.slice(1);
  state.owed = 0;
  payOut(state, seat, load, coins, events);
};

/** For each number of things out of the hold, the rest in coins. */
export function payChoices(state: PortState, seat: Seat): Choice[] {
  const {load, coins} = state.ships[seat]!;
  const {owed} = state;
  const least = Math.max(0, owed - coins);
  const most = Math.min(owed, sum(load));
  const list: Choice[] = [];
  for (let count = least; count <= most; count++)
    list.push({type: 'pay', load: spread(count, load), coins: owed - count});
  return list;
}

/** PORT-PIR: the pirate drifts with the wind and lets its tile flip. */
export function movePirate(state: PortState, flip: (cell: number) => void, events?: PortEvent[]): void {
  const from = state.pirate;
  state.pirate = pirateTarget(state, state.wind);
  events?.push({type: 'pirateMoved', from, to: state.pirate});
  // PORT-PIR-3: one that comes back to its tile has not left it.
  if (state.pirate !== from) flip(from);
}
