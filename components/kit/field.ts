import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './field.css';
import {fire} from './fire.ts';

/**
 * @summary One line of text with its label, a hint, and an error that says what to do.
 *
 * @event input - The native event, at every key; read `value`.
 * @event change - The person left the field with another value.
 * @event rs-submit - Enter was pressed.
 * @slot after - A button on the right (scan, copy).
 */
@customElement('rs-field')
export class RsField extends LitElement {
  static override shadowRootOptions = {...LitElement.shadowRootOptions, delegatesFocus: true};

  static override styles = [base, sheet];

  @property() label = '';
  @property() value = '';
  @property() hint = '';
  /** What is wrong and what to do; empty when nothing is. */
  @property() error = '';
  @property() placeholder = '';
  @property({type: Number}) maxLength = 200;
  /** Autofill purpose, for example `nickname`. */
  @property() autocomplete: AutoFill = 'off';
  @property() override inputMode = 'text';
  /** A join code: big capitals. */
  @property({type: Boolean, reflect: true}) code = false;

  override render() {
    const described = [this.error && 'error', this.hint && 'hint'].filter(Boolean).join(' ');
    return html`<label for="input">${this.label}</label>
      <div class="row l-flex l-gap-8">
        <input
          id="input"
          .value=${this.value}
          placeholder=${this.placeholder}
          maxlength=${this.maxLength}
          autocomplete=${this.autocomplete}
          inputmode=${this.inputMode}
          spellcheck="false"
          autocapitalize=${this.code ? 'characters' : nothing}
          aria-invalid=${this.error ? 'true' : 'false'}
          aria-describedby=${described || nothing}
          @input=${this.#input}
          @change=${this.#change}
          @keydown=${this.#key}
        />
        <slot name="after"></slot>
      </div>
      ${this.hint ? html`<p id="hint">${this.hint}</p>` : nothing}
      <p id="error" class="error" role="status" ?hidden=${!this.error}>${this.error}</p>`;
  }

  #input = (event: Event): void => {
    this.value = (event.target as HTMLInputElement).value;
  };

  #change = (): void => {
    this.dispatchEvent(new Event('change', {bubbles: true, composed: true}));
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    fire(this, 'rs-submit');
  };
}

declare global {
  interface HTMLElementEventMap {
    'rs-submit': CustomEvent<void>;
  }
  interface HTMLElementTagNameMap {
    'rs-field': RsField;
  }
}
