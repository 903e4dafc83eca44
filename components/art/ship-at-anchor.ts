import {html, LitElement, svg} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Shape} from '../../src/table/seen/view-model.ts';
import {fitted, initialOf, SHAPE_PATHS} from '../kit/mark.ts';
import sheet from './ship-at-anchor.css';
import '../kit/symbol.ts';

const SAIL = 'M22 10H48C46.500 20 46.500 34 49 44C40 47.500 30 47.500 21 44C23.500 34 23.500 20 22 10Z';
const HULL = 'M3 52C10 55 18 55.500 26 55.500H46C54 55.500 61 54 68 49L60 70H12Z';

/**
 * @summary A seat of the lobby as a ship at anchor: its sail shows shape, colour and initial. A free seat is a
 * dashed ship; a bot has its head at the masthead. A ship that arrives slides in.
 *
 * @cssproperty --rs-ship-width - 72px by default.
 */
@customElement('rs-ship-at-anchor')
export class RsShipAtAnchor extends LitElement {
  static override styles = sheet;

  @property({reflect: true}) shape: Shape = 'disc';
  /** The player's name; empty means a free seat. */
  @property() name = '';
  @property({type: Boolean, reflect: true}) bot = false;
  /** What a screen reader says; empty when the seat's row below says it. */
  @property() label = '';

  override render() {
    const free = this.name.trim() === '';
    return html`<svg
      class=${free ? '' : 'arrives'}
      viewBox="0 -6 72 80"
      role=${this.label ? 'img' : 'presentation'}
      aria-label=${this.label}
      aria-hidden=${this.label ? 'false' : 'true'}
    >
      ${free ? svg`<path class="free" d="M35 0V52${SAIL}${HULL}" />` : this.#manned()}
    </svg>`;
  }

  #manned() {
    const low = this.shape === 'triangle';
    const said = initialOf(this.name);
    return svg`
      <path class="mast" d="M33.800-4h2.600V54h-2.600Z" />
      <path class="edge" fill="var(--rs-seat-${this.shape})" d=${SAIL} />
      <g transform="translate(22.300 14.500) scale(.79)">
        <path class="plate" d=${SHAPE_PATHS[this.shape]} />
        <text x="16" y=${low ? 25.5 : 21} style="--_letter:${fitted(said, 14)}px">${said}</text>
      </g>
      ${
        this.bot
          ? svg`<circle class="night" cx="56" cy="2" r="11" /><foreignObject x="47" y="-7" width="18" height="18"><rs-symbol class="bot" name="bot"></rs-symbol></foreignObject>`
          : svg`<path fill="var(--rs-seat-${this.shape})" class="edge" d="M36-4L50 .5L36 5Z" />`
      }
      <path class="hull" d=${HULL} />
      <path class="stripe" d="M8.500 60.500C24 62.500 48 62.500 63.600 59.500L62 63.800C48 66 24 66 10 63.800Z" />`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-ship-at-anchor': RsShipAtAnchor;
  }
}
