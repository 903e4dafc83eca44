/** Progress cards: what a turn is worth with them. */
import {type Choice, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import {CITY_COST} from '../data.ts';
import type {CatState} from '../state.ts';
import {RESOURCES} from '../types.ts';
import {exchanged} from './deals.ts';
import {type Holdings, likelyHoldings} from './holdings.ts';
import type {Thought} from './offered.ts';
import {type Means, planTurn} from './plan.ts';

const NOTHING = [0, 0, 0, 0, 0];

export function progress(state: CatState, seat: number, choices: readonly Choice[], means: Means): Thought[] {
  const found: Thought[] = [];
  const less = (hand: readonly number[]): Holdings => ({
    ...means.held,
    hand,
    helpers: Math.max(0, means.held.helpers - 1),
  });
  const worth = (hand: readonly number[], table = state) =>
    planTurn(table, seat, {...means, held: less(hand)}).worth;
  const {hand} = means.held;
  const plenty = choices.find(({type}) => type === 'yearOfPlenty');
  if (plenty)
    for (const take of pairsFor(state, hand)) {
      if (!isHole(plenty.take) || !fits(plenty.take, take)) continue;
      found.push({
        action: {type: 'yearOfPlenty', card: Number(plenty.card), take},
        worth: worth(exchanged(hand, NOTHING, take)),
      });
    }
  const monopoly = choices.find(({type}) => type === 'monopoly');
  if (monopoly)
    for (const [kind, count] of expectedFrom(state, seat).entries()) {
      if (count < 2) continue;
      const take = NOTHING.map((_, each) => (each === kind ? Math.floor(count) : 0));
      found.push({
        action: {type: 'monopoly', card: Number(monopoly.card), kind: RESOURCES[kind]!},
        worth: worth(exchanged(hand, NOTHING, take)) * 1.002,
      });
    }
  const roads = choices.find(({type}) => type === 'roadBuilding');
  if (roads) {
    const free = exchanged(hand, NOTHING, [2, 0, 0, 2, 0]);
    const plan = planTurn(state, seat, {...means, trades: false, held: less(free)});
    if (plan.purchases.filter(({piece}) => piece === 0).length >= 2)
      found.push({action: {type: 'roadBuilding', card: Number(roads.card)}, worth: plan.worth});
  }
  return found;
}

/** Pairs of cards that a city or any other purchase lacks: all of them are fifteen. */
function pairsFor({bank}: CatState, hand: readonly number[]): number[][] {
  const pairs: number[][] = [];
  for (let one = 0; one < 5; one++)
    for (let two = one; two < 5; two++) {
      const take = NOTHING.map((_, kind) => +(kind === one) + +(kind === two));
      const needed = take.some((count, kind) => count > 0 && hand[kind]! < CITY_COST[kind]! + 2);
      if (needed && take.every((count, kind) => count <= bank[kind]!)) pairs.push(take);
    }
  return pairs;
}

/** Cards of each kind that the others are likely to hold. */
function expectedFrom(state: CatState, seat: number): number[] {
  const all = [...NOTHING];
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const {hand} = likelyHoldings(state, other);
    for (let kind = 0; kind < all.length; kind++) all[kind]! += hand[kind]!;
  }
  return all;
}
