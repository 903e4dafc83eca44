import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import {RESOURCES} from '../../src/games/catan/types.ts';
import {symbol, unit} from '../board/bits.ts';
import {NONE} from './draft.ts';
import {me, prepare} from './model.ts';
import {CatPart} from './part.ts';
import {changed} from './trade-terms.ts';

/** @summary The viewer's hand: five resources with counts, development cards, points. A tap gives a card or opens trade. */
@customElement('rs-cat-hand')
export class RsCatHand extends CatPart {
  static override styles = [
    ...CatPart.styles,
    css`
      .hand {
        display: grid;
        grid-template-columns: repeat(5, minmax(0, 1fr)) auto auto;
        gap: 4px;
        align-items: center;
      }
      .card {
        position: relative;
        display: flex;
        align-items: center;
        justify-content: center;
        gap: 3px;
        min-width: 0;
        min-height: 44px;
        padding: 3px 4px;
        border-radius: var(--rs-radius-card);
        background: var(--rs-card);
        color: var(--rs-ink);
        font: 700 var(--rs-size-key) / 1 var(--rs-display);
      }
      .none {
        opacity: 0.6;
      }
      .given {
        outline: 3px solid var(--rs-coral2);
      }
      .given sub {
        position: absolute;
        right: 3px;
        bottom: 3px;
        color: var(--rs-coral2);
        font: 700 var(--rs-size-caption) / 1 var(--rs-display);
      }
      .unit {
        font-size: var(--rs-size-key);
        padding-inline: 2px;
      }
      :host([size='wide']) .hand,
      :host([size='tablet']) .hand {
        grid-template-columns: repeat(5, minmax(3.6rem, 5.4rem)) auto auto;
        gap: 8px;
      }
    `,
  ];

  override render() {
    const {model} = this;
    const {view, text, words, draft} = model;
    const own = me(model);
    if (!view.hand || !own) return html`<span class="quiet">${model.shell.watching}</span>`;
    const trades =
      model.deciding &&
      model.table.choices.some(({type}) => type === 'offer' || type === 'bankTrade' || type === 'propose');
    const discards = model.deciding && view.discard > 0;
    const hidden = view.points - own.points;
    return html`<div class="hand" role="group" aria-label=${text.terms.hand}>
      ${RESOURCES.map((kind, i) => {
        const count = view.hand![i]!;
        const given = draft.trading || discards ? draft.give[i]! : 0;
        const said = given > 0 ? `${text.resource(count, kind)}, −${given}` : text.resource(count, kind);
        const inside = html`${symbol(`cat-${kind}`, 26)}<span aria-hidden="true">${count}</span>${given > 0 ? html`<sub aria-hidden="true">−${given}</sub>` : nothing}`;
        const look = `card ${count === 0 ? 'none' : ''} ${given > 0 ? 'given' : ''}`;
        return trades || discards
          ? html`<button type="button" class=${look} aria-label="${words.giveOne}: ${said}" ?disabled=${count === 0} @click=${() => this.#give(i, count)}>${inside}</button>`
          : html`<span class=${look} role="img" aria-label=${said} data-help="resource:${kind}">${inside}</span>`;
      })}
      ${unit('cat-card', own.development, words.developmentCards(own.development), 24)}
      ${unit('cat-points', view.points, hidden > 0 ? words.pointsHidden(view.points, hidden) : text.count.points(view.points), 24)}
    </div>`;
  }

  /** One more of a kind; after the last one none. */
  #give(kind: number, count: number): void {
    const {draft, view} = this.model;
    const before = draft.trading || view.discard > 0 ? draft.give : NONE;
    const give =
      before[kind]! >= count ? before.map((n, i) => (i === kind ? 0 : n)) : changed(before, kind, 1);
    const want = draft.want.map((n, i) => (give[i]! > 0 ? 0 : n));
    prepare(this, {give, want, trading: view.discard === 0, tool: null, picked: null, card: null});
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-hand': RsCatHand;
  }
}
