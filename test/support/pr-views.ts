/** Table views out of real, seeded games of Puerto Rico, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {advise, type Hint} from '../../src/bots/advise.ts';
import {chooseAction} from '../../src/bots/index.ts';
import {type Faces, NO_FACES} from '../../src/engine/ask.ts';
import type {Action, GameEvent, Options, Seat, Standing} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game as advised} from '../../src/games/puerto-rico/advised.ts';
import {game} from '../../src/games/puerto-rico/full.ts';
import type {PhaseName, PrView} from '../../src/games/puerto-rico/types.ts';
import type {LogItem, SeatView, Settings, Shape, TableView} from '../../src/table/view-model.ts';

type State = ReturnType<typeof game.setup>;

export const NAMES = ['Dóra', 'Krzysztof', 'Zsófia', 'Bence', 'Anna'] as const;
const SHAPES: readonly Shape[] = ['disc', 'triangle', 'diamond', 'square', 'cross'];

export const SETTINGS: Settings = {
  name: 'Dóra',
  shape: 'disc',
  language: 'en',
  theme: 'light',
  motion: 'off',
  sound: false,
  notify: 'ask',
  confirm: true,
  curtain: true,
  shortcuts: true,
  text: 'normal',
  broker: '',
  relay: {url: '', username: '', credential: ''},
};

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedTable {
  #state: State;
  readonly #dealer: LocalDealer;
  readonly #log: LogItem[] = [];
  /** How the game went so far, as a session tells it when it is over and somebody asks. */
  readonly course: Standing[] = [];
  readonly #chance;
  readonly #minds;
  readonly seats: number;
  readonly viewer: Seat | null;
  names: readonly string[] = NAMES;

  constructor(seats: number, seed: string, viewer: Seat | null = 0, options: Options = {}) {
    this.seats = seats;
    this.viewer = viewer;
    this.#chance = seededRng(`chance ${seed}`);
    this.#minds = Array.from({length: seats}, (_, seat) => seededRng(`mind ${seat} ${seed}`));
    this.#dealer = new LocalDealer(() => this.#chance);
    this.#state = game.setup({...defaultOptions(game.options), ...options}, seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  get board(): PrView {
    return game.view(this.#state, this.viewer, this.#facesOf(this.viewer));
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
    this.#state = game.apply(this.#state, seat, parsed, events as never);
    this.#push(seat, 'action', events);
    this.#deal();
  }

  /** One move of whoever is to act, by the greedy bot. */
  step(): void {
    const seat = this.toAct[0];
    if (seat === undefined) throw new Error('nobody is to act');
    this.play(seat, chooseAction('greedy', game, this.#state, seat, this.#facesOf(seat), this.#minds[seat]!));
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: PlayedTable) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
  }

  /** What a hint would tell the viewer. */
  hints(playouts = 60): readonly Hint[] {
    const faces = this.#facesOf(this.viewer);
    return advise(advised, this.#state, this.viewer!, faces, seededRng('hint'), {playouts});
  }

  /** Lets the others play until the viewer is to act, or the game is over. */
  others(): this {
    while (!this.over && this.toAct[0] !== this.viewer) this.step();
    return this;
  }

  get view(): TableView {
    const {viewer} = this;
    const toAct = this.toAct;
    const deciding = viewer !== null && toAct.includes(viewer);
    const last = this.#log.at(-1)?.n ?? 0;
    return {
      screen: 'table',
      tableId: 'played',
      name: '',
      game: 'puerto-rico',
      seats: Array.from({length: this.seats}, (_, seat) => seatView(seat, this.names[seat]!, viewer)),
      viewer,
      curtain: null,
      toAct,
      waitingSince: Date.now() - 130_000,
      board: this.board,
      choices: deciding ? game.choices(this.#state, viewer, this.#facesOf(viewer)) : [],
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
      canTakeUp: false,
      rematch: null,
      hint: {refusal: null, state: 'none', moves: [], trouble: null},
      course: null,
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
        recheck: {state: 'idle', done: 0, total: 0, proved: null},
        strikes: [],
        blames: [],
      },
      dealing: null,
      result: game.result(this.#state),
      invite: null,
      place: 'here',
      trial: false,
      knocks: [],
      watchers: [],
      asks: false,
    };
  }

  #facesOf(seat: Seat | null): Faces {
    return seat === null ? NO_FACES : this.#dealer.faces(seat);
  }

  #deal(): void {
    for (let ask = game.ask(this.#state); ask; ask = game.ask(this.#state)) {
      const events: GameEvent[] = [];
      const answer = this.#dealer.answer(ask);
      this.#state = game.answer(this.#state, answer, events as never);
      this.#dealer.learn(ask, answer);
      this.#push(null, 'answer', events);
    }
  }

  #push(seat: Seat | null, kind: LogItem['kind'], events: readonly GameEvent[]): void {
    const now = game.standing!(this.#state);
    if (this.course.at(-1)?.round === now.round) this.course.pop();
    this.course.push(now);
    this.#log.push({n: this.#log.length, seat, kind, events, undone: false, table: null});
  }
}

const seatView = (seat: Seat, name: string, viewer: Seat | null): SeatView => ({
  seat,
  name,
  shape: SHAPES[seat]!,
  kind: 'person',
  mine: seat === viewer,
  host: seat === 0,
  link: seat === viewer ? 'self' : 'live',
  awaySince: null,
  standIn: null,
});

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: PhaseName,
  {
    seats = 4,
    round = 1,
    seed = 'harbour',
    where = () => true,
    options = {},
  }: {
    seats?: number;
    round?: number;
    seed?: string;
    where?: (view: PrView) => boolean;
    options?: Options;
  } = {},
): PlayedTable {
  for (let attempt = 0; attempt < 60; attempt++) {
    const table = new PlayedTable(seats, `${seed} ${attempt}`, 0, options);
    const there = () => {
      const view = table.board;
      const mine = table.toAct[0] === 0;
      return view.phase === phase && (mine || phase === 'over') && view.round >= round && where(view);
    };
    while (!there() && !table.over) table.step();
    if (there()) return table;
  }
  throw new Error(`no game came to ${phase}`);
}

/** Every phase in which a person decides, each with a table that waits for the viewer. */
export const PHASES = [
  'role',
  'hacienda',
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'store',
] as const satisfies readonly PhaseName[];

const WANTED: Partial<Record<PhaseName, (view: PrView) => boolean>> = {
  captain: view => view.loads.length >= 3,
  trader: view => view.sales.length >= 2,
  craftsman: view => view.bonusGoods.length >= 2,
  mayor: view => (view.placing?.proposal.length ?? 0) >= 9,
};

export const phaseTable = (phase: PhaseName, seats = 4): PlayedTable => {
  for (const round of [7, 5, 3, 1]) {
    try {
      return tableAt(phase, {seats, round, where: WANTED[phase] ?? (() => true)});
    } catch {
      // Not so late in any of the games: try an earlier one.
    }
  }
  return tableAt(phase, {seats});
};

/** All four expansions. */
export const EVERYTHING: Options = {newBuildings: true, nobles: true, buccaneer: true, festival: true};

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Screens that only expansions have: the phase, and what has to be there. */
export const MORE_SCREENS = {
  draft: ['draft', ({more}) => (more?.draft?.spaces ?? []).some(({chosen}) => chosen.length > 0)],
  'with-role': [
    'role',
    ({more}) => more?.festival?.winners.cultivation !== null && more?.buccaneer?.token !== null,
  ],
  captive: ['role', ({more}) => more?.buccaneer?.captured !== null],
  guest: ['guest', ({more}) => (more?.guestMoves.length ?? 0) > 3],
  guests: ['role', ({more}) => (more?.guestMoves.length ?? 0) > 1],
  tile: ['tile', () => true],
  'second-tile': ['second-tile', () => true],
  forest: ['settler', ({players}) => (players[0]?.more?.forests.length ?? 0) > 0],
  lodge: ['lodge', () => true],
  arrivals: ['arrivals', () => true],
  tools: [
    'mayor',
    ({more, placing}) => (more?.nobleHands?.nobles ?? 0) > 1 && sumOf(placing?.caps ?? []) > 8,
  ],
  nobles: ['nobles', ({more}) => sumOf(more?.placingNobles?.slots ?? []) > 5],
  supplier: ['supplier', ({more}) => (more?.supplies ?? 0) > 1],
  buccaneer: ['buccaneer', ({more, house}) => more?.raid !== null && house.length > 0],
  market: ['builder', ({market}) => market.some(({refusal}) => refusal === null)],
  credit: ['builder', ({more}) => (more?.payments.length ?? 0) > 2],
  post: ['trader', ({sales}) => sales.some(({post}) => post)],
  'land-office': [
    'trader',
    ({players}) => players[0]!.city.some(({building, workers}) => building === 'land-office' && workers > 0),
  ],
  'small-wharf': [
    'captain',
    ({players}) => players[0]!.city.some(({building, workers}) => building === 'small-wharf' && workers > 0),
  ],
} as const satisfies Readonly<Record<string, readonly [PhaseName, (view: PrView) => boolean]>>;
export type MoreScreen = keyof typeof MORE_SCREENS;

/** A table with all expansions that waits for the viewer with this screen. */
export function moreTable(screen: MoreScreen, seats = 4): PlayedTable {
  const [phase, where]: readonly [PhaseName, (view: PrView) => boolean] = MORE_SCREENS[screen];
  return tableAt(phase, {seats, where, options: EVERYTHING, seed: `more ${screen}`});
}
