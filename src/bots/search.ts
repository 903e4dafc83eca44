/**
 * Strong play for any game: Monte-Carlo tree search over the mutable form. Each playout imagines the hidden cards anew
 * (`imagine`). It goes down the tree of what was tried so far, adds one move to it, and plays to the end by the game's rule
 * of thumb (`quick`) or by chance. Every seat is taken to play for itself. Deterministic for a seed and a number of
 * playouts.
 *
 * The state holds no secret, so it is played on as it is: what everybody saw happen counts (points in chips), also where a
 * view no longer shows it.
 */
import type {Rng} from '../base/rng.ts';
import {type Faces, NO_FACES} from '../engine/ask.ts';
import type {AnyGame, Seat} from '../engine/game.ts';
import {LocalDealer} from '../engine/local-dealer.ts';
import {type Node, newNode, playout, ranking, settle, type Tried} from './tree.ts';

export type {Tried} from './tree.ts';

export interface Budget {
  /** Playouts for a decision at most. */
  readonly playouts: number;
  /** Asked between playouts: false when time is up. */
  readonly goesOn?: () => boolean;
}

/**
 * The moves of a seat, the most tried first.
 * @throws Error when the seat has nothing to decide
 */
export function search(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budget: Budget,
): readonly Tried[] {
  return searchOn(newNode(), game, state, seat, faces, rng, () => budget);
}

/**
 * As `search`, on a tree that was grown before; only moves that are legal now come out of it.
 * @param budgetOf so many playouts are there already
 */
export function searchOn(
  root: Node,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budgetOf: (kept: number) => Budget,
): readonly Tried[] {
  settle(root, game, state, seat, faces, rng);
  const budget = budgetOf(root.visits);
  if (root.children.size > 1)
    for (let i = 0; i < budget.playouts && (budget.goesOn?.() ?? true); i++)
      playOn(root, game, state, seat, faces, seat, rng);
  return ranking(root);
}

/** One playout of what a seat can imagine of a position. @param first, guess as of `playout` */
export function playOn(
  root: Node,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  first: Seat | null,
  rng: Rng,
  guess = false,
): void {
  const imagined = game.imagine?.(state, seat, faces, rng) ?? NO_FACES;
  playout(game, game.clone(state), first, root, new LocalDealer(() => rng, imagined), rng, guess);
}
