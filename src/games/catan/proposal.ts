/** Suggestions for decisions with many parts: what to throw away after a 7. */
import type {Faces} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {COSTS} from './data.ts';
import {wholeHand} from './hand.ts';
import {defaultDiscard, owedBy} from './phases/seven.ts';
import {type CatState, type Discard, sum} from './state.ts';
import type {CatAction} from './types.ts';

/**
 * Half of the hand: card by card the kind of which most would be left beyond what the dearest purchase within reach
 * needs; open cards before concealed ones.
 */
export function proposeDiscard(state: CatState, seat: Seat, faces: Faces): Discard {
  const {hand, hidden} = state.players[seat]!;
  // Whoever does not know the hand cannot judge it.
  if (hidden.some(handle => !faces.has(handle))) return defaultDiscard(state, seat);
  const left = wholeHand(state.players[seat]!, faces);
  const wish = [...COSTS].sort((a, b) => lacking(left, a) - lacking(left, b) || sum(b) - sum(a))[0]!;
  const cards = [0, 0, 0, 0, 0];
  const closed: number[] = [];
  for (let owed = owedBy(state, seat); owed > 0; owed--) {
    const spare = left.map((count, kind) =>
      count === 0 ? Number.NEGATIVE_INFINITY : count - 2 * wish[kind]!,
    );
    const kind = spare.indexOf(Math.max(...spare));
    left[kind]!--;
    if (cards[kind]! < hand[kind]!) cards[kind]!++;
    else closed.push(hidden.find(handle => faces.get(handle) === kind && !closed.includes(handle))!);
  }
  return {seat, cards, hidden: hidden.filter(handle => closed.includes(handle))};
}

const lacking = (hand: readonly number[], cost: readonly number[]): number =>
  cost.reduce((all, count, kind) => all + Math.max(0, count - hand[kind]!), 0);

export function proposal(state: CatState, seat: Seat, faces: Faces): CatAction | null {
  if (state.asking !== 'discard' || !state.waiting.includes(seat)) return null;
  const {cards, hidden} = proposeDiscard(state, seat, faces);
  return {type: 'discard', cards, hidden};
}
