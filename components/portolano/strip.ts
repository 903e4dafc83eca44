import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {SeatStrip} from '../board/strip.ts';
import {cannons, chests, coins, goods, planBadge, rum} from './bits.ts';
import type {PortModel} from './model.ts';
import './part.ts';

/** @summary The strip of the other captains: coins, rum, cannons, and whether their plan is sealed; a tap opens the ship. */
@customElement('rs-port-strip')
export class RsPortStrip extends SeatStrip<PortModel> {
  static override styles = [
    ...SeatStrip.styles,
    css`
      .sealed {
        position: absolute;
        top: -9px;
        right: -3px;
        rotate: 10deg;
      }
      .choosing {
        position: absolute;
        top: -5px;
        right: 6px;
        padding: 0 4px;
        border-radius: 6px;
        background: var(--rs-quay);
        color: var(--rs-onquay);
        font: 800 0.8125rem / 11px var(--rs-display);
      }
      /* Large text: the letter on the mark stands for the name, so that the land keeps its room. */
      @container (max-width: 15rem) {
        ul {
          grid-auto-columns: max-content;
          padding-top: 9px;
        }
        button {
          grid-template: auto / auto auto;
          align-items: center;
          gap: 8px;
          min-height: 2.2rem;
          padding-right: 1.1rem;
        }
        .who > .name {
          position: absolute;
          clip-path: inset(50%);
        }
        .figures {
          gap: 8px;
        }
      }
    `,
  ];

  protected override badge(seat: Seat) {
    return planBadge(this.model, this.model.view.ships[seat]!);
  }

  protected override figures(seat: Seat, narrow: boolean) {
    const {model} = this;
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
