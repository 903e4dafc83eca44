import {html, nothing} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import type {SeatView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {BoardElement} from './element.ts';
import {link} from './link.ts';
import type {BoardModel} from './model.ts';
import {pick} from './pick.ts';
import planes from './planes.css';
import {mark, others, seatOf} from './seats.ts';
import sheet from './strip.css';

/**
 * The other players as narrow cards: mark, name, and the figures of the game. A tap opens the whole board of the seat
 * (`look.open`). Two rows with four others on a phone, one line with a single one.
 */
export abstract class SeatStrip<M extends BoardModel> extends BoardElement<M> {
  static override styles = [base, planes, sheet];

  /** Key figures of a seat. @param narrow there is room for two only */
  protected abstract figures(seat: Seat, narrow: boolean): unknown;

  /** What sits on the edge of a card: a crown; nothing for most. */
  protected badge(_seat: Seat): unknown {
    return nothing;
  }

  override render() {
    const {model} = this;
    const seats = others(model);
    if (seats.length === 0) return nothing;
    const narrow = model.size !== 'tablet' && seats.length > 3;
    return html`<ul
      class=${seats.length < 3 ? 'few' : ''}
      aria-label=${model.shell.atTable}
      style="--_columns:${narrow ? 2 : Math.max(seats.length, 1)}"
    >
      ${seats.map(seat => html`<li>${this.#card(seat, narrow, seats.length === 1)}</li>`)}
    </ul>`;
  }

  #card(seat: Seat, narrow: boolean, line: boolean) {
    const {model} = this;
    const acts = model.table.toAct.includes(seat);
    const who = seatOf(model, seat);
    return html`<button
      type="button"
      class="${line ? 'line' : ''} ${acts ? 'acts' : ''}"
      aria-haspopup="dialog"
      data-spot="seat:${seat}"
      @click=${() => pick(this, {pick: 'look', change: {open: seat}})}
    >
      <span class="who l-row l-gap-5">
        <span class="face"
          >${mark(model, seat, 22)}${acts ? html`<rs-symbol class="busy" name="clock"></rs-symbol>` : nothing}</span
        ><span class="name l-cut">${who.name}</span>
        ${acts ? html`<span class="hidden-text">(${model.shell.acting})</span>` : nothing}
        ${who.kind === 'bot' || who.standIn !== null ? link(who, model.shell) : this.#far(who)}
      </span>
      ${this.badge(seat)}
      <span class="figures l-flex l-spread l-gap-2">${this.figures(seat, narrow)}</span>
    </button>`;
  }

  #far(who: SeatView) {
    const sign = link(who, this.model.shell);
    return sign === nothing ? nothing : html`<span class="far">${sign}</span>`;
  }
}
