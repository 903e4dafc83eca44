/** The first hands are dealt; with the opening draft four cards are kept of each (SJ-DEC-1). */
import {someOf} from '../../../engine/choice.ts';
import {DRAFT_FROM, OPENING_HAND} from '../data.ts';
import {discardFrom, lift} from '../piles.ts';
import {type SjState, seatsOf} from '../state.ts';
import {type Decision, decided, inParallel, objectToCount} from './decision.ts';
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
    state.deciding = seatsOf(state);
  } else openPick(state);
}

/** SJ-DEC-1: everybody at once. */
export const draft: Decision = {
  rule: 'SJ-DEC-1',
  who: inParallel,
  choices: (state, seat) => [
    {type: 'draft', keep: someOf(state.towns[seat]!.hand, OPENING_HAND, OPENING_HAND)},
  ],
  moves: {
    draft: {
      check: (state, seat, {keep}) => objectToCount(keep, state.towns[seat]!.hand, OPENING_HAND, 'SJ-DEC-1'),
      play(state, seat, {keep}, events) {
        const {hand} = state.towns[seat]!;
        const out = hand.filter(card => !keep.includes(card));
        discardFrom(state, hand, out);
        events?.push({type: 'drafted', seat, discarded: out.length});
        decided(state, seat);
      },
    },
  },
};
