import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import './symbol.ts';

/**
 * @summary A state in one or two words: ready, connecting, done, your move.
 *
 * @slot - The words.
 */
@customElement('rs-chip')
export class RsChip extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: inline-flex;
        align-items: center;
        gap: 6px;
        color: var(--rs-ink2);
        font-weight: 700;
      }
      :host([tone='ok']) {
        color: var(--rs-ok);
      }
      :host([tone='move']) {
        color: var(--rs-coraltxt);
      }
      :host([filled]) {
        padding: 3px 10px;
        border-radius: 99px;
        background: var(--rs-card);
      }
      rs-symbol {
        --rs-symbol-size: 1.125rem;
      }
    `,
  ];

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
