import {html} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameSymbol} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import type {PastGame} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import {base} from '../kit/base.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {deep} from '../kit/tokens.ts';
import {HomeTexts, saying} from '../text.ts';
import sheet from './table-card.css';
import {tableName} from './table-card.ts';

/**
 * @summary A finished game on the start page: who has won, and when that was. A tap opens its table.
 *
 * @event rs-act - `open`.
 */
@customElement('rs-past-game')
export class RsPastGame extends saying('home') {
  static override styles = [base, deep, sheet];

  @property({attribute: false}) game!: PastGame;

  readonly #texts = new HomeTexts(this);

  override render() {
    const {id, game, endedAt, seats, ranking} = this.game;
    const first = ranking[0] ?? [];
    // Who has won stands first.
    const order = [...first, ...[...seats.keys()].filter(seat => !first.includes(seat))];
    return html`<article class="deep">
      <button type="button" @click=${() => act(this, {act: 'open', tableId: id})}>
        <rs-symbol class="game" name=${gameSymbol(game)}></rs-symbol>
        <span class="words"
          ><span class="name" dir="auto">${tableName(this.game)}</span>
          <span class="state">${this.#outcome()}</span>
          <span class="state apart">${this.#texts.words.common.date(endedAt)}</span></span
        >
        <span class="marks l-flex l-wrap l-gap-4 ${seats.length > 3 ? 'many' : ''}"
          >${order.map(seat => {
            const {shape, name} = seats[seat]!;
            return html`<rs-mark shape=${shape} name=${name} ?crown=${first.includes(seat)}></rs-mark>`;
          })}</span
        >
      </button>
    </article>`;
  }

  #outcome(): string {
    const {home, common} = this.#texts.words;
    const {seats, ranking, totals, ended} = this.game;
    const [first = []] = ranking;
    if (ended || first.length === 0) return home.nobodyWon;
    const names = common.list(first.map(seat => isolate(seats[seat]!.name)));
    const points = totals[first[0]!]!;
    return first.length > 1 ? home.wonTogether(names, points) : home.won(names, points);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-past-game': RsPastGame;
  }
}
