import {html, nothing, svg} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {repeat} from 'lit/directives/repeat.js';
import {language} from '../../src/i18n/index.ts';
import {lister} from '../../src/i18n/plural.ts';
import type {DrawView, Lot, TableView} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './fairness-draws.css';
import '../kit/button.ts';
import '../kit/mark.ts';
import '../kit/symbol.ts';
import {GameTexts, PanelTexts, saying} from '../text.ts';
import fairnessStyles from './fairness-styles.css';
import {nameOf, sentencesOf} from './log-words.ts';

/** Draws that are shown at first, and with each tap on "earlier". */
const PAGE = 20;

/** Where the pips of a die lie, as places of a grid of three by three, by its number. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/**
 * @summary Everything that was drawn, dealt and shuffled, newest first: what came of it, and whose proved parts made it.
 */
@customElement('rs-fairness-draws')
export class RsFairnessDraws extends saying('panels') {
  static override styles = [base, fairnessStyles, sheet];

  @property({attribute: false}) view!: TableView;

  @state() private shown = PAGE;

  readonly #texts = new PanelTexts(this);
  readonly #game = new GameTexts(this);

  protected override willUpdate(): void {
    this.#game.want(this.view.game);
  }

  override render() {
    const {fairness: words} = this.#texts.words;
    const {draws} = this.view.fairness;
    const newest = draws.slice(-this.shown).reverse();
    return html`<section>
      <h3>${words.draws}</h3>
      <p>${draws.length === 0 ? words.noDraws : words.drawsHint(draws.length)}</p>
      <ol>
        ${repeat(
          newest.map((draw, i) => ({draw, key: draws.length - i})),
          ({key}) => key,
          ({draw}) => this.#draw(draw),
        )}
      </ol>
      ${
        draws.length > this.shown
          ? html`<rs-button
              @click=${() => {
                this.shown += PAGE;
              }}
              >${words.earlier}</rs-button
            >`
          : nothing
      }
    </section>`;
  }

  #draw(draw: DrawView) {
    const {fairness: words} = this.#texts.words;
    const names = draw.by.map(nameOf(this.view));
    return html`<li>
      ${this.#what(draw).map(line => html`<p class="what">${line}</p>`)}
      ${draw.lots.length > 0 ? html`<div class="lots">${draw.lots.map(lot => this.#lot(lot))}</div>` : nothing}
      <div class="by l-note">
        ${
          draw.by.length > 0
            ? html`<span aria-hidden="true"
                  >${draw.by.map(seat => {
                    const {shape, name} = this.view.seats[seat]!;
                    return html`<rs-mark shape=${shape} name=${name}></rs-mark> `;
                  })}</span
                ><span class="holds" aria-hidden="true"><rs-symbol name="check"></rs-symbol>${words.proved}</span>
                <span class="hidden-text">${words.madeBy(lister(language() ?? 'en')(names))}</span>`
            : nothing
        }
        <span class="number">${words.entry(draw.n)}</span>
      </div>
    </li>`;
  }

  /** What the game tells of it; where it tells nothing, what the dealing did. */
  #what({n, kind, purpose, lots, cards, of}: DrawView): readonly string[] {
    const {words} = this.#texts;
    const item = this.view.log[n];
    const told = item ? sentencesOf(item, this.view, words, this.#game.text) : [];
    if (told.length > 0) return told;
    const named = this.#game.text?.draws[purpose];
    if (named && kind === 'beacon') return [named];
    const {kinds} = words.fairness;
    const name = of === null ? '' : nameOf(this.view)(of);
    switch (kind) {
      case 'beacon':
        return [lots.every(lot => 'sides' in lot) ? kinds.roll : kinds.beacon];
      case 'shuffle':
        return [kinds.shuffle(cards, of === null ? null : name)];
      case 'deal':
        return [kinds.deal(cards, name)];
      case 'reveal':
        return [kinds.reveal(cards)];
      case 'rekey':
        return [kinds.rekey(name)];
      case 'exclude':
        return [kinds.exclude(cards, name)];
      case 'commit':
        return [kinds.commit(name)];
      case 'disclose':
        return [kinds.disclose];
    }
  }

  #lot(lot: Lot) {
    const {fairness: words} = this.#texts.words;
    if (!('sides' in lot))
      return lot.drawn.map((at, i) => html`<span class="lot">${words.place(at + 1, lot.from - i)}</span>`);
    return html`${lot.drawn.map((number, i) => die(number, lot.sides[i] ?? 0))}<span class="hidden-text"
        >${words.rolled(lot.drawn.join(', '))}</span
      >`;
  }
}

/** A die of six with its pips; any other as the diamond that it looks like, with its number. */
const die = (number: number, sides: number) => html`<svg class="die" viewBox="0 0 30 30" aria-hidden="true">
  ${
    sides === 6
      ? svg`<rect class="face" x="2" y="2" width="26" height="26" rx="6" />
          ${(PIPS[number] ?? []).map(
            at =>
              svg`<circle class="pip" cx=${8 + 7 * (at % 3)} cy=${8 + 7 * Math.floor(at / 3)} r="2.600" />`,
          )}`
      : svg`<path class="face" d="M15 1.500L28.500 15L15 28.500L1.500 15Z" stroke-linejoin="round" />
          <text x="15" y="19.500">${number}</text>`
  }
</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'rs-fairness-draws': RsFairnessDraws;
  }
}
