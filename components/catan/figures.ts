/** The figures of a seat, wherever they stand: in the strip, in the column of a wide screen, over the board. */

import {html, nothing} from 'lit';
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import {AWARD_POINTS} from '../../src/games/catan/data.ts';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import type {CatModel} from './model.ts';

/** Cards in hand, with what the present roll has brought. */
export function cardsOf(model: CatModel, seat: Seat) {
  const {cards} = model.view.players[seat]!;
  const gained = sum(model.gains[seat] ?? []);
  return html`<span class="got" data-help="term:hand" data-cards-of=${seat}
    >${unit('cat-cards', cards, model.text.count.resources(cards), 18)}${gained > 0 ? html`<b class="plus" aria-hidden="true">+${gained}<span class="kinds">${RESOURCES.map((kind, i) => (model.gains[seat]![i]! > 0 ? symbol(`cat-${kind}`, 15) : nothing))}</span></b>` : nothing}</span
  >`;
}

/** What the seat has lost of its points since the viewer's last move, and with which award; nothing where it has lost none. */
export function lostOf({losses, text, words}: CatModel, seat: Seat) {
  const lost = losses[seat] ?? [];
  if (lost.length === 0) return nothing;
  const points = AWARD_POINTS * lost.length;
  return html`<b class="minus" data-lost=${seat}><span aria-hidden="true">−${points}</span><span class="hidden-text"
      >${words.lost(
        points,
        lost.map(award => text.terms[award]),
      )}</span
    ></b>`;
}

/** Points, cards, development cards, knights and road of a seat; awards are lit. */
export function figuresOf(model: CatModel, seat: Seat) {
  const {text, words, view} = model;
  const player = view.players[seat]!;
  const {development, knights, road, longestRoad, largestArmy} = player;
  return html`
    <span class="points" data-help="term:points">${unit('cat-points', player.points, text.count.points(player.points), 18)}${lostOf(model, seat)}</span>
    ${cardsOf(model, seat)}
    <span data-help="term:development">${unit('cat-card', development, words.developmentCards(development), 18, development === 0)}</span>
    <span class=${largestArmy ? 'award' : ''} data-help="term:largestArmy"
      >${unit('cat-knight', knights, `${text.count.knights(knights)}${largestArmy ? `, ${text.terms.largestArmy}` : ''}`, 18, knights === 0)}</span
    >
    <span class=${longestRoad ? 'award' : ''} data-help="term:longestRoad"
      >${unit('cat-trail', road, `${words.roadLength(road)}${longestRoad ? `, ${text.terms.longestRoad}` : ''}`, 18)}</span
    >
  `;
}

/** After a seven: who still owes how many cards. */
export function discardsOf(model: CatModel, seat: Seat) {
  const {view, words} = model;
  if (view.phase !== 'discard') return nothing;
  const owes = view.players[seat]!.sevenCosts;
  if (view.discarding.includes(seat)) return html`<span class="owes">${words.owes(owes)}</span>`;
  return owes > 0
    ? html`<span class="done">✓ ${words.sealed}</span>`
    : html`<span class="quiet">${words.safe}</span>`;
}
