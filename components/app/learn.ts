import {css, html, LitElement, nothing, type PropertyValues} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {gameIds, gameName} from '../../src/i18n/games.ts';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import './help.ts';
import './screen.ts';
import './select.ts';
import {PanelTexts} from './panel-texts.ts';

/**
 * @summary The rules as a page of their own, over whatever screen is open.
 *
 * @event rs-close - The person goes back.
 */
@customElement('rs-learn')
export class RsLearn extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: fixed;
        inset: 0;
        z-index: 10;
        overflow: auto;
      }
      rs-select {
        margin-bottom: var(--rs-space-4);
      }
    `,
  ];

  /** Whose rules are shown; empty where no table is open: then the person chooses. */
  @property() game = '';
  @property() topic = '';

  @state() private chosen = gameIds[0] ?? '';

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
    if (changed.has('game') && this.game) this.chosen = this.game;
  }

  override render() {
    const {common, help} = this.#texts.words;
    return html`<rs-screen
      heading=${help.learn}
      sub=${gameName(this.chosen)}
      back-label=${common.back}
      @rs-back=${this.#close}
    >
      ${this.game ? nothing : this.#games()}
      <rs-help game=${this.chosen} topic=${this.topic}></rs-help>
    </rs-screen>`;
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

  #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) this.#close();
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
