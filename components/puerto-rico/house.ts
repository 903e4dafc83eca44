import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {symbol} from '../board/bits.ts';
import {base} from '../kit/base.ts';
import {PrElement, planes} from './element.ts';
import sheet from './house.css';
import largeRow from './large-row.css';

/** @summary The trading house: its spaces; what was sold since the viewer's last move has a ring. */
@customElement('rs-pr-house')
export class RsPrHouse extends PrElement {
  static override styles = [base, planes, sheet, largeRow];

  /** Read from across the room: its name stands above its places. */
  @property({type: Boolean, reflect: true}) large = false;

  override render() {
    const {view, text, marks} = this.model;
    const fresh = view.house.length - marks.sold.length;
    return html`<section class="panel" data-help="topic:trader" data-spot="house">
      <h3 class="label">${text.terms.tradingHouse}</h3>
      <ul aria-label=${text.terms.tradingHouse}>
        ${Array.from({length: view.full.house}, (_, i) => {
          const good = view.house[i];
          if (!good) return html`<li class="free"><span class="hidden-text">${text.terms.free}</span></li>`;
          return html`<li class="tile ${i >= fresh ? 'new' : ''}">
            ${symbol(good, 24)}<span class="hidden-text">${text.goods[good]}</span>
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-house': RsPrHouse;
  }
}
