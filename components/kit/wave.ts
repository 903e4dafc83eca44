import {css, html, LitElement} from 'lit';
import {customElement} from 'lit/decorators.js';

/** One wave, 36 px long, about 7 px high. A mask, so that the colour stays a token. */
const mask = css`url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='36' height='12'%3E%3Cpath d='M0 8.500C9 8.500 9 1.500 18 1.500S27 8.500 36 8.500V12H0Z'/%3E%3C/svg%3E")`;

/**
 * @summary The wavy edge of the quay: put it first in the quay (which needs `position: relative`), it lies on top
 * of its upper edge. Decoration only.
 *
 * @cssproperty --rs-wave-color - The quay's colour by default.
 */
@customElement('rs-wave')
export class RsWave extends LitElement {
  static override styles = css`
    :host {
      position: absolute;
      inset: auto 0 calc(100% - 1px);
      height: 12px;
      pointer-events: none;
      background: var(--rs-wave-color, var(--rs-quay));
      -webkit-mask: ${mask} 0 0 / 36px 12px repeat-x;
      mask: ${mask} 0 0 / 36px 12px repeat-x;
    }
  `;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-wave': RsWave;
  }
}
