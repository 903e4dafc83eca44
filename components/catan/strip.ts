import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {unit} from '../board/bits.ts';
import {SeatStrip} from '../board/strip.ts';
import figureSheet from './figures.css';
import {cardsOf, discardsOf, figuresOf, lostOf} from './figures.ts';
import {type CatModel, isBare} from './model.ts';
import sheet from './strip.css';

/** @summary The other players in a row: points under the mark, then cards, development cards, knights, road. */
@customElement('rs-cat-strip')
export class RsCatStrip extends SeatStrip<CatModel> {
  static override styles = [...SeatStrip.styles, figureSheet, sheet];

  protected override figures(seat: Seat) {
    const {model} = this;
    const {text, view} = model;
    if (isBare(model)) return nothing;
    if (view.phase !== 'discard') return figuresOf(model, seat);
    const {points} = view.players[seat]!;
    return html`<span class="points">${unit('cat-points', points, text.count.points(points), 18)}${lostOf(model, seat)}</span>${cardsOf(model, seat)}${discardsOf(model, seat)}`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-strip': RsCatStrip;
  }
}
