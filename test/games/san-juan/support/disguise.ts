/** A table that looks the same to one seat: everything that it cannot know is another card. */
import type {Rng} from '../../../../src/base/rng.ts';
import type {SjState} from '../../../../src/games/san-juan/state.ts';

/** Handles nobody has. */
const ELSEWHERE = 500_000;

/**
 * Everybody else's cards, the piles and the goods under other handles; others' chapels with a card more or less; the
 * order of tiles that nobody has seen is not in the state at all.
 */
export function disguise(state: SjState, seat: number | null, rng: Rng): SjState {
  const other = structuredClone(state) as SjState;
  let next = ELSEWHERE + rng.below(1000);
  const fresh = (cards: readonly number[]) => cards.map(() => next++);
  other.pile = fresh(other.pile);
  other.discards = fresh(other.discards);
  other.lifted = fresh(other.lifted);
  other.towns.forEach((town, i) => {
    town.goods = town.goods.map(good => (good === -1 ? -1 : next++));
    if (i === seat) return;
    town.hand = fresh(town.hand);
    town.chapel = fresh(town.chapel);
    if (state.phase !== 'over' && rng.below(2) === 0) town.chapel.push(next++);
  });
  if (seat !== state.turn) other.drawn = fresh(other.drawn);
  return other;
}
