import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {SeatStrip} from '../board/strip.ts';
import {cannons, chests, coins, goods, planBadge, rum} from './bits.ts';
import type {PortModel} from './model.ts';
import sheet from './strip.css';
import './element.ts';

/** @summary The strip of the other captains: coins, rum, cannons, and whether their plan is sealed; a tap opens the ship. */
@customElement('rs-port-strip')
export class RsPortStrip extends SeatStrip<PortModel> {
  static override styles = [...SeatStrip.styles, sheet];

  protected override badge(seat: Seat) {
    return planBadge(this.model, this.model.view.ships[seat]!);
  }

  protected override figures(seat: Seat, narrow: boolean) {
    const {model} = this;
    if (model.size === 'phone' && model.view.round === 0) return nothing;
    const ship = model.view.ships[seat]!;
    const full = model.size === 'tablet' || model.table.seats.length < 3;
    return html`${coins(model, ship, 16)}${rum(model, ship, 16)}${narrow && !full ? '' : cannons(model, ship, 17, false)}${full ? html`${goods(model, ship, 16, false)}${chests(model, ship, 16)}` : ''}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-strip': RsPortStrip;
  }
}
