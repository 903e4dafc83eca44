import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {link} from '../board/link.ts';
import {around, mark, nameOf, seatOf} from '../board/seats.ts';
import {CatElement} from './element.ts';
import figureSheet from './figures.css';
import {discardsOf, figuresOf, lostOf} from './figures.ts';
import {show} from './model.ts';
import sheet from './side.css';
import {pieceIcon} from './tiles.ts';

/** @summary All seats with their figures and what they have left, for wide screens. */
@customElement('rs-cat-seats')
export class RsCatSeats extends CatElement {
  static override styles = [...CatElement.styles, figureSheet, sheet];

  override render() {
    const {model} = this;
    return html`<ul aria-label=${model.shell.atTable}>
      ${around(model).map(seat => html`<li class=${model.view.active === seat ? 'acts' : ''}>${this.#seat(seat)}</li>`)}
    </ul>`;
  }

  #seat(seat: Seat) {
    const {model} = this;
    const {view, words, text} = model;
    const {points, left} = view.players[seat]!;
    const own = seat === view.viewer;
    // When the game is over, cards that were not shown count no more.
    const hidden = own && !view.result ? view.points - points : 0;
    return html`<button type="button" aria-haspopup="dialog" data-spot="seat:${seat}" @click=${() => show(this, {open: seat})}>
      <span class="who l-row l-wrap"
        >${mark(model, seat, 24)}<span class="name">${nameOf(model)(seat)}</span>${link(seatOf(model, seat), model.shell)}
        <span class="points unit" data-help="term:points"
          ><rs-symbol name="cat-points" style="--rs-symbol-size:1.3rem"></rs-symbol><span aria-hidden="true">${points + hidden}</span><span class="hidden-text"
            >${text.count.points(points + hidden)}</span
          ></span
        >${lostOf(model, seat)}${hidden > 0 ? html`<span class="hiddenpoints">${words.hiddenOfThem(hidden)}</span>` : nothing}</span
      >
      <span class="figures l-grid l-gap-4">${figuresOf(model, seat)}</span>
      ${
        view.phase === 'discard'
          ? html`<span class="left">${discardsOf(model, seat)}</span>`
          : html`<span class="left" data-help="term:left"
              >${words.leftLabel}
              ${(['road', 'settlement', 'city'] as const).map(piece => html`<span>${pieceIcon(model, piece, seat)} <span aria-hidden="true">${left[piece]}</span><span class="hidden-text">${text.pieces[piece]}: ${words.left(left[piece])}</span></span>`)}</span
            >`
      }
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-seats': RsCatSeats;
  }
}
