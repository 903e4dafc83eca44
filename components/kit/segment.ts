import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import {fire} from './fire.ts';
import sheet from './segment.css';
import './symbol.ts';

export interface SegmentOption {
  readonly value: string;
  readonly label: string;
  /** Name of a symbol before the words. */
  readonly icon?: string;
}

/** As many letters are no row on a phone. */
const LONG = 36;

/**
 * @summary One of a few: a segmented control made of native radio buttons (arrow keys, one tab stop).
 *
 * @event rs-choose - CustomEvent of `{value}`: the person chose another.
 */
@customElement('rs-segment')
export class RsSegment extends LitElement {
  static override shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

  static override styles = [base, sheet];

  @property({attribute: false}) options: readonly SegmentOption[] = [];
  @property({reflect: true}) value = '';
  /** What is chosen, for screen readers. */
  @property() label = '';

  override render() {
    return html`<fieldset>
      <legend class="hidden-text">${this.label}</legend>
      <div class="row l-flex l-wrap ${this.#letters() > LONG ? 'long' : ''}">${this.options.map(
        option => html`<label>
          <input
            type="radio"
            name="segment"
            value=${option.value}
            .checked=${option.value === this.value}
            @change=${this.#change}
          />
          ${option.icon ? html`<rs-symbol name=${option.icon}></rs-symbol>` : nothing}
          <span>${option.label}</span>
        </label>`,
      )}</div>
    </fieldset>`;
  }

  #letters(): number {
    return this.options.reduce((sum, {label}) => sum + label.length, 0);
  }

  #change = (event: Event): void => {
    this.value = (event.target as HTMLInputElement).value;
    fire(this, 'rs-choose', {value: this.value});
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-segment': RsSegment;
  }
}
