import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {symbol} from '../../board/bits.ts';
import {base} from '../../kit/base.ts';
import {placementDraft} from '../decide.ts';
import type {Tool} from '../draft.ts';
import {me, prepare} from '../model.ts';
import {PrPart, planes} from '../part.ts';
import {handsOf, leftInHand, noblesAmong} from './hands.ts';

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
export class RsPrTools extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      .tools {
        display: grid;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        gap: 6px;
        max-width: 30rem;
      }
      .tool {
        display: flex;
        align-items: center;
        justify-content: center;
        flex-wrap: wrap;
        gap: 0 6px;
        min-height: 2.75rem;
        padding: 3px 6px;
        border-radius: var(--rs-radius-card);
        background: var(--rs-quay2);
        color: var(--rs-onquay);
        font: 700 var(--rs-size-body) / 1.05 var(--rs-display);
      }
      .tool small {
        display: block;
        font: 600 var(--rs-size-caption) / 1.1 var(--rs-display);
        color: var(--rs-onquay2);
      }
      .tool[aria-checked='true'] {
        background: var(--rs-onquay);
        color: var(--rs-oncoral);
      }
      .tool[aria-checked='true'] small {
        color: inherit;
      }
      .tool[aria-checked='true'] .lamp-empty {
        --rs-ink2: var(--rs-oncoral);
      }
      .tool span {
        min-width: 0;
        overflow-wrap: anywhere;
      }
      /* Narrow columns: the word stands below its lamp. */
      :host([size='low']) .tool {
        flex-direction: column;
        gap: 1px;
        padding: 4px 2px;
        font-size: var(--rs-size-caption);
        text-align: center;
      }
    `,
  ];

  override render() {
    const {model} = this;
    const own = me(model)!;
    const {words} = model.more!;
    const hands = handsOf(model);
    const placement = placementDraft(model)!;
    const left = hands && leftInHand(hands, placement, noblesAmong(model, own, placement)!);
    const count = {worker: left?.workers, noble: left?.nobles, erase: undefined};
    return html`<div class="tools" role="radiogroup" aria-label=${words.toolsLabel}>
      ${TOOLS.map(
        ([tool, picture]) => html`<button
          type="button"
          class="tool"
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
