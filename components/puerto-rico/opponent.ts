import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type PrPlayerView, TILES} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {link} from '../board/link.ts';
import opponentSheet from '../board/opponent-sheet.css';
import {mark, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {doubloons, goods, governor, points} from './bits.ts';
import {PrElement, planes} from './element.ts';
import {cityCells} from './grid.ts';
import {show} from './model.ts';
import sheet from './opponent.css';
import {asStanding, tileKinds} from './placement.ts';

/**
 * @summary Another player's island, small: symbols only, a lamp for every manned slot; what no worker stands on is
 * an outline without a fill. A tap opens it full size.
 */
@customElement('rs-pr-opponent')
export class RsPrOpponent extends PrElement {
  static override styles = [base, planes, opponentSheet, sheet];

  @property({attribute: false}) player!: PrPlayerView;
  /** How many others share the column: with four everything is a little tighter, with two town stands below country. */
  @property({type: Number}) others = 3;
  /** Read from across the room: in the shape that it is given, town stands beside country or below it. */
  @property({type: Boolean, reflect: true}) large = false;

  override render() {
    const {model, player} = this;
    const seat = seatOf(model, player.seat);
    const acts = model.table.toAct.includes(player.seat);
    const {count} = model.text;
    const room = this.large ? '' : this.others > 3 ? 'dense' : this.others < 3 ? 'roomy' : '';
    return html`<section data-spot="seat:${player.seat}" class="shore l-flex l-gap-5 ${acts ? 'acts' : ''} ${room}" aria-label=${model.text.islandOf(seat.name)}>
      <header role="none">
        <h3>
          ${mark(model, player.seat, this.large ? 32 : 26)}<span>${seat.name}</span>${governor(model, player.seat)}
          ${acts ? html`<span class="hidden-text">(${model.shell.acting})</span>` : nothing}
          ${link(seat, model.shell)}
        </h3>
        <span class="purse l-flex l-gap-8">${points(model, player, this.large ? 24 : 18)}${doubloons(model, player, this.large ? 24 : 18)}</span>
      </header>
      <div class="stock">
        ${goods(model, player.goods, this.large ? 21 : 17)}
        ${unit('worker', player.sanJuan, `${model.text.terms.sanJuan}: ${count.workers(player.sanJuan)}`, this.large ? 21 : 17, player.sanJuan === 0)}
      </div>
      <div class="boards l-grid l-gap-8">${this.#country()}${this.#city()}</div>
      <button
        type="button"
        class="open"
        aria-haspopup="dialog"
        aria-label=${model.text.islandOf(seat.name)}
        @click=${() => show(this, {open: player.seat})}
      ></button>
    </section>`;
  }

  #country() {
    const {tiles} = asStanding(this.player);
    const names = this.model.text.tiles;
    return html`<ul class="grid l-grid l-gap-2" data-spot="seat:${this.player.seat}:country" aria-label=${this.model.text.terms.countryside}>
      ${tileKinds(this.player).map((kind, i) => {
        const tile = TILES[kind]!;
        const manned = tiles[i] === 1;
        return html`<li class="cell l-row l-middle l-gap-2 ${tile === 'quarry' ? 'stone' : 'country'} ${manned ? 'manned' : 'idle'}">
          <rs-symbol name=${tile}></rs-symbol><span class="hidden-text">${names[tile]}, ${this.model.words.worker(manned)}</span>
        </li>`;
      })}
      ${(this.player.more?.forests ?? []).map(
        () => html`<li class="cell country manned l-row l-middle l-gap-2">
          <rs-symbol name="forest"></rs-symbol><span class="hidden-text">${this.model.text.more.forest}</span>
        </li>`,
      )}
      ${Array.from({length: this.player.freeCountry}, () => html`<li class="free" aria-hidden="true"></li>`)}
    </ul>`;
  }

  #city() {
    const {city} = this.player;
    const layout = cityCells(city.map(({size}) => size > 1));
    const built = this.model.marks.built.get(this.player.seat) ?? [];
    return html`<ul class="grid city l-grid l-gap-2" data-spot="seat:${this.player.seat}:city" aria-label=${this.model.text.terms.city}>
      ${city.map(({building, workers, slots}, i) => {
        const {row, column, tall} = layout.cells[i]!;
        return html`<li
          class="cell building l-row l-middle l-gap-2 ${workers > 0 ? 'manned' : 'idle'} ${tall ? 'tall' : ''} ${built.includes(building) ? 'new' : ''}"
          style="--_row:${row};--_column:${column}"
        >
          <rs-symbol name=${building}></rs-symbol>
          <span class="dots l-flex l-gap-2" aria-hidden="true"
            >${Array.from({length: slots}, (_, slot) => html`<i class=${slot < workers ? 'lit' : ''}></i>`)}</span
          >
          <span class="hidden-text"
            >${this.model.text.buildings[building].name}, ${this.model.text.manned(workers, slots)}</span
          >
        </li>`;
      })}
      ${layout.free.map(
        ({row, column}) =>
          html`<li class="free" aria-hidden="true" style="--_row:${row};--_column:${column}"></li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-opponent': RsPrOpponent;
  }
}
