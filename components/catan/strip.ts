import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {unit} from '../board/bits.ts';
import {SeatStrip} from '../board/strip.ts';
import type {CatModel} from './model.ts';
import {total} from './trade-terms.ts';

/** Cards in hand, with what the present roll has brought. */
function cardsOf(model: CatModel, seat: Seat) {
  const {cards} = model.view.players[seat]!;
  const gained = total(model.gains[seat] ?? []);
  return html`<span class="got" data-help="term:hand" data-cards-of=${seat}
    >${unit('cat-cards', cards, model.text.count.resources(cards), 18)}${gained > 0 ? html`<b class="plus" aria-hidden="true">+${gained}</b>` : nothing}</span
  >`;
}

/** Points, cards, development cards, knights and road of a seat; awards are lit. */
export function figuresOf(model: CatModel, seat: Seat) {
  const {text, words, view} = model;
  const player = view.players[seat]!;
  const {development, knights, road, longestRoad, largestArmy} = player;
  return html`
    <span class="points" data-help="term:points">${unit('cat-points', player.points, text.count.points(player.points), 18)}</span>
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

export const figureSheet = css`
  .got {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
  .plus {
    color: var(--rs-ok);
    font: 700 var(--rs-size-body) / 1 var(--rs-display);
  }
  .award {
    justify-self: start;
    margin: -1px -4px -1px -3px;
    padding: 1px 4px 1px 3px;
    border-radius: 6px;
    background: var(--rs-gold);
    color: var(--rs-oncoral);
  }
  .owes {
    color: var(--rs-coraltxt);
    font-weight: 700;
  }
  .done {
    color: var(--rs-ok);
    font-weight: 700;
  }
`;

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
        gap: 2px 4px;
        justify-content: stretch;
        align-items: center;
        overflow: visible;
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
