/** How a game went that is over: the points at the end of each round. */
import type {Standing} from '../../engine/game.ts';
import type {Replay} from '../../engine/replay.ts';

/** One standing for each round, in order; what was taken back does not count. Empty for a game that tells none. */
export function courseOf(replay: Replay): readonly Standing[] {
  const {standing} = replay.game;
  if (!standing || !replay.result) return [];
  const rounds: Standing[] = [];
  for (const state of replay.states()) {
    const now = standing(state);
    // A later entry of the round, or one that took a later round back, is what counts.
    while (rounds.length > 0 && rounds.at(-1)!.round >= now.round) rounds.pop();
    rounds.push(now);
  }
  return rounds;
}
