import type {Rng} from '../base/rng.ts';
import type {Faces} from '../engine/ask.ts';
import {type Choice, sampleAny} from '../engine/choice.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';

/**
 * The move the game itself suggests, from what this seat may see. A game without advice gets its proposal for a
 * decision with many parts, and a random move otherwise.
 */
export function chooseGreedy(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  choices: readonly Choice[],
  rng: Rng,
): Action {
  if (game.suggest) return game.suggest(game.view(state, seat, faces), choices, rng);
  return game.proposal(state, seat, faces) ?? sampleAny(choices, rng);
}
