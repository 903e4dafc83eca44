import {css, html, nothing} from 'lit';
import type {Seat} from '../../src/engine/game.ts';
import type {SeatView} from '../../src/table/view-model.ts';
import {base} from '../kit/base.ts';
import {link} from './link.ts';
import type {BoardModel} from './model.ts';
import {BoardPart} from './part.ts';
import {pick} from './pick.ts';
import {planes} from './planes.ts';
import {mark, others, seatOf} from './seats.ts';

/**
 * The other players as narrow cards: mark, name, and the figures of the game. A tap opens the whole board of the seat
 * (`look.open`). Two rows with four others on a phone, one line with a single one.
 */
export abstract class SeatStrip<M extends BoardModel> extends BoardPart<M> {
  static override styles = [
    base,
    planes,
    css`
      :host {
        container-type: inline-size;
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(max(6rem, 100% / var(--_columns) - 8px), 1fr));
        gap: 4px;
        padding: 0 6px;
      }
      button {
        position: relative;
        display: grid;
        grid-template: auto auto / minmax(0, 1fr);
        gap: 3px;
        width: 100%;
        height: 100%;
        min-height: 3.15rem;
        padding: 4px 5px;
        background: var(--rs-card);
        border-radius: var(--rs-radius-card);
        align-content: center;
        color: var(--rs-ink);
      }
      .line {
        min-height: 2.75rem;
        grid-template: auto / minmax(0, 1fr) auto;
        align-items: center;
      }
      .who {
        display: flex;
        align-items: center;
        gap: 5px;
        min-width: 0;
        font: 700 var(--rs-size-number) / 1.15 var(--rs-display);
      }
      .name {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .figures {
        display: flex;
        justify-content: space-between;
        gap: 2px;
        overflow: hidden;
      }
      .few .figures {
        justify-content: flex-start;
        gap: min(14px, 3cqi);
      }
      @container (max-width: 330px) {
        .who {
          gap: 3px;
          font-size: 0.875rem;
        }
        .figures {
          gap: 0;
          --rs-size-body: 0.8125rem;
          /* What has no room left is not there, rather than half there. */
          flex-wrap: wrap;
          row-gap: 1rem;
          max-height: 1.25rem;
        }
      }
      .figures .unit {
        gap: 1px;
        font-size: var(--rs-size-body);
      }
      button > rs-symbol {
        position: absolute;
        top: -7px;
        right: 5px;
        rotate: 10deg;
      }
      /* Whoever is waited for, on the corner of the mark: the name keeps its room. */
      .face {
        position: relative;
        flex: none;
        display: grid;
      }
      .busy {
        position: absolute;
        right: -6px;
        top: -6px;
        border-radius: 50%;
        background: var(--rs-card);
        --rs-symbol-size: 14px;
      }
      .acts {
        border-left: 4px solid var(--rs-ok);
        padding-left: 1px;
      }
      [aria-expanded='true'] {
        background: var(--rs-sunk);
      }
      :host([size='tablet']) ul {
        gap: 8px;
        padding: 0 12px;
      }
      :host([size='tablet']) button {
        min-height: 3.5rem;
        padding: 6px 10px;
      }
      :host([size='tablet']) .acts {
        padding-left: 6px;
      }
      .link {
        margin-left: auto;
      }
      /* Who cannot be reached, for the same reason on the edge of the card, beside the crown if there is one. */
      :host(:not([size='tablet'])) .far {
        position: absolute;
        top: -11px;
        right: 4px;
        padding: 1px;
        border-radius: 50%;
        background: var(--rs-card);
      }
      :host(:not([size='tablet'])) button:has(> rs-symbol) .far {
        right: 28px;
      }
      .far {
        display: grid;
        margin-left: auto;
      }
      /* Large text: one row that scrolls, so that the land keeps its place. */
      @container (max-width: 15rem) {
        ul {
          grid-auto-flow: column;
          grid-template-columns: none;
          grid-auto-columns: minmax(9rem, 1fr);
          overflow-x: auto;
        }
      }
    `,
  ];

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
      <span class="who">
        <span class="face"
          >${mark(model, seat, 22)}${acts ? html`<rs-symbol class="busy" name="clock"></rs-symbol>` : nothing}</span
        ><span class="name">${who.name}</span>
        ${acts ? html`<span class="hidden-text">(${model.shell.acting})</span>` : nothing}
        ${who.kind === 'bot' ? link(who, model.shell) : this.#far(who)}
      </span>
      ${this.badge(seat)}
      <span class="figures">${this.figures(seat, narrow)}</span>
    </button>`;
  }

  #far(who: SeatView) {
    const sign = link(who, this.model.shell);
    return sign === nothing ? nothing : html`<span class="far">${sign}</span>`;
  }
}
