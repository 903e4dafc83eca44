import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';

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

  static override styles = [
    base,
    css`
      :host {
        display: block;
        color: var(--rs-ink);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--rs-space-3);
        min-height: var(--rs-touch);
        cursor: pointer;
      }
      .words {
        flex: 1;
        min-width: 0;
        font-family: var(--rs-display);
        font-size: var(--rs-size-number);
        font-weight: 700;
      }
      ::slotted([slot='hint']) {
        display: block;
        color: var(--rs-ink2);
        font: 400 var(--rs-size-body) / 1.3 var(--rs-text);
      }
      input {
        flex: none;
        appearance: none;
        position: relative;
        width: 50px;
        height: 30px;
        margin: 0;
        border: 2px solid var(--rs-ink);
        border-radius: 99px;
        background: transparent;
        cursor: inherit;
      }
      input::before {
        content: '';
        position: absolute;
        left: 4px;
        top: 4px;
        width: 18px;
        height: 18px;
        border: 2px solid var(--rs-ink);
        border-radius: 50%;
        transition: translate var(--rs-time-light) ease-out;
      }
      /* On: a lit lamp at the other end, so that colour is not alone. */
      input:checked {
        background: var(--rs-ink);
      }
      input:checked::before {
        translate: 20px;
        border-color: var(--rs-card);
        background: var(--rs-lamp);
      }
      @media (forced-colors: active) {
        input:checked {
          forced-color-adjust: none;
          background: Highlight;
        }
      }
      :host([disabled]) {
        color: var(--rs-ink2);
      }
      :host([disabled]) label {
        cursor: default;
      }
      :host([disabled]) input {
        border-style: dashed;
        border-color: var(--rs-ink2);
      }
    `,
  ];

  @property({type: Boolean, reflect: true}) checked = false;
  @property({type: Boolean, reflect: true}) disabled = false;

  override render() {
    return html`<label>
      <span class="words"><slot></slot><slot name="hint"></slot></span>
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
