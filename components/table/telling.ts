/**
 * What is told after an entry: what others did moves on the board and stands on the stage for a moment, screen readers
 * hear what happened, and a phase that has ended is reported. What stays beside the board is told by `lately.ts`.
 */
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {loadModule} from '../../src/base/load-module.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {Settings, TableView} from '../../src/table/seen/view-model.ts';
import {stalled} from '../board/absent.ts';
import type {Painting, Report, Told} from '../board/painter.ts';
import {after, byOthers, newest, sinceOwnMove, toldOf} from '../board/since.ts';
import type {Flying} from './flying.ts';
import {LONGEST, moves} from './pace.ts';

/** How long one sentence about others is shown before the question, and how much longer each further one makes it. */
const STAGE = 1100;
const STAGE_MORE = 400;
/** Sentences that stand on the stage. */
const STAGED = 4;
/** How long a report on a phase stays by itself. */
const REPORT = 7000;
/** Sentences that screen readers are told at once. */
const SAID = 4;
/**
 * How long they are gathered before that. A text that is replaced at once is never heard, and what comes with the redrawing of
 * the board, or before the focus is put elsewhere, is lost or cut off.
 */
const GATHERED = 500;

const loadFlying = () => import('./flying.ts');

/** Something can be chosen, and comes to something. */
const isAsked = (view: TableView): boolean => stalled(view).choices.length > 0;

export class Telling implements ReactiveController {
  /** What others did, for a moment before the question; null at all other times. */
  staged: readonly Told[] | null = null;
  /** The phase that has ended and is reported now, else null. */
  report: Report | null = null;
  /** The live region: what it says changes without drawing the table anew. */
  readonly live = document.createElement('div');
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #words: () => TableWords | null;
  /** The question of the decision that the viewer has now; empty without one. */
  readonly #question: () => string;
  /** Sentences that are gathered for the live region. */
  #unsaid: readonly string[] = [];
  /** The turn has come to the viewer, and that is not said yet. */
  #turn = false;
  /** The question that was said last. */
  #asked = '';
  #saying: ReturnType<typeof setTimeout> | undefined;
  /** Loaded when something moves for the first time. */
  #flying: Flying | null = null;
  /** The report that was shown last, by the entry of its phase. */
  #told: number | null = null;
  #seen: {readonly table: string; readonly n: number} = {table: '', n: 0};
  #stage: ReturnType<typeof setTimeout> | undefined;
  #reporting: ReturnType<typeof setTimeout> | undefined;

  constructor(
    host: ReactiveControllerHost & HTMLElement,
    words: () => TableWords | null,
    question: () => string,
  ) {
    this.#host = host;
    this.#words = words;
    this.#question = question;
    this.live.className = 'hidden-text';
    this.live.role = 'status';
    host.addController(this);
  }

  hostDisconnected(): void {
    this.release();
    this.closeReport();
    this.#hush();
    this.#flying?.stop();
  }

  /** Nothing that happened before now is reported any more. */
  begin(view: TableView, painting: Painting | null): void {
    this.#told = painting?.report(view)?.n ?? null;
    // Of another table, perhaps.
    this.#hush();
    this.#gather([], isAsked(view));
  }

  /** A new view has come. */
  arrived(
    view: TableView,
    before: TableView | undefined,
    painting: Painting | null,
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
    const told = toldOf(items, view, painting.sentence);
    const turn = isAsked(view) && !isAsked(before);
    const said = told.map(({said: sentence}) => sentence);
    this.#gather(said, turn);
    const report = painting.report(view);
    if (report && report.n !== this.#told) this.#show(report);
    // Who looks back sees an earlier board: what happens now does not fly over it.
    if (view.shownAt === null && moves(motion))
      void this.#fly().then(flying => flying?.play(items, view, painting, motion));
    if (!turn || !(byOthers(items, view.viewer) || painting.stands?.(view))) return;
    if (moves(motion)) this.#stageMove(toldOf(sinceOwnMove(view), view, painting.sentence).slice(-STAGED));
  }

  /** Null where it does not come: the board shows the new state without. */
  async #fly(): Promise<Flying | null> {
    const part = await loadModule(loadFlying).catch(() => null);
    if (part) this.#flying ??= new part.Flying(this.#host);
    return this.#flying;
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

  #gather(said: readonly string[], turn: boolean): void {
    this.#unsaid = [...this.#unsaid, ...said].slice(-SAID);
    this.#turn ||= turn;
    // Not from the last of them on: bots who move quickly would put it off for ever.
    this.#saying ??= setTimeout(() => this.#say(), GATHERED);
  }

  #say(): void {
    this.#saying = undefined;
    const yourTurn = this.#words()?.yourTurn ?? '';
    const question = this.#question();
    const asks = question !== '' && (this.#turn || question !== this.#asked);
    const said = [
      ...this.#unsaid,
      ...(this.#turn ? [asks ? `${yourTurn}: ${question}` : yourTurn] : asks ? [question] : []),
    ];
    this.#asked = question;
    this.#unsaid = [];
    this.#turn = false;
    if (said.length === 0) return;
    this.#tell(said.join('. '));
  }

  /** Changes the text that is there, which is laid out and not styled anew; the same once more has to be another text to be heard. */
  #tell(said: string): void {
    const {firstChild} = this.live;
    if (firstChild instanceof Text && firstChild.data !== said) firstChild.data = said;
    else this.live.textContent = said;
  }

  #hush(): void {
    clearTimeout(this.#saying);
    this.#saying = undefined;
    this.#unsaid = [];
    this.#turn = false;
    this.#asked = '';
  }

  #stageMove(story: readonly Told[]): void {
    if (story.length === 0) return;
    this.staged = story;
    clearTimeout(this.#stage);
    this.#stage = setTimeout(
      () => this.release(),
      Math.min(LONGEST, STAGE + STAGE_MORE * (story.length - 1)),
    );
  }

  #show(report: Report): void {
    this.#told = report.n;
    this.report = report;
    clearTimeout(this.#reporting);
    this.#reporting = setTimeout(() => this.closeReport(), REPORT);
  }
}
