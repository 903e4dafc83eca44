/**
 * Thinks ahead: a tree that is kept between a seat's questions and grows while others decide. When the game has gone on, it
 * is walked down along what happened, and what was tried there already counts for the next decision.
 *
 * Chance is not in the tree: what it answered since makes the thoughts fade, for they were about other draws as well. What
 * the tree does not lead to (a choice that was sealed, a take-back, another table) is thought about from the beginning.
 */
import {canonicalJson} from '../base/json.ts';
import type {Rng} from '../base/rng.ts';
import {type Faces, NO_FACES} from '../engine/ask.ts';
import type {Action, AnyGame, Seat} from '../engine/game.ts';
import {type Budget, playOn, searchOn} from './search.ts';
import type {Happened, Trace} from './trace.ts';
import {fade, type Node, newNode, refresh, sizeOf, type Tried} from './tree.ts';

/** Playouts ahead, of two decisions: whatever is played, the tree has no more nodes than these and those of one decision. */
export const AHEAD = 3000;
/** What is left of thoughts when chance has answered. */
const FADED = 0.25;

/** What a seat is told of a position. */
export interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly faces: Faces;
  readonly trace: Trace;
}

export class Mind {
  readonly #game: AnyGame;
  readonly #now: () => number;
  #position: Position;
  /** Its own answer, once it was given: the tree stands behind it already. */
  #answered: Action | null = null;
  /** A copy; behind the own answer, where that was given. */
  #state: unknown;
  #tree: Node = newNode();
  #room: number;
  /** Chance has answered: other moves may be there than those that were tried. */
  #stale = false;
  #spent = 0;
  #played = 0;

  readonly #most: number;

  /**
   * @param now milliseconds of a clock that only goes on: how long a playout takes here
   * @param most playouts ahead
   */
  constructor(game: AnyGame, position: Position, now: () => number, most = AHEAD) {
    this.#game = game;
    this.#now = now;
    this.#most = most;
    this.#room = most;
    this.#position = position;
    this.#state = game.clone(position.state);
  }

  /** Nodes that are kept. */
  get size(): number {
    return sizeOf(this.#tree);
  }

  /** Milliseconds of a playout, on average. */
  get pace(): number {
    return this.#played > 0 ? this.#spent / this.#played : 0;
  }

  /** It has thought as far ahead of this position as it may. */
  get full(): boolean {
    return this.#room <= 0 || this.#game.result(this.#state) !== null;
  }

  /** There is nothing new to think about in a position. */
  isAt({trace}: Position): boolean {
    return this.#position.trace.table === trace.table && this.#position.trace.at === trace.at;
  }

  /**
   * One playout, while others decide.
   * @param guess what they do next is not only what the search thinks best, but every other time what anybody might do
   */
  ahead(rng: Rng, guess = false): void {
    if (this.full) return;
    const {seat, faces} = this.#position;
    if (this.#stale) this.#renew(rng);
    this.#room--;
    const guessed = guess && this.#room % 2 === 0;
    this.#timed(1, () => playOn(this.#tree, this.#game, this.#state, seat, faces, null, rng, guessed));
  }

  /**
   * Goes on to a position of the same table.
   * @returns false where its thoughts do not lead there; it is of no use then
   */
  follow(position: Position): boolean {
    const {trace} = position;
    const before = this.#position;
    if (trace.table !== before.trace.table || trace.from > before.trace.at || trace.at < before.trace.at)
      return false;
    // What one seat knows is not there for another.
    if (position.seat !== before.seat && before.faces.size > 0) return false;
    const steps = trace.steps.filter(({n}) => n > before.trace.at);
    if (this.#answered && !this.#isAnswer(steps.shift())) return false;
    if (!this.#walk(steps) || canonicalJson(this.#state) !== canonicalJson(position.state)) return false;
    this.#position = position;
    this.#answered = null;
    return true;
  }

  #isAnswer(step: Happened | undefined): boolean {
    if (!step || !('action' in step)) return false;
    return step.seat === this.#position.seat && canonicalJson(step.action) === canonicalJson(this.#answered);
  }

  /** Down the tree along what happened. @returns false where it does not lead */
  #walk(steps: readonly Happened[]): boolean {
    const game = this.#game;
    const state = game.clone(this.#state);
    let node = this.#tree;
    let drawn = false;
    for (const step of steps) {
      const ask = game.ask(state);
      if ('answer' in step) {
        if (!ask || ask.kind === 'commit' || ask.kind === 'disclose') return false;
        game.deal(state, step.answer);
        drawn = true;
        continue;
      }
      // Whoever may act although nothing waits for it has no place in the tree.
      if (ask || game.toAct(state)[0] !== step.seat) return false;
      const said = canonicalJson(step.action);
      const child = [...node.children.values()].find(({action}) => canonicalJson(action) === said);
      game.play(state, step.seat, step.action);
      node = child?.node ?? newNode();
    }
    this.#state = state;
    this.#standAt(node, drawn);
    return true;
  }

  #standAt(node: Node, drawn: boolean): void {
    this.#tree = node;
    this.#stale = drawn && node.children.size > 0;
    if (this.#stale) fade(node, FADED);
    this.#room = this.#most - Math.max(node.visits, sizeOf(node));
  }

  /** Where nobody holds what is hidden, everybody's moves are known. */
  #renew(rng: Rng): void {
    const game = this.#game;
    const state = this.#state;
    const {seat, faces} = this.#position;
    const [next] = game.toAct(state);
    this.#stale = false;
    if (next === undefined || game.ask(state)) return;
    const imagined = game.imagine?.(state, seat, faces, rng) ?? NO_FACES;
    if (imagined.size > 0) return;
    refresh(this.#tree, game, state, next, imagined, rng);
  }

  /**
   * The moves of the seat in its position, the most tried first; from here on it stands behind the first of them.
   * @param budgetOf so many playouts are there already
   * @throws Error when the seat has nothing to decide
   */
  decide(rng: Rng, budgetOf: (kept: number) => Budget): readonly Tried[] {
    const game = this.#game;
    const {state, seat, faces} = this.#position;
    let kept = 0;
    const tried = this.#timed(
      () => this.#tree.visits - kept,
      () =>
        searchOn(this.#tree, game, state, seat, faces, rng, visits => {
          kept = visits;
          return budgetOf(visits);
        }),
    );
    const [best] = tried;
    this.#answered = best!.action;
    this.#state = game.clone(state);
    game.play(this.#state, seat, best!.action);
    const [child] = [...this.#tree.children.values()].filter(({action}) => action === best!.action);
    this.#standAt(child?.node ?? newNode(), false);
    return tried;
  }

  #timed<T>(playouts: number | (() => number), work: () => T): T {
    const start = this.#now();
    const done = work();
    this.#spent += this.#now() - start;
    this.#played += typeof playouts === 'number' ? playouts : playouts();
    return done;
  }
}
