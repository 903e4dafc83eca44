import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
import sheet from './select.css';
import '../kit/symbol.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/**
 * @summary One of several, as the device's own list: for choices too long for `rs-segment`.
 *
 * @event rs-choose - CustomEvent of `{value}`: the person chose another.
 */
@customElement('rs-select')
export class RsSelect extends LitElement {
  static override shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

  static override styles = [base, sheet];

  @property({attribute: false}) options: readonly SelectOption[] = [];
  @property() value = '';
  /** What is chosen, for screen readers. */
  @property() label = '';

  override render() {
    return html`<select aria-label=${this.label} @change=${this.#change}>
        ${this.options.map(
          ({value, label}) =>
            html`<option value=${value} ?selected=${value === this.value} .selected=${value === this.value}>
              ${label}
            </option>`,
        )}
      </select>
      <rs-symbol name="next"></rs-symbol>`;
  }

  #change = (event: Event): void => {
    this.value = (event.target as HTMLSelectElement).value;
    fire(this, 'rs-choose', {value: this.value});
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-select': RsSelect;
  }
}
