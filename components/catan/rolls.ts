import {css, html, svg} from 'lit';
import {customElement} from 'lit/decorators.js';
import {waysOf} from '../../src/games/catan/data.ts';
import {fire} from '../kit/fire.ts';
import {rolledSum} from './model.ts';
import {CatPart} from './part.ts';
import {total} from './trade-terms.ts';

const WIDTH = 24;
const FLOOR = 112;
const TALL = 88;
/** Bars of a short game do not fill the picture. */
const LEAST = 4;

/** @summary How often each sum was rolled, against what chance expects (dashed); one tap to the proof. */
@customElement('rs-cat-rolls')
export class RsCatRolls extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      svg {
        display: block;
        width: 100%;
        height: auto;
      }
      .bar {
        fill: var(--rs-cat-bar);
        stroke: var(--rs-edge);
        stroke-width: 1.6;
      }
      .last {
        fill: var(--rs-lamp);
      }
      .floor {
        fill: none;
        stroke: var(--rs-ink2);
        stroke-width: 1.4;
      }
      .expected {
        fill: none;
        stroke: var(--rs-ink);
        stroke-width: 1.5;
        stroke-dasharray: 3 3;
      }
      text {
        font: 700 13px var(--rs-display);
        text-anchor: middle;
        fill: var(--rs-ink);
      }
      .sum {
        font-weight: 500;
        fill: var(--rs-ink2);
      }
      .now {
        font-weight: 800;
        fill: var(--rs-ink);
      }
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        min-height: 32px;
      }
      button {
        min-height: 44px;
        margin-block: -6px;
        padding-inline: 8px;
        margin-right: -8px;
        color: var(--rs-ink2);
        font: 500 var(--rs-size-body) / 1.2 var(--rs-display);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    `,
  ];

  override render() {
    const {view, words} = this.model;
    const {rolls} = view;
    const all = total(rolls);
    const due = rolls.map((_, i) => (all * waysOf(i + 2)) / 36);
    const most = Math.max(LEAST, ...rolls, ...due);
    const height = (n: number) => (n / most) * TALL;
    const last = rolledSum(view);
    const steps = due
      .map((n, i) => `${i === 0 ? 'M' : 'L'}${i * WIDTH} ${FLOOR - height(n)}h${WIDTH}`)
      .join('');
    return html`<header>
        <h3 class="label">${this.closest('rs-dialog') ? '' : words.rolls}</h3>
        <button type="button" data-proof data-help="page:fairness" @click=${() => fire(this, 'rs-panel', 'fairness')}>${words.checked(all)}</button>
      </header>
      <figure role="img" aria-label=${words.rollsSaid(rolls)}>
        <svg viewBox="0 0 ${WIDTH * rolls.length} 130" aria-hidden="true">
          ${rolls.map(
            (
              n,
              i,
            ) => svg`<rect class="bar ${i + 2 === last ? 'last' : ''}" x=${i * WIDTH + 3} y=${FLOOR - height(n)} width=${WIDTH - 6} height=${height(n)} rx="2"/>
              <text class="sum ${i + 2 === last ? 'now' : ''}" x=${(i + 0.5) * WIDTH} y="127">${i + 2}</text>
              ${n > 0 ? svg`<text x=${(i + 0.5) * WIDTH} y=${FLOOR - 5 - height(Math.max(n, 0))}>${n}</text>` : ''}`,
          )}
          <path class="floor" d="M0 ${FLOOR}H${WIDTH * rolls.length}" />
          <path class="expected" d=${steps} />
        </svg>
      </figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-rolls': RsCatRolls;
  }
}
