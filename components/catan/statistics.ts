import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import type {Seat} from '../../src/engine/game.ts';
import {loadStatisticsWords, type StatisticsWords} from '../../src/games/catan/text/index.ts';
import type {CatEvent, CatView} from '../../src/games/catan/types.ts';
import {DRAINS, type SeatStatistics, SOURCES, statisticsOf} from '../../src/games/catan/view/statistics.ts';
import type {Language} from '../../src/i18n/language.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {mark, nameOf, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import sheet from './statistics.css';
import '../kit/mark.ts';
import rollSheet from './roll-chart.css';
import {due, rollChart} from './roll-chart.ts';

/**
 * @summary What a finished game brought each seat: where its cards came from and where they went, what the robber kept
 * off, and who rolled what.
 */
@customElement('rs-cat-statistics')
export class RsCatStatistics extends LitElement {
  static override styles = [base, rollSheet, sheet];

  @property({attribute: false}) table!: TableView;
  @property() language: Language = 'en';
  @state() private words: StatisticsWords | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('language')) return;
    const {language} = this;
    void loadStatisticsWords(language).then(words => {
      if (language === this.language) this.words = words;
    });
  }

  override render() {
    const {words, table} = this;
    if (!words) return nothing;
    // The board of Catan shows tables of Catan only, whose events are its own.
    const {hexes} = table.board as CatView;
    const events = table.log.flatMap(item => (item.undone ? [] : (item.events as readonly CatEvent[])));
    const all = statisticsOf(table.seats.length, hexes, events);
    // In the order of the scores above.
    const each = this.#seats.map(seat => all[seat]!);
    return html`<h4>${words.title}</h4>
      ${this.#cards(each, words)}
      <h4>${words.rolls}</h4>
      ${this.#rolls(each, words)}`;
  }

  get #seats(): readonly Seat[] {
    const {result, seats} = this.table;
    return result?.ranking.flat() ?? seats.map(({seat}) => seat);
  }

  #heads(): TemplateResult[] {
    const {table} = this;
    return this.#seats.map(
      seat =>
        html`<th scope="col"><span class="hidden-text">${nameOf({table})(seat)}</span>${mark({table}, seat, 24)}</th>`,
    );
  }

  #cards(each: readonly SeatStatistics[], words: StatisticsWords) {
    const row = (label: string, of: (seat: SeatStatistics) => number, all = false) =>
      html`<tr class=${all ? 'all' : ''}>
        <th scope="row">${label}</th>
        ${each.map(seat => html`<td class=${of(seat) === 0 ? 'zero' : ''}>${of(seat)}</td>`)}
      </tr>`;
    const all = (counts: Readonly<Record<string, number>>) => sum(Object.values(counts));
    return html`<div class="frame" role="region" tabindex="0" aria-label=${words.title}>
      <table>
        <thead>
          <tr><th scope="col"><span class="hidden-text">${words.title}</span></th>${this.#heads()}</tr>
        </thead>
        <tbody>
          ${row(words.got, ({got}) => all(got), true)}
          ${SOURCES.map(id => row(words.sources[id], ({got}) => got[id]))}
          ${row(words.gave, ({gave}) => all(gave), true)}
          ${DRAINS.map(id => row(words.drains[id], ({gave}) => gave[id]))}
          <tr class="all"><th scope="row" colspan=${each.length + 1}>${words.besides}</th></tr>
          ${row(words.blocked, ({blocked}) => blocked)} ${row(words.deals, ({deals}) => deals)}
          ${row(words.bankDeals, ({bankDeals}) => bankDeals)} ${row(words.bought, ({bought}) => bought)}
          ${row(words.sevens, ({rolls}) => rolls[7 - 2]!)}
        </tbody>
      </table>
    </div>`;
  }

  /** The bars tell the seats by colour; the table by their marks. */
  #rolls(each: readonly SeatStatistics[], words: StatisticsWords) {
    const {table} = this;
    const all = each[0]!.rolls.map((_, at) => sum(each.map(({rolls}) => rolls[at]!)));
    const part = (at: number) =>
      each.map(({rolls}, place) => ({
        count: rolls[at]!,
        paint: `var(--rs-seat-${seatOf({table}, this.#seats[place]!).shape})`,
      }));
    return html`<figure>${rollChart(all, null, part)}</figure>
      <details>
        <summary>${words.asTable}</summary>
        <div class="frame" role="region" tabindex="0" aria-label=${words.rolls}>
          <table>
            <thead>
              <tr><th scope="col">${words.sum}</th>${this.#heads()}<th scope="col">${words.expected}</th></tr>
            </thead>
            <tbody>
              ${due(all).map(
                (expected, at) => html`<tr>
                  <th scope="row">${at + 2}</th>
                  ${each.map(({rolls}) => html`<td class=${rolls[at] === 0 ? 'zero' : ''}>${rolls[at]}</td>`)}
                  <td class="zero">${expected.toFixed(1)}</td>
                </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </details>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-statistics': RsCatStatistics;
  }
}
