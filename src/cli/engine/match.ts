/**
 * One game in the hands of a program: its state, what happened so far, and a dealer that knows all the cards. Every
 * step is checked; a refused one changes nothing.
 */

import {BadMessage} from '../../base/bad-message.ts';
import {foreign} from '../../base/codes.ts';
import {digest} from '../../base/digest.ts';
import {chooseAction} from '../../bots/index.ts';
import type {BotKind} from '../../bots/kinds.ts';
import {type Answer, type Ask, NO_FACES, parseAnswer, purposeOf} from '../../engine/ask.ts';
import {type Choice, expand, offers} from '../../engine/choice.ts';
import type {Action, AnyGame, Options, Result, Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import type {LocalDealer} from '../../engine/local-dealer.ts';
import {commitmentTo} from '../../engine/seal.ts';
import {botRecord, FOREIGN} from '../bot-record.ts';
import {botRng, dealerOf, saltOf} from '../chance.ts';
import type {Step as Entered} from '../playout.ts';

/** Who answers what the game asks: the match itself, at once, or whoever drives it, one by one. */
export type Chance = 'drawn' | 'asked';

/** What happened, in order: enough to play the game again. A sealed choice stands here openly. */
export type Step =
  | {readonly kind: 'action' | 'seal'; readonly seat: Seat; readonly action: Action}
  | {readonly kind: 'answer'; readonly ask: Ask; readonly answer: Answer};

export interface Setting {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  readonly chance: Chance;
}

// biome-ignore lint/suspicious/noExplicitAny: the state of a game that is known only at run time
type State = any;

export class Match {
  readonly setting: Setting;
  #state: State;
  #dealer: LocalDealer;
  #steps: Step[] = [];

  constructor(setting: Setting) {
    this.setting = setting;
    this.#state = setting.game.setup(setting.options, setting.seats);
    this.#dealer = dealerOf(setting.seed);
    this.#answerAll();
  }

  /** Read only. */
  get state(): unknown {
    return this.#state;
  }

  get steps(): readonly Step[] {
    return this.#steps;
  }

  get ask(): Ask | null {
    return this.setting.game.ask(this.#state);
  }

  get toAct(): readonly Seat[] {
    return this.setting.game.toAct(this.#state);
  }

  get result(): Result | null {
    return this.setting.game.result(this.#state);
  }

  get digest(): string {
    return digest(this.#state);
  }

  choices(seat: Seat): readonly Choice[] {
    return this.setting.game.choices(this.#state, seat, this.#dealer.faces(seat));
  }

  /** The choices of a seat, written out. @param most no more than so many */
  actions(seat: Seat, most: number): Action[] {
    const actions: Action[] = [];
    for (const choice of this.choices(seat))
      for (const action of expand(choice)) {
        if (actions.length >= most) return actions;
        actions.push(action);
      }
    return actions;
  }

  /** @param seat null: a watcher */
  view(seat: Seat | null): unknown {
    const faces = seat === null ? NO_FACES : this.#dealer.faces(seat);
    return this.setting.game.view(this.#state, seat, faces);
  }

  /**
   * Plays an action, or seals it where a sealed choice is asked of this seat.
   * @throws IllegalAction as the game's `check`; engine/bad-action, engine/ask-open, engine/game-over,
   *   engine/bad-opening
   */
  play(seat: Seat, value: unknown): void {
    const {game} = this.setting;
    if (this.result) throw new IllegalAction('engine/game-over', {seat});
    const {ask} = this;
    if (ask && ask.kind !== 'commit') throw new IllegalAction('engine/ask-open', {seat});
    const action: Action | null = game.parse(value);
    if (!action) throw new IllegalAction('engine/bad-action', {seat});
    this.#take(seat, action, ask?.by.includes(seat) ?? false);
  }

  #take(seat: Seat, action: Action, sealed: boolean): void {
    const {game} = this.setting;
    if (sealed) {
      if (!this.choices(seat).some(choice => offers(choice, action)))
        throw new IllegalAction('engine/bad-action', {seat});
    } else {
      const refusal = game.check(this.#state, seat, action);
      if (refusal) throw refusal;
      if (game.openings && !this.#dealer.proves(game.openings(action)))
        throw new IllegalAction('engine/bad-opening', {seat});
    }
    this.#fold({kind: sealed ? 'seal' : 'action', seat, action});
    this.#answerAll();
  }

  /**
   * Answers what the game asks.
   * @param value numbers of a draw that somebody dictates; undefined: drawn from the seed. Cards are never dictated:
   *   the dealer knows where they are
   * @throws IllegalAction engine/no-ask, engine/bad-answer
   */
  answer(value: unknown): Answer {
    const {ask} = this;
    // A choice is sealed by playing it.
    if (!ask || ask.kind === 'commit') throw new IllegalAction('engine/no-ask', {});
    if (value !== undefined && ask.kind !== 'beacon')
      throw new IllegalAction('engine/bad-answer', {details: {purpose: purposeOf(ask)}});
    const answer = value === undefined ? this.#dealer.answer(ask) : parseAnswer(ask, value);
    if (!answer) throw new IllegalAction('engine/bad-answer', {details: {purpose: purposeOf(ask)}});
    this.#fold({kind: 'answer', ask, answer});
    return answer;
  }

  /** What a bot would do at this seat. @throws BadMessage request/nothing-to-decide */
  advice(kind: BotKind, seat: Seat): Action {
    const {game, seed} = this.setting;
    const faces = this.#dealer.faces(seat);
    if (game.choices(this.#state, seat, faces).length === 0)
      throw new BadMessage(foreign('request/nothing-to-decide'), {seat});
    return chooseAction(kind, game, this.#state, seat, faces, botRng(seed, this.#steps.length));
  }

  /**
   * Goes back before the last decision, with all that chance answered since.
   * @throws IllegalAction engine/nothing-to-take-back
   */
  undo(): void {
    const {game, options, seats, seed} = this.setting;
    const last = this.#steps.findLastIndex(({kind}) => kind !== 'answer');
    if (last < 0) throw new IllegalAction('engine/nothing-to-take-back', {});
    const kept = this.#steps.slice(0, last);
    this.#state = game.setup(options, seats);
    this.#dealer = dealerOf(seed);
    this.#steps = [];
    for (const step of kept) this.#fold(step);
  }

  /** The record of the game up to here, as a file. @param names by seat */
  record(names: readonly string[]): Promise<string> {
    const {game, options, seed} = this.setting;
    const players = names.map(name => ({name, bot: FOREIGN}));
    const steps = this.#steps.map((step, n): Entered => {
      if (step.kind === 'answer') return {kind: 'answer', payload: step.answer};
      const {kind, seat, action} = step;
      if (kind === 'action') return {kind, seat, payload: action};
      return {kind, seat, payload: {commitment: commitmentTo(seat, action, saltOf(seed, n))}};
    });
    return botRecord(game, options, players, {steps, digest: this.digest, result: this.result}, seed);
  }

  #answerAll(): void {
    if (this.setting.chance !== 'drawn') return;
    for (let {ask} = this; ask && ask.kind !== 'commit'; {ask} = this) this.answer(undefined);
  }

  /** What was found to be right. */
  #fold(step: Step): void {
    const {game, seed} = this.setting;
    if (step.kind === 'answer') {
      game.deal(this.#state, step.answer);
      this.#dealer.learn(step.ask, step.answer);
    } else if (step.kind === 'seal') {
      this.#dealer.seal({seat: step.seat, action: step.action, salt: saltOf(seed, this.#steps.length)});
      game.deal(this.#state, {sealed: step.seat});
    } else game.play(this.#state, step.seat, step.action);
    this.#steps.push(step);
  }
}
