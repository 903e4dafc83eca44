import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type PrAction, TILES, type Tile} from '../../src/games/puerto-rico/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import {base} from '../kit/base.ts';
import {PrElement, planes} from './element.ts';
import largeRow from './large-row.css';
import {tileEffect} from './model.ts';
import sheet from './row.css';

/**
 * @summary The face-up plantations and the quarries. In the settler phase each tile that may be taken is a button;
 * `cards` shows what each would do on the own island.
 *
 * @fires rs-pick - A tile was chosen.
 */
@customElement('rs-pr-row')
export class RsPrRow extends PrElement {
  static override styles = [base, planes, sheet, largeRow];

  /** Read from across the room: its name stands above its places. */
  @property({type: Boolean, reflect: true}) large = false;

  /** One large card per kind with its effect, for the decision itself. */
  @property({type: Boolean}) cards = false;

  override render() {
    const {text} = this.model;
    if (this.cards) {
      const kinds = this.#kinds();
      const across = kinds.length > 3 ? Math.ceil(kinds.length / 2) : kinds.length;
      return html`<ul class="cards l-grid l-gap-8" data-spot="row" style="--_across:${across}" aria-label=${text.terms.row}>
        ${kinds.map(tile => this.#card(tile))}
      </ul>`;
    }
    return html`<section class="panel">
      <h3 class="label">${text.terms.plantations}</h3>
      <ul aria-label=${text.terms.row} data-spot="row">
        ${this.model.view.row.map((tile, i) => html`<li data-help="tile:${tile}">${this.#small(tile, null, this.model.view.row.indexOf(tile) === i)}</li>`)}
        ${
          this.model.view.quarries > 0
            ? html`<li data-help="tile:quarry">${this.#small('quarry', this.model.view.quarries, true)}</li>`
            : nothing
        }
      </ul>
    </section>`;
  }

  /** Each kind once, in the canonical order; a kind that may not be taken is left to the quay's words. */
  #kinds(): readonly Tile[] {
    const {view, table} = this.model;
    return TILES.filter(tile =>
      tile === 'quarry' ? isOffered(table.choices, {type: 'settle', tile}) : view.row.includes(tile),
    );
  }

  #action = (tile: Tile): PrAction => ({type: 'settle', tile});

  #takes = (tile: Tile): boolean =>
    this.model.deciding && isOffered(this.model.table.choices, {type: 'settle', tile});

  #small(tile: Tile, count: number | null, first: boolean) {
    const {model} = this;
    const inside = html`${symbol(tile, 25)}${count === null ? nothing : html`<span class="unit" aria-hidden="true">${count}</span>`}`;
    const name = count === null ? model.text.tiles[tile] : model.text.tile(count, tile);
    const stone = tile === 'quarry' ? 'stone' : '';
    if (!this.#takes(tile))
      return html`<div class="tile ${stone}">${inside}<span class="hidden-text">${name}</span></div>`;
    return choice(model, this.#action(tile), inside, {
      look: `tile ${stone} ${first ? '' : 'again'}`,
      label: model.text.buttons.settle(tile).long + (count === null ? '' : `, ${count}`),
      counted: first && model.size !== 'wide',
    });
  }

  #card(tile: Tile) {
    const {model} = this;
    const count =
      tile === 'quarry' ? model.view.quarries : model.view.row.filter(each => each === tile).length;
    const name = tile === 'quarry' ? model.text.tiles.quarry : model.text.goods[tile];
    const inside = html`<span class="tile plinth ${tile === 'quarry' ? 'stone' : ''}">${symbol(tile, model.size === 'wide' ? 28 : 34)}</span>
      <b>${name}${count > 1 ? ` ×${count}` : ''}</b>
      <small>${tileEffect(model, tile)}</small>`;
    // Before the Hacienda draws, they are looked at, and none can be taken.
    return html`<li data-help="tile:${tile}">
      ${this.#takes(tile) ? choice(model, this.#action(tile), inside, {look: 'card'}) : html`<div class="card">${inside}</div>`}
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-row': RsPrRow;
  }
}
