/** Building and buying (CAT-BLD). */
import type {Opening} from '../../../engine/ask.ts';
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {cornerTaken, roadLaid} from '../awards.ts';
import {CARD_COST, CITY_COST, ROAD_COST, SETTLEMENT_COST} from '../data.ts';
import {cover, objectToShow, type Purse, pay, type Shown} from '../hand.ts';
import {
  citySpots,
  objectToCity,
  objectToRoad,
  objectToSettlement,
  roadSpots,
  settlementSpots,
} from '../places.ts';
import {objection} from '../refusals.ts';
import {type CatState, CITY} from '../state.ts';
import type {CatEvent} from '../types.ts';
import type {Lots, Move} from './move.ts';
import {closeTrade} from './turn.ts';

export function buildChoices(state: CatState, seat: number, purse: Purse, into: Choice[]): void {
  const player = state.players[seat]!;
  if (player.roads > 0) {
    const show = cover(purse, ROAD_COST);
    const spots = show && roadSpots(state, seat);
    if (spots && spots.length > 0) into.push(showing({type: 'buildRoad', edge: oneOf(spots)}, show));
  }
  if (player.settlements > 0) {
    const show = cover(purse, SETTLEMENT_COST);
    const spots = show && settlementSpots(state, seat, false);
    if (spots && spots.length > 0) into.push(showing({type: 'buildSettlement', at: oneOf(spots)}, show));
  }
  if (player.cities > 0) {
    const show = cover(purse, CITY_COST);
    const spots = show && citySpots(state, seat);
    if (spots && spots.length > 0) into.push(showing({type: 'buildCity', at: oneOf(spots)}, show));
  }
  if (state.deck.length > 0) {
    const show = cover(purse, CARD_COST);
    if (show) into.push(showing({type: 'buyCard'}, show));
  }
}

/** A new choice, with what has to be shown for it. */
function showing(choice: {type: string; [field: string]: Choice[string]}, show: readonly Shown[]): Choice {
  if (show.length > 0) choice.show = show;
  return choice;
}

/** CAT-TURN-3: what is paid for is built in the build phase; the first of it announces that phase. */
function payFor(state: CatState, seat: number, cost: readonly number[], events?: CatEvent[]): void {
  if (state.phase === 'trade') closeTrade(state, seat, null, events);
  pay(state, seat, cost);
}

const objectToPayment = (
  state: CatState,
  seat: number,
  cost: readonly number[],
  show: readonly Opening[] | undefined,
) => objectToShow(state.players[seat]!, cost, show);

export const buildRoad: Move<'buildRoad'> = {
  check(state, seat, {edge, show}) {
    if (state.players[seat]!.roads === 0) return objection('cat/no-piece-left', 'CAT-BLD-1', {piece: 'road'});
    return objectToRoad(state, seat, edge) ?? objectToPayment(state, seat, ROAD_COST, show);
  },
  play(state, seat, {edge}, events) {
    payFor(state, seat, ROAD_COST, events);
    layRoad(state, seat, edge, false, events);
  },
};

/** CAT-LR-5 comes with it. */
export function layRoad(
  state: CatState,
  seat: number,
  edge: number,
  free: boolean,
  events?: CatEvent[],
): void {
  state.roads[edge] = seat;
  state.players[seat]!.roads--;
  events?.push({type: 'built', seat, piece: 'road', at: edge, free});
  roadLaid(state, seat, edge, events);
}

export const buildSettlement: Move<'buildSettlement'> = {
  check(state, seat, {at, show}) {
    if (state.players[seat]!.settlements === 0)
      return objection('cat/no-piece-left', 'CAT-BLD-6', {piece: 'settlement'});
    return objectToSettlement(state, seat, at, false) ?? objectToPayment(state, seat, SETTLEMENT_COST, show);
  },
  play(state, seat, {at}, events) {
    payFor(state, seat, SETTLEMENT_COST, events);
    state.corners[at] = seat;
    state.players[seat]!.settlements--;
    events?.push({type: 'built', seat, piece: 'settlement', at, free: false});
    cornerTaken(state, seat, at, events);
  },
};

export const buildCity: Move<'buildCity'> = {
  check(state, seat, {at, show}) {
    if (state.players[seat]!.cities === 0)
      return objection('cat/no-piece-left', 'CAT-BLD-1', {piece: 'city'});
    return objectToCity(state, seat, at) ?? objectToPayment(state, seat, CITY_COST, show);
  },
  play(state, seat, {at}, events) {
    payFor(state, seat, CITY_COST, events);
    const player = state.players[seat]!;
    state.corners[at] = seat + CITY;
    player.cities--;
    player.settlements++;
    events?.push({type: 'built', seat, piece: 'city', at, free: false});
  },
};

/** CAT-BLD-8: the card comes with the answer to the ask. */
export const buyCard: Move<'buyCard'> = {
  check(state, seat, {show}) {
    if (state.deck.length === 0) return objection('cat/deck-empty', 'CAT-BLD-8');
    return objectToPayment(state, seat, CARD_COST, show);
  },
  play(state, seat, _action, events) {
    payFor(state, seat, CARD_COST, events);
    state.asking = 'buy';
    events?.push({type: 'boughtCard', seat, left: state.deck.length - 1});
  },
};

/** The top card is dealt. */
export const PURCHASE: Lots<'buy'> = {
  buy: {
    ask: ({deck, active}) => ({kind: 'deal', handles: deck.slice(-1), to: active}),
    deal(state) {
      const player = state.players[state.active]!;
      player.cards.push(state.deck.pop()!);
      player.bought.push(state.turn);
      state.asking = null;
    },
  },
};
