import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {gameIds, gameName, gameSymbol} from '../../src/i18n/games.ts';
import {LANGUAGES} from '../../src/i18n/language.ts';
import type {HomeView, SavedTable, Settings} from '../../src/table/view-model.ts';
import '../art/poster.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {deep} from '../kit/tokens.ts';
import '../kit/wave.ts';
import {deepFocus} from '../table/deep-focus.ts';
import {open} from './overlay.ts';
import './table-card.ts';
import type {TableQuestion} from './table-card.ts';
import {Texts} from './text.ts';

/**
 * @summary The start page: one poster; in the deep water your tables and the ways to a new one. What it asks before
 * it renames, deletes or joins is loaded when it is asked.
 *
 * @event rs-act - Everything a person says here.
 * @event rs-open - Settings, rules, join.
 */
@customElement('rs-home')
export class RsHome extends LitElement {
  static override styles = [
    base,
    deep,
    css`
      :host {
        /* In rem: the sky grows with the text that stands in it. */
        --rs-horizon: clamp(13.6rem, 37dvh, 28.75rem);
        position: relative;
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
        color: var(--rs-onquay);
      }
      header {
        position: relative;
        /* Down to the crest of the third wave. */
        min-height: calc(var(--rs-horizon) * 1.27);
        padding: calc(4px + env(safe-area-inset-top)) calc(6px + env(safe-area-inset-right)) 0
          calc(18px + env(safe-area-inset-left));
        color: var(--rs-ink);
      }
      .bar {
        display: flex;
        align-items: center;
        justify-content: flex-end;
        min-height: 44px;
      }
      .bar button {
        min-width: 40px;
        min-height: 44px;
        padding: 0 4px;
        border: 0;
        border-radius: var(--rs-radius-button);
        background: none;
        font: 700 var(--rs-size-number) / 1 var(--rs-display);
        cursor: pointer;
      }
      .bar button[aria-current='true'] {
        text-decoration: underline 3px;
        text-underline-offset: 6px;
      }
      h1 {
        margin-top: -2px;
        font-size: min(var(--rs-size-wordmark), 17vw);
        font-weight: 900;
        line-height: 1;
        letter-spacing: -0.03em;
      }
      .promise {
        max-width: 20em;
        margin-top: 6px;
        font: 700 var(--rs-size-label) / 1.25 var(--rs-display);
      }
      .promise span {
        display: block;
      }
      main {
        position: relative;
        flex: 1;
        display: grid;
        align-content: end;
        gap: var(--rs-space-3);
        width: 100%;
        max-width: 1080px;
        margin-inline: auto;
        padding: 0 calc(14px + env(safe-area-inset-right)) calc(14px + env(safe-area-inset-bottom))
          calc(14px + env(safe-area-inset-left));
      }
      h2 {
        margin: 0 2px var(--rs-space-2);
        color: var(--rs-onquay2);
        font-size: var(--rs-size-label);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
        gap: var(--rs-space-2);
      }
      .ways {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: var(--rs-space-2);
      }
      .solo {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(8.75rem, 45%), 1fr));
        gap: var(--rs-space-2);
      }
      .solo rs-button {
        --rs-space-4: 8px;
        --rs-button-border: transparent;
      }
      .ways rs-wave {
        display: none;
      }
      .new {
        grid-column: 1 / -1;
        --rs-primary: 60px;
      }
      .way {
        --rs-touch: 52px;
        --rs-button-border: transparent;
      }
      @media (max-width: 339px) {
        .way {
          --rs-space-4: 6px;
          --rs-size-number: 0.9375rem;
        }
      }
      .quiet {
        display: grid;
        gap: var(--rs-space-2);
        color: var(--rs-onquay2);
        font-size: var(--rs-size-caption);
      }
      .quiet rs-symbol {
        --rs-symbol-size: 18px;
        margin-inline-end: 6px;
      }
      .install {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--rs-space-2) var(--rs-space-3);
      }
      .install span {
        flex: 1 1 12em;
      }
      .loud {
        color: var(--rs-onquay);
        font-size: var(--rs-size-body);
        font-weight: 600;
      }
      /* However many tables stand above, the ways to another one stay in sight: the quay of this page. */
      @media (max-width: 719px), (max-height: 27rem) and (min-width: 30rem) {
        .ways {
          position: sticky;
          z-index: 1;
          bottom: 0;
          margin-inline: calc(-14px - env(safe-area-inset-left)) calc(-14px - env(safe-area-inset-right));
          padding: 6px calc(14px + env(safe-area-inset-right)) calc(12px + env(safe-area-inset-bottom))
            calc(14px + env(safe-area-inset-left));
          background: var(--rs-quay);
        }
        .ways rs-wave {
          display: block;
        }
      }
      /* Whoever has a table knows the promise: under a lower sky the games stay in sight below the last table. */
      @media (max-width: 719px) and (min-height: 27.01rem) {
        :host([tables]) {
          --rs-horizon: clamp(11.25rem, 28dvh, 28.75rem);
        }
        :host([tables]) .promise {
          display: none;
        }
      }
      /* A phone on its side: the poster stands, its right bank is where one chooses. */
      @media (max-height: 27rem) and (min-width: 30rem) {
        :host {
          --rs-horizon: 15rem;
          --rs-left: 41.5%;
          display: grid;
          grid-template-columns: var(--rs-left) minmax(0, 1fr);
          align-items: start;
        }
        rs-poster {
          position: fixed;
          right: auto;
          width: var(--rs-left);
        }
        header {
          position: sticky;
          top: 0;
          min-height: 0;
        }
        main {
          align-content: start;
          min-height: 100dvh;
          padding-top: calc(10px + env(safe-area-inset-top));
          background: var(--rs-quay);
        }
        .ways rs-wave {
          display: none;
        }
        .new {
          --rs-primary: 52px;
        }
      }
      @media (max-height: 27rem) and (max-width: 29.99rem) {
        :host {
          --rs-horizon: 10.4rem;
        }
        .ways {
          position: static;
        }
      }
      @media (min-width: 720px) and (min-height: 27.01rem) {
        :host {
          --rs-horizon: clamp(13.6rem, 44dvh, 35rem);
        }
        h1 {
          font-size: 4.5rem;
        }
        header {
          padding-inline: 36px 20px;
        }
        .promise {
          font-size: var(--rs-size-key);
        }
        .ways {
          grid-template-columns: 2fr 1fr 1fr;
        }
        .new {
          grid-column: auto;
        }
        .way {
          --rs-touch: 60px;
        }
        main {
          align-content: start;
          padding: 0 28px 28px;
        }
      }
    `,
  ];

  @property({attribute: false}) view!: HomeView;
  @property({attribute: false}) settings!: Settings;

  /** What is being asked about which table. */
  @state() private question: {readonly about: SavedTable; readonly ask: TableQuestion} | null = null;

  #opener: Element | null = null;

  readonly #texts = new Texts(this);

  protected override willUpdate(): void {
    this.toggleAttribute('tables', (this.view.tables?.length ?? 0) > 0);
  }

  override render() {
    const {common, home} = this.#texts.words;
    const waiting = this.view.tables?.some(table => table.myTurn) ?? false;
    return html`<rs-poster></rs-poster>
      <header>
        <div class="bar">
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
        ${this.view.offline ? html`<p class="quiet loud"><span><rs-symbol name="wifi-off"></rs-symbol>${home.offline}</span></p>` : nothing}
        ${
          this.view.newVersion
            ? html`<div class="quiet loud install deep" role="status">
                <rs-button icon="import" @click=${() => act(this, {act: 'update'})}>${home.update}</rs-button
                ><span>${home.newVersion}</span>
              </div>`
            : nothing
        }
        ${this.#tables()}
        ${this.#solo()}
        <div class="ways deep">
          <rs-wave></rs-wave>
          <rs-button
            class="new"
            variant=${waiting || this.view.tables === null ? 'cream' : 'primary'}
            icon="plus"
            @click=${() => act(this, {act: 'goNew'})}
            >${home.newTable}</rs-button
          >
          <rs-button class="way" icon="qr" @click=${() => open(this, 'join')}>${home.join}</rs-button>
          <rs-button class="way" icon="learn" @click=${() => open(this, 'help')}>${home.learn}</rs-button>
        </div>
        <div class="quiet">
          ${
            this.view.installable
              ? html`<div class="install deep">
                  <rs-button icon="phone" @click=${() => act(this, {act: 'install'})}>${home.install}</rs-button
                  ><span>${home.installHint}</span>
                </div>`
              : nothing
          }
          ${
            this.view.tables?.length
              ? html`<div class="install deep">
                  <rs-button icon="clock" data-history @click=${() => act(this, {act: 'goHistory'})}>${home.history}</rs-button>
                </div>
                <p>${home.storage[this.view.storage]}</p>`
              : nothing
          }
          <p>${home.notice}</p>
        </div>
      </main>
      ${this.#asked()}`;
  }

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
    const {home, newTable} = this.#texts.words;
    const name = this.settings.name || newTable.defaultName(1);
    return html`<section aria-labelledby="solo">
      <h2 id="solo">${home.playBots}</h2>
      <div class="solo deep">
        ${gameIds.map(
          game => html`<rs-button
            icon=${gameSymbol(game)}
            data-solo=${game}
            @click=${() => act(this, {act: 'playBots', game, name})}
            >${gameName(game)}</rs-button
          >`,
        )}
      </div>
    </section>`;
  }

  #tables() {
    const {home} = this.#texts.words;
    const {tables} = this.view;
    if (tables === null) return html`<p class="quiet" role="status">${home.reading}</p>`;
    if (tables.length === 0) return nothing;
    return html`<section aria-labelledby="tables">
      <h2 id="tables">${home.tables}</h2>
      <ul>
        ${repeat(
          tables,
          table => table.id,
          table => html`<li>
            <rs-table-card
              .table=${table}
              @rs-ask=${(event: CustomEvent<TableQuestion>) => this.#ask(table, event.detail)}
            ></rs-table-card>
          </li>`,
        )}
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
    await import('./table-question.ts');
    this.question = {about, ask};
  }

  /** The focus goes back to the card's menu, unless the card is gone. */
  #answered = async (): Promise<void> => {
    this.question = null;
    await this.updateComplete;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-home': RsHome;
  }
}
