/** The opening: hands are dealt, with the opening draft four cards are kept of each (SJ-DEC-1). */
import {someOf} from '../../../engine/choice.ts';
import {DRAFT_FROM, OPENING_HAND} from '../data.ts';
import {discardFrom, lift} from '../piles.ts';
import {refuseWith} from '../refusals.ts';
import type {SjState} from '../state.ts';
import {type Decision, decided, misplaced, objectToCount} from './decision.ts';
import {openPick} from './round.ts';

/** The next hand is wanted, clockwise from the governor; after the last one the game begins. */
export function dealHands(state: SjState): void {
  const seats = state.towns.length;
  if (state.left > 0) {
    const i = seats - state.left;
    state.left--;
    const cards = state.rules.openingDraft ? DRAFT_FROM + i : OPENING_HAND;
    lift(state, (state.governor + i) % seats, cards, 'opening');
    return;
  }
  if (state.rules.openingDraft) {
    state.phase = 'draft';
    state.deciding = state.towns.map((_, seat) => seat);
  } else openPick(state);
}

/** SJ-DEC-1: everybody at once. */
export const draft: Decision = {
  choices: (state, seat) => [
    {type: 'draft', keep: someOf(state.towns[seat]!.hand, OPENING_HAND, OPENING_HAND)},
  ],

  check(state, seat, action) {
    if (action.type !== 'draft') return misplaced(state, seat, action, 'SJ-DEC-1');
    const objection = objectToCount(action.keep, state.towns[seat]!.hand, OPENING_HAND, 'SJ-DEC-1');
    return objection && refuseWith(objection, seat);
  },

  play(state, seat, action, events) {
    if (action.type !== 'draft') return;
    const {hand} = state.towns[seat]!;
    const out = hand.filter(card => !action.keep.includes(card));
    discardFrom(state, hand, out);
    events?.push({type: 'drafted', seat, discarded: out.length});
    decided(state, seat);
  },
};
