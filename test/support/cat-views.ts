/** Table views out of real, seeded games of Catan, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction, chooseReaction} from '../../src/bots/index.ts';
import type {Action, GameEvent, Options, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {saltFrom} from '../../src/engine/seal.ts';
import {game} from '../../src/games/catan/advised.ts';
import type {CatView, PhaseName} from '../../src/games/catan/types.ts';
import type {LogItem, SeatView, Shape, TableView} from '../../src/table/view-model.ts';
import {NAMES} from './pr-views.ts';

type State = ReturnType<typeof game.setup>;
const SHAPES: readonly Shape[] = ['disc', 'triangle', 'diamond', 'square'];

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedCatan {
  #state: State;
  readonly #log: LogItem[] = [];
  readonly #rng;
  readonly #dealer: LocalDealer;
  readonly seats: number;
  readonly viewer: Seat = 0;

  constructor(seats: number, seed: string, options: Options = {}) {
    this.seats = seats;
    this.#rng = seededRng(`catan ${seed}`);
    this.#dealer = new LocalDealer(() => this.#rng);
    this.#state = game.setup(decodeOptions(game.options, options)!, seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  get board(): CatView {
    return game.view(this.#state, this.viewer, this.#dealer.faces(this.viewer));
  }

  get over(): boolean {
    return game.result(this.#state) !== null;
  }

  get toAct(): readonly Seat[] {
    return game.toAct(this.#state);
  }

  /** @throws IllegalAction when the rules say no */
  play(seat: Seat, action: Action): void {
    const parsed = game.parse(action);
    if (!parsed) throw new Error(`no action: ${JSON.stringify(action)}`);
    const events: GameEvent[] = [];
    if (game.ask(this.#state)?.kind === 'commit') {
      this.#dealer.seal({seat, action: parsed, salt: saltFrom(this.#rng)});
      this.#state = game.answer(this.#state, {sealed: seat}, events as never);
      this.#push(seat, 'seal', events);
    } else {
      this.#state = game.apply(this.#state, seat, parsed, events as never);
      this.#push(seat, 'action', events);
    }
    this.#deal();
  }

  /** One move of a greedy bot: whoever was invited first, then who must act, the viewer last. */
  step(): void {
    for (const seat of game.ask(this.#state) ? [] : (game.invited?.(this.#state) ?? [])) {
      if (seat === this.viewer) continue;
      const faces = this.#dealer.faces(seat);
      const said = chooseReaction('greedy', game, this.#state, seat, faces, this.#rng);
      if (!said) continue;
      this.play(seat, said);
      return;
    }
    const seat = this.toAct.find(each => each !== this.viewer) ?? this.toAct[0];
    if (seat === undefined) throw new Error('nobody is to act');
    this.play(seat, chooseAction('greedy', game, this.#state, seat, this.#dealer.faces(seat), this.#rng));
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: PlayedCatan) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
  }

  get view(): TableView {
    const {viewer, toAct} = this;
    const last = this.#log.at(-1)?.n ?? 0;
    return {
      screen: 'table',
      tableId: 'played',
      name: '',
      game: 'catan',
      seats: Array.from({length: this.seats}, (_, seat) => seatView(seat, viewer)),
      viewer,
      curtain: null,
      toAct,
      waitingSince: Date.now() - 130_000,
      board: this.board,
      choices: game.choices(this.#state, viewer, this.#dealer.faces(viewer)),
      decision: last,
      sending: null,
      refusal: null,
      trouble: null,
      log: [...this.#log],
      shownAt: null,
      claims: [],
      claim: null,
      claimable: [],
      standIn: {possible: [], asked: null, mine: false},
      talk: {possible: false, items: [], muted: [], refusal: null},
      rematch: null,
      takeBack: {to: last > 6 ? last - 1 : null, free: true, moves: 1, refusal: null, asked: null},
      fairness: {
        dealer: 'device',
        entries: this.#log.length,
        checked: this.#log.length,
        digest: '7f3a',
        agree: [],
        differ: [],
        firstBad: null,
        draws: [],
        recheck: 'idle',
        strikes: [],
      },
      result: game.result(this.#state),
      invite: null,
      place: 'here',
      trial: false,
      knocks: [],
      canTakeUp: false,
    };
  }

  #deal(): void {
    for (let ask = game.ask(this.#state); ask && ask.kind !== 'commit'; ask = game.ask(this.#state)) {
      const events: GameEvent[] = [];
      const answer = this.#dealer.answer(ask);
      this.#state = game.answer(this.#state, answer, events as never);
      this.#dealer.learn(ask, answer);
      this.#push(null, 'answer', events);
    }
  }

  #push(seat: Seat | null, kind: LogItem['kind'], events: readonly GameEvent[]): void {
    this.#log.push({n: this.#log.length, seat, kind, events, undone: false, table: null});
  }
}

const seatView = (seat: Seat, viewer: Seat): SeatView => ({
  seat,
  name: NAMES[seat]!,
  shape: SHAPES[seat]!,
  kind: 'person',
  mine: seat === viewer,
  host: seat === 0,
  link: seat === viewer ? 'self' : 'live',
  awaySince: null,
  standIn: null,
});

export const CAT_PHASES = [
  'foundSettlement',
  'foundRoad',
  'preRoll',
  'discard',
  'robber',
  'trade',
  'build',
  'main',
  'freeRoad',
  'answer',
] as const;

/** A table that waits for the viewer in this phase, as late in the game as asked; tries seeds until one has it. */
export function catanAt(phase: PhaseName | 'answer', turn = 24, seats = 4): PlayedCatan {
  for (let attempt = 0; attempt < 40; attempt++) {
    const table = new PlayedCatan(seats, `${phase} ${attempt}`, phase === 'main' ? {edition: 'modern'} : {});
    const there = ({board, toAct}: PlayedCatan) => {
      if (board.turn < (phase.startsWith('found') ? 0 : turn)) return false;
      if (phase === 'answer') return board.offer !== null && board.players[0]!.answer === 'none';
      return board.phase === phase && toAct.includes(0);
    };
    while (!there(table) && !table.over) table.step();
    if (there(table)) return table;
  }
  if (turn > 0) return catanAt(phase, Math.max(0, turn - 12), seats);
  throw new Error(`no game came to ${phase}`);
}
