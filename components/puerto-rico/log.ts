import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {wordEvent} from '../../src/games/puerto-rico/text/index.ts';
import type {PrEvent} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {mark} from './bits.ts';
import {nameOf} from './desk.ts';
import {PrPart, planes} from './part.ts';

/** @summary The newest lines of the log, newest first, on wide screens. The full log is a panel of its own. */
@customElement('rs-pr-log')
export class RsPrLog extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      :host {
        min-height: 0;
      }
      .panel {
        display: flex;
        flex-direction: column;
        gap: 6px;
        height: 100%;
        min-height: 0;
        overflow: hidden;
      }
      ol {
        flex: 1;
        min-height: 0;
        overflow: hidden;
        /* A line that does not fit whole goes to a second column, which nobody sees. */
        display: flex;
        flex-flow: column wrap;
        gap: 5px 40px;
      }
      li {
        width: 100%;
        display: grid;
        grid-template-columns: 1.3rem minmax(0, 1fr);
        gap: 6px;
        line-height: 1.25;
        font-size: var(--rs-size-caption);
        overflow-wrap: anywhere;
      }
      li:first-child {
        font-weight: 700;
      }
    `,
  ];

  override render() {
    const {table, text, words} = this.desk;
    const events = table.log
      .filter(({n, undone}) => !undone && n <= (table.shownAt ?? n))
      .slice(-16)
      .flatMap(item => item.events as readonly PrEvent[])
      .filter(event => Object.hasOwn(text.events, event.type))
      .slice(-9)
      .reverse();
    return html`<section class="panel" aria-label=${words.lastMoves}>
      <h3 class="label">${words.lastMoves}</h3>
      <ol>
        ${events.map(event => {
          const seat = 'seat' in event ? event.seat : null;
          return html`<li>
            <span>${seat === null ? '' : mark(this.desk, seat, 18)}</span>
            <span>${wordEvent(text, event, nameOf(this.desk))}</span>
          </li>`;
        })}
      </ol>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-log': RsPrLog;
  }
}
