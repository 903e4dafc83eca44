/** Games that are really played, for tests and pictures: every move is checked by the engine, every view is its own. */
import {blankTable} from '../../../components/gallery/blank-table.ts';
import {settings} from '../../../components/gallery/settings.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {type Faces, NO_FACES} from '../../../src/engine/ask.ts';
import type {Choice} from '../../../src/engine/choice.ts';
import type {Action, AnyGame, GameEvent, Options, Seat, Standing} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {saltFrom} from '../../../src/engine/seal.ts';
import {deciderIn, turnsIn} from '../../../src/table/playing/course.ts';
import type {LogItem, SeatView, Settings, Shape, TableView} from '../../../src/table/seen/view-model.ts';

const NAMES = ['Dóra', 'Krzysztof', 'Zsófia', 'Bence', 'Anna'] as const;
const SHAPES: readonly Shape[] = ['disc', 'triangle', 'diamond', 'square', 'cross'];

export const SETTINGS: Settings = {...settings, theme: 'light', shortcuts: true};

export interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly viewer?: Seat | null;
  readonly options?: Options;
  /** What is random, by its use: `chance`, `salt`, `mind 0`, … */
  readonly random: (use: string) => Rng;
}

/** Streams of their own for chance, salts and each mind. */
export const randomFrom =
  (seed: string) =>
  (use: string): Rng =>
    seededRng(`${use} ${seed}`);

/** @typeParam V what the game shows of its board */
export class PlayedGame<V> {
  readonly game: AnyGame;
  readonly seats: number;
  readonly viewer: Seat | null;
  protected state: ReturnType<AnyGame['setup']>;
  protected readonly minds: readonly Rng[];
  readonly #log: LogItem[] = [];
  /** The standing after each entry. */
  readonly #standings: Standing[] = [];
  readonly #dealer: LocalDealer;
  readonly #salts: Rng;
  /** What the viewer is asked, as the game names it, and the entry with which that began. */
  #question: string | undefined;
  #decision = 0;

  constructor({game, seats, viewer = 0, options = {}, random}: Setting) {
    this.game = game;
    this.seats = seats;
    this.viewer = viewer;
    const chance = random('chance');
    this.#dealer = new LocalDealer(() => chance);
    this.#salts = random('salt');
    this.minds = Array.from({length: seats}, (_, seat) => random(`mind ${seat}`));
    this.state = game.setup(decodeOptions(game.options, options)!, seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  get board(): V {
    return this.game.view(this.state, this.viewer, this.facesOf(this.viewer)) as V;
  }

  get over(): boolean {
    return this.game.result(this.state) !== null;
  }

  get toAct(): readonly Seat[] {
    return this.game.toAct(this.state);
  }

  choicesOf(seat: Seat): readonly Choice[] {
    return this.game.choices(this.state, seat, this.facesOf(seat));
  }

  /** @throws IllegalAction when the rules say no */
  play(seat: Seat, action: Action): void {
    const {game} = this;
    const parsed = game.parse(action);
    if (!parsed) throw new Error(`no action: ${JSON.stringify(action)}`);
    const events: GameEvent[] = [];
    const ask = game.ask(this.state);
    if (ask?.kind === 'commit' && ask.by.includes(seat)) {
      this.#dealer.seal({seat, action: parsed, salt: saltFrom(this.#salts)});
      this.state = game.answer(this.state, {sealed: seat}, events);
      this.#push(seat, 'seal', events);
    } else {
      this.state = game.apply(this.state, seat, parsed, events);
      this.#push(seat, 'action', events);
    }
    this.#deal();
  }

  /** One move of a seat, by the greedy bot; of the first that is to act, if none is named. */
  step(seat: Seat | undefined = this.toAct[0]): void {
    if (seat === undefined) throw new Error('nobody is to act');
    const mind = this.minds[seat]!;
    this.play(seat, chooseAction('greedy', this.game, this.state, seat, this.facesOf(seat), mind));
  }

  /** The others go on until the viewer has to act or the game is over. */
  others(): this {
    while (!this.over && !this.toAct.includes(this.viewer ?? -1)) this.step();
    return this;
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: this) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
  }

  get view(): TableView {
    const {game, viewer, toAct} = this;
    const last = this.#log.length - 1;
    return {
      ...blankTable(),
      tableId: 'played',
      game: game.id,
      seats: Array.from({length: this.seats}, (_, seat) => seatView(seat, viewer)),
      viewer,
      toAct,
      waitingSince: Date.now() - 130_000,
      board: this.board,
      choices: viewer === null ? [] : this.choicesOf(viewer),
      decision: this.#decision,
      log: [...this.#log],
      takeBack: {to: last > 6 ? last - 1 : null, free: true, moves: 1, refusal: null, asked: null},
      fairness: {
        ...blankTable().fairness,
        entries: this.#log.length,
        checked: this.#log.length,
        digest: '7f3a',
      },
      result: game.result(this.state),
    };
  }

  /** A game that is over, after somebody has asked how it went. */
  get ended(): TableView {
    const {view} = this;
    const line = this.#standings.map((standing, n) => ({n, standing}));
    const course = this.#standings.filter(({round}, i) => this.#standings[i + 1]?.round !== round);
    return {...view, course, decider: deciderIn(line, view.result?.ranking[0] ?? []), turns: turnsIn(line)};
  }

  /** The table in nobody's hands: the curtain hangs before a seat, the first that is to act. */
  handed(seat: Seat = this.toAct[0] ?? 0): TableView {
    const board = this.game.view(this.state, null, NO_FACES);
    return {...this.view, board, viewer: null, curtain: seat, choices: []};
  }

  protected facesOf(seat: Seat | null): Faces {
    return seat === null ? NO_FACES : this.#dealer.faces(seat);
  }

  #deal(): void {
    const {game} = this;
    for (let ask = game.ask(this.state); ask && ask.kind !== 'commit'; ask = game.ask(this.state)) {
      const events: GameEvent[] = [];
      const answer = this.#dealer.answer(ask);
      this.state = game.answer(this.state, answer, events);
      this.#dealer.learn(ask, answer);
      this.#push(null, 'answer', events);
    }
  }

  /** Whoever acts decides anew, and so does whose question is another one. */
  #ask(by: Seat | null): void {
    const {game, state, viewer} = this;
    const question =
      viewer === null || !game.decision ? undefined : JSON.stringify(game.decision(state, viewer));
    if (question === undefined || by === viewer || question !== this.#question)
      this.#decision = this.#log.length;
    this.#question = question;
  }

  #push(seat: Seat | null, kind: LogItem['kind'], events: readonly GameEvent[]): void {
    const now = this.game.standing?.(this.state);
    if (now) this.#standings.push(now);
    this.#ask(seat);
    this.#log.push({n: this.#log.length, seat, kind, events, undone: false, table: null});
  }
}

const seatView = (seat: Seat, viewer: Seat | null): SeatView => ({
  seat,
  name: NAMES[seat]!,
  shape: SHAPES[seat]!,
  kind: 'person',
  mine: seat === viewer,
  host: seat === 0,
  link: seat === viewer ? 'self' : 'live',
  awaySince: null,
  standIn: null,
  left: false,
});
