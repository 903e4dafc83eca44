import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {SjPlaceView} from '../../src/games/san-juan/types.ts';
import {base} from '../kit/base.ts';
import {skyOf} from './card.ts';
import cardSheet from './card-sheet.css';
import {said} from './city.ts';
import sheet from './works.css';
import './market.ts';
import {planes, SjElement} from './element.ts';
import {markedOf, type Task, toggled} from './marked.ts';
import {me, prepare} from './model.ts';

/**
 * @summary Where goods are made or sold, except on wide screens: the viewer's production buildings as cards, below the
 * trading house when they are sold. A tap makes the good, or takes its barrel to the market.
 *
 * @fires rs-pick - A building was tapped.
 */
@customElement('rs-sj-works')
export class RsSjWorks extends SjElement {
  static override styles = [base, planes, cardSheet, sheet];

  override render() {
    const {model} = this;
    const {task} = model.view;
    const owner = me(model);
    if (!task || !owner) return nothing;
    const marked = markedOf(model, task);
    return html`${task.verb === 'sell' ? html`<rs-sj-market .model=${model}></rs-sj-market>` : nothing}
      <h2 class="title l-flex l-wrap l-spread">${model.words.yourGoods}<span class="quiet">${model.text.chosen(marked.length, task.most)}</span></h2>
      <ul>
        ${owner.city.map((place, at) => (place.good ? html`<li>${this.#place(place, at, task, marked)}</li>` : nothing))}
      </ul>`;
  }

  #place(place: SjPlaceView, at: number, task: Task, marked: readonly number[]) {
    const {model} = this;
    const {words, text} = model;
    const on = marked.includes(at);
    const price = task.prices[task.of.indexOf(at)];
    const good = place.good ? text.goods[place.good] : '';
    if (!task.of.includes(at))
      return html`<div class="card ${place.class} rests" role="img" aria-label=${said(model, place)} data-help="building:${place.building}">
        ${this.#face(place, place.full, place.full ? words.holdsGood(good) : words.empty)}
      </div>`;
    const sells = price !== undefined;
    const foot = sells ? (on ? words.toSell : words.sellsFor(price)) : on ? `+1 ${good}` : words.empty;
    const gain = sells ? `, ${text.count.cards(price)}` : '';
    return html`<button
      type="button"
      class="card ${place.class} ${on ? 'on' : ''}"
      data-choice
      data-help="building:${place.building}"
      aria-pressed=${on}
      @click=${() => prepare(this, {marked: toggled(model, task, at)})}
    >
      <span class="hidden-text">${said(model, place) + gain}</span>${this.#face(place, sells !== on, foot)}
    </button>`;
  }

  /** @param barrel It stands here: not yet taken to the market, or about to be made. */
  #face(place: SjPlaceView, barrel: boolean, foot: string) {
    return html`<span class="scene" style="--_sky:var(--rs-${skyOf(place)})"
        ><rs-symbol name="sj-${place.building}"></rs-symbol
        ><span class="barrel ${barrel ? '' : 'none'}"><rs-symbol name=${barrel ? `sj-cask-${place.good}` : 'sj-barrel-free'}></rs-symbol></span></span
      >
      <span class="plate" aria-hidden="true">${this.model.text.buildings[place.building].short}</span>
      <span class="foot" aria-hidden="true">${foot}</span>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-works': RsSjWorks;
  }
}
