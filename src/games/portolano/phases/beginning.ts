/** PORT-SET-12 to PORT-SET-15: sterns with a start effect, then the pirate and the ships are placed. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {seaCells} from '../chart.ts';
import {PLAIN, UPGRADES} from '../data.ts';
import {loseMarker} from '../missions.ts';
import {boxCaps} from '../setup.ts';
import {active, isStern, type PortState} from '../state.ts';
import type {PortEvent} from '../types.ts';
import type {Step} from './move.ts';

/** Goes on to the next seat that decides, or to the next phase. */
export function goOnWithSterns(state: PortState, events?: PortEvent[]): void {
  for (; state.turn < state.ships.length; state.turn++) {
    const seat = active(state);
    const ship = state.ships[seat]!;
    if (isStern(ship, 'handyman') || isStern(ship, 'still')) return;
    const before = {coins: ship.coins, cannons: ship.cannons};
    if (isStern(ship, 'sticky-fingers')) ship.coins += 2;
    if (isStern(ship, 'grapeshot-master')) {
      ship.cannons++;
      state.cannons--;
      loseMarker(state, seat, 'no-cannon', events);
    }
    if (isStern(ship, 'peace-knight')) ship.peace = true;
    const [coins, cannons] = [ship.coins - before.coins, ship.cannons - before.cannons];
    if (coins + cannons > 0)
      events?.push({type: 'stern', seat, stern: ship.stern, coins, cannons, load: [0, 0, 0, 0, 0], kind: -1});
  }
  state.turn = 0;
  state.phase = 'pirate';
}

export function sternChoices(state: PortState, seat: Seat): Choice[] {
  if (isStern(state.ships[seat]!, 'handyman'))
    return [{type: 'handyman', kind: oneOf(UPGRADES.map((_, kind) => kind))}];
  const goods = boxCaps(state).flatMap((count, good) => (count > 0 ? [good] : []));
  return [{type: 'still', good: oneOf([-1, ...goods])}];
}

/** PORT-STERN-3: worth 0, works fully. */
export const handyman: Step<'handyman'> = (state, seat, {kind}, events) => {
  const ship = state.ships[seat]!;
  ship.upgrades = [kind * 10];
  events?.push({type: 'stern', seat, stern: ship.stern, coins: 0, cannons: 0, load: [0, 0, 0, 0, 0], kind});
  nextStern(state, events);
};

export const still: Step<'still'> = (state, seat, {good}, events) => {
  const ship = state.ships[seat]!;
  const load = [good < 0 ? 4 : 3, 0, 0, 0, 0];
  if (good >= 0 && good < PLAIN) {
    load[good + 1] = 1;
    state.box[good]!--;
  }
  load.forEach((count, i) => {
    ship.load[i]! += count;
  });
  events?.push({type: 'stern', seat, stern: ship.stern, coins: 0, cannons: 0, load, kind: -1});
  nextStern(state, events);
};

function nextStern(state: PortState, events?: PortEvent[]): void {
  state.turn++;
  goOnWithSterns(state, events);
}

export const placePirate: Step<'pirate'> = (state, seat, {cell}, events) => {
  state.pirate = cell;
  events?.push({type: 'piratePlaced', seat, cell});
  state.phase = 'ships';
};

export const placeShip: Step<'ship'> = (state, seat, {cell}, events) => {
  state.ships[seat]!.cell = cell;
  events?.push({type: 'placed', seat, cell});
  state.turn++;
  if (state.turn < state.ships.length) return;
  state.turn = 0;
  state.phase = 'wind';
};

/** Where pirate and ships may be placed. */
export const placings =
  (type: 'pirate' | 'ship') =>
  (state: PortState): Choice[] => [{type, cell: oneOf(seaCells(state))}];
