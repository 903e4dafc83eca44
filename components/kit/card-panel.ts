import {css, html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from './base.ts';

/**
 * @summary A piece of land with a heading: a sand panel on the sea, a card on sand, or an island with its shore.
 *
 * @slot - Content.
 * @slot heading - Instead of the plain heading (a mark with a name and numbers).
 * @slot aside - At the end of the heading's line ("10 of 12").
 */
@customElement('rs-card-panel')
export class RsCardPanel extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
        min-width: 0;
        padding: var(--rs-panel-padding, var(--rs-space-3));
        border-radius: var(--rs-radius-panel);
        background: var(--rs-sand);
        color: var(--rs-ink);
      }
      :host([ground='card']) {
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
      }
      :host([ground='island']) {
        border: var(--rs-shore-ring) solid var(--rs-foam);
        border-radius: var(--rs-radius-island-wide);
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px var(--rs-space-3);
        margin-bottom: var(--rs-space-2);
      }
      .heading {
        flex: 1;
        font: 700 var(--rs-size-row) / 1.1 var(--rs-display);
      }
      .aside {
        color: var(--rs-ink2);
      }
    `,
  ];

  @property() heading = '';
  @property({reflect: true}) ground: 'sand' | 'card' | 'island' = 'sand';
  /** Level of the heading in the page's outline. */
  @property({type: Number}) level = 2;

  override render() {
    return html`<section aria-labelledby="heading">
      <header>
        <div id="heading" class="heading" role="heading" aria-level=${this.level}>
          <slot name="heading">${this.heading || nothing}</slot>
        </div>
        <div class="aside"><slot name="aside"></slot></div>
      </header>
      <slot></slot>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-card-panel': RsCardPanel;
  }
}
