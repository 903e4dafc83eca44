import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {Seat, SeatScore} from '../../src/engine/game.ts';
import {signed} from '../../src/i18n/plural.ts';
import type {TableWords} from '../../src/i18n/types/table.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './result.css';
import '../kit/mark.ts';
import {act} from '../act.ts';
import './afterwards.ts';
import type {ResultWords} from '../board/painter.ts';
import {decidedSentence} from '../board/result.ts';
import './course.ts';
import './triumph.ts';
import './turns.ts';

/**
 * @summary The final scores: ranking, points by source, and what decided, as a table that can be read as one; how the game
 * went; what can be done with it.
 *
 * @fires rs-act - How the game went is asked for.
 * @fires rs-replay - As `rs-afterwards`.
 */
@customElement('rs-result')
export class RsResult extends LitElement {
  static override styles = [base, sheet];

  @property({attribute: false}) table!: TableView;
  @property({attribute: false}) words!: TableWords;
  @property({attribute: false}) result!: ResultWords;
  /** The game's name. */
  @property() game = '';
  /** What the game tells of its end beside the scores. */
  @property({attribute: false}) statistics: TemplateResult | typeof nothing = nothing;

  /** What can be done with it was asked for. */
  @property({type: Boolean}) shares = false;

  /** In the frame after the dialog has opened at its top. */
  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('shares') || !this.shares) return;
    requestAnimationFrame(() =>
      this.renderRoot.querySelector('rs-afterwards')?.scrollIntoView({block: 'center'}),
    );
  }

  /** How the game went is folded when somebody looks at its end. */
  protected override firstUpdated(): void {
    if (this.table.course === null) act(this, {act: 'course'});
  }

  override render() {
    const {result} = this.table;
    if (!result) return nothing;
    const decided = decidedSentence(this.words.result.decided, this.result, this.table);
    return html`<div class="moment">
        <rs-triumph .seats=${this.table.seats} .ranking=${result.ranking} .spoils=${this.result.spoils}>
          <h3>${this.result.headline}</h3>
        </rs-triumph>
        <div class="told l-grid l-gap-10">
          ${decided ? html`<p class="decided">${decided}</p>` : nothing}
          ${this.result.tieBreak ? html`<p>${this.result.tieBreak}</p>` : nothing}
          ${this.result.ending ? html`<p>${this.words.result.ended(this.result.ending)}</p>` : nothing}
          <div class="scores"><div class="both"><ol class="podium l-grid l-gap-6">
            ${result.ranking.map((group, place) => group.map(seat => this.#place(place, seat, group.length > 1)))}
          </ol>
          <div class="frame" role="region" tabindex="0" aria-label=${this.words.resultTitle}>${this.#sources()}</div></div></div>
        </div>
      </div>
      <rs-course .table=${this.table} .words=${this.words}></rs-course>
      <rs-turns .table=${this.table} .words=${this.words} .result=${this.result}></rs-turns>
      ${this.statistics}
      <rs-afterwards .table=${this.table} .words=${this.words} .result=${this.result} game=${this.game}></rs-afterwards>`;
  }

  #score = (seat: Seat): SeatScore => this.table.result!.scores.find(score => score.seat === seat)!;

  #place(place: number, seat: Seat, shared: boolean) {
    const {name, shape, kind} = this.table.seats[seat]!;
    const before = this.table.result!.ranking.slice(0, place).reduce((sum, group) => sum + group.length, 1);
    const {total} = this.#score(seat);
    const sources = this.#sourcesOf(seat);
    const bot = kind === 'bot' ? ` (${this.words.bot})` : '';
    const tie = shared ? ` (${this.words.sharedPlace})` : '';
    // Read aloud it is one sentence; what is seen are its pieces.
    return html`<li class=${place === 0 ? 'first' : ''}>
      <span class="hidden-text" data-said
        >${this.words.place(before)} ${this.words.result.breakdown(name + bot + tie, total, sources)}</span
      >
      <span aria-hidden="true">${this.words.place(before)}</span>
      <rs-mark aria-hidden="true" shape=${shape} name=${name}></rs-mark>
      <span class="name" aria-hidden="true">${name}${bot ? html`<small>${bot}</small>` : nothing}${tie}</span>
      <span class="total" aria-hidden="true">${signed(total)}</span>
      <span class="sources" aria-hidden="true">${sources.join('\u00a0· ')}</span>
    </li>`;
  }

  /** Where the points of a seat come from: "Buildings 14"; nothing that brought none. */
  #sourcesOf = (seat: Seat): string[] =>
    Object.entries(this.#score(seat).parts)
      .filter(([, points]) => points !== 0)
      .map(([id, points]) => `${this.result.part(id)}\u00a0${signed(points)}`);

  #sources() {
    const seats = this.table.result!.ranking.flat();
    const named = [...new Set(seats.flatMap(seat => Object.keys(this.#score(seat).parts)))];
    const sources = named.filter(id => seats.some(seat => this.#score(seat).parts[id] !== 0));
    return html`<table>
      <thead>
        <tr>
          <th scope="col"><span class="hidden-text">${this.words.player}</span></th>
          ${seats.map(seat => {
            const {name, shape} = this.table.seats[seat]!;
            return html`<th scope="col"><rs-mark shape=${shape} name=${name} label=${name}></rs-mark></th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${sources.map(
          id => html`<tr>
            <th scope="row">${this.result.part(id)}</th>
            ${seats.map(seat => this.#cell(this.#score(seat).parts[id] ?? 0))}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${this.result.total}</th>
          ${seats.map(seat => html`<td>${signed(this.#score(seat).total)}</td>`)}
        </tr>
        ${
          this.result.tieBreakColumn
            ? html`<tr class="tie">
                <th scope="row">${this.result.tieBreakColumn}</th>
                ${seats.map(seat => html`<td>${signed(this.#score(seat).tieBreak)}</td>`)}
              </tr>`
            : nothing
        }
      </tfoot>
    </table>`;
  }

  #cell(points: number) {
    return html`<td class=${points === 0 ? 'zero' : ''}>${signed(points)}</td>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-result': RsResult;
  }
}
