import {css, html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import type {Seat} from '../../src/engine/game.ts';
import type {BoardWords} from '../../src/games/puerto-rico/text/board/type.ts';
import type {PrText} from '../../src/games/puerto-rico/text/type.ts';
import {GOODS, type PrAction} from '../../src/games/puerto-rico/types.ts';
import {base} from '../kit/base.ts';
import '../kit/button.ts';
import '../kit/dialog.ts';
import '../kit/flag.ts';
import {deep} from '../kit/tokens.ts';
import type {Scene} from '../table/painter.ts';
import '../table/quay.ts';
import {crown, doubloons, goods, mark, points, unit} from './bits.ts';
import {cardSheet, loadCards} from './cards.ts';
import {placementDraft, type QuayParts, quayParts} from './decide.ts';
import {type Desk, layOut, me, nameOf, others, type PickEvent, pick} from './desk.ts';
import {type Draft, draftKey, EMPTY, loadDraft, saveDraft} from './draft.ts';
import './house.ts';
import './island.ts';
import './log.ts';
import './market.ts';
import './opponent.ts';
import './order.ts';
import {planes} from './part.ts';
import {inHand, placed} from './placement.ts';
import './roles.ts';
import './row.ts';
import './ships.ts';
import './strip.ts';
import './supply.ts';

/**
 * @summary The painted board of Puerto Rico with its quay: phone, tablet, wide and a phone on its side. Shows what
 * the view holds, offers what the choices offer, and keeps the draft of the present decision.
 *
 * @fires rs-act - A move, when it is confirmed.
 * @fires rs-release - The held stage was tapped away.
 * @fires rs-result - The result was asked for.
 */
@customElement('rs-pr-board')
export class RsPrBoard extends LitElement {
  static override styles = [
    base,
    planes,
    deep,
    cardSheet,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(11rem, 1fr) auto / minmax(0, 1fr);
        height: 100%;
        min-height: 0;
      }
      :host([ground='sand']) {
        background: var(--rs-sand);
      }
      .content {
        min-height: 0;
        overscroll-behavior: contain;
        scroll-padding-bottom: 16px;
      }
      .flow {
        display: grid;
        gap: 12px;
        padding: 8px 4px 24px;
      }
      .list {
        padding: 4px 0 20px;
      }
      .sandy {
        display: grid;
        gap: 8px;
        background: var(--rs-sand);
        border-radius: var(--rs-radius-panel);
        padding: 8px;
      }
      .stock {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 2px 10px;
      }
      .stock .unit {
        font-size: 1.125rem;
      }
      .placing .unit {
        font-size: var(--rs-size-number);
      }
      .placing {
        gap: 2px 8px;
      }
      .makes {
        display: inline-flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 2px 12px;
      }
      .makes .unit {
        color: var(--rs-onquay);
      }
      .must {
        color: var(--rs-coraltxt);
        font-family: var(--rs-display);
      }
      .sum {
        white-space: nowrap;
        color: var(--rs-onquay);
        font-family: var(--rs-display);
      }
      .rider {
        display: flex;
        gap: 8px;
        align-items: center;
        font: 700 var(--rs-size-body) / 1.15 var(--rs-display);
      }
      .roles-head {
        display: flex;
        align-items: center;
        gap: 12px;
        padding: 0 10px;
      }
      .roles-head .label {
        flex: 1;
      }
      rs-pr-order {
        flex: none;
      }
      .head {
        display: flex;
        align-items: center;
        gap: 6px 14px;
        min-width: 0;
        padding: 2px 4px 0;
      }
      .head h2 {
        display: flex;
        align-items: center;
        gap: 10px;
        min-width: 0;
        font-size: var(--rs-size-name);
      }
      .head h2 span {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      .head .unit {
        font-size: var(--rs-size-key);
      }
      .held {
        display: flex;
        gap: 4px;
        margin-left: auto;
      }
      .held .unit {
        padding: 4px 9px;
        background: var(--rs-card);
        border-radius: var(--rs-radius-tile);
        font-size: var(--rs-size-row);
      }
      .held .planned {
        box-shadow: 0 0 0 2.5px var(--rs-coral2);
      }

      @media (max-width: 345px) {
        .stock {
          gap: 2px 6px;
        }
        .stock .unit {
          font-size: var(--rs-size-label);
        }
        .stock rs-symbol {
          --rs-symbol-size: 1.05rem !important;
        }
      }

      /* A phone on its side: the quay is the right bank. */
      :host([size='low']) {
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(15rem, 40%);
      }
      :host([size='low']) rs-quay {
        grid-area: 1 / 2 / 3 / 3;
      }

      :host([size='tablet']) .flow {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        gap: 14px;
        padding: 12px 12px 28px;
        align-items: start;
      }
      :host([size='tablet']) .full {
        grid-column: 1 / 3;
      }
      .side {
        display: grid;
        gap: 12px;
        min-width: 0;
      }
      .islands {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(0, 1fr));
        grid-auto-flow: column;
        grid-auto-columns: minmax(0, 1fr);
        grid-template-columns: none;
        gap: 8px;
        padding: 0 12px;
      }

      :host([size='wide']) {
        grid-template:
          minmax(0, 1fr) auto / clamp(14.5rem, 20.5vw, 17.5rem) minmax(0, 1fr) clamp(20rem, 28.3vw, 26rem);
        column-gap: 10px;
      }
      :host([size='wide']) rs-quay {
        grid-column: 1 / 4;
      }
      :host([size='wide']) :is(.west, .east, .middle) {
        display: grid;
        gap: 8px;
        min-height: 0;
        padding-block: 10px 14px;
      }
      :host([size='wide']) .west {
        padding-left: 10px;
        grid-auto-rows: minmax(0, 1fr);
      }
      :host([size='wide']) .main {
        grid-column: 2 / 4;
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) clamp(20rem, 28.3vw, 26rem);
        column-gap: 10px;
        min-height: 0;
        padding-right: 10px;
      }
      :host([size='wide']) rs-pr-roles {
        grid-column: 1 / 3;
      }
      :host([size='wide']) .middle {
        grid-template-rows: auto auto minmax(0, 1fr);
        padding-top: 4px;
        overflow: hidden auto;
      }
      :host([size='wide']) .east {
        grid-template-rows: auto minmax(0, 1fr);
        padding-top: 14px;
        overflow: hidden auto;
      }
      .pair {
        display: grid;
        grid-template-columns: minmax(15.2rem, 1fr) fit-content(60%);
        gap: 10px;
      }
      rs-quay rs-button::part(button) {
        padding-inline: 10px;
      }
      .dialog-body {
        display: grid;
        gap: 10px;
        padding-bottom: 4px;
      }
      .dialog-body .stock {
        justify-content: flex-start;
        gap: 6px 16px;
      }
      :host([size='wide']) .choices:not(.tight) {
        flex-wrap: nowrap;
      }
      :host([size='wide']) .sale {
        min-width: 5.4rem;
      }
      :host([size='wide']) rs-quay rs-button::part(button) {
        white-space: nowrap;
      }
      :host([size='wide']) .fates {
        grid-auto-flow: column;
        grid-auto-columns: minmax(5rem, 7rem);
        grid-template-columns: none;
      }
      .flagwrap {
        display: flex;
        align-items: center;
        gap: 10px;
        --rs-ring-size: 4.6rem;
      }
    `,
  ];

  @property({attribute: false}) scene!: Scene;
  @property({attribute: false}) text!: PrText;
  @property({attribute: false}) words!: BoardWords;

  @state() private draft: Draft = EMPTY;
  @state() private open: Seat | null = null;
  @state() private onlyAffordable = false;
  @state() private now = Date.now();
  #key = '';
  /** Locks the quay from the tap until the table says that the move is on its way, or that it is not. */
  @state() private sent: string | null = null;
  #clock: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#clock = setInterval(() => {
      this.now = Date.now();
    }, 20_000);
    this.addEventListener('rs-pick', this.#answer);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#clock);
    this.removeEventListener('rs-pick', this.#answer);
  }

  get desk(): Desk {
    const {draft, open, onlyAffordable} = this;
    return layOut(this.scene, this.text, this.words, {
      draft,
      open,
      onlyAffordable,
      locked: this.sent !== null,
    });
  }

  /** What the quay shows now; also what Enter would send. */
  get quay(): QuayParts {
    return quayParts(this.desk, this.now);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('scene')) return;
    const {table, size} = this.scene;
    this.setAttribute('size', size);
    const key = draftKey(table);
    if (key !== this.#key) {
      this.#key = key;
      this.draft = loadDraft(table);
      this.sent = null;
    } else if (table.refusal) this.sent = null;
    this.now = Date.now();
  }

  override render() {
    const {desk} = this;
    const parts = quayParts(desk, this.now);
    const list = desk.view.phase === 'builder' && desk.size === 'phone';
    this.setAttribute('ground', list ? 'sand' : 'sea');
    return html`${this.#layout(desk)}${this.#quay(desk, parts)}${this.#opened(desk)}`;
  }

  #layout(desk: Desk) {
    if (desk.size === 'wide') return this.#wide(desk);
    if (desk.size === 'tablet') return this.#tablet(desk);
    return this.#phone(desk);
  }

  #phone(desk: Desk): TemplateResult {
    const {phase} = desk.view;
    const strip = html`<rs-pr-strip .desk=${desk}></rs-pr-strip>`;
    const rest = this.#rest(desk);
    if (phase === 'builder')
      return html`${strip}
        <div class="content" role="region" tabindex="0" aria-label=${desk.text.game}>
          <rs-pr-market class="list" layout="list" .desk=${desk}></rs-pr-market>
          <div class="flow">${rest}</div>
        </div>`;
    return html`${strip}
      <div class="content" role="region" tabindex="0" aria-label=${desk.text.game}>
        <div class="flow">${this.#first(desk)}${rest}</div>
      </div>`;
  }

  /** The part of the table that the present decision is about. */
  #first(desk: Desk): TemplateResult | typeof nothing {
    switch (desk.view.phase) {
      case 'role':
        return html`<rs-pr-roles .desk=${desk}></rs-pr-roles>`;
      case 'hacienda':
      case 'settler':
        return html`<div class="sandy"><rs-pr-row cards .desk=${desk}></rs-pr-row></div>
          ${this.#own(desk)}`;
      case 'trader':
        return html`<rs-pr-house .desk=${desk}></rs-pr-house>${this.#own(desk)}`;
      case 'captain':
        return html`<rs-pr-ships .desk=${desk}></rs-pr-ships>
          ${
            desk.view.loads.length > 0 && desk.table.choices.length > 0
              ? html`<div class="deep loads">${loadCards(desk, 'stack')}</div>`
              : nothing
          }`;
      case 'store':
        return html`<rs-pr-ships .desk=${desk}></rs-pr-ships>${this.#own(desk)}`;
      default:
        return this.#own(desk);
    }
  }

  /** Everything else, in a fixed order, below. */
  #rest(desk: Desk): TemplateResult {
    const {phase} = desk.view;
    const owned = ['hacienda', 'settler', 'trader', 'store', 'mayor', 'craftsman', 'over', 'setup'].includes(
      phase,
    );
    return html`${owned ? nothing : this.#own(desk)}
      ${phase === 'captain' || phase === 'store' ? nothing : html`<rs-pr-ships .desk=${desk}></rs-pr-ships>`}
      ${phase === 'trader' ? nothing : html`<rs-pr-house .desk=${desk}></rs-pr-house>`}
      ${phase === 'settler' || phase === 'hacienda' ? nothing : html`<rs-pr-row .desk=${desk}></rs-pr-row>`}
      ${phase === 'role' ? nothing : html`<rs-pr-roles .desk=${desk}></rs-pr-roles>`}
      ${phase === 'builder' ? nothing : html`<rs-pr-market .desk=${desk}></rs-pr-market>`}
      <rs-pr-supply .desk=${desk}></rs-pr-supply>
      <div class="panel roles-head">
        <h3 class="label">${desk.words.seatOrder}</h3>
        <rs-pr-order .desk=${desk}></rs-pr-order>
      </div>`;
  }

  #own(desk: Desk): TemplateResult | typeof nothing {
    const own = me(desk) ?? desk.view.players[0];
    if (!own) return nothing;
    const places = desk.view.phase === 'mayor' && desk.table.toAct.includes(own.seat) && desk.deciding;
    return html`<rs-pr-island .desk=${desk} .player=${own} .placement=${places ? placementDraft(desk) : null}
      >${desk.size === 'wide' ? this.#head(desk) : nothing}</rs-pr-island
    >`;
  }

  #head(desk: Desk) {
    const own = me(desk) ?? desk.view.players[0]!;
    return html`<div slot="head" class="head">
      <h2>${mark(desk, own.seat, 28)}<span>${nameOf(desk)(own.seat)}</span>${crown(desk, own.seat)}</h2>
      ${points(desk, own, 24)}${doubloons(desk, own, 24)}
      ${own.sanJuan > 0 ? unit('worker', own.sanJuan, `${desk.text.terms.sanJuan}: ${own.sanJuan}`, 24) : nothing}
      <div class="held">${goods(desk, own.goods, 24)}</div>
    </div>`;
  }

  #tablet(desk: Desk): TemplateResult {
    const {phase} = desk.view;
    const market = phase === 'builder';
    return html`<rs-pr-strip .desk=${desk}></rs-pr-strip>
      <div class="content" role="region" tabindex="0" aria-label=${desk.text.game}>
        <div class="flow">
          <rs-pr-roles class="full" .desk=${desk}></rs-pr-roles>
          <div class="side">
            ${
              phase === 'captain' && desk.table.choices.length > 0 && desk.view.loads.length > 0
                ? html`<rs-pr-ships .desk=${desk}></rs-pr-ships>
                    <div class="deep loads">${loadCards(desk, 'stack')}</div>`
                : nothing
            }
            ${
              phase === 'settler' || phase === 'hacienda'
                ? html`<div class="sandy"><rs-pr-row cards .desk=${desk}></rs-pr-row></div>`
                : nothing
            }
            ${market ? html`<div class="sandy"><rs-pr-market layout="list" .desk=${desk}></rs-pr-market></div>` : nothing}
            ${phase === 'captain' && desk.table.choices.length > 0 ? nothing : html`<rs-pr-ships .desk=${desk}></rs-pr-ships>`}
            <rs-pr-house .desk=${desk}></rs-pr-house>
            ${phase === 'settler' || phase === 'hacienda' ? nothing : html`<rs-pr-row .desk=${desk}></rs-pr-row>`}
            ${market ? nothing : html`<rs-pr-market .desk=${desk}></rs-pr-market>`}
          </div>
          <div class="side">
            ${this.#own(desk)}
            <rs-pr-supply .desk=${desk}></rs-pr-supply>
            <rs-pr-log .desk=${desk}></rs-pr-log>
          </div>
        </div>
      </div>`;
  }

  #wide(desk: Desk): TemplateResult {
    const seats = others(desk);
    return html`<div class="west">
        ${seats.map(
          seat =>
            html`<rs-pr-opponent .desk=${desk} .player=${desk.view.players[seat]!} ?dense=${seats.length > 3}></rs-pr-opponent>`,
        )}
      </div>
      <div class="main">
        <rs-pr-roles .desk=${desk}></rs-pr-roles>
        <div class="middle" role="region" tabindex="0" aria-label=${desk.text.game}>
          <rs-pr-ships .desk=${desk}></rs-pr-ships>
          <div class="pair">
            <rs-pr-house .desk=${desk}></rs-pr-house>
            <rs-pr-row .desk=${desk}></rs-pr-row>
          </div>
          ${this.#own(desk)}
        </div>
        <div class="east">
          <rs-pr-market .desk=${desk}></rs-pr-market>
          <rs-pr-log .desk=${desk}></rs-pr-log>
        </div>
      </div>`;
  }

  #quay(desk: Desk, parts: QuayParts): TemplateResult {
    const {role} = desk.view;
    return html`<rs-quay class="deep" size=${desk.size} @click=${desk.held === null ? nothing : this.#release}>
      <div slot="stock" class="stock ${desk.view.placing ? 'placing' : ''}">${this.#stock(desk)}</div>
      <div slot="flag" class="flagwrap">
        ${
          role
            ? html`<rs-flag name=${role} style="--rs-flag-size:62px"></rs-flag>`
            : html`<rs-pr-order .desk=${desk}></rs-pr-order>`
        }
      </div>
      <span slot="question">${parts.question}</span>
      <span slot="sub">${parts.sub}</span>
      <div slot="cards">${parts.cards}</div>
      ${parts.actions.map(action => action)}
    </rs-quay>`;
  }

  #stock(desk: Desk) {
    const own = me(desk);
    if (!own) return html`<span class="quiet">${desk.shell.watching}</span>`;
    const draft = desk.view.phase === 'mayor' && desk.deciding ? placementDraft(desk) : null;
    if (draft && desk.view.placing) {
      const {pieces} = desk.view.placing;
      const said = desk.words.workersPlaced(placed(draft), pieces);
      const held = GOODS.filter((_, i) => own.goods[i]! > 0);
      return html`${doubloons(desk, own, 20)}${points(desk, own, 20)}
        ${held.map(good => {
          const count = own.goods[GOODS.indexOf(good)]!;
          return unit(good, count, desk.text.good(count, good), 20);
        })}
        ${inHand(desk.view, draft).hand > 0 ? unit('worker', `+${inHand(desk.view, draft).hand}`, desk.words.stillToPlace(inHand(desk.view, draft).hand), 20) : nothing}
        ${unit('worker', said, `${desk.text.terms.workers}: ${said}`, 20)}`;
    }
    return html`${doubloons(desk, own, 23)}${goods(desk, own.goods, 22)}${points(desk, own, 22)}`;
  }

  /** The whole board of another seat: one tap there, one tap back (L4). */
  #opened(desk: Desk): TemplateResult {
    const player = this.open === null ? undefined : desk.view.players[this.open];
    const name = player ? nameOf(desk)(player.seat) : '';
    return html`<rs-dialog
      ?open=${player !== undefined}
      heading=${player ? desk.text.islandOf(name) : ''}
      closeLabel=${desk.words.backToTable}
      @rs-close=${() => pick(this, {pick: 'open', seat: null})}
    >
      ${
        player
          ? html`<div class="dialog-body">
              <div class="stock">
                ${mark(desk, player.seat, 26)}${points(desk, player, 22)}${doubloons(desk, player, 22)}
                ${goods(desk, player.goods, 22)}
                ${unit('worker', player.sanJuan, `${desk.text.terms.sanJuan}: ${desk.text.count.workers(player.sanJuan)}`, 22)}
              </div>
              <rs-pr-island .desk=${{...desk, size: 'phone' as const}} .player=${player}></rs-pr-island>
            </div>`
          : nothing
      }
    </rs-dialog>`;
  }

  #release = (): void => {
    this.dispatchEvent(new CustomEvent('rs-release', {bubbles: true, composed: true}));
  };

  #answer = (event: PickEvent): void => {
    const {detail} = event;
    event.stopPropagation();
    switch (detail.pick) {
      case 'action':
        this.#select(detail.action, detail.again);
        break;
      case 'placement':
        this.#keep({...this.draft, placement: detail.placement});
        break;
      case 'store':
        this.#keep({...this.draft, store: detail.action});
        break;
      case 'rider':
        this.#keep({...this.draft, riders: {...this.draft.riders, [detail.rider]: detail.on}});
        break;
      case 'affordable':
        this.onlyAffordable = detail.on;
        break;
      case 'open':
        this.open = detail.seat;
        break;
      case 'confirm':
        this.confirm();
        break;
      case 'send':
        this.#send(detail.action);
        break;
      case 'release':
        this.#release();
        break;
      case 'result':
        this.dispatchEvent(new CustomEvent('rs-result', {bubbles: true, composed: true}));
    }
  };

  /** First tap selects; the second on the same thing, or the first where no confirmation is wanted, sends. */
  #select(action: PrAction, again: boolean): void {
    if (!this.desk.deciding) return;
    const same = JSON.stringify(this.draft.picked) === JSON.stringify(action);
    if (!same) this.#keep({...this.draft, picked: action});
    if ((same && again) || !this.scene.settings.confirm) this.confirm();
  }

  #keep(draft: Draft): void {
    this.draft = draft;
    saveDraft(this.scene.table, draft);
  }

  /** Sends what is prepared; nothing when it is not complete. */
  confirm(): void {
    const {ready} = this.quay;
    if (ready) this.#send(ready);
  }

  /** Selects without sending, as a digit key does. */
  clear(): void {
    this.#keep({...this.draft, picked: null});
  }

  #send(action: PrAction): void {
    if (!this.desk.deciding) return;
    this.sent = this.#key;
    this.dispatchEvent(
      new CustomEvent('rs-act', {detail: {act: 'move', action}, bubbles: true, composed: true}),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-board': RsPrBoard;
  }
  interface HTMLElementEventMap {
    'rs-release': CustomEvent<void>;
    'rs-result': CustomEvent<void>;
  }
}
