import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {link} from '../board/link.ts';
import {mark, seatOf} from '../board/seats.ts';
import {chests, coins, planBadge} from './bits.ts';
import {PortElement} from './element.ts';
import {show} from './model.ts';
import sheet from './rivals.css';
import './vessel.ts';

/** @summary A rival's ship on wide screens: its drawing says what it carries; a tap opens it in full. */
@customElement('rs-port-rival')
export class RsPortRival extends PortElement {
  static override styles = [...PortElement.styles, sheet];

  @property({type: Number}) seat: Seat = 0;

  override render() {
    const {model, seat} = this;
    const {view, words, table, shell} = model;
    const ship = view.ships[seat]!;
    const who = seatOf(model, seat);
    const starts = seat === view.start;
    return html`<button
      type="button"
      class=${table.toAct.includes(seat) ? 'acts' : ''}
      aria-haspopup="dialog"
      @click=${() => show(this, {open: seat})}
    >
      <span class="who"
        >${mark(model, seat, 26, starts)}<span class="name">${who.name}</span>${starts ? html`<span class="turn">${words.starts}</span>` : nothing}${planBadge(model, ship)}${link(who, shell)}
        <span class="money l-flex l-gap-8">${chests(model, ship, 18)}${coins(model, ship, 18)}</span></span
      >
      <rs-port-vessel .model=${model} .ship=${ship}></rs-port-vessel>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-rival': RsPortRival;
  }
}
