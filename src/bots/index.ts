/** Players without hands: they get what a person at their seat gets, and nothing else. */
import type {Rng} from '../base/rng.ts';
import type {Faces} from '../engine/ask.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';
import {chooseGreedy} from './greedy.ts';
import type {BotKind} from './kinds.ts';
import {chooseRandom} from './random.ts';

/**
 * The move of a bot; the same state, seat, faces and generator give the same move.
 * @param faces what this seat knows privately, and nobody else's
 * @throws Error when the seat has nothing to decide
 */
export function chooseAction(
  kind: BotKind,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
): Action {
  const choices = game.choices(state, seat, faces);
  if (choices.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  return kind === 'random'
    ? chooseRandom(choices, rng)
    : chooseGreedy(game, state, seat, faces, choices, rng);
}

/**
 * What a bot says to something that it was asked and need not answer (`invited`), null for nothing. Players at random
 * never speak unasked.
 */
export function chooseReaction(
  kind: BotKind,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
): Action | null {
  const choices = game.choices(state, seat, faces);
  if (kind === 'random' || !game.react || choices.length === 0) return null;
  return game.react(game.view(state, seat, faces), choices, rng);
}
