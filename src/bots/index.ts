/** Players without hands: they get what a person at their seat gets, and nothing else. */
import type {Rng} from '../base/rng.ts';
import {sum} from '../base/sum.ts';
import type {Faces} from '../engine/ask.ts';
import {type Choice, expand, sampleAny} from '../engine/choice.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';
import type {BotKind} from './kinds.ts';
import {type Budget, search, type Tried} from './search.ts';

/** What a strong bot thinks when nobody says how long. */
const USUAL: Budget = {playouts: 400};
/** Every so many decisions an easy bot does not think. */
const BLUNDER = 3;

/**
 * The move of a bot; the same state, seat, faces, generator and number of playouts give the same move.
 * @param faces what this seat knows privately, and nobody else's
 * @param budget how long a strong bot thinks
 * @throws Error when the seat has nothing to decide
 */
export function chooseAction(
  kind: BotKind,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budget: Budget = USUAL,
): Action {
  const choices = game.choices(state, seat, faces);
  if (choices.length === 0) throw new Error(`seat ${seat} has nothing to decide`);
  if (kind === 'strong')
    return (game.ponder?.(state, seat, faces)[0] ?? searched(game, state, seat, faces, rng, budget)).action;
  if (kind === 'random') return chooseRandom(choices, rng);
  return kind === 'easy' && rng.below(BLUNDER) === 0 && !mayEnd(game, state, seat, choices)
    ? blunder(game, choices, rng)
    : chooseGreedy(game, state, seat, faces, choices, rng);
}

/**
 * What the search found best. Of a choice that all seal at the same time it is one of the good ones, by their visits: others
 * who think as well would find the same one, and whoever always takes the best is foreseen.
 */
function searched(game: AnyGame, state: unknown, seat: Seat, faces: Faces, rng: Rng, budget: Budget): Tried {
  const tried = search(game, state, seat, faces, rng, budget);
  if (game.ask(state)?.kind !== 'commit') return tried[0]!;
  const most = tried[0]!.visits;
  const good = tried.filter(({visits}) => 2 * visits >= most);
  let at = rng.below(Math.max(1, sum(good.map(({visits}) => visits))));
  for (const each of good) {
    if (at < each.visits) return each;
    at -= each.visits;
  }
  return tried[0]!;
}

/** Any move, but none that bothers the others. */
function blunder({chatter}: AnyGame, choices: readonly Choice[], rng: Rng): Action {
  const quiet = choices.filter(({type}) => !chatter?.includes(type));
  return chooseRandom(quiet.length > 0 ? quiet : choices, rng);
}

/** Ways to fill one choice that are looked through: where there are more, they end a game alike. */
const MOST_WAYS = 100;

/**
 * Whether a move ends the game at once: nobody is absent-minded then. Who would win is not asked, as points may be hidden from
 * this seat.
 */
function mayEnd(game: AnyGame, state: unknown, seat: Seat, choices: readonly Choice[]): boolean {
  // What is sealed ends nothing by itself.
  if (game.ask(state)) return false;
  for (const choice of choices) {
    let ways = 0;
    for (const action of expand(choice)) {
      if (++ways > MOST_WAYS) break;
      const next = game.clone(state);
      game.play(next, seat, action);
      if (game.result(next)) return true;
    }
  }
  return false;
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
  if (kind === 'random' || choices.length === 0) return null;
  if (kind === 'strong' && game.reply) return game.reply(state, seat, faces);
  if (!game.react) return null;
  return game.react(game.view(state, seat, faces), choices, rng);
}

/**
 * The move the game itself suggests, from what this seat may see. A game without advice gets its proposal for a
 * decision with many parts, and a random move otherwise.
 */
function chooseGreedy(
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

/** Any legal move, every choice equally likely. */
const chooseRandom = (choices: readonly Choice[], rng: Rng): Action => sampleAny(choices, rng);
