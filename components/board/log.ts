import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {base} from '../kit/base.ts';
import {BoardElement} from './element.ts';
import sheet from './log.css';
import planes from './planes.css';
import {mark} from './seats.ts';
import {actor} from './since.ts';

/** The newest entries that are looked at, and the lines that are drawn of them. */
const ENTRIES = 16;
const LINES = 9;

/** @summary The newest lines of the log, the newest at the foot, on wide screens. It is read aloud first. The full log is a panel of its own. */
@customElement('rs-board-log')
export class RsBoardLog extends BoardElement {
  static override styles = [base, planes, sheet];

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
