import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {SjCardView, SjHandCardView} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isHand} from '../board/model.ts';
import {isOffered} from '../board/offers.ts';
import {base} from '../kit/base.ts';
import {building, hasTray, leavesHand, tapped} from './build.ts';
import {type CardLook, cardFace, cardName} from './card.ts';
import cardSheet from './card-sheet.css';
import {covers} from './cover.ts';
import {EMPTY} from './draft.ts';
import {planes, SjElement} from './element.ts';
import handSheet from './hand-sheet.css';
import {isLeaving, markedOf, toggled} from './marked.ts';
import {asked, prepare, type SjModel} from './model.ts';

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
export class RsSjHand extends SjElement {
  static override styles = [base, planes, cardSheet, handSheet];

  /** It lies on the lower edge of the land, in sight whatever is read above it. */
  @property({type: Boolean, reflect: true}) dock = false;
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
    if (phase === 'take')
      return html`${this.#fan(model.words.cardsTurnedUp, mine, card => this.#mined(card))}${this.#rest()}`;
    if (phase === 'keep' && drawn.length > 0)
      return html`${this.#fan(model.words.cardsDrawn, drawn, card => this.#marked(card, true))}${this.#rest()}`;
    return this.#hand();
  }

  #fan(title: string, cards: readonly SjCardView[], card: (card: SjCardView) => unknown) {
    const {length} = cards;
    const {size} = this.model;
    // A phone on its side has room for one row beside the quay.
    const across = size === 'low' ? Math.min(length, 5) : length > 6 ? 4 : length === 4 ? 2 : 3;
    const row = size === 'wide' || size === 'tablet' ? length : across;
    return html`<h2>${title}</h2>
      <ul class="fan l-flex l-wrap l-middle" style="--_across:${across};--_gap:${row === 4 ? 6 : 10}px;--_near:${row === 4 ? 1 : 1.04}">${cards.map((each, i) => html`<li style="--_tilt:${tilt(i, length, row)}deg">${card(each)}</li>`)}</ul>`;
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
    if (phase !== null && marks) return this.#list(this.#staying(hand), card => this.#marked(card, false));
    return this.#rest();
  }

  /**
   * Where what leaves the hand leaves a gap, the gaps that are proposed come last: the cards are seen first. By the proposal
   * and not by the marks, so that nothing moves under the finger.
   */
  #staying(hand: readonly SjHandCardView[]): readonly SjHandCardView[] {
    const {task} = this.model.view;
    if (!task || !isLeaving(task) || !leavesHand(this.model)) return hand;
    const goes = markedOf({draft: EMPTY}, task);
    return [...hand].sort((a, b) => Number(goes.includes(a.handle)) - Number(goes.includes(b.handle)));
  }

  #list(hand: readonly SjHandCardView[], card: (card: SjHandCardView) => unknown) {
    const folded = covers(this.model);
    return html`<h2 class=${folded || lower(this.model) ? 'hidden-text' : ''}>${this.#title()}</h2>
      <ul class=${folded ? 'sliver folded' : lower(this.model) ? 'row low' : hand.length > 9 ? 'row many' : 'row'} style="--_across:${across(hand.length)}">${hand.map(each => html`<li>${card(each)}</li>`)}</ul>`;
  }

  /** At rest: slivers on a phone, whole cards where there is room. */
  #rest() {
    const {model} = this;
    const {hand, phase} = model.view;
    if (hand.length === 0) return nothing;
    const held = isHand(model) && model.table.choices.length === 0;
    const whole = held || model.size === 'wide' || model.size === 'tablet';
    // A large hand lies in two rows: slivers that are narrower tell nothing.
    const rows = hand.length > SLIVERS ? 2 : 1;
    // On a phone slivers speak for themselves, and their number stands on the quay.
    return html`<h2 class=${whole ? '' : 'hidden-text'}>${this.#title()}</h2>
      <ul class=${whole ? 'row' : `sliver ${this.dock || phase === 'take' || phase === 'keep' ? 'dock' : ''}`} data-spot="seat:${model.view.viewer}:hand" style="--_cards:${Math.max(Math.ceil(hand.length / rows), 4)};--_across:${across(hand.length)}">
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
