import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {unit} from '../board/bits.ts';
import {base} from '../kit/base.ts';
import {goods} from './bits.ts';
import {PrElement, planes} from './element.ts';
import sheet from './supply.css';

/** A meter turns to the colour of warnings from here on. */
const CLOSE = {points: 15, workers: 8, city: 2} as const;

/**
 * @summary What is left at the table, and how near the end is: points, workers, city spaces of the fullest island.
 * A trigger that is close is named.
 */
@customElement('rs-pr-supply')
export class RsPrSupply extends PrElement {
  static override styles = [base, planes, sheet];

  /** In the bar of wide screens: one line without a panel. */
  @property({type: Boolean}) bar = false;

  override render() {
    const {view, text, words} = this.model;
    const city = Math.min(...view.players.map(player => player.freeCity));
    const left = {points: view.vpPool, workers: view.workerSupply, city};
    const pieces = {points: 'point', workers: 'worker', city: 'city-hall'} as const;
    const ends = (Object.keys(left) as (keyof typeof left)[]).map(end => ({
      end,
      near: left[end] <= CLOSE[end],
      said: words.ends[end](left[end]),
    }));
    return html`<section class=${this.bar ? 'bar' : 'panel'} aria-label=${text.terms.supply} data-help="topic:end" data-spot="supply">
      ${this.bar ? html`<span class="quiet caption">${text.terms.supply}</span>` : html`<h3 class="label">${text.terms.supply}</h3>`}
      <div class="group l-row l-wrap">
        ${ends.map(
          ({end, near, said}) =>
            html`<rs-meter
              symbol=${pieces[end]}
              label=${said}
              .value=${left[end]}
              .max=${view.full[end]}
              ?close=${near}
              data-tip=${said}
            ></rs-meter>`,
        )}
      </div>
      ${this.bar ? nothing : ends.filter(({near}) => near).map(({said}) => html`<span class="near caption">${said}</span>`)}
      <div class="group l-row l-wrap">${goods(this.model, view.goodsSupply, this.bar ? 19 : 20)}</div>
      <div class="group l-row l-wrap">
        <span class="quiet caption">${text.terms.arrivals}</span>
        ${unit('worker', view.arrivals, text.count.workers(view.arrivals), 19)}
      </div>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-supply': RsPrSupply;
  }
}
