import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {customElement, property, state} from 'lit/decorators.js';
import {share} from '../../src/base/share.ts';
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
import {doubloons, goods, mark, points, unit} from './bits.ts';
import {cardSheet} from './cards.ts';
import {placementDraft, type QuayParts, quayParts} from './decide.ts';
import {type Desk, layOut, me, nameOf, type PickEvent, pick, shops} from './desk.ts';
import {type Draft, draftKey, EMPTY, loadDraft, saveDraft} from './draft.ts';
import './island.ts';
import {land} from './land.ts';
import './order.ts';
import {boardSheet} from './board-sheet.ts';
import {planes} from './part.ts';
import {inHand, placed} from './placement.ts';

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
  static override styles = [base, planes, deep, cardSheet, boardSheet];

  @property({attribute: false, hasChanged: isOther}) scene!: Scene;
  @property({attribute: false}) text!: PrText;
  @property({attribute: false}) words!: BoardWords;

  @state() private draft: Draft = EMPTY;
  @state() private open: Seat | null = null;
  @state() private onlyAffordable = false;
  @state() private stuck = false;
  @state() private now = Date.now();
  #key = '';
  #stage = '';
  #desk: Desk | null = null;
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
    const {draft, open, onlyAffordable, stuck} = this;
    const local = {draft, open, onlyAffordable, stuck, locked: this.sent !== null};
    this.#desk = share(this.#desk, layOut(this.scene, this.text, this.words, local));
    return this.#desk;
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

  /** Another phase, and each decision of one's own, begins at the top, wherever the last one was left. */
  protected override updated(): void {
    const {table} = this.scene;
    const stage = this.desk.view.phase + (table.choices.length > 0 ? this.#key : '');
    if (stage === this.#stage) return;
    this.#stage = stage;
    // With the frame: scrolling needs the layout, which the frame makes anyway.
    requestAnimationFrame(() => this.renderRoot.querySelector('.content')?.scrollTo(0, 0));
  }

  override render() {
    const {desk} = this;
    const parts = quayParts(desk, this.now);
    this.setAttribute('ground', desk.size === 'phone' && shops(desk) ? 'sand' : 'sea');
    return html`${land(desk)}${this.#quay(desk, parts)}${this.#opened(desk)}`;
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
    this.stuck = detail.pick === 'stuck';
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

/** What peers say about their copies comes after every entry, and nothing of it stands on the board. */
function isOther(next: Scene, old: Scene | undefined): boolean {
  if (!old) return true;
  const {table, ...rest} = next;
  const {fairness: _, ...shown} = table;
  return differ(rest, old) || differ(shown, old.table);
}

const differ = (next: object, old: object): boolean =>
  Object.entries(next).some(([key, value]) => !Object.is(value, Reflect.get(old, key)));

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-board': RsPrBoard;
  }
  interface HTMLElementEventMap {
    'rs-release': CustomEvent<void>;
    'rs-result': CustomEvent<void>;
  }
}
