import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {GOODS} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {link} from '../table/link.ts';
import {crown, doubloons, mark, points, unit} from './bits.ts';
import {others, pick, seatOf} from './desk.ts';
import {PrPart, planes} from './part.ts';

/**
 * @summary The other players as narrow cards: mark, name, points, doubloons and the largest stock. A tap opens the
 * whole island. Two rows with four others on a phone, one line with a single one.
 */
@customElement('rs-pr-strip')
export class RsPrStrip extends PrPart {
  static override styles = [
    base,
    planes,
    css`
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
      .who span {
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
        gap: 14px;
      }
      @media (max-width: 345px) {
        .figures {
          --rs-size-body: 0.8125rem;
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
      .acts {
        border-left: 4px solid var(--rs-ok);
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
      .link {
        margin-left: auto;
      }
    `,
  ];

  override render() {
    const seats = others(this.desk);
    if (seats.length === 0) return nothing;
    const narrow = this.desk.size !== 'tablet' && seats.length > 3;
    return html`<ul
      class=${seats.length < 3 ? 'few' : ''}
      aria-label=${this.desk.words.atTable}
      style="--_columns:${narrow ? 2 : Math.max(seats.length, 1)}"
    >
      ${seats.map(seat => html`<li>${this.#card(seat, narrow, narrow || seats.length === 1)}</li>`)}
    </ul>`;
  }

  #card(seat: Seat, narrow: boolean, line: boolean) {
    const {desk} = this;
    const player = desk.view.players[seat]!;
    const acts = desk.table.toAct.includes(seat);
    const most = Math.max(...player.goods);
    const kind = player.goods.lastIndexOf(most);
    return html`<button
      type="button"
      class="${line ? 'line' : ''} ${acts ? 'acts' : ''}"
      aria-haspopup="dialog"
      @click=${() => pick(this, {pick: 'open', seat})}
    >
      <span class="who">
        ${mark(desk, seat, 22)}<span>${seatOf(desk, seat).name}</span>
        ${acts ? html`<span class="hidden-text">(${desk.words.acting})</span>` : nothing}
        ${link(seatOf(desk, seat), desk.shell)}
      </span>
      ${crown(desk, seat)}
      <span class="figures">
        ${points(desk, player, 15)}${doubloons(desk, player, 15)}
        ${most > 0 && !narrow ? unit(GOODS[kind]!, most, desk.text.good(most, GOODS[kind]!), 15) : nothing}
      </span>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-strip': RsPrStrip;
  }
}
