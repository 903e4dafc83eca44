import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Good, SjPlaceView, SjPlayerView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {base} from '../kit/base.ts';
import {building} from './build.ts';
import cardSheet from './card-sheet.css';
import citySheet from './city-sheet.css';
import {covers} from './cover.ts';
import {planes, SjElement} from './element.ts';
import {markedOf, toggled} from './marked.ts';
import {asked, prepare, type SjModel} from './model.ts';

/**
 * @summary A city: its buildings in a street, the barrel on those that hold a good, a dashed plot for each that is
 * still to come. In one's own phases its buildings are pressed to produce, to sell, to be covered.
 *
 * @slot head - What stands above it.
 * @fires rs-pick - A building was tapped.
 */
@customElement('rs-sj-city')
export class RsSjCity extends SjElement {
  static override styles = [base, planes, cardSheet, citySheet];

  @property({attribute: false}) player!: SjPlayerView;
  /** Symbols only: the city of another player. */
  @property({type: Boolean, reflect: true}) small = false;
  /** Symbols in one row: the own city on a phone, while something else is decided. */
  @property({type: Boolean, reflect: true}) skyline = false;
  /** Houses on hills, as high as there is room: the own city, where there is some. */
  @property({type: Boolean, reflect: true}) streets = false;
  /** All in one of them, where two would be low. */
  @property({type: Boolean, reflect: true}) street = false;

  override render() {
    const {player, model} = this;
    const built = player.city.length;
    const free = Math.max(0, model.view.full.city - built);
    const own = player.seat === model.view.viewer;
    return html`<section class="shore" data-spot="seat:${player.seat}:city" aria-label=${model.text.terms.city}>
      <slot name="head"></slot>
      <ol class=${own && covers(model) ? 'tight' : ''} style="--_built:${built}">
        ${player.city.map((place, at) => html`<li>${this.#place(place, at)}</li>`)}
        ${Array.from({length: free}, () => html`<li aria-hidden="true"><div class="free"></div></li>`)}
      </ol>
    </section>`;
  }

  #place(place: SjPlaceView, at: number) {
    const {model, player} = this;
    const own = player.seat === model.view.viewer && !this.small && !this.skyline;
    const phase = own ? asked(model) : null;
    if (model.size === 'wide' && (phase === 'producer' || phase === 'trader')) return this.#worker(place, at);
    if (phase === 'builder') return this.#site(place, at);
    return this.#still(place);
  }

  /** What does not work yet is pale in one's own city; in another one it only had to be made out. */
  #still(place: SjPlaceView, look = '') {
    const {model, player} = this;
    return html`<div
      class="plot ${place.class} ${place.active || player.seat !== model.view.viewer ? '' : 'inactive'} ${look}"
      role="img"
      data-help="building:${place.building}"
      aria-label=${said(model, place, player.chapel)}
    >
      ${this.#inside(place)}
    </div>`;
  }

  /** @param full A barrel stands on it, or is about to. */
  #inside(place: SjPlaceView, more: unknown = nothing, full = place.full) {
    const {model} = this;
    return html`<span class="picture"><rs-symbol name="sj-${place.building}"></rs-symbol>${place.good ? this.#barrel(place.good, full) : nothing}</span>
      ${place.building === 'chapel' ? this.#tucked() : nothing}${more}<span class="name" aria-hidden="true">${model.text.buildings[place.building].short}</span>`;
  }

  /** A barrel, with the sign of its good where it is large enough; a dashed one for a place that is free. */
  #barrel(good: Good, full: boolean) {
    const {small, skyline} = this;
    const low = this.model.size === 'tablet' ? 22 : 13;
    const size = this.streets ? 30 : skyline ? low : small ? 15 : 22;
    if (!full) return html`<span class="barrel none">${symbol('sj-barrel-free', size)}</span>`;
    return html`<span class="barrel">${symbol(size < 20 ? 'sj-barrel' : `sj-cask-${good}`, size)}</span>`;
  }

  /** Cards under the chapel: its owner sees them, and everybody at the end. */
  #tucked() {
    const {chapel} = this.player;
    if (chapel === null || chapel === 0 || this.skyline) return nothing;
    return html`<span class="brings l-row" title=${this.model.text.terms.chapelCards}
      >${symbol('sj-card', 12)}${chapel}</span
    >`;
  }

  /** Producing on it, or selling what lies on it. */
  #worker(place: SjPlaceView, at: number) {
    const {model} = this;
    const {task} = model.view;
    if (!task?.of.includes(at)) return this.#still(place);
    const on = markedOf(model, task).includes(at);
    const price = task.prices[task.of.indexOf(at)];
    const brings =
      price === undefined
        ? nothing
        : html`<span class="brings l-row" aria-hidden="true">${symbol('sj-card', 12)}${price}</span>`;
    const gain = price === undefined ? '' : `, ${model.text.count.cards(price)}`;
    return html`<button
      type="button"
      class="plot ${place.class} ${on ? 'marked' : ''}"
      data-choice
      data-help="building:${place.building}"
      aria-pressed=${on}
      @click=${() => prepare(this, {marked: toggled(model, task, at)})}
    >
      <span class="hidden-text">${said(model, place) + gain}</span>${this.#inside(place, brings, place.full || (on && price === undefined))}
    </button>`;
  }

  /** In the builder phase: a site for the chosen card. */
  #site(place: SjPlaceView, at: number) {
    const {model} = this;
    const now = building(model);
    if (!now) return this.#still(place);
    const site = now.card.sites.find(({over}) => over === at);
    const covers = now.site.over === at;
    if (site && !site.refusal) {
      const {name} = model.text.buildings[place.building];
      return html`<button
        type="button"
        class="plot ${place.class} ${covers ? 'marked lost' : ''}"
        data-choice
        data-help="building:${place.building}"
        aria-pressed=${covers}
        @click=${() => prepare(this, {build: {card: now.card.handle, over: covers ? null : at, pay: null, goods: null}})}
      >
        <span class="hidden-text">${model.words.over(name)}, ${model.text.count.cards(site.price)}</span
        >${this.#inside(place, html`<span class="brings l-row" aria-hidden="true">${symbol('sj-card', 12)}${site.price}</span>`)}
      </button>`;
    }
    return this.#still(place);
  }
}

/** "Coffee roaster, holds coffee". */
export function said(
  {text, words}: SjModel,
  {building: id, good, full, active}: SjPlaceView,
  chapel: number | null = null,
): string {
  const holds = good === null ? '' : full ? words.holdsGood(text.goods[good]) : words.empty;
  const tucked = id === 'chapel' && chapel ? `${text.terms.chapelCards}: ${chapel}` : '';
  return [text.buildings[id].name, holds, tucked, active ? '' : text.terms.new].filter(Boolean).join(', ');
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-city': RsSjCity;
  }
}
