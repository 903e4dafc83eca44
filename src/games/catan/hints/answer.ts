/** Trade as a sensible beginner sees it: what a deal is worth, and what to answer of one's own accord. */

import type {Rng} from '../../../base/rng.ts';
import {sum} from '../../../base/sum.ts';
import {bundleOf, type Choice, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import {COSTS} from '../data.ts';
import {type CatAction, type CatView, type Counts, RESOURCES} from '../types.ts';

/** Cards missing for a purchase. */
const lacking = (hand: readonly number[], cost: readonly number[]): number =>
  cost.reduce((all, count, kind) => all + Math.max(0, count - hand[kind]!), 0);

/** Purchases in the order in which they are worth their cards: city, settlement, card, road. */
const WISHES: readonly (readonly [piece: number, worth: number])[] = [
  [2, 100],
  [1, 90],
  [3, 55],
  [0, 40],
];

/** What a hand is good for: the best purchase that it comes near, and a little for every card. */
export function handWorth(view: CatView, hand: readonly number[]): number {
  let best = 0;
  for (const [piece, worth] of WISHES) {
    const build = view.builds[piece];
    if (!build || build.left === 0 || (piece !== 3 && build.spots.length === 0)) continue;
    best = Math.max(best, worth - 22 * lacking(hand, COSTS[piece]!));
  }
  const cards = sum(hand);
  const even = hand.filter(count => count > 0).length;
  return 2 * best + 10 * cards + 4 * even - (cards > 7 ? 8 * (cards - 7) : 0);
}

export const exchanged = (
  hand: readonly number[],
  give: readonly number[],
  want: readonly number[],
): number[] => hand.map((count, kind) => count - give[kind]! + want[kind]!);

/** How much a deal betters a hand; far below zero where it cannot be paid. */
export function gainOf(view: CatView, give: readonly number[], want: readonly number[]): number {
  const {hand} = view;
  if (!hand || give.some((count, kind) => count > hand[kind]!)) return Number.NEGATIVE_INFINITY;
  return handWorth(view, exchanged(hand, give, want)) - handWorth(view, hand);
}

/** From this gain on a deal is made. */
export const WORTH_IT = 8;
/** Points of the other side that make a deal a gift to the leader. */
const closeToGoal = (view: CatView, seat: number): boolean =>
  (view.players[seat]?.points ?? 0) >= view.goal - 2;

export const isChoice = (choices: readonly Choice[], type: CatAction['type']): Choice | undefined =>
  choices.find(choice => choice.type === type);

/**
 * What a bot does of its own accord in another's turn: it accepts what is good for it, counters once where a small
 * change would do, declines the rest. Null: nothing to say.
 */
export function react(view: CatView, choices: readonly Choice[], _rng: Rng): CatAction | null {
  const {offer, viewer, active, players} = view;
  if (!offer || viewer === null || active === null || !offer.to.includes(viewer)) return null;
  if (players[viewer]!.answer !== 'none') return null;
  const accept = isChoice(choices, 'accept');
  const gain = gainOf(view, offer.want, offer.give);
  if (accept && gain >= WORTH_IT && !closeToGoal(view, active)) return plain(accept);
  const counter = counterTo(view, choices);
  if (counter && !closeToGoal(view, active)) return counter;
  const decline = isChoice(choices, 'decline');
  return decline ? plain(decline) : null;
}

/** A choice without holes is an action. */
export const plain = (choice: Choice): CatAction => choice as unknown as CatAction;

/** One card of something else for the same, where that is good for both to look at. */
function counterTo(view: CatView, choices: readonly Choice[]): CatAction | null {
  const propose = isChoice(choices, 'propose');
  const hole = propose?.terms;
  const {hand, offer} = view;
  if (!isHole(hole) || hole.hole !== 'bundle' || !hand || !offer) return null;
  let best: {readonly gain: number; readonly give: Counts; readonly want: Counts} | null = null;
  for (let kind = 0; kind < RESOURCES.length; kind++) {
    // They asked for another kind: this seat keeps to what it has too much of.
    if (hand[kind]! < 2 || offer.give[kind]! > 0 || offer.want[kind]! > 0) continue;
    const give = one(kind);
    const gain = gainOf(view, give, offer.give);
    if (gain >= 2 * WORTH_IT && (!best || gain > best.gain)) best = {gain, give, want: offer.give};
  }
  const terms = best && bundleOf(hole, best.give, best.want);
  // Whoever offers more than there can be is not asked for it.
  return terms && fits(hole, terms) ? plain({type: 'propose', terms: {...terms}}) : null;
}

// One of a kind has five counts.
export const one = (kind: number): Counts =>
  RESOURCES.map((_, i) => (i === kind ? 1 : 0)) as unknown as Counts;
