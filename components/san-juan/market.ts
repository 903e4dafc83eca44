import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {GOODS, type Good} from '../../src/games/san-juan/types.ts';
import {symbol} from '../board/bits.ts';
import {rings, rope, ropeSheet} from '../board/rope.ts';
import {base} from '../kit/base.ts';
import {markedOf} from './marked.ts';
import {me} from './model.ts';
import {planes, SjPart} from './part.ts';
import {tileSheet, tiles} from './tiles.ts';

/** @summary The trading house while somebody sells: what each good brings, and below it the barrels that go there. */
@customElement('rs-sj-market')
export class RsSjMarket extends SjPart {
  static override styles = [
    base,
    planes,
    ropeSheet,
    tileSheet,
    css`
      :host {
        position: relative;
        container-type: inline-size;
      }
      section {
        position: relative;
        margin: 8px 4px 0;
        padding: 10px 6px 0;
        border: var(--rs-stroke-edge) solid var(--rs-edge);
        border-radius: 10px;
        background: var(--rs-card);
      }
      /* Its counter. */
      section::after {
        content: '';
        display: block;
        height: 11px;
        margin: 0 -8px -1px;
        border: var(--rs-stroke-edge) solid var(--rs-edge);
        border-radius: 0 0 9px 9px;
        background: var(--rs-sj-wood);
      }
      .ring {
        top: 0;
      }
      .ring.left {
        left: 26px;
      }
      .ring.right {
        right: 26px;
      }
      header {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 2px 8px;
        padding: 0 6px 4px;
      }
      dl {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr));
        margin: 0;
      }
      dl div {
        display: grid;
        grid-template-columns: auto auto;
        grid-template-rows: auto minmax(min(3.3rem, 17cqi), auto);
        align-items: center;
        justify-content: center;
        gap: 4px min(5px, 1cqi);
        padding-bottom: 4px;
      }
      dl div + div {
        border-left: 1.5px solid var(--rs-line);
      }
      dt {
        line-height: 0;
      }
      dt rs-symbol {
        --rs-symbol-size: min(2.1rem, 9.6cqi) !important;
      }
      dd {
        margin: 0;
        font: 800 min(1.8rem, 8.6cqi) / 1 var(--rs-display);
      }
      .barrels {
        grid-column: 1 / 3;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: center;
        gap: 3px;
        --rs-symbol-size: min(2.5rem, 11.5cqi);
      }
      .barrels.many {
        --rs-symbol-size: min(1.8rem, 7.2cqi);
      }
      .barrels span {
        padding: 2px;
        line-height: 0;
        color: var(--rs-ink2);
        border-radius: 8px;
      }
      .barrels .sold {
        box-shadow: 0 0 0 2.5px var(--rs-coral2);
      }
    `,
  ];

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
    return html`<dd class="barrels ${places.length > 1 ? 'many' : ''}" aria-hidden="true">
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
