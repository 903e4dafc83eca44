import {html, LitElement} from 'lit';
import {customElement, property, query} from 'lit/decorators.js';
import {base} from './base.ts';
import './button.ts';
import {tell} from './fire.ts';

/**
 * @summary A button that lets somebody choose a file.
 *
 * @event rs-file - The file.
 */
@customElement('rs-file-button')
export class RsFileButton extends LitElement {
  static override styles = base;

  /** What the button says. */
  @property() label = '';
  /** Which files are offered first: endings and types, as of an `<input>`. */
  @property() accept = '';

  @query('input') private input!: HTMLInputElement;

  override render() {
    return html`<rs-button icon="import" @click=${() => this.input.click()}>${this.label}</rs-button>
      <input type="file" hidden accept=${this.accept} @change=${this.#chosen} />`;
  }

  #chosen = (): void => {
    const file = this.input.files?.[0];
    if (file) tell(this, 'rs-file', file);
    // The same file can be chosen once more.
    this.input.value = '';
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-file-button': RsFileButton;
  }
  interface HTMLElementEventMap {
    'rs-file': CustomEvent<File>;
  }
}
