import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {mark} from './bits.ts';
import {nameOf} from './desk.ts';
import {PrPart, planes} from './part.ts';

/** @summary The seats in a small ring, clockwise; the governor wears the crown, whoever acts stands on a plate. */
@customElement('rs-pr-order')
export class RsPrOrder extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      ol {
        position: relative;
        width: var(--rs-ring-size, 4rem);
        height: var(--rs-ring-size, 4rem);
      }
      ol::before {
        content: '';
        position: absolute;
        inset: 20%;
        border: 2px dashed var(--rs-line);
        border-radius: 50%;
      }
      li {
        position: absolute;
        left: calc(50% + 34% * var(--_x));
        top: calc(50% + 34% * var(--_y));
        translate: -50% -50%;
        line-height: 0;
        padding: 3px;
        border-radius: 50%;
      }
      .acts {
        box-shadow: 0 0 0 2.5px var(--rs-onquay, var(--rs-ink));
      }
    `,
  ];

  override render() {
    const {view, table, words, text} = this.desk;
    const from = view.viewer ?? 0;
    return html`<ol aria-label=${words.seatOrder}>
      ${Array.from({length: view.seats}, (_, i) => {
        const seat = (from + i) % view.seats;
        // The viewer sits at the bottom; the left neighbour follows clockwise, as seen from above.
        const angle = Math.PI / 2 + (2 * Math.PI * i) / view.seats;
        const acts = table.toAct.includes(seat);
        return html`<li
          class=${acts ? 'acts' : ''}
          style="--_x:${Math.cos(angle).toFixed(3)};--_y:${Math.sin(angle).toFixed(3)}"
        >
          ${mark(this.desk, seat, 18, true)}<span class="hidden-text"
            >${nameOf(this.desk)(seat)}${view.governor === seat ? `, ${text.terms.governor}` : ''}${acts ? `, ${words.acting}` : ''}</span
          >
        </li>`;
      })}
    </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-order': RsPrOrder;
  }
}
