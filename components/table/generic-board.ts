import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Language} from '../../src/i18n/language.ts';
import type {TableView} from '../../src/table/view-model.ts';
import {absent} from '../board/absent.ts';
import type {dealingLine} from '../board/dealing.ts';
import {base} from '../kit/base.ts';
import {deep} from '../kit/tokens.ts';
import sheet from './generic-board.css';
import '../kit/wave.ts';
import './generic-choices.ts';
import {jsonView} from './generic-json.ts';
import {GENERIC_WORDS} from './generic-words.ts';

const nameOf = ({seats}: TableView, seat: number): string => seats[seat]?.name ?? String(seat + 1);

/**
 * @summary Plays any game plainly: what the seat sees as headed lists and tables, what it may do as lists of
 * buttons on the quay. The fallback for a game without a painted board, and the board for screen readers.
 *
 * @event rs-act - `{act: 'move', action}`: the person confirmed a move.
 * @csspart board - The land with the tables.
 * @csspart quay - Where the person decides.
 */
@customElement('rs-generic-board')
export class RsGenericBoard extends LitElement {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) table: TableView | null = null;
  @property() language: Language = 'en';
  /** What the devices deal together just now, where somebody is waited for. */
  @property({attribute: false}) dealing: ReturnType<typeof dealingLine> = null;
  /** Level of the board's heading in the page's outline. */
  @property({type: Number}) level = 2;

  override render() {
    const {table, language, level} = this;
    if (!table) return nothing;
    const words = GENERIC_WORDS[language];
    const mustAct = table.choices.length > 0 && table.viewer !== null && table.toAct.includes(table.viewer);
    return html`<div class="board" part="board">
        <div role="heading" aria-level=${level} class="display">${words.board}</div>
        ${jsonView(table.board, {words, seatName: seat => nameOf(table, seat)}, level + 1)}
      </div>
      <div class="quay deep" part="quay">
        <rs-wave></rs-wave>
        ${mustAct ? nothing : html`<p role="status">${this.dealing?.question ?? this.#waiting(table)}</p>`}
        ${this.dealing && !mustAct ? html`<div class="sub">${this.dealing.sub}</div>` : nothing}
        ${
          table.choices.length > 0
            ? html`<rs-generic-choices
                language=${language}
                .choices=${table.choices}
                .decision=${table.decision}
                ?optional=${!mustAct}
                ?busy=${table.sending !== null}
              ></rs-generic-choices>`
            : nothing
        }
      </div>`;
  }

  /** Whoever is waited for is named; that somebody is away is said above the board. */
  #waiting(table: TableView): string {
    const {toAct} = table;
    const words = GENERIC_WORDS[this.language];
    const {seat} = absent(table, Date.now()) ?? {};
    if (seat) return words.waitingFor(seat.name);
    if (toAct.length === 0) return words.over;
    return words.waitingFor(toAct.map(seat => nameOf(table, seat)).join(', '));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-generic-board': RsGenericBoard;
  }
}
