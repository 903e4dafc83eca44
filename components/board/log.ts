import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {BoardPart} from './part.ts';
import {planes} from './planes.ts';
import {mark} from './seats.ts';
import {actor} from './since.ts';

/** The newest entries that are looked at, and the lines that are drawn of them. */
const ENTRIES = 16;
const LINES = 9;

/** @summary The newest lines of the log, newest first, on wide screens. The full log is a panel of its own. */
@customElement('rs-board-log')
export class RsBoardLog extends BoardPart {
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
    const {table, shell, sentence} = this.model;
    const lines = table.log
      .filter(({n, undone}) => !undone && n <= (table.shownAt ?? n))
      .slice(-ENTRIES)
      .flatMap(({events}) => events)
      .map(event => ({seat: actor(event), said: sentence(event, table)}))
      .filter(({said}) => said !== '')
      .slice(-LINES)
      .reverse();
    return html`<section class="panel" aria-label=${shell.lastMoves}>
      <h3 class="label">${shell.lastMoves}</h3>
      <ol>
        ${lines.map(
          ({seat, said}) => html`<li>
            <span>${seat === null ? '' : mark(this.model, seat, 18)}</span>
            <span>${said}</span>
          </li>`,
        )}
      </ol>
    </section>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-board-log': RsBoardLog;
  }
}
