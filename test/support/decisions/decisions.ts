/**
 * Real games, stopped where somebody has to decide. Each game lists its decisions by name; gallery, component tests and
 * pictures take their tables from there. Bots of the game play up to them, so that no view shows what the rules do not.
 */
import type {Options, Seat} from '../../../src/engine/game.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import type {PlayedGame} from './played.ts';

/** How many games are tried until one comes to where it should. */
const GAMES = 80;

interface Board {
  readonly phase: string;
}

/** Where a game is to be stopped. */
export interface Stop<T extends PlayedGame<Board>> {
  /** In this phase, when the viewer is asked, or when the game is over; in any moment, if none is named. */
  readonly phase?: T['board']['phase'];
  /** From this round on. */
  readonly round?: number;
  /** Where this holds besides. */
  readonly where?: (board: T['board'], table: T) => boolean;
  readonly seats?: number;
  readonly options?: Options;
  /** Which games are tried. */
  readonly seed?: string;
}

/** A decision of the list. */
export interface Decision<T extends PlayedGame<Board>> extends Omit<Stop<T>, 'round' | 'seats'> {
  /** From the first of these rounds on that a game comes to with all that is wanted. */
  readonly rounds?: readonly number[];
  /** What is played from there. */
  readonly onward?: (table: T) => T;
  /** What is seen of it, where that is more or less than what the viewer sees. */
  readonly shown?: (table: T) => TableView;
}

/** @typeParam T a played table of the game; N the names of its decisions */
interface Listed<T extends PlayedGame<Board>, N extends string> {
  /** A game that begins. */
  readonly begin: (seats: number, seed: string, viewer?: Seat | null, options?: Options) => T;
  readonly roundOf: (board: T['board']) => number;
  /** Which games are tried, if nothing else is said. */
  readonly seed: string;
  /** The list; a function finds a table that takes more than to wait for it. */
  readonly list: Readonly<Record<N, Decision<T> | ((seats: number) => T)>>;
}

export class Decisions<T extends PlayedGame<Board>, N extends string> {
  readonly begin: Listed<T, N>['begin'];
  readonly names: readonly N[];
  readonly #listed: Listed<T, N>;
  readonly #views = new Map<string, TableView>();

  constructor(listed: Listed<T, N>) {
    this.#listed = listed;
    this.begin = listed.begin;
    this.names = Object.keys(listed.list) as N[];
  }

  /** A table at this decision, to play on from there. */
  at(name: N, seats = 4): T {
    const wanted = this.#listed.list[name];
    if (typeof wanted === 'function') return wanted(seats);
    const {rounds = [0], onward = same, ...stop} = wanted;
    for (const round of rounds) {
      const table = this.#search({...stop, round, seats});
      if (table) return onward(table);
    }
    throw new Error(`no game of ${seats} came to ${name}`);
  }

  /** What is seen at this decision. */
  view(name: N, seats = 4): TableView {
    const key = `${name} ${seats}`;
    const wanted = this.#listed.list[name];
    const shown = (typeof wanted !== 'function' && wanted.shown) || seen;
    const view = this.#views.get(key) ?? shown(this.at(name, seats));
    this.#views.set(key, view);
    return view;
  }

  /** The same, by whatever somebody calls it. @throws TypeError for a name that is not of the list */
  readonly named = (name: string): TableView => {
    const known = this.names.find(each => each === name);
    if (known === undefined) throw new TypeError(`no such decision: ${name}`);
    return this.view(known);
  };

  /** A table at a decision that only one test wants. */
  find(stop: Stop<T>): T {
    const table = this.#search(stop);
    if (!table) throw new Error(`no game came to ${stop.phase ?? 'what is wanted'}`);
    return table;
  }

  #search({phase, round = 0, where, seats = 4, options, seed = this.#listed.seed}: Stop<T>): T | null {
    const isThere = (table: T): boolean => {
      // A view takes its time: only where it may be the one.
      if (phase !== undefined && phase !== 'over' && !table.toAct.includes(0)) return false;
      const {board} = table;
      if (phase !== undefined && board.phase !== phase) return false;
      return this.#listed.roundOf(board) >= round && (where?.(board, table) ?? true);
    };
    for (let game = 0; game < GAMES; game++) {
      const table = this.begin(seats, `${seed} ${game}`, 0, options);
      while (!isThere(table) && !table.over) table.step();
      if (isThere(table)) return table;
    }
    return null;
  }
}

const same = <T>(table: T): T => table;
const seen = ({view}: PlayedGame<Board>): TableView => view;
