import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {SjCardView, SjHandCardView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import {base} from '../kit/base.ts';
import {building, tapped} from './build.ts';
import {type CardLook, cardFace, cardName} from './card.ts';
import {cardSheet} from './card-sheet.ts';
import {markedOf, toggled} from './marked.ts';
import {asked, prepare, type SjModel} from './model.ts';
import {planes, SjPart} from './part.ts';

/** Cards of a hand at rest that stand side by side on a phone. */
const SLIVERS = 12;

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
        grid-template-columns: repeat(auto-fill, minmax(4.6rem, 1fr));
        gap: 12px 6px;
        padding: 2px 4px 8px;
      }
      .sliver {
        grid-template-columns: repeat(var(--_cards), minmax(0, 1fr));
        gap: 4px;
      }
      .fan {
        grid-template-columns: repeat(3, minmax(0, 8.5rem));
        gap: 12px 6px;
        justify-content: center;
        padding-inline: 0;
      }
      .fan.many {
        grid-template-columns: repeat(4, minmax(0, 8.5rem));
      }
      :host(:is([size='tablet'], [size='wide'])) .fan {
        display: flex;
        gap: 10px;
      }
      :host(:is([size='tablet'], [size='wide'])) .fan li {
        flex: 0 1 8.5rem;
        min-width: 0;
      }
      .fan .card {
        min-height: 8.6rem;
      }
      .fan .foot {
        min-height: 2.9rem;
      }
      :host([size='tablet']) .row {
        grid-template-columns: repeat(auto-fill, minmax(6.2rem, 1fr));
      }
      :host([size='wide']) .row {
        display: flex;
        gap: 8px;
        padding: 12px 6px 14px;
      }
      :host([size='wide']) .row li {
        flex: 1 1 0;
        min-width: 0;
        max-width: 8.2rem;
      }
      :host([size='wide']) .row .card {
        min-height: 9.6rem;
      }
      :host([size='wide']) .row .foot {
        min-height: 3.1rem;
      }
      button.card {
        font-size: inherit;
      }
    `,
  ];

  override render() {
    const {model} = this;
    const {phase, drawn, mine} = model.view;
    if (phase === 'take') return this.#fan(model.words.cardsTurnedUp, mine, card => this.#mined(card));
    if (phase === 'keep' && drawn.length > 0)
      return html`${this.#fan(model.words.cardsDrawn, drawn, card => this.#marked(card, true))}${this.#rest()}`;
    return this.#hand();
  }

  #fan(title: string, cards: readonly SjCardView[], card: (card: SjCardView) => unknown) {
    return html`<h2>${title}</h2>
      <ul class="fan ${cards.length > 6 ? 'many' : ''}">${cards.map(each => html`<li>${card(each)}</li>`)}</ul>`;
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
    return html`<h2>${this.#title()}</h2>
      <ul class="row">${hand.map(each => html`<li>${card(each)}</li>`)}</ul>`;
  }

  /** At rest: slivers on a phone, whole cards where there is room. */
  #rest() {
    const {model} = this;
    const {hand} = model.view;
    if (hand.length === 0) return nothing;
    const whole = model.size === 'wide' || model.size === 'tablet';
    // A large hand lies in two rows: slivers that are narrower tell nothing.
    const rows = hand.length > SLIVERS ? 2 : 1;
    return html`<h2>${this.#title()}</h2>
      <ul class=${whole ? 'row' : 'sliver'} data-spot="seat:${model.view.viewer}:hand" style="--_cards:${Math.max(Math.ceil(hand.length / rows), 6)}">
        ${hand.map(card => html`<li>${this.#plain(card)}</li>`)}
      </ul>`;
  }

  #title() {
    const {model} = this;
    const {length} = model.view.hand;
    return html`${model.words.yourHand}<span class="quiet">${model.text.count.cards(length)}</span>`;
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
    const foot = pays ? '' : can ? sum(model, card, price) : refusal ? model.words.whyNot(refusal) : '';
    const wide = model.size === 'wide' && !pays;
    const told = wide ? html`<b>${foot}</b><span>${effect(model, card)}</span>` : foot;
    const look: CardLook = {
      price,
      foot: told,
      said: wide,
      ...(pays ? {tag: model.words.pays, icon: 'sj-card'} : {}),
    };
    const why = refusal && !can ? (model.text.refusals[refusal.code]?.(refusal.details) ?? '') : '';
    const name = cardName(model, card, priceSaid(model, card, price), pays ? model.words.pays : why);
    return html`<button
      type="button"
      class="card ${card.class} ${chosen ? 'chosen' : ''} ${pays ? 'pays' : ''}"
      data-choice
      data-help="building:${card.building}"
      aria-pressed=${chosen || pays}
      aria-disabled=${!can && !now}
      @click=${() => prepare(this, {build: tapped(model, card)})}
    >
      ${cardFace(model, card, {...look, name})}
    </button>`;
  }

  /** A card that may stay or go. `drawn`: what is not kept is struck through. */
  #marked(card: SjCardView, drawn: boolean) {
    const {model} = this;
    const {task} = model.view;
    if (!task) return this.#still(card);
    const marked = markedOf(model, task);
    const on = marked.includes(card.handle);
    const keeps = task.verb === 'keep';
    const full = marked.length >= task.most;
    const state = on ? (keeps ? 'chosen' : 'pays gone') : keeps && full ? 'gone' : '';
    const word = on ? (keeps ? model.words.keep : model.words.goes) : undefined;
    const look: CardLook = {
      foot: drawn || model.size === 'wide' ? effect(model, card) : '',
      said: true,
      ...(word === undefined ? {} : {tag: word, icon: keeps ? 'check' : 'close'}),
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
