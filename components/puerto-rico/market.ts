import {html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Building, PrAction, PrMarketView} from '../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isPicked} from '../board/model.ts';
import {isOffered} from '../board/offers.ts';
import {mark} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {buyLines} from './about.ts';
import {lamps} from './bits.ts';
import buildingRows from './building-rows.css';
import {PrElement, planes} from './element.ts';
import marketSheet from './market-sheet.css';
import {me, show} from './model.ts';

const COLUMNS = [1, 2, 3, 4] as const;
const ROMAN = ['I', 'II', 'III', 'IV'] as const;
/** More kinds than the base game has: then a list is long, and its heads lead from one column to the next. */
const LONG = 23;
/** A longer word does not stand whole on a small tile: there the short name does. */
const WORD = 12;

/**
 * @summary The building market. As a list, what can be paid for first, with sticky heads, or as four columns; prices are the viewer's
 * own, the full cost struck out beside them; what cannot be bought says why.
 *
 * @fires rs-pick - A building was chosen.
 */
@customElement('rs-pr-market')
export class RsPrMarket extends PrElement {
  static override styles = [base, planes, buildingRows, marketSheet];

  /** `list` with effects for phones and sheets, `grid` for the overview. */
  @property() layout: 'list' | 'grid' = 'grid';
  /** Read from across the room: the columns share the height that they are given. */
  @property({type: Boolean, reflect: true}) large = false;
  #unfolded: Element | null = null;

  /** What unfolds under the finger unfolds in sight. A timer: the quay grows after this. */
  protected override updated(): void {
    const chosen = this.renderRoot.querySelector('.row.chosen')?.closest('li') ?? null;
    if (chosen !== this.#unfolded && chosen) setTimeout(() => chosen.scrollIntoView({block: 'nearest'}));
    this.#unfolded = chosen;
  }

  override render() {
    return this.layout === 'list' ? this.#list() : this.#grid();
  }

  #can = (building: Building): boolean =>
    this.model.buying && isOffered(this.model.table.choices, {type: 'build', building});

  /** What can be paid for comes first, whatever its column; then all others, with what is missing. */
  #list() {
    const {view, words} = this.model;
    const open = view.market.filter(entry => entry.left > 0);
    const within = open.filter(entry => entry.refusal === null);
    const own = me(this.model);
    return html`${this.#section(0, words.affordable(within.length), own ? words.freeCitySpaces(own.freeCity) : '', within)}
      ${COLUMNS.map(column => {
        const entries = open.filter(entry => entry.column === column && entry.refusal !== null);
        if (entries.length === 0) return nothing;
        const best = view.market.find(entry => entry.column === column)!;
        const off = words.discounts(best.privilegeDiscount, best.quarryDiscount);
        return this.#section(column, words.column(column), off, entries);
      })}`;
  }

  /** @param column 0: what can be paid for */
  #section(column: number, title: string, aside: string, entries: readonly PrMarketView[]): TemplateResult {
    return html`<section id="column-${column}" aria-label=${title}>
      <div class="heading l-row l-wrap">
        ${
          this.model.view.market.length > LONG
            ? html`${this.#jumps(column, title)}<span class="quiet">${aside}</span>`
            : html`<span class="titled l-grid"><h4>${title}</h4><span class="quiet">${aside}</span></span>`
        }
        ${this.#island()}
      </div>
      <ul class="list">
        ${entries.map(entry => html`<li data-help="building:${entry.building}" data-spot="market:${entry.building}">${this.#row(entry)}</li>`)}
      </ul>
    </section>`;
  }

  /** One tap to the own island, in the head that stays in sight, where the island does not stand beside the list. */
  #island() {
    const {words, size} = this.model;
    const own = me(this.model);
    if (!own || (size !== 'phone' && size !== 'low')) return nothing;
    return html`<button type="button" class="own l-row l-card l-gap-6" @click=${() => show(this, {open: own.seat})}>
      ${mark(this.model, own.seat, 22)}${words.ownIsland}
    </button>`;
  }

  /** From the head of a part, which stays in sight, to the columns; its own name stands among their numbers. */
  #jumps(here: number, title: string) {
    const {words, view} = this.model;
    const to = (column: number) => () =>
      this.renderRoot.querySelector(`#column-${column}`)?.scrollIntoView({block: 'start'});
    const others = COLUMNS.filter(column =>
      view.market.some(entry => entry.column === column && entry.left > 0 && entry.refusal !== null),
    );
    return html`<span class="jumps l-flex l-wrap l-gap-4"
      >${here === 0 ? html`<h4>${title}</h4>` : nothing}${others.map(column =>
        column === here
          ? html`<h4>${title}</h4>`
          : html`<button type="button" aria-label=${words.column(column)} @click=${to(column)}>
                ${column}
              </button>`,
      )}</span
    >`;
  }

  #row(entry: PrMarketView) {
    const {text, words} = this.model;
    const {building} = entry;
    const {name, help} = text.buildings[building];
    const action: PrAction = {type: 'build', building};
    const can = this.#can(building);
    const chosen = can && isPicked(this.model, action);
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
      ${entry.refusal === null ? html`<span class="more l-grid l-gap-3"><span>${help}</span>${chosen ? buyLines(text, entry).map(line => html`<span class="sum">${line}</span>`) : nothing}</span>` : nothing}`;
    if (!can)
      return html`<div class="row ${entry.refusal || entry.left === 0 ? 'short' : ''}">${inside}</div>`;
    return choice(this.model, action, inside, {look: 'row'});
  }

  #price({price, cost}: PrMarketView): TemplateResult {
    return html`<span class="price l-row l-gap-8"
      >${price === cost ? nothing : html`<s aria-hidden="true">${cost}</s>`}${symbol('doubloon', 28)}${price}</span
    >`;
  }

  #why({refusal}: PrMarketView): string {
    return refusal ? asLabel(this.model.text.refusals[refusal.code]?.(refusal.details) ?? '') : '';
  }

  #grid() {
    const {view, text, words} = this.model;
    const long = view.market.length > LONG;
    return html`<section class="panel ${long ? 'long' : ''}" aria-label=${text.terms.market}>
      ${long ? nothing : this.#title()}
      <div class="grid">
        ${COLUMNS.map(
          column => html`<h4 data-tip="${words.column(column)}: ${words.discounts(0, column)}" aria-hidden="true">
              ${ROMAN[column - 1]}${long ? this.#quarried(column) : nothing}
            </h4>
            <ul class="column l-grid l-gap-4" aria-label=${words.column(column)}>
            ${view.market
              .filter(entry => entry.column === column)
              .map(
                entry =>
                  html`<li data-help="building:${entry.building}" data-spot="market:${entry.building}">${this.#mini(entry)}</li>`,
              )}
          </ul>`,
        )}
      </div>
    </section>`;
  }

  #title() {
    const {view, text, words} = this.model;
    const quarries = Math.max(0, ...view.market.map(entry => entry.quarryDiscount));
    return html`<div class="title l-flex l-spread l-gap-8">
      <h3 class="label">${text.terms.market}</h3>
      ${quarries ? html`<span class="quiet caption">${words.yourQuarries(quarries)}</span>` : nothing}
    </div>`;
  }

  /** What quarries take off in a column, where no line is left to say it. */
  #quarried(column: number) {
    const most = Math.max(
      0,
      ...this.model.view.market.map(entry => (entry.column === column ? entry.quarryDiscount : 0)),
    );
    return most ? html`<span class="off">−${most}</span>` : nothing;
  }

  #mini(entry: PrMarketView) {
    const {text, words} = this.model;
    const {building, left} = entry;
    const {name, short} = text.buildings[building];
    // Who buys reads whole names, in two lines; at all other times the log below needs the height.
    const whole = this.model.buying && this.model.view.market.length <= LONG;
    const fits = name.split(' ').every(word => word.length <= WORD);
    const action: PrAction = {type: 'build', building};
    const can = this.#can(building);
    const why = this.model.buying && !can ? this.#why(entry) : '';
    const said =
      left === 0 ? text.terms.soldOut : `${text.count.doubloons(entry.price)}, ${words.copiesLeft(left)}`;
    const inside = html`${symbol(building, left === 0 ? 22 : 26)}
      ${
        left === 0
          ? html`<span class="sold" aria-hidden="true">${words.sold}</span>`
          : html`<span class="copies l-flex l-gap-2" aria-hidden="true">${Array.from({length: left}, () => html`<i></i>`)}</span>
              <span class="unit" aria-hidden="true">${symbol('doubloon', 15)}${entry.price}</span>`
      }
      <span class="name ${whole ? 'whole' : ''}" aria-hidden="true">${whole && fits ? name : short}</span>
      ${why && entry.refusal ? html`<span class="why" aria-hidden="true">${words.whyNot(entry.refusal)}</span>` : nothing}
      <span class="hidden-text">${name}: ${said}${why ? `. ${why}` : ''}</span>`;
    const short_ = left === 0 || (this.model.buying && !can) ? 'short' : '';
    if (!can) return html`<div class="mini ${short_}" title=${why || nothing}>${inside}</div>`;
    return choice(this.model, action, inside, {look: 'mini'});
  }
}

/** A label, not a sentence: without the full stop. */
const asLabel = (said: string): string => said.replace(/\.$/, '');

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-market': RsPrMarket;
  }
}
