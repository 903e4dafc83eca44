import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import './symbol.ts';

/**
 * @summary How much is left or done, as a symbol, a short bar and a number: how near the end of the game is.
 *
 * @cssproperty --rs-meter-width - Length of the bar; 48px by default.
 */
@customElement('rs-meter')
export class RsMeter extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        color: var(--rs-ink);
      }
      rs-symbol {
        --rs-symbol-size: 1.125rem;
      }
      .bar {
        width: var(--rs-meter-width, 48px);
        height: 10px;
        padding: 2px;
        border: 1.6px solid currentColor;
        border-radius: 99px;
      }
      .fill {
        height: 100%;
        min-width: 3px;
        border-radius: 99px;
        background: currentColor;
      }
      :host([close]) {
        color: var(--rs-coraltxt);
      }
      .number {
        font-weight: 800;
        font-size: var(--rs-size-label);
      }
    `,
  ];

  @property({type: Number}) value = 0;
  @property({type: Number}) max = 1;
  /** What is measured, in words. */
  @property() label = '';
  /** What stands beside the bar; the value by default. */
  @property() text = '';
  @property() symbol = '';
  /** The end is near: in the colour of warnings. */
  @property({type: Boolean, reflect: true}) close = false;

  override render() {
    const share = this.max > 0 ? Math.min(1, Math.max(0, this.value / this.max)) : 0;
    const text = this.text || String(this.value);
    return html`${this.symbol ? html`<rs-symbol name=${this.symbol}></rs-symbol>` : nothing}
      <div
        class="bar"
        role="meter"
        aria-label=${this.label}
        aria-valuemin="0"
        aria-valuemax=${this.max}
        aria-valuenow=${this.value}
        aria-valuetext=${text}
      >
        <div class="fill" style="width:${Math.round(share * 100)}%"></div>
      </div>
      <span class="number" aria-hidden="true">${text}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-meter': RsMeter;
  }
}
