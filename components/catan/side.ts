import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {link} from '../board/link.ts';
import {around, mark, nameOf, seatOf} from '../board/seats.ts';
import {discardsOf, figureSheet, figuresOf} from './figures.ts';
import {show} from './model.ts';
import {CatPart} from './part.ts';
import {pieceIcon} from './tiles.ts';

/** @summary All seats with their figures and what they have left, for wide screens. */
@customElement('rs-cat-seats')
export class RsCatSeats extends CatPart {
  static override styles = [
    ...CatPart.styles,
    figureSheet,
    css`
      ul {
        display: grid;
        gap: 8px;
      }
      button {
        display: grid;
        gap: 6px;
        width: 100%;
        padding: 9px 12px 10px;
        border-radius: var(--rs-radius-panel);
        background: var(--rs-sand);
        color: var(--rs-ink);
      }
      .acts button {
        background: var(--rs-card);
        box-shadow: 0 0 0 4px var(--rs-foam);
      }
      .who {
        display: flex;
        align-items: center;
        gap: 9px;
        min-width: 0;
        font: 700 var(--rs-size-row) / 1.15 var(--rs-display);
      }
      .name {
        flex: 1;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .who .points .unit {
        font-size: var(--rs-size-key);
      }
      .hiddenpoints {
        color: var(--rs-ink2);
        font: 500 var(--rs-size-caption) / 1 var(--rs-display);
      }
      .figures {
        display: grid;
        grid-template-columns: 1.5fr repeat(3, 1fr);
        align-items: center;
        gap: 4px;
      }
      .figures > .points {
        display: none;
      }
      .left {
        display: flex;
        align-items: center;
        gap: 14px;
        color: var(--rs-ink2);
        font: 500 var(--rs-size-caption) / 1 var(--rs-display);
      }
      .left > span {
        display: inline-flex;
        align-items: center;
        gap: 3px;
      }
      .left .pieceicon {
        width: 20px;
        height: 18px;
      }
      .pieceicon .piece,
      .pieceicon .light {
        stroke: var(--rs-edge);
        stroke-width: 6;
      }
      .pieceicon .light {
        fill: var(--rs-window);
      }
      .pieceicon .casing {
        fill: none;
      }
    `,
  ];

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
    const hidden = own ? view.points - points : 0;
    return html`<button type="button" aria-haspopup="dialog" data-spot="seat:${seat}" @click=${() => show(this, {open: seat})}>
      <span class="who"
        >${mark(model, seat, 24)}<span class="name">${nameOf(model)(seat)}</span>${link(seatOf(model, seat), model.shell)}
        <span class="points unit" data-help="term:points"
          ><rs-symbol name="cat-points" style="--rs-symbol-size:1.3rem"></rs-symbol><span aria-hidden="true">${points + hidden}</span><span class="hidden-text"
            >${text.count.points(points + hidden)}</span
          ></span
        >${hidden > 0 ? html`<span class="hiddenpoints">${words.hiddenOfThem(hidden)}</span>` : nothing}</span
      >
      <span class="figures">${figuresOf(model, seat)}</span>
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
