import {html, nothing, type TemplateResult} from 'lit';
import {customElement, property, query, state} from 'lit/decorators.js';
import {withPlace} from '../../src/base/address.ts';
import type {Problem} from '../../src/base/problem.ts';
import {gameLine, gameMinutes, gameName} from '../../src/games/words.ts';
import {language} from '../../src/i18n/index.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import {
  type CopyView,
  type FromView,
  type LobbyPlace,
  type LobbyView,
  type Settings,
  SHAPES,
  type Shape,
} from '../../src/table/seen/view-model.ts';
import folded from './folded.css';
import sheet from './lobby.css';
import '../art/anchorage.ts';
import '../art/ship-at-anchor.ts';
import '../kit/banner.ts';
import {base} from '../kit/base.ts';
import {tellApart} from '../kit/mark.ts';
import '../kit/button.ts';
import '../kit/field.ts';
import type {RsField} from '../kit/field.ts';
import '../kit/switch.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {comeAlong, recallStance, rememberStance} from '../board/stance.ts';
import {deep} from '../kit/tokens.ts';
import {open} from '../open.ts';
import {helpButton} from './help-button.ts';
import '../panels/door.ts';
import '../panels/invite.ts';
import './lobby-seat.ts';
import {NAME_LENGTH} from './name.ts';
import type {RsScreen} from './screen.ts';
import './screen.ts';
import './shape-picker.ts';
import {GameTexts, LobbyTexts, saying} from '../text.ts';

type Taken = Extract<LobbyPlace, {taken: true}>;

/** Why what has begun is not this table: there is nothing to wait for. */
const BEGUN: readonly string[] = ['table/begun-otherwise', 'table/began-without-you', 'table/host-draws'];

/** Nobody comes by a link: how else others come stands beside it. */
const NO_BROKER = 'join/noBroker';

/** How long the link of the table is waited for without a word, in ms. */
const PATIENCE = 8000;

/**
 * @summary The lobby: each seat is a ship at anchor; who comes by the link sits down here, and whoever keeps the
 * table starts the game. The name is typed once, on the first visit.
 *
 * @event rs-act - `sit`, `bring`, `standUp`, `addBot`, `clearPlace`, `start`, `agree`, `goHome`; `settings` with the first name.
 */
@customElement('rs-lobby')
export class RsLobby extends saying('lobby') {
  static override styles = [base, deep, folded, sheet];

  @property({attribute: false}) view!: LobbyView;
  @property({attribute: false}) settings!: Settings;

  @state() private error = '';
  @state() private typed = '';
  /** What brings others here has not come for a while. */
  @state() private late = false;
  /** Somebody else at this device says her name. */
  @state() private bringing = false;
  @query('rs-field') private field!: RsField | null;
  @query('rs-screen') private screen!: RsScreen | null;
  /** The invitation has room beside the seats; in `lobby.css` they stand so. */
  readonly #room = matchMedia('(min-width: 720px)');
  /** All had come when it was drawn last. */
  #was = false;

  #patience: ReturnType<typeof setTimeout> | undefined;

  readonly #texts = new LobbyTexts(this);
  readonly #game = new GameTexts(this);

  constructor() {
    super();
    // Whoever sits down at her own device has it in hand from now on.
    this.addEventListener('rs-act', ({detail}) => {
      if (detail.act === 'sit') rememberStance(this.view.tableId, null);
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#room.addEventListener('change', this.#resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#room.removeEventListener('change', this.#resized);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  protected override willUpdate(): void {
    const {game, options, trouble, link} = this.view;
    this.#expect(link);
    comeAlong(this.view);
    // What is different needs words that this table would do without.
    this.#game.want(game, trouble?.details.options ? undefined : options);
    tellApart(this.view.places.flatMap(place => (place.taken ? place.name : [])));
  }

  protected override updated(): void {
    const complete = this.#complete;
    // Whoever had scrolled down to fill the last seat now looks for who sits where.
    if (complete && !this.#was) this.screen?.toTop();
    this.#was = complete;
  }

  #resized = (): void => this.requestUpdate();

  override render() {
    const {common, lobby} = this.#texts.words;
    const {view} = this;
    const matter = this.#matter;
    const game = gameName(view.game);
    const minutes = this.#unheard ? null : gameMinutes(view.game, view.places.length, view.options);
    const players = this.#unheard ? '' : common.players(view.places.length);
    return html`<rs-screen
      heading=${this.#invited ? this.#invitation(game) : game}
      sub=${minutes ? `${players}, ${common.about(minutes)}` : players}
      back-label=${common.toHome}
      quay
      ?tall=${view.mine === null && this.settings.name === '' && !this.#middle}
      @rs-back=${() => act(this, {act: 'goHome'})}
    >
      ${
        view.watchers.length > 0
          ? html`<span slot="tools" class="watchers"
              ><rs-symbol name="eye" label=${lobby.watchers(view.watchers.length)}></rs-symbol
              ><span aria-hidden="true">${view.watchers.length}</span></span
            >`
          : nothing
      }
      ${helpButton(this, common.help)}
      <rs-anchorage slot="above" class="${matter ? 'troubled' : ''} ${this.#scans ? 'scanned' : ''}">${view.places.map(place => this.#ship(place))}</rs-anchorage>
      <div class="land ${view.hosting ? '' : 'guest'} ${this.#scans ? 'middle' : ''} ${view.hosting && this.#complete ? 'complete' : ''}">
      ${matter ? this.#trouble(matter) : nothing}
      ${view.hosting ? this.#forHost() : this.#unheard ? nothing : this.#forGuest()}
      </div>
      <div slot="quay" class="decide l-grid l-gap-8">${this.#quay()}</div>
    </rs-screen>`;
  }

  /** Who calls this guest to what. */
  #invitation(game: string): string {
    const {lobby} = this.#texts.words;
    const host = this.#host?.name;
    return host ? lobby.invites(isolate(host), game) : lobby.invited(game);
  }

  #forHost() {
    const {from} = this.view;
    const takenUp = from ? this.#takenUp(from) : nothing;
    const more = html`${from ? nothing : this.#inTheMiddle()} ${this.#backup()}`;
    if (this.#complete) return html`${takenUp} ${this.#forFull(more)}`;
    // In the middle each free seat has its own code: first those, then how else somebody comes.
    const [before, after] = this.#scans ? [this.#codes(), this.#invite()] : [this.#invite(), nothing];
    return html`${takenUp} ${before}
      <div class="places l-grid l-gap-12">${this.#places()} ${more}</div>
      ${after} ${this.#door()}`;
  }

  #door() {
    const {watchers, asks} = this.view;
    return html`<rs-door .watchers=${watchers} ?asks=${asks} hosting></rs-door>`;
  }

  /**
   * Who sits where, and the start: that is what the screen is about once all have come. Who comes now looks on, or wants a seat
   * more. Where there is room beside the seats, that and what is decided for the table stand there.
   */
  #forFull(more: TemplateResult) {
    const {common, lobby} = this.#texts.words;
    if (this.#room.matches)
      return html`<div class="places l-grid l-gap-12">${this.#places()} ${more}</div>
        ${this.#invite()} ${this.#door()}`;
    return html`<div class="places l-grid l-gap-12">${this.#places()}</div>
      <div class="rest">
        <details data-more>
          <summary>${lobby.inviteMore}<rs-symbol name="next"></rs-symbol></summary>
          ${this.#invite()} ${this.#door()}
        </details>
        <details data-settings>
          <summary>${common.more}<rs-symbol name="next"></rs-symbol></summary>
          <div class="l-grid l-gap-12">${more}</div>
        </details>
      </div>`;
  }

  /**
   * The game and who sits there. How others come, what goes on from where and what could be done about somebody
   * who is lost stand behind "more", unless this device holds something else than what is played here.
   */
  #forGuest() {
    const {common} = this.#texts.words;
    const {from, game} = this.view;
    const now = language();
    const warns =
      from?.copies.some(({name, is}) => name === '' && (is === 'longer' || is === 'other')) ?? false;
    return html`${from && warns ? this.#takenUp(from) : nothing}
      ${this.#scans ? this.#codes() : nothing}
      <div class="places l-grid l-gap-12">
        ${this.#invited && now ? html`<p class="does">${gameLine(game, now)}</p>` : nothing} ${this.#readable} ${this.#places()}
      </div>
      <details ?open=${this.#room.matches && !this.#invited && !this.#scans}>
        <summary>${common.more}<rs-symbol name="next"></rs-symbol></summary>
        <div class="l-grid l-gap-12">
          ${from && !warns ? this.#takenUp(from) : nothing} ${this.#backup()}
          ${this.view.me === null ? this.#inTheMiddle() : nothing} ${this.#middle ? nothing : this.#invite()}
        </div>
      </details>
      ${this.#middle ? this.#invite() : nothing}`;
  }

  #invite() {
    const {common, lobby} = this.#texts.words;
    const {link, code, game, trouble} = this.view;
    if (link) {
      const unreached = trouble?.code === NO_BROKER;
      const invite = html`<rs-invite
        link=${link}
        code=${this.#scans ? '' : code}
        game=${gameName(game)}
        ?words-only=${this.#scans}
        meets
        ?above=${unreached}
      ></rs-invite>`;
      // Whoever scanned it now would find nobody, and may take it for the code that meets without a server.
      return unreached
        ? html`<details data-later>
            <summary>${lobby.inviteLater}<rs-symbol name="next"></rs-symbol></summary>
            ${invite}
          </details>`
        : invite;
    }
    if (!this.late) return html`<p role="status">${common.loading}</p>`;
    return html`<rs-banner tone="problem" data-late
      >${lobby.linkLate}<rs-button slot="action" @click=${() => act(this, {act: 'goHome'})}
        >${common.toHome}</rs-button
      ></rs-banner
    >`;
  }

  #expect(link: string): void {
    if (link) this.late = false;
    if (Boolean(link) === (this.#patience === undefined)) return;
    clearTimeout(this.#patience);
    this.#patience = link
      ? undefined
      : setTimeout(() => {
          this.late = true;
        }, PATIENCE);
  }

  #seats(places: readonly LobbyPlace[], label: string, codes = false) {
    const {view} = this;
    return html`<ul class=${codes ? 'codes' : nothing} aria-label=${label}>
      ${places.map(
        place => html`<li>
          <rs-lobby-seat
            .place=${place}
            ?hosting=${view.hosting}
            ?invited=${this.#invited}
            ?seated=${view.me !== null}
            ?own=${view.me === place.place}
            ?named=${this.settings.name !== '' && !this.#alone}
            ?removable=${view.canRemove}
            link=${codes && view.link ? withPlace(view.link, place.place) : ''}
          ></rs-lobby-seat>
        </li>`,
      )}
    </ul>`;
  }

  /** The free seats with what is scanned to sit down there: what whoever stands round them looks for. */
  #codes() {
    const free = this.view.places.filter(({taken}) => !taken);
    return this.#seats(free, this.#texts.words.lobby.stillFree(free.length), true);
  }

  /** Who sits where: what a guest looks at first, below the invitation for the host. */
  #places() {
    const {lobby} = this.#texts.words;
    const {view} = this;
    const places = this.#scans ? view.places.filter(({taken}) => taken) : view.places;
    return html`${places.length > 0 ? this.#seats(places, lobby.seats) : nothing}
      ${
        this.#shares
          ? html`<rs-button icon="person" data-bring @click=${() => this.#ask()}>${lobby.bring}</rs-button>`
          : nothing
      }
      ${
        view.canAdd
          ? html`<rs-button icon="plus" data-add-seat @click=${() => act(this, {act: 'addPlace'})}>${lobby.addSeat}</rs-button>`
          : nothing
      }`;
  }

  /** What it does and what it costs: the host decides, everybody is told. */
  #backup() {
    const {lobby} = this.#texts.words;
    const {backup, botsOpen, pair} = this.view;
    return html`${this.#backupSwitch()} ${pair && !backup ? html`<p data-waits>${lobby.waits}</p>` : nothing} ${botsOpen ? html`<p data-bots-open>${lobby.botsOpen[botsOpen]}</p>` : nothing}`;
  }

  #backupSwitch() {
    const {lobby} = this.#texts.words;
    const {backup: on, hosting, pair} = this.view;
    if (on === null) return nothing;
    const {backup, hint} = pair ? lobby.pair : {backup: lobby.backup, hint: lobby.backupHint};
    if (!hosting) return on ? html`<p data-backup>${backup}. ${hint}</p>` : nothing;
    return html`<rs-switch data-backup .checked=${on} @change=${() => act(this, {act: 'backUp', on: !on})}
      >${backup}<span slot="hint">${hint}</span></rs-switch
    >`;
  }

  /** It is about the cards of whoever reads it: nobody has to look for that. */
  get #readable() {
    const {backup, pair} = this.view;
    return pair && backup ? html`<p data-readable>${this.#texts.words.lobby.pair.line}</p>` : nothing;
  }

  /** This device shows the board to all, and whoever plays does so on a device of their own. */
  #inTheMiddle() {
    const {lobby} = this.#texts.words;
    return html`<rs-switch data-middle .checked=${this.#middle} @change=${() => this.#layDown(!this.#middle)}
      >${lobby.middle}<span slot="hint">${lobby.middleHint}</span></rs-switch
    >`;
  }

  #layDown(on: boolean): void {
    const {tableId, me} = this.view;
    rememberStance(tableId, on ? 'middle' : null);
    if (on && me !== null) act(this, {act: 'standUp', place: me});
    this.requestUpdate();
  }

  #trouble(problem: Problem) {
    const {common, lobby} = this.#texts.words;
    const {what, next} = problemText(this.#named(problem), this.#game.text?.refusals);
    return html`<rs-banner tone="problem"
      >${what} ${next}${
        this.view.agreeable
          ? html`<rs-button slot="action" data-agree @click=${() => act(this, {act: 'agree'})}>${lobby.agree}</rs-button>`
          : nothing
      }${
        problem.code === NO_BROKER
          ? html`<rs-button slot="action" variant="primary" data-meet @click=${() => open(this, 'meeting')}
              >${lobby.withoutInternet}</rs-button
            ><rs-button slot="action" variant="quiet" data-why @click=${() => open(this, 'diagnosis')}>${common.whyNot}</rs-button>`
          : nothing
      }${
        BEGUN.includes(problem.code)
          ? html`<rs-button slot="action" data-leave @click=${() => act(this, {act: 'goHome'})}>${common.toHome}</rs-button>`
          : nothing
      }</rs-banner
    >`;
  }

  /** Which record goes on here, and how those of the others compare. */
  #takenUp({round, by, copies}: FromView) {
    const {lobby} = this.#texts.words;
    return html`<rs-banner data-taken-up icon="import"
      >${lobby.takenUp(round, isolate(by))}${
        copies.length > 0
          ? html`<ul aria-label=${lobby.copies}>
              ${copies.map(copy => html`<li data-copy=${copy.is}>${this.#copy(copy)}</li>`)}
            </ul>`
          : nothing
      }</rs-banner
    >`;
  }

  #copy({name, is, moves}: CopyView): string {
    const {ownCopy, othersCopy} = this.#texts.words.lobby;
    const own = ownCopy[is];
    if (name === '') return typeof own === 'string' ? own : own(moves);
    return othersCopy[is](isolate(name), moves);
  }

  /** With the options as the game calls them. */
  #named(problem: Problem): Problem {
    const {options} = problem.details;
    if (!Array.isArray(options)) return problem;
    const labels = options.map(id => this.#game.text?.options[id]?.label ?? id);
    return {...problem, details: {...problem.details, options: labels.join(', ')}};
  }

  #ship(place: LobbyPlace) {
    return place.taken
      ? html`<rs-ship-at-anchor
          shape=${place.shape}
          name=${place.name || '?'}
          ?bot=${place.kind === 'bot'}
        ></rs-ship-at-anchor>`
      : html`<rs-ship-at-anchor></rs-ship-at-anchor>`;
  }

  #quay() {
    const {lobby} = this.#texts.words;
    const {hosting, mine, notReady} = this.view;
    if (this.#unheard) return this.#words(lobby.hostUnheard, []);
    if (this.bringing && this.#free !== null) return this.#bring(this.#free);
    const full = this.#full;
    // Whoever opened the table can start it without a seat of her own.
    if (mine === null && !this.#middle && !(hosting && full)) return this.#sitDown();
    if (!hosting && mine === null)
      return full
        ? this.#words(lobby.allReady, [this.#hostStarts(), ...this.#missing()])
        : this.#scan([this.#hostStarts(), ...this.#missing()]);
    if (!hosting) return this.#words(lobby.waiting, [this.#hostStarts(), ...this.#missing()]);
    const reasons = this.#missing();
    // In the middle the codes are what is looked at: a start that cannot be pressed yet would lie on them.
    if (this.#middle && !full) return this.#scan(reasons);
    if (notReady === 'hostStands') reasons.unshift(lobby.hostStands.what, lobby.hostStands.next);
    // Where it cannot start, what is missing stands in the place of the question.
    const [question = '', ...rest] =
      notReady === null ? [lobby.startQuestion, ...(reasons.length ? reasons : [lobby.allReady])] : reasons;
    return html`<div class="row">
      <div>${this.#words(question, rest)}</div>
      <rs-button variant="primary" ?disabled=${notReady !== null} @click=${() => act(this, {act: 'start'})}
        >${lobby.start}</rs-button
      >
    </div>`;
  }

  /** What whoever stands around is asked; who has no camera reads here what to type, wherever the page is scrolled. */
  #scan(lines: readonly string[]) {
    const {lobby} = this.#texts.words;
    const {code} = this.view;
    return html`<div class="scan">
      <p class="question">${lobby.middleScan}</p>
      ${code ? html`<p class="typed" data-typed>${lobby.orType} <b>${code}</b></p>` : nothing}
      ${lines.map(line => html`<p class="line">${line}</p>`)}
    </div>`;
  }

  #sitDown() {
    const {lobby} = this.#texts.words;
    const free = this.#offered;
    if (free === null)
      return html`<div class="sit">
        <div>${this.#words(lobby.noSeatQuestion, [lobby.watch])}</div>
        <rs-button variant="quiet" data-lay @click=${() => this.#layDown(true)}>${lobby.middle}</rs-button>
      </div>`;
    const {name, shape} = this.settings;
    const {asked} = this.view;
    const gone = asked !== null && asked !== free ? lobby.seatGone(asked + 1, free + 1) : '';
    const take = asked === null ? lobby.takeSeat : lobby.takeSeatNumber(free + 1);
    if (name)
      return html`<div class="sit">
        <div>
          ${this.#words(asked === null ? lobby.takeSeatQuestion : lobby.seatNumber(free + 1), [gone || this.#hostStarts()])}
        </div>
        <rs-button variant="primary" ?disabled=${this.#alone} @click=${() => act(this, {act: 'sit', place: free})}
          >${lobby.takeSeatAs(isolate(name))}</rs-button
        >
      </div>`;
    const taken = this.view.places.flatMap(place => (place.taken && place.shape ? [place.shape] : []));
    return html`<div class="sit">${gone ? html`<p class="line" data-gone>${gone}</p>` : nothing}<rs-field
        label=${lobby.yourName}
        hint=${lobby.nameHint}
        placeholder=${lobby.namePlaceholder}
        autocomplete="nickname"
        .error=${this.error}
        .maxLength=${NAME_LENGTH}
        @input=${() => {
          this.typed = this.field?.value ?? '';
          if (this.typed) this.error = '';
        }}
        @rs-submit=${() => this.#firstSeat(free)}
      ></rs-field>
      <rs-shape-picker
        shape=${taken.includes(shape) ? (SHAPES.find(other => !taken.includes(other)) ?? shape) : shape}
        .taken=${taken}
        name=${this.typed}
        @rs-shape=${(event: CustomEvent<Shape>) =>
          act(this, {act: 'settings', settings: {...this.settings, shape: event.detail}})}
      ></rs-shape-picker>
      <rs-button variant="primary" ?disabled=${this.#alone} @click=${() => this.#firstSeat(free)}>${take}</rs-button></div>`;
  }

  /** Who sits down beside the people of this device. */
  #bring(place: number) {
    const {common, lobby} = this.#texts.words;
    return html`<div class="sit bring">
      <div>${this.#words(lobby.bringQuestion, [this.#middle && this.settings.curtain ? lobby.bringHintMiddle : lobby.bringHint])}</div>
      <rs-field
        label=${lobby.bringName}
        autocomplete="off"
        .error=${this.error}
        .maxLength=${NAME_LENGTH}
        @input=${() => {
          this.error = '';
        }}
        @rs-submit=${() => this.#brought(place)}
      ></rs-field>
      <div class="both">
        <rs-button data-no @click=${() => this.#ask(false)}>${common.cancel}</rs-button>
        <rs-button variant="primary" @click=${() => this.#brought(place)}>${lobby.takeSeat}</rs-button>
      </div>
    </div>`;
  }

  async #ask(bringing = true): Promise<void> {
    this.bringing = bringing;
    this.error = '';
    await this.updateComplete;
    if (bringing) this.field?.focus();
  }

  #brought(place: number): void {
    const name = this.field?.value.trim() ?? '';
    this.error = name ? '' : this.#texts.words.lobby.bringNameFirst;
    if (!name) {
      this.field?.focus();
      return;
    }
    this.bringing = false;
    act(this, {act: 'bring', place, name});
  }

  get #full(): boolean {
    return this.view.places.every(({taken}) => taken);
  }

  /** Nobody else is waited for, nor has to find the way back. */
  get #together(): boolean {
    return this.#full && !this.view.places.some(place => place.taken && place.link === 'away');
  }

  /** What is the matter. Where all have come, the way by which others would is nothing of it. */
  get #matter(): Problem | null {
    const {trouble} = this.view;
    return trouble?.code === NO_BROKER && this.#together ? null : trouble;
  }

  get #complete(): boolean {
    return this.#together && this.#matter === null;
  }

  get #free(): number | null {
    return this.view.places.find(({taken}) => !taken)?.place ?? null;
  }

  /** Where the person here is asked to sit down: at the place of her link, or, where somebody has that, at the next. */
  get #offered(): number | null {
    const {places, asked} = this.view;
    const free = places.flatMap(({place, taken}) => (taken ? [] : [place]));
    return free.find(place => place >= (asked ?? 0)) ?? free[0] ?? null;
  }

  /** People without a device of their own can sit down at this one. */
  get #shares(): boolean {
    const {hosting, mine} = this.view;
    return this.#free !== null && !this.#alone && (hosting || mine !== null || this.#middle);
  }

  /** This device lies in the middle: its person has no seat and asks for none. */
  get #middle(): boolean {
    return this.view.me === null && recallStance(this.view.tableId) === 'middle';
  }

  /** Each free seat shows its own code. */
  get #scans(): boolean {
    return this.#middle && this.#free !== null;
  }

  /** A guest without a seat who can still have one: the first screen says to what they are invited, and asks one thing. */
  get #invited(): boolean {
    const {hosting, mine, places} = this.view;
    return !hosting && mine === null && !this.#middle && places.some(place => !place.taken);
  }

  get #host(): Taken | undefined {
    return this.view.places.find((place): place is Taken => place.taken && place.host);
  }

  /** The host is gone, who alone gives seats: said above. */
  get #alone(): boolean {
    return this.view.trouble?.code === 'table/lobby-host-away';
  }

  /** The host's device has not said yet what is played; what others say of the table does not count. */
  get #unheard(): boolean {
    return !this.view.hosting && this.view.places.length === 0;
  }

  #words(question: string, lines: readonly string[]) {
    return html`<p class="question">${question}</p>
      ${lines.map(line => html`<p class="line">${line}</p>`)}`;
  }

  /** Who is not there yet, in sentences. */
  #missing(): string[] {
    const {lobby} = this.#texts.words;
    const free = this.view.places.filter(place => !place.taken).length;
    return [...this.#connecting(), ...(free ? [lobby.stillFree(free)] : [])];
  }

  #connecting(): string[] {
    const {common, lobby} = this.#texts.words;
    const absent = this.view.places.filter(
      (place): place is Taken => place.taken && place.link !== 'self' && place.link !== 'live',
    );
    return absent.length ? [lobby.connecting(common.list(absent.map(({name}) => isolate(name))))] : [];
  }

  #hostStarts(): string {
    const {lobby} = this.#texts.words;
    const host = this.#host;
    return host?.name ? lobby.waitForHost(isolate(host.name)) : lobby.waitForHostNoName;
  }

  /** The first name goes into the settings, then its owner sits down. */
  #firstSeat(place: number): void {
    if (this.#alone) return;
    const name = this.field?.value.trim() ?? '';
    this.error = name ? '' : this.#texts.words.lobby.nameFirst;
    if (!name) {
      this.field?.focus();
      return;
    }
    act(this, {act: 'settings', settings: {...this.settings, name}});
    act(this, {act: 'sit', place});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-lobby': RsLobby;
  }
}
