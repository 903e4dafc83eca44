/** Action cards: one tap target per legal loading, sale or extra good, with its consequence; and the barrels of the store. */
import {html, nothing, type TemplateResult} from 'lit';
import {GOODS, type Good, type PrAction, type PrLoadView} from '../../src/games/puerto-rico/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {actionsOf, isOffered} from '../board/offers.ts';
import {me, type PrModel, prepare} from './model.ts';
import {fateOf, preset, type StoreAction, withFate} from './storing.ts';

/** Same good first (a ship that already carries it), then the larger free ship, the wharf last. */
export const sortedLoads = (
  loads: readonly PrLoadView[],
  ships: readonly {good: Good | null}[],
): PrLoadView[] => {
  const rank = ({ship}: PrLoadView) => (ship === 'wharf' ? 2 : ships[ship]?.good ? 0 : 1);
  return [...loads].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      b.capacity - b.load - (a.capacity - a.load) ||
      GOODS.indexOf(a.good) - GOODS.indexOf(b.good),
  );
};

/** One card per legal loading. @param shape `cards` on the quay, `tight` when there are many, `stack` in a list */
export function loadCards(model: PrModel, shape: 'cards' | 'tight' | 'stack'): TemplateResult {
  const loads = sortedLoads(model.view.loads, model.view.ships);
  return html`<div class="choices ${shape}">${loads.map(load => loadCard(model, load))}</div>`;
}

function loadCard(model: PrModel, load: PrLoadView): TemplateResult | typeof nothing {
  const action: PrAction = {type: 'load', good: load.good, ship: load.ship};
  if (!isOffered(model.table.choices, {...action})) return nothing;
  const left = load.capacity - load.load;
  const then =
    load.ship === 'wharf'
      ? model.words.ownWharf
      : left === 0
        ? model.words.shipFull
        : model.words.spacesLeft(left);
  const wharf = load.ship === 'wharf';
  return choice(
    model,
    action,
    html`<span class="hidden-text">${model.text.buttons.load(load).long}</span>
      <span class="what" aria-hidden="true"
        >${load.count} ${symbol(load.good, 26)} <span aria-hidden="true">→</span> ${symbol(wharf ? 'wharf' : 'ship', 26)}${
          wharf ? nothing : html`<small>${load.load}/${load.capacity}</small>`
        }</span
      >
      <span class="then" aria-hidden="true">${then}</span>
      <span class="unit gain" aria-hidden="true">${symbol('point', 20)}+${load.points}</span>`,
    {look: 'choice load', help: wharf ? 'building:wharf' : 'topic:captain'},
  );
}

/** One price tile per good that can be sold. */
export const saleCards = (model: PrModel): TemplateResult =>
  html`<div class="choices">
    ${model.view.sales
      .filter(sale => !sale.post)
      .map(sale =>
        choice(
          model,
          {type: 'sell', good: sale.good} satisfies PrAction,
          html`<span class="hidden-text">${model.text.buttons.sell(sale).long}</span>
          ${symbol(sale.good, 30)}
          <span class="unit" aria-hidden="true">${symbol('doubloon', 18)}+${sale.doubloons}</span>
          <span class="sum" aria-hidden="true">${sale.bonus ? `${sale.price} + ${sale.bonus}` : model.text.goods[sale.good]}</span>`,
          {look: 'choice sale', help: 'topic:prices'},
        ),
      )}
  </div>`;

/** One tile per good that the craftsman may take more of. */
export const bonusCards = (model: PrModel): TemplateResult =>
  html`<div class="choices">
    ${model.view.bonusGoods.map(good =>
      choice(
        model,
        {type: 'takeGood', good} satisfies PrAction,
        html`<span class="hidden-text">${model.text.buttons.takeGood(good).long}</span>
          ${symbol(good, 30)}<span class="unit" aria-hidden="true">+1</span
          ><span class="name" aria-hidden="true">${model.text.goods[good]}</span>`,
        {look: 'choice sale', help: 'topic:craftsman'},
      ),
    )}
  </div>`;

/** The storage as drafted: what was tapped together, else the proposal. */
export function storeDraft(model: PrModel): StoreAction | null {
  const offers = actionsOf(model.table.choices, 'store');
  const owned = me(model)?.goods ?? [];
  const {store} = model.draft;
  if (store && isOffered(model.table.choices, {...store})) return store;
  return preset(offers, owned);
}

/** A row of barrels: a tap keeps all of a kind in a warehouse, the key below it keeps a single one. */
export function fateCards(model: PrModel): TemplateResult | typeof nothing {
  const now = storeDraft(model);
  const owned = me(model)?.goods;
  if (!now || !owned) return nothing;
  const offers = actionsOf(model.table.choices, 'store');
  const {words, text} = model;
  const kinds = model.view.storage?.kinds ?? 0;
  return html`<div class="fates">
    ${GOODS.map((good, i) => {
      const count = owned[i]!;
      if (count === 0) return nothing;
      const fate = fateOf(now, good);
      const singles = now.singles.filter(single => single === good).length;
      const lost = fate === 'all' ? 0 : count - singles;
      const word = lost === 0 ? words.allKept : words.spoil(lost);
      const change = (wanted: 'all' | 'one') => (event: Event) => {
        const action = withFate(offers, now, owned, good, wanted);
        if (action) prepare(event.currentTarget!, {store: action});
      };
      const first = kinds > 0 ? 'all' : 'one';
      const name = text.good(count, good);
      return html`<div class="fate" data-help="topic:storage">
        <button
          type="button"
          data-choice
          class="choice ${lost > 0 ? 'spoils' : ''}"
          aria-pressed=${fate === first || lost === 0}
          @click=${change(first)}
        >
          <span class="hidden-text">${first === 'all' ? words.keepAll(name) : words.keepOne(name)}:</span>
          <span class="unit" aria-hidden="true">${symbol(good, 24)}${count}</span><span class="word">${word}</span>
        </button>
        ${
          kinds > 0
            ? html`<button
                type="button"
                class="choice"
                aria-pressed=${fate === 'one'}
                @click=${change('one')}
              >
                <span class="hidden-text">${words.keepOne(name)}</span>
                <span class="word" aria-hidden="true">${words.keepOneShort}</span>
              </button>`
            : nothing
        }
      </div>`;
    })}
  </div>`;
}
