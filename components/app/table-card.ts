import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameName, gameSymbol} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import type {SavedTable} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import {tell} from '../kit/fire.ts';
import sheet from './table-card.css';
import '../kit/mark.ts';
import '../kit/menu.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {deep} from '../kit/tokens.ts';
import {HomeTexts, saying} from '../text.ts';

/** The person's name of a table, or the game's. */
export const tableName = (table: Pick<SavedTable, 'name' | 'game'>): string =>
  table.name || gameName(table.game);

/** What is asked about a table before it happens. */
export type TableQuestion = 'rename' | 'delete';

/**
 * @summary A saved table on the start page: coral when it waits for my move. A tap goes on with it.
 *
 * @event rs-act - `open`, `export`.
 * @event rs-ask - CustomEvent of a `TableQuestion`: the page asks before it renames or deletes.
 */
@customElement('rs-table-card')
export class RsTableCard extends saying('home') {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) table!: SavedTable;
  /** Another card has the same name: this one says when it was played last, and how far it is. */
  @property({type: Boolean}) alike = false;

  readonly #texts = new HomeTexts(this);

  override render() {
    const {common, home} = this.#texts.words;
    const name = tableName(this.table);
    const {seats} = this.table;
    const state = this.#state();
    const players = common.list(seats.map(seat => isolate(seat.name || common.freeSeat)));
    return html`<article class=${this.table.myTurn ? 'waiting' : 'deep'}>
      <button
        type="button"
                @click=${() => act(this, {act: 'open', tableId: this.table.id})}
      >
        <rs-symbol class="game" name=${gameSymbol(this.table.game)}></rs-symbol>
        <span class="words"
          ><span class="name" dir="auto">${name}</span><span class="state">${state}</span
          >${this.alike ? this.#apart() : nothing}</span
        >
        <span class="hidden-text">${players}</span
        ><span class="marks l-flex l-wrap l-gap-4 ${seats.length > 3 ? 'many' : ''}"
          >${seats.map(seat => html`<rs-mark shape=${seat.shape} name=${seat.name}></rs-mark>`)}</span
        >
      </button>
      <rs-menu
        icon="more"
        label=${home.menu(name)}
        .items=${[
          {value: 'rename', label: home.rename, icon: 'pencil'},
          {value: 'export', label: home.export, icon: 'export'},
          {value: 'delete', label: home.delete, icon: 'trash'},
        ]}
        @rs-choose=${this.#choose}
      ></rs-menu>
    </article>`;
  }

  #apart() {
    const {common, home} = this.#texts.words;
    const {savedAt, round} = this.table;
    return html`<span class="state apart"
      ><span>${common.date(savedAt)}</span> ${round === undefined ? nothing : html`<span>${home.round(round)}</span>`}</span
    >`;
  }

  #state(): string {
    const {home} = this.#texts.words;
    return this.table.trial ? `${home.trial} · ${this.#standing()}` : this.#standing();
  }

  #standing(): string {
    const {common, home} = this.#texts.words;
    const {myTurn, toAct, seats, state, place, hosting} = this.table;
    if (state === 'lobby') return home.inLobby;
    if (state === 'over') return home.over;
    if (myTurn) return home.yourMove;
    const names = toAct.flatMap(seat => seats[seat]?.name ?? []).map(isolate);
    if (names.length === 0) return common.date(this.table.savedAt);
    const standing = home.toMove(common.list(names));
    return hosting && place === 'network' ? `${standing} · ${home.waitsForHost}` : standing;
  }

  #choose = (event: CustomEvent<{value: string}>): void => {
    const {value} = event.detail;
    if (value === 'export') act(this, {act: 'export', tableId: this.table.id});
    if (value === 'rename' || value === 'delete') tell(this, 'rs-ask', value);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-table-card': RsTableCard;
  }
  interface HTMLElementEventMap {
    'rs-ask': CustomEvent<TableQuestion>;
  }
}
