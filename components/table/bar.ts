import {html, LitElement, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameSymbol, isOrdered} from '../../src/games/words.ts';
import {t} from '../../src/i18n/index.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import sheet from './bar.css';
import '../kit/button.ts';
import '../kit/menu.ts';
import {act} from '../act.ts';
import type {Heading, Size} from '../board/painter.ts';
import {type Stance, stanceOf} from '../board/stance.ts';
import {deep} from '../kit/tokens.ts';

/** What can be opened from the menu while a game is played, in its order. */
const PLAYING = [
  'log',
  'rules',
  'coach',
  'hint',
  'middle',
  'hand',
  'fairness',
  'invite',
  'talk',
  'settings',
  'sync',
  'save',
  'leave',
  'farewell',
  'end',
] as const;

/** And what once it is over: first what comes next. */
const OVER = [
  'rematch',
  'result',
  'log',
  'share',
  'new',
  'save',
  'talk',
  'fairness',
  'rules',
  'middle',
  'hand',
  'invite',
  'settings',
  'leave',
] as const;

export type Panel = (typeof PLAYING)[number] | (typeof OVER)[number];

const ICONS: Readonly<Record<Panel, string>> = {
  log: 'clock',
  rules: 'learn',
  coach: 'beacon',
  hint: 'hint',
  middle: 'compass',
  hand: 'phone',
  fairness: 'lock',
  invite: 'share',
  talk: 'people',
  settings: 'gear',
  sync: 'wifi',
  save: 'export',
  leave: 'back',
  farewell: 'bot',
  end: 'flag',
  rematch: 'flag',
  result: 'crown',
  share: 'share',
  new: 'plus',
};

/**
 * @summary The top bar of a table: flag and phase, one line, take back, help, menu. On wide screens it is deep and
 * carries the wordmark and the supply instead.
 *
 * @fires rs-panel - Something of the menu was chosen (`detail` is a `Panel`), or help asked for.
 * @fires rs-missed - What happened since the own move was asked for.
 * @fires rs-peek - A hand wants to see the whole table, or not any more.
 * @fires rs-trial - What a trial table is was asked for.
 * @fires rs-leave - A host whom others wait for wants to leave.
 * @fires rs-farewell - To leave for good was chosen.
 * @fires rs-end - To end the game before its end was chosen.
 * @fires rs-result - The result was asked for.
 * @fires rs-share - The ways to share it were.
 * @fires rs-undo-why - Why nothing can be taken back was asked for.
 * @fires rs-act - Take back, compare, save, leave.
 */
@customElement('rs-table-bar')
export class RsTableBar extends LitElement {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) words!: TableWords;
  @property({attribute: false}) heading!: Heading;
  @property({attribute: false}) supply: TemplateResult | typeof nothing = nothing;
  @property() game = '';
  @property() size: Size = 'phone';
  /** The game can be explained decision by decision. */
  @property({type: Boolean}) coached = false;
  /** What was missed since the last own move, as a button in place of the line; empty for nothing. */
  @property() missed = '';
  /** A hand that looks at the whole table. */
  @property({type: Boolean}) peeks = false;
  /** How this device is used at the table. */
  @property() stance: Stance | null = null;

  override render() {
    return this.size === 'wide' ? this.#wide() : this.#narrow();
  }

  #narrow() {
    const {picture, title, line} = this.heading;
    // A hand has one button more.
    return html`<header>
      ${this.stance === 'hand' ? nothing : (picture ?? html`<rs-symbol name=${gameSymbol(this.table.game)} style="--rs-symbol-size:34px"></rs-symbol>`)}
      <div class="what l-grow">
        <h1>${title}${this.#trial()}</h1>
        ${
          this.missed
            ? html`<button type="button" class="missed l-row l-plain l-gap-4" aria-label="${this.words.lastMoves}: ${this.missed}" @click=${this.#tellMissed}>
                <rs-symbol name="clock"></rs-symbol><span>${this.missed}</span>
              </button>`
            : lineOf(line)
        }
      </div>
      ${this.supply === nothing ? nothing : html`<div class="supply">${this.supply}</div>`}
      ${this.#buttons()}
    </header>`;
  }

  #wide() {
    const {picture, title, line} = this.heading;
    return html`<header class="deep">
      <rs-symbol name=${gameSymbol(this.table.game)} style="--rs-symbol-size:30px"></rs-symbol>
      <div class="what l-grow">
        <h1>${this.game}${this.#trial()}</h1>
        ${lineOf(picture ? `${title} · ${line}` : line)}
      </div>
      <div class="supply">${this.supply}</div>
      ${this.#buttons()}
    </header>`;
  }

  /** Nobody shall take a copy to try things out for the game. */
  #trial() {
    const {trial, trialHint} = this.words;
    if (!this.table.trial) return nothing;
    return html`<button type="button" class="trial" data-tip=${trialHint} @click=${this.#tellTrial}>
      <rs-symbol name="copy"></rs-symbol>${trial}
    </button>`;
  }

  #tellTrial = (): void => {
    fire(this, 'rs-trial');
  };

  #buttons() {
    const {words, table} = this;
    const {to, free, moves, refusal} = table.takeBack;
    // Who looks back sees another board than the one that a move would be taken back from.
    const past = table.shownAt !== null;
    return html`<nav>
      ${
        this.stance === 'hand'
          ? html`<rs-button
              variant="quiet"
              icon=${this.peeks ? 'phone' : 'compass'}
              data-peek
              label=${this.peeks ? words.handOnly : words.handOff}
              @click=${() => fire(this, 'rs-peek')}
            ></rs-button>`
          : nothing
      }
      ${
        to === null || past
          ? !past && refusal
            ? html`<rs-button
                variant="quiet"
                icon="undo"
                data-undo-why
                label=${words.takeBackWhy}
                @click=${() => fire(this, 'rs-undo-why')}
              ></rs-button>`
            : nothing
          : html`<rs-button
              variant="quiet"
              icon="undo"
              data-undo
              label=${free ? words.people.takeBackMoves(moves) : `${words.people.takeBackMoves(moves)}. ${words.askBack}`}
              @click=${() => act(this, {act: 'takeBack', to})}
            ></rs-button>`
      }
      <rs-button variant="quiet" icon="help" data-rules label=${words.help} @click=${() => this.#open('rules')}></rs-button>
      <rs-menu
        label=${words.menu}
        .items=${this.#items()}
        @rs-choose=${(event: CustomEvent<{value: Panel}>) => this.#choose(event.detail.value)}
      ></rs-menu>
    </nav>`;
  }

  #tellMissed = (): void => {
    fire(this, 'rs-missed');
  };

  #items() {
    const {words, table} = this;
    const label: Readonly<Record<Panel, string>> = {
      log: words.log,
      rules: words.rules,
      coach: words.coach,
      hint: words.hint,
      middle: this.stance ? words.middleOff : words.middle,
      hand: this.stance ? words.handOff : words.handOnly,
      fairness: words.fairness,
      invite: words.invite,
      talk: words.people.talk,
      settings: words.settings,
      sync: words.syncNow,
      save: words.saveRecord,
      leave: words.leave,
      farewell: words.people.farewell,
      end: words.people.ending.end,
      rematch: words.people.rematch,
      result: words.seeResult,
      share: words.result.share,
      new: t().common.newTable,
    };
    const missing = (panel: Panel) =>
      (panel === 'coach' && !this.coached) ||
      (panel === 'middle' && stanceOf(table) !== 'middle') ||
      (panel === 'hand' && this.stance !== 'hand' && !this.#isHandy) ||
      (panel === 'hint' && table.choices.length === 0) ||
      (panel === 'invite' && table.invite === null) ||
      (panel === 'talk' && !table.talk.possible) ||
      (panel === 'farewell' && !table.standIn.mayLeave) ||
      (panel === 'end' && table.end.other === null) ||
      (panel === 'sync' && table.place !== 'network') ||
      (panel === 'rematch' && (table.trial || !table.seats.some(({mine}) => mine))) ||
      (panel === 'new' && table.place === 'replay');
    return (table.result ? OVER : PLAYING)
      .filter(panel => !missing(panel))
      .map(value => ({
        value,
        label: label[value],
        icon: ICONS[value],
      }));
  }

  /** A phone with a seat, at a table that another device shows. */
  get #isHandy(): boolean {
    const small = this.size === 'phone' || this.size === 'low';
    return small && this.table.watchers.length > 0 && stanceOf(this.table) === 'hand';
  }

  #choose(panel: Panel): void {
    const {game, rematch} = this.table;
    if (panel === 'sync') act(this, {act: 'syncNow'});
    if (panel === 'rematch')
      act(this, rematch ? {act: 'followRematch'} : {act: 'rematch', rotate: isOrdered(game)});
    else if (panel === 'result') fire(this, 'rs-result');
    else if (panel === 'share') fire(this, 'rs-share');
    else if (panel === 'new') act(this, {act: 'goNew'});
    else if (panel === 'save') act(this, {act: 'export', tableId: this.table.tableId});
    else if (panel === 'leave') this.#leave();
    else if (panel === 'farewell') fire(this, 'rs-farewell');
    else if (panel === 'end') fire(this, 'rs-end');
    else this.#open(panel);
  }

  /** The others wait for a host who leaves, where no other device takes over: that is asked first. */
  #leave(): void {
    const {place, seats, result, passesOn} = this.table;
    const hosting = place === 'network' && seats.some(({host, mine}) => host && mine) && !passesOn;
    const waited = seats.some(({kind, mine, link}) => kind === 'person' && !mine && link !== 'away');
    if (hosting && waited && !result) fire(this, 'rs-leave');
    else act(this, {act: 'goHome'});
  }

  #open(panel: Panel): void {
    fire(this, 'rs-panel', panel);
  }
}

const lineOf = (line: string): TemplateResult =>
  html`<p class="line">${line.split(' · ').map(part => html`<span class="part">${part}</span> `)}</p>`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-table-bar': RsTableBar;
  }
  interface HTMLElementEventMap {
    'rs-missed': CustomEvent<void>;
    'rs-share': CustomEvent<void>;
    'rs-trial': CustomEvent<void>;
    'rs-peek': CustomEvent<void>;
    'rs-leave': CustomEvent<void>;
    'rs-farewell': CustomEvent<void>;
    'rs-undo-why': CustomEvent<void>;
    'rs-panel': CustomEvent<Panel>;
  }
}
