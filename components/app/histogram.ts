import {css, html, LitElement, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import './panel-texts.ts';
import {Texts} from './text.ts';

/** Height of the tallest bar, on the drawing's own grid of 100 by 44. */
const TALL = 36;

/**
 * @summary Ten bars: how often each tenth of a range was drawn. Drawn as a picture, told as a list.
 */
@customElement('rs-histogram')
export class RsHistogram extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      svg {
        display: block;
        width: 100%;
        max-width: 460px;
      }
      rect {
        fill: var(--rs-teal);
        stroke: var(--rs-edge);
        stroke-width: 0.6;
      }
      path {
        stroke: var(--rs-ink2);
        stroke-width: 0.6;
      }
      text {
        fill: var(--rs-ink);
        font: 700 5px var(--rs-display);
        text-anchor: middle;
      }
    `,
  ];

  /** Ten counts. */
  @property({attribute: false}) counts: readonly number[] = [];

  readonly #texts = new Texts(this);

  override render() {
    const {fairness} = this.#texts.words;
    const most = Math.max(1, ...this.counts);
    return html`<svg viewBox="0 0 100 46" aria-hidden="true">
        ${this.counts.map((n, i) => {
          const height = (n / most) * TALL;
          return svg`<rect x=${i * 10 + 1} y=${43 - height} width="8" height=${height} />
            <text x=${i * 10 + 5} y=${41 - height}>${n}</text>`;
        })}
        ${svg`<path d="M0 43.3H100" />`}
      </svg>
      <ul class="hidden-text">
        ${this.counts.map((n, i) => html`<li>${fairness.bar(i + 1, n)}</li>`)}
      </ul>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-histogram': RsHistogram;
  }
}
