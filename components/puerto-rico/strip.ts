import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {GOODS} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {SeatStrip} from '../board/strip.ts';
import {doubloons, governor, points} from './bits.ts';
import type {PrModel} from './model.ts';
import './element.ts';

/** @summary The strip of the other players: points, doubloons and the largest stock; the governor wears the crown. */
@customElement('rs-pr-strip')
export class RsPrStrip extends SeatStrip<PrModel> {
  protected override badge(seat: Seat) {
    return governor(this.model, seat);
  }

  protected override figures(seat: Seat, narrow: boolean) {
    const {model} = this;
    const player = model.view.players[seat]!;
    const most = Math.max(...player.goods);
    const good = GOODS[player.goods.lastIndexOf(most)]!;
    return html`${points(model, player, 15)}${doubloons(model, player, 15)}
      ${most > 0 && !narrow ? unit(good, most, model.text.good(most, good), 15) : nothing}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-strip': RsPrStrip;
  }
}
