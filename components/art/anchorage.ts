import {css, html, LitElement} from 'lit';
import {customElement} from 'lit/decorators.js';
import {WAVE} from './scenery.ts';

/**
 * @summary The water of the lobby: a strip of sky and sea on which `rs-ship-at-anchor` elements lie side by side.
 *
 * @slot - The ships, one for each seat.
 */
@customElement('rs-anchorage')
export class RsAnchorage extends LitElement {
  static override styles = css`
    :host {
      position: relative;
      display: block;
      height: var(--rs-anchorage-height, 116px);
      overflow: hidden;
      background: var(--rs-sky-2);
    }
    .sun {
      position: absolute;
      right: 25%;
      bottom: -4px;
      height: 82%;
      aspect-ratio: 1;
      border-radius: 50%;
      background: var(--rs-disc);
    }
    .ships {
      position: absolute;
      inset: 0 8px 22px;
      display: flex;
      justify-content: space-around;
      align-items: end;
      margin-inline: auto;
      max-width: 720px;
    }
    ::slotted(:nth-child(even)) {
      translate: 0 5px;
    }
    .water {
      position: absolute;
      inset: auto 0 0;
      -webkit-mask: ${WAVE} var(--_x) 0 / 72px 16px repeat-x, linear-gradient(#000 0 0) 0 15px / 100% 100% no-repeat;
      mask: ${WAVE} var(--_x) 0 / 72px 16px repeat-x, linear-gradient(#000 0 0) 0 15px / 100% 100% no-repeat;
    }
    .back {
      height: 42px;
      background: var(--rs-water-1);
      --_x: 10px;
    }
    .front {
      height: 27px;
      background: var(--rs-water-2);
      --_x: 46px;
    }
    .shore {
      height: 13px;
      background: var(--rs-sand);
      --_x: 20px;
      -webkit-mask: ${WAVE} var(--_x) 0 / 72px 14px repeat-x;
      mask: ${WAVE} var(--_x) 0 / 72px 14px repeat-x;
    }
    /* A phone on its side has little height to give to a picture. */
    @media (max-height: 27rem) and (min-width: 30rem) {
      :host {
        height: var(--rs-anchorage-height, 66px);
        --rs-ship-width: 36px;
      }
    }
    @media (min-width: 720px) and (min-height: 27.01rem) {
      :host {
        height: var(--rs-anchorage-height, 150px);
        --rs-ship-width: 96px;
      }
    }
  `;

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
