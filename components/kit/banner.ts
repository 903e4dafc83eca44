import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import sheet from './banner.css';
import {base} from './base.ts';
import './symbol.ts';

const ICONS = {note: 'help', problem: 'warning', last: 'flag'} as const;

/**
 * @summary One sentence about the whole table: trouble with a next step, the last round. Announced politely.
 *
 * @slot - The sentence.
 * @slot action - The next step: one or two buttons.
 * @cssproperty --rs-banner-words - The least width of the sentence beside its buttons, in a slim one; 6.5em by default.
 */
@customElement('rs-banner')
export class RsBanner extends LitElement {
  static override styles = [base, sheet];

  @property({reflect: true}) tone: 'note' | 'problem' | 'last' = 'note';
  /** A row of as little height as can be: over a game that goes on meanwhile. */
  @property({type: Boolean, reflect: true}) slim = false;
  /** Another icon than the tone's own. */
  @property() icon = '';

  override render() {
    return html`<rs-symbol name=${this.icon || ICONS[this.tone]}></rs-symbol>
      <div role="status"><slot></slot></div>
      <div class="action l-flex l-wrap l-gap-8"><slot name="action"></slot></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-banner': RsBanner;
  }
}
