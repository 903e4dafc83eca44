/** PORT-CARD: emergency rum, mutinies, and one sealed play of everybody who has rum. */
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {DIRECTIONS, DOUBLE} from '../data.ts';
import {asLoad, takeOut, toBox} from '../hold.ts';
import {loseMarker} from '../missions.ts';
import {goodsOf, hasSail, isStern, type PortState, type Ship, sum, turnOrder} from '../state.ts';
import type {PortAction, PortEvent} from '../types.ts';

/** PORT-CARD-2: so many goods for one rum. */
const EMERGENCY = 2;
const CARDS = DIRECTIONS.map((_, direction) => direction);

/** PORT-CARD-4: every play that a ship can make. */
export function playsOf(ship: Ship): number[][] {
  const plays = CARDS.map(direction => [direction]);
  if (hasSail(ship)) {
    for (const first of CARDS)
      for (const second of [...CARDS, DOUBLE]) if (first !== second) plays.push([first, second]);
  }
  // PORT-MOVE-8
  if (isStern(ship, 'strategist') && !ship.anchored) plays.push([DOUBLE]);
  return plays;
}

export const isPlay = (ship: Ship, cards: readonly number[]): boolean =>
  playsOf(ship).some(play => play.join() === cards.join());

/** A round begins: who has no rum bargains or mutinies, the others seal. */
export function beginRound(state: PortState, events?: PortEvent[]): void {
  state.round++;
  state.phase = 'cards';
  state.turn = 0;
  events?.push({
    type: 'round',
    round: state.round,
    start: state.start,
    last: state.round === state.lastRound,
  });
  for (const seat of turnOrder(state)) {
    const ship = state.ships[seat]!;
    ship.playing = ship.load[0]! > 0;
    if (ship.playing) state.sealing.push(seat);
    else if (state.round > 1 && ship.drifted && sum(goodsOf(ship)) >= EMERGENCY) state.bartering.push(seat);
    else mutiny(state, seat, events);
  }
  state.sealing.sort((a, b) => a - b);
}

/** PORT-CARD-3 */
function mutiny(state: PortState, seat: Seat, events?: PortEvent[]): void {
  loseMarker(state, seat, 'no-mutiny', events);
  events?.push({type: 'mutiny', seat, rum: 0, shortage: false});
}

export function choices(state: PortState, seat: Seat): Choice[] {
  const ship = state.ships[seat]!;
  if (state.bartering.includes(seat))
    return [
      {type: 'barter', goods: spread(EMERGENCY, goodsOf(ship))},
      {type: 'barter', goods: [0, 0, 0, 0]},
    ];
  return state.sealing.includes(seat) ? [{type: 'sail', cards: oneOf(playsOf(ship))}] : [];
}

export function barter(
  state: PortState,
  seat: Seat,
  {goods}: Extract<PortAction, {type: 'barter'}>,
  events?: PortEvent[],
): void {
  const ship = state.ships[seat]!;
  state.bartering = state.bartering.filter(other => other !== seat);
  if (sum(goods) === 0) {
    mutiny(state, seat, events);
    return;
  }
  takeOut(ship, asLoad(goods));
  toBox(state, asLoad(goods));
  ship.load[0] = 1;
  ship.playing = true;
  state.sealing = [...state.sealing, seat].sort((a, b) => a - b);
  events?.push({type: 'bartered', seat, goods: [...goods]});
}

export function seal(state: PortState, seat: Seat, events?: PortEvent[]): void {
  state.sealing = state.sealing.filter(other => other !== seat);
  events?.push({type: 'sealed', seat});
}
