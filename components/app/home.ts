import {html, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {loadModule} from '../../src/base/load-module.ts';
import {gameIds, gameSymbol} from '../../src/games/words.ts';
import {LANGUAGES} from '../../src/i18n/language.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {AppView, HomeView, SavedTable, Settings} from '../../src/table/seen/view-model.ts';
import '../art/poster.ts';
import {base} from '../kit/base.ts';
import '../kit/banner.ts';
import '../kit/button.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {deep} from '../kit/tokens.ts';
import '../kit/wave.ts';
import {deepFocus} from '../kit/deep-focus.ts';
import {open} from '../open.ts';
import rowSheet from './game-rows.css';
import wordSheet from './game-words.css';
import {gameWords} from './game-words.ts';
import homeSheet from './home-sheet.css';
import './past-game.ts';
import './table-card.ts';
import {HomeTexts, saying} from '../text.ts';
import {type TableQuestion, tableName} from './table-card.ts';

const DISMISSED = 'rs-install-dismissed';

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

/** Tables that are shown at first: below them the ways to another game stay in sight. */
const FEW = 2;

const urgencyOf = ({myTurn, state}: SavedTable): number => (myTurn ? 0 : state === 'over' ? 2 : 1);

/** The latest ones; those that wait for the person go before others. */
const fewOf = (tables: readonly SavedTable[]): readonly SavedTable[] =>
  [...tables].sort((a, b) => urgencyOf(a) - urgencyOf(b)).slice(0, FEW);

/**
 * @summary The start page: one poster; in the deep water your tables and the ways to a new one. What it asks before
 * it renames, deletes or joins is loaded when it is asked.
 *
 * @event rs-act - Everything a person says here.
 * @event rs-open - Settings, rules, join.
 */
@customElement('rs-home')
export class RsHome extends saying('home') {
  static override styles = [base, deep, rowSheet, wordSheet, homeSheet];

  @property({attribute: false}) view!: HomeView;
  @property({attribute: false}) settings!: Settings;

  /** Why nothing is stored. */
  @property({attribute: false}) unkept: AppView['unkept'] = null;

  /** What is being asked about which table. */
  @state() private question: {readonly about: SavedTable; readonly ask: TableQuestion} | null = null;

  /** The person wants to see every table. */
  @state() private all = false;
  /** The person wants to read what the games are. */
  @property({type: Boolean, reflect: true}) told = false;
  @state() private installing = false;
  /** The person wants to hear no more of what this browser may throw away. */
  @state() private dismissed = wasDismissed();
  /** The person has read that there is no network. */
  @state() private offlineRead = false;

  #opener: Element | null = null;

  readonly #texts = new HomeTexts(this);

  protected override willUpdate(): void {
    const {past, tables} = this.view;
    this.toggleAttribute('tables', (tables?.length ?? 0) > 0);
    this.toggleAttribute('one', tables?.length === 1);
    this.toggleAttribute('past', tables?.length === 0 && past.length > 0);
    this.toggleAttribute('noticed', this.#notice() !== nothing);
  }

  override render() {
    const {common, home} = this.#texts.words;
    const waiting = this.view.tables?.some(table => table.myTurn) ?? false;
    return html`<rs-poster></rs-poster>
      <div class="first">
      <header>
        <div class="bar l-row">
          <div role="group" aria-label=${home.language}>${this.#languages()}</div>
          <rs-button
            variant="quiet"
            icon="gear"
            label=${common.settings}
            @click=${() => open(this, 'settings')}
          ></rs-button>
        </div>
        <h1>${common.name}</h1>
        <p class="promise"><span>${home.tagline}</span><span>${home.promise}</span></p>
      </header>
      <main>
        ${this.#unkept()}
        ${this.#notice()}
        ${this.#tables()}
        ${this.#solo()}
        <div class="ways deep l-grid l-gap-8">
          <rs-wave></rs-wave>
          <rs-button
            class="new"
            variant=${waiting || this.view.tables === null ? 'cream' : 'primary'}
            icon="plus"
            @click=${() => act(this, {act: 'goNew'})}
            >${common.newTable}</rs-button
          >
          <rs-button class="way" icon="qr" @click=${() => open(this, 'join')}>${home.join}</rs-button>
          <rs-button class="way" icon="learn" @click=${() => open(this, 'help')}>${home.learn}</rs-button>
        </div>
      </main>
      </div>
      <footer class="quiet l-grid l-gap-8">
          ${this.#kept()}
          <p>${home.notice}</p>
      </footer>
      ${this.#asked()}
      ${
        this.installing && this.view.install !== 'none' && this.view.install !== 'prompt'
          ? html`<rs-install way=${this.view.install} @rs-close=${this.#installed}></rs-install>`
          : nothing
      }`;
  }

  #unkept() {
    if (!this.unkept) return nothing;
    const {what, next} = problemText({code: `saves/${this.unkept}`, details: {}});
    return html`<rs-banner tone="problem" data-unkept=${this.unkept}>${what} ${next}</rs-banner>`;
  }

  /** A table is here that the browser will throw away in a week, and an app would keep. Where it only may, the foot says it. */
  get #warns(): boolean {
    const {past, install, storage, tables} = this.view;
    if (install !== 'ios' || storage === 'persistent' || this.dismissed || this.unkept) return false;
    return past.length > 0 || (tables?.some(({trial, state}) => !trial && state !== 'lobby') ?? false);
  }

  /** One at a time: what cannot be done now, what is there to take, what may be lost. */
  #notice() {
    const {home} = this.#texts.words;
    const {newVersion, offline} = this.view;
    if (this.unkept) return nothing;
    if (offline)
      return this.offlineRead
        ? nothing
        : html`<div class="notice deep" role="note" data-offline>
            <rs-symbol name="wifi-off"></rs-symbol><p>${home.offline}</p>
            ${this.#away(() => (this.offlineRead = true))}
          </div>`;
    if (newVersion)
      return html`<div class="notice deep" role="status">
        <rs-symbol name="import"></rs-symbol><p>${home.newVersion}</p>
        <rs-button @click=${() => act(this, {act: 'update'})}>${home.update}</rs-button>
      </div>`;
    if (!this.#warns) return nothing;
    return html`<div class="notice deep" role="note" data-keep>
      <rs-symbol name="warning"></rs-symbol><p>${home.keepWeek}</p>
      <rs-button data-install @click=${this.#install}>${home.installShort}</rs-button>
      ${this.#away(this.#dismiss)}
    </div>`;
  }

  #away(put: () => void) {
    return html`<rs-button class="put" variant="quiet" icon="close" label=${this.#texts.words.home.notNow} @click=${put}></rs-button>`;
  }

  /** At the foot, where nothing above says it: how long tables are kept here, and what keeps them longer. */
  #kept() {
    const {home} = this.#texts.words;
    const {past, install, storage, tables} = this.view;
    if (this.#warns) return nothing;
    const told = !this.unkept && (tables?.length || past.length > 0) ? home.storage[storage] : '';
    if (install === 'none') return told ? html`<p>${told}</p>` : nothing;
    return html`<div class="install deep">
      <rs-button icon="phone" data-install @click=${this.#install}>${home.install}</rs-button
      ><span>${told || home.installHint}</span>
    </div>`;
  }

  /** By the browser's own question, or by a sheet that tells how. */
  #install = async (): Promise<void> => {
    if (this.view.install === 'prompt') {
      act(this, {act: 'install'});
      return;
    }
    this.#opener = deepFocus();
    await loadModule(() => import('./install.ts'));
    this.installing = true;
  };

  #installed = async (): Promise<void> => {
    this.installing = false;
    await this.#back();
  };

  #dismiss = (): void => {
    this.dismissed = true;
    try {
      localStorage.setItem(DISMISSED, 'yes');
    } catch {
      // A browser that keeps nothing asks again at the next visit.
    }
  };

  #languages() {
    const {common} = this.#texts.words;
    return LANGUAGES.map(
      tag => html`<button
        type="button"
        lang=${tag}
        aria-label=${`${tag.toUpperCase()}, ${common.languages[tag]}`}
        aria-current=${tag === this.settings.language}
        @click=${() => act(this, {act: 'settings', settings: {...this.settings, language: tag}})}
      >
        ${tag.toUpperCase()}
      </button>`,
    );
  }

  /** For somebody alone: one tap, and the game is there. */
  #solo() {
    const {common, home} = this.#texts.words;
    const name = this.settings.name || common.soloName;
    return html`<section aria-labelledby="solo">
      <div class="solo-head l-row l-gap-12">
        <h2 id="solo">${home.playBots}</h2>
        ${
          this.settings.name
            ? nothing
            : html`<button
                type="button"
                data-name
                aria-label="${home.playsAs(common.soloName)}: ${home.chooseName}"
                @click=${() => open(this, 'settings')}
              >
                ${home.playsAs(common.soloName)}<rs-symbol name="pencil"></rs-symbol>
              </button>`
        }
        <button
          type="button"
          class="about"
          data-about
          aria-label=${home.aboutGames}
          aria-expanded=${this.told}
          @click=${() => {
            this.told = !this.told;
          }}
        >
          <rs-symbol name="help"></rs-symbol>
        </button>
      </div>
      <div class="solo games deep l-grid l-gap-8">
        ${gameIds.map(
          game => html`<rs-button
            icon=${gameSymbol(game)}
            data-solo=${game}
            @click=${() => act(this, {act: 'playBots', game, name})}
            >${gameWords(game, common)}</rs-button
          >`,
        )}
      </div>
    </section>`;
  }

  #tables() {
    const {common, home} = this.#texts.words;
    const {tables} = this.view;
    if (tables === null) return html`<p class="quiet l-grid l-gap-8" role="status">${home.reading}</p>`;
    if (tables.length === 0) return this.#past();
    const names = tables.map(tableName);
    const shown = this.all || tables.length <= FEW ? tables : fewOf(tables);
    const alike = (table: SavedTable): boolean => names.filter(name => name === tableName(table)).length > 1;
    return html`<section aria-labelledby="tables">
      <div class="tables-head l-row l-gap-12">
        <h2 id="tables">${home.tables}</h2>
        <button type="button" class="past" data-history aria-label=${common.history} @click=${() => act(this, {act: 'goHistory'})}>
          <span class="long">${common.history}</span><span class="short">${home.finished}</span>
        </button>
        ${
          tables.length > FEW
            ? html`<button
                type="button"
                class="all"
                aria-expanded=${this.all}
                @click=${() => {
                  this.all = !this.all;
                }}
              >
                ${this.all ? home.fewerTables : home.allTables(tables.length)}
              </button>`
            : nothing
        }
      </div>
      <ul>
        ${repeat(
          shown,
          table => table.id,
          table => html`<li>
            <rs-table-card
              .table=${table}
              ?alike=${alike(table)}
              @rs-ask=${(event: CustomEvent<TableQuestion>) => this.#ask(table, event.detail)}
            ></rs-table-card>
          </li>`,
        )}
      </ul>
    </section>`;
  }

  /** Nothing goes on: what was played last, and how it ended. */
  #past() {
    const {common, home} = this.#texts.words;
    const {past} = this.view;
    if (past.length === 0) return nothing;
    return html`<section aria-labelledby="past">
      <div class="tables-head l-row l-gap-12">
        <h2 id="past">${home.lastGames(past.length)}</h2>
        <button type="button" data-history @click=${() => act(this, {act: 'goHistory'})}>${common.history}</button>
      </div>
      <ul class="pasts">
        ${past.map(game => html`<li><rs-past-game .game=${game}></rs-past-game></li>`)}
      </ul>
    </section>`;
  }

  #asked() {
    if (!this.question) return nothing;
    const {about, ask} = this.question;
    return html`<rs-table-question
      .table=${about}
      .ask=${ask}
      @rs-close=${this.#answered}
    ></rs-table-question>`;
  }

  async #ask(about: SavedTable, ask: TableQuestion): Promise<void> {
    this.#opener = deepFocus();
    await loadModule(() => import('./table-question.ts'));
    this.question = {about, ask};
  }

  /** The focus goes back to the card's menu, unless the card is gone. */
  #answered = async (): Promise<void> => {
    this.question = null;
    await this.#back();
  };

  /** The focus goes back to where something was opened. */
  async #back(): Promise<void> {
    await this.updateComplete;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-home': RsHome;
  }
}
