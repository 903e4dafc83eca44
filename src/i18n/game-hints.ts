/** What a game says of the moves in a hint: why, and what they are where the log would not tell. */
import type {Action, Reason, Seat} from '../engine/game.ts';

/**
 * @typeParam R the closed union of reasons of one game
 * @typeParam A its actions
 * @typeParam V what one seat may see
 */
export interface HintText<R extends Reason = Reason, A extends Action = Action, V = unknown> {
  /** One sentence, 25 words at most. */
  readonly reason: (reason: R, name: (seat: Seat) => string) => string;
  /** The move, where the log does not tell it in time or not in full; empty: the log's sentence will do. */
  readonly move: (action: A, view: V) => string;
}

/** The words of one game, as its listing gives them: the shell asks them about reasons and moves of that game only. */
export const hintsOf = <R extends Reason, A extends Action, V>({
  reason,
  move,
}: HintText<R, A, V>): HintText => ({
  // Only its own rules give a game's reasons,
  reason: (given, name) => reason(given as R, name),
  // its own choices its moves, and its own tables its views.
  move: (given, view) => move(given as A, view as V),
});
