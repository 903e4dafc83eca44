import {html, svg} from 'lit';
import {customElement} from 'lit/decorators.js';
import sheet from './dice.css';
import {CatElement} from './element.ts';
import {show} from './model.ts';

/** @summary The two dice of the last roll; a tap opens all rolls so far. */
@customElement('rs-cat-dice')
export class RsCatDice extends CatElement {
  static override styles = [...CatElement.styles, sheet];

  override render() {
    const {view, words} = this.model;
    const dice = view.dice ?? [0, 0];
    const fresh = view.phase !== 'preRoll' && view.dice !== null;
    return html`<button
      type="button"
      class=${fresh ? '' : 'unthrown'}
      data-rolls
      data-spot="dice"
      data-help="term:dice"
      aria-label=${words.diceSaid(view.dice)}
      @click=${() => show(this, {panel: 'rolls'})}
    >
      ${dice.map(n => die(fresh ? n : 0))}
    </button>`;
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
    'rs-cat-dice': RsCatDice;
  }
}
