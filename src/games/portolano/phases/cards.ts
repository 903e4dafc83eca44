/** PORT-CARD: emergency rum, mutinies, and one sealed play of everybody who has rum. */
import {type Choice, oneOf, spread} from '../../../engine/choice.ts';
import type {Seat} from '../../../engine/game.ts';
import {DIRECTIONS, DOUBLE, EMERGENCY} from '../data.ts';
import {asLoad, takeOut, toBox} from '../hold.ts';
import {loseMarker} from '../missions.ts';
import {
  cargoOf,
  goodsOf,
  hasSail,
  inOrder,
  isStern,
  type PortState,
  type Ship,
  sum,
  without,
  withSeat,
} from '../state.ts';
import type {PortEvent} from '../types.ts';
import type {Step} from './move.ts';

const CARDS = DIRECTIONS.map((_, direction) => direction);
const SINGLE = CARDS.map(direction => [direction]);
const DOUBLED = CARDS.flatMap(first =>
  [...CARDS, DOUBLE].filter(second => second !== first).map(second => [first, second]),
);
/** All plays there can be, by what the ship has: a sail for 1, the anchor for 2. */
const PLAYS = [0, 1, 2, 3].map(has => [
  ...SINGLE,
  ...(has % 2 === 1 ? DOUBLED : []),
  ...(has >= 2 ? [[DOUBLE]] : []),
]);
const CHOICES: readonly (readonly Choice[])[] = PLAYS.map(plays => [{type: 'sail', cards: oneOf(plays)}]);

/** PORT-CARD-4, PORT-MOVE-8 */
const meansOf = (ship: Ship): number =>
  (hasSail(ship) ? 1 : 0) + (isStern(ship, 'strategist') && !ship.anchored ? 2 : 0);

/** PORT-CARD-4: every play that a ship can make. */
export const playsOf = (ship: Ship): readonly (readonly number[])[] => PLAYS[meansOf(ship)]!;

/** The play that an opened action out of foreign JSON is; null where this ship cannot make it, or it is none. */
export function playOf(ship: Ship, action: {readonly type: string}): readonly number[] | null {
  if (action.type !== 'sail') return null;
  const {cards} = action as {readonly cards?: unknown};
  if (!Array.isArray(cards)) return null;
  const plays = playsOf(ship);
  // One of our own lists came from no JSON.
  for (let i = 0; i < plays.length; i++) if (plays[i] === cards) return cards;
  if (Object.keys(action).length !== 2) return null;
  for (const play of plays)
    if (play.length === cards.length && play[0] === cards[0] && play[1] === cards[1]) return play;
  return null;
}

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
  const sealing: Seat[] = [];
  const bartering: Seat[] = [];
  for (let seat = 0; seat < state.ships.length; seat++) {
    const ship = state.ships[seat]!;
    ship.playing = ship.load[0]! > 0;
    if (ship.playing) sealing.push(seat);
    else if (state.round > 1 && ship.drifted && cargoOf(ship) >= EMERGENCY) bartering.push(seat);
  }
  state.sealing = sealing;
  state.bartering = bartering;
  // PORT-CARD-1
  for (let turn = 0; turn < state.ships.length; turn++) {
    const seat = inOrder(state, turn);
    if (!state.ships[seat]!.playing && !bartering.includes(seat)) mutiny(state, seat, events);
  }
}

/** PORT-CARD-3 */
function mutiny(state: PortState, seat: Seat, events?: PortEvent[]): void {
  loseMarker(state, seat, 'no-mutiny', events);
  events?.push({type: 'mutiny', seat, rum: 0, shortage: false});
}

/** Who has to bargain or to seal. */
export const deciding = ({sealing, bartering}: PortState): readonly Seat[] =>
  bartering.length > 0 ? bartering.reduce(withSeat, sealing) : sealing;

export function choices(state: PortState, seat: Seat): readonly Choice[] {
  const ship = state.ships[seat]!;
  if (!state.bartering.includes(seat)) return CHOICES[meansOf(ship)]!;
  return [
    {type: 'barter', goods: spread(EMERGENCY, goodsOf(ship))},
    {type: 'barter', goods: [0, 0, 0, 0]},
  ];
}

export const barter: Step<'barter'> = (state, seat, {goods}, events) => {
  const ship = state.ships[seat]!;
  state.bartering = without(state.bartering, seat);
  if (sum(goods) === 0) {
    mutiny(state, seat, events);
    return;
  }
  const load = asLoad(goods);
  takeOut(ship, load);
  toBox(state, load);
  ship.load[0] = 1;
  ship.playing = true;
  state.sealing = withSeat(state.sealing, seat);
  events?.push({type: 'bartered', seat, goods: [...goods]});
};

export function seal(state: PortState, seat: Seat, events?: PortEvent[]): void {
  state.sealing = without(state.sealing, seat);
  events?.push({type: 'sealed', seat});
}
