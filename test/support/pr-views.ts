/** Table views out of real, seeded games of Puerto Rico, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {Action, GameEvent, Seat} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/index.ts';
import type {PhaseName, PrView} from '../../src/games/puerto-rico/types.ts';
import type {LogItem, SeatView, Settings, Shape, TableView} from '../../src/table/view-model.ts';
import {drawWith} from './draw.ts';

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
  shortcuts: true,
  broker: '',
  relay: {url: '', username: '', credential: ''},
};

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedTable {
  #state: State;
  readonly #log: LogItem[] = [];
  readonly #chance;
  readonly #minds;
  readonly seats: number;
  readonly viewer: Seat | null;
  names: readonly string[] = NAMES;

  constructor(seats: number, seed: string, viewer: Seat | null = 0) {
    this.seats = seats;
    this.viewer = viewer;
    this.#chance = seededRng(`chance ${seed}`);
    this.#minds = Array.from({length: seats}, (_, seat) => seededRng(`mind ${seat} ${seed}`));
    this.#state = game.setup(defaultOptions(game.options), seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  get board(): PrView {
    return game.view(this.#state, this.viewer, NO_FACES);
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
    this.play(seat, chooseAction('greedy', game, this.#state, seat, NO_FACES, this.#minds[seat]!));
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: PlayedTable) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
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
      choices: deciding ? game.choices(this.#state, viewer, NO_FACES) : [],
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
    };
  }

  #deal(): void {
    for (let ask = game.ask(this.#state); ask; ask = game.ask(this.#state)) {
      const events: GameEvent[] = [];
      this.#state = game.answer(this.#state, drawWith(ask, this.#chance), events as never);
      this.#push(null, 'answer', events);
    }
  }

  #push(seat: Seat | null, kind: LogItem['kind'], events: readonly GameEvent[]): void {
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
  }: {seats?: number; round?: number; seed?: string; where?: (view: PrView) => boolean} = {},
): PlayedTable {
  for (let attempt = 0; attempt < 60; attempt++) {
    const table = new PlayedTable(seats, `${seed} ${attempt}`);
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
