import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import './symbol.ts';

const ICONS = {note: 'help', problem: 'warning', last: 'flag'} as const;

/**
 * @summary One sentence about the whole table: trouble with a next step, the last round. Announced politely.
 *
 * @slot - The sentence.
 * @slot action - The next step: one or two buttons.
 */
@customElement('rs-banner')
export class RsBanner extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--rs-space-2) var(--rs-space-3);
        padding: var(--rs-space-2) var(--rs-space-3);
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        color: var(--rs-ink);
      }
      :host([tone='problem']) {
        box-shadow: inset 0 0 0 2px var(--rs-coral2);
      }
      :host([tone='last']) {
        background: var(--rs-lamp);
        color: var(--rs-oncoral);
      }
      rs-symbol {
        --rs-symbol-size: 1.5rem;
      }
      :host([tone='problem']) rs-symbol {
        color: var(--rs-coraltxt);
      }
      [role='status'] {
        /* Beside its picture even where text is twice as large. */
        flex: 1 1 min(12em, 60%);
        min-width: 0;
        font: 600 var(--rs-size-body) / 1.25 var(--rs-display);
        overflow-wrap: anywhere;
      }
      .action {
        display: flex;
        flex-wrap: wrap;
        gap: var(--rs-space-2);
      }
      /* A phone on its side has no height to spare for large buttons. */
      @media (max-height: 27rem) {
        ::slotted(*) {
          --rs-primary: var(--rs-touch);
          --rs-size-key: 1.0625rem;
        }
      }
      /* Three answers side by side, where a little less around their words is all it takes. */
      @media (max-width: 30rem) {
        ::slotted(*) {
          --rs-space-4: 12px;
        }
      }
    `,
  ];

  @property({reflect: true}) tone: 'note' | 'problem' | 'last' = 'note';
  /** Another icon than the tone's own. */
  @property() icon = '';

  override render() {
    return html`<rs-symbol name=${this.icon || ICONS[this.tone]}></rs-symbol>
      <div role="status"><slot></slot></div>
      <div class="action"><slot name="action"></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-banner': RsBanner;
  }
}
