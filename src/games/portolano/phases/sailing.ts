/** PORT-MOVE: a play is opened on its owner's turn and sailed; who has none drifts. */
import type {Disclosed} from '../../../engine/ask.ts';
import {moveShip, stepCost} from '../chart.ts';
import {DOUBLE} from '../data.ts';
import {loseMarker} from '../missions.ts';
import {active, type PortState, type Ship} from '../state.ts';
import type {PortEvent} from '../types.ts';
import {playOf} from './cards.ts';

/** Where a step of a play goes. */
const directionOf = (cards: readonly number[], step: number): number =>
  cards[step] === DOUBLE ? cards[0]! : cards[step]!;
/** Directions of the steps of a play. */
export const stepsOf = (cards: readonly number[]): number[] => cards.map((_, i) => directionOf(cards, i));

/** PORT-MOVE-5: rum for the whole play with this wind. */
export function playCost(wind: number, ship: Ship, cards: readonly number[]): number {
  let cost = 0;
  if (cards[0] === DOUBLE) return cost;
  for (let i = 0; i < cards.length; i++) cost += stepCost(wind, ship, directionOf(cards, i));
  return cost;
}

/** The cards of an opened choice; what is missing or no play is one step with the wind (PORT-P2P-2). */
export function cardsOf(
  state: PortState,
  ship: Ship,
  opened: Disclosed,
): {cards: readonly number[]; byRule: boolean} {
  const cards = opened && playOf(ship, opened.action);
  return cards ? {cards, byRule: false} : {cards: [state.wind], byRule: true};
}

export function sail(state: PortState, cards: readonly number[], events?: PortEvent[]): void {
  const seat = active(state);
  const ship = state.ships[seat]!;
  ship.drifted = false;
  ship.anchored = false;
  if (cards[0] === DOUBLE) {
    ship.anchored = true;
    events?.push({type: 'anchored', seat, cell: ship.cell});
    return;
  }
  const rum = ship.load[0]!;
  if (rum < playCost(state.wind, ship, cards)) {
    // PORT-MOVE-6
    ship.load[0] = 0;
    loseMarker(state, seat, 'no-mutiny', events);
    events?.push({type: 'mutiny', seat, rum, shortage: true});
    drift(state, events);
    return;
  }
  for (let i = 0; i < cards.length; i++) {
    const direction = directionOf(cards, i);
    moveShip(state, seat, direction, stepCost(state.wind, ship, direction), false, events);
  }
}

/** PORT-MOVE-7 */
export function drift(state: PortState, events?: PortEvent[]): void {
  const seat = active(state);
  const ship = state.ships[seat]!;
  ship.drifted = true;
  ship.anchored = false;
  moveShip(state, seat, state.wind, 0, true, events);
}
