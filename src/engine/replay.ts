/**
 * The fold: header, then entry after entry, to the state at any point of the log. Saving is keeping the entries;
 * resuming, joining late, watching, scrubbing, taking back and checking are all this one fold.
 *
 * A refused entry changes nothing. Take-backs are entries too: the fold steps over what was taken back, the log
 * keeps it.
 */

import type {Code} from '../base/codes.ts';
import {devicesOf} from '../base/devices.ts';
import {digest} from '../base/digest.ts';
import {canonicalJson} from '../base/json.ts';
import {LOG_BYTES, LOG_ENTRIES} from '../base/log-limits.ts';
import {nextStandIns, noStandIns, type StandInFact, type StandIns, withoutDevices} from '../base/stand-in.ts';
import {type Answer, type Ask, disclosedOf, parseAnswer, purposeOf, requireAnswer} from './ask.ts';
import type {Carried, Fact, Folded, TableStart} from './fact.ts';
import type {Action, AnyGame, GameEvent, Options, Result, Seat} from './game.ts';
import {IllegalAction} from './illegal.ts';
import {decodeOptions} from './options.ts';
import {Positions} from './positions.ts';
import {keepsWord} from './seal.ts';
import type {TakeBackOption, TakeBackRequest} from './take-back.ts';
import {TakeBacks} from './take-backs.ts';

// biome-ignore lint/suspicious/noExplicitAny: the state of a game that is known only at run time
type State = any;

/** Facts of the table that a seat may write beside take-backs. */
export const MOST_FACTS = 100;
/** Of entries and bytes, in hundredths: from here on the table is told that its log will be full. */
const NEARLY_FULL = 90;

/** What folding a fact would do: found out without changing anything. `commit` takes it. */
export interface Step {
  readonly folded: Folded;
  readonly state: State;
  readonly request: TakeBackRequest | null;
  /** Left out where it stays as it is. */
  readonly standIns?: StandIns;
  /** Of an entry that is carried: the record after its entry 0, or what its next entry does there. */
  readonly old?: Replay | Step;
}

const NO_OPTIONS: Options = {};

export class Replay {
  readonly game: AnyGame;
  readonly start: TableStart;
  readonly #items: Folded[];
  readonly #positions: Positions;
  readonly #backs: TakeBacks;
  /** The record that this table goes on from: by whose rules, seats and agreements its entries are judged. */
  #old: Replay | null = null;
  /** Facts of the table beside take-backs, by seat. */
  readonly #facts = new Map<Seat, number>();
  /** UTF-8 bytes of the entries after entry 0. */
  #bytes = 0;
  #state: State;
  #digest: string | null = null;
  #standIns: StandIns;
  /** By seat: the lowest seat of a person at the same device; null for a bot. */
  readonly #devices: readonly (number | null)[];
  /** Seats that a bot has ever stood in for: with hidden cards everybody knows their keys from then on. */
  readonly #opened = new Set<Seat>();
  /** Per seat, the entry with which its present decision began. */
  readonly #decidesSince: number[];
  /** Per seat, its latest sealed choice. */
  readonly #commitments: string[] = [];

  /** @throws IllegalAction engine/other-game, engine/other-rules, engine/bad-seats, engine/bad-options */
  constructor(game: AnyGame, start: TableStart) {
    const refuse = (code: Code, details = {}) => new IllegalAction(code, {details});
    if (start.game !== game.id) throw refuse('engine/other-game', {game: start.game});
    const defaults = start.rules === game.rules ? NO_OPTIONS : game.earlier?.[start.rules];
    if (!defaults) throw refuse('engine/other-rules', {rules: start.rules});
    const seats = start.seats.length;
    if (seats < game.seats.min || seats > game.seats.max) throw refuse('engine/bad-seats', {seats});
    const options = decodeOptions(game.options, {...defaults, ...start.options});
    if (!options) throw refuse('engine/bad-options');
    this.game = game;
    this.start = start;
    this.#state = game.setup(options, seats, start.rules);
    this.#items = [
      {n: 0, kind: 'header', seat: null, payload: start, asks: [], events: [], position: 'step'},
    ];
    this.#backs = new TakeBacks(this.#items, seat => this.#isPerson(seat));
    this.#positions = new Positions(game, this.#items, this.#state);
    this.#decidesSince = start.seats.map(() => 0);
    this.#standIns = noStandIns(seats);
    this.#devices = devicesOf(start);
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

  /** Hundredths of what the log of this game may hold. */
  get filled(): number {
    return Math.floor(100 * Math.max(this.head / LOG_ENTRIES, this.#bytes / this.#mostBytes));
  }

  /** Soon no entry will be taken any more. */
  get nearlyFull(): boolean {
    return this.filled >= NEARLY_FULL;
  }

  get #mostBytes(): number {
    return Math.min(this.game.logBytes ?? LOG_BYTES, LOG_BYTES);
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.#state);
  }

  get ask(): Ask | null {
    return this.game.ask(this.#state);
  }

  /**
   * The number of the entry with which a seat's present decision began. It names the decision: an answer that was made
   * on this entry or a later one still answers it, and a draft that was begun under the same number still fits.
   */
  decisionOf(seat: Seat): number {
    return this.#decidesSince[seat] ?? 0;
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
    return this.#backs.undone;
  }

  get takeBackRequest(): TakeBackRequest | null {
    return this.#backs.request;
  }

  /** Which seats a bot plays for a person who is away, and who is asked about it. */
  get standIns(): StandIns {
    return this.#standIns;
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
   *   engine/no-take-back, engine/nothing-to-take-back, engine/drawn-since, engine/bad-take-back, engine/take-backs-spent,
   *   engine/facts-spent, engine/too-long,
   *   engine/nothing-to-seal, engine/not-what-was-sealed, engine/hidden-hand, engine/stand-in-open,
   *   engine/bad-stand-in, engine/not-away, engine/no-stand-in, engine/left-already, engine/needs-two
   */
  fold(fact: Fact): Folded {
    return this.commit(fact, this.prepare(fact));
  }

  /** What folding this would do, so that it can be stored before it counts. @throws IllegalAction as `fold` */
  prepare(fact: Fact): Step {
    return this.#step(fact);
  }

  /** Folds in what was prepared. @throws IllegalAction engine/out-of-order when another entry came between */
  commit(fact: Fact, {folded, state, request, standIns, old}: Step): Folded {
    const {n, seat, position} = folded;
    if (n !== this.head + 1) throw new IllegalAction('engine/out-of-order', {details: {n}});
    if (position !== 'same') {
      this.#digest = null;
      this.#renewDecisions(n, seat, state, position !== 'step' || fact.kind === 'carried');
    }
    if (old instanceof Replay) this.#old = old;
    else if (old) this.#old!.commit((fact.payload as {fact: Fact}).fact, old);
    if (fact.kind === 'seal' && seat !== null) this.#commitments[seat] = commitmentOf(fact.payload)!;
    this.#backs.folded(folded, fact.kind === 'action' && this.#opens(fact.payload), request);
    this.#state = state;
    if (standIns) {
      this.#standIns = standIns;
      for (const [at, bot] of standIns.bots.entries()) if (bot !== null) this.#opened.add(at);
    }
    // What was agreed before is not taken back by those who sit now.
    if (fact.kind === 'carried') this.#backs.bar();
    if (fact.kind === 'table') this.#count(fact);
    this.#bytes += fact.bytes ?? 0;
    this.#items.push(folded);
    this.#positions.folded(n, state);
    return folded;
  }

  /** Whose decision is another one now: the author's, and each whose question has changed. */
  #renewDecisions(n: number, author: Seat | null, next: State, all: boolean): void {
    const {game} = this;
    this.#decidesSince.forEach((_, seat) => {
      const same =
        !all &&
        seat !== author &&
        game.decision !== undefined &&
        canonicalJson(game.decision(this.#state, seat)) === canonicalJson(game.decision(next, seat));
      if (!same) this.#decidesSince[seat] = n;
    });
  }

  /** Whether an action shows a hidden card. */
  #opens(payload: unknown): boolean {
    const action = this.game.openings && this.game.parse(payload);
    return action ? this.game.openings!(action).length > 0 : false;
  }

  #count({seat, payload}: Fact): void {
    const {type} = payload as {type: string};
    if (!ofTakingBack(type)) this.#facts.set(seat!, (this.#facts.get(seat!) ?? 0) + 1);
  }

  #step(fact: Fact): Step {
    if (fact.n !== this.head + 1) throw new IllegalAction('engine/out-of-order', {details: {n: fact.n}});
    if (fact.n > LOG_ENTRIES || this.#bytes + (fact.bytes ?? 0) > this.#mostBytes)
      throw new IllegalAction('engine/too-long', {});
    if (fact.kind === 'carried') return this.#carried(fact);
    if (fact.kind === 'answer') return this.#answer(fact);
    if (fact.kind === 'dealt') return this.#dealt(fact);
    if (fact.kind === 'lead') return this.#lead(fact);
    const {seat, basis} = fact;
    if (seat === null || basis === null) throw new IllegalAction('engine/bad-action', {});
    const {ask} = this;
    if (fact.kind === 'seal') return this.#seal(fact, seat, basis);
    // What a seat says of dealing is the dealers' affair.
    if (fact.kind === 'fair') return this.#keep(fact);
    if (fact.kind === 'table') return this.#tableFact(fact, seat, basis);
    // While some seats seal, others may still have something to decide: the game says what.
    if (ask && ask.kind !== 'commit') throw new IllegalAction('engine/ask-open', {seat});
    this.#requireFresh(seat, basis);
    return this.#action(fact, seat);
  }

  /** The next entry of the record that this table goes on from, judged as it was there. */
  #carried(fact: Fact): Step {
    const carried = fact.payload as Carried;
    if ('start' in carried) {
      // What opens hidden cards is on the devices of those who had them, under keys of that table.
      if (this.secrets) throw new IllegalAction('engine/hidden-cards', {});
      const old = new Replay(this.game, carried.start);
      const [first] = old.items;
      return {folded: {...first!, n: fact.n, position: 'same'}, state: old.state, request: null, old};
    }
    if (!this.#old) throw new IllegalAction('engine/out-of-order', {details: {n: fact.n}});
    const old = this.#old.prepare(carried.fact);
    return {folded: shifted(old.folded, fact.n), state: old.state, request: null, old};
  }

  /** Who orders the entries is nothing to the game; for whom it goes on without, a bot plays. (The log has checked who may.) */
  #lead(fact: Fact): Step {
    const {without = []} = fact.payload as {readonly without?: readonly number[]};
    if (without.length === 0 || this.result) return this.#keep(fact);
    const next = withoutDevices(this.#standIns, without, this.#devices);
    return {...this.#keep(fact, this.#backs.without(next.bots)), standIns: next};
  }

  /** What was meant for another question does not answer this one. */
  #requireFresh(seat: Seat, basis: number): void {
    if (basis < this.decisionOf(seat)) throw new IllegalAction('engine/stale', {seat, details: {basis}});
  }

  #seal(fact: Fact, seat: Seat, basis: number): Step {
    const {ask} = this;
    if (ask?.kind !== 'commit' || !ask.by.includes(seat))
      throw new IllegalAction('engine/nothing-to-seal', {seat});
    this.#requireFresh(seat, basis);
    if (commitmentOf(fact.payload) === null) throw new IllegalAction('engine/bad-action', {seat});
    const events: GameEvent[] = [];
    const state = this.game.answer(this.#state, {sealed: seat}, events);
    return {folded: this.#item(fact, 'step', events), state, request: null};
  }

  #answer(fact: Fact): Step {
    const ask = this.ask;
    if (!ask) throw new IllegalAction('engine/no-ask', {});
    // A choice is sealed by its seat, in an entry of its own.
    const answer = ask.kind === 'commit' ? null : parseAnswer(ask, fact.payload);
    if (!answer) throw new IllegalAction('engine/bad-answer', {details: {purpose: purposeOf(ask)}});
    if (ask.kind === 'disclose') this.#requireWord(ask.by, answer);
    this.#requireShapes(answer);
    const events: GameEvent[] = [];
    const state = this.game.answer(this.#state, answer, events);
    return {folded: this.#item(fact, 'step', events, [ask]), state, request: null};
  }

  /** What was dealt together: no answer, one, or several, for each of what is asked one after the other. */
  #dealt(fact: Fact): Step {
    const {answers} = fact.payload as {answers: readonly unknown[]};
    if (answers.length === 0) return this.#keep(fact);
    const events: GameEvent[] = [];
    const asks: Ask[] = [];
    let state = this.#state;
    for (const given of answers) {
      const ask = this.game.ask(state);
      const answer = requireAnswer(ask, given);
      this.#requireShapes(answer);
      state = this.game.answer(state, answer, events);
      // Only what is asked has an answer.
      asks.push(ask!);
    }
    return {folded: this.#item(fact, 'step', events, asks), state, request: null};
  }

  /** What was disclosed is an action of this game, and nothing else. */
  #requireShapes(answer: Answer): void {
    const disclosed = 'disclosed' in answer ? answer.disclosed : [];
    if (disclosed.some(each => each && !this.game.parse(each.action)))
      throw new IllegalAction('engine/bad-answer', {});
  }

  #requireWord(seats: readonly Seat[], answer: Answer): void {
    const broken = seats.find(
      (seat, i) => !keepsWord(seat, disclosedOf(answer)[i]!, this.#commitments[seat]),
    );
    if (broken !== undefined) throw new IllegalAction('engine/not-what-was-sealed', {seat: broken});
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
    if (!ofTakingBack(type) && (this.#facts.get(seat) ?? 0) >= MOST_FACTS)
      throw new IllegalAction('engine/facts-spent', {seat});
    switch (type) {
      // Of the log alone, which has checked them.
      case 'seatKey':
      case 'counted':
      case 'name':
        return this.#keep(fact);
      case 'standIn':
      case 'answerStandIn':
      case 'leave':
      case 'takeBackSeat':
        return this.#standIn(fact, seat);
    }
    if (this.ask) throw new IllegalAction('engine/ask-open', {seat});
    if (type === 'askBack' && typeof to === 'number') return this.#askBack(fact, seat, to);
    if (type === 'answerBack' && typeof yes === 'boolean')
      return this.#agreed(fact, this.#backs.answer(seat, basis, yes));
    if (type === 'withdrawBack') {
      this.#backs.withdraw(seat);
      return this.#keep(fact, null);
    }
    throw new IllegalAction('engine/bad-action', {seat});
  }

  /**
   * A bot plays from what all can see: it takes a seat that holds secrets only where the others can open them, or where
   * she has opened them herself who leaves.
   */
  #standIn(fact: Fact, seat: Seat): Step {
    // The log has checked the shape.
    const payload = fact.payload as StandInFact;
    const own = payload.type === 'leave' || payload.type === 'takeBackSeat';
    if (this.secrets && !this.start.backup && !own) throw new IllegalAction('engine/hidden-hand', {seat});
    if (this.result) throw new IllegalAction('engine/game-over', {seat});
    if (payload.type === 'leave' && !this.goesOnWithout(seat))
      throw new IllegalAction('engine/needs-two', {seat});
    if (payload.type === 'standIn' && (this.start.format ?? 1) > 1 && !this.canStandIn(payload.seat))
      throw new IllegalAction('engine/hidden-hand', {seat});
    const next = nextStandIns(this.#standIns, seat, payload, this.#devices, this.start.format);
    if (typeof next === 'string') throw new IllegalAction(next, {seat});
    return {...this.#keep(fact, this.#backs.without(next.bots)), standIns: next};
  }

  /** Whether somebody may hold what is secret at this table. Logs of the first format took a game for what it is without options. */
  get secrets(): boolean {
    const {format = 1, options} = this.start;
    return this.game.secrets?.(format === 1 ? NO_OPTIONS : options) ?? false;
  }

  /** Whether a bot can be agreed on for a person. Of two with secrets nobody is asked: one goes on without the other (`lead`). */
  canStandIn(person: Seat): boolean {
    const persons = new Set(this.#devices.filter(device => device !== null));
    return this.goesOnWithout(person) && !(this.secrets && persons.size < 3);
  }

  /**
   * Whether a bot can have a person's seat: what nobody knows takes two others at least who each know a part of it. Whose
   * hand lies open knows none. (By the first format whoever plays counted.)
   */
  goesOnWithout(person: Seat): boolean {
    const {seats, format = 1} = this.start;
    const isOpen = (seat: Seat) =>
      this.#standIns.bots[seat] !== null || (format > 1 && this.#opened.has(seat));
    const goes = (seat: Seat) => seat === person || this.#devices[seat] === this.#devices[person];
    const keep = seats.filter((_, seat) => !goes(seat) && !isOpen(seat));
    return !this.secrets || keep.length > 1;
  }

  #askBack(fact: Fact, by: Seat, to: number): Step {
    this.#requirePlaying(by);
    return this.#agreed(fact, this.#backs.ask(fact.n, by, to));
  }

  /** Goes back once nobody is left to agree. */
  #agreed(fact: Fact, request: TakeBackRequest | null): Step {
    return request?.waiting.length === 0 ? this.#back(fact, request.to) : this.#keep(fact, request);
  }

  #back(fact: Fact, backTo: number): Step {
    return {folded: this.#item(fact, {backTo}, []), state: this.stateAt(backTo), request: null};
  }

  #keep(fact: Fact, request: TakeBackRequest | null = this.#backs.request): Step {
    return {folded: this.#item(fact, 'same', []), state: this.#state, request};
  }

  #item(
    {n, kind, seat, payload}: Fact,
    position: Folded['position'],
    events: GameEvent[],
    asks: readonly Ask[] = [],
  ): Folded {
    // What is carried has its item from the record itself.
    return {n, kind: kind as Folded['kind'], seat, payload, asks, events, position};
  }

  #sits(seat: Seat): boolean {
    return this.start.seats[seat]?.kind === 'person';
  }

  /** A person who decides: no bot, and nobody that a bot stands in for. */
  #isPerson(seat: Seat): boolean {
    return this.#sits(seat) && this.#standIns.bots[seat] === null;
  }

  #requirePlaying(seat: Seat): void {
    if (this.ask) throw new IllegalAction('engine/ask-open', {seat});
    if (this.result) throw new IllegalAction('engine/game-over', {seat});
  }

  /** What this seat may ask for now, or why it may not. */
  takeBackOptions(seat: Seat): TakeBackOption | IllegalAction {
    try {
      this.#requirePlaying(seat);
      return this.#backs.option(seat);
    } catch (error) {
      if (error instanceof IllegalAction) return error;
      throw error;
    }
  }

  /** The state after entry `n`: for scrubbing, and to come back to. Read only. */
  stateAt(n: number): State {
    return this.#positions.at(n);
  }

  /** The states after entry 0, 1, 2 …, each step made once. Read only. */
  states(): Generator<State> {
    return this.#positions.all();
  }
}

/** Requests are few for each position, and each is answered or withdrawn once. */
const ofTakingBack = (type: unknown): boolean =>
  type === 'askBack' || type === 'answerBack' || type === 'withdrawBack';

/** The commitment in a seal's payload; null when there is none. */
function commitmentOf(payload: unknown): string | null {
  const {commitment} = (payload ?? {}) as {commitment?: unknown};
  return typeof commitment === 'string' && commitment.length === 43 ? commitment : null;
}

/** An entry of a carried record as entry `n` of the log that carries it. */
function shifted(folded: Folded, n: number): Folded {
  const by = n - folded.n;
  const {position, payload} = folded;
  const to = folded.kind === 'table' && (payload as {readonly to?: unknown}).to;
  return {
    ...folded,
    n,
    ...(typeof to === 'number' && {payload: {...(payload as object), to: to + by}}),
    position: typeof position === 'object' ? {backTo: position.backTo + by} : position,
  };
}
