import {css, html, LitElement, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {problemText} from '../../src/i18n/problem.ts';
import type {FairnessView, TableView} from '../../src/table/view-model.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/chip.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import './histogram.ts';
import './panel-texts.ts';
import {GameTexts, Texts} from './text.ts';

/** Characters of the fingerprint that people compare by eye. */
const FINGERPRINT = 12;
/** Parts of the histogram. */
const PARTS = 10;

/**
 * @summary What can be trusted at this table and why: who draws, what this device has checked, whether all devices
 * see the same game, what had to be refused, and everything that was drawn.
 *
 * @event rs-act - `recheck`.
 */
@customElement('rs-fairness')
export class RsFairness extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: grid;
        gap: var(--rs-space-4);
        color: var(--rs-ink);
      }
      section {
        display: grid;
        gap: var(--rs-space-2);
        justify-items: start;
        padding-bottom: var(--rs-space-4);
        border-bottom: 1.5px solid var(--rs-line);
      }
      section:last-of-type {
        border-bottom: 0;
      }
      h3 {
        color: var(--rs-ink2);
        font-size: var(--rs-size-label);
      }
      .big {
        display: flex;
        align-items: center;
        gap: var(--rs-space-2);
        font: 800 var(--rs-size-row) / 1.2 var(--rs-display);
      }
      .ok {
        color: var(--rs-ok);
      }
      .bad {
        color: var(--rs-coraltxt);
      }
      .quiet {
        color: var(--rs-ink2);
      }
      .marks {
        display: flex;
        flex-wrap: wrap;
        gap: 4px var(--rs-space-4);
      }
      .seats {
        display: grid;
        gap: var(--rs-space-2);
        width: 100%;
      }
      .seats li {
        display: flex;
        align-items: center;
        gap: var(--rs-space-3);
        min-height: 40px;
      }
      .seats span,
      .seats p {
        flex: 1;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .seats span {
        font-weight: 700;
      }
      code {
        font: 700 var(--rs-size-number) / 1.2 ui-monospace, monospace;
        letter-spacing: 0.06em;
        overflow-wrap: anywhere;
      }
      details {
        width: 100%;
      }
      summary {
        min-height: var(--rs-touch);
        align-content: center;
        font-weight: 700;
        cursor: pointer;
      }
      details li {
        padding-block: 4px;
        border-top: 1.5px solid var(--rs-line);
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      .cells {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(3.6em, 1fr));
        gap: 4px;
      }
      .cells li {
        padding: 4px;
        border: 0;
        border-radius: var(--rs-radius-tile);
        background: var(--rs-card);
        color: var(--rs-ok);
        font-weight: 700;
        text-align: center;
      }
      .cells .bad {
        background: var(--rs-coral);
        color: var(--rs-oncoral);
      }
      rs-histogram {
        width: 100%;
      }
    `,
  ];

  @property({attribute: false}) view!: TableView;

  @state() private opened = false;

  readonly #texts = new Texts(this);
  readonly #game = new GameTexts(this);

  protected override willUpdate(): void {
    this.#game.want(this.view.game);
  }

  get #facts(): FairnessView {
    return this.view.fairness;
  }

  override render() {
    return html`${this.#dealer()} ${this.#checked()} ${this.#agreement()} ${this.#strikes()} ${this.#draws()}`;
  }

  #dealer() {
    const {fairness: words} = this.#texts.words;
    const {dealer} = this.#facts;
    return html`<section>
      <h3>${words.whoDraws}</h3>
      <p class="big">${words[dealer]}</p>
      <p>${words[`${dealer}Hint`]}</p>
    </section>`;
  }

  #checked() {
    const {fairness: words} = this.#texts.words;
    const {checked, entries, firstBad, recheck} = this.#facts;
    const good = firstBad === null && checked >= entries;
    const problem = firstBad && problemText(firstBad.problem);
    return html`<section>
      <h3>${words.checked}</h3>
      <p class="big ${good ? 'ok' : firstBad ? 'bad' : ''}">
        <rs-symbol name=${firstBad ? 'warning' : good ? 'check' : 'clock'}></rs-symbol>
        <span
          >${firstBad ? words.firstBad(firstBad.n) : good ? words.checkedAll(entries) : words.checkedSome(checked, entries)}</span
        >
      </p>
      ${problem ? html`<p>${problem.what} ${problem.next}</p>` : nothing}
      <p class="quiet">${words.checkedHint}</p>
      ${
        good
          ? html`<div class="marks">
              ${Object.values(words.marks).map(mark => html`<rs-chip icon="check" tone="ok">${mark}</rs-chip>`)}
            </div>`
          : nothing
      }
      ${this.#marks()}
      <rs-button ?busy=${recheck === 'running'} icon="check" @click=${() => act(this, {act: 'recheck'})}
        >${recheck === 'running' ? words.rechecking : words.recheck}</rs-button
      >
      <p role="status" class=${recheck === 'bad' ? 'bad' : 'ok'}>
        ${recheck === 'good' ? words.good : recheck === 'bad' ? words.bad : nothing}
      </p>
    </section>`;
  }

  /** One mark for each entry; drawn when somebody wants to see them. */
  #marks() {
    const {fairness: words} = this.#texts.words;
    const {checked, entries, firstBad} = this.#facts;
    return html`<details
      @toggle=${(event: Event) => {
        this.opened = (event.target as HTMLDetailsElement).open;
      }}
    >
      <summary>${words.perEntry}</summary>
      ${
        this.opened
          ? html`<ol class="cells">
              ${Array.from({length: entries}, (_, n) => {
                const wrong = firstBad?.n === n;
                return html`<li class=${wrong ? 'bad' : ''}>
                  ${n}<span aria-hidden="true">${wrong ? ' ✗' : n < checked ? ' ✓' : ' …'}</span
                  ><span class="hidden-text"
                    >${wrong ? words.entryWrong : n < checked ? words.entryRight : ''}</span
                  >
                </li>`;
              })}
            </ol>`
          : nothing
      }
    </details>`;
  }

  #agreement() {
    const {fairness: words} = this.#texts.words;
    const persons = this.view.seats.filter(({kind, link}) => kind === 'person' && link !== 'self');
    return html`<section>
      <h3>${words.same}</h3>
      <p>${persons.length ? words.sameHint : words.onlyHere}</p>
      <ul class="seats">
        ${persons.map(({seat, name, shape}) => {
          const agrees = this.#facts.agree.includes(seat);
          const differs = this.#facts.differ.includes(seat);
          return html`<li>
            <rs-mark shape=${shape} name=${name}></rs-mark><span dir="auto">${name}</span>
            <rs-chip
              icon=${agrees ? 'check' : differs ? 'warning' : 'clock'}
              tone=${agrees ? 'ok' : differs ? 'move' : 'plain'}
              >${agrees ? words.agrees : differs ? words.differs : words.unknown}</rs-chip
            >
          </li>`;
        })}
      </ul>
      ${
        this.#facts.digest
          ? html`<p class="quiet">${words.fingerprint}: <code>${this.#facts.digest.slice(0, FINGERPRINT)}</code></p>`
          : nothing
      }
    </section>`;
  }

  /** Nothing at all where everybody behaves. */
  #strikes() {
    const {fairness: words} = this.#texts.words;
    const {strikes} = this.#facts;
    return strikes.length
      ? html`<section>
          <h3>${words.strikes}</h3>
          <p>${words.strikesHint}</p>
          <ul class="seats">
            ${strikes.map(({seat, problem, times}) => {
              const who = seat === null ? undefined : this.view.seats[seat];
              return html`<li>
                ${who ? html`<rs-mark shape=${who.shape} name=${who.name}></rs-mark>` : nothing}
                <p><b dir="auto">${who?.name ?? words.stranger}</b><br />${problemText(problem).what}</p>
                <rs-chip icon="warning" tone="move">${times}×</rs-chip>
              </li>`;
            })}
          </ul>
        </section>`
      : nothing;
  }

  #draws() {
    const {fairness: words} = this.#texts.words;
    const {draws} = this.#facts;
    if (draws.length === 0)
      return html`<section>
        <h3>${words.draws}</h3>
        <p>${words.noDraws}</p>
      </section>`;
    return html`<section>
      <h3>${words.draws}</h3>
      <p>${words.histogram}</p>
      <rs-histogram .counts=${tenths(draws.map(({drawn}) => drawn))}></rs-histogram>
      <p class="quiet">${words.histogramHint}</p>
      <details>
        <summary>${words.drawsHint(draws.length)}</summary>
        <ol>
          ${draws.map(
            ({n, purpose, drawn}) => html`<li>
              ${words.draw(n, this.#game.text?.draws[purpose] ?? words.anyDraw, drawn.join(', '))}
            </li>`,
          )}
        </ol>
      </details>
    </section>`;
  }
}

/** How many numbers fall into each tenth of the range that was seen. */
function tenths(draws: readonly (readonly number[])[]): number[] {
  const numbers = draws.flat();
  const range = Math.max(...numbers, PARTS - 1) + 1;
  const counts = new Array<number>(PARTS).fill(0);
  for (const number of numbers) {
    const part = Math.min(PARTS - 1, Math.floor((number * PARTS) / range));
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-fairness': RsFairness;
  }
}
