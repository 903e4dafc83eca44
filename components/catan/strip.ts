import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {unit} from '../board/bits.ts';
import {SeatStrip} from '../board/strip.ts';
import type {CatModel} from './model.ts';

/** Points, cards, development cards, knights and road of a seat. */
export function figuresOf(model: CatModel, seat: Seat, all: boolean) {
  const {text, words, view} = model;
  const player = view.players[seat]!;
  return html`
    ${unit('cat-points', player.points, text.count.points(player.points), 17)}
    ${unit('cat-cards', player.cards, text.count.resources(player.cards), 17)}
    ${unit('cat-card', player.development, words.developmentCards(player.development), 17, player.development === 0)}
    ${all ? unit('cat-helm', player.knights, text.count.knights(player.knights), 17, player.knights === 0) : ''}
    ${all ? unit('cat-trail', player.road, words.roadLength(player.road), 17) : ''}
  `;
}

/** @summary The other players in a row. */
@customElement('rs-cat-strip')
export class RsCatStrip extends SeatStrip<CatModel> {
  protected override figures(seat: Seat) {
    return figuresOf(this.model, seat, this.model.size === 'tablet');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-strip': RsCatStrip;
  }
}
