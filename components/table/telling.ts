/**
 * What is told after an entry: the last move of somebody else stands on the stage for a moment, screen readers hear what happened,
 * and a phase that has ended is reported.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {Settings, TableView} from '../../src/table/view-model.ts';
import type {Painting, Report} from '../board/painter.ts';
import {after, byOthers, eventsOf, newest} from '../board/since.ts';

/** How long the last move of somebody else is shown before the question. */
const STAGE = 1100;
/** How long a report on a phase stays by itself. */
const REPORT = 7000;
/** Sentences that screen readers are told at once. */
const SAID = 4;

export class Telling implements ReactiveController {
  /** The last move of somebody else for a moment before the question; null at all other times. */
  staged: string | null = null;
  /** The phase that has ended and is reported now, else null. */
  report: Report | null = null;
  /** For the live region. */
  said = '';
  readonly #host: ReactiveControllerHost;
  /** The report that was shown last, by the entry of its phase. */
  #told: number | null = null;
  #seen: {readonly table: string; readonly n: number} = {table: '', n: 0};
  #stage: ReturnType<typeof setTimeout> | undefined;
  #reporting: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.release();
    this.closeReport();
  }

  /** Nothing that happened before now is reported any more. */
  begin(view: TableView, painting: Painting | null): void {
    this.#told = painting?.report(view)?.n ?? null;
  }

  /** A new view has come. */
  arrived(
    view: TableView,
    before: TableView | undefined,
    painting: Painting | null,
    words: TableWords | null,
    {motion}: Settings,
  ): void {
    const known = this.#seen.table === view.tableId ? this.#seen.n : null;
    this.#seen = {table: view.tableId, n: newest(view)};
    if (known === null || !before || !painting) {
      this.begin(view, painting);
      return;
    }
    if (known === newest(view)) return;
    const items = after(view, known);
    const said = eventsOf(items)
      .map(event => painting.sentence(event, view))
      .filter(Boolean);
    const turn = view.choices.length > 0 && before.choices.length === 0;
    this.said = [...said.slice(-SAID), ...(turn && words ? [words.yourTurn] : [])].join('. ');
    const report = painting.report(view);
    if (report && report.n !== this.#told) this.#show(report);
    if (turn && byOthers(items, view.viewer) && moves(motion)) this.#stageMove(said.at(-1) ?? null);
  }

  release(): void {
    if (this.staged === null) return;
    clearTimeout(this.#stage);
    this.staged = null;
    this.#host.requestUpdate();
  }

  closeReport(): void {
    if (this.report === null) return;
    clearTimeout(this.#reporting);
    this.report = null;
    this.#host.requestUpdate();
  }

  #stageMove(sentence: string | null): void {
    if (!sentence) return;
    this.staged = sentence;
    clearTimeout(this.#stage);
    this.#stage = setTimeout(() => this.release(), STAGE);
  }

  #show(report: Report): void {
    this.#told = report.n;
    this.report = report;
    clearTimeout(this.#reporting);
    this.#reporting = setTimeout(() => this.closeReport(), REPORT);
  }
}

function moves(motion: Settings['motion']): boolean {
  if (motion === 'off') return false;
  return motion !== 'auto' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
