import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {keyed} from 'lit/directives/keyed.js';
import {gameIds, gameName, gameSymbol, isCoached} from '../../src/games/words.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import rowSheet from './game-rows.css';
import sheet from './learn.css';
import '../kit/button.ts';
import {remember} from '../board/coach-memory.ts';
import {fire} from '../kit/fire.ts';
import type {RsHelp} from '../panels/help.ts';
import '../panels/help.ts';
import './screen.ts';
import './select.ts';
import {PanelTexts, saying} from '../text.ts';
import wordSheet from './game-words.css';
import {gameWords} from './game-words.ts';

/**
 * @summary The rules as a page of their own, over whatever screen is open: of the game one comes from, else of one that is
 * chosen first.
 *
 * @event rs-close - The person goes back.
 * @event rs-act - A first game, explained, shall begin.
 */
@customElement('rs-learn')
export class RsLearn extends saying('panels') {
  static override styles = [base, rowSheet, wordSheet, sheet];

  /** Whose rules are shown; empty where no table is open: then the person chooses. */
  @property() game = '';
  /** The game that is looked at where no table is open: its rules come first. Empty for none. */
  @property() from = '';
  @property() topic = '';
  /** The person's name; empty for none. */
  @property() name = '';

  /** Empty before one is chosen. */
  @state() private chosen = '';

  readonly #texts = new PanelTexts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#key);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if ((changed.has('game') || changed.has('from')) && (this.game || this.from))
      this.chosen = this.game || this.from;
  }

  override render() {
    const {common, help} = this.#texts.words;
    // Rules that were chosen are a screen of their own: it begins at its top.
    return keyed(
      this.chosen !== '',
      html`<rs-screen
      heading=${help.learn}
      sub=${this.chosen && gameName(this.chosen)}
      back-label=${common.back}
      @rs-back=${this.#back}
    >
      ${this.game ? nothing : this.chosen ? html`${this.#games()}${this.#first()}` : this.#choice()}
      <rs-help game=${this.chosen} topic=${this.topic}></rs-help>
    </rs-screen>`,
    );
  }

  /** Each game with what one does in it. */
  #choice() {
    const {common, help} = this.#texts.words;
    return html`<nav class="choice games l-grid l-gap-8" aria-label=${help.which}>
      <h2>${help.which}</h2>
      ${gameIds.map(
        game => html`<rs-button
          icon=${gameSymbol(game)}
          data-rules=${game}
          @click=${() => {
            this.chosen = game;
          }}
          >${gameWords(game, common)}</rs-button
        >`,
      )}
    </nav>`;
  }

  #games() {
    return html`<rs-select
      label=${this.#texts.words.newTable.game}
      .options=${gameIds.map(value => ({value, label: gameName(value)}))}
      .value=${this.chosen}
      @rs-choose=${({detail}: CustomEvent<{value: string}>) => {
        this.chosen = detail.value;
      }}
    ></rs-select>`;
  }

  /** Rules are learnt at a table, too: against bots, with every decision explained. */
  #first() {
    const {common, help} = this.#texts.words;
    if (!isCoached(this.chosen)) return nothing;
    const begin = () => {
      remember(this.chosen, {wish: 'on', seen: []});
      act(this, {act: 'playBots', game: this.chosen, name: this.name || common.soloName});
    };
    return html`<div class="first l-row l-wrap">
      <rs-button data-first icon=${gameSymbol(this.chosen)} @click=${begin}>${help.firstGame}</rs-button
      ><span>${help.firstGameHint}</span>
    </div>`;
  }

  /** One level up: from a page to the contents, from there to the choice of games. False when there is none above. */
  up(): boolean {
    if (this.renderRoot.querySelector<RsHelp>('rs-help')?.up()) return true;
    if (this.game || this.from || !this.chosen) return false;
    this.chosen = '';
    return true;
  }

  #back = (): void => {
    if (!this.up()) this.#close();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.#back();
  };

  #close = (): void => {
    fire(this, 'rs-close');
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-learn': RsLearn;
  }
}
