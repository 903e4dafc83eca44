import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import sheet from './screen.css';
import '../kit/button.ts';
import {deep} from '../kit/tokens.ts';
import '../kit/wave.ts';
import {deepFocus} from '../kit/deep-focus.ts';

/**
 * @summary The frame of a screen: bar with the way back, land that scrolls, quay at the bottom where you decide.
 * On low screens (a phone on its side, text at 200 %) everything scrolls together.
 *
 * @event rs-back - The person wants to go back.
 * @slot - The land.
 * @slot tools - Buttons at the end of the bar.
 * @slot above - A picture between bar and land, over the whole width.
 * @slot quay - What is decided; without it there is no quay.
 * @cssproperty --rs-screen-height - The height of the page by default.
 * @cssproperty --rs-told - Height of what is told over the screen; the bar begins below it.
 * @cssproperty --rs-column - Widest column of content; 720px by default.
 */
@customElement('rs-screen')
export class RsScreen extends LitElement {
  static override styles = [base, deep, sheet];

  @property() heading = '';
  /** A quiet line below the heading. */
  @property() sub = '';
  /** Name of the way back; empty hides it. */
  @property({attribute: 'back-label'}) backLabel = '';
  /** The quay is too high to stay in sight on low screens: it scrolls with the land. */
  @property({type: Boolean, reflect: true}) tall = false;
  /** Something stands in the quay. */
  @property({type: Boolean}) quay = false;

  override render() {
    return html`<header>
        ${
          this.backLabel
            ? html`<rs-button variant="quiet" icon="back" label=${this.backLabel} @click=${this.#back}></rs-button>`
            : nothing
        }
        <div class="title l-grow l-words">
          <h1 tabindex="-1">${this.heading}</h1>
          ${this.sub ? html`<p>${this.sub}</p>` : nothing}
        </div>
        <div class="tools l-row"><slot name="tools"></slot></div>
      </header>
      <main>
        <slot name="above"></slot>
        <div class="column"><slot></slot></div>
      </main>
      ${
        this.quay
          ? html`<footer class="deep">
              <rs-wave></rs-wave>
              <div class="quay"><slot name="quay"></slot></div>
            </footer>`
          : nothing
      }`;
  }

  /** A new screen that came in place of the focused one tells its name, and Tab goes on from its top. */
  protected override firstUpdated(): void {
    if (deepFocus() === document.body) this.renderRoot.querySelector('h1')?.focus({preventScroll: true});
  }

  /** The land is seen from its begin, and so is the page, where all of it scrolls. */
  toTop(): void {
    this.renderRoot.querySelector('main')?.scrollTo(0, 0);
    scrollTo(0, 0);
  }

  #back = (): void => {
    fire(this, 'rs-back');
  };
}

declare global {
  interface HTMLElementEventMap {
    'rs-back': CustomEvent<void>;
  }
  interface HTMLElementTagNameMap {
    'rs-screen': RsScreen;
  }
}
