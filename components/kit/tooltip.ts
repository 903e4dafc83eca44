import {html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';
import sheet from './tooltip.css';

/** Between the tooltip and what it tells of, and between it and the edges of the page, in px. */
const GAP = 6;

/**
 * @summary A few words about what the pointer or the focus is on, beside it: below where there is room, else above. Whoever
 * shows it keeps it while the pointer is on it, and takes it away with Esc (WCAG 1.4.13).
 *
 * @slot - The words.
 */
@customElement('rs-tooltip')
export class RsTooltip extends LitElement {
  static override styles = [base, sheet];

  /** What it tells of. */
  @property({attribute: false}) anchor!: Element;

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'tooltip';
  }

  override render() {
    return html`<slot @slotchange=${this.#place}></slot>`;
  }

  protected override updated(): void {
    this.#place();
  }

  #place = (): void => {
    const at = this.anchor.getBoundingClientRect();
    const {width, height} = this.getBoundingClientRect();
    const below = at.bottom + GAP;
    const top = below + height <= innerHeight - GAP ? below : Math.max(GAP, at.top - GAP - height);
    const middle = at.left + (at.width - width) / 2;
    const left = Math.min(Math.max(GAP, middle), Math.max(GAP, innerWidth - GAP - width));
    this.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-tooltip': RsTooltip;
  }
}
