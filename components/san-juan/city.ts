import {css, html, nothing, unsafeCSS} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Good, SjPlaceView, SjPlayerView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {base} from '../kit/base.ts';
import {building} from './build.ts';
import {cardSheet} from './card-sheet.ts';
import {covers} from './cover.ts';
import {markedOf, toggled} from './marked.ts';
import {asked, prepare, type SjModel} from './model.ts';
import {planes, SjPart} from './part.ts';

/** Plots of a whole city. */
const PLOTS = 12;
/** Plots of one of its streets, where two lie below each other. */
const STREET = 6;
/** The hills behind a street, one picture for all its plots. */
const hills = unsafeCSS(
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 600 100' preserveAspectRatio='none'%3E%3Cpath d='M0 62Q70 40 150 56T300 52T430 60T600 44V100H0Z'/%3E%3C/svg%3E")`,
);
/** Which part of the picture lies behind a plot. */
const columns = unsafeCSS(
  Array.from(
    {length: STREET},
    (_, i) => `:host([streets]) li:nth-child(${STREET}n + ${i + 1}) { --_column: ${i}; }`,
  ).join('\n'),
);

/**
 * @summary A city: its buildings in a street, the barrel on those that hold a good, a dashed plot for each that is
 * still to come. In one's own phases its buildings are pressed to produce, to sell, to be covered.
 *
 * @slot head - What stands above it.
 * @fires rs-pick - A building was tapped.
 */
@customElement('rs-sj-city')
export class RsSjCity extends SjPart {
  static override styles = [
    base,
    planes,
    cardSheet,
    css`
      .shore {
        padding: 6px 8px 8px;
      }
      ol {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
        gap: 6px 4px;
      }
      li {
        position: relative;
        min-width: 0;
      }
      .plot,
      .free {
        position: relative;
        display: grid;
        justify-items: center;
        align-content: end;
        width: 100%;
        height: 100%;
        min-height: 3.5rem;
        border-radius: 6px;
        background: var(--rs-sj-plot);
        color: var(--rs-ink);
      }
      .free {
        background: none;
      }
      .picture {
        position: relative;
        display: grid;
        justify-items: center;
        width: 100%;
      }
      .picture > rs-symbol {
        --rs-symbol-size: min(2.6rem, 92%);
        margin-top: 4px;
      }
      .name {
        width: 100%;
        padding: 2px 1px;
        border-radius: 0 0 6px 6px;
        background: var(--rs-sj-purple);
        color: var(--rs-sj-purple-ink);
        font: 700 0.8125rem / 1.05 var(--rs-display);
        letter-spacing: -0.03em;
        text-align: center;
        overflow-wrap: anywhere;
        hyphens: auto;
      }
      .production .name {
        background: var(--rs-sj-plate);
        color: var(--rs-sj-plate-ink);
      }
      .barrel {
        position: absolute;
        right: 2px;
        bottom: 1px;
        display: grid;
        place-items: center;
        line-height: 0;
      }
      .barrel > * {
        grid-area: 1 / 1;
      }
      .barrel.none {
        color: color-mix(in srgb, var(--rs-ink2) 80%, transparent);
      }
      .brings {
        position: absolute;
        left: 2px;
        top: 2px;
        display: flex;
        align-items: center;
        gap: 1px;
        padding: 1px 4px 1px 2px;
        border-radius: 8px;
        background: var(--rs-card);
        border: 1.4px solid var(--rs-edge);
        font: 800 0.8125rem / 1 var(--rs-display);
      }
      .marked {
        outline: 4px solid var(--rs-coral2);
        outline-offset: -2px;
      }
      .lost .picture {
        opacity: 0.35;
      }
      .inactive .picture {
        opacity: 0.6;
      }
      /* All three streets above the quay with its tray, while one of them gives way. */
      @media (max-height: 700px) {
        .tight {
          row-gap: 4px;
        }
        .tight :is(.plot, .free) {
          min-height: 3rem;
        }
        .tight .picture > rs-symbol {
          --rs-symbol-size: min(2.05rem, 92%);
          margin-top: 2px;
        }
        .tight .brings {
          left: 0;
          top: 1px;
        }
      }
      :host([skyline]) ol {
        grid-template-columns: repeat(12, minmax(0, 1fr));
        gap: 2px;
      }
      :host([skyline]) .shore {
        padding: 3px 5px 4px;
        border-radius: 12px;
      }
      :host([skyline]) :is(.plot, .free) {
        min-height: 2.1rem;
      }
      :host([skyline]) .name {
        min-height: 5px;
        padding: 0;
        font-size: 0;
      }
      :host([skyline]) .barrel {
        bottom: -2px;
        right: -1px;
      }
      :host([small]) .shore {
        padding: 0;
        border: 0;
        background: none;
      }
      :host([small]) ol {
        grid-template-columns: repeat(6, minmax(0, 1fr));
        gap: 3px;
      }
      :host([small]) :is(.plot, .free) {
        min-height: 2.4rem;
      }
      :host([small]) .name {
        min-height: 5px;
        padding: 0;
        font-size: 0;
      }
      :host([small]) .barrel {
        bottom: -1px;
      }
      /* Two streets with hills behind the houses, as high as there is room. */
      :host([streets]) {
        height: 100%;
      }
      :host([streets]) .shore {
        display: grid;
        grid-template-rows: auto minmax(0, 1fr);
        height: 100%;
      }
      :host([streets]) ol {
        grid-template-columns: repeat(6, minmax(0, 1fr));
        grid-template-rows: repeat(2, minmax(4.2rem, 1fr));
        gap: 8px 0;
      }
      :host([streets]) li {
        overflow: hidden;
        background: var(--rs-sj-plot);
      }
      :host([streets]) li::before {
        content: '';
        position: absolute;
        inset: 0;
        background: var(--rs-sj-dune);
        mask: ${hills} calc(var(--_column) * 20%) 100% / 600% 100% no-repeat;
      }
      ${columns}
      :host([streets]) li:nth-child(6n + 1) {
        border-radius: 10px 0 0 10px;
      }
      :host([streets]) li:nth-child(6n) {
        border-radius: 0 10px 10px 0;
      }
      :host([streets]) :is(.plot, .free) {
        container-type: size;
        min-height: 0;
        border-radius: 0;
        background: none;
      }
      :host([streets]) .free {
        width: calc(100% - 16px);
        height: calc(100% - 20px);
        margin: 10px 8px;
        border-radius: 8px;
      }
      :host([streets]) .picture > rs-symbol {
        --rs-symbol-size: min(100cqh - 2rem, 82cqw);
      }
      :host([streets]) .marked {
        outline-offset: -4px;
      }
      :host([streets]) .name {
        padding: 4px 1px;
        border-radius: 0;
        border-block-start: var(--rs-stroke-edge) solid var(--rs-edge);
        border-inline-end: var(--rs-stroke-edge) solid var(--rs-edge);
        font-size: 0.875rem;
      }
      /* Its barrel stands beside the house, however low that is. */
      :host([streets]) .picture {
        width: auto;
      }
      :host([streets]) .barrel {
        bottom: 3px;
        right: max(3px - (100cqw - 100%) / 2, -1rem);
      }
      /* Not larger than its house where the streets are low. */
      :host([streets]) .barrel > * {
        --rs-symbol-size: min(2.25rem, 34cqh) !important;
      }
      :host([streets]) .brings {
        left: 7px;
        top: 7px;
        padding: 2px 7px 2px 4px;
        border-radius: 12px;
        font-size: 1.125rem;
      }
      :host([streets]) .brings rs-symbol {
        --rs-symbol-size: 1.125rem !important;
      }
      :host([streets][size='tablet']) {
        display: grid;
        height: auto;
      }
      :host([streets][size='tablet']) .shore {
        grid-template-rows: minmax(0, 1fr);
      }
      :host([streets][size='tablet']) ol {
        grid-template-rows: repeat(2, minmax(0, 1fr));
      }
      /* Too low for two because of the cards: one street, no plots but those that are built on, one picture of hills. */
      :host([streets][street]) .shore {
        container: city / size;
      }
      @container city (max-height: 16rem) {
        :host([streets][street]) ol {
          position: relative;
          grid-template: minmax(0, 1fr) / repeat(var(--_built), minmax(0, 8rem));
          border-radius: 10px;
          overflow: hidden;
          background: var(--rs-sj-plot);
        }
        :host([streets][street]) ol::before {
          content: '';
          position: absolute;
          inset: 0;
          background: var(--rs-sj-dune);
          mask: ${hills} 0 100% / 100% 100% no-repeat;
        }
        :host([streets][street]) ol > li {
          border-radius: 0;
          background: none;
        }
        :host([streets][street]) li::before,
        :host([streets][street]) li[aria-hidden] {
          display: none;
        }
        :host([streets][street]) .name {
          font-size: 0.8125rem;
          letter-spacing: -0.03em;
        }
      }
      /* Those of the others fill their panel. */
      :host([size='wide'][small]) {
        height: 100%;
      }
      :host([size='wide'][small]) .shore {
        container: city / size;
        height: 100%;
      }
      :host([size='wide'][small]) ol {
        grid-template-rows: repeat(2, minmax(2.4rem, 4.6rem));
        height: 100%;
      }
      :host([size='wide'][small]) .picture > rs-symbol {
        --rs-symbol-size: min(2.9rem, 96%);
      }
      /* Fewer others, higher panels: fewer plots to a row, and larger ones. */
      @container city (min-height: 11.5rem) {
        :host([size='wide'][small]) ol {
          grid-template: repeat(3, minmax(0, 5.6rem)) / repeat(4, minmax(0, 1fr));
        }
        :host([size='wide'][small]) .picture > rs-symbol {
          --rs-symbol-size: min(3.6rem, 96%);
        }
      }
      @container city (min-height: 18rem) {
        :host([size='wide'][small]) ol {
          grid-template: repeat(4, minmax(0, 6.4rem)) / repeat(3, minmax(0, 1fr));
        }
        :host([size='wide'][small]) .picture > rs-symbol {
          --rs-symbol-size: min(4.4rem, 96%);
        }
        :host([size='wide'][small]) .barrel > * {
          --rs-symbol-size: 1.5rem !important;
        }
      }
    `,
  ];

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
    const free = Math.max(0, PLOTS - built);
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
    return html`<span class="brings" title=${this.model.text.terms.chapelCards}
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
        : html`<span class="brings" aria-hidden="true">${symbol('sj-card', 12)}${price}</span>`;
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
        >${this.#inside(place, html`<span class="brings" aria-hidden="true">${symbol('sj-card', 12)}${site.price}</span>`)}
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
