import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {SjPlayerView} from '../../src/games/san-juan/types.ts';
import {link} from '../board/link.ts';
import opponentSheet from '../board/opponent-sheet.css';
import {mark, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {built, cards, goods, governor, points, twelve} from './bits.ts';
import cardSheet from './card-sheet.css';
import sheet from './opponent.css';
import './city.ts';
import {planes, SjElement} from './element.ts';
import {show} from './model.ts';

/** @summary Another player's city on wide screens: a street of symbols. A tap opens it full size. */
@customElement('rs-sj-opponent')
export class RsSjOpponent extends SjElement {
  static override styles = [base, planes, cardSheet, opponentSheet, sheet];

  @property({attribute: false}) player!: SjPlayerView;

  override render() {
    const {model, player} = this;
    const acts = model.table.toAct.includes(player.seat);
    const who = seatOf(model, player.seat);
    return html`<button
      type="button"
      data-spot="seat:${player.seat}"
      class="shore ${acts ? 'acts' : ''}"
      aria-haspopup="dialog"
      @click=${() => show(this, {open: player.seat})}
    >
      <header role="none">
        <h3>${mark(model, player.seat, 22)}<span>${who.name}</span>${governor(model, player.seat)}</h3>
        ${link(who, model.shell)}${points(model, player, 18)}
      </header>
      <span class="stock">${cards(model, player, 18)}${goods(model, player, 17)}${twelve(model, player)}${built(model, player, 17)}</span>
      <rs-sj-city small .model=${model} .player=${player}></rs-sj-city>
    </button>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-opponent': RsSjOpponent;
  }
}
