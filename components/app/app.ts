import {html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {Place} from '../../src/base/address.ts';
import {BadMessage} from '../../src/base/bad-message.ts';
import type {Diagnose} from '../../src/base/diagnosis.ts';
import {isMissingModule, loadModule} from '../../src/base/load-module.ts';
import type {Problem} from '../../src/base/problem.ts';
import {gameName} from '../../src/games/words.ts';
import {loadText} from '../../src/i18n/index.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {AppView, ScreenView, Settings} from '../../src/table/seen/view-model.ts';
import {fire, tell} from '../kit/fire.ts';
import sheet from './app.css';
import '../kit/banner.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {knockBanner} from '../table/knock.ts';
import '../table/laying.ts';
import {act} from '../act.ts';
import {deepFocus} from '../kit/deep-focus.ts';
import {openLayers} from '../kit/layers.ts';
import {installTokens} from '../kit/tokens.ts';
import {type Overlay, open} from '../open.ts';
import {GameTexts, Texts, withWords} from '../text.ts';
import {fetchAhead} from './ahead.ts';

/** Every screen is loaded when it is first needed, its words with it: who comes by a link never loads the start page. */
const LOADERS: Readonly<Record<ScreenView['screen'] | Overlay, () => Promise<unknown>>> = {
  home: withWords('home', () => import('./home.ts')),
  new: withWords('panels', () => import('./new-table.ts')),
  history: withWords('panels', () => import('./history.ts')),
  lobby: withWords('lobby', () => import('./lobby.ts')),
  joining: () => import('./joining.ts'),
  table: () => import('../table/table.ts'),
  settings: withWords('panels', () => import('./settings.ts')),
  help: withWords('panels', () => import('./learn.ts')),
  join: withWords('home', () => import('./join.ts')),
  meeting: withWords('meeting', () => import('./meeting.ts')),
  diagnosis: withWords('diagnosis', () => import('./diagnosis.ts')),
};

const DRAGS = ['dragover', 'dragleave', 'drop'] as const;

/** Browsers say a few times a second that a file hangs over the page, and do not always say that it is gone. */
const HANGING_MS = 700;

/** Px above what is told over the screen. */
const TOLD_INSET = 8;

/** What a bar at the top of a screen is high, at least. */
const BAR_REM = 3.25;

/** For so long it is told that somebody has come. */
const CAME_MS = 6000;

const MODULE_MISSING = 'app/module-missing';

const isFull = ({screen}: AppView): boolean =>
  screen.screen === 'lobby' && screen.places.length > 0 && screen.places.every(({taken}) => taken);

/**
 * @summary The app: shows the screen of its view, in the person's language and theme. What a person says comes out
 * as `rs-act` events.
 *
 * @event rs-act - CustomEvent of an `Act`.
 * @event rs-follow - Where the table is opened that a link in the address leads to: in a new tab, here, or nowhere.
 * @event rs-notify - Whether turns shall be told while the page is hidden.
 * @event rs-layers - Something opened or closed over the screen.
 * @event rs-shown - A screen is drawn that was not loaded before.
 */
@customElement('rs-app')
export class RsApp extends LitElement {
  static override styles = [base, sheet];

  /** Null before the app has started. */
  @property({attribute: false}) view: AppView | null = null;

  /** Turns began while the page was hidden: the person is asked whether to be told. */
  @property({attribute: false}) asksToNotify = false;

  /** A link in the address leads from the open table to another place: the person is asked whether to go there. */
  @property({attribute: false}) followed: Place | null = null;

  /** Looks for the reason why this device meets nobody. */
  @property({attribute: false}) diagnose!: Diagnose;

  @state() private overlay: Overlay | null = null;
  /** Screens and overlays whose code is there. */
  @state() private loaded: ReadonlySet<string> = new Set();
  @state() private dragging = false;
  /** A part could not be fetched: offline, before the app was stored whole. */
  @state() private missing = false;
  /** Key of somebody who has come in by the link just now: who is here sees it for a moment. */
  @state() private came: string | null = null;
  /** Why nothing is kept, as the person has read it; it is told again when it is something else. */
  @state() private read: AppView['unkept'] = null;

  /** The code that the dialog for it opens with. */
  private spoken = '';
  #opener: Element | null = null;
  /** The screen that is drawn: another one begins at its top, wherever this one was left. */
  #begun: ScreenView['screen'] | null = null;
  #hanging: ReturnType<typeof setTimeout> | undefined;

  /** What is told over the screen has its room above it: the screens keep it free. */
  readonly #room = new ResizeObserver(([entry]) => {
    const told = entry!.borderBoxSize[0]!.blockSize;
    // What lies on the bar of a table moves nothing, unless large text makes it much higher than that.
    const onBar = this.renderRoot.querySelector('.on-bar') !== null;
    const bar = onBar ? BAR_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize) : 0;
    if (told <= bar + TOLD_INSET) this.style.removeProperty('--rs-told');
    else this.style.setProperty('--rs-told', `${told + TOLD_INSET - bar}px`);
  });
  #observed: Element | null = null;
  /** Those without a seat who were here before, at the open table. */
  #known: {readonly tableId: string; readonly keys: Set<string>} | null = null;
  #coming: ReturnType<typeof setTimeout> | undefined;

  readonly #texts = new Texts(this);
  readonly #game = new GameTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    installTokens();
    this.addEventListener('rs-open', this.#open);
    for (const type of DRAGS) window.addEventListener(type, this.#drag);
    window.addEventListener('keydown', this.#key);
    window.addEventListener('unhandledrejection', this.#unhandled);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('rs-open', this.#open);
    for (const type of DRAGS) window.removeEventListener(type, this.#drag);
    this.#room.disconnect();
    this.#observed = null;
    clearTimeout(this.#coming);
    window.removeEventListener('keydown', this.#key);
    window.removeEventListener('unhandledrejection', this.#unhandled);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!this.view) return;
    const {screen, settings, unkept} = this.view;
    if (!unkept) this.read = null;
    if (changed.has('view')) {
      const old = changed.get('view');
      if (old && old.screen.screen !== screen.screen) this.overlay = null;
      // Whoever let the last one in goes on at once: nobody else has to come.
      if (this.overlay === 'meeting' && old && isFull(this.view) && !isFull(old)) void this.#close();
      void loadText(settings.language);
      // Writing the language anew, even the same, makes the browser style the whole page anew.
      if (settings !== old?.settings) dress(settings);
      this.#load(screen.screen);
      this.#meet(screen);
    }
    if (this.view.problem && 'game' in screen && screen.game) this.#game.want(screen.game);
  }

  /** Whoever has the link comes in unasked. Each is told of once: a bad network brings nobody twice. */
  #meet(screen: ScreenView): void {
    if (screen.screen !== 'lobby' && screen.screen !== 'table') {
      this.#known = null;
      this.came = null;
      return;
    }
    const {tableId, watchers} = screen;
    if (this.#known?.tableId !== tableId) {
      this.#known = {tableId, keys: new Set(watchers.map(({key}) => key))};
      this.came = null;
      return;
    }
    const fresh = watchers.filter(({key}) => !this.#known!.keys.has(key));
    for (const {key} of fresh) this.#known.keys.add(key);
    const last = fresh.at(-1);
    if (!last) return;
    this.came = last.key;
    clearTimeout(this.#coming);
    this.#coming = setTimeout(() => {
      this.came = null;
    }, CAME_MS);
  }

  #makeRoom(): void {
    const told = this.renderRoot.querySelector('.problem');
    if (told === this.#observed) return;
    this.#observed = told;
    this.#room.disconnect();
    if (told) this.#room.observe(told);
    else this.style.removeProperty('--rs-told');
  }

  /** How many pages, dialogs and sheets lie over the screen. */
  layers(): number {
    return openLayers().length + (this.overlay === 'help' ? 1 : 0);
  }

  /** Closes the uppermost of them, as its cross would, or turns it one level up. False when there is none. */
  closeLayer(): boolean {
    const top = openLayers().at(-1);
    if (top) top.close();
    else if (this.overlay === 'help' && this.renderRoot.querySelector('rs-learn')?.up()) return true;
    else if (this.overlay) void this.#close();
    else return false;
    return true;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.view) this.#fetchAhead(this.view);
    this.#makeRoom();
    if (changed.has('overlay')) tell(this, 'rs-layers');
    if (changed.has('loaded') && this.loaded.size > 0) tell(this, 'rs-shown');
    if (!this.view || !this.#texts.ready) return;
    if (this.loaded.size > 0) this.replaceChildren();
    const {screen} = this.view.screen;
    if (screen !== this.#begun && this.loaded.has(screen)) {
      this.#begun = screen;
      scrollTo(0, 0);
    }
    const title = this.#title(this.view.screen);
    if (title !== document.title) document.title = title;
  }

  override render() {
    // What the page itself shows until there is a screen.
    const ahead = html`<slot></slot>`;
    if (!this.view || !this.#texts.ready) return ahead;
    return html`${ahead}<div ?inert=${this.overlay === 'help'}>${this.#screen(this.view)}</div>
      ${this.#over(this.view)} ${this.#told(this.view)}
      ${this.dragging ? this.#drop(this.view.screen) : nothing}`;
  }

  #screen({screen, settings, unkept}: AppView) {
    if (!this.loaded.has(screen.screen))
      return screen.screen === 'table' && !this.missing
        ? html`<rs-laying .table=${screen}></rs-laying>`
        : nothing;
    switch (screen.screen) {
      case 'home':
        return html`<rs-home .view=${screen} .settings=${settings} .unkept=${unkept}></rs-home>`;
      case 'new':
        return html`<rs-new-table .view=${screen} .settings=${settings}></rs-new-table>`;
      case 'history':
        return html`<rs-history .view=${screen}></rs-history>`;
      case 'lobby':
        return html`<rs-lobby .view=${screen} .settings=${settings}></rs-lobby>`;
      case 'joining':
        return html`<rs-joining .view=${screen} .settings=${settings}></rs-joining>`;
      case 'table':
        return html`<rs-table .view=${screen} .settings=${settings}></rs-table>`;
    }
  }

  #over({screen, settings}: AppView) {
    if (!this.overlay || !this.loaded.has(this.overlay)) return nothing;
    switch (this.overlay) {
      case 'settings':
        return html`<rs-settings .settings=${settings} @rs-close=${this.#close}></rs-settings>`;
      case 'join':
        return html`<rs-join .settings=${settings} code=${this.spoken} @rs-close=${this.#close}></rs-join>`;
      case 'meeting':
        return html`<rs-meeting
          .meeting=${'meeting' in screen ? screen.meeting : null}
          @rs-close=${this.#close}
        ></rs-meeting>`;
      case 'diagnosis':
        return html`<rs-diagnosis .diagnose=${this.diagnose} @rs-close=${this.#close}></rs-diagnosis>`;
      case 'help':
        return html`<rs-learn
          game=${'game' in screen ? screen.game : ''}
          from=${this.renderRoot.querySelector('rs-new-table')?.game ?? ''}
          topic=${screen.screen === 'lobby' ? 'app-lobby' : ''}
          name=${settings.name}
          @rs-close=${this.#close}
        ></rs-learn>`;
    }
  }

  /** One at a time: they stand in one place. */
  #told(view: AppView) {
    return (
      [
        this.#problem(view),
        this.#saved(view),
        this.#follow(),
        this.#knock(view),
        this.#notify(),
        this.#unkept(view),
        this.#arrival(view),
      ].find(told => told !== nothing) ?? nothing
    );
  }

  #problem(view: AppView) {
    const {problem} = view;
    if (this.missing || problem?.code === MODULE_MISSING) return this.#partMissing();
    if (!problem) return nothing;
    const {common} = this.#texts.words;
    const {what, next} = problemText(problem, this.#game.text?.refusals);
    return html`<rs-banner class="problem" tone="problem">
      ${what} ${next ? html`<span class="next">${next}</span>` : nothing}
      <rs-button slot="action" @click=${this.#dismiss}>${common.close}</rs-button>
      ${this.#knockAt(problem)} ${this.#openHere(problem)}
    </rs-banner>`;
  }

  /** Somebody has the address of a table from another device: it says the code, by which one can ask to be let in. */
  #knockAt({code, details: {code: spoken}}: Problem) {
    if (code !== 'table/not-here' || typeof spoken !== 'string') return nothing;
    const knock = () => {
      this.#dismiss();
      if (this.view?.settings.name) act(this, {act: 'join', linkOrCode: spoken});
      else {
        // Whoever is asked to open the door reads who stands there.
        this.spoken = spoken;
        open(this, 'join');
      }
    };
    return html`<rs-button slot="action" variant="primary" data-knock @click=${knock}>${this.#texts.words.common.knockAt}</rs-button>`;
  }

  /** Another tab has the table, and lets go of it. */
  #openHere({code}: Problem) {
    if (code !== 'table/open-elsewhere') return nothing;
    return html`<rs-button slot="action" variant="primary" data-open-here @click=${() => act(this, {act: 'retry'})}>${this.#texts.words.common.openHere}</rs-button>`;
  }

  #saved({saved}: AppView) {
    if (saved === null) return nothing;
    const {common} = this.#texts.words;
    return html`<rs-banner class="problem" icon="check" data-saved>
      ${common.saved(saved)}
      <rs-button slot="action" @click=${() => act(this, {act: 'dismissProblem'})}>${common.close}</rs-button>
    </rs-banner>`;
  }

  /** At a table: what is played is in this page alone. The start page has its own place for it. */
  #unkept({screen, unkept}: AppView) {
    if (!unkept || unkept === this.read || !('tableId' in screen)) return nothing;
    const {common} = this.#texts.words;
    const {what, next} = problemText({code: `saves/${unkept}`, details: {}});
    return html`<rs-banner class="problem" tone="problem" data-unkept=${unkept}>
      ${what} <span class="next">${next}</span>
      <rs-button slot="action" @click=${() => (this.read = unkept)}>${common.close}</rs-button>
      ${
        screen.screen === 'table'
          ? html`<rs-button
              slot="action"
              icon="export"
              @click=${() => act(this, {act: 'export', tableId: screen.tableId})}
              >${common.save}</rs-button
            >`
          : nothing
      }
    </rs-banner>`;
  }

  #follow() {
    if (!this.followed) return nothing;
    const {common} = this.#texts.words;
    const answer = (where: Follow) => fire(this, 'rs-follow', where);
    return html`<rs-banner class="problem" data-follow>
      ${common.followAsk}
      <rs-button slot="action" @click=${() => answer('nowhere')}>${common.cancel}</rs-button>
      <rs-button slot="action" data-here @click=${() => answer('here')}>${common.followHere}</rs-button>
      <rs-button slot="action" variant="primary" @click=${() => answer('tab')}>${common.followTab}</rs-button>
    </rs-banner>`;
  }

  /** Browsers ask the person in turn, and only after a tap. */
  #notify() {
    if (!this.asksToNotify) return nothing;
    const {common} = this.#texts.words;
    const answer = (on: boolean) => {
      this.asksToNotify = false;
      fire(this, 'rs-notify', on);
    };
    return html`<rs-banner class="problem">
      ${common.notifyAsk}
      <rs-button slot="action" @click=${() => answer(false)}>${common.no}</rs-button>
      <rs-button slot="action" variant="primary" @click=${() => answer(true)}>${common.notifyYes}</rs-button>
    </rs-banner>`;
  }

  /** The sentences of problems may be what is missing. */
  #partMissing() {
    const {common} = this.#texts.words;
    return html`<rs-banner class="problem" tone="problem">
      ${common.partMissing}
      <rs-button slot="action" @click=${this.#dismiss}>${common.close}</rs-button>
      <rs-button slot="action" variant="primary" @click=${() => act(this, {act: 'reload'})}>${common.retry}</rs-button>
    </rs-banner>`;
  }

  #drop({screen}: ScreenView) {
    const {common} = this.#texts.words;
    return html`<div class="drop" role="status">${screen === 'home' ? common.dropHere : common.dropAtHome}</div>`;
  }

  /** A table asks by itself, between its bar and its board. */
  #knock({screen}: AppView) {
    return screen.screen === 'lobby' ? knockBanner(this, screen.knocks, 'problem') : nothing;
  }

  /** A quiet word, over what nobody decides with; it goes by itself. */
  #arrival({screen}: AppView) {
    const who = 'watchers' in screen ? screen.watchers.find(({key}) => key === this.came) : undefined;
    if (!who) return nothing;
    const {common} = this.#texts.words;
    const close = () => {
      this.came = null;
    };
    return html`<rs-banner class="problem on-bar" icon="eye" slim data-came @click=${close}>
      ${(screen.screen === 'table' ? common.watchesNow : common.cameIn)(isolate(who.name))}
    </rs-banner>`;
  }

  #title(screen: ScreenView): string {
    const {common, joining} = this.#texts.words;
    switch (screen.screen) {
      case 'home':
        return common.title('');
      case 'new':
        return common.title(common.newTable);
      case 'history':
        return common.title(common.history);
      case 'joining':
        return common.title(joining.title);
      case 'lobby':
        return common.title(gameName(screen.game));
      case 'table': {
        const name = screen.name || gameName(screen.game);
        const myMove = screen.seats.some(
          ({seat, mine, kind}) => mine && kind === 'person' && screen.toAct.includes(seat),
        );
        return myMove ? common.titleYourMove(name) : common.title(name);
      }
    }
  }

  #load(what: keyof typeof LOADERS): void {
    if (this.loaded.has(what)) return;
    loadModule(LOADERS[what]).then(() => {
      this.loaded = new Set([...this.loaded, what]);
      this.missing = false;
    }, this.#unfetched);
  }

  #fetchAhead({screen, settings}: AppView): void {
    if (screen.screen !== 'joining' && screen.screen !== 'lobby') return;
    if (this.loaded.has(screen.screen)) fetchAhead(screen.game, settings.language);
  }

  #unfetched = (error: unknown): void => {
    if (!(error instanceof BadMessage)) throw error;
    this.missing = true;
  };

  /** Parts of screens, boards and words are fetched all over the components; nobody else would tell. */
  #unhandled = (event: PromiseRejectionEvent): void => {
    if (!isMissingModule(event.reason)) return;
    event.preventDefault();
    this.missing = true;
  };

  #dismiss = (): void => {
    this.missing = false;
    if (this.view?.problem) act(this, {act: 'dismissProblem'});
  };

  #open = (event: CustomEvent<Overlay>): void => {
    this.#opener = deepFocus();
    this.overlay = event.detail;
    this.#load(event.detail);
  };

  /** The focus goes back to where the overlay was opened. */
  #close = async (): Promise<void> => {
    this.overlay = null;
    this.spoken = '';
    await this.updateComplete;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  };

  /** `?` opens the rules anywhere; the table has its own keys. */
  #key = (event: KeyboardEvent): void => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (!this.view?.settings.shortcuts || this.view.screen.screen === 'table' || this.overlay) return;
    if (deepFocus() instanceof HTMLInputElement) return;
    open(this, 'help');
  };

  /**
   * A saved game may be dropped anywhere on the start page. Elsewhere it is refused, in words while it hangs there:
   * the browser would leave the app for it.
   */
  #drag = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    clearTimeout(this.#hanging);
    this.dragging = event.type === 'dragover';
    if (this.dragging)
      this.#hanging = setTimeout(() => {
        this.dragging = false;
      }, HANGING_MS);
    const [file] = event.dataTransfer.files;
    if (event.type === 'drop' && file && this.view?.screen.screen === 'home')
      act(this, {act: 'import', file});
  };
}

/** Where a followed link is opened. */
type Follow = 'tab' | 'here' | 'nowhere';

/** On top of what the device says: every size is in rem. */
const TEXT: Readonly<Record<Settings['text'], string>> = {normal: '', large: '112.5%', larger: '125%'};

/** Language, theme, motion and text size stand on the document, where the tokens look for them. */
function dress({language, theme, motion, text}: Settings): void {
  const {documentElement: root} = document;
  root.lang = language;
  root.style.fontSize = TEXT[text];
  mark(root, 'theme', theme);
  mark(root, 'motion', motion);
}

function mark(root: HTMLElement, name: 'theme' | 'motion', value: string): void {
  if (value === 'auto') delete root.dataset[name];
  else root.dataset[name] = value;
}

declare global {
  interface HTMLElementEventMap {
    'rs-shown': CustomEvent<void>;
  }
  interface HTMLElementTagNameMap {
    'rs-app': RsApp;
  }
  interface HTMLElementEventMap {
    'rs-follow': CustomEvent<Follow>;
    'rs-notify': CustomEvent<boolean>;
  }
}
