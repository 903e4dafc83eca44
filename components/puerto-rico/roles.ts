import {css, html, nothing} from 'lit';
import {customElement} from 'lit/decorators.js';
import type {PrAction, PrRoleView} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import {mark, symbol} from './bits.ts';
import {choose, isPicked, seatOf} from './desk.ts';
import {isOffered} from './legal.ts';
import './order.ts';
import {PrPart, planes} from './part.ts';

/**
 * @summary The role cards: seven flags on one hanging rope where there is room, pennants in two columns on a phone.
 * Each shows its coins and what it would give the viewer now; a card that is taken shows by whom.
 *
 * @fires rs-pick - A role was chosen.
 */
@customElement('rs-pr-roles')
export class RsPrRoles extends PrPart {
  static override styles = [
    base,
    planes,
    css`
      :host {
        position: relative;
      }
      ul {
        position: relative;
        display: flex;
        align-items: flex-start;
        justify-content: space-between;
        gap: 10px;
        padding: 0 14px;
      }
      li {
        position: relative;
        flex: 1 1 0;
        min-width: 0;
        margin-top: var(--_drop, 0);
      }
      .rope {
        position: absolute;
        inset: 0 -6px auto;
        width: calc(100% + 12px);
        height: 22px;
        overflow: visible;
        fill: none;
        stroke: var(--rs-ink);
        stroke-width: 2.4;
      }
      .ring {
        position: absolute;
        z-index: 2;
        top: 0;
        width: 13px;
        height: 13px;
        border: 2px solid var(--rs-ink);
        border-radius: 50%;
        background: var(--rs-cloth);
      }
      .ring.left {
        left: 2px;
      }
      .ring.right {
        right: 2px;
      }
      .flag {
        position: relative;
        z-index: 1;
        display: grid;
        grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr);
        align-items: center;
        gap: 2px 6px;
        width: 100%;
        height: 5.6rem;
        margin-top: 6px;
        padding: 11px 6px 13px 10px;
        color: var(--rs-oncoral);
        transition:
          translate var(--rs-time-leave) ease-out,
          opacity var(--rs-time-leave) ease-out;
      }
      .flag::before {
        content: '';
        position: absolute;
        inset: 0;
        z-index: -1;
        background: var(--_cloth);
        clip-path: polygon(0 0, 100% 0, 100% 100%, 50% calc(100% - 12px), 0 100%);
      }
      .flag.taken {
        color: var(--rs-ink2);
        translate: 0 4px;
      }
      .flag.taken::before {
        background: var(--rs-sea2);
      }
      .flag.mine::after,
      .flag.picked::after {
        content: '';
        position: absolute;
        inset: 0;
        background: var(--rs-coral2);
        clip-path: polygon(
          0 0,
          100% 0,
          100% 100%,
          50% calc(100% - 12px),
          0 100%,
          0 0,
          4px 4px,
          4px calc(100% - 6px),
          50% calc(100% - 17px),
          calc(100% - 4px) calc(100% - 6px),
          calc(100% - 4px) 4px,
          4px 4px
        );
      }
      .flag.mine::after {
        display: none;
      }
      b {
        grid-column: 1 / 3;
        font: 700 var(--rs-size-row) / 1 var(--rs-display);
        overflow-wrap: anywhere;
      }
      :host([size='wide']) .many {
        gap: 7px;
      }
      :host([size='wide']) .many b {
        font-size: 1rem;
        letter-spacing: -0.02em;
      }
      .result {
        align-self: center;
        font: 600 0.84375rem / 1.1 var(--rs-display);
        overflow-wrap: anywhere;
      }
      .warn {
        --rs-symbol-size: 0.95em;
        translate: 0 -1px;
      }
      .coins {
        position: absolute;
        z-index: 3;
        left: 50%;
        bottom: -12px;
        translate: -50% 0;
        padding: 2px 9px 2px 6px;
        background: var(--rs-card);
        border: 2px solid var(--_cloth);
        border-radius: 99px;
        color: var(--rs-ink);
      }
      .who {
        display: flex;
        align-items: center;
        gap: 5px;
        min-width: 0;
        font: 700 var(--rs-size-body) / 1.1 var(--rs-display);
      }
      .who span {
        overflow: hidden;
        text-overflow: ellipsis;
      }

      :host(:not([size='wide'])) b {
        font-size: 1rem;
      }
      :host(:not([size='wide'])) .coined > rs-symbol {
        translate: 0 -9px;
      }
      .seats {
        display: grid;
        place-items: center;
        --rs-ring-size: 4.6rem;
      }

      /* Phones and tablets: pennants that fly to the right. */
      :host(:not([size='wide'])) ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(8.6rem, 1fr));
        gap: 8px;
        padding: 0 8px;
      }
      :host(:not([size='wide'])) li {
        margin-top: 0;
      }
      :host(:not([size='wide'])) :is(.rope, .ring) {
        display: none;
      }
      :host(:not([size='wide'])) .flag {
        grid-template: auto auto / auto minmax(0, 1fr);
        align-content: center;
        gap: 2px 8px;
        height: 100%;
        min-height: 4.7rem;
        margin: 0;
        padding: 6px 17px 6px 9px;
        translate: none;
      }
      :host(:not([size='wide'])) .flag > rs-symbol {
        grid-row: 1 / 3;
      }
      :host(:not([size='wide'])) b {
        grid-column: 2;
        align-self: end;
      }
      :host(:not([size='wide'])) :is(.result, .who) {
        align-self: start;
      }
      :host(:not([size='wide'])) .flag::before {
        clip-path: polygon(0 0, 100% 0, calc(100% - 13px) 50%, 100% 100%, 0 100%);
      }
      :host(:not([size='wide'])) .flag.picked::after {
        clip-path: polygon(
          0 0,
          100% 0,
          calc(100% - 13px) 50%,
          100% 100%,
          0 100%,
          0 0,
          4px 4px,
          4px calc(100% - 4px),
          calc(100% - 6px) calc(100% - 4px),
          calc(100% - 17px) 50%,
          calc(100% - 6px) 4px,
          4px 4px
        );
      }
      :host(:not([size='wide'])) .coins {
        left: 4px;
        bottom: 4px;
        translate: none;
        gap: 2px;
        padding: 0 5px 0 2px;
        border: 0;
        font-size: var(--rs-size-caption);
      }
      :host([size='tablet']) ul {
        grid-template-columns: repeat(4, minmax(0, 1fr));
      }
    `,
  ];

  override render() {
    const {roles} = this.desk.view;
    const narrow = this.desk.size !== 'wide';
    // The rope hangs along a parabola, 10 px deep in the middle.
    const drop = (i: number) => {
      const at = roles.length > 1 ? (2 * i) / (roles.length - 1) - 1 : 0;
      return Math.round(10 * (1 - at * at));
    };
    return html`<ul class=${roles.length > 7 ? 'many' : ''} aria-label=${this.desk.text.terms.roles}>
      <svg class="rope" viewBox="0 0 100 22" preserveAspectRatio="none" aria-hidden="true">
        <path vector-effect="non-scaling-stroke" d="M0 5Q50 26 100 5" />
      </svg>
      ${roles.map((card, i) => html`<li style="--_drop:${drop(i)}px" data-help="role:${card.role}">${this.#card(card)}</li>`)}
      ${
        narrow && roles.length % 2 === 1
          ? html`<li class="seats"><rs-pr-order .desk=${this.desk}></rs-pr-order></li>`
          : nothing
      }
    </ul>`;
  }

  #card(card: PrRoleView) {
    const {desk} = this;
    // A card that gives nothing carries a warning; it is never forbidden (PR-ROUND-4).
    const {name: plain, idle} = desk.text.roles[card.role];
    const name = card.idle
      ? html`${plain} <rs-symbol class="warn" name="warning" label=${idle}></rs-symbol>`
      : plain;
    const cloth = `--_cloth:var(--rs-flag-${card.role.replace(/-2$/, '')})`;
    const tool = symbol(card.role, 28);
    const rings = html`<i class="ring left"></i><i class="ring right"></i>`;
    if (card.takenBy !== null) {
      const seat = seatOf(desk, card.takenBy);
      return html`${rings}
        <div class="flag taken ${desk.view.role === card.role ? 'running' : ''}" style=${cloth}>
          ${desk.size === 'wide' ? html`<b>${name}</b>${tool}` : html`${tool}<b>${name}</b>`}
          <span class="who">${mark(desk, card.takenBy, 20)}<span>${seat.name}</span></span>
        </div>`;
    }
    const action: PrAction = {type: 'takeRole', role: card.role};
    const offered = desk.deciding && isOffered(desk.table.choices, action);
    const picked = isPicked(desk, action);
    const inside = html`${
      desk.size === 'wide' || desk.size === 'tablet'
        ? html`<b>${name}</b>${tool}`
        : html`${tool}<b>${name}</b>`
    }<span class="result">${this.#result(card)}</span>`;
    const coins =
      card.doubloons > 0
        ? html`<span class="unit coins"
            >${symbol('doubloon', this.desk.size === 'wide' ? 20 : 16)}${card.doubloons}<span class="hidden-text"
              >${desk.text.count.doubloons(card.doubloons)}</span
            ></span
          >`
        : nothing;
    if (!offered)
      return html`${rings}<div class="flag ${card.doubloons > 0 ? 'coined' : ''}" style=${cloth}>${inside}${coins}</div>`;
    return html`${rings}<button
        type="button"
        data-choice
        class="flag ${card.doubloons > 0 ? 'coined' : ''} ${picked ? 'picked' : ''} ${card.idle ? 'idle' : ''}"
        style=${cloth}
        aria-pressed=${picked}
        @click=${(event: Event) => choose(event, action)}
      >
        ${inside}${coins}
      </button>`;
  }

  /** What it gives the viewer now. */
  #result({role, forecast}: PrRoleView): string {
    return forecast ? this.desk.text.roles[role].forecast(forecast) : '';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-roles': RsPrRoles;
  }
}
