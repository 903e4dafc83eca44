import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import './symbol.ts';

/**
 * @summary A symbol and its number as one unit that never breaks apart. The number stands right of the symbol.
 *
 * @slot - Behind the number ("of 12", a struck price).
 * @cssproperty --rs-stock-symbol - Size of the symbol; follows `size` by default.
 */
@customElement('rs-stock')
export class RsStock extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 5px;
        white-space: nowrap;
        color: var(--rs-ink);
        --_symbol: 1.25rem;
        --_number: var(--rs-size-number);
      }
      :host([size='small']) {
        --_symbol: 1rem;
        --_number: var(--rs-size-caption);
        gap: 3px;
      }
      :host([size='large']) {
        --_symbol: 1.625rem;
        --_number: var(--rs-size-name);
        gap: 6px;
      }
      rs-symbol {
        --rs-symbol-size: var(--rs-stock-symbol, var(--_symbol));
      }
      .number {
        font-size: var(--_number);
        font-weight: 800;
      }
      :host([spent]) {
        color: var(--rs-ink2);
      }
      :host([spent]) rs-symbol {
        opacity: 0.42;
      }
    `,
  ];

  /** Name of the symbol. */
  @property({reflect: true}) symbol = '';
  @property() value: string | number = '';
  /** The whole unit in words ("2 corn"); without it a screen reader hears the number alone. */
  @property() label = '';
  @property({reflect: true}) size: 'small' | 'normal' | 'large' = 'normal';
  /** Nothing left: the symbol is dimmed. */
  @property({type: Boolean, reflect: true}) spent = false;

  override render() {
    return html`<rs-symbol name=${this.symbol}></rs-symbol
      ><span class="number" aria-hidden=${this.label ? 'true' : nothing}>${this.value}</span
      >${this.label ? html`<span class="hidden-text">${this.label}</span>` : nothing}<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-stock': RsStock;
  }
}
