import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './chip.css';
import './symbol.ts';

/**
 * @summary A state in one or two words: ready, connecting, done, your move.
 *
 * @slot - The words.
 */
@customElement('rs-chip')
export class RsChip extends LitElement {
  static override styles = [base, sheet];

  @property() icon = '';
  /** `ok`: done, ready; `move`: your move, or something is short. */
  @property({reflect: true}) tone: 'plain' | 'ok' | 'move' = 'plain';
  /** On a plane of its own. */
  @property({type: Boolean, reflect: true}) filled = false;

  override render() {
    return html`${this.icon ? html`<rs-symbol name=${this.icon}></rs-symbol>` : nothing}<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-chip': RsChip;
  }
}
