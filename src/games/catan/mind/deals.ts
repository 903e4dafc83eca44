/** Trade with people: what to offer, what to take, what to answer. A deal is good when the own chance grows. */

import type {Faces} from '../../../engine/ask.ts';
import {bundleOf, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import {pointsOf} from '../awards.ts';
import {choices as choicesOf} from '../flow.ts';
import {type CatState, handSize, NO_ANSWER} from '../state.ts';
import type {CatAction} from '../types.ts';
import {featuresOf} from './features.ts';
import {type Amounts, type Holdings, likelyHoldings, ownHoldings} from './holdings.ts';
import {chanceOf, type Outlook, outlookOf} from './outlook.ts';

/** A deal has to better the own share by so much of it. */
const GAIN = 1.01;
/** An offer is worth a question from here on. */
const WORTH_ASKING = 1.03;

export const exchanged = (hand: Amounts, give: Amounts, want: Amounts): number[] =>
  hand.map((count, kind) => count - give[kind]! + want[kind]!);

const pays = (hand: Amounts, give: Amounts): boolean => hand.every((count, kind) => count >= give[kind]!);

/** By how much the shares of two seats grow when they exchange this: 1 is not at all. */
export function gains(
  state: CatState,
  seat: number,
  held: Holdings,
  other: number,
  give: Amounts,
  want: Amounts,
  outlook: Outlook = outlookOf(state, seat, held),
): {readonly own: number; readonly theirs: number} {
  const theirs = likelyHoldings(state, other);
  const after = outlook.slice();
  after[seat] = featuresOf(state, seat, {...held, hand: exchanged(held.hand, give, want)});
  // Whoever accepts has the cards, likely or not.
  const theirHand = exchanged(theirs.hand, want, give).map(count => Math.max(0, count));
  after[other] = featuresOf(state, other, {...theirs, hand: theirHand});
  return {
    own: chanceOf(after, seat) / chanceOf(outlook, seat),
    theirs: chanceOf(after, other) / chanceOf(outlook, other),
  };
}

/** Whether to take a deal. */
export function isGood(
  state: CatState,
  seat: number,
  held: Holdings,
  other: number,
  give: Amounts,
  want: Amounts,
): boolean {
  return pays(held.hand, give) && gains(state, seat, held, other, give, want).own >= GAIN;
}

export interface Idea {
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly to: readonly number[];
  readonly gain: number;
}

const some = (kind: number, count: number): number[] =>
  [0, 1, 2, 3, 4].map(each => (each === kind ? count : 0));

/** What could be asked of the others, best first: good for both sides, one or two cards for one. */
export function ideas(state: CatState, seat: number, held: Holdings, others: readonly number[]): Idea[] {
  const outlook = outlookOf(state, seat, held);
  const found: Idea[] = [];
  for (let from = 0; from < 5; from++)
    for (let to = 0; to < 5; to++)
      for (let count = 1; count <= 2; count++) {
        if (from === to || held.hand[from]! < count) continue;
        const give = some(from, count);
        const want = some(to, 1);
        let gain = 0;
        const willing = others.filter(other => {
          if (handSize(state.players[other]!) === 0 || likelyHoldings(state, other).hand[to]! < 0.35)
            return false;
          const both = gains(state, seat, held, other, give, want, outlook);
          if (both.own < WORTH_ASKING || both.theirs < 1) return false;
          gain = Math.max(gain, both.own);
          return true;
        });
        if (willing.length > 0) found.push({give, want, to: willing, gain});
      }
  return found.sort((a, b) => b.gain - a.gain);
}

/** A counter has to be good for both by so much. */
const COUNTER = 1.05;

/** What a strong player says to an offer: yes where its own prospects grow, a counter where both would, else no. */
export function reply(state: CatState, seat: number, faces: Faces): CatAction | null {
  const choices = choicesOf(state, seat, faces);
  const {offer, active} = state;
  if (!offer?.to.includes(seat) || state.answers[seat] !== NO_ANSWER) return null;
  const held = ownHoldings(state, seat, faces);
  const leads = pointsOf(state, active) >= state.rules.goal - 2;
  const accept = choices.find(({type}) => type === 'accept');
  // A choice without holes is an action.
  if (accept && !leads && isGood(state, seat, held, active, offer.want, offer.give))
    return accept as unknown as CatAction;
  const hole = choices.find(({type}) => type === 'propose')?.terms;
  if (!leads && isHole(hole) && hole.hole === 'bundle')
    for (let kind = 0; kind < 5; kind++) {
      if (held.hand[kind]! === 0 || offer.want[kind]! > 0 || offer.give[kind]! > 0) continue;
      const give = offer.want.map((_, each) => (each === kind ? 1 : 0));
      const both = gains(state, seat, held, active, give, offer.give);
      const terms = bundleOf(hole, give, offer.give);
      if (both.own < COUNTER || both.theirs < COUNTER || !fits(hole, terms)) continue;
      return {type: 'propose', terms} as unknown as CatAction;
    }
  const decline = choices.find(({type}) => type === 'decline');
  return decline ? (decline as unknown as CatAction) : null;
}
