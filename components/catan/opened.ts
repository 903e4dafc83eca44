import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import {nameOf} from '../board/seats.ts';
import sheet from './opened.css';
import '../kit/dialog.ts';
import './costs.ts';
import {CatElement} from './element.ts';
import {show} from './model.ts';
import './places.ts';
import './rolls.ts';
import figureSheet from './figures.css';
import {figuresOf} from './figures.ts';
import {pieceIcon} from './tiles.ts';

/** @summary What lies over the board: another seat's figures, the rolls so far, the costs, or the island as lists. */
@customElement('rs-cat-opened')
export class RsCatOpened extends CatElement {
  static override styles = [...CatElement.styles, figureSheet, sheet];

  override render() {
    const {model} = this;
    const {open, panel, view, words} = model;
    const titles = {rolls: words.rolls, costs: words.costs, places: words.island};
    return html`${this.#dialog(open === null ? null : nameOf(model)(open), open !== null && view.players[open] ? this.#seat(open) : nothing)}
    ${this.#dialog(panel && titles[panel], this.#panel())}`;
  }

  /** @param heading null while it is closed */
  #dialog(heading: string | null, body: unknown) {
    return html`<rs-dialog
      ?open=${heading !== null}
      heading=${heading ?? ''}
      closeLabel=${this.model.shell.backToTable}
      @rs-close=${() => show(this, {open: null, panel: null})}
      >${body}</rs-dialog
    >`;
  }

  /** One tap there, one tap back. */
  #seat(seat: Seat) {
    const {model} = this;
    const {words, text} = model;
    const {left, cards, sevenCosts} = model.view.players[seat]!;
    return html`<div>
      <div class="figures l-flex l-wrap">${figuresOf(model, seat)}</div>
      <p class="quiet">${words.leftLabel}</p>
      <div class="figures l-flex l-wrap">
        ${(['road', 'settlement', 'city'] as const).map(piece => html`<span class="unit" data-left=${piece}>${pieceIcon(model, piece, seat)} <span aria-hidden="true">${left[piece]}</span><span class="hidden-text">${text.pieces[piece]}: ${words.left(left[piece])}</span></span>`)}
      </div>
      ${sevenCosts > 0 ? html`<p>${words.ask.sevenCosts(cards, sevenCosts)}</p>` : nothing}
    </div>`;
  }

  #panel() {
    const {model} = this;
    switch (model.panel) {
      case 'rolls':
        return html`<rs-cat-rolls .model=${model}></rs-cat-rolls>`;
      case 'costs':
        return html`<rs-cat-costs .model=${model}></rs-cat-costs>`;
      case 'places':
        return html`<rs-cat-places .model=${model}></rs-cat-places>`;
      default:
        return nothing;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-opened': RsCatOpened;
  }
}
