import {html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {
  GOODS,
  type SjAction,
  type SjRoleView,
  type SjView,
  type Tile,
} from '../../src/games/san-juan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import ropeSheet from '../board/rope.css';
import {drop, rings, rope} from '../board/rope.ts';
import {mark, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {planes, SjElement} from './element.ts';
import {asked} from './model.ts';
import rolesSheet from './roles-sheet.css';
import tileSheet from './tiles.css';
import {tiles} from './tiles.ts';

interface Prices {
  readonly title: string;
  readonly tile: {readonly tile: Tile; readonly prices: readonly number[]} | null;
}

/**
 * @summary The five roles as flags on a rope (pennants in two columns on a phone), with the price board of the trading
 * house, and where there is room the two piles.
 *
 * @fires rs-pick - A role was chosen.
 */
@customElement('rs-sj-roles')
export class RsSjRoles extends SjElement {
  static override styles = [base, planes, ropeSheet, tileSheet, rolesSheet];

  override render() {
    const {model} = this;
    const {roles, pile, discards} = model.view;
    const {size, words} = model;
    const hung = roles.length + 1;
    const piles = (symbols: number) =>
      html`${unit('sj-deck', pile, `${model.text.terms.drawPile}: ${model.text.count.cards(pile)}`, symbols)}
        ${unit('sj-discards', discards, `${model.text.terms.discardPile}: ${model.text.count.cards(discards)}`, symbols)}`;
    return html`<ul aria-label=${model.text.terms.roles}>
      ${rope}${roles.map((role, i) => html`<li style="--_drop:${drop(i, hung)}px;--_cloth:var(--rs-flag-sj-${role.role})" data-help="role:${role.role}" data-spot="role:${role.role}">${rings}${this.#role(role)}</li>`)}
      <li class="board" data-help="topic:trader" data-spot="prices">${rings}${this.#prices()}${
        size === 'tablet'
          ? html`<div class="piles l-row l-gap-6" data-help="topic:cards" data-spot="piles">${piles(30)}</div>`
          : nothing
      }</li>
      ${
        size === 'wide'
          ? html`<li class="piles l-row l-gap-6" data-help="topic:cards" data-spot="piles">${this.#pile('sj-deck', pile, words.deck)}${this.#pile('sj-discards', discards, words.discards)}</li>`
          : nothing
      }
    </ul>`;
  }

  /** A pile as it lies there: its number on it, its name below. */
  #pile(picture: string, cards: number, name: string) {
    return html`<span class="pile"><rs-symbol name=${picture}></rs-symbol><span class="pile-number" aria-hidden="true">${cards}</span
      ><span class="pile-name">${name}<span class="hidden-text">: ${this.model.text.count.cards(cards)}</span></span></span>`;
  }

  #role(card: SjRoleView) {
    const {model} = this;
    const {name, idle} = model.text.roles[card.role];
    const tool = symbol(`sj-${card.role}`, 28);
    if (card.takenBy !== null) {
      const running = model.view.role === card.role ? 'running' : '';
      return html`<div class="flag taken ${running}">
        ${tool}<b>${name}</b
        ><span class="who l-row l-gap-4">${mark(model, card.takenBy, 18)}<span>${seatOf(model, card.takenBy).name}</span></span>
      </div>`;
    }
    const warn = card.idle
      ? html`<rs-symbol name="warning" label=${idle} style="--rs-symbol-size:1em"></rs-symbol>`
      : nothing;
    // A library kept back doubles nothing: the flag says the same as the question.
    const forecast = model.draft.library ? card.forecast : (card.plain ?? card.forecast);
    const result = forecast ? model.text.roles[card.role].forecast(forecast) : '';
    const inside = html`${tool}<b>${name} ${warn}</b><span class="result">${result}</span>`;
    const action: SjAction = {type: 'takeRole', role: card.role};
    const offered = asked(model) === 'pick' && isOffered(model.table.choices, action);
    // After the last round nobody takes one any more.
    if (!offered)
      return html`<div class="flag ${model.view.phase === 'over' ? 'taken' : ''}">${inside}</div>`;
    return choice(model, action, inside, {look: 'flag'});
  }

  /** Prices that the trading house shows itself are not said twice. */
  #view(): SjView {
    const {view, size} = this.model;
    return size !== 'wide' && asked(this.model) === 'trader' ? {...view, tile: null} : view;
  }

  #prices() {
    const {title, tile} = this.#board();
    const dots = tiles(this.#view());
    const {goods, count} = this.model.text;
    if (!tile)
      return html`<div class="prices hidden l-grid l-gap-2"><h3>${title}${dots}</h3>
        <dl>${GOODS.map(good => html`<div><dt>${symbol(`sj-${good}`, 20)}<span class="hidden-text">${goods[good]}</span></dt><dd>?</dd></div>`)}</dl></div>`;
    return html`<div class="prices l-grid l-gap-2">
      <h3>${title}${dots}</h3>
      <dl>
        ${GOODS.map(
          (good, i) => html`<div>
            <dt>${symbol(`sj-${good}`, 20)}<span class="hidden-text">${goods[good]}</span></dt>
            <dd><span aria-hidden="true">${tile.prices[i]}</span><span class="hidden-text">${count.cards(tile.prices[i]!)}</span></dd>
          </div>`,
        )}
      </dl>
    </div>`;
  }

  /** The prices that hold, else those that come next, as far as anybody knows. */
  #board(): Prices {
    const {words} = this.model;
    const {tile, tiles, nextTile} = this.#view();
    if (tile) return {title: words.prices, tile};
    if (nextTile !== null) return {title: words.nextPrices, tile: tiles[nextTile]!};
    return {title: words.unknownPrices, tile: null};
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-roles': RsSjRoles;
  }
}
