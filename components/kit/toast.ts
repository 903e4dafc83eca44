import {css, html, LitElement} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {base} from './base.ts';

/**
 * @summary A polite live region that shows what it says: one sentence, gone after a while. Put one on the page and
 * call `say`; with `silent` it only speaks to screen readers.
 */
@customElement('rs-toast')
export class RsToast extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: fixed;
        inset: auto var(--rs-space-3) calc(var(--rs-toast-bottom, 16px) + env(safe-area-inset-bottom));
        z-index: 10;
        display: grid;
        justify-items: center;
        pointer-events: none;
      }
      p {
        max-width: 34em;
        padding: var(--rs-space-2) var(--rs-space-4);
        border: 2px solid var(--rs-onquay);
        border-radius: var(--rs-radius-card);
        background: var(--rs-quay);
        color: var(--rs-onquay);
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      p:empty {
        visibility: hidden;
      }
    `,
  ];

  /** Speaks without showing. */
  @property({type: Boolean, reflect: true}) silent = false;

  @state() private text = '';
  #hide: ReturnType<typeof setTimeout> | undefined;

  /** Says one sentence; a new one takes the place of the last. Stays for `ms` milliseconds. */
  say(text: string, ms = 5000): void {
    clearTimeout(this.#hide);
    this.text = text;
    this.#hide = setTimeout(() => {
      this.text = '';
    }, ms);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#hide);
  }

  override render() {
    return html`<p role="status" class=${this.silent ? 'hidden-text' : ''}>${this.text}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-toast': RsToast;
  }
}
