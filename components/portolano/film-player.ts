/**
 * Plays what the others did since this table was last looked at, step by step, before the next question: pausable, one
 * step back, or skipped. Without motion it is a list instead. When the game is over no question comes, and nothing stands before
 * the result.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {PortView} from '../../src/games/portolano/view.ts';
import type {Settings, TableView} from '../../src/table/seen/view-model.ts';
import type {Step} from './film.ts';
import type {Showing} from './showing.ts';

/** What turns events into steps and views. */
export type FilmModule = Pick<typeof import('./lazy.ts'), 'stepsOf' | 'after'>;

/** Milliseconds for which a step is held, with its motion. */
const HOLD = {normal: 1000, slow: 1600};

export class FilmPlayer implements ReactiveController {
  /** Null until they are fetched: what happens before is in the log alone. */
  module: FilmModule | null = null;
  readonly #host: ReactiveControllerHost;
  #steps: readonly Step[] = [];
  #views: PortView[] = [];
  #at = 0;
  #paused = false;
  #listed = false;
  #slow = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen: {readonly table: string; readonly n: number; readonly view: PortView} | null = null;
  #showing: Showing | null = null;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** What is shown instead of the present; null when there is nothing left to show. */
  get showing(): Showing | null {
    return this.#showing;
  }

  /** A new view of the table has come. */
  arrived(table: TableView, {motion}: Settings): void {
    const n = table.log.at(-1)?.n ?? 0;
    const before = this.#seen;
    // The board of Portolano is opened for its own tables only.
    const view = table.board as PortView;
    this.#seen = {table: table.tableId, n, view};
    const ends = table.result !== null;
    if (!before || before.table !== table.tableId || n < before.n || table.shownAt !== null || ends) {
      this.skip();
      return;
    }
    const {module} = this;
    if (n === before.n || !module) return;
    this.#listed = !moves(motion);
    this.#slow = motion === 'slow';
    const fresh = module.stepsOf(
      table.log.filter(item => item.n > before.n),
      table.viewer,
    );
    if (fresh.length === 0) return;
    const first = this.#steps.length === 0;
    this.#steps = [...this.#steps, ...fresh];
    let last = this.#views.at(-1) ?? before.view;
    for (const step of fresh) {
      last = module.after(last, step.events);
      this.#views.push(last);
    }
    if (first) this.#go(0);
    else this.#go(this.#at);
  }

  back(): void {
    this.#paused = true;
    this.#go(Math.max(0, this.#at - 1));
  }

  forward(): void {
    if (this.#at + 1 < this.#steps.length) this.#go(this.#at + 1);
    else this.skip();
  }

  toggle(): void {
    this.#paused = !this.#paused;
    this.#go(this.#at);
  }

  /** To the present. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#steps = [];
    this.#views = [];
    this.#paused = false;
    if (this.#showing === null) return;
    this.#showing = null;
    this.#host.requestUpdate();
  }

  #go(at: number): void {
    clearTimeout(this.#timer);
    this.#at = at;
    const view = this.#views[this.#listed ? this.#views.length - 1 : at];
    if (!view) return;
    this.#showing = {view, steps: this.#steps, at, paused: this.#paused, listed: this.#listed};
    this.#host.requestUpdate();
    if (this.#listed || this.#paused) return;
    this.#timer = setTimeout(() => this.forward(), this.#slow ? HOLD.slow : HOLD.normal);
  }
}

function moves(motion: Settings['motion']): boolean {
  if (motion === 'off') return false;
  return motion !== 'auto' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
