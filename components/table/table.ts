import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {loadModule} from '../../src/base/load-module.ts';
import type {Seat} from '../../src/engine/game.ts';
import {isCoached} from '../../src/games/words.ts';
import type {TableWords} from '../../src/i18n/load.ts';
import type {DealingView, Settings, TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {away, stalled} from '../board/absent.ts';
import {base} from '../kit/base.ts';
import {tellApart} from '../kit/mark.ts';
import {Ticking} from '../kit/ticking.ts';
import {open} from '../open.ts';
import {banners, caughtBanner} from './banners.ts';
import './bar.ts';
import {recall} from '../board/coach-memory.ts';
import type {Hinted} from '../board/hinted.ts';
import {LazyModule} from '../board/lazy-module.ts';
import type {Scene, Size} from '../board/painter.ts';
import type {Pick} from '../board/pick.ts';
import {after, newest} from '../board/since.ts';
import {isPutBack, rememberStance, type Stance, stanceAt, takeAlong} from '../board/stance.ts';
import {deepAll, deepFocus, topicOf} from '../kit/deep-focus.ts';
import type {Panel} from './bar.ts';
import {FocusKeeper} from './focus-keeper.ts';
import {headingOf} from './heading.ts';
import {commandOf, isSelected, pressChoice, stepChoice} from './keys.ts';
import {knockBanner} from './knock.ts';
import {LateTaps} from './late-taps.ts';
import latelySheet from './lately.css';
import {latelyLine, latelyStrip, latelyTold} from './lately.ts';
import type {Lazy} from './lazy.ts';
import './laying.ts';
import {Overlays} from './overlays.ts';
import {PaintingLoader} from './painting-loader.ts';
import {Passing} from './passing.ts';
import {type PutAway, peopleBanners} from './people-banners.ts';
import {type Refusal, refusalIn} from './refusals.ts';
import {phaseReport} from './report.ts';
import {barred, type Fit, fit, folds, LOW, NARROW, sizeOf} from './size.ts';
import tableSheet from './table-sheet.css';
import {Telling} from './telling.ts';
import {TouchHelp} from './touch-help.ts';

const loadCurtain = () => import('./curtain.ts');

/** What is fetched behind the first drawing; changeable, for tests. */
export const LOADERS = {lazy: () => import('./lazy.ts')};

/** What is told for a while. */
const REACHED = 'reached';
const WENT_ON = 'went on';
const refusedAs = (refused: Refusal | null): string => `refused ${refused?.n}`;

/** A board that takes keys. */
interface Answering extends HTMLElement {
  confirm(): void;
  clear(): void;
  readonly unfolded?: boolean;
  readonly asked?: string;
  answer?(picked: Pick): void;
  propose?(hinted: Hinted): void;
  /** Takes an arrow as the board lies; whether it means anything there. */
  go?(key: string, focused: Element | null): boolean;
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
  static override styles = [base, tableSheet, latelySheet];

  #view: TableView | null = null;

  @property({attribute: false, noAccessor: true})
  get view(): TableView {
    return this.#view!;
  }
  set view(view: TableView) {
    const before = this.#view;
    this.#view = view;
    // A panel may show all of it.
    if (!before || this.#overlays.opened.panel || isSeen(view, before)) this.requestUpdate('view', before);
  }
  @property({attribute: false}) settings!: Settings;
  /** Plays on the generic board even where a painted one exists. */
  @property({type: Boolean}) plain = false;

  @state() private size: Size = 'phone';
  #quayHeight = 0;
  /** What a digit has pressed last. */
  #pressed: HTMLElement | null = null;
  /** Up to here what people said was seen. */
  #hushed = 0;
  /** The newest entry when this table came onto the screen. */
  #openedAt = 0;
  /** Whoever has no seat here has said that this is right. */
  #watches = false;
  /** Seats whose absence was read here; forgotten when they are back. */
  /** Who was looked for by hand, or reminded, and has not come yet. */
  #wanted: readonly Seat[] = [];
  /** Who of them is here since. */
  #reached: Seat | null = null;
  /** Who kept the table before another device has taken over, while that is told. */
  #kept: Seat | null = null;
  readonly #passing = new Passing(this);
  /** Or has said that she sits there, on another device. */
  #plays = false;
  #missed: readonly Seat[] = [];
  /** Seats of which it was read here that their people have left. */
  #parted: readonly Seat[] = [];
  /** How this device is used at this table. */
  #stance: Stance | null = null;
  /** The board, while it shows what others did. */
  #retells: Element | null = null;
  /** A hand that looks at the whole table for a while. */
  #peeks = false;
  #width = 0;
  #height = 0;
  @query('.board > *') private board!: Answering | null;

  readonly #loader = new PaintingLoader(this, painting => this.#telling.begin(this.view, painting));
  readonly #telling = new Telling(
    this,
    () => this.#loader.words,
    // A question that has the focus is read for that.
    () => (deepFocus()?.closest('h2') ? '' : (this.board?.asked ?? '')),
  );
  /** Null until it has come behind the first drawing. */
  #lazy: Lazy | null = null;
  readonly #behind = new LazyModule(
    () => LOADERS.lazy(),
    ({lazy}) => {
      this.#lazy = lazy(this, hinted => this.board?.propose?.(hinted));
      // The root of the element that it is drawn in.
      (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(this.#lazy.sheet);
      this.requestUpdate();
    },
  );
  readonly #overlays = new Overlays(this, () => this.#need());
  readonly #lateTaps = new LateTaps(this, () => this.renderRoot.querySelector('.board > *, rs-curtain'));

  /** The table that is being taken up alone: the new one comes with its link, which the others need next. */
  #takenUp: string | null = null;
  /** Proofs of cheating that the reader has looked at. */
  #blamesSeen = 0;
  #resized: ResizeObserver | null = null;

  constructor() {
    super();
    new TouchHelp(this, topic => this.#explain(topic));
    new FocusKeeper(this);
    // "Away since" is told anew.
    new Ticking(this);
    this.addEventListener('rs-panel', event => this.#openPanel(event.detail));
    this.addEventListener('rs-act', ({detail}) => {
      if (detail.act === 'rematch' || detail.act === 'followRematch') takeAlong(this.view);
    });
    this.addEventListener('rs-release', () => this.#telling.release());
    // The board answers what was touched on it by itself: this was touched in its heading.
    this.addEventListener('rs-pick', event => this.board?.answer?.(event.detail));
    // Any tap ends the moment of the staged move, and takes the report off what it may lie on.
    this.addEventListener('click', () => {
      this.#telling.release();
      this.#telling.closeReport();
    });
    this.addEventListener('rs-quay-height', event => {
      this.#quayHeight = event.detail;
      if (this.#telling.report) this.requestUpdate();
    });
    this.addEventListener('rs-act', ({detail}) => {
      this.#takenUp = detail.act === 'takeUp' ? detail.tableId : null;
    });
    this.addEventListener('rs-leave', () => this.#overlays.askLeave());
    this.addEventListener('rs-take-up', () => this.#overlays.askTakeUp());
    this.addEventListener('rs-farewell', () => this.#overlays.askFarewell());
    this.addEventListener('rs-away', () => this.#overlays.tellAway());
    this.addEventListener('rs-elapsed', () => this.requestUpdate());
    this.addEventListener('rs-tried', () => {
      this.#wanted = away(this.view).map(({seat}) => seat);
    });
    this.addEventListener('rs-end', () => this.#overlays.askEnd());
    this.addEventListener('rs-undo-why', () => this.#overlays.tellUndo());
    this.addEventListener('rs-hint', () => this.#openPanel('hint'));
    this.addEventListener('rs-result', () => this.#overlays.openResult());
    this.addEventListener('rs-share', () => this.#overlays.openResult('share'));
    this.addEventListener('rs-retelling', event => {
      this.#retells = event.detail ? (event.composedPath()[0] as Element) : null;
      this.requestUpdate();
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized = new ResizeObserver(this.#measure);
    this.#resized.observe(this);
    this.#measure();
    addEventListener('keydown', this.#key);
    addEventListener('resize', this.#measure);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized?.disconnect();
    removeEventListener('keydown', this.#key);
    removeEventListener('resize', this.#measure);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#loader.want(this.view, this.settings.language, this.plain);
    // Larger text is a smaller table: measured when the page has its new size.
    if (changed.has('settings')) requestAnimationFrame(this.#measure);
    if (changed.has('view')) this.#arrived(changed.get('view'));
    tellApart(this.view.seats.map(({name}) => name));
    this.#lazy?.hints.arrived(this.view);
    // A table of one person never needs it; until it is here, nothing is shown.
    if (this.view.curtain !== null) void loadModule(loadCurtain);
    this.#lazy?.coaching.arrived(this.view, this.settings);
    this.setAttribute('size', this.size);
    this.toggleAttribute('curtained', this.view.curtain !== null);
    this.#stance = stanceAt(this.view);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('view') && isPutBack(this.view)) act(this, {act: 'closeCurtain'});
    this.#lateTaps.asked(this.view, this.#telling.staged !== null);
    const first = this.#first;
    if (first || this.#loader.ready) this.#behind.fetch(first);
  }

  override render() {
    const {view, settings, size} = this;
    const {words, painting, missing} = this.#loader;
    const {staged, report, live} = this.#telling;
    if (!words || !painting) return html`<rs-laying .table=${view} ?missing=${missing}></rs-laying>`;
    // Whoever takes up a game holds all its seats until their people have come: they can be invited and let in before that.
    if (view.curtain !== null)
      return html`<rs-curtain
        .table=${view}
        .seat=${view.curtain}
        .words=${words}
        .painting=${painting}
        .size=${size}
      ></rs-curtain>
      ${view.claims.length + view.knocks.length > 0 ? html`<div class="over">${this.#asking(words)}</div>` : nothing}
      ${this.#overlays.inviting ? this.#overlaid(words) : nothing}`;
    const {size: board, beside} = this.#fit;
    const lately =
      staged === null && !this.#overlays.looked(view) ? latelyTold(view, painting, this.#openedAt) : [];
    // Low, narrow, text so large that nothing more fits between bar and board; or the game needs the height.
    const small = this.#height < LOW || this.#width < NARROW;
    const tight = (size !== 'wide' && small) || (size === 'phone' && painting.needsHeight?.(view) === true);
    const openSince = () => this.#overlays.openSince();
    const retelling = this.#retells?.isConnected === true;
    const coach =
      this.#lazy?.coaching.render(size, folds(size, this.#width), staged !== null || retelling) ?? nothing;
    const scene: Scene = {
      table: stalled(view),
      settings,
      shell: words,
      size: board,
      staged,
      stance: this.#peeks ? null : this.#stance,
      coached: coach !== nothing,
    };
    return html`<rs-table-bar
        .table=${view}
        .words=${words}
        .heading=${headingOf(view, painting.heading(scene, retelling), words, size)}
        .supply=${barred(size, this.#width, this.#stance === 'middle') ? painting.supply(scene) : nothing}
        game=${painting.game}
        .size=${size}
        .stance=${this.#stance}
        ?peeks=${this.#peeks}
        @rs-peek=${() => this.#peek()}
        .missed=${tight && this.#stance !== 'middle' ? latelyLine(words, lately, size === 'phone', small) : ''}
        .coached=${isCoached(view.game) && !this.plain}
        @rs-missed=${openSince}
        @rs-trial=${() => this.#overlays.openTrial()}
      ></rs-table-bar>
      <div class="over">${coach}${banners(this, view, words, painting, this.#overlays.log, this.#asking(words))}${caughtBanner(this, view, words, this.#blamesSeen)}${latelyStrip(view, words, tight || size === 'wide' || view.knocks.length > 0 ? [] : lately, openSince)}</div>
      <main class="board" ?inert=${this.#overlays.covers && !beside}>${painting.board(scene)}</main>
      ${(this.#overlays.log && this.#lazy?.logSheet(this.#overlays, view, words, beside ? 'side' : 'below')) || nothing}
      ${report && !this.#reading ? phaseReport(report, view, words.close, this.size === 'low' ? 0 : this.#quayHeight, () => this.#telling.closeReport()) : nothing}
      ${this.#overlaid(words)}${this.#lazy?.coaching.aim(words.close, view, knockBanner(this, view.knocks)) ?? nothing}${this.#lazy?.hints.render(view, words, painting) ?? nothing}
      ${this.#lazy?.hover.render(topic => painting.about(topic, view)) ?? nothing}
      <div class="flights" aria-hidden="true"></div>
      ${live}
      <div class="hidden-text" role="status">${this.#lazy?.hints.said ?? ''}</div>`;
  }

  /** Who stands before the door goes before all that is said about those who are in. */
  #asking(words: TableWords): TemplateResult {
    const {knocks} = this.view;
    return knocks.length > 0 ? html`${knockBanner(this, knocks)}` : this.#people(words);
  }

  /** The last thing that somebody else has said stands there until it is put away, or the list of all is opened. */
  #people(words: TableWords): TemplateResult {
    const {talk, seats} = this.view;
    const last = talk.items.findLast(({seat}) => !seats[seat]?.mine);
    const gone = away(this.view).map(({seat}) => seat);
    this.#missed = this.#missed.filter(seat => gone.includes(seat));
    const refused = refusalIn(this.view, words);
    const left = seats.flatMap(({seat, left}) => (left ? [seat] : []));
    this.#parted = this.#parted.filter(seat => left.includes(seat));
    const put: PutAway['put'] = what => {
      if (what === 'said') this.#hushed = last?.id ?? 0;
      else if (what === 'question') this.#watches = true;
      else if (what === 'parting') this.#parted = left;
      else if (what === 'refusal') this.#passing.putAway(refusedAs(refused));
      else if (what === 'reached') this.#reached = null;
      else if (what === 'wentOn') this.#kept = null;
      else if (what === 'plays') this.#plays = true;
      else this.#missed = gone;
      this.requestUpdate();
    };
    if (this.#overlays.talking) this.#hushed = talk.items.at(-1)?.id ?? 0;
    const told = {
      refused: refused && this.#passing.tells(refusedAs(refused)) ? refused : null,
      reached: this.#whoCame(gone),
      kept: this.#whoKept(gone),
    };
    const own = {
      watches: this.#watches || this.#stance === 'middle',
      missed: this.#missed,
      parted: this.#parted,
      plays: this.#plays,
      put,
    };
    return peopleBanners(this, this.view, words, last && last.id > this.#hushed ? last : null, own, told);
  }

  /** @param gone who is away now */
  #whoCame(gone: readonly Seat[]): Seat | null {
    const came = this.#wanted.find(seat => !gone.includes(seat) && this.view.seats[seat]?.link === 'live');
    if (came !== undefined) {
      this.#wanted = [];
      this.#reached = came;
      this.#passing.begin(REACHED);
    }
    if (this.#reached !== null && (gone.includes(this.#reached) || !this.#passing.tells(REACHED)))
      this.#reached = null;
    return this.#reached;
  }

  /** As long as it is told, and true. @param gone who is away now */
  #whoKept(gone: readonly Seat[]): Seat | null {
    if (this.#kept !== null && (!gone.includes(this.#kept) || !this.#passing.tells(WENT_ON)))
      this.#kept = null;
    return this.#kept;
  }

  /**
   * What is unfolded on a board that has no room beside it is being read, and so are the cards of a hand that are asked for: the
   * report does not lie down on them.
   */
  get #reading(): boolean {
    if (this.#loader.painting?.needsHeight?.(this.view)) return true;
    return this.size !== 'wide' && (this.board?.unfolded ?? false);
  }

  #arrived(before: TableView | undefined): void {
    const {view, settings} = this;
    const {painting} = this.#loader;
    const other = before !== undefined && before.tableId !== view.tableId;
    if (before === undefined || other) this.#openedAt = view.log.at(-1)?.n ?? 0;
    // A trial game out of the log, for example: what lay over the old table is gone.
    if (other) {
      this.#overlays.close();
      this.#telling.closeReport();
    }
    if (this.#takenUp !== null && this.#takenUp !== view.tableId && view.invite) {
      this.#takenUp = null;
      this.#openPanel('invite');
    }
    const kept = other ? null : hostOf(before);
    if (other) this.#kept = null;
    else if (kept !== null && hostOf(view) !== null && hostOf(view) !== kept) {
      this.#kept = kept;
      this.#passing.begin(WENT_ON);
    }
    if (view.result && (!before?.result || other)) this.#overlays.openResult();
    // Whoever moves has seen what was said before.
    if (
      before &&
      after(view, newest(before)).some(({kind, seat}) => kind === 'action' && seat === view.viewer)
    )
      this.#hushed = before.talk.items.at(-1)?.id ?? 0;
    this.#telling.arrived(view, before, painting, settings);
  }

  #measure = (): void => {
    const {width, height} = this.getBoundingClientRect();
    if (width === 0) return;
    // In px of the design: larger text is a smaller table.
    const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    this.#width = width / scale;
    this.#height = height / scale;
    this.size = sizeOf(this.#width, this.#height);
    this.toggleAttribute('roomy', this.#width >= NARROW);
    if (this.#overlays.log) this.requestUpdate();
  };

  get #fit(): Fit {
    return fit(this.#width, this.#height, this.#overlays.log);
  }

  /** The first table of a game opens with its aim: what tells it comes beside the board, not behind it. */
  get #first(): boolean {
    const {game} = this.view;
    return !this.#behind.there && isCoached(game) && recall(game).wish === 'new';
  }

  /** Page of the rules on what is being decided here; empty for the list of all. */
  #decided(): string {
    const asked = this.view.choices.length > 0 && this.view.curtain === null;
    return (asked && this.#loader.painting?.decided?.(this.view)) || '';
  }

  #openPanel(name: Panel): void {
    if (name === 'settings') open(this, 'settings');
    else if (name === 'coach') void this.#coach();
    else if (name === 'hint') void this.#hint();
    else if (name === 'middle' || name === 'hand') this.#stand(name);
    else this.#overlays.openPanel(name, name === 'rules' ? this.#decided() : '');
    if (name === 'fairness') this.#blamesSeen = this.view.fairness.blames.length;
  }

  #peek(): void {
    this.#peeks = !this.#peeks;
    this.requestUpdate();
  }

  /** This device is used so from now on, or as any again. */
  #stand(stance: Stance): void {
    rememberStance(this.view.tableId, this.#stance === stance ? null : stance);
    // Once it is the table no longer, who sits at it sees with her own eyes again.
    if (stance === 'middle') act(this, {act: 'closeCurtain'});
    this.#peeks = false;
    this.requestUpdate();
  }

  #overlaid(words: TableWords): TemplateResult | typeof nothing {
    return this.#lazy?.overlaid(this.#overlays, this.view, words, this.#loader.painting) ?? nothing;
  }

  /** @throws BadMessage app/module-missing when it does not come */
  async #need(): Promise<Lazy> {
    await this.#behind.need();
    return this.#lazy!;
  }

  async #coach(): Promise<void> {
    const {coaching} = await this.#need();
    // It has to have seen the table before.
    await this.updateComplete;
    coaching.begin();
  }

  async #hint(): Promise<void> {
    const {hints} = await this.#need();
    hints.open(this.view, this.settings.language);
  }

  #explain(topic: string | null): void {
    if (topic === null) this.#overlays.openPanel('rules', this.#decided());
    else if (this.#loader.painting?.about(topic, this.view)) this.#overlays.explain(topic);
  }

  #key = (event: KeyboardEvent): void => {
    if (deepAll(this.renderRoot as ShadowRoot, 'dialog[open]').length > 0) return;
    const focused = deepFocus();
    const enters = event.key === 'Enter' && focused !== null;
    const confirms = enters && (isSelected(focused) || focused === this.#pressed);
    // Enter confirms what a digit has pressed, as long as nothing else was touched.
    if (!enters) this.#pressed = null;
    const command = commandOf(event, this.settings.shortcuts, confirms ? null : focused);
    const sheet = this.renderRoot.querySelector('rs-log-sheet');
    // In the log, keys mean the log.
    if (!command || (sheet?.matches(':focus-within') && command.key !== 'clear')) return;
    if (event.key.startsWith('Arrow') && this.board?.go?.(event.key, focused)) {
      event.preventDefault();
      return;
    }
    const choices = deepAll(this.renderRoot as ShadowRoot, '[data-choice]');
    if (command.key === 'choose') this.#pressed = pressChoice(choices[command.n - 1]);
    else if (command.key === 'step') {
      // Where nothing can be chosen, the arrows scroll.
      if (choices.length === 0) return;
      stepChoice(choices, focused, command.by);
    } else if (command.key === 'press') {
      const [wanted] = deepAll(this.renderRoot as ShadowRoot, `[data-key='${command.name}']`);
      const by = command.name === 'ArrowRight' ? 1 : command.name === 'ArrowLeft' ? -1 : 0;
      // An arrow that nothing bears goes along what can be chosen, which often lies in a row; else it scrolls.
      if (wanted) wanted.click();
      else if (by !== 0 && choices.length > 0) stepChoice(choices, focused, by);
      else return;
    } else if (command.key === 'confirm' && this.#telling.staged !== null) {
      // "Go on" is all that can be confirmed while others' moves are told.
      this.#telling.release();
    } else if (command.key === 'confirm') this.board?.confirm?.();
    else if (command.key === 'clear' && sheet) sheet.close();
    else if (command.key === 'clear') {
      this.#telling.release();
      this.#telling.closeReport();
      this.board?.clear?.();
    } else if (command.key === 'help') this.#explain(topicOf(focused));
    else if (this.view.shownAt === null) {
      const {to, refusal} = this.view.takeBack;
      if (to !== null) act(this, {act: 'takeBack', to});
      else if (refusal) this.#overlays.tellUndo();
    }
    event.preventDefault();
  };
}

const hostOf = (view: TableView | undefined): Seat | null => view?.seats.find(({host}) => host)?.seat ?? null;

/**
 * Whether a table shows that this has changed. What devices tell each other between entries (whose copies agree, whose part
 * of a draw has come) comes several times as often as an entry, and is told only when somebody is waited for.
 */
function isSeen(next: TableView, before: TableView): boolean {
  const {fairness, dealing, ...rest} = next;
  return (
    fairness.blames !== before.fairness.blames ||
    isToldAnew(dealing, before.dealing) ||
    next.seats.some(({link}) => link === 'away') ||
    Object.entries(rest).some(([key, value]) => !Object.is(value, Reflect.get(before, key)))
  );
}

function isToldAnew(next: DealingView | null, before: DealingView | null): boolean {
  if (next === before) return false;
  if (!next || !before || next.overdue || next.passes) return true;
  return next.kind !== before.kind || before.overdue || before.passes !== null;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-table': RsTable;
  }
}
