import {css, html, LitElement, svg} from 'lit';
import {customElement} from 'lit/decorators.js';
import {boat, GLITTER, LIGHTHOUSE, lightOf, RAYS, ROSE, STARS, town, WAVE} from './scenery.ts';

/**
 * @summary The poster of the start page: the anchorage by day, and by night with its lamps lit. Fills its
 * positioned parent; the horizon stands at 37 % of the height, the water below is the place for tables and buttons, and the
 * upper left (down to 100 units of 240 above the horizon) is kept free for words.
 * Pieces hang on the edges and the horizon, so that every width from 320 px up is composed, not stretched.
 * Decoration only.
 *
 * @cssproperty --rs-horizon - Height of the horizon; 37cqh by default.
 * @cssproperty --rs-told - Sky at the top that is covered: nothing grows with it.
 */
@customElement('rs-poster')
export class RsPoster extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      inset: 0;
      overflow: hidden;
      container-type: size;
      background: var(--rs-water-3);
      pointer-events: none;
    }
    :host([hidden]) {
      display: none;
    }
    /* One unit is 1/240 of the sky's height, less on narrow tall pages. */
    .scene {
      --h: var(--rs-horizon, 37cqh);
      --u: min(calc((var(--h) - var(--rs-told, 0px)) / 240), calc(100cqw / 330));
      --sun-x: 44cqw;
      --land: max(calc(var(--u) * 148), 29cqw);
      --cape: max(calc(var(--u) * 124), 24cqw);
      position: absolute;
      inset: 0;
    }
    .scene > * {
      position: absolute;
    }
    svg {
      display: block;
      overflow: visible;
      stroke-linejoin: round;
      stroke-linecap: round;
    }
    .sky {
      inset: 0 0 auto;
      height: calc(var(--h) + 20px);
      background: var(--rs-sky-1);
      overflow: hidden;
    }
    .rays,
    .stars,
    .clouds {
      position: absolute;
    }
    .rays {
      left: var(--sun-x);
      top: calc(var(--h) - var(--u) * 29);
      width: 320cqmax;
      translate: -50% -50%;
      fill: var(--rs-sky-2);
      opacity: calc(1 - var(--rs-night));
    }
    /* Over the beam, which would cut them in two; and as far down as the words that they keep off. */
    .stars {
      --_words: clamp(228px, 32cqw, 440px);
      inset: var(--rs-told, 0px) 0 auto var(--_words);
      width: calc(100% - var(--_words));
      height: calc((var(--h) - var(--rs-told, 0px)) * 0.7);
      fill: var(--rs-glitter);
      opacity: var(--rs-night);
    }
    .sun {
      left: var(--sun-x);
      top: calc(var(--h) - var(--u) * (29 + 32 * var(--rs-night)));
      width: calc(var(--u) * (136 - 62 * var(--rs-night)));
      aspect-ratio: 1;
      translate: -50% -50%;
      border-radius: 50%;
      background: var(--rs-disc);
    }
    .beam,
    .cape {
      left: calc(100cqw - var(--cape));
      top: calc(var(--h) - var(--u) * 128);
      width: calc(var(--u) * 437);
    }
    .beam {
      fill: var(--rs-beam);
      opacity: var(--rs-night);
    }
    .town {
      left: calc(var(--land) - var(--u) * 328);
      top: calc(var(--h) - var(--u) * 94.5);
      width: calc(var(--u) * 353);
    }
    .gulls {
      left: calc(var(--sun-x) + var(--u) * 76);
      top: calc(var(--h) - var(--u) * 104);
      width: calc(var(--u) * 44);
      fill: none;
      stroke: var(--rs-town);
      stroke-width: 2;
      opacity: calc(1 - var(--rs-night));
    }
    .water {
      inset: auto 0 0;
      --_size: calc(var(--u) * 92) calc(var(--u) * 22);
      -webkit-mask:
        ${WAVE} var(--_x) 0 / var(--_size) repeat-x,
        linear-gradient(#000 0 0) 0 calc(var(--u) * 22 - 1px) / 100% 100% no-repeat;
      mask:
        ${WAVE} var(--_x) 0 / var(--_size) repeat-x,
        linear-gradient(#000 0 0) 0 calc(var(--u) * 22 - 1px) / 100% 100% no-repeat;
    }
    .one {
      top: calc(var(--h) - var(--u) * 4);
      background: var(--rs-water-1);
      --_x: 0;
    }
    .two {
      top: calc(var(--h) + var(--u) * 20);
      background: var(--rs-water-2);
      --_x: calc(var(--u) * 38);
    }
    .three {
      top: calc(var(--h) + var(--u) * 44);
      background: var(--rs-water-3);
      --_x: calc(var(--u) * 4);
    }
    .glitter {
      left: var(--sun-x);
      top: calc(var(--h) + var(--u) * 8);
      width: calc(var(--u) * 120);
      translate: -50% 0;
      fill: var(--rs-glitter);
    }
    .boat-near {
      left: calc(21cqw - var(--u) * 6);
      top: calc(var(--h) - var(--u) * 15);
      width: calc(var(--u) * 66);
    }
    .boat-far {
      left: calc(63cqw - var(--u) * 20);
      top: calc(var(--h) - var(--u) * 22);
      width: calc(var(--u) * 38);
    }
    .boat-edge {
      left: 82cqw;
      top: calc(var(--h) - var(--u) * 4);
      width: calc(var(--u) * 52);
      display: none;
    }
    /* On wide pages the open water is charted. */
    .rose {
      display: none;
      right: -90px;
      bottom: -110px;
      width: 420px;
      fill: color-mix(in srgb, var(--rs-water-2) 38%, var(--rs-water-3));
    }
    .rose circle {
      fill: none;
      stroke: color-mix(in srgb, var(--rs-water-2) 38%, var(--rs-water-3));
      stroke-width: 1.5;
    }
    @container (min-width: 900px) and (min-height: 700px) {
      .rose {
        display: block;
      }
    }
    @container (max-width: 345px) {
      .scene {
        --cape: calc(var(--u) * 98);
      }
    }
    @container (min-width: 700px) {
      .scene {
        --sun-x: 47cqw;
      }
      .boat-edge {
        display: block;
      }
    }
  `;

  override render() {
    return html`<div class="scene" aria-hidden="true">
      <div class="sky">
        <svg class="rays" viewBox="-100 -100 200 200">${RAYS}</svg>
      </div>
      <svg class="beam" viewBox="0 0 520 190">${lightOf(76, 27)}</svg>
      <svg class="stars">${STARS}</svg>
      <div class="sun"></div>
      <svg class="gulls" viewBox="0 0 44 26">
        ${svg`<path d="M2 9q5-7 10 1q5-8 10-1M28 22q4-5 7 1q3-6 7-1" />`}
      </svg>
      <svg class="town" viewBox="0 0 560 170">${town}</svg>
      <svg class="cape" viewBox="0 0 520 190">${LIGHTHOUSE}</svg>
      <div class="water one"></div>
      <svg class="glitter" viewBox="0 0 120 34">
        ${GLITTER}
      </svg>
      <svg class="boat-far" viewBox="0 0 64 64">${boat('stripe')}</svg>
      <div class="water two"></div>
      <svg class="boat-near" viewBox="0 0 64 64">${boat('gold')}</svg>
      <svg class="boat-edge" viewBox="0 0 64 64">${boat('teal')}</svg>
      <div class="water three"></div>
      <svg class="rose" viewBox="-104 -104 208 208">${ROSE}</svg>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-poster': RsPoster;
  }
}
