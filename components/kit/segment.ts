import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import {fire} from './fire.ts';
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

  static override styles = [
    base,
    css`
      :host {
        display: inline-block;
        max-width: 100%;
        color: var(--rs-ink);
      }
      fieldset {
        min-width: 0;
        margin: 0;
        padding: 0;
        border: 0;
      }
      .row {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        border-radius: 22px;
        overflow: clip;
      }
      /* Over the chosen one, not round it: no ground shines through between the two at a corner. */
      .row::after {
        content: '';
        position: absolute;
        inset: 0;
        border: 2px solid currentColor;
        border-radius: inherit;
        pointer-events: none;
      }
      /* One below the other rather than two and one. */
      @media (max-width: 30rem) {
        .long {
          flex-direction: column;
        }
      }
      legend {
        padding: 0;
      }
      label {
        position: relative;
        flex: 1 0 auto;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 6px;
        min-height: 44px;
        padding: 6px 15px;
        font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
        cursor: pointer;
      }
      label:has(:checked) {
        background: var(--rs-ink);
        color: var(--_on);
      }
      :host {
        --_on: var(--rs-segment-on, var(--rs-sand));
      }
      input {
        position: absolute;
        inset: 0;
        margin: 0;
        opacity: 0;
        cursor: inherit;
      }
      label:has(:focus-visible) {
        outline: 3px solid var(--rs-ink);
        outline-offset: -6px;
        border-radius: 18px;
      }
      label:has(:checked:focus-visible) {
        outline-color: var(--_on);
      }
      /* Without colours of our own the choice must still be seen. */
      @media (forced-colors: active) {
        label:has(:checked) {
          forced-color-adjust: none;
          background: Highlight;
          color: HighlightText;
        }
      }
      rs-symbol {
        --rs-symbol-size: 1.25rem;
      }
    `,
  ];

  @property({attribute: false}) options: readonly SegmentOption[] = [];
  @property({reflect: true}) value = '';
  /** What is chosen, for screen readers. */
  @property() label = '';

  override render() {
    return html`<fieldset>
      <legend class="hidden-text">${this.label}</legend>
      <div class="row ${this.#letters() > LONG ? 'long' : ''}">${this.options.map(
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
