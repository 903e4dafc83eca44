import {html, LitElement} from 'lit';
import {customElement} from 'lit/decorators.js';
import sheet from './anchorage.css';

/**
 * @summary The water of the lobby: a strip of sky and sea on which `rs-ship-at-anchor` elements lie side by side.
 *
 * @slot - The ships, one for each seat.
 */
@customElement('rs-anchorage')
export class RsAnchorage extends LitElement {
  static override styles = sheet;

  override render() {
    return html`<div class="sun"></div>
      <div class="water back"></div>
      <div class="ships"><slot></slot></div>
      <div class="water front"></div>
      <div class="water shore"></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-anchorage': RsAnchorage;
  }
}
