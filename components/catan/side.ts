import {css, html, svg} from 'lit';
import {customElement} from 'lit/decorators.js';
import {waysOf} from '../../src/games/catan/data.ts';
import {around, mark, nameOf} from '../board/seats.ts';
import {CatPart} from './part.ts';
import {figuresOf} from './strip.ts';

/** @summary All seats with their figures, for wide screens. */
@customElement('rs-cat-seats')
export class RsCatSeats extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      ul {
        display: grid;
        gap: 8px;
      }
      li {
        display: grid;
        gap: 6px;
        padding: 8px 12px;
      }
      .acts {
        background: var(--rs-card);
        box-shadow: 0 0 0 3px var(--rs-foam);
      }
      .who {
        display: flex;
        align-items: center;
        gap: 8px;
        font: 700 var(--rs-size-row) / 1.15 var(--rs-display);
      }
      .figures {
        display: flex;
        justify-content: space-between;
        gap: 4px;
      }
    `,
  ];
  override render() {
    const {model} = this;
    return html`<ul aria-label=${model.shell.atTable}>
      ${around(model).map(
        seat => html`<li class="panel ${model.view.active === seat ? 'acts' : ''}">
          <span class="who">${mark(model, seat, 24)} ${nameOf(model)(seat)}</span>
          <span class="figures">${figuresOf(model, seat, true)}</span>
        </li>`,
      )}
    </ul>`;
  }
}

/** @summary How often each sum was rolled, against what chance expects. */
@customElement('rs-cat-rolls')
export class RsCatRolls extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      svg {
        display: block;
        width: 100%;
        height: auto;
        max-height: 13rem;
      }
      .bar {
        fill: var(--rs-teal);
        stroke: var(--rs-edge);
        stroke-width: 1.4;
      }
      .last {
        fill: var(--rs-lamp);
      }
      .expected {
        fill: none;
        stroke: var(--rs-ink);
        stroke-width: 1.6;
        stroke-dasharray: 4 3;
      }
      text {
        font: 700 11px var(--rs-display);
        text-anchor: middle;
        fill: var(--rs-ink);
      }
    `,
  ];
  override render() {
    const {view, words} = this.model;
    const all = view.rolls.reduce((sum, n) => sum + n, 0);
    const most = Math.max(4, ...view.rolls, (all * 6) / 36);
    const last = view.dice ? view.dice[0] + view.dice[1] : 0;
    const height = (n: number) => (n / most) * 84;
    const said = view.rolls.map((n, i) => `${i + 2}: ${n}`).join(', ');
    return html`<figure role="img" aria-label="${words.rolls}: ${said}">
      <svg viewBox="0 0 242 122" aria-hidden="true">
        ${view.rolls.map((n, i) => {
          const x = i * 22;
          const due = height((all * waysOf(i + 2)) / 36);
          return svg`<rect class="bar ${i + 2 === last ? 'last' : ''}" x=${x + 3} y=${102 - height(n)} width="16" height=${height(n)} rx="2"/>
            <path class="expected" d="M${x} ${102 - due}h22"/><text x=${x + 11} y="116">${i + 2}</text>
            ${n > 0 ? svg`<text x=${x + 11} y=${98 - height(n)}>${n}</text>` : ''}`;
        })}
      </svg>
    </figure>`;
  }
}

/** @summary The two dice of the last roll. */
@customElement('rs-cat-dice')
export class RsCatDice extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      .dice {
        display: inline-flex;
        gap: 5px;
      }
      svg {
        width: var(--rs-die, 30px);
        height: var(--rs-die, 30px);
      }
      rect {
        fill: var(--rs-cat-token, #fffdf4);
        stroke: var(--rs-edge);
        stroke-width: 2.4;
      }
      circle {
        fill: #0f2e47;
      }
    `,
  ];
  override render() {
    const {view, text} = this.model;
    if (!view.dice) return html``;
    return html`<span class="dice" role="img" aria-label="${text.terms.dice}: ${view.dice[0]}, ${view.dice[1]}"
      >${view.dice.map(n => die(n))}</span
    >`;
  }
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[16, 16]],
  [
    [9, 9],
    [23, 23],
  ],
  [
    [9, 9],
    [16, 16],
    [23, 23],
  ],
  [
    [9, 9],
    [23, 9],
    [9, 23],
    [23, 23],
  ],
  [
    [9, 9],
    [23, 9],
    [16, 16],
    [9, 23],
    [23, 23],
  ],
  [
    [9, 8],
    [23, 8],
    [9, 16],
    [23, 16],
    [9, 24],
    [23, 24],
  ],
];
const die = (
  n: number,
) => svg`<svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="6"/>
  ${PIPS[n]!.map(([x, y]) => svg`<circle r="2.9" cx=${x} cy=${y}/>`)}</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-seats': RsCatSeats;
    'rs-cat-rolls': RsCatRolls;
    'rs-cat-dice': RsCatDice;
  }
}
