import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import {isHole} from '../../src/engine/choice.ts';
import {fits} from '../../src/engine/holes.ts';
import {type CatBuildView, RESOURCES} from '../../src/games/catan/types.ts';
import sheet from './costs.css';
import {CatElement} from './element.ts';
import type {CatModel} from './model.ts';
import shelfSheet from './shelf-sheet.css';
import {pieceIcon, price} from './tiles.ts';

/**
 * What is missing for a piece, in words, and a trade with the bank that helps: "1 ore short; the bank gives 1 ore for 4
 * wool." Only trades that are on offer and leave what the piece itself needs.
 */
export function advice(model: CatModel, {refusal, missing, cost}: CatBuildView): string {
  const {words, text, view} = model;
  if (!refusal) return words.canBuild;
  const lacks = sum(missing) > 0;
  const why = refusal.code === 'cat/short' ? '' : (text.refusals[refusal.code]?.(refusal.details) ?? '');
  if (!lacks) return why;
  const wanted = missing.findIndex(n => n > 0);
  const helps = view.rates.findIndex(
    (rate, kind) => (view.hand?.[kind] ?? 0) - cost[kind]! >= rate && gives(model, kind, wanted),
  );
  const short = words.lacks(missing, model);
  const bank =
    helps < 0 ? '' : words.bankHelps(RESOURCES[wanted]!, view.rates[helps]!, RESOURCES[helps]!, model);
  return [short, bank, why].filter(Boolean).join('; ');
}

/** Whether the bank changes this kind into that one now. */
const gives = ({table}: CatModel, from: number, to: number): boolean =>
  table.choices.some(
    ({type, give, take}) =>
      type === 'bankTrade' && give === RESOURCES[from] && isHole(take) && fits(take, RESOURCES[to]),
  );

/** @summary What each piece costs and brings, what is missing for it and what would help. */
@customElement('rs-cat-costs')
export class RsCatCosts extends CatElement {
  static override styles = [...CatElement.styles, shelfSheet, sheet];

  override render() {
    const {model} = this;
    const {view, text, words} = model;
    return html`<ul>
      ${view.builds.map(build => {
        const {piece, left} = build;
        return html`<li data-help="cost:${piece}">
          <span class="icon">${pieceIcon(model, piece)}</span>
          <b>${text.costs[piece].title} <span class="quiet caption">${words.left(left)}</span></b>${price(build)}
          <p class=${build.refusal ? 'why' : 'quiet'}>${advice(model, build)}</p>
          <span class="hidden-text">${text.cardList(build.cost)}</span>
        </li>`;
      })}
    </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-costs': RsCatCosts;
  }
}
