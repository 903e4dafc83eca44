import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {GOODS, type Good, type GoodCounts, type PrAction} from '../../../src/games/puerto-rico/types.ts';
import {symbol, unit} from '../../board/bits.ts';
import {base} from '../../kit/base.ts';
import {PrElement, planes} from '../element.ts';
import {me, type PrModel, prepare} from '../model.ts';
import chipSheet from './sheet.css';

/**
 * All that is owned; a last token that brings nothing more is held back.
 * @param points what one token brings, what two do, and so on (`PrMoreView.smallWharf`)
 */
export function wholeCargo(goods: GoodCounts, points: readonly number[]): GoodCounts {
  const idle = points.length > 1 && points.at(-1) === points.at(-2);
  const dearest = goods.reduce((at, count, i) => (count > 0 ? i : at), -1);
  const counts = goods.map((count, i) => (idle && i === dearest ? count - 1 : count));
  // Five goods, as in the view.
  return counts as unknown as GoodCounts;
}

/**
 * @summary Tokens for the small wharf, kind by kind, each with a button for one less and one more.
 *
 * @fires rs-pick - Other tokens were prepared.
 */
@customElement('rs-pr-tokens')
export class RsPrTokens extends PrElement {
  static override styles = [base, planes, chipSheet];

  override render() {
    const {picked} = this.model.draft;
    const own = me(this.model)?.goods;
    if (picked?.type !== 'smallWharf' || !own) return nothing;
    return html`<div class="chips">
      ${GOODS.map((good, i) => (own[i]! > 0 ? this.#count(good, i, picked.goods, own[i]!) : nothing))}
    </div>`;
  }

  #count(good: Good, at: number, goods: GoodCounts, most: number) {
    const {words} = this.model.more!;
    const {text} = this.model;
    const name = text.goods[good];
    const set = (count: number) => {
      if (count < 0 || count > most) return;
      const next = goods.map((old, i) => (i === at ? count : old)) as unknown as GoodCounts;
      prepare(this, {picked: {type: 'smallWharf', goods: next}});
    };
    const count = goods[at]!;
    return html`<div class="count" role="group" aria-label=${name}>
      <button type="button" aria-label=${words.fewer(name)} aria-disabled=${count === 0} @click=${() => set(count - 1)}>−</button>
      ${unit(good, `${count}/${most}`, text.good(count, good), 22)}
      <button type="button" aria-label=${words.another(name)} aria-disabled=${count === most} @click=${() => set(count + 1)}>+</button>
    </div>`;
  }
}

type Supply = Extract<PrAction, {type: 'supply'}>;

/** The goods that were tapped for the royal supplier; at first the cheapest, as many as may be given. */
export function supplyDraft(model: PrModel): Supply {
  const {picked} = model.draft;
  if (picked?.type === 'supply') return picked;
  const own = me(model)?.goods ?? [];
  const held = GOODS.filter((_, i) => (own[i] ?? 0) > 0);
  return {type: 'supply', goods: held.slice(0, model.view.more?.supplies ?? 0)};
}

/**
 * @summary Goods for the royal supplier, one of a kind: a tap gives it or keeps it.
 *
 * @fires rs-pick - Other goods were prepared.
 */
@customElement('rs-pr-supplies')
export class RsPrSupplies extends PrElement {
  static override styles = [base, planes, chipSheet];

  override render() {
    const {model} = this;
    const own = me(model)?.goods ?? [];
    const given = supplyDraft(model).goods;
    const most = model.view.more?.supplies ?? 0;
    return html`<div class="chips">
      ${GOODS.map((good, i) => {
        if ((own[i] ?? 0) === 0) return nothing;
        const on = given.includes(good);
        // One more than may be given takes the place of the last one.
        const rest = given.length < most ? given : given.slice(0, -1);
        const goods = GOODS.filter(each =>
          on ? given.includes(each) && each !== good : each === good || rest.includes(each),
        );
        return html`<button
          type="button"
          class="chip"
          data-choice
          aria-pressed=${on}
          @click=${() => prepare(this, {picked: {type: 'supply', goods}})}
        >
          ${symbol(good, 28)}<span class="name">${model.text.goods[good]}</span>
        </button>`;
      })}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-tokens': RsPrTokens;
    'rs-pr-supplies': RsPrSupplies;
  }
}
