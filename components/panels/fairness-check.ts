import {html, nothing} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {FairnessView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './fairness-check.css';
import '../kit/button.ts';
import '../kit/chip.ts';
import '../kit/symbol.ts';
import {act} from '../act.ts';
import {PanelTexts, saying} from '../text.ts';
import fairnessStyles from './fairness-styles.css';

/**
 * @summary What this device has checked, entry by entry, and the whole game once more from its start, with progress.
 *
 * @event rs-act - `recheck`, `stopRecheck`.
 */
@customElement('rs-fairness-check')
export class RsFairnessCheck extends saying('panels') {
  static override styles = [base, fairnessStyles, sheet];

  @property({attribute: false}) facts!: FairnessView;

  @state() private opened = false;

  readonly #texts = new PanelTexts(this);

  override render() {
    const {fairness: words} = this.#texts.words;
    const {checked, entries, firstBad} = this.facts;
    const good = firstBad === null && checked >= entries;
    const problem = firstBad && problemText(firstBad.problem);
    return html`<section>
      <h3>${words.checked}</h3>
      <p class="big l-row l-gap-8 ${good ? 'ok' : firstBad ? 'bad' : ''}">
        <rs-symbol name=${firstBad ? 'warning' : good ? 'check' : 'clock'}></rs-symbol>
        <span
          >${firstBad ? words.firstBad(firstBad.n) : good ? words.checkedAll(entries) : words.checkedSome(checked, entries)}</span
        >
      </p>
      ${problem ? html`<p>${problem.what} ${problem.next}</p>` : nothing}
      <p class="quiet">${words.checkedHint}</p>
      ${
        good
          ? html`<div class="marks l-flex l-wrap">
              ${Object.values(words.marks).map(mark => html`<rs-chip icon="check" tone="ok">${mark}</rs-chip>`)}
            </div>`
          : nothing
      }
      ${this.#marks()} ${this.#recheck()}
    </section>`;
  }

  /** One mark for each entry; drawn when somebody wants to see them. */
  #marks() {
    const {fairness: words} = this.#texts.words;
    const {checked, entries, firstBad} = this.facts;
    return html`<details
      @toggle=${(event: Event) => {
        this.opened = (event.target as HTMLDetailsElement).open;
      }}
    >
      <summary>${words.perEntry}</summary>
      ${
        this.opened
          ? html`<ol class="cells l-grid l-gap-4">
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

  #recheck() {
    const {fairness: words} = this.#texts.words;
    const {state, done, total, proved} = this.facts.recheck;
    const count = sum(Object.values(proved ?? {}));
    const running = state === 'running';
    return html`${
      running
        ? html`<div class="running">
            <div
              class="bar"
              role="progressbar"
              aria-label=${words.recheck}
              aria-valuemin="0"
              aria-valuemax=${total}
              aria-valuenow=${done}
            >
              <div class="fill" style="--_done:${(100 * done) / Math.max(1, total)}%"></div>
            </div>
            <span>${words.rechecking(done, total)}</span>
            <rs-button @click=${() => act(this, {act: 'stopRecheck'})}>${words.stop}</rs-button>
          </div>`
        : html`<rs-button icon="check" @click=${() => act(this, {act: 'recheck'})}>${words.recheck}</rs-button>
            <p class="quiet">${words.recheckHint}</p>`
    }
      <p role="status" class=${state === 'bad' ? 'bad' : 'ok'}>
        ${state === 'good' ? words.good : state === 'bad' ? words.bad : nothing}
        ${state === 'good' && count > 0 ? words.goodProofs(count) : nothing}
      </p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-fairness-check': RsFairnessCheck;
  }
}
