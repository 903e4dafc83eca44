/**
 * Counts of legal sequences, after the "perft" of chess engines: a table of them pins a whole move generator, and a
 * wrong count shows that an action was added or lost somewhere below a position.
 */
import {type Answer, type Ask, type Faces, NO_FACES} from './ask.ts';
import {countActions, expand} from './choice.ts';
import type {Action, Game, GameEvent} from './game.ts';

/** Answers an ask by a fixed rule, so that counts can be repeated. */
export type Script = (ask: Ask) => Answer;

/** Always the first items of a list and ones on dice; nothing that was sealed is opened. */
export const drawFirst: Script = ask => {
  switch (ask.kind) {
    case 'beacon':
      return {
        drawn: ask.draws.map(draw =>
          draw.kind === 'pick' ? new Array<number>(draw.count).fill(0) : draw.sides.map(() => 1),
        ),
      };
    case 'deal':
      return {dealt: ask.handles.length};
    case 'disclose':
      return {disclosed: ask.by.map(() => null)};
    default:
      throw new TypeError(`no script for ${ask.kind}`);
  }
};

/**
 * The number of legal sequences of `depth` actions from a state; a game that ends sooner, or comes to
 * sealed choices, counts as one. Seats that may act at the same time are taken one after the other.
 * @param faces of all cards that may come to a hand below this position
 */
export function perft<S, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  depth: number,
  script: Script = drawFirst,
  faces: Faces = NO_FACES,
): number {
  let now = state;
  for (let ask = game.ask(now); ask; ask = game.ask(now)) {
    if (ask.kind === 'commit') return 1;
    now = game.answer(now, script(ask));
  }
  if (depth === 0) return 1;
  const seats = game.toAct(now);
  if (seats.length === 0) return 1;
  let count = 0;
  for (const seat of seats) {
    for (const choice of game.choices(now, seat, faces)) {
      if (depth === 1) {
        count += countActions(choice);
        continue;
      }
      for (const action of expand(choice)) {
        const next = game.clone(now);
        // Expanded from the game's own choices.
        game.play(next, seat, action as A);
        count += perft(game, next, depth - 1, script, faces);
      }
    }
  }
  return count;
}
