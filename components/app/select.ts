import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {fire} from '../kit/fire.ts';
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

  static override styles = [
    base,
    css`
      :host {
        position: relative;
        display: inline-grid;
        max-width: 100%;
        color: var(--rs-ink);
      }
      select {
        appearance: none;
        height: var(--rs-touch);
        min-width: 0;
        padding: 0 38px 0 14px;
        border: 2px solid var(--rs-ink);
        border-radius: var(--rs-radius-button);
        background: var(--rs-card);
        font: 700 var(--rs-size-input) / 1.1 var(--rs-display);
        text-overflow: ellipsis;
        cursor: pointer;
      }
      rs-symbol {
        --rs-symbol-size: 18px;
        position: absolute;
        right: 12px;
        top: calc(50% - 9px);
        rotate: 90deg;
        pointer-events: none;
      }
    `,
  ];

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
