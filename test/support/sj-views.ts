/** Table views out of real, seeded games of San Juan, stopped where a test or a picture wants them. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {Faces} from '../../src/engine/ask.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {Action, GameEvent, Options, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/san-juan/advised.ts';
import type {PhaseName, SjAction, SjView} from '../../src/games/san-juan/types.ts';
import type {LogItem, TableView} from '../../src/table/view-model.ts';
import {PlayedTable as AnyTable, SETTINGS} from './pr-views.ts';

export {SETTINGS};

/** A table that is really played: every move is checked by the engine, every view is the engine's own. */
export class PlayedTable {
  #state;
  readonly #log: LogItem[] = [];
  readonly #dealer: LocalDealer;
  readonly #minds;
  /** What a view of a table says beside the game: people, links, fairness. */
  readonly #shell: TableView;

  constructor(
    readonly seats: number,
    seed: string,
    readonly viewer: Seat | null = 0,
    options: Partial<Options> = {},
  ) {
    this.#shell = new AnyTable(seats, seed, viewer).view;
    const chance = seededRng(`chance ${seed}`);
    this.#dealer = new LocalDealer(() => chance);
    this.#minds = Array.from({length: seats}, (_, seat) => seededRng(`mind ${seat} ${seed}`));
    this.#state = game.setup({...defaultOptions(game.options), ...(options as Options)}, seats);
    this.#push(null, 'header', []);
    this.#deal();
  }

  #faces(seat: Seat | null): Faces {
    return seat === null ? NO_FACES : this.#dealer.faces(seat);
  }

  get board(): SjView {
    return game.view(this.#state, this.viewer, this.#faces(this.viewer));
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
    const [seat] = this.toAct;
    if (seat === undefined) throw new Error('nobody is to act');
    const action = chooseAction('greedy', game, this.#state, seat, this.#faces(seat), this.#minds[seat]!);
    this.play(seat, action as SjAction);
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
    const last = this.#log.at(-1)?.n ?? 0;
    const deciding = viewer !== null && this.toAct.includes(viewer);
    return {
      ...this.#shell,
      game: 'san-juan',
      toAct: this.toAct,
      board: this.board,
      choices: deciding ? game.choices(this.#state, viewer, this.#faces(viewer)) : [],
      decision: last,
      log: [...this.#log],
      takeBack: {...this.#shell.takeBack, to: null},
      result: game.result(this.#state),
    };
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
    this.#log.push({n: this.#log.length, seat, kind, events, undone: false, table: null});
  }
}

export interface Wanted {
  readonly seats?: number;
  readonly round?: number;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  readonly where?: (view: SjView) => boolean;
}

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: PhaseName,
  {seats = 4, round = 1, seed = 'street', options = {}, where = () => true}: Wanted = {},
): PlayedTable {
  for (let attempt = 0; attempt < 80; attempt++) {
    const table = new PlayedTable(seats, `${seed} ${attempt}`, 0, options);
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

/** Every decision of a person, each with a table that waits for the viewer as late as a game comes to it. */
export const PHASES = [
  'draft',
  'chapel',
  'handLimit',
  'pick',
  'builder',
  'producer',
  'trader',
  'councillor',
  'keep',
  'goldMine',
  'take',
] as const satisfies readonly PhaseName[];

const WANTED: Partial<Record<PhaseName, (view: SjView) => boolean>> = {
  builder: ({hand}) => hand.length >= 7 && hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
  trader: ({task}) => (task?.of.length ?? 0) >= 3,
  producer: ({task}) => (task?.of.length ?? 0) >= 3,
  keep: ({drawn}) => drawn.length === 5,
};

export function phaseTable(phase: PhaseName, seats = 4): PlayedTable {
  const options = phase === 'draft' ? {openingDraft: true} : {};
  for (const round of [8, 6, 4, 2, 1]) {
    try {
      return tableAt(phase, {seats, round, options, where: WANTED[phase] ?? (() => true)});
    } catch {
      // Not so late in any of the games: try an earlier one.
    }
  }
  return tableAt(phase, {seats, options});
}
