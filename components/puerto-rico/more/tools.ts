import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {symbol} from '../../board/bits.ts';
import {base} from '../../kit/base.ts';
import {placementDraft} from '../decide.ts';
import type {Tool} from '../draft.ts';
import {PrElement, planes} from '../element.ts';
import {me, prepare} from '../model.ts';
import {handsOf, leftInHand, noblesAmong} from './hands.ts';
import sheet from './tools.css';

const TOOLS = [
  ['worker', 'lamp'],
  ['noble', 'lamp-noble'],
  ['erase', 'lamp-empty'],
] as const satisfies readonly (readonly [Tool, string])[];

/**
 * @summary The tools of a placement with both kinds of pieces: what a tap on a tile puts down, and how many are left.
 *
 * @fires rs-pick - Another tool was taken.
 */
@customElement('rs-pr-tools')
export class RsPrTools extends PrElement {
  static override styles = [base, planes, sheet];

  override render() {
    const {model} = this;
    const own = me(model)!;
    const {words} = model.more!;
    const hands = handsOf(model);
    const placement = placementDraft(model)!;
    const left = hands && leftInHand(hands, placement, noblesAmong(model, own, placement)!);
    const count = {worker: left?.workers, noble: left?.nobles, erase: undefined};
    return html`<div class="tools l-grid l-gap-6" role="radiogroup" aria-label=${words.toolsLabel}>
      ${TOOLS.map(
        ([tool, picture]) => html`<button
          type="button"
          class="tool l-row l-wrap l-middle"
          role="radio"
          data-choice
          aria-checked=${model.draft.tool === tool}
          @click=${() => prepare(this, {tool})}
        >
          <span class=${picture}>${symbol(picture, 24)}</span>
          <span>${words.tools[tool]}${count[tool] === undefined ? '' : html`<small>${words.inHand(count[tool])}</small>`}</span>
        </button>`,
      )}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-tools': RsPrTools;
  }
}
