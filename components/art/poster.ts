import {html, LitElement, svg} from 'lit';
import {customElement} from 'lit/decorators.js';
import sheet from './poster.css';
import {boat, GLITTER, LIGHTHOUSE, lightOf, RAYS, ROSE, STARS, town} from './scenery.ts';
import sky from './sky.css';

/**
 * @summary The poster of the start page: the anchorage by day, and by night with its lamps lit. Fills its positioned
 *   parent. The horizon stands at 37 % of the height. The water below is the place for tables and buttons, and the upper
 *   left (down to 100 units of 240 above the horizon) is kept free for words. Pieces hang on the edges and the horizon, so
 *   that every width from 320 px up is composed, not stretched. Decoration only.
 *
 * @cssproperty --rs-horizon - Height of the horizon; 37cqh by default.
 * @cssproperty --rs-told - Sky at the top that is covered: nothing grows with it.
 */
@customElement('rs-poster')
export class RsPoster extends LitElement {
  static override styles = [sky, sheet];

  override render() {
    return html`<div class="scene l-fill" aria-hidden="true">
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
