/** Table views out of real, seeded games of Portolano, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {Faces} from '../../src/engine/ask.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {Action, GameEvent, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {saltFrom} from '../../src/engine/seal.ts';
import {game} from '../../src/games/portolano/advised.ts';
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import type {LogItem, TableView} from '../../src/table/view-model.ts';
import {PlayedTable as AnyTable, SETTINGS} from './pr-views.ts';

export {SETTINGS};

type Phase = PortView['phase'];

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedTable {
  #state;
  readonly #log: LogItem[] = [];
  readonly #dealer: LocalDealer;
  readonly #minds;
  readonly #salts;
  /** What a view of a table says beside the game: people, links, fairness. */
  readonly #shell: TableView;
  /** A decision stays the same while nothing changes it for the viewer. */
  #decision = '';
  #decisions = 0;

  constructor(
    readonly seats: number,
    seed: string,
    readonly viewer: Seat | null = 0,
  ) {
    this.#shell = new AnyTable(seats, seed, viewer).view;
    const chance = seededRng(`chance ${seed}`);
    this.#dealer = new LocalDealer(() => chance);
    this.#salts = seededRng(`salt ${seed}`);
    this.#minds = Array.from({length: seats}, (_, seat) => seededRng(`mind ${seat} ${seed}`));
    this.#state = game.setup(defaultOptions(game.options), seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  #faces(seat: Seat | null): Faces {
    return seat === null ? NO_FACES : this.#dealer.faces(seat);
  }

  get board(): PortView {
    return game.view(this.#state, this.viewer, this.#faces(this.viewer));
  }

  get over(): boolean {
    return game.result(this.#state) !== null;
  }

  get toAct(): readonly Seat[] {
    return game.toAct(this.#state);
  }

  /** Who sees what the seat that is waited for is offered. */
  offered(seat: Seat) {
    return game.choices(this.#state, seat, this.#faces(seat));
  }

  /** @throws IllegalAction when the rules say no */
  play(seat: Seat, action: Action): void {
    const parsed = game.parse(action);
    if (!parsed) throw new Error(`no action: ${JSON.stringify(action)}`);
    const events: GameEvent[] = [];
    if (game.ask(this.#state)?.kind === 'commit' && parsed.type === 'sail') {
      this.#dealer.seal({seat, action: parsed, salt: saltFrom(this.#salts)});
      this.#state = game.answer(this.#state, {sealed: seat}, events as never);
      this.#push(seat, 'seal', events);
    } else {
      this.#state = game.apply(this.#state, seat, parsed, events as never);
      this.#push(seat, 'action', events);
    }
    this.#deal();
  }

  /** One move of a seat, by the greedy bot; of the first that is to act, if none is named. */
  step(seat: Seat | undefined = this.toAct[0]): void {
    if (seat === undefined) throw new Error('nobody is to act');
    const action = chooseAction('greedy', game, this.#state, seat, this.#faces(seat), this.#minds[seat]!);
    this.play(seat, action as PortAction);
  }

  /** The others go on until the viewer has to act or the game is over. */
  others(): this {
    while (!this.over && !this.toAct.includes(this.viewer ?? -1)) this.step();
    return this;
  }

  /** Plays on until something holds. @throws Error when the game ends before */
  until(holds: (table: PlayedTable) => boolean): this {
    while (!holds(this)) {
      if (this.over) throw new Error('the game ended first');
      this.step();
    }
    return this;
  }

  get view(): TableView {
    const {viewer} = this;
    const deciding = viewer !== null && this.toAct.includes(viewer);
    const decision = deciding ? JSON.stringify(game.decision?.(this.#state, viewer) ?? this.#log.length) : '';
    if (decision !== this.#decision) {
      this.#decision = decision;
      this.#decisions++;
    }
    return {
      ...this.#shell,
      game: 'portolano',
      toAct: this.toAct,
      board: this.board,
      choices: deciding ? this.offered(viewer) : [],
      decision: this.#decisions,
      log: [...this.#log],
      takeBack: {...this.#shell.takeBack, to: null},
      result: game.result(this.#state),
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

export interface Wanted {
  readonly seats?: number;
  readonly round?: number;
  readonly seed?: string;
  readonly where?: (view: PortView) => boolean;
}

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: Phase,
  {seats = 4, round = 0, seed = 'chart', where = () => true}: Wanted = {},
): PlayedTable {
  for (let attempt = 0; attempt < 60; attempt++) {
    const table = new PlayedTable(seats, `${seed} ${attempt}`);
    const there = () => {
      const view = table.board;
      const mine = table.toAct.includes(0) || phase === 'over';
      return view.phase === phase && mine && view.round >= round && where(view);
    };
    while (!there() && !table.over) table.step();
    if (there()) return table;
  }
  throw new Error(`no game came to ${phase}`);
}

const own = (view: PortView) => view.ships[0]!;
const actionHere = (view: PortView) => view.cells[own(view).cell]!.sea?.now.action;

/** Every decision of a captain. */
export const MOMENTS = {
  sterns: () => tableAt('sterns'),
  pirate: () => tableAt('pirate'),
  ships: () => tableAt('ships'),
  plan: () => tableAt('cards', {round: 5, where: view => own(view).rum > 2 && own(view).twoSteps}),
  barter: () => tableAt('cards', {round: 2, where: view => own(view).plan === 'bartering'}),
  upgrade: () =>
    tableAt('sea', {round: 3, where: view => actionHere(view) === 'upgrade' && own(view).coins > 1}),
  rumTrade: () =>
    tableAt('sea', {round: 3, where: view => actionHere(view) === 'rum-trade' && own(view).rum > 1}),
  goodsTrade: () =>
    tableAt('sea', {
      round: 3,
      seed: 'trade',
      where: view => actionHere(view) === 'goods-trade' && own(view).goods.some(n => n > 0),
    }),
  room: () => tableAt('sea', {round: 3, where: view => own(view).free === 0}),
  harbour: () => tableAt('harbour', {round: 3, where: view => view.fillings.length > 4}),
  refill: () => tableAt('refill', {round: 3}),
  pay: () => tableAt('pay', {round: 2}),
  loot: () => tableAt('loot', {round: 2}),
  knight: () => tableAt('knight'),
  over: () => tableAt('over'),
} as const satisfies Readonly<Record<string, () => PlayedTable>>;
export type Moment = keyof typeof MOMENTS;
