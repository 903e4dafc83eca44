import {html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {PrAction, PrRoleView} from '../../src/games/puerto-rico/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered} from '../board/offers.ts';
import ropeSheet from '../board/rope.css';
import {drop, rings, rope} from '../board/rope.ts';
import {mark, seatOf} from '../board/seats.ts';
import {base} from '../kit/base.ts';
import {seatOrder} from './bits.ts';
import {PrElement, planes} from './element.ts';
import rolesSheet from './roles-sheet.css';

/**
 * @summary The role cards: seven flags on one hanging rope where there is room, pennants in two columns on a phone.
 * Each shows its coins and what it would give the viewer now; a card that is taken shows by whom.
 *
 * @fires rs-pick - A role was chosen.
 */
@customElement('rs-pr-roles')
export class RsPrRoles extends PrElement {
  static override styles = [base, planes, ropeSheet, rolesSheet];

  /** Read from across the room. */
  @property({type: Boolean, reflect: true}) large = false;

  override render() {
    const {roles} = this.model.view;
    const narrow = this.model.size !== 'wide';
    return html`<ul class="${roles.length > 7 ? 'many' : ''} ${roles.length > 8 ? 'most' : ''}" aria-label=${this.model.text.terms.roles}>
      ${rope}
      ${roles.map((card, i) => html`<li style="--_drop:${drop(i, roles.length)}px;--_cloth:var(--rs-flag-${card.role.replace(/-2$/, '')})" data-help="role:${card.role}" data-spot="role:${card.role}">${this.#card(card)}</li>`)}
      ${narrow && roles.length % 2 === 1 ? html`<li class="seats l-centre">${seatOrder(this.model)}</li>` : nothing}
    </ul>`;
  }

  #card(card: PrRoleView) {
    const {model} = this;
    // A card that gives nothing says so, or carries a sign where that has no room; it is never forbidden (PR-ROUND-4).
    const {name: plain, idle} = model.text.roles[card.role];
    const name =
      card.idle && model.size !== 'wide'
        ? html`${plain} <rs-symbol class="warn" name="warning" label=${idle}></rs-symbol>`
        : plain;
    const tool = symbol(card.role, 28);
    if (card.takenBy !== null) {
      const seat = seatOf(model, card.takenBy);
      return html`${rings}
        <div class="flag taken ${model.view.role === card.role ? 'running' : ''}">
          ${model.size === 'wide' ? html`<b>${name}</b>${tool}` : html`${tool}<b>${name}</b>`}
          <span class="who l-row l-gap-5">${mark(model, card.takenBy, 20)}<span>${seat.name}</span></span>
        </div>`;
    }
    const action: PrAction = {type: 'takeRole', role: card.role};
    const offered = model.choosing && isOffered(model.table.choices, action);
    const inside = html`${
      model.size === 'wide' || model.size === 'tablet'
        ? html`<b>${name}</b>${tool}`
        : html`${tool}<b>${name}</b>`
    }<span class="result">${this.#result(card)}</span>`;
    const badge = model.more?.roleBadge(model, card.role) ?? nothing;
    const coins =
      card.doubloons > 0
        ? html`<span class="unit coins"
            >${symbol('doubloon', this.model.size === 'wide' ? 20 : 16)}${card.doubloons}<span class="hidden-text"
              >${model.text.count.doubloons(card.doubloons)}</span
            ></span
          >`
        : nothing;
    // After the last round nobody takes one any more.
    const rest = model.view.phase === 'over' ? 'taken' : '';
    if (!offered)
      return html`${rings}<div class="flag ${rest} ${card.doubloons > 0 ? 'coined' : ''}">${inside}${coins}${badge}</div>`;
    const look = `flag ${card.doubloons > 0 ? 'coined' : ''} ${card.idle ? 'idle' : ''}`;
    return html`${rings}${choice(model, action, html`${inside}${coins}${badge}`, {look})}`;
  }

  /** What it gives the viewer now. */
  #result({role, forecast, idle}: PrRoleView): string {
    if (idle && this.model.size === 'wide') return this.model.words.idle;
    return forecast ? this.model.text.roles[role].forecast(forecast) : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-roles': RsPrRoles;
  }
}
