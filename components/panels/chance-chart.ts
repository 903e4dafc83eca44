import {html, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Chart} from '../../src/base/evenness.ts';
import {language} from '../../src/i18n/index.ts';
import {base} from '../kit/base.ts';
import {Breadth} from '../kit/breadth.ts';
import {PanelTexts, saying} from '../text.ts';
import sheet from './chance-chart.css';

/** The drawing's own grid: width of a bar's place, height of the tallest bar, and where the bars stand. */
const PLACE = 20;
const TALL = 74;
const GROUND = 92;
/** Places for which there is room: with fewer, bars keep their width. */
const PLACES = 11;
/** Px to a unit of the grid at most: where there is more room, bars are broader, and all is at a glance. */
const SCALE = 1.6;

/**
 * @summary How often each number came, as bars, with what chance gives on average as a line of buoys over them. Drawn
 * as a picture, told as a list.
 */
@customElement('rs-chance-chart')
export class RsChanceChart extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) chart: Chart = {first: 1, counts: [], expected: []};

  readonly #texts = new PanelTexts(this);

  readonly #breadth = new Breadth(this);

  override render() {
    const {fairness} = this.#texts.words;
    const {first, counts, expected} = this.chart;
    const most = Math.max(1, ...counts, ...expected);
    const y = (value: number) => GROUND - (value / most) * TALL;
    const places = Math.max(PLACES, counts.length);
    const place = Math.max(PLACE, Math.round(this.#breadth.px / SCALE) / places);
    const x = (i: number) => (i + 0.5) * place;
    const bar = place - 6;
    const number = new Intl.NumberFormat(language() ?? 'en', {maximumFractionDigits: 1});
    return html`<svg viewBox="0 0 ${place * places} 106" aria-hidden="true">
        ${counts.map((n, i) => svg`<rect class="came" x=${x(i) - bar / 2} y=${y(n)} width=${bar} height=${GROUND - y(n)} rx="2" />`)}
        ${svg`<path class="ground" d="M0 ${GROUND}H${place * counts.length}" />
          <path class="line" d="M${expected.map((value, i) => `${x(i)} ${y(value)}`).join('L')}" />`}
        ${expected.map((value, i) => svg`<circle class="buoy" cx=${x(i)} cy=${y(value)} r="2.6" />`)}
        ${counts.map(
          (n, i) => svg`<text x=${x(i)} y=${GROUND + 11}>${first + i}</text>
            ${n > 0 ? svg`<text class="often" x=${x(i)} y=${Math.min(y(n), y(expected[i]!) - 2) - 4}>${n}</text>` : ''}`,
        )}
      </svg>
      <p class="legend l-flex l-wrap l-note" aria-hidden="true">
        <span><svg viewBox="0 0 18 12">${svg`<rect class="came" x="4" y="1.500" width="10" height="9" rx="2" />`}</svg>${fairness.drawn}</span>
        <span
          ><svg viewBox="0 0 18 12">${svg`<path class="line" d="M0 6H18" /><circle class="buoy" cx="9" cy="6" r="3" />`}</svg>${fairness.expected}</span
        >
      </p>
      <ul class="hidden-text">
        ${counts.map((n, i) => html`<li>${fairness.bar(first + i, n, number.format(expected[i]!))}</li>`)}
      </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-chance-chart': RsChanceChart;
  }
}
