import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {BANK_RATE} from '../../src/games/catan/data.ts';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {CatPart} from './part.ts';

/** @summary What the bank asks of the viewer for one card, kind by kind, for wide screens. */
@customElement('rs-cat-rates')
export class RsCatRates extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      header {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        gap: 8px;
        padding-bottom: 8px;
      }
      .rates {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        gap: 5px;
      }
      .rates span {
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 3px;
        min-height: 42px;
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        font: 700 var(--rs-size-row) / 1 var(--rs-display);
      }
      .rates .best {
        background: var(--rs-gold);
        color: var(--rs-oncoral);
      }
    `,
  ];

  override render() {
    const {view, words, text} = this.model;
    return html`<header role="none"><h3 class="label">${words.trade}</h3><span class="quiet">${words.ratesLabel}</span></header>
      <div class="rates" data-help="term:bank">
        ${RESOURCES.map(
          (kind, i) => html`<span class=${view.rates[i]! < BANK_RATE ? 'best' : ''}
            ><span class="hidden-text">${text.resources[kind]}</span>${view.rates[i]}${symbol(`cat-${kind}`, 24)}</span
          >`,
        )}
      </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-rates': RsCatRates;
  }
}
