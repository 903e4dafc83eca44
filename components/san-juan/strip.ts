import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {others} from '../board/seats.ts';
import {SeatStrip} from '../board/strip.ts';
import {built, cards, goods, governor, points, squares, twelve} from './bits.ts';
import cardSheet from './card-sheet.css';
import type {SjModel} from './model.ts';
import sheet from './strip.css';
import './element.ts';

/** @summary The strip of the other players: cards, goods, points, and how far their city is. */
@customElement('rs-sj-strip')
export class RsSjStrip extends SeatStrip<SjModel> {
  static override styles = [...SeatStrip.styles, cardSheet, sheet];

  protected override badge(seat: Seat) {
    return governor(this.model, seat);
  }

  protected override figures(seat: Seat, narrow: boolean) {
    const {model} = this;
    const player = model.view.players[seat]!;
    const beside = others(model).length;
    const roomy = model.view.seats < 4 && (model.size === 'tablet' || beside === 1);
    const size = beside < 3 || model.size === 'tablet' ? 15 : 12;
    return html`${cards(model, player, size + 1)}${narrow ? '' : goods(model, player, size)}${points(model, player, size)}
      ${roomy ? twelve(model, player) : html`${built(model, player, model.size === 'tablet' || beside < 3 ? 15 : 0)}<span class="edge l-flex l-gap-2" aria-hidden="true">${squares(model, player)}</span>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-strip': RsSjStrip;
  }
}
