import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
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
  static override styles = [
    base,
    deep,
    css`
      :host {
        display: flex;
        flex-direction: column;
        height: var(--rs-screen-height, 100dvh);
        padding-top: var(--rs-told, 0px);
        background: var(--rs-sand);
        color: var(--rs-ink);
      }
      header {
        flex: none;
        display: flex;
        align-items: center;
        gap: var(--rs-space-1);
        min-height: 48px;
        padding: env(safe-area-inset-top) calc(4px + env(safe-area-inset-right)) 0
          calc(4px + env(safe-area-inset-left));
        background: var(--rs-sand);
      }
      .title {
        flex: 1;
        min-width: 0;
        padding-block: 4px;
        overflow-wrap: anywhere;
      }
      h1 {
        font-size: var(--rs-size-row);
        font-weight: 800;
      }
      h1:focus {
        outline: none;
        box-shadow: none;
      }
      .title p {
        color: var(--rs-ink2);
        font-size: var(--rs-size-caption);
      }
      .tools {
        display: flex;
        align-items: center;
      }
      /* Positioned, so that hidden radio buttons and texts scroll with it and do not lengthen the page. */
      main {
        position: relative;
        flex: 1;
        min-height: 0;
        overflow: auto;
        overscroll-behavior: contain;
        scroll-padding-block: 16px 32px;
      }
      .column {
        width: 100%;
        max-width: var(--rs-column, 720px);
        margin-inline: auto;
        padding: var(--rs-space-3) calc(var(--rs-space-3) + env(safe-area-inset-right)) 28px
          calc(var(--rs-space-3) + env(safe-area-inset-left));
      }
      footer {
        flex: none;
        position: relative;
        background: var(--rs-quay);
        color: var(--rs-ink);
      }
      .quay {
        width: 100%;
        max-width: var(--rs-column, 720px);
        margin-inline: auto;
        padding: var(--rs-space-1) calc(var(--rs-space-3) + env(safe-area-inset-right))
          calc(var(--rs-space-3) + env(safe-area-inset-bottom))
          calc(var(--rs-space-3) + env(safe-area-inset-left));
      }
      /* Large text must not push the land away. */
      .quay {
        max-height: 62dvh;
        overflow: auto;
      }
      @media (max-height: 27rem) {
        .quay {
          max-height: none;
        }
        :host {
          height: auto;
          min-height: 100dvh;
        }
        main {
          overflow: visible;
        }
        :host(:not([tall])) footer {
          position: sticky;
          bottom: 0;
          z-index: 1;
        }
      }
      /* On a phone on its side the highest quay leaves a third to the land, as long as no keyboard is out. */
      @media (max-height: 27rem) and (min-height: 21rem) and (min-width: 36rem) {
        footer {
          position: sticky;
          bottom: 0;
          z-index: 1;
        }
      }
      @media (min-width: 720px) {
        header {
          padding-inline: 12px;
          min-height: 56px;
        }
        h1 {
          font-size: var(--rs-size-name);
        }
        .column,
        .quay {
          padding-inline: var(--rs-space-5);
        }
        .quay {
          padding-block: var(--rs-space-2) var(--rs-space-4);
        }
      }
    `,
  ];

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
        <div class="title">
          <h1 tabindex="-1">${this.heading}</h1>
          ${this.sub ? html`<p>${this.sub}</p>` : nothing}
        </div>
        <div class="tools"><slot name="tools"></slot></div>
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
