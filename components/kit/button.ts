import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './button.css';
import './one-press.ts';
import './symbol.ts';

/**
 * @summary A button of the house. One coral `primary` per state: it means "your move". A button that cannot be
 * used now says why and stays reachable by keyboard.
 *
 * @event click - The native click; not sent while the button has a `reason` or is `busy`.
 * @slot - The words.
 * @slot before - Something instead of the icon (a symbol with a number, a mark).
 * @slot after - Something behind the words (the price).
 * @csspart button - The native button.
 * @cssproperty --rs-button-flow - `column` puts the icon above the words; `row` by default.
 */
@customElement('rs-button')
export class RsButton extends LitElement {
  static override shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

  static override styles = [base, sheet];

  /** `primary` is coral; `cream` leads where nothing is a move (New table). */
  @property({reflect: true}) variant: 'primary' | 'secondary' | 'quiet' | 'cream' | 'danger' = 'secondary';
  /** Name of a symbol before the words. */
  @property() icon = '';
  /** Name for screen readers of a button without words, or whose words leave something open. */
  @property() label = '';
  /** Why it cannot be used now; shown under the words. Empty means it can. */
  @property() reason = '';
  /** Cannot be used, for a reason that is said nearby. */
  @property({type: Boolean, reflect: true}) disabled = false;
  /** Pressed state of a toggle; null for an ordinary button. */
  @property({attribute: false}) pressed: boolean | null = null;
  /** Whether what it opens is open; null when it opens nothing. */
  @property({attribute: false}) expanded: boolean | null = null;
  /** A move is on its way: clicks are not taken. */
  @property({type: Boolean, reflect: true}) busy = false;

  constructor() {
    super();
    this.addEventListener('click', this.#guard, {capture: true});
  }

  get #blocked(): boolean {
    return this.disabled || this.busy || this.reason !== '';
  }

  override render() {
    return html`<button
      part="button"
      type="button"
      class=${this.label && !this.textContent?.trim() ? 'icon-only' : ''}
      aria-label=${this.label || nothing}
      aria-disabled=${this.#blocked ? 'true' : 'false'}
      aria-busy=${this.busy ? 'true' : nothing}
      aria-expanded=${this.expanded === null ? nothing : String(this.expanded)}
      aria-haspopup=${this.expanded === null ? nothing : 'menu'}
      aria-pressed=${this.pressed === null ? nothing : String(this.pressed)}
    >
      <slot name="before">${this.icon ? html`<rs-symbol name=${this.icon}></rs-symbol>` : nothing}</slot>
      <span class="words l-grid l-words"
        ><slot></slot>${this.reason ? html`<span class="reason">${this.reason}</span>` : nothing}</span
      >
      <slot name="after"></slot>
    </button>`;
  }

  #guard = (event: Event): void => {
    if (!this.#blocked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-button': RsButton;
  }
}
