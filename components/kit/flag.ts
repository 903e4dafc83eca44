import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './flag.css';
import './symbol.ts';

/** A second card of one kind flies the flag of the first. */
const tokenOf = (name: string): string => name.replace(/-\d+$/, '');

/**
 * @summary A swallow-tailed flag with its tool, in the colour `--rs-flag-<name>` that the game registers. Alone it is a
 *   badge (34 px in the header, 62 px on the quay). With `card` it takes words and hangs on the rope, and what hangs out of
 *   it (a coin) is not cut off.
 *
 * @slot - The words of a `card`.
 * @cssproperty --rs-flag-size - Width; 34px by default, `auto` for a card.
 * @cssproperty --rs-flag-tool - Size of the tool.
 */
@customElement('rs-flag')
export class RsFlag extends LitElement {
  static override styles = [base, sheet];

  /** Of its symbol and its colour; `-2` at the end shares the colour. */
  @property({reflect: true}) name = '';
  /** Somebody has taken it: the cloth falls back to the sea. */
  @property({type: Boolean, reflect: true}) taken = false;
  /** A card with words: the slot is the whole content, the tool is the caller's. */
  @property({type: Boolean, reflect: true}) card = false;

  protected override willUpdate(): void {
    this.style.setProperty('--_cloth', `var(--rs-flag-${tokenOf(this.name)})`);
  }

  override render() {
    return this.card ? html`<slot></slot>` : html`<rs-symbol name=${this.name}></rs-symbol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-flag': RsFlag;
  }
}
