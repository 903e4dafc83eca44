import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import './symbol.ts';

/** A second card of one kind flies the flag of the first. */
const tokenOf = (name: string): string => name.replace(/-\d+$/, '');

/**
 * @summary A swallow-tailed flag with its tool, in the colour `--rs-flag-<name>` that the game registers. Alone it is a badge (34 px in the header, 62 px on the quay);
 * with `card` it takes words and hangs on the rope, and what hangs out of it (a coin) is not cut off.
 *
 * @slot - The words of a `card`.
 * @cssproperty --rs-flag-size - Width; 34px by default, `auto` for a card.
 * @cssproperty --rs-flag-tool - Size of the tool.
 */
@customElement('rs-flag')
export class RsFlag extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: relative;
        display: inline-grid;
        grid-auto-flow: column;
        align-items: center;
        justify-content: center;
        width: var(--rs-flag-size, 34px);
        aspect-ratio: 1;
        padding-bottom: calc(var(--rs-flag-size, 34px) * 0.12);
        color: var(--rs-oncoral);
        isolation: isolate;
      }
      :host([card]) {
        grid-auto-flow: row;
        align-content: start;
        justify-content: stretch;
        width: var(--rs-flag-size, auto);
        aspect-ratio: auto;
        padding: 8px 10px 20px;
      }
      :host::before {
        content: '';
        position: absolute;
        inset: 0;
        z-index: -1;
        background: var(--_cloth);
        clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 86%, 0 100%);
      }
      :host([taken])::before {
        background: var(--rs-sea2);
      }
      :host([taken]) {
        color: var(--rs-ink2);
      }
      rs-symbol {
        --rs-symbol-size: var(--rs-flag-tool, calc(var(--rs-flag-size, 34px) * 0.66));
      }
    `,
  ];

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
