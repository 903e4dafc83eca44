/** Action cards: one tap target per legal loading, sale or extra good, with its consequence; and the barrels of the store. */
import {css, html, nothing, type TemplateResult} from 'lit';
import {GOODS, type Good, type PrAction, type PrLoadView} from '../../src/games/puerto-rico/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {actionsOf, isOffered} from '../board/offers.ts';
import {me, type PrModel, prepare} from './model.ts';
import {fateOf, preset, type StoreAction, withFate} from './storing.ts';

export const cardSheet = css`
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    display: grid;
    align-items: center;
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: 7px 12px;
    background: var(--rs-card);
    border-radius: var(--rs-radius-card);
    color: var(--rs-ink);
  }
  .choice[aria-pressed='true'] {
    outline: none;
    box-shadow: 0 0 0 3px var(--rs-coral);
  }
  .load {
    flex: 1 1 10.5rem;
    max-width: 13rem;
    grid-template: auto auto / minmax(0, 1fr) auto;
    gap: 5px 8px;
    min-height: 4.6rem;
  }
  .load .what {
    grid-column: 1 / 3;
    display: flex;
    align-items: center;
    gap: 5px;
    font: 800 1.25rem / 1 var(--rs-display);
    white-space: nowrap;
  }
  .load .what small {
    font-size: var(--rs-size-number);
    font-weight: 700;
  }
  .load .then {
    font: 600 var(--rs-size-body) / 1.15 var(--rs-display);
  }
  .load .gain {
    font-size: var(--rs-size-row);
    font-weight: 800;
  }
  .cards {
    flex-wrap: nowrap;
  }
  .cards .load {
    flex: 0 1 11.5rem;
    column-gap: 2px;
    padding-inline: 9px;
  }
  .tight {
    display: grid;
    grid-auto-flow: column;
    grid-template-rows: auto auto;
    grid-auto-columns: minmax(max-content, 1fr);
    gap: 6px;
    max-width: 44rem;
    overflow-x: auto;
    padding: 3px;
  }
  .tight .load {
    grid-template: auto auto / 1fr auto;
    gap: 2px 8px;
    max-width: none;
    min-height: 2.75rem;
    padding: 4px 9px;
  }
  .tight .load .what {
    grid-column: 1;
    font-size: var(--rs-size-row);
  }
  .tight .load .gain {
    grid-area: 1 / 2;
  }
  .tight .load .then {
    grid-column: 1 / 3;
    font-size: var(--rs-size-caption);
    white-space: nowrap;
  }
  .stack .load {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 8px;
    flex: 1 1 100%;
    max-width: none;
    min-height: 3.4rem;
  }
  .stack .load .then {
    flex: 1 1 6rem;
    text-align: left;
    color: var(--rs-ink2);
  }
  .sale {
    flex: 1 1 3.4rem;
    justify-items: center;
    gap: 2px;
    padding: 6px 4px;
    text-align: center;
    max-width: 8.5rem;
  }
  .sale :is(.name, .sum) {
    margin: 0;
    font: 700 var(--rs-size-caption) / 1.1 var(--rs-display);
  }
  /* Few of them share the whole width of a phone. */
  :host([size='phone']) .sale {
    max-width: none;
  }
  :host([size='low']) .sale {
    grid-template-columns: auto auto;
    justify-content: center;
    column-gap: 6px;
  }
  :host([size='low']) .sale > rs-symbol {
    grid-row: 1 / 3;
  }
  .fates {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(3.6rem, 7.5rem));
    gap: 6px;
  }
  :host(:is([size='phone'], [size='low'])) .fates {
    grid-template-columns: repeat(auto-fit, minmax(3.6rem, 1fr));
  }
  .fate {
    display: grid;
    gap: 4px;
  }
  .fate .choice {
    justify-items: center;
    align-content: center;
    gap: 1px;
    padding: 5px 2px;
    width: 100%;
    text-align: center;
    border: 2px solid transparent;
  }
  .fate .choice[aria-pressed='true'] {
    background: var(--rs-card);
    box-shadow: none;
    border-color: var(--rs-lamp);
  }
  .fate .spoils,
  .fate .spoils.choice[aria-pressed='true'] {
    background: none;
    border: 2px dashed var(--rs-ink2);
  }
  .fate .word {
    font: 700 var(--rs-size-caption) / 1.1 var(--rs-display);
  }
  .fate .spoils .word {
    color: var(--rs-coraltxt);
  }
`;

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
