import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameName} from '../../src/i18n/games.ts';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import './help.ts';
import './screen.ts';
import './panel-texts.ts';
import {Texts} from './text.ts';

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
    `,
  ];

  @property() game = '';
  @property() topic = '';

  readonly #texts = new Texts(this);

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('keydown', this.#key);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    window.removeEventListener('keydown', this.#key);
  }

  override render() {
    const {common, help} = this.#texts.words;
    return html`<rs-screen
      heading=${help.learn}
      sub=${gameName(this.game)}
      back-label=${common.back}
      @rs-back=${this.#close}
    >
      <rs-help game=${this.game} topic=${this.topic}></rs-help>
    </rs-screen>`;
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
