import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {BANK_RATE} from '../../src/games/catan/data.ts';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol} from '../board/bits.ts';
import {CatElement} from './element.ts';
import sheet from './rates.css';

/** @summary What the bank asks of the viewer for one card, kind by kind, for wide screens. */
@customElement('rs-cat-rates')
export class RsCatRates extends CatElement {
  static override styles = [...CatElement.styles, sheet];

  override render() {
    const {view, words, text} = this.model;
    return html`<header role="none"><h3 class="label">${words.trade}</h3><span class="quiet">${words.ratesLabel}</span></header>
      <div class="rates l-grid l-gap-5" data-help="term:bank">
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
