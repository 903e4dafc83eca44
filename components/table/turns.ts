import {html, LitElement, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import type {ResultWords} from '../board/painter.ts';
import {beforeOwnMove, turnSentence} from '../board/result.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {fire} from '../kit/fire.ts';
import '../kit/mark.ts';
import sheet from './turns.css';

/**
 * @summary When the lead changed in a game that is over, and by what: each with the way to the board at that moment, and to a
 * trial from the reader's own move before it: at a table of this device, which knows how the cards lay.
 *
 * @fires rs-replay - The board shall be seen after the entry that `detail` names.
 * @fires rs-act - A trial.
 */
@customElement('rs-turns')
export class RsTurns extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) words!: TableWords;
  @property({attribute: false}) result!: ResultWords;

  override render() {
    const {table, result} = this;
    const {result: words} = this.words;
    if (table.turns.length === 0) return nothing;
    return html`<h4>${words.turns}</h4>
      <ol class="l-grid l-gap-6">
        ${table.turns.map(turn => {
          const {name, shape} = table.seats[turn.seat]!;
          const from = beforeOwnMove(table, turn.n);
          return html`<li>
            <rs-mark shape=${shape} name=${name} aria-hidden="true"></rs-mark>
            <p>${turnSentence(turn, words.decided, result, table)}</p>
            <div class="row">
              <rs-button icon="eye" data-see=${turn.n} @click=${() => fire(this, 'rs-replay', turn.n)}>${words.turnSee}</rs-button>
              ${
                table.place === 'here'
                  ? html`<rs-button icon="play" data-try=${from} @click=${() => act(this, {act: 'branch', from})}>${words.turnTry}</rs-button>`
                  : nothing
              }
            </div>
          </li>`;
        })}
      </ol>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-turns': RsTurns;
  }
}
