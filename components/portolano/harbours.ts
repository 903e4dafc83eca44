import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {symbol, unit} from '../board/bits.ts';
import {PortElement} from './element.ts';
import sheet from './harbours.css';
import {placeOf} from './model.ts';
import slotSheet from './slot-sheet.css';
import {slots} from './tile.ts';

/** @summary What each harbour wants, and what the viewer's hold would earn there now. */
@customElement('rs-port-harbours')
export class RsPortHarbours extends PortElement {
  static override styles = [...PortElement.styles, slotSheet, sheet];

  override render() {
    const {model} = this;
    const {view, words, text} = model;
    // Who watches has no hold that could earn anything.
    const seated = view.viewer !== null;
    const harbours = view.cells.filter(({harbour}) => harbour !== null);
    const most = Math.max(0, ...harbours.map(({harbour}) => harbour!.sale?.coins ?? 0));
    return html`<section class="panel" aria-label=${words.harbours}>
      <h3 class="label">${words.harbours}<span>${seated ? words.wouldEarn : nothing}</span></h3>
      <ul>
        ${harbours.map(cell => {
          const {refill, sale, slots: wanted} = cell.harbour!;
          const open = wanted.filter(({filled}) => filled < 0).length;
          return html`<li class=${sale && sale.coins === most ? 'best' : ''} data-help="cell:${cell.cell}">
            <b>${placeOf(model, cell.cell)}</b>${slots(cell, 17)}
            <span class="gain l-row l-gap-10"
              >${unit('port-rum', refill, words.refill(refill), 18)}${sale?.full ? symbol('port-chest', 20) : nothing}
              ${seated ? html`<span class=${sale ? '' : 'quiet'}>${unit('port-coin', sale?.coins ?? 0, text.count.coins(sale?.coins ?? 0), 22)}</span>` : nothing}</span
            >
            ${
              // What the hold would earn is known of the present alone.
              model.film || !seated
                ? nothing
                : html`<p>${words.sale(sale?.goods ?? 0, open, sale?.full ?? false)}</p>`
            }
          </li>`;
        })}
      </ul>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-harbours': RsPortHarbours;
  }
}
