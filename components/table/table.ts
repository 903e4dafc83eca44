import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {onLanguage} from '../../src/i18n/index.ts';
import {problemText} from '../../src/i18n/problem.ts';
import {loadTableWords, type TableWords} from '../../src/i18n/table/index.ts';
import type {Settings, TableView} from '../../src/table/view-model.ts';
import {base} from '../kit/base.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/mark.ts';
import {act} from './act.ts';
import './bar.ts';
import type {Panel} from './bar.ts';
import './curtain.ts';
import {deepAll, deepFocus, topicOf} from './deep-focus.ts';
import {commandOf} from './keys.ts';
import type {Painting, Report, Scene, Size} from './painter.ts';
import {loadPainter} from './painters.ts';
import {loadPanel, panelBody} from './panels.ts';
import './result.ts';
import {after, byOthers, eventsOf, newest, sinceOwnMove} from './since.ts';
import {tableSheet} from './table-sheet.ts';
import {TouchHelp} from './touch-help.ts';

/** How long the last move of somebody else is shown before the question. */
const STAGE = 1100;
/** How long a report on a phase stays by itself. */
const REPORT = 7000;

/** A board that takes keys. */
interface Answering extends HTMLElement {
  confirm(): void;
  clear(): void;
}

/**
 * @summary The table: bar, banners, the painted board of its game with the quay, and everything that lies over them:
 * curtain, report on a phase, result, help, panels. Games without a painted board are played on the generic one.
 *
 * @fires rs-act - Everything that a person says to the table.
 * @fires rs-open - `settings` was asked for.
 */
@customElement('rs-table')
export class RsTable extends LitElement {
  static override styles = [base, tableSheet];

  @property({attribute: false}) view!: TableView;
  @property({attribute: false}) settings!: Settings;
  /** Plays on the generic board even where a painted one exists. */
  @property({type: Boolean}) plain = false;

  @state() private painting: Painting | null = null;
  @state() private words: TableWords | null = null;
  @state() private unpainted = false;
  @state() private size: Size = 'phone';
  @state() private held: string | null = null;
  @state() private report: Report | null = null;
  @state() private panel: {readonly name: Panel; readonly topic: string} | null = null;
  @state() private topic: string | null = null;
  @state() private resultOpen = false;
  @state() private sinceOpen = false;
  @state() private sinceHidden = 0;
  @state() private said = '';

  @query('.board > *') private board!: Answering | null;

  /** The report that was shown last, by the entry of its phase. */
  #told: number | null = null;
  #opened = '';
  #seen: {readonly table: string; readonly n: number} = {table: '', n: 0};
  #resized: ResizeObserver | null = null;
  #stage: ReturnType<typeof setTimeout> | undefined;
  #reportTimer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    new TouchHelp(this, topic => this.#explain(topic));
    this.addEventListener('rs-panel', event => this.#openPanel(event.detail));
    this.addEventListener('rs-release', () => this.#release());
    // Any tap ends the moment that the stage is held.
    this.addEventListener('click', () => this.#release());
    this.addEventListener('rs-result', () => {
      this.resultOpen = true;
    });
  }

  #deaf: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onLanguage(() => this.requestUpdate());
    this.#resized = new ResizeObserver(this.#measure);
    this.#resized.observe(this);
    this.#measure();
    addEventListener('keydown', this.#key);
    addEventListener('resize', this.#measure);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf?.();
    this.#resized?.disconnect();
    removeEventListener('keydown', this.#key);
    removeEventListener('resize', this.#measure);
    clearTimeout(this.#stage);
    clearTimeout(this.#reportTimer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#load();
    if (changed.has('view')) this.#arrived(changed.get('view') as TableView | undefined);
    this.setAttribute('size', this.size);
  }

  /** A report stands on the quay, however high the question has made it. */
  protected override updated(): void {
    if (!this.report) return;
    // A timer: the board draws its quay after this.
    setTimeout(() => {
      const quay = this.size === 'low' ? undefined : deepAll(this.renderRoot as ShadowRoot, 'rs-quay')[0];
      if (quay) this.style.setProperty('--_report-bottom', `${quay.offsetHeight + 8}px`);
      else this.style.removeProperty('--_report-bottom');
    });
  }

  override render() {
    const {view, words} = this;
    if (!words || (!this.painting && !this.unpainted))
      return html`<div class="wait" role="status">${words?.loading ?? ''}</div>`;
    if (view.curtain !== null)
      return html`<rs-curtain .seat=${view.seats[view.curtain]!} .words=${words}></rs-curtain>`;
    const {painting} = this;
    const scene: Scene = {
      table: view,
      settings: this.settings,
      shell: words,
      size: this.size,
      held: this.held,
    };
    return html`<rs-table-bar
        .table=${view}
        .words=${words}
        .heading=${painting?.heading(scene) ?? {flag: null, title: view.game, line: ''}}
        .supply=${painting && this.size === 'wide' ? painting.supply(scene) : nothing}
        game=${painting?.game ?? view.game}
        .size=${this.size}
        .missed=${this.#missed(words)}
        @rs-missed=${() => this.#toggleSince(true)}
      ></rs-table-bar>
      <div class="over">${this.#banners(words)}</div>
      <main class="board">${painting ? painting.board(scene) : this.#generic()}</main>
      ${this.#overlays(words)}
      <div class="hidden-text" role="status">${this.said}</div>`;
  }

  #generic(): TemplateResult {
    return html`<rs-generic-board class="generic" .table=${this.view} language=${this.settings.language}></rs-generic-board>`;
  }

  // — what stands between bar and board —

  #banners(words: TableWords) {
    const {view, painting} = this;
    const last = painting?.lastRound(view);
    return html`${last ? html`<rs-banner tone="last">${last}</rs-banner>` : nothing}${this.#problem(view.trouble)}${this.#problem(view.refusal)}${this.#takeBack(words)}${
      view.shownAt === null
        ? nothing
        : html`<rs-banner icon="clock"
            >${words.shownAt(view.shownAt)}
            <rs-button slot="action" @click=${() => act(this, {act: 'scrub', to: null})}>${words.toNow}</rs-button>
          </rs-banner>`
    }`;
  }

  #problem(problem: TableView['trouble']) {
    if (!problem) return nothing;
    const said = this.painting?.refusal(problem);
    return said ? html`<rs-banner tone="problem">${said}</rs-banner>` : problemBanner(problem);
  }

  #takeBack(words: TableWords) {
    const {asked} = this.view.takeBack;
    if (!asked) return nothing;
    const name = this.view.seats[asked.by]?.name ?? '';
    if (!asked.mayAnswer)
      return html`<rs-banner icon="undo"
        >${this.view.seats[asked.by]?.mine ? words.youAsked : words.asksBack(name)}</rs-banner
      >`;
    return html`<rs-banner icon="undo"
      >${words.asksBack(name)}
      <rs-button slot="action" data-agree @click=${() => act(this, {act: 'answerTakeBack', yes: true})}
        >${words.agree}</rs-button
      >
      <rs-button slot="action" data-refuse @click=${() => act(this, {act: 'answerTakeBack', yes: false})}
        >${words.refuse}</rs-button
      ></rs-banner
    >`;
  }

  /** What was missed, on phones, where the log is not on the screen and the decision leaves the line free. */
  #missed(words: TableWords): string {
    const {view} = this;
    if (this.size !== 'phone' || view.choices.length === 0 || !this.painting?.roomy(view)) return '';
    if (this.sinceHidden === newest(view)) return '';
    const moves = sinceOwnMove(view).filter(item => item.kind === 'action').length;
    return moves > 0 ? words.newMoves(moves) : '';
  }

  #toggleSince(open: boolean): void {
    this.sinceOpen = open;
    if (!open) this.sinceHidden = newest(this.view);
  }

  // — what lies over everything —

  #overlays(words: TableWords) {
    const {view, painting, panel} = this;
    const about = this.topic === null ? null : (painting?.about(this.topic, view) ?? null);
    return html`${this.#reported(words)}
      <rs-dialog
        ?open=${about !== null}
        heading=${about?.title ?? ''}
        closeLabel=${words.close}
        @rs-close=${() => {
          this.topic = null;
        }}
      >
        ${
          about
            ? html`<div class="thing">
                ${about.symbol ? html`<rs-symbol name=${about.symbol} style="--rs-symbol-size:64px"></rs-symbol>` : html`<span></span>`}
                <div>${about.body.map(line => html`<p>${line}</p>`)}<p class="rules">${about.rules.join(' · ')}</p></div>
              </div>`
            : nothing
        }
        <rs-button slot="actions" icon="learn" @click=${() => this.#more(about?.page ?? '')}>${words.rules}</rs-button>
      </rs-dialog>
      <rs-dialog
        ?open=${this.sinceOpen}
        heading=${words.sinceYourTurn(sinceOwnMove(view).filter(item => item.kind === 'action').length)}
        closeLabel=${words.close}
        @rs-close=${() => this.#toggleSince(false)}
        >${this.sinceOpen ? this.#moves() : nothing}</rs-dialog
      >
      <rs-dialog
        wide
        ?open=${this.resultOpen && view.result !== null}
        heading=${words.resultTitle}
        closeLabel=${words.seeBoard}
        @rs-close=${() => {
          this.resultOpen = false;
        }}
      >
        ${
          painting && view.result
            ? html`<rs-result .table=${view} .words=${words} .result=${painting.result(view)}></rs-result>`
            : nothing
        }
        <rs-button slot="actions" @click=${() => act(this, {act: 'goHome'})}>${words.playAgain}</rs-button>
      </rs-dialog>
      <rs-dialog
        wide
        ?open=${panel !== null}
        heading=${panel ? this.#panelTitle(words, panel.name) : ''}
        closeLabel=${words.close}
        @rs-close=${() => {
          this.panel = null;
        }}
        >${panel ? panelBody(panel.name, panel.topic, view) : nothing}</rs-dialog
      >`;
  }

  #panelTitle(words: TableWords, panel: Panel): string {
    const title: Partial<Record<Panel, string>> = {
      log: words.log,
      rules: words.rules,
      fairness: words.fairness,
      invite: words.invite,
    };
    return title[panel] ?? '';
  }

  #moves() {
    return html`<ul class="moves">
      ${sinceOwnMove(this.view).flatMap(item =>
        item.events.map(event => {
          const said = this.painting?.sentence(event, this.view) ?? '';
          const seat = item.seat === null ? undefined : this.view.seats[item.seat];
          return said
            ? html`<li>
                ${seat ? html`<rs-mark shape=${seat.shape} name=${seat.name} style="--rs-mark-size:22px"></rs-mark>` : html`<span style="width:22px"></span>`}
                <span>${said}</span>
              </li>`
            : nothing;
        }),
      )}
    </ul>`;
  }

  #reported(words: TableWords) {
    const {report, view} = this;
    if (!report) return nothing;
    return html`<aside class="report" aria-label=${report.title}>
      <header>
        <h2>${report.title}</h2>
        <rs-button variant="quiet" icon="close" label=${words.close} @click=${() => this.#closeReport()}></rs-button>
      </header>
      <ul>
        ${report.lines.map(({seat, said}) => {
          const who = view.seats[seat]!;
          return html`<li>
            <rs-mark shape=${who.shape} name=${who.name} style="--rs-mark-size:22px"></rs-mark>
            <b>${who.name}</b><span>${said}</span>
          </li>`;
        })}
      </ul>
    </aside>`;
  }

  #closeReport(): void {
    this.report = null;
    clearTimeout(this.#reportTimer);
  }

  // — loading, arriving, keys —

  #load(): void {
    const {language} = this.settings;
    const key = `${this.view.game} ${language} ${this.plain}`;
    if (key === this.#opened) return;
    this.#opened = key;
    loadTableWords(language).then(words => {
      if (key === this.#opened) this.words = words;
    });
    const painter = this.plain ? Promise.resolve(null) : loadPainter(this.view.game);
    painter
      .then(found => found?.open(language) ?? null)
      .then(async painting => {
        if (!painting) await import('./generic-board.ts');
        if (key !== this.#opened) return;
        this.painting = painting;
        this.unpainted = painting === null;
        this.#told = painting?.report(this.view)?.n ?? null;
      });
  }

  /** A new view: what others did is held for a moment, told to screen readers, and reported when a phase has ended. */
  #arrived(before: TableView | undefined): void {
    const {view} = this;
    const known = this.#seen.table === view.tableId ? this.#seen.n : null;
    if (before && before.tableId !== view.tableId) this.#uncover();
    this.#seen = {table: view.tableId, n: newest(view)};
    if (view.result && (!before?.result || before.tableId !== view.tableId)) this.resultOpen = true;
    if (known === null || !before || !this.painting) {
      this.#told = this.painting?.report(view)?.n ?? null;
      return;
    }
    if (known === newest(view)) return;
    const items = after(view, known);
    const events = eventsOf(items);
    const said = events.map(event => this.painting!.sentence(event, view)).filter(Boolean);
    const turn = view.choices.length > 0 && before.choices.length === 0;
    this.said = [...said.slice(-4), ...(turn && this.words ? [this.words.yourTurn] : [])].join('. ');
    const report = this.painting.report(view);
    if (report && report.n !== this.#told) this.#show(report);
    if (turn && byOthers(items, view.viewer) && this.#animated()) this.#hold(said.at(-1) ?? null);
  }

  /** Another table came in place of this one (a trial game out of the log): what lay over the old one is gone. */
  #uncover(): void {
    this.panel = null;
    this.topic = null;
    this.resultOpen = false;
    this.#closeReport();
  }

  #animated(): boolean {
    const {motion} = this.settings;
    if (motion === 'off') return false;
    return motion !== 'auto' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  #hold(sentence: string | null): void {
    if (!sentence) return;
    this.held = sentence;
    clearTimeout(this.#stage);
    this.#stage = setTimeout(() => this.#release(), STAGE);
  }

  #release(): void {
    clearTimeout(this.#stage);
    this.held = null;
  }

  #show(report: Report): void {
    this.#told = report.n;
    this.report = report;
    clearTimeout(this.#reportTimer);
    this.#reportTimer = setTimeout(() => this.#closeReport(), REPORT);
  }

  #measure = (): void => {
    const box = this.getBoundingClientRect();
    if (box.width === 0) return;
    // In px of the design: larger text is a smaller table.
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    const [width, height] = [box.width / scale, box.height / scale];
    const low = height < 480 && width > height && width < 1180;
    this.size = low ? 'low' : width >= 1180 ? 'wide' : width >= 720 ? 'tablet' : 'phone';
  };

  #openPanel(name: Panel): void {
    if (name === 'settings')
      this.dispatchEvent(new CustomEvent('rs-open', {detail: 'settings', bubbles: true, composed: true}));
    else this.#showPanel(name, '');
  }

  #showPanel(name: Panel, topic: string): void {
    loadPanel(name);
    this.panel = {name, topic};
  }

  #more(page: string): void {
    this.topic = null;
    this.#showPanel('rules', page);
  }

  #explain(topic: string | null): void {
    if (topic && this.painting?.about(topic, this.view)) this.topic = topic;
    else if (topic === null) this.#showPanel('rules', '');
  }

  #key = (event: KeyboardEvent): void => {
    if (deepAll(this.renderRoot as ShadowRoot, 'dialog[open]').length > 0) return;
    const focused = deepFocus();
    const command = commandOf(event, this.settings.shortcuts, focused);
    if (!command) return;
    if (command.key === 'choose')
      deepAll(this.renderRoot as ShadowRoot, '[data-choice]')[command.n - 1]?.click();
    else if (command.key === 'confirm') this.board?.confirm?.();
    else if (command.key === 'clear') {
      this.#release();
      this.#closeReport();
      this.board?.clear?.();
    } else if (command.key === 'help') this.#explain(topicOf(focused));
    else if (this.view.takeBack.to !== null) act(this, {act: 'takeBack', to: this.view.takeBack.to});
    event.preventDefault();
  };
}

/** Trouble that is no matter of the game: the app's own sentence and next step. */
function problemBanner(problem: NonNullable<TableView['trouble']>): TemplateResult {
  const {what, next} = problemText(problem);
  return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-table': RsTable;
  }
}
