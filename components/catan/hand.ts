import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import {BANK_RATE} from '../../src/games/catan/data.ts';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {changed} from './counts.ts';
import {EMPTY, NONE} from './draft.ts';
import {CatElement} from './element.ts';
import figureSheet from './figures.css';
import {lostOf} from './figures.ts';
import {brought} from './founding.ts';
import sheet from './hand.css';
import {me, prepare, show} from './model.ts';
import {canTrade} from './tiles.ts';

/** @summary The viewer's hand: five resources with counts, development cards, points. A tap gives a card or opens trade. */
@customElement('rs-cat-hand')
export class RsCatHand extends CatElement {
  static override styles = [...CatElement.styles, figureSheet, sheet];

  override render() {
    const {model} = this;
    const {view, text, words, size, draft} = model;
    const own = me(model);
    if (!view.hand || !own) return html`<span class="quiet">${model.shell.watching}</span>`;
    // When the game is over, cards that were not shown count no more.
    const hidden = view.result ? 0 : view.points - own.points;
    const all = own.points + hidden;
    const points = hidden > 0 ? words.pointsHidden(all, hidden) : text.count.points(all);
    const rates = draft.trading && model.deciding && view.viewer === view.active;
    return html`<div class="hand l-grid l-gap-3" role="group" aria-label=${text.terms.hand}>
      ${RESOURCES.map((_, i) => html`<span>${this.#card(i)}${rates && size !== 'wide' ? this.#rate(i) : nothing}</span>`)}
      ${size === 'wide' ? nothing : html`<span class="rule"></span>${this.#development(own.development)}`}
      <span class="card points" data-help="term:points">${unit('cat-points', all, points, 24)}${lostOf(model, own.seat)}</span>
    </div>`;
  }

  /** A card is given with a tap: into the trade, or onto the discard. */
  #card(i: number) {
    const {model} = this;
    const {view, text, words, draft} = model;
    const kind = RESOURCES[i]!;
    const now = brought(view)[i]!;
    const count = view.hand![i]! + now;
    const discards = model.deciding && view.discard > 0;
    const given = (draft.trading && model.deciding) || discards ? draft.give[i]! : 0;
    const left = count - given;
    const gained = given > 0 ? 0 : now || (model.gains[view.viewer!]?.[i] ?? 0);
    const presses = canTrade(model) || discards;
    const said = `${presses ? `${words.giveOne}: ` : ''}${text.resource(left, kind)}${given > 0 ? `, −${given}` : gained > 0 ? `, +${gained}` : ''}`;
    const big = model.size === 'wide' || model.size === 'tablet';
    const inside = html`${symbol(`cat-${kind}`, big ? 32 : 26)}<span aria-hidden="true">${left}</span
      ><span class="hidden-text">${said}</span>${gained > 0 ? html`<span class="plus" aria-hidden="true">+${gained}</span>` : nothing}`;
    const look = `card ${left === 0 && given === 0 ? 'none' : ''} ${given > 0 ? 'given' : ''}`;
    const spent = count === 0 || (discards && sum(draft.give) >= view.discard && given === 0);
    return presses
      ? html`<button
          type="button"
          class=${look}
          data-give=${kind}
          data-help="resource:${kind}"
          ?disabled=${spent}
          @click=${() => this.#give(i, count)}
        >
          ${inside}
        </button>`
      : html`<span class=${look} data-help="resource:${kind}">${inside}</span>`;
  }

  #rate(i: number) {
    const {view} = this.model;
    const rate = view.rates[i]!;
    return html`<span class="rate ${rate < BANK_RATE ? 'best' : ''}">${rate} : 1</span>`;
  }

  /** Development cards: a tap shows them on the shelf, another what can be built. */
  #development(count: number) {
    const {model} = this;
    const said = model.words.developmentCards(count);
    const inside = html`${symbol('cat-card', 26)}<span aria-hidden="true">${count}</span>`;
    return count === 0
      ? html`<span class="card none" role="img" aria-label=${said} data-help="cost:card">${inside}</span>`
      : html`<button type="button" class="card" data-cards data-key="d" aria-label=${said} aria-pressed=${model.cards} @click=${() => show(this, {cards: !model.cards})}>${inside}</button>`;
  }

  /** One more of a kind; after the last one none. */
  #give(kind: number, count: number): void {
    const {draft, view} = this.model;
    const discards = view.discard > 0;
    const before = draft.trading || discards ? draft.give : NONE;
    const full = before[kind]! >= count || (discards && sum(before) >= view.discard);
    const give = full ? before.map((n, i) => (i === kind ? 0 : n)) : changed(before, kind, 1);
    if (discards) prepare(this, {give});
    else {
      const want = draft.trading ? draft.want.map((n, i) => (give[i]! > 0 ? 0 : n)) : NONE;
      prepare(this, {...EMPTY, give, want, trading: true});
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-hand': RsCatHand;
  }
}
