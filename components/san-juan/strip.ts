import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {SeatStrip} from '../board/strip.ts';
import {cards, goods, governor, points, twelve} from './bits.ts';
import {cardSheet} from './card-sheet.ts';
import type {SjModel} from './model.ts';
import './part.ts';

/** @summary The strip of the other players: cards, goods, points, and how far their city is. */
@customElement('rs-sj-strip')
export class RsSjStrip extends SeatStrip<SjModel> {
  static override styles = [...SeatStrip.styles, cardSheet];

  protected override badge(seat: Seat) {
    return governor(this.model, seat);
  }

  protected override figures(seat: Seat, narrow: boolean) {
    const {model} = this;
    const player = model.view.players[seat]!;
    return html`${cards(model, player, 16)}${narrow ? '' : goods(model, player, 15)}${points(model, player, 15)}
      ${model.view.seats > 3 ? html`<span class="unit"><b>${player.city.length}</b><span class="hidden-text">${model.words.ofTwelve(player.city.length)}</span></span>` : twelve(model, player)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-strip': RsSjStrip;
  }
}
