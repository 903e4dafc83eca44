import {css, html, LitElement} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {TableWords} from '../../src/i18n/table/type.ts';
import type {SeatView} from '../../src/table/view-model.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/mark.ts';
import '../kit/wave.ts';
import {act} from '../act.ts';
import {deep} from '../kit/tokens.ts';

/**
 * @summary The curtain between two seats of one device: whose turn it is, one tap to open. Nothing of the table
 * stands behind it.
 *
 * @fires rs-act - The seat opens it.
 */
@customElement('rs-curtain')
export class RsCurtain extends LitElement {
  static override styles = [
    base,
    deep,
    css`
      :host {
        display: grid;
        grid-template-rows: minmax(3rem, 1fr) auto;
        height: 100%;
        background: var(--rs-sea);
      }
      .sea {
        display: grid;
        place-items: center;
        padding: 24px;
      }
      rs-mark {
        --rs-mark-size: min(9rem, 34vh);
      }
      .quay {
        position: relative;
        display: grid;
        gap: 10px;
        padding: 20px 16px calc(24px + env(safe-area-inset-bottom));
        background: var(--rs-quay);
        color: var(--rs-onquay);
        justify-items: center;
        text-align: center;
      }
      h1 {
        font-size: 1.9rem;
        font-weight: 800;
        overflow-wrap: anywhere;
      }
      p {
        color: var(--rs-onquay2);
        max-width: 26em;
      }
      rs-button {
        width: min(26rem, 100%);
        margin-top: 8px;
      }
    `,
  ];

  @property({attribute: false}) seat!: SeatView;
  @property({attribute: false}) words!: TableWords;

  override render() {
    const {name, shape, seat} = this.seat;
    return html`<div class="sea"><rs-mark shape=${shape} name=${name}></rs-mark></div>
      <main class="quay deep">
        <rs-wave></rs-wave>
        <h1>${this.words.curtainTitle(name)}</h1>
        <p>${this.words.curtainLine}</p>
        <rs-button variant="primary" data-primary @click=${() => act(this, {act: 'openCurtain', seat})}
          >${this.words.curtainOpen(name)}</rs-button
        >
      </main>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-curtain': RsCurtain;
  }
}
