import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {GOODS, type Good} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import ropeSheet from '../board/rope.css';
import {rings, rope} from '../board/rope.ts';
import {base} from '../kit/base.ts';
import {planes, SjElement} from './element.ts';
import {markedOf} from './marked.ts';
import sheet from './market.css';
import {me} from './model.ts';
import tileSheet from './tiles.css';
import {tiles} from './tiles.ts';

/** @summary The trading house while somebody sells: what each good brings, and below it the barrels that go there. */
@customElement('rs-sj-market')
export class RsSjMarket extends SjElement {
  static override styles = [base, planes, ropeSheet, tileSheet, sheet];

  override render() {
    const {model} = this;
    const {tile} = model.view;
    if (!tile) return nothing;
    return html`${rope}<section data-help="topic:trader" data-spot="prices" aria-label=${model.words.tradingHouse}>
      <header role="none"><h3 class="label">${model.words.tradingHouse}</h3>${tiles(model.view)}</header>
      <dl>
        ${GOODS.map(
          (good, i) => html`<div>
            <dt>${symbol(`sj-${good}`, 30)}<span class="hidden-text">${model.text.goods[good]}</span></dt>
            <dd><span aria-hidden="true">${tile.prices[i]}</span><span class="hidden-text">${model.text.count.cards(tile.prices[i]!)}</span></dd>
            ${this.#barrels(good)}
          </div>`,
        )}
      </dl>
    </section>${rings}`;
  }

  /** Those that are marked stand here already; a dashed one keeps the place of each that could come, too. */
  #barrels(good: Good) {
    const {task} = this.model.view;
    const owner = me(this.model);
    if (!task || !owner) return nothing;
    const marked = markedOf(this.model, task);
    const places = task.of.filter(at => owner.city[at]?.good === good);
    return html`<dd class="barrels l-row l-wrap l-middle l-gap-3 ${places.length > 1 ? 'many' : ''}" aria-hidden="true">
      ${places.map(at =>
        marked.includes(at)
          ? html`<span class="sold"><rs-symbol name="sj-cask-${good}"></rs-symbol></span>`
          : html`<span><rs-symbol name="sj-barrel-free"></rs-symbol></span>`,
      )}
    </dd>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-market': RsSjMarket;
  }
}
