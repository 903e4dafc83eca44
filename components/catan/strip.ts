import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {unit} from '../board/bits.ts';
import {SeatStrip} from '../board/strip.ts';
import {cardsOf, discardsOf, figureSheet, figuresOf} from './figures.ts';
import type {CatModel} from './model.ts';

/** @summary The other players in a row: points under the mark, then cards, development cards, knights, road. */
@customElement('rs-cat-strip')
export class RsCatStrip extends SeatStrip<CatModel> {
  static override styles = [
    ...SeatStrip.styles,
    figureSheet,
    css`
      .figures,
      .few .figures {
        display: grid;
        grid-template: auto auto / auto minmax(0, 1fr) minmax(1.75rem, auto);
        gap: 0 4px;
        justify-content: stretch;
        align-items: center;
        overflow: visible;
      }
      /* As high as its symbol, so that all stand on one line. */
      .figures > * {
        display: flex;
        align-items: center;
      }
      .figures .unit {
        line-height: 1;
      }
      @container (max-width: 330px) {
        /* Two lines of them, all of which have room. */
        .figures {
          max-height: none;
        }
        .plus {
          display: none;
        }
        .figures,
        .few .figures {
          grid-template-columns: auto minmax(0, 1fr) auto;
          column-gap: 2px;
        }
        .figures rs-symbol {
          --rs-symbol-size: 0.95rem !important;
        }
      }
      .figures .points {
        grid-row: 1 / 3;
      }
      :is(li, .figures) {
        min-width: 0;
      }
      .figures :is(.owes, .done, .quiet) {
        grid-area: 2 / 2 / 3 / 4;
        min-width: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font: 600 var(--rs-size-caption) / 1.1 var(--rs-display);
      }
      button {
        gap: 1px;
        padding-block: 3px;
      }
      :host([size='tablet']) .figures {
        grid-template: auto / repeat(5, auto);
        justify-content: space-between;
      }
      :host([size='tablet']) .figures .points {
        grid-row: auto;
      }
      :host([size='low']) .figures {
        grid-template: auto / repeat(3, auto);
        justify-content: space-between;
      }
      :host([size='low']) :is(.figures > :nth-child(n + 4), .plus) {
        display: none;
      }
      :host([size='low']) .figures .points {
        grid-row: auto;
      }
    `,
  ];

  protected override figures(seat: Seat) {
    const {model} = this;
    const {text, view} = model;
    if (view.phase !== 'discard') return figuresOf(model, seat);
    const {points} = view.players[seat]!;
    return html`<span class="points">${unit('cat-points', points, text.count.points(points), 18)}</span>${cardsOf(model, seat)}${discardsOf(model, seat)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-strip': RsCatStrip;
  }
}
