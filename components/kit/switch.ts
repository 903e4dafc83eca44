import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './switch.css';

/**
 * @summary On or off, at once. The whole row is the target.
 *
 * @event change - The person switched; read `checked`.
 * @slot - The words.
 * @slot hint - One line of effect below them.
 */
@customElement('rs-switch')
export class RsSwitch extends LitElement {
  static override shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

  static override styles = [base, sheet];

  @property({type: Boolean, reflect: true}) checked = false;
  @property({type: Boolean, reflect: true}) disabled = false;

  override render() {
    return html`<label>
      <span class="words l-grow"><slot></slot><slot name="hint"></slot></span>
      <input type="checkbox" role="switch" .checked=${this.checked} ?disabled=${this.disabled} @change=${this.#change} />
    </label>`;
  }

  #change = (event: Event): void => {
    this.checked = (event.target as HTMLInputElement).checked;
    this.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-switch': RsSwitch;
  }
}
