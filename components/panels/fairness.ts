import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {problemText} from '../../src/i18n/problem.ts';
import type {BlameView, FairnessView, TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './fairness.css';
import '../kit/chip.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import './fairness-chance.ts';
import './fairness-check.ts';
import './fairness-draws.ts';
import {PanelTexts, saying} from '../text.ts';
import fairnessStyles from './fairness-styles.css';
import {nameOf} from './log-words.ts';

/** Characters of a fingerprint that people compare by eye. */
const FINGERPRINT = 12;

/**
 * @summary What can be trusted at this table and why: who draws, and who was proved to cheat. What this device has checked,
 *   and whether all devices see the same game. What had to be refused, and everything that was drawn.
 *
 * @event rs-act - `recheck`, `stopRecheck`.
 */
@customElement('rs-fairness')
export class RsFairness extends saying('panels') {
  static override styles = [base, fairnessStyles, sheet];

  @property({attribute: false}) view!: TableView;

  readonly #texts = new PanelTexts(this);

  get #facts(): FairnessView {
    return this.view.fairness;
  }

  override render() {
    return html`${this.#dealer()} ${this.#blames()} ${this.#redraws()}
      <rs-fairness-check .facts=${this.#facts}></rs-fairness-check>
      ${this.#agreement()} ${this.#strikes()}
      <rs-fairness-chance .draws=${this.#facts.draws}></rs-fairness-chance>
      <rs-fairness-draws .view=${this.view}></rs-fairness-draws>`;
  }

  #dealer() {
    const {fairness: words} = this.#texts.words;
    const {dealer} = this.#facts;
    return html`<section>
      <h3>${words.whoDraws}</h3>
      <p class="big l-row l-gap-8">${words[dealer]}</p>
      <p>${words[`${dealer}Hint`]}</p>
    </section>`;
  }

  /** Nothing at all where nobody was proved to cheat. */
  #blames() {
    const {fairness: words} = this.#texts.words;
    const {blames} = this.#facts;
    return blames.length
      ? html`<section>
          <h3 class="bad">${words.blames}</h3>
          <p>${words.blamesHint}</p>
          <ul class="seats l-grid l-gap-8">
            ${blames.map(blame => this.#blame(blame))}
          </ul>
        </section>`
      : nothing;
  }

  /** Nothing at all where every draw was completed. */
  #redraws() {
    const {fairness: words} = this.#texts.words;
    const {redraws} = this.#facts;
    return redraws.length
      ? html`<section data-redraws>
          <h3>${words.redraws}</h3>
          <p>${words.redrawsHint}</p>
          <ul class="seats l-grid l-gap-8">
            ${redraws.map(({n, kind, seat}) => {
              const say = kind === 'beacon' ? words.redrawn : words.reshuffled;
              const {shape, name} = this.view.seats[seat]!;
              return html`<li>
                <rs-mark shape=${shape} name=${name}></rs-mark><span>${say(nameOf(this.view)(seat))} <small>${n}</small></span>
              </li>`;
            })}
          </ul>
        </section>`
      : nothing;
  }

  #blame({seat, proof, code, evidence}: BlameView) {
    const {fairness: words} = this.#texts.words;
    const {shape, name} = this.view.seats[seat]!;
    const say = Object.hasOwn(words.blame, proof)
      ? words.blame[proof as keyof typeof words.blame]
      : words.blame.other;
    const [first = ''] = evidence;
    return html`<li class="guilty l-card">
      <rs-mark shape=${shape} name=${name}></rs-mark>
      <div>
        <b>${say(nameOf(this.view)(seat))}</b> ${words.refused}
        <details class="quiet">
          <summary>${words.evidence}</summary>
          <code>${first.slice(-FINGERPRINT)}</code> <small>${code}</small>
        </details>
      </div>
    </li>`;
  }

  #agreement() {
    const {fairness: words} = this.#texts.words;
    const persons = this.view.seats.filter(({kind, link}) => kind === 'person' && link !== 'self');
    return html`<section>
      <h3>${words.same}</h3>
      <p>${persons.length ? words.sameHint : words.onlyHere}</p>
      <ul class="seats l-grid l-gap-8">
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
          <ul class="seats l-grid l-gap-8">
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
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-fairness': RsFairness;
  }
}
