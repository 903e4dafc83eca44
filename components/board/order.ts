import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {base} from '../kit/base.ts';
import {BoardElement} from './element.ts';
import sheet from './order.css';
import planes from './planes.css';
import {around, mark, nameOf} from './seats.ts';

/** @summary The seats in a small ring, clockwise; one may wear the crown, whoever acts has a ring. */
@customElement('rs-seat-order')
export class RsSeatOrder extends BoardElement {
  static override styles = [base, planes, sheet];

  /** The seat with the crown, and what that is called in this game. */
  @property({type: Number}) crowned: Seat = -1;
  @property() office = '';

  override render() {
    const {table, shell} = this.model;
    const seats = around(this.model);
    return html`<ol aria-label=${shell.seatOrder}>
      ${seats.map((seat, i) => {
        // The viewer sits at the bottom; the left neighbour follows clockwise, as seen from above.
        const angle = Math.PI / 2 + (2 * Math.PI * i) / seats.length;
        const acts = table.toAct.includes(seat);
        const crowned = seat === this.crowned;
        return html`<li
          class=${acts ? 'acts' : ''}
          style="--_x:${Math.cos(angle).toFixed(3)};--_y:${Math.sin(angle).toFixed(3)}"
        >
          ${mark(this.model, seat, 18, crowned)}<span class="hidden-text"
            >${nameOf(this.model)(seat)}${crowned ? `, ${this.office}` : ''}${acts ? `, ${shell.acting}` : ''}</span
          >
        </li>`;
      })}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-seat-order': RsSeatOrder;
  }
}
