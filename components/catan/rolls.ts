import {css, html} from 'lit';
import {customElement} from 'lit/decorators.js';
import {fire} from '../kit/fire.ts';
import {total} from './counts.ts';
import {rolledSum} from './model.ts';
import {CatPart} from './part.ts';
import {rollChart, rollSheet} from './roll-chart.ts';

/** @summary How often each sum was rolled, against what chance expects (dashed); one tap to the proof. */
@customElement('rs-cat-rolls')
export class RsCatRolls extends CatPart {
  static override styles = [
    ...CatPart.styles,
    rollSheet,
    css`
      header {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: 8px;
        min-height: 32px;
      }
      button {
        min-height: 44px;
        margin-block: -6px;
        padding-inline: 8px;
        margin-right: -8px;
        color: var(--rs-ink2);
        font: 500 var(--rs-size-body) / 1.2 var(--rs-display);
        text-decoration: underline;
        text-underline-offset: 3px;
      }
    `,
  ];

  override render() {
    const {view, words} = this.model;
    const {rolls} = view;
    return html`<header role="none">
        <h3 class="label">${this.closest('rs-dialog') ? '' : words.rolls}</h3>
        <button type="button" data-proof data-help="page:fairness" @click=${() => fire(this, 'rs-panel', 'fairness')}>${words.checked(total(rolls))}</button>
      </header>
      <figure role="img" aria-label=${words.rollsSaid(rolls)}>${rollChart(rolls, rolledSum(view))}</figure>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-rolls': RsCatRolls;
  }
}
