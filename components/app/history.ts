import {html, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {loadModule} from '../../src/base/load-module.ts';
import {gameName, gameSymbol} from '../../src/games/words.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {Act, FinishedGame, HistoryView} from '../../src/table/seen/view-model.ts';
import {act} from '../act.ts';
import sheet from './history.css';
import '../kit/banner.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import {deepFocus} from '../kit/deep-focus.ts';
import '../kit/symbol.ts';
import {helpButton} from './help-button.ts';
import './finished.ts';
import './screen.ts';
import {PanelTexts, saying} from '../text.ts';

/** Cards of the newest games, and how many more a tap brings. */
const FIRST = 4;
const MORE = 24;

/**
 * @summary Finished games of this device: a card for each game, newest first, and who has won how often.
 *
 * @event rs-act - `goHome`, `goNew`, `exportHistory`, and what `rs-finished` sends.
 * @event rs-open - The rules.
 */
@customElement('rs-history')
export class RsHistory extends saying('panels') {
  static override styles = [base, sheet];

  @property({attribute: false}) view!: HistoryView;
  @state() private shown = FIRST;
  /** The game that is asked about. */
  @state() private about: FinishedGame | null = null;

  #opener: Element | null = null;

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
            : html`${this.#leaders()} ${this.#games(games)}
                <div class="families">${people.map(one => (one.people.length > 0 ? this.#people(one) : nothing))}</div>
                <p class="quiet l-note">${history.hint}</p>
                <rs-button icon="export" @click=${() => act(this, {act: 'exportHistory'})}>${history.export}</rs-button>`
      }
      ${this.#asked()}
    </rs-screen>`;
  }

  #problem(problem: NonNullable<HistoryView['problem']>) {
    const {what, next} = problemText(problem);
    return html`<rs-banner tone="problem">${what} ${next}</rs-banner>`;
  }

  /** At a glance: who has won most at each game. How the others did is told below the games. */
  #leaders() {
    const {history} = this.#texts.words;
    const led = this.view.people.flatMap(({game, people: [first]}) => (first?.wins ? [{game, first}] : []));
    if (led.length === 0) return nothing;
    return html`<ul class="leaders l-flex l-wrap l-gap-8" aria-label=${history.leaders}>
      ${led.map(
        ({game, first}) => html`<li>
          <rs-symbol name=${gameSymbol(game)} label=${gameName(game)}></rs-symbol>
          <span><b dir="auto">${first.name}</b> ${history.wins(first.wins)}</span>
        </li>`,
      )}
    </ul>`;
  }

  #people({game, people}: HistoryView['people'][number]) {
    const {history} = this.#texts.words;
    const name = gameName(game);
    return html`<section class="people">
      <h2><rs-symbol name=${gameSymbol(game)}></rs-symbol>${name}</h2>
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
              ({name: person, games, wins, points, best, streak}) => html`<tr role="row">
                <th scope="row" role="rowheader">
                  <span dir="auto">${person}</span>${streak > 1 ? html` <span class="streak">${history.streak(streak)}</span>` : nothing}
                </th>
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

  #games(games: readonly FinishedGame[]) {
    const {history} = this.#texts.words;
    return html`<section>
      <ul aria-label=${history.games}>
        ${repeat(
          games.slice(0, this.shown),
          ({id}) => id,
          game => html`<li>
            <rs-finished .game=${game} @rs-ask=${() => this.#ask(game)}></rs-finished>
          </li>`,
        )}
      </ul>
      ${
        games.length > this.shown
          ? html`<rs-button @click=${this.#earlier}>${history.earlier}</rs-button>`
          : nothing
      }
    </section>`;
  }

  /** With its table the whole game goes. */
  #asked() {
    if (!this.about) return nothing;
    const {id} = this.about;
    return html`<rs-table-question
      .table=${{...this.about, hosting: false, state: 'over' as const}}
      ask="delete"
      @rs-act=${(event: CustomEvent<Act>) => {
        if (event.detail.act === 'delete') act(this, {act: 'forgetGame', id});
      }}
      @rs-close=${this.#answered}
    ></rs-table-question>`;
  }

  async #ask(about: FinishedGame): Promise<void> {
    this.#opener = deepFocus();
    await loadModule(() => import('./table-question.ts'));
    this.about = about;
  }

  #answered = async (): Promise<void> => {
    this.about = null;
    await this.updateComplete;
    if (this.#opener instanceof HTMLElement) this.#opener.focus();
  };

  #earlier = (): void => {
    this.shown += MORE;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-history': RsHistory;
  }
}
