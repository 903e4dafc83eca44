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
        display: flex;
        flex-wrap: wrap;
        margin: 0;
        padding: 0;
        border: 2px solid currentColor;
        border-radius: 22px;
        overflow: clip;
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
        min-height: 40px;
        padding: 4px 14px;
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
      ${this.options.map(
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
      )}
    </fieldset>`;
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
