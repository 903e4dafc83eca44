import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './meter.css';
import './symbol.ts';

/**
 * @summary How much is left or done, as a symbol, a short bar and a number: how near the end of the game is.
 *
 * @cssproperty --rs-meter-width - Length of the bar; 48px by default.
 */
@customElement('rs-meter')
export class RsMeter extends LitElement {
  static override styles = [base, sheet];

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
        <div class="fill" style="--_done:${Math.round(share * 100)}%"></div>
      </div>
      <span class="number" aria-hidden="true">${text}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-meter': RsMeter;
  }
}
