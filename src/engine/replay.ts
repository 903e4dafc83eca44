/**
 * The fold: header, then entry after entry, to the state at any point of the log. Saving is keeping the entries;
 * resuming, joining late, watching, scrubbing, taking back and checking are all this one fold.
 *
 * A refused entry changes nothing. Take-backs are entries too: the fold steps over what was taken back, the log
 * keeps it.
 */
import {digest} from '../base/digest.ts';
import {type Answer, type Ask, parseAnswer} from './ask.ts';
import type {Action, AnyGame, GameEvent, Options, Result, Seat} from './game.ts';
import {IllegalAction} from './illegal.ts';
import {decodeOptions} from './options.ts';
import {affected, type LiveAction, type TakeBackOption, type TakeBackRequest} from './take-back.ts';

/** What entry 0 says about the game. */
export interface Opening {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seats: readonly {readonly kind: 'person' | 'bot'}[];
}

/** A decoded entry as far as the fold cares. */
export interface Fact {
  readonly n: number;
  readonly kind: 'action' | 'answer' | 'table';
  /** Author; null for an answer. */
  readonly seat: Seat | null;
  /** Number of the last entry that the author saw; null for an answer. */
  readonly basis: number | null;
  readonly payload: unknown;
}

/** What an entry did. */
export interface Folded {
  readonly n: number;
  readonly kind: 'header' | Fact['kind'];
  readonly seat: Seat | null;
  readonly payload: unknown;
  /** What the game tells about it; empty for the header and for table facts. */
  readonly events: readonly GameEvent[];
  /** Where this entry's position comes from: its own step, the entry before it, or the entry taken back to. */
  readonly position: 'step' | 'same' | {readonly backTo: number};
}

/** A full state is kept at every so many entries; states between are stepped anew when someone scrubs. */
const CHECKPOINT = 32;

// biome-ignore lint/suspicious/noExplicitAny: the state of a game that is known only at run time
type State = any;

/** What folding a fact would do: found out without changing anything. */
interface Step {
  readonly folded: Folded;
  readonly state: State;
  readonly request: TakeBackRequest | null;
}

export class Replay {
  readonly game: AnyGame;
  readonly opening: Opening;
  readonly #items: Folded[];
  readonly #checkpoints: State[];
  readonly #undone = new Set<number>();
  #state: State;
  #digest: string | null = null;
  #live: LiveAction[] = [];
  #request: TakeBackRequest | null = null;
  /** Number of the last entry that changed the state. */
  #changedAt = 0;

  /** @throws IllegalAction engine/other-game, engine/other-rules, engine/bad-seats, engine/bad-options */
  constructor(game: AnyGame, opening: Opening) {
    const refuse = (code: string, details = {}) => new IllegalAction(code, {details});
    if (opening.game !== game.id) throw refuse('engine/other-game', {game: opening.game});
    if (opening.rules !== game.rules) throw refuse('engine/other-rules', {rules: opening.rules});
    const seats = opening.seats.length;
    if (seats < game.seats.min || seats > game.seats.max) throw refuse('engine/bad-seats', {seats});
    const options = decodeOptions(game.options, opening.options);
    if (!options) throw refuse('engine/bad-options');
    this.game = game;
    this.opening = opening;
    this.#state = game.setup(options, seats);
    this.#items = [{n: 0, kind: 'header', seat: null, payload: opening, events: [], position: 'step'}];
    this.#checkpoints = [this.#state];
  }

  /** The state after the last entry. Read only. */
  get state(): State {
    return this.#state;
  }

  /** Digest of the state: equal on all peers that folded the same entries. */
  get digest(): string {
    this.#digest ??= digest(this.#state);
    return this.#digest;
  }

  /** Number of the last entry. */
  get head(): number {
    return this.#items.length - 1;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  get ask(): Ask | null {
    return this.game.ask(this.#state);
  }

  get result(): Result | null {
    return this.game.result(this.#state);
  }

  /** One per entry, by number. */
  get items(): readonly Folded[] {
    return this.#items;
  }

  /** Numbers of the actions that were taken back. */
  get undone(): ReadonlySet<number> {
    return this.#undone;
  }

  get takeBackRequest(): TakeBackRequest | null {
    return this.#request;
  }

  /** Null when `fold` would take this as the next entry, else why not. Changes nothing. */
  check(fact: Fact): IllegalAction | null {
    try {
      this.#step(fact);
      return null;
    } catch (error) {
      if (error instanceof IllegalAction) return error;
      throw error;
    }
  }

  /**
   * Folds the next entry in.
   * @throws IllegalAction as the game's `check`; engine/out-of-order, engine/ask-open, engine/no-ask,
   *   engine/bad-answer, engine/bad-action, engine/stale, engine/game-over, engine/take-back-open,
   *   engine/no-take-back, engine/nothing-to-take-back, engine/drawn-since, engine/bad-take-back
   */
  fold(fact: Fact): Folded {
    const {folded, state, request} = this.#step(fact);
    const {n, seat, position} = folded;
    if (position !== 'same') {
      this.#changedAt = n;
      this.#digest = null;
    }
    if (fact.kind === 'answer') this.#live = [];
    else if (fact.kind === 'action' && seat !== null) this.#live.push({n, seat});
    else if (typeof position === 'object') this.#undo(position.backTo);
    this.#state = state;
    this.#request = request;
    this.#items.push(folded);
    if (n % CHECKPOINT === 0) this.#checkpoints.push(state);
    return folded;
  }

  #undo(to: number): void {
    for (const {n} of this.#live) if (n > to) this.#undone.add(n);
    this.#live = this.#live.filter(({n}) => n <= to);
  }

  #step(fact: Fact): Step {
    if (fact.n !== this.head + 1) throw new IllegalAction('engine/out-of-order', {details: {n: fact.n}});
    if (fact.kind === 'answer') return this.#answer(fact);
    const {seat, basis} = fact;
    if (seat === null || basis === null) throw new IllegalAction('engine/bad-action', {});
    if (this.ask) throw new IllegalAction('engine/ask-open', {seat});
    // What was meant for another position does not count in this one.
    if (basis < this.#changedAt) throw new IllegalAction('engine/stale', {seat, details: {basis}});
    return fact.kind === 'action' ? this.#action(fact, seat) : this.#tableFact(fact, seat, basis);
  }

  #answer(fact: Fact): Step {
    const ask = this.ask;
    if (!ask) throw new IllegalAction('engine/no-ask', {});
    const answer = parseAnswer(ask, fact.payload);
    if (!answer) throw new IllegalAction('engine/bad-answer', {details: {purpose: ask.purpose}});
    const events: GameEvent[] = [];
    const state = this.game.answer(this.#state, answer, events);
    return {folded: this.#item(fact, 'step', events), state, request: null};
  }

  #action(fact: Fact, seat: Seat): Step {
    if (this.result) throw new IllegalAction('engine/game-over', {seat});
    const action: Action | null = this.game.parse(fact.payload);
    if (!action) throw new IllegalAction('engine/bad-action', {seat});
    const events: GameEvent[] = [];
    const state = this.game.apply(this.#state, seat, action, events);
    return {folded: this.#item(fact, 'step', events), state, request: null};
  }

  #tableFact(fact: Fact, seat: Seat, basis: number): Step {
    const {type, to, yes} = fact.payload as {type?: unknown; to?: unknown; yes?: unknown};
    if (type === 'askBack' && typeof to === 'number') return this.#askBack(fact, seat, to);
    if (type === 'answerBack' && typeof yes === 'boolean') return this.#answerBack(fact, seat, basis, yes);
    throw new IllegalAction('engine/bad-action', {seat});
  }

  #askBack(fact: Fact, by: Seat, to: number): Step {
    if (this.#request) throw new IllegalAction('engine/take-back-open', {seat: by});
    this.#lastOwn(by);
    if (!this.#live.some(({n, seat}) => seat === by && n === to + 1))
      throw new IllegalAction('engine/bad-take-back', {seat: by, details: {to}});
    const waiting = affected(this.#live, by, to, seat => this.#isPerson(seat));
    return waiting.length === 0 ? this.#back(fact, to) : this.#keep(fact, {n: fact.n, by, to, waiting});
  }

  #answerBack(fact: Fact, seat: Seat, basis: number, yes: boolean): Step {
    const request = this.#request;
    // An answer to an earlier request says nothing about this one.
    if (!request || basis < request.n || !request.waiting.includes(seat))
      throw new IllegalAction('engine/no-take-back', {seat});
    if (!yes) return this.#keep(fact, null);
    const waiting = request.waiting.filter(other => other !== seat);
    return waiting.length === 0 ? this.#back(fact, request.to) : this.#keep(fact, {...request, waiting});
  }

  #back(fact: Fact, backTo: number): Step {
    return {folded: this.#item(fact, {backTo}, []), state: this.stateAt(backTo), request: null};
  }

  #keep(fact: Fact, request: TakeBackRequest | null): Step {
    return {folded: this.#item(fact, 'same', []), state: this.#state, request};
  }

  #item({n, kind, seat, payload}: Fact, position: Folded['position'], events: GameEvent[]): Folded {
    return {n, kind, seat, payload, events, position};
  }

  #isPerson(seat: Seat): boolean {
    return this.opening.seats[seat]?.kind === 'person';
  }

  #lastOwn(seat: Seat): LiveAction {
    if (this.ask) throw new IllegalAction('engine/ask-open', {seat});
    if (this.result) throw new IllegalAction('engine/game-over', {seat});
    const own = this.#live.findLast(action => action.seat === seat);
    if (own) return own;
    const drawn = this.#items.some(
      item => item.kind === 'action' && item.seat === seat && !this.#undone.has(item.n),
    );
    throw new IllegalAction(drawn ? 'engine/drawn-since' : 'engine/nothing-to-take-back', {seat});
  }

  /** What this seat may ask for now, or why it may not. */
  takeBackOptions(seat: Seat): TakeBackOption | IllegalAction {
    if (this.#request) return new IllegalAction('engine/take-back-open', {seat});
    try {
      const to = this.#lastOwn(seat).n - 1;
      return {to, free: affected(this.#live, seat, to, other => this.#isPerson(other)).length === 0};
    } catch (error) {
      if (error instanceof IllegalAction) return error;
      throw error;
    }
  }

  /** The state after entry `n`: for scrubbing, and to come back to. Steps anew from the checkpoint before it. */
  stateAt(n: number): State {
    const steps: Folded[] = [];
    let at = n;
    while (at % CHECKPOINT !== 0 || at / CHECKPOINT >= this.#checkpoints.length) {
      const item = this.#items[at];
      if (!item) throw new RangeError(`no entry ${n}`);
      if (typeof item.position === 'object') at = item.position.backTo;
      else {
        if (item.position === 'step') steps.push(item);
        at--;
      }
    }
    let state = this.#checkpoints[at / CHECKPOINT];
    for (const {kind, seat, payload} of steps.reverse())
      state =
        kind === 'answer'
          ? this.game.answer(state, payload as Answer)
          : this.game.apply(state, seat!, this.game.parse(payload)!);
    return state;
  }
}
