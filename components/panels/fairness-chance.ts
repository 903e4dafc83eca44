import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {type Chart, chartOfPicks, chartOfRolls, oddsOf} from '../../src/base/evenness.ts';
import type {DrawView, Lot} from '../../src/table/seen/view-model.ts';
import {base} from '../kit/base.ts';
import sheet from './fairness-chance.css';
import './chance-chart.ts';
import {PanelTexts, saying} from '../text.ts';
import fairnessStyles from './fairness-styles.css';

/** Parts of a stack. */
const PARTS = 10;

const isRoll = (lot: Lot): lot is Extract<Lot, {sides: unknown}> => 'sides' in lot;

/**
 * @summary All dice and draws of a game against what chance gives: one picture for each kind of dice, one for all
 * stacks and bags, each with a word on how odd it is. Shows nothing for a game that draws nothing in the open.
 */
@customElement('rs-fairness-chance')
export class RsFairnessChance extends saying('panels') {
  static override styles = [base, fairnessStyles, sheet];

  @property({attribute: false}) draws: readonly DrawView[] = [];

  readonly #texts = new PanelTexts(this);

  override render() {
    const {fairness: words} = this.#texts.words;
    const lots = this.draws.flatMap(draw => draw.lots);
    const byDice = new Map<string, Extract<Lot, {sides: unknown}>[]>();
    for (const roll of lots.filter(isRoll)) {
      const key = roll.sides.join();
      byDice.set(key, [...(byDice.get(key) ?? []), roll]);
    }
    const picks = lots.flatMap(lot =>
      isRoll(lot) ? [] : lot.drawn.map((at, i) => ({from: lot.from - i, at})).filter(({from}) => from > 1),
    );
    if (byDice.size === 0 && picks.length === 0) return nothing;
    return html`<section>
      <h3>${words.chance}</h3>
      <div class="pictures">
      ${[...byDice.values()]
        .sort((one, other) => other.length - one.length)
        .map(rolls => {
          const {sides} = rolls[0]!;
          const title = words.rolls(sides.length, sides[0] ?? 0, rolls.length);
          return this.#picture(
            title,
            chartOfRolls(
              sides,
              rolls.map(({drawn}) => drawn),
            ),
          );
        })}
      ${
        picks.length > 0
          ? this.#picture(words.picks(picks.length), chartOfPicks(PARTS, picks), words.picksHint)
          : nothing
      }
      </div>
    </section>`;
  }

  #picture(title: string, chart: Chart, hint = '') {
    const {fairness: words} = this.#texts.words;
    const odds = oddsOf(chart);
    return html`<div class="picture l-grid l-gap-8"><p class="big l-row l-gap-8">${title}</p>
      ${hint ? html`<p class="quiet">${hint}</p>` : nothing}
      <rs-chance-chart .chart=${chart}></rs-chance-chart>
      <p class="quiet">${odds === null ? words.tooFew : words.odds(odds < 1 ? 0 : Math.round(odds))}</p></div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-fairness-chance': RsFairnessChance;
  }
}
