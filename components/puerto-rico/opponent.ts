import {css, html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type PrPlayerView, TILES} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {link} from '../board/link.ts';
import {opponentSheet} from '../board/room-sheet.ts';
import {mark, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {doubloons, goods, governor, points} from './bits.ts';
import {cityCells} from './grid.ts';
import {show} from './model.ts';
import {PrPart, planes} from './part.ts';
import {asStanding, tileKinds} from './placement.ts';

/**
 * @summary Another player's island, small: symbols only, a lamp for every manned slot; what no worker stands on is
 * an outline without a fill. A tap opens it full size.
 */
@customElement('rs-pr-opponent')
export class RsPrOpponent extends PrPart {
  static override styles = [
    base,
    planes,
    opponentSheet,
    css`
      :host {
        height: 100%;
        min-height: 0;
      }
      .shore {
        position: relative;
        display: flex;
        flex-direction: column;
        gap: 5px;
        height: 100%;
        padding: 7px 9px 9px;
        border-width: 4px;
      }
      h3 {
        letter-spacing: -0.01em;
      }
      .boards {
        flex: 1;
        min-height: 0;
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.18fr);
        gap: 8px;
      }
      .grid {
        display: grid;
        grid-template: repeat(3, minmax(0, 1fr)) / repeat(4, minmax(0, 1fr));
        gap: 2px;
        min-height: 0;
      }
      .cell {
        position: relative;
        display: flex;
        flex-direction: column;
        align-items: center;
        justify-content: center;
        gap: 2px;
        min-height: 0;
        border-radius: 5px;
        border: 1.5px solid transparent;
        container-type: size;
      }
      .cell > rs-symbol {
        --rs-symbol-size: min(78cqh, 78cqw);
      }
      .city .cell > rs-symbol {
        --rs-symbol-size: min(68cqh, 84cqw);
      }
      .city .tall > rs-symbol {
        --rs-symbol-size: min(50cqh, 96cqw);
      }
      .manned.country {
        background: var(--rs-country);
      }
      .manned.stone {
        background: var(--rs-stoneground);
      }
      .manned.building {
        background: var(--rs-card);
      }
      .idle {
        border-color: var(--rs-ink2);
      }
      .dots {
        display: flex;
        gap: 2px;
      }
      .dots i {
        width: 6px;
        height: 6px;
        border-radius: 50%;
        border: 1px solid var(--rs-ink2);
      }
      .dots .lit {
        background: var(--rs-lamp);
        border-color: var(--rs-edge);
      }
      .free {
        border-width: 1px;
        border-radius: 5px;
      }
      .new {
        box-shadow: 0 0 0 2px var(--rs-coral2);
      }
      .open {
        position: absolute;
        inset: -4px;
        border-radius: var(--rs-radius-island);
      }
      .roomy {
        max-height: 28rem;
      }
      .roomy .boards {
        grid-template: minmax(0, 1fr) minmax(0, 1.1fr) / minmax(0, 1fr);
      }
      .roomy .cell:not(.tall) > rs-symbol {
        --rs-symbol-size: min(64cqh, 60cqw);
      }
      .dense {
        gap: 3px;
        padding-block: 4px 6px;
      }
      .dense .cell {
        gap: 0;
      }
      .dense .cell > rs-symbol {
        --rs-symbol-size: min(88cqh, 78cqw);
      }
      .dense .city .cell > rs-symbol {
        --rs-symbol-size: min(70cqh, 84cqw);
      }
      .dense .dots i {
        width: 5px;
        height: 5px;
      }
      .dense .stock,
      .dense header {
        flex-wrap: nowrap;
      }
    `,
  ];

  @property({attribute: false}) player!: PrPlayerView;
  /** How many others share the column: with four everything is a little tighter, with two town stands below country. */
  @property({type: Number}) others = 3;

  override render() {
    const {model, player} = this;
    const seat = seatOf(model, player.seat);
    const acts = model.table.toAct.includes(player.seat);
    const {count} = model.text;
    const room = this.others > 3 ? 'dense' : this.others < 3 ? 'roomy' : '';
    return html`<section data-spot="seat:${player.seat}" class="shore ${acts ? 'acts' : ''} ${room}" aria-label=${model.text.islandOf(seat.name)}>
      <header role="none">
        <h3>
          ${mark(model, player.seat, 26)}<span>${seat.name}</span>${governor(model, player.seat)}
          ${acts ? html`<span class="hidden-text">(${model.shell.acting})</span>` : nothing}
          ${link(seat, model.shell)}
        </h3>
        ${points(model, player, 18)}${doubloons(model, player, 18)}
      </header>
      <div class="stock">
        ${goods(model, player.goods, 17)}
        ${unit('worker', player.sanJuan, `${model.text.terms.sanJuan}: ${count.workers(player.sanJuan)}`, 17, player.sanJuan === 0)}
      </div>
      <div class="boards">${this.#country()}${this.#city()}</div>
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
    return html`<ul class="grid" data-spot="seat:${this.player.seat}:country" aria-label=${this.model.text.terms.countryside}>
      ${tileKinds(this.player).map((kind, i) => {
        const tile = TILES[kind]!;
        const manned = tiles[i] === 1;
        return html`<li class="cell ${tile === 'quarry' ? 'stone' : 'country'} ${manned ? 'manned' : 'idle'}">
          <rs-symbol name=${tile}></rs-symbol><span class="hidden-text">${names[tile]}, ${this.model.words.worker(manned)}</span>
        </li>`;
      })}
      ${(this.player.more?.forests ?? []).map(
        () => html`<li class="cell country manned">
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
    return html`<ul class="grid city" data-spot="seat:${this.player.seat}:city" aria-label=${this.model.text.terms.city}>
      ${city.map(({building, workers, slots}, i) => {
        const {row, column, tall} = layout.cells[i]!;
        const span = tall ? `${row} / ${column} / span 2` : `${row} / ${column}`;
        return html`<li
          class="cell building ${workers > 0 ? 'manned' : 'idle'} ${tall ? 'tall' : ''} ${built.includes(building) ? 'new' : ''}"
          style="grid-area:${span}"
        >
          <rs-symbol name=${building}></rs-symbol>
          <span class="dots" aria-hidden="true"
            >${Array.from({length: slots}, (_, slot) => html`<i class=${slot < workers ? 'lit' : ''}></i>`)}</span
          >
          <span class="hidden-text"
            >${this.model.text.buildings[building].name}, ${this.model.text.manned(workers, slots)}</span
          >
        </li>`;
      })}
      ${layout.free.map(
        ({row, column}) =>
          html`<li class="free" aria-hidden="true" style="grid-area:${row} / ${column}"></li>`,
      )}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-opponent': RsPrOpponent;
  }
}
