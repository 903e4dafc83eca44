/**
 * When a thread of bots thinks ahead: in slices between its messages, within a budget for each position, and never to
 * anybody's trouble. It keeps one mind at most.
 */
import type {Rng} from '../base/rng.ts';
import type {Action, AnyGame} from '../engine/game.ts';
import {shortened, THINKING, THINKING_AHEAD} from './budget.ts';
import {Mind, type Position} from './mind.ts';

/** Milliseconds after which a message is let in. */
const SLICE = 8;

export class Foresight {
  readonly #now: () => number;
  readonly #breath: () => Promise<void>;
  #mind: Mind | null = null;
  #rng: Rng | null = null;
  #game: AnyGame | null = null;
  /** Milliseconds that are left for this position. */
  #left = 0;
  /** Somebody decides who does not think as it does. */
  #guesses = false;
  #awake = false;
  #thinking = false;

  /** @param breath lets messages in */
  constructor(now: () => number, breath: () => Promise<void>) {
    this.#now = now;
    this.#breath = breath;
  }

  /** Thinks about a position in which others decide, from now on. */
  regard(game: AnyGame, position: Position, rng: Rng): void {
    // Whoever ponders grows no tree.
    if (game.ponder) return;
    this.#rng = rng;
    this.#awake = true;
    this.#guesses = true;
    if (!this.#mind?.isAt(position)) this.#left = THINKING_AHEAD;
    this.#mind = this.#followed(game, position);
    void this.#think();
  }

  /** @returns null where the tree of a search is of no use */
  choose(game: AnyGame, position: Position, rng: Rng): Action | null {
    if (!this.#awake || game.ponder || game.ask(position.state)) return null;
    const mind = this.#followed(game, position);
    const tried = mind.decide(rng, kept => shortened(THINKING, this.#now, kept, mind.pace));
    this.#mind = mind;
    this.#left = THINKING_AHEAD;
    this.#rng = rng;
    // Who decides next may be of its own kind; if it is not, there will be something to regard.
    this.#guesses = false;
    void this.#think();
    return tried[0]!.action;
  }

  /** Until there is something to regard again. */
  rest(): void {
    this.#awake = false;
  }

  forget(): void {
    this.rest();
    this.#mind = null;
  }

  #followed(game: AnyGame, position: Position): Mind {
    const mind = this.#game === game ? this.#mind : null;
    this.#game = game;
    try {
      if (mind?.follow(position)) return mind;
    } catch {
      // A thought that leads nowhere is no trouble: there is another.
    }
    return new Mind(game, position, this.#now);
  }

  async #think(): Promise<void> {
    if (this.#thinking) return;
    this.#thinking = true;
    try {
      for (let mind = this.#mind; mind && this.#goesOn(mind); mind = this.#mind) {
        // What has come meanwhile goes first.
        await this.#breath();
        if (mind === this.#mind && this.#goesOn(mind)) this.#slice(mind);
      }
    } catch {
      // What was to be thought about will be asked, and then heard of.
      this.#mind = null;
    } finally {
      this.#thinking = false;
    }
  }

  #goesOn(mind: Mind): boolean {
    return this.#awake && this.#left > 0 && !mind.full;
  }

  #slice(mind: Mind): void {
    const start = this.#now();
    do mind.ahead(this.#rng!, this.#guesses);
    while (this.#now() - start < SLICE && !mind.full);
    this.#left -= this.#now() - start;
  }
}
