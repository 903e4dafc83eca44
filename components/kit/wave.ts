import {html, LitElement} from 'lit';
import {customElement} from 'lit/decorators.js';
import sheet from './wave.css';

/**
 * @summary The wavy edge of the quay: put it first in the quay (which needs `position: relative`), it lies on top
 * of its upper edge. Decoration only.
 *
 * @cssproperty --rs-wave-color - The quay's colour by default.
 */
@customElement('rs-wave')
export class RsWave extends LitElement {
  static override styles = sheet;

  override render() {
    return html``;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-wave': RsWave;
  }
}
