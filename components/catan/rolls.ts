import {html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {sum} from '../../src/base/sum.ts';
import {fire} from '../kit/fire.ts';
import {CatElement} from './element.ts';
import {rolledSum} from './model.ts';
import rollSheet from './roll-chart.css';
import {rollChart} from './roll-chart.ts';
import sheet from './rolls.css';

/** @summary How often each sum was rolled, against what chance expects (dashed); one tap to the proof. */
@customElement('rs-cat-rolls')
export class RsCatRolls extends CatElement {
  static override styles = [...CatElement.styles, rollSheet, sheet];

  override render() {
    const {view, words} = this.model;
    const {rolls} = view;
    return html`<header role="none">
        <h3 class="label">${this.closest('rs-dialog') ? '' : words.rolls}</h3>
        <button type="button" data-proof data-help="page:fairness" @click=${() => fire(this, 'rs-panel', 'fairness')}>${words.checked(sum(rolls))}</button>
      </header>
      <figure role="img" aria-label=${words.rollsSaid(rolls)}>${rollChart(rolls, rolledSum(view))}</figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-rolls': RsCatRolls;
  }
}
