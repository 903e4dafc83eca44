/** Hints for a person: what the strong bot thinks of a seat's moves, with what a sentence about each can be made of. */
import type {Rng} from '../base/rng.ts';
import type {Faces} from '../engine/ask.ts';
import {type Choice, offers} from '../engine/choice.ts';
import type {Action, AnyGame, GameEvent, Reason, Seat} from '../engine/game.ts';
import {type Budget, search, type Tried} from './search.ts';

export interface Hint {
  readonly action: Action;
  /** What the log would tell of the move; empty where it says nothing, or where the move is sealed. */
  readonly events: readonly GameEvent[];
  /** Null for a game, or a move, that has none. */
  readonly reason: Reason | null;
  /** What came of the games that were played on from here in the head; null where the game thinks in another way. */
  readonly tried: {
    readonly games: number;
    /** Of 100. */
    readonly wins: number;
    /** Final points, on average. */
    readonly points: number;
  } | null;
}

const MOST = 3;

/**
 * The best moves of a seat, at most three, the best first; one where there is nothing to choose. Each is among the seat's
 * choices. None for a seat that is neither to act nor invited, whatever else it may do: nobody waits for it.
 * @param faces what this seat knows privately, and nobody else's
 */
export function advise(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budget: Budget,
): readonly Hint[] {
  const view = game.view(state, seat, faces);
  return best(game, state, seat, faces, rng, budget).map(({action, tried}) => ({
    action,
    events: eventsOf(game, state, seat, action),
    reason: game.reason?.(view, action) ?? null,
    tried,
  }));
}

function best(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  faces: Faces,
  rng: Rng,
  budget: Budget,
): Pick<Hint, 'action' | 'tried'>[] {
  const acts = game.toAct(state).includes(seat);
  if (!acts && !game.invited?.(state).includes(seat)) return [];
  const choices: readonly Choice[] = game.choices(state, seat, faces);
  const own = (acts ? pondered : replied)(game, state, seat, faces).filter(action =>
    choices.some(choice => offers(choice, action)),
  );
  if (own.length > 0) return own.slice(0, MOST).map(action => ({action, tried: null}));
  const tried = search(game, state, seat, faces, rng, budget);
  // What the search has hardly looked at is no advice.
  return tried
    .filter(({visits}, place) => place === 0 || visits > 0)
    .slice(0, MOST)
    .map(move => ({action: move.action, tried: figures(move)}));
}

const pondered = (game: AnyGame, state: unknown, seat: Seat, faces: Faces): Action[] =>
  (game.ponder?.(state, seat, faces) ?? []).map(({action}) => action);

/** What a seat says that was asked something which nothing waits for. */
function replied(game: AnyGame, state: unknown, seat: Seat, faces: Faces): Action[] {
  const reply = game.reply?.(state, seat, faces);
  return reply ? [reply] : [];
}

const figures = ({visits, wins, points}: Tried): Hint['tried'] =>
  visits > 0 ? {games: visits, wins: Math.round(wins * 100), points: Math.round(points)} : null;

/** A choice that is sealed happens when it is opened. */
function eventsOf(game: AnyGame, state: unknown, seat: Seat, action: Action): readonly GameEvent[] {
  const ask = game.ask(state);
  if (ask?.kind === 'commit' && ask.by.includes(seat)) return [];
  const events: GameEvent[] = [];
  game.play(game.clone(state), seat, action, events);
  return events;
}
