import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {gameName} from '../../src/games/words.ts';
import {isolate} from '../../src/i18n/plural.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {FinishedGame, HistoryView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import sheet from './history.css';
import '../kit/banner.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/symbol.ts';
import {helpButton} from './help-button.ts';
import './screen.ts';
import {PanelTexts, saying} from '../text.ts';

/**
 * @summary Finished games of this device: who has won how often, and each game with its places. A tap opens the game, as long
 * as its table is here.
 *
 * @event rs-act - `open`, `goHome`, `goNew`, `exportHistory`, `forgetGame`.
 * @event rs-open - The rules.
 */
@customElement('rs-history')
export class RsHistory extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: HistoryView;

  readonly #texts = new PanelTexts(this);

  override render() {
    const {common, history} = this.#texts.words;
    const {games, people, problem} = this.view;
    return html`<rs-screen
      heading=${history.title}
      back-label=${common.toHome}
      @rs-back=${() => act(this, {act: 'goHome'})}
    >
      ${helpButton(this, common.help)}
      ${problem ? this.#problem(problem) : nothing}
      ${
        games === null
          ? html`<p role="status">${common.loading}</p>`
          : games.length === 0
            ? html`<div class="none l-grid l-gap-16">
                <rs-symbol name="clock"></rs-symbol>
                <p>${history.none}</p>
                <rs-button variant="primary" icon="plus" @click=${() => act(this, {act: 'goNew'})}>${common.newTable}</rs-button>
              </div>`
            : html`${people.map(one => this.#people(one))}
                <section aria-labelledby="games">
                  <h2 id="games">${history.games}</h2>
                  <ul>
                    ${games.map(game => this.#game(game))}
                  </ul>
                  <p class="quiet l-note">${history.hint}</p>
                  <rs-button icon="export" @click=${() => act(this, {act: 'exportHistory'})}>${history.export}</rs-button>
                </section>`
      }
    </rs-screen>`;
  }

  #problem(problem: NonNullable<HistoryView['problem']>) {
    const {what, next} = problemText(problem);
    return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
  }

  #people({game, people}: HistoryView['people'][number]) {
    const {history} = this.#texts.words;
    const name = gameName(game);
    return html`<section>
      <h2>${name}</h2>
      <div class="frame" role="region" tabindex="0" aria-label=${name}>
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">${history.player}</th>
              <th scope="col" role="columnheader">${history.played}</th>
              <th scope="col" role="columnheader">${history.won}</th>
              <th scope="col" role="columnheader">${history.average}</th>
              <th scope="col" role="columnheader">${history.best}</th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            ${people.map(
              ({name: person, games, wins, points, best}) => html`<tr role="row">
                <th scope="row" role="rowheader" dir="auto">${person}</th>
                <td role="cell">${games}</td>
                <td role="cell">${wins}</td>
                <td role="cell">${Math.round(points / games)}</td>
                <td role="cell">${best}</td>
              </tr>`,
            )}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #game({id, here, game, endedAt, seats, totals, ranking}: FinishedGame) {
    const {common, history} = this.#texts.words;
    const places = ranking.flat().map(seat => `${isolate(seats[seat]!.name)}: ${totals[seat]}`);
    const said = html`<span
      >${gameName(game)} · ${places.join(', ')}<span class="quiet l-note"> · ${common.date(endedAt)}</span></span
    >`;
    return html`<li>
      ${
        here
          ? html`<button type="button" class="what l-grow l-words" @click=${() => act(this, {act: 'open', tableId: id})}>
              ${said}<rs-symbol name="next"></rs-symbol>
            </button>`
          : html`<div class="what l-grow l-words">${said}</div>`
      }
      <rs-button
        variant="quiet"
        icon="trash"
        label=${history.forget(gameName(game), common.date(endedAt))}
        @click=${() => act(this, {act: 'forgetGame', id})}
      ></rs-button>
    </li>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-history': RsHistory;
  }
}
