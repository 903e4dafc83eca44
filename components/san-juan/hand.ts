import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {SjCardView, SjHandCardView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import {base} from '../kit/base.ts';
import {building, hasTray, leavesHand, tapped} from './build.ts';
import {type CardLook, cardFace, cardName} from './card.ts';
import {cardSheet} from './card-sheet.ts';
import {covers} from './cover.ts';
import {isLeaving, markedOf, toggled} from './marked.ts';
import {asked, prepare, type SjModel} from './model.ts';
import {planes, SjPart} from './part.ts';

/** Cards of a hand at rest that stand side by side on a phone. */
const SLIVERS = 12;
/** Cards that stand side by side on a tablet, at most. */
const ROW = 8;

/**
 * @summary The viewer's cards: slivers at rest, whole cards while they are decided about. What is chosen rises, what
 * leaves the hand sinks. No card hides another; they narrow.
 *
 * @fires rs-pick - A card was tapped.
 */
@customElement('rs-sj-hand')
export class RsSjHand extends SjPart {
  static override styles = [
    base,
    planes,
    cardSheet,
    css`
      .swaps {
        color: var(--rs-ink2);
        font: 400 var(--rs-size-body) / 1.1 var(--rs-text);
      }
      h2 {
        display: flex;
        flex-wrap: wrap;
        align-items: baseline;
        gap: 2px 10px;
        padding: 0 4px 6px;
        font: 700 var(--rs-size-label) / 1.1 var(--rs-display);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(4.6rem, (100% - 12px) / 3 - 0.1px), 1fr));
        gap: 12px 6px;
        padding: 2px 4px 8px;
      }
      .sliver {
        grid-template-columns: repeat(var(--_cards), minmax(0, 1fr));
        gap: 4px;
      }
      .folded {
        grid-template-columns: repeat(auto-fill, minmax(var(--rs-touch), 1fr));
        gap: 8px 5px;
      }
      :host {
        container-type: inline-size;
      }
      .fan {
        display: flex;
        flex-wrap: wrap;
        gap: 12px var(--_gap);
        justify-content: center;
        /* Room for the word on the edge of a card that is kept. */
        padding: 12px 0 8px;
      }
      .fan li {
        flex: 0 1 min(8.5rem, max(5rem, 100% / var(--_across) - var(--_gap)));
        min-width: 0;
      }
      /* Held like a fan, as far as there is room between them: what is kept stands upright and nearer. */
      @container (min-width: 21rem) {
        .fan li {
          rotate: var(--_tilt);
          transition: rotate var(--rs-time-leave) ease-out;
        }
        .fan li:has(.chosen) {
          rotate: none;
          scale: var(--_near);
          z-index: 1;
        }
        .fan li:has(.gone) {
          scale: 0.97;
        }
      }
      :host(:is([size='tablet'], [size='wide'])) .fan {
        flex-wrap: nowrap;
        gap: 10px;
        padding-bottom: 18px;
      }
      :host(:is([size='tablet'], [size='wide'])) .fan li {
        flex-basis: 8.5rem;
      }
      :host(:is([size='tablet'], [size='wide'])) h2:has(+ .fan) {
        justify-content: center;
      }
      /* Cards of a row are equally high, and their names stand in one line. */
      :is(.row, .fan) > li {
        display: grid;
      }
      :is(.row, .fan) .card:has(.said:not(.bare)) {
        grid-template-rows: auto auto minmax(0, 1fr);
      }
      .fan .card {
        min-height: 8.6rem;
      }
      .fan .foot {
        min-height: 2.9rem;
      }
      /* As many in each row, unless text is large. */
      :host([size='tablet']) .row {
        grid-template-columns: repeat(
          auto-fill,
          max(5.2rem, min(8.2rem, (100% - 6px * (var(--_across) - 1)) / var(--_across) - 0.1px))
        );
      }
      :host([size='wide']) .row {
        display: flex;
        gap: 8px;
        padding: 25px 6px 0;
      }
      :host([size='wide']) .row li {
        flex: 1 1 0;
        min-width: 0;
        max-width: 8.2rem;
      }
      /* It stands in the water: its lower edge is under the wave of the quay, what pays sinks, what is built rises out of it. */
      /* More than two rows on a phone: lower ones, so that three stand above the quay with its tray. */
      .low {
        row-gap: 6px;
        padding-block: 2px 0;
      }
      .low .card {
        min-height: 4.6rem;
      }
      .low .scene {
        min-height: 2.9rem;
      }
      .low .price {
        top: 4px;
      }
      .low .worth {
        top: 2.0625rem;
      }
      @media (max-width: 340px) {
        .low .scene > rs-symbol {
          --rs-symbol-size: min(2.5rem, 100%);
        }
      }
      @media (min-height: 740px) {
        .low .card {
          min-height: 6rem;
        }
      }
      /* Why it cannot be built stands beside price and points, before its pale drawing. */
      .low .scene,
      .low .foot:not(.bare) {
        grid-area: 1 / 1;
      }
      .low .foot:not(.bare) {
        z-index: 1;
        place-self: center end;
        min-height: 0;
        margin: 0 2px 0 1.95rem;
        padding: 2px 3px;
        border-radius: 6px;
        background: color-mix(in srgb, var(--rs-card) 92%, transparent);
        font-size: 0.75rem;
        line-height: 1.05;
      }
      .low .card > .plate {
        min-height: 1.35rem;
        border-bottom: 0;
        border-radius: 0 0 7px 7px;
      }
      /* Nothing that can be built, though it may pay. */
      .cannot .scene > rs-symbol {
        opacity: 0.5;
      }
      .cannot .foot,
      .cannot .foot b {
        color: var(--rs-coraltxt);
      }
      .cannot .foot span {
        color: var(--rs-ink);
      }
      /* Beside the cards that are decided about, those at rest are low ones. */
      :host([size='wide']) .fan + h2 + .row .card {
        min-height: 7.4rem;
        padding-bottom: 16px;
      }
      .fan + h2 + .row .foot {
        display: none;
      }
      :host([size='tablet']) .fan + h2 + .row .card {
        grid-template-rows: minmax(0, 1fr) auto;
      }
      :host([size='tablet']) .fan + h2 + .row .plate {
        border-bottom: 0;
        border-radius: 0 0 7px 7px;
      }
      :host([size='wide']) .fan + h2 + .row {
        padding-top: 4px;
      }
      /* Its lower edge stands under water, no words do; what pays sinks to its name, what is built rises out of it. */
      :host([size='wide']) .row .card {
        min-height: 11.2rem;
        margin-bottom: -8px;
        --_sunk: 2.5rem;
      }
      :host([size='wide']) .row .chosen {
        translate: 0 -1.5rem;
      }
      :host([size='wide']) .row .pays .foot {
        visibility: hidden;
      }
      :host([size='wide']) .row .scene {
        min-height: 4.9rem;
      }
      :host([size='wide']) .row .foot {
        min-height: 3.1rem;
        padding-bottom: 24px;
        line-height: 1.12;
      }
      :host([size='wide']) .many .scene {
        min-height: 4.2rem;
      }
      :host([size='wide']) .many .foot {
        padding-inline: 1px;
        font-size: 0.75rem;
      }
      button.card {
        font-size: inherit;
      }
    `,
  ];

  #folded = false;

  /** What the hand makes room for comes into sight. */
  protected override updated(): void {
    const folded = covers(this.model);
    if (folded && !this.#folded) this.closest('.content')?.scrollTo({top: 0});
    this.#folded = folded;
  }

  override render() {
    const {model} = this;
    const {phase, drawn, mine} = model.view;
    if (phase === 'take') return this.#fan(model.words.cardsTurnedUp, mine, card => this.#mined(card));
    if (phase === 'keep' && drawn.length > 0)
      return html`${this.#fan(model.words.cardsDrawn, drawn, card => this.#marked(card, true))}${this.#rest()}`;
    return this.#hand();
  }

  #fan(title: string, cards: readonly SjCardView[], card: (card: SjCardView) => unknown) {
    const {length} = cards;
    const across = length > 6 ? 4 : length === 4 ? 2 : 3;
    const {size} = this.model;
    const row = size === 'wide' || size === 'tablet' ? length : across;
    return html`<h2>${title}</h2>
      <ul class="fan" style="--_across:${across};--_gap:${row === 4 ? 6 : 10}px;--_near:${row === 4 ? 1 : 1.04}">${cards.map((each, i) => html`<li style="--_tilt:${tilt(i, length, row)}deg">${card(each)}</li>`)}</ul>`;
  }

  #hand() {
    const {model} = this;
    const phase = asked(model);
    const {hand} = model.view;
    if (hand.length === 0) return nothing;
    const marks =
      model.view.task?.verb === 'keep' ||
      model.view.task?.verb === 'discard' ||
      model.view.task?.verb === 'tuck';
    if (phase === 'builder') return this.#list(hand, card => this.#buildable(card));
    if (phase !== null && marks) return this.#list(hand, card => this.#marked(card, false));
    return this.#rest();
  }

  #list(hand: readonly SjHandCardView[], card: (card: SjHandCardView) => unknown) {
    const folded = covers(this.model);
    return html`<h2 class=${folded || lower(this.model) ? 'hidden-text' : ''}>${this.#title()}</h2>
      <ul class=${folded ? 'sliver folded' : lower(this.model) ? 'row low' : hand.length > 9 ? 'row many' : 'row'} style="--_across:${across(hand.length)}">${hand.map(each => html`<li>${card(each)}</li>`)}</ul>`;
  }

  /** At rest: slivers on a phone, whole cards where there is room. */
  #rest() {
    const {model} = this;
    const {hand} = model.view;
    if (hand.length === 0) return nothing;
    const whole = model.size === 'wide' || model.size === 'tablet';
    // A large hand lies in two rows: slivers that are narrower tell nothing.
    const rows = hand.length > SLIVERS ? 2 : 1;
    // On a phone slivers speak for themselves, and their number stands on the quay.
    return html`<h2 class=${whole ? '' : 'hidden-text'}>${this.#title()}</h2>
      <ul class=${whole ? 'row' : 'sliver'} data-spot="seat:${model.view.viewer}:hand" style="--_cards:${Math.max(Math.ceil(hand.length / rows), 6)};--_across:${across(hand.length)}">
        ${hand.map(card => html`<li>${this.#plain(card)}</li>`)}
      </ul>`;
  }

  #title() {
    const {model} = this;
    const {length} = model.view.hand;
    const swaps = !hasTray(model) && (building(model)?.pay.length ?? 0) > 0;
    return html`${model.words.yourHand}<span class="quiet">${model.text.count.cards(length)}</span
      >${swaps ? html`<span class="swaps">${model.words.sunkPays}</span>` : nothing}`;
  }

  #plain(card: SjHandCardView) {
    const {model} = this;
    const site = card.sites[0];
    const price = site?.price ?? card.cost;
    return html`<div
      class="card ${card.class}"
      role="img"
      data-help="building:${card.building}"
      aria-label=${cardName(model, card, priceSaid(model, card, price))}
    >
      ${cardFace(model, card, {price: card.cost, foot: effect(model, card), said: true})}
    </div>`;
  }

  #buildable(card: SjHandCardView) {
    const {model} = this;
    const now = building(model);
    const chosen = now?.card.handle === card.handle;
    const pays = now?.pay.includes(card.handle) ?? false;
    const site = chosen ? now!.site : card.sites[0]!;
    const {refusal, price} = site;
    const can = card.sites.some(each => !each.refusal);
    const why = refusal && !can ? model.words.whyNot(refusal) : '';
    const left = pays && leavesHand(model);
    const foot = pays && !left ? '' : why || (lower(model) ? '' : sum(model, card, price));
    const wide = model.size === 'wide';
    // Beside the drawing the sum would leave no room for what the building does: there the old price is struck through.
    const told = wide ? (why ? html`<b>${why}</b>` : effect(model, card)) : foot;
    const look: CardLook = {
      price,
      foot: told,
      said: wide,
      was: wide && price !== card.cost,
      left,
      ...(pays && !left ? {tag: model.words.pays, icon: 'sj-down'} : {}),
    };
    const reason = refusal && !can ? (model.text.refusals[refusal.code]?.(refusal.details) ?? '') : '';
    const name = cardName(model, card, priceSaid(model, card, price), pays ? model.words.pays : reason);
    return html`<button
      type="button"
      class="card ${card.class} ${chosen ? 'chosen' : ''} ${left ? 'hole' : pays ? 'pays' : ''} ${refusal && !can && !now ? 'cannot' : ''}"
      data-choice
      data-help="building:${card.building}"
      aria-pressed=${chosen || pays}
      aria-disabled=${!can && !now}
      @click=${() => prepare(this, {build: tapped(model, card)})}
    >
      ${cardFace(model, card, {...look, name})}
    </button>`;
  }

  /** A card that may stay or go. `drawn`: what it does is told. */
  #marked(card: SjCardView, drawn: boolean) {
    const {model} = this;
    const {task} = model.view;
    if (!task) return this.#still(card);
    const marked = markedOf(model, task);
    const on = marked.includes(card.handle);
    const keeps = task.verb === 'keep';
    const full = marked.length >= task.most;
    const left = on && isLeaving(task) && leavesHand(model);
    const state = on ? (keeps ? 'chosen' : left ? 'hole' : 'pays') : keeps && full ? 'gone' : '';
    const {keep, tucked, goes} = model.words;
    const word = on ? (keeps ? keep : task.verb === 'tuck' ? tucked : goes) : undefined;
    const look: CardLook = {
      foot: drawn || model.size === 'wide' ? effect(model, card) : '',
      said: true,
      left,
      ...(word === undefined || left ? {} : {tag: word, icon: keeps ? 'check' : 'sj-down'}),
    };
    return html`<button
      type="button"
      class="card ${card.class} ${state}"
      data-choice
      data-help="building:${card.building}"
      ?disabled=${!model.deciding}
      aria-pressed=${on}
      @click=${() => prepare(this, {marked: toggled(model, task, card.handle)})}
    >
      ${cardFace(model, card, {...look, name: cardName(model, card, costSaid(model, card), word ?? '')})}
    </button>`;
  }

  #mined(card: SjCardView) {
    const {model} = this;
    const action = {type: 'take', card: card.handle} as const;
    const name = cardName(model, card, costSaid(model, card));
    const inside = cardFace(model, card, {foot: effect(model, card), said: true, name});
    if (!model.deciding || !isOffered(model.table.choices, {...action})) return this.#still(card);
    return choice(model, action, inside, {
      look: `card ${card.class}`,
      help: `building:${card.building}`,
    });
  }

  #still(card: SjCardView) {
    const {model} = this;
    return html`<div class="card ${card.class}" role="img" aria-label=${cardName(model, card, costSaid(model, card))}>
      ${cardFace(model, card, {foot: effect(model, card), said: true})}
    </div>`;
  }
}

/** How far a card of a fan leans out of its middle, in degrees: more where fewer stand side by side. */
function tilt(at: number, cards: number, row: number): number {
  const beside = Math.min(row, cards - (at - (at % row)));
  return ((at % row) - (beside - 1) / 2) * (row < 4 ? 3 : row < 6 ? 1.4 : 1);
}

/** Cards of a row on a tablet: rows as even as can be. */
const across = (cards: number): number => Math.max(4, Math.ceil(cards / Math.ceil(cards / ROW)));

/** A hand of more than two rows, on a phone. */
const lower = ({size, view}: SjModel): boolean => size === 'phone' && view.hand.length > 8;

const effect = ({text}: SjModel, {building}: SjCardView): string => text.buildings[building].effect;

const costSaid = ({text, words}: SjModel, {cost}: SjCardView): string =>
  `${words.cost}: ${text.count.cards(cost)}`;

const priceSaid = (model: SjModel, card: SjHandCardView, price: number): string => {
  const off = card.sites[0]?.reductions ?? {role: 0, library: 0, smithy: 0, quarry: 0, covered: 0};
  return `${model.words.cost}: ${model.text.priceSum(card.cost, price, off)}`;
};

/** "5 − 2 = 3"; "free" for nothing. */
const sum = ({words}: SjModel, {cost}: SjCardView, price: number) =>
  price === 0
    ? words.free
    : price === cost
      ? html`<span class="unit">${symbol('sj-card', 14)}${price}</span>`
      : `${cost} − ${cost - price} = ${price}`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-hand': RsSjHand;
  }
}
