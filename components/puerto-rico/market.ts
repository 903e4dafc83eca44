import {css, html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Building, PrAction, PrMarketView} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import '../kit/segment.ts';
import {lamps, symbol, unit} from './bits.ts';
import {choose, isPicked, me, pick} from './desk.ts';
import {isOffered} from './legal.ts';
import {PrPart, planes} from './part.ts';

const COLUMNS = [1, 2, 3, 4] as const;

/**
 * @summary The building market. As a list per column with sticky heads, or as four columns; prices are the viewer's
 * own, the full cost struck out beside them; what cannot be bought says why.
 *
 * @fires rs-pick - A building was chosen, or the filter changed.
 */
@customElement('rs-pr-market')
export class RsPrMarket extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      .top {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 4px 12px;
        padding: 2px 8px 6px;
      }
      rs-segment {
        --rs-segment-on: var(--rs-sand);
      }
      .heading {
        position: sticky;
        top: 0;
        z-index: 2;
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 0 10px;
        padding: 7px 12px 5px;
        background: var(--rs-sand);
      }
      .heading h4 {
        font-size: var(--rs-size-number);
      }
      .list {
        display: grid;
        gap: 4px;
        padding: 0 8px 4px;
      }
      .row {
        display: grid;
        grid-template: auto auto / auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 12px;
        width: 100%;
        min-height: 3.5rem;
        padding: 5px 12px 5px 7px;
        background: var(--rs-card);
        border-radius: var(--rs-radius-card);
        color: var(--rs-ink);
      }
      .row.short {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--rs-line);
      }
      .plinth {
        grid-row: 1 / 3;
        display: grid;
        place-items: center;
        width: 2.9rem;
        height: 2.9rem;
        border-radius: var(--rs-radius-tile);
        background: var(--rs-city);
      }
      .row b {
        align-self: end;
        font: 700 1.0625rem / 1.1 var(--rs-display);
        overflow-wrap: anywhere;
      }
      .facts {
        grid-column: 2;
        align-self: start;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 1px 8px;
        color: var(--rs-ink2);
      }
      .facts .unit {
        color: var(--rs-ink);
      }
      .lamp {
        --rs-symbol-size: 1rem;
      }
      .why {
        color: var(--rs-coraltxt);
        font: 600 0.9375rem / 1.15 var(--rs-display);
      }
      .price {
        grid-area: 1 / 3 / 3 / 4;
        display: flex;
        align-items: center;
        gap: 8px;
        font: 800 1.5rem / 1 var(--rs-display);
        font-variant-numeric: tabular-nums;
      }
      s {
        color: var(--rs-ink2);
        font-size: var(--rs-size-number);
        font-weight: 700;
      }
      .short .plinth,
      .short .price rs-symbol {
        opacity: 0.62;
      }
      .short .price {
        color: var(--rs-ink2);
      }
      .more {
        grid-column: 1 / 4;
        display: grid;
        gap: 3px;
        padding: 6px 3px 4px;
      }
      .sum {
        color: var(--rs-ink2);
        font: 700 var(--rs-size-body) / 1.2 var(--rs-display);
      }
      .soldout {
        opacity: 1;
      }

      /* Four columns side by side, a tile per building. */
      .panel {
        height: 100%;
      }
      .title {
        display: flex;
        align-items: baseline;
        justify-content: space-between;
        gap: 8px;
      }
      .grid {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        gap: 4px;
        margin-top: 4px;
      }
      .column {
        display: grid;
        grid-auto-rows: minmax(2.9rem, 1fr);
        align-content: start;
        gap: 4px;
      }
      .column > h4 {
        display: none;
      }
      .mini {
        display: grid;
        grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
        align-items: center;
        gap: 0 2px;
        width: 100%;
        height: 100%;
        min-height: 2.75rem;
        padding: 3px 4px 3px 5px;
        background: var(--rs-card);
        border-radius: 6px;
        color: var(--rs-ink);
      }
      .mini .name {
        grid-column: 1 / 4;
        font: 700 0.78125rem / 1.1 var(--rs-display);
        letter-spacing: -0.015em;
        overflow-wrap: anywhere;
      }
      .mini .unit {
        grid-column: 3;
        gap: 2px;
        font-size: 0.9375rem;
      }
      .copies {
        display: flex;
        justify-content: flex-end;
        gap: 2px;
      }
      .copies i {
        width: 4px;
        height: 11px;
        border-radius: 1px;
        background: var(--rs-ink2);
      }
      .mini.short {
        background: none;
        box-shadow: inset 0 0 0 1.5px var(--rs-line);
        color: var(--rs-ink2);
      }
      .mini.short > rs-symbol {
        opacity: 0.55;
      }
      .mini .sold {
        grid-column: 2 / 4;
        justify-self: end;
        font: 600 0.75rem / 1 var(--rs-display);
        text-align: right;
      }
      .mini.chosen {
        outline-width: 2.5px;
      }
      .column.tall {
        gap: 4px;
      }
    `,
  ];

  /** `list` with effects and filter for phones and sheets, `grid` for the overview. */
  @property() layout: 'list' | 'grid' = 'grid';

  override render() {
    return this.layout === 'list' ? this.#list() : this.#grid();
  }

  get #offers(): boolean {
    return this.desk.deciding && this.desk.view.phase === 'builder';
  }

  #can = (building: Building): boolean =>
    this.#offers && isOffered(this.desk.table.choices, {type: 'build', building});

  #list() {
    const {view, words, onlyAffordable, text} = this.desk;
    const open = view.market.filter(entry => entry.left > 0);
    const within = open.filter(entry => entry.refusal === null);
    const shown = onlyAffordable ? within : open;
    const own = me(this.desk);
    return html`<div class="top">
        <rs-segment
          label=${text.terms.market}
          value=${onlyAffordable ? 'some' : 'all'}
          .options=${[
            {value: 'all', label: words.all(open.length)},
            {value: 'some', label: words.affordable(within.length)},
          ]}
          @change=${(event: CustomEvent<{value: string}>) =>
            pick(this, {pick: 'affordable', on: event.detail.value === 'some'})}
        ></rs-segment>
        ${own ? html`<span class="quiet">${words.freeCitySpaces(own.freeCity)}</span>` : nothing}
      </div>
      ${COLUMNS.map(column => {
        const entries = shown.filter(entry => entry.column === column);
        if (entries.length === 0) return nothing;
        const best = view.market.find(entry => entry.column === column)!;
        return html`<section aria-label=${words.column(column)}>
          <div class="heading">
            <h4>${words.column(column)}</h4>
            <span class="quiet">${words.discounts(best.privilegeDiscount, best.quarryDiscount)}</span>
          </div>
          <ul class="list">
            ${entries.map(entry => html`<li data-help="building:${entry.building}">${this.#row(entry)}</li>`)}
          </ul>
        </section>`;
      })}`;
  }

  #row(entry: PrMarketView) {
    const {text, words} = this.desk;
    const {building} = entry;
    const {name, help} = text.buildings[building];
    const action: PrAction = {type: 'build', building};
    const can = this.#can(building);
    const chosen = isPicked(this.desk, action);
    const facts =
      entry.left === 0
        ? html`<span>${text.terms.soldOut}</span>`
        : entry.refusal && !can
          ? html`<span class="why">${this.#why(entry)}</span>`
          : html`${unit('point', entry.points, text.count.points(entry.points), 18)}
              <span>${lamps(0, entry.slots)}</span><span class="hidden-text">${text.count.slots(entry.slots)}</span>
              <span>${words.copiesLeft(entry.left)}</span>`;
    const inside = html`<span class="plinth">${symbol(building, 40)}</span><b>${name}</b>
      <span class="facts">${facts}</span>${this.#price(entry)}
      ${chosen ? html`<span class="more"><span>${help}</span>${this.#sum(entry)}</span>` : nothing}`;
    if (!can)
      return html`<div class="row ${entry.refusal || entry.left === 0 ? 'short' : ''}">${inside}</div>`;
    return html`<button
      type="button"
      data-choice
      class="row ${chosen ? 'chosen' : ''}"
      aria-pressed=${chosen}
      @click=${(event: Event) => choose(event, action)}
    >
      ${inside}
    </button>`;
  }

  #price({price, cost}: PrMarketView): TemplateResult {
    return html`<span class="price"
      >${price === cost ? nothing : html`<s aria-hidden="true">${cost}</s>`}${symbol('doubloon', 28)}${price}</span
    >`;
  }

  #sum({cost, privilegeDiscount, quarryDiscount, price}: PrMarketView) {
    return html`<span class="sum"
      >${this.desk.text.priceSum(cost, privilegeDiscount, quarryDiscount, price)}</span
    >`;
  }

  #why({refusal}: PrMarketView): string {
    return refusal ? asLabel(this.desk.text.refusals[refusal.code]?.(refusal.details) ?? '') : '';
  }

  #grid() {
    const {view, text, words} = this.desk;
    const quarries = Math.max(0, ...view.market.map(entry => entry.quarryDiscount));
    return html`<section class="panel" aria-label=${text.terms.market}>
      <div class="title">
        <h3 class="label">${text.terms.market}</h3>
        ${quarries ? html`<span class="quiet caption">${words.yourQuarries(quarries)}</span>` : nothing}
      </div>
      <div class="grid">
        ${COLUMNS.map(
          column => html`<ul class="column" aria-label=${words.column(column)}>
            ${view.market
              .filter(entry => entry.column === column)
              .map(entry => html`<li data-help="building:${entry.building}">${this.#mini(entry)}</li>`)}
          </ul>`,
        )}
      </div>
    </section>`;
  }

  #mini(entry: PrMarketView) {
    const {text, words} = this.desk;
    const {building, left} = entry;
    const {name, short} = text.buildings[building];
    const action: PrAction = {type: 'build', building};
    const can = this.#can(building);
    const chosen = isPicked(this.desk, action);
    const why = this.#offers && !can ? this.#why(entry) : '';
    const said =
      left === 0 ? text.terms.soldOut : `${text.count.doubloons(entry.price)}, ${words.copiesLeft(left)}`;
    const inside = html`${symbol(building, left === 0 ? 22 : 26)}
      ${
        left === 0
          ? html`<span class="sold" aria-hidden="true">${words.sold}</span>`
          : html`<span class="copies" aria-hidden="true">${Array.from({length: left}, () => html`<i></i>`)}</span>
              <span class="unit" aria-hidden="true">${symbol('doubloon', 15)}${entry.price}</span>`
      }
      <span class="name" aria-hidden="true">${short}</span>
      <span class="hidden-text">${name}: ${said}${why ? `. ${why}` : ''}</span>`;
    const short_ = left === 0 || (this.#offers && !can) ? 'short' : '';
    if (!can) return html`<div class="mini ${short_}" title=${why || nothing}>${inside}</div>`;
    return html`<button
      type="button"
      data-choice
      class="mini ${chosen ? 'chosen' : ''}"
      aria-pressed=${chosen}
      @click=${(event: Event) => choose(event, action)}
    >
      ${inside}
    </button>`;
  }
}

/** A label, not a sentence: without the full stop. */
const asLabel = (said: string): string => said.replace(/\.$/, '');

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-market': RsPrMarket;
  }
}
