import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {others} from '../board/seats.ts';
import {SeatStrip} from '../board/strip.ts';
import {built, cards, goods, governor, points, squares, twelve} from './bits.ts';
import {cardSheet} from './card-sheet.ts';
import type {SjModel} from './model.ts';
import './part.ts';

/** @summary The strip of the other players: cards, goods, points, and how far their city is. */
@customElement('rs-sj-strip')
export class RsSjStrip extends SeatStrip<SjModel> {
  static override styles = [
    ...SeatStrip.styles,
    cardSheet,
    css`
      /* Without its house the number of buildings must not be read on from the points. */
      .figures .city {
        padding-inline-start: 2px;
        border-inline-start: 2px solid var(--rs-line);
      }
      /* The same as a picture, on the lower edge. */
      button:has(.edge),
      :host([size='tablet']) button:has(.edge) {
        padding-bottom: 12px;
      }
      .edge {
        position: absolute;
        inset: auto 7px 4px;
        display: flex;
        gap: 2px;
      }
      .edge i {
        flex: 1;
        height: 5px;
        border: 1px solid var(--rs-ink2);
        border-radius: 1.5px;
      }
      .edge .built {
        background: var(--rs-ink);
        border-color: var(--rs-ink);
      }
      /* Too narrow for two digits more: the number stands behind its picture. */
      @container (max-width: 330px) {
        button:has(.edge) {
          padding-bottom: 17px;
        }
        .figures .city {
          position: absolute;
          right: 6px;
          bottom: 3px;
          padding: 0;
          border: 0;
        }
        .edge {
          right: 26px;
          bottom: 7px;
        }
      }
      @container (max-width: 370px) {
        .figures {
          gap: 0;
          --rs-size-body: 0.8125rem;
        }
      }
    `,
  ];

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
      ${roomy ? twelve(model, player) : html`${built(model, player, model.size === 'tablet' || beside < 3 ? 15 : 0)}<span class="edge" aria-hidden="true">${squares(model, player)}</span>`}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-strip': RsSjStrip;
  }
}
