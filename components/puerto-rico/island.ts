import {css, html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type Building, type PrPlayerView, TILES} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {lamps, symbol} from './bits.ts';
import {isLarge, nameOf, pick} from './desk.ts';
import {type Cell, cityCells} from './grid.ts';
import {PrPart, planes} from './part.ts';
import {asStanding, inHand, type Placement, type Spot, shift, tileKinds, toggle} from './placement.ts';

/**
 * @summary One island, full size: countryside and city with their lamps. While its owner places workers, every tile
 * is a button, and so is every lamp of a building with several.
 *
 * @slot head - What stands above on wide screens: name, points, goods.
 * @fires rs-pick - A worker was put or lifted.
 */
@customElement('rs-pr-island')
export class RsPrIsland extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      .shore {
        padding: 2px 7px 8px;
        border-radius: var(--rs-radius-island-phone);
      }
      h3 b {
        display: inline-block;
        font-weight: inherit;
      }
      h3 {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        padding: 6px 6px 5px;
        font-size: var(--rs-size-label);
      }
      h3 span {
        font-family: var(--rs-display);
        font-variant-numeric: tabular-nums;
      }
      .grid {
        display: grid;
        gap: 4px;
      }
      .country {
        grid-template-columns: repeat(auto-fill, minmax(max(2.3rem, 100% / 6 - 4px), 1fr));
        grid-auto-rows: 2.95rem;
      }
      .city {
        grid-template-columns: repeat(4, minmax(0, 1fr));
        grid-auto-rows: 4rem;
      }
      .cell {
        position: relative;
        display: grid;
        min-width: 0;
        color: inherit;
      }
      .cell.land {
        background: var(--rs-country);
      }
      .cell.stone {
        background: var(--rs-stoneground);
      }
      .cell.building {
        background: var(--rs-card);
      }
      .tall {
        grid-row-end: span 2;
      }
      .whole {
        position: absolute;
        inset: -2px;
        border-radius: inherit;
        z-index: 1;
      }
      .lamp {
        --rs-symbol-size: 1.1rem;
        border-radius: 50%;
        transition: transform var(--rs-time-light) ease-out;
      }
      .ringed {
        box-shadow: 0 0 0 2.5px var(--rs-coral2);
      }
      .landed .face {
        display: flex;
        align-items: center;
        padding-left: 4px;
      }
      .landed .lamp {
        position: absolute;
        right: 2px;
        bottom: 2px;
      }
      .building .face {
        display: grid;
        grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto;
        align-items: center;
        justify-items: center;
        padding: 2px 1px 3px;
        gap: 0 2px;
      }
      .building .face > rs-symbol {
        grid-area: 1 / 1;
      }
      .spots {
        grid-area: 1 / 2;
        display: grid;
        gap: 1px;
        justify-items: center;
        align-self: start;
        padding-top: 3px;
      }
      .spots.many {
        grid-template-columns: auto auto;
      }
      .spots button {
        position: relative;
        z-index: 2;
        display: grid;
        place-items: center;
        min-width: 24px;
        min-height: 24px;
        margin: -3px;
        border-radius: 50%;
      }
      .name {
        grid-area: 2 / 1 / 3 / 3;
        max-width: 100%;
        font: 700 var(--rs-size-caption) / 1.15 var(--rs-display);
        text-align: center;
        overflow-wrap: anywhere;
        letter-spacing: -0.025em;
      }
      .tall .face {
        grid-template-rows: minmax(0, 1fr) auto auto;
      }
      .tall .face > rs-symbol {
        grid-area: 1 / 1 / 2 / 3;
      }
      .tall .spots {
        grid-area: 2 / 1 / 3 / 3;
        justify-self: end;
        padding: 4px;
      }
      .tall .name {
        grid-area: 3 / 1 / 4 / 3;
      }

      /* Wide: the two halves side by side, every tile stacked and centred. */
      :host([size='wide']) .shore {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(0, 1.32fr);
        gap: 8px 12px;
        height: 100%;
        padding: 8px 10px 10px;
        border-radius: var(--rs-radius-island-wide);
      }
      :host([size='wide']) slot[name='head'] {
        display: block;
        grid-column: 1 / 3;
      }
      :host([size='wide']) h3 {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      :host([size='wide']) .half {
        display: grid;
        min-height: 0;
      }
      :host([size='wide']) .grid {
        gap: 5px;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        grid-template-rows: repeat(3, minmax(4.1rem, 1fr));
        max-height: 20.5rem;
        min-height: 0;
      }
      :host([size='wide']) .face {
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: space-evenly;
        padding: 4px 2px;
        gap: 1px;
      }
      /* Low tiles (a banner above, a low window): the symbol gives way, never lamps or name. */
      :host([size='wide']) .cell {
        container-type: size;
      }
      :host([size='wide']) .building:not(.tall) .face > rs-symbol {
        --rs-symbol-size: clamp(1.25rem, 100cqh - 2.95rem, 2.3rem) !important;
      }
      :host([size='wide']) .landed .face > rs-symbol:not(.lamp) {
        --rs-symbol-size: clamp(1.6rem, 100cqh - 2rem, 2.9rem) !important;
      }
      :host([size='wide']) .spots {
        display: flex;
        padding: 0;
        align-self: auto;
        justify-self: auto;
      }
      :host([size='wide']) .landed .lamp {
        position: static;
      }
      :host([size='wide']) .spots button {
        margin: -2px;
      }
    `,
  ];

  /** Whose island. */
  @property({attribute: false}) player!: PrPlayerView;
  /** The draft while the owner places workers; null when nothing can be moved. */
  @property({attribute: false}) placement: Placement | null = null;
  override render() {
    const {player} = this;
    const standing = asStanding(player);
    const shown = this.placement ?? standing;
    const wide = this.desk.size === 'wide';
    const kinds = tileKinds(player);
    const layout = cityCells(player.city.map(({building}) => isLarge(this.desk.view, building)));
    const {terms} = this.desk.text;
    const used = 12 - player.freeCity;
    return html`<section class="shore" aria-label=${this.desk.text.islandOf(nameOf(this.desk)(player.seat))}>
      <slot name="head"></slot>
      <div class="half">
        ${this.#heading(terms.countryside, 12 - player.freeCountry)}
        <ul class="grid country">
          ${kinds.map((kind, i) => this.#tile(kind, i, shown, standing, wide))}
          ${Array.from({length: player.freeCountry}, () => html`<li class="free" aria-hidden="true"></li>`)}
        </ul>
      </div>
      <div class="half">
        ${this.#heading(terms.city, used)}
        <ul class="grid city">
          ${player.city.map((_, i) => this.#building(i, layout.cells[i]!, shown, standing, wide))}
          ${layout.free.map(
            ({row, column}) =>
              html`<li class="free" aria-hidden="true" style="grid-area:${row} / ${column}"></li>`,
          )}
        </ul>
      </div>
    </section>`;
  }

  #heading(words: string, used: number) {
    return html`<h3><b>${words}</b><span class="quiet">${this.desk.words.ofAll(used, 12)}</span></h3>`;
  }

  #tile(kind: number, i: number, shown: Placement, standing: Placement, wide: boolean): TemplateResult {
    const tile = TILES[kind]!;
    const manned = shown.tiles[i] ?? 0;
    const fresh = this.placement !== null && manned > (standing.tiles[i] ?? 0);
    const name = this.desk.text.tiles[tile];
    const isNew = this.desk.marks.settled.get(this.player.seat)?.includes(tile) && this.#lastOf(kind, i);
    return html`<li
      class="cell tile landed ${tile === 'quarry' ? 'stone' : 'land'} ${isNew ? 'new' : ''}"
      data-help="tile:${tile}"
    >
      <div class="face" aria-hidden=${this.placement ? 'true' : 'false'}>
        ${symbol(tile, wide ? 44 : 32)}
        <span class="hidden-text">${name}, ${this.desk.words.worker(manned > 0)}</span>
        ${lamps(manned, 1, fresh ? 1 : 0)}
      </div>
      ${this.#whole({where: 'tiles', at: i}, name, manned, 1)}
    </li>`;
  }

  #lastOf(kind: number, i: number): boolean {
    return tileKinds(this.player)[i + 1] !== kind;
  }

  #building(i: number, cell: Cell, shown: Placement, standing: Placement, wide: boolean): TemplateResult {
    const {building, slots} = this.player.city[i]!;
    const manned = shown.city[i] ?? 0;
    const fresh = this.placement ? Math.max(0, manned - (standing.city[i] ?? 0)) : 0;
    const {name, short} = this.desk.text.buildings[building];
    const isNew = this.desk.marks.built.get(this.player.seat)?.includes(building);
    const size = cell.tall ? (wide ? 52 : 52) : wide ? 34 : slots > 1 ? 30 : 34;
    return html`<li
      class="cell tile building ${cell.tall ? 'tall' : ''} ${isNew ? 'new' : ''}"
      style="grid-row-start:${cell.row};grid-column:${cell.column}"
      data-help="building:${building}"
    >
      ${this.#whole({where: 'city', at: i}, name, manned, slots)}
      <div class="face">
        ${symbol(building, size)}
        <div class="spots ${slots > 1 ? 'many' : ''}">
          ${this.placement && slots > 1 ? this.#spots(i, building, manned, slots, fresh) : lamps(manned, slots, fresh)}
        </div>
        <span class="name" aria-hidden="true">${short}</span>
        <span class="hidden-text">${name}, ${this.desk.text.manned(manned, slots)}</span>
      </div>
    </li>`;
  }

  /** The lamps of a building with several slots, one by one: a lit one is lifted, a dark one is lit. */
  #spots(i: number, building: Building, manned: number, slots: number, fresh: number) {
    const {words, text} = this.desk;
    return lamps(manned, slots, fresh).map((lamp, slot) => {
      const by = slot < manned ? -1 : 1;
      const name = text.buildings[building].name;
      return html`<button
        type="button"
        data-lamp
        aria-label="${by < 0 ? words.lift(name) : words.put(name)} (${slot + 1})"
        @click=${() => this.#move(placement => shift(this.desk.view, this.player, placement, {where: 'city', at: i}, by))}
      >
        ${lamp}
      </button>`;
    });
  }

  /** The whole tile as a target. */
  #whole(spot: Spot, name: string, manned: number, slots: number) {
    if (!this.placement || slots === 0) return nothing;
    const {view, words, text} = this.desk;
    const {hand} = inHand(view, this.placement);
    const does = manned < slots && hand > 0 ? words.put(name) : manned > 0 ? words.lift(name) : name;
    const stuck = manned === 0 && hand === 0;
    return html`<button
      type="button"
      class="whole"
      aria-disabled=${stuck ? 'true' : 'false'}
      aria-label="${does}, ${text.manned(manned, slots)}${stuck ? `. ${words.noWorkerInHand}` : ''}"
      @click=${() => this.#move(placement => toggle(view, this.player, placement, spot))}
    ></button>`;
  }

  #move(next: (placement: Placement) => Placement | null): void {
    const placement = this.placement && next(this.placement);
    if (placement) pick(this, {pick: 'placement', placement});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-island': RsPrIsland;
  }
}
