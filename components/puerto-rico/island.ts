import {html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type Building, type Good, type PrPlayerView, TILES} from '../../src/games/puerto-rico/types.ts';
import {atWork} from '../../src/games/puerto-rico/view.ts';
import {symbol} from '../board/bits.ts';
import {nameOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {lamps} from './bits.ts';
import {PrElement, planes} from './element.ts';
import {type Cell, cityCells} from './grid.ts';
import islandSheet from './island-sheet.css';
import {prepare, show} from './model.ts';
import {
  asStanding,
  fromSlots,
  inHand,
  type Placement,
  type Spot,
  shift,
  tileKinds,
  toggle,
  toSlots,
} from './placement.ts';

/**
 * @summary One island, full size: countryside and city with their lamps. While its owner places workers, every tile
 * is a button, and so is every lamp of a building with several.
 *
 * @slot head - What stands above on wide screens: name, points, goods.
 * @fires rs-pick - A worker was put or lifted.
 */
@customElement('rs-pr-island')
export class RsPrIsland extends PrElement {
  static override styles = [base, planes, islandSheet];

  /** Whose island. */
  @property({attribute: false}) player!: PrPlayerView;
  /** The draft while the owner places workers; null when nothing can be moved. */
  @property({attribute: false}) placement: Placement | null = null;
  override render() {
    const {player} = this;
    const standing = asStanding(player);
    const shown = this.placement ?? standing;
    const wide = this.model.size === 'wide';
    const nobles = this.#nobles();
    const forests = player.more?.forests ?? [];
    const kinds = tileKinds(player);
    const layout = cityCells(player.city.map(({size}) => size > 1));
    const {
      text: {terms},
      view: {full},
    } = this.model;
    return html`<section class="shore" data-spot="seat:${player.seat}" aria-label=${this.model.text.islandOf(nameOf(this.model)(player.seat))}>
      <slot name="head"></slot>
      <div class="half">
        ${this.#heading(terms.countryside, full.country - player.freeCountry, full.country)}
        <ul class="grid country l-grid l-gap-4" data-spot="seat:${player.seat}:country">
          ${kinds.map((kind, i) => this.#tile(kind, i, shown, standing, nobles, wide))}
          ${forests.map(face => this.#forest(face, wide))}
          ${Array.from({length: player.freeCountry}, () => html`<li class="free" aria-hidden="true"></li>`)}
        </ul>
      </div>
      <div class="half">
        ${this.#heading(terms.city, full.city - player.freeCity, full.city)}
        <ul class="grid city l-grid l-gap-4" data-spot="seat:${player.seat}:city">
          ${player.city.map((_, i) => this.#building(i, layout.cells[i]!, shown, standing, nobles, wide))}
          ${layout.free.map(
            ({row, column}) =>
              html`<li class="free" aria-hidden="true" style="--_row:${row};--_column:${column}"></li>`,
          )}
        </ul>
      </div>
    </section>`;
  }

  #heading(words: string, used: number, of: number) {
    return html`<h3><b>${words}</b><span class="quiet">${this.model.words.ofAll(used, of)}</span></h3>`;
  }

  /** Nobles among the pieces: as drafted, else as they stand. */
  #nobles(): Placement {
    const {model, player, placement} = this;
    const drafted = placement && model.more?.nobles(model, player, placement);
    return drafted ?? fromSlots(player, player.more?.nobles ?? []);
  }

  /** A plantation on its back: always at work. */
  #forest(face: Good | null, wide: boolean): TemplateResult {
    const {text} = this.model;
    const said = face ? `${text.more.forest} (${text.goods[face]})` : text.more.forest;
    return html`<li class="cell tile landed woods" data-help="building:forest-house">
      <div class="face">${symbol('forest', wide ? 44 : 32)}<span class="hidden-text">${said}</span></div>
    </li>`;
  }

  #tile(
    kind: number,
    i: number,
    shown: Placement,
    standing: Placement,
    nobles: Placement,
    wide: boolean,
  ): TemplateResult {
    const tile = TILES[kind]!;
    const manned = shown.tiles[i] ?? 0;
    const fresh = this.placement !== null && manned > (standing.tiles[i] ?? 0);
    const name = this.model.text.tiles[tile];
    const isNew = this.model.marks.settled.get(this.player.seat)?.includes(tile) && this.#lastOf(kind, i);
    // Of a kind the first workers as drawn are those that work.
    const before = tileKinds(this.player).reduce(
      (sum, each, at) => sum + (each === kind && at < i ? (shown.tiles[at] ?? 0) : 0),
      0,
    );
    const work = this.#work(kind, manned, before);
    return html`<li
      class="cell tile landed ${tile === 'quarry' ? 'stone' : 'land'} ${isNew ? 'new' : ''} ${work.look}"
      data-help="tile:${tile}"
    >
      <div class="face" aria-hidden=${this.placement ? 'true' : 'false'}>
        ${symbol(tile, wide ? 44 : 32)}
        <span class="hidden-text">${name}, ${this.#manning(manned, nobles.tiles[i] ?? 0)}</span>
        ${lamps(manned, 1, fresh ? 1 : 0, nobles.tiles[i])}${work.sign}
      </div>
      ${this.#whole({where: 'tiles', at: i}, `${name}${work.said}`, manned, 1, nobles.tiles[i] ?? 0)}
    </li>`;
  }

  /**
   * What the workers of a place will bring, before the placement is confirmed.
   * @param place in the order of `place.slots`
   * @param before workers of the same kind that are counted before these
   */
  #work(place: number, manned: number, before = 0): {look: string; sign: unknown; said: string} {
    const {player, placement, model} = this;
    const {works: all, makes} = (placement && atWork(player, toSlots(player, placement))[place]) ?? {
      works: 0,
      makes: null,
    };
    if (!placement || manned === 0) return {look: '', sign: nothing, said: ''};
    const works = Math.max(0, Math.min(manned, all - before));
    if (works === 0)
      return {
        look: 'idle',
        sign: html`<span class="sign" aria-hidden="true">${symbol('close', 10)}</span>`,
        said: `, ${model.words.bringsNothing}`,
      };
    return {
      look: 'works',
      sign: html`<span class="sign l-row" aria-hidden="true">${makes ? `+${works}` : symbol('check', 10)}</span>`,
      said: makes ? `, +${model.text.good(works, makes)}` : '',
    };
  }

  /** What stands on a tile, in words. */
  #manning(manned: number, nobles: number): string {
    const {words, more} = this.model;
    return nobles > 0 && more ? more.words.standing(manned - nobles, nobles) : words.worker(manned > 0);
  }

  #lastOf(kind: number, i: number): boolean {
    return tileKinds(this.player)[i + 1] !== kind;
  }

  #building(
    i: number,
    cell: Cell,
    shown: Placement,
    standing: Placement,
    among: Placement,
    wide: boolean,
  ): TemplateResult {
    const {building, slots} = this.player.city[i]!;
    const manned = shown.city[i] ?? 0;
    const nobles = among.city[i] ?? 0;
    const fresh = this.placement ? Math.max(0, manned - (standing.city[i] ?? 0)) : 0;
    const {name, short} = this.model.text.buildings[building];
    const isNew = this.model.marks.built.get(this.player.seat)?.includes(building);
    const size = cell.tall ? 52 : wide ? 34 : slots > 1 ? 30 : 34;
    const work = this.#work(TILES.length + i, manned);
    return html`<li
      class="cell tile building ${cell.tall ? 'tall' : ''} ${isNew ? 'new' : ''} ${work.look}"
      style="--_row:${cell.row};--_column:${cell.column}"
      data-help="building:${building}"
    >
      ${this.#whole({where: 'city', at: i}, `${name}${work.said}`, manned, slots, nobles)}
      <div class="face">
        ${symbol(building, size)}${work.sign}
        <div class="spots ${slots > 1 ? 'many' : ''}">
          ${this.placement && slots > 1 ? this.#spots(i, building, manned, slots, fresh, nobles) : lamps(manned, slots, fresh, nobles)}
        </div>
        <span class="name" aria-hidden="true">${short}</span>
        <span class="hidden-text">${name}, ${this.model.text.manned(manned, slots)}${nobles > 0 ? `, ${this.#manning(manned, nobles)}` : ''}</span>
      </div>
    </li>`;
  }

  /** The lamps of a building with several slots, one by one: a lit one is lifted, a dark one is lit. */
  #spots(i: number, building: Building, manned: number, slots: number, fresh: number, nobles: number) {
    const {view, words, text} = this.model;
    return lamps(manned, slots, fresh, nobles).map((lamp, slot) => {
      const by = slot < manned ? -1 : 1;
      const name = text.buildings[building].name;
      const does =
        view.phase === 'nobles'
          ? `${name}, ${this.#manning(slot < manned ? 1 : 0, slot < nobles ? 1 : 0)}`
          : by < 0
            ? words.lift(name)
            : words.put(name);
      return html`<button
        type="button"
        data-lamp
        aria-label="${does} (${slot + 1})"
        @click=${() => this.#tap({where: 'city', at: i}, slot, placement => shift(this.model.view, this.player, placement, {where: 'city', at: i}, by))}
      >
        ${lamp}
      </button>`;
    });
  }

  /** The whole tile as a target. */
  #whole(spot: Spot, name: string, manned: number, slots: number, nobles: number) {
    if (!this.placement || slots === 0) return nothing;
    const {view, words, text} = this.model;
    const {hand} = inHand(view, this.placement);
    const does = manned < slots && hand > 0 ? words.put(name) : manned > 0 ? words.lift(name) : name;
    const stuck = manned === 0 && hand === 0;
    // Where the pieces stand already, a tap says only which of them is a noble.
    const label =
      view.phase === 'nobles' && !stuck
        ? `${name}, ${this.#manning(manned, nobles)}`
        : `${does}, ${text.manned(manned, slots)}${stuck ? `. ${words.noWorkerInHand}` : ''}`;
    return html`<button
      type="button"
      class="whole"
      data-answer
      aria-disabled=${stuck ? 'true' : 'false'}
      aria-label=${label}
      @click=${() => this.#tap(spot, -1, stuck ? null : placement => toggle(view, this.player, placement, spot))}
    ></button>`;
  }

  /** With one kind of pieces as `next` says, null for nowhere to go; with two as the tool says. */
  #tap(spot: Spot, lamp: number, next: ((placement: Placement) => Placement | null) | null): void {
    const {model, player, placement: now} = this;
    if (!now) return;
    const drafted = model.more?.tap(model, player, now, spot, lamp);
    if (drafted === null || (drafted === undefined && next === null)) {
      show(this, {stuck: true});
      return;
    }
    const placement = drafted === undefined ? next!(now) : null;
    if (drafted) prepare(this, drafted);
    else if (placement) prepare(this, {placement});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-island': RsPrIsland;
  }
}
