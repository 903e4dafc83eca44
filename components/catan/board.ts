import {html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {CatAction} from '../../src/games/catan/types.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import {LazyModule} from '../board/lazy-module.ts';
import '../board/log.ts';
import {isHand} from '../board/model.ts';
import '../board/order.ts';
import type {Scene} from '../board/painter.ts';
import {mark, nameOf} from '../board/seats.ts';
import {unaskedAnswer} from './answering.ts';
import boardSheet from './board-sheet.css';
import {catQuay} from './decide.ts';
import {cardShelf} from './development.ts';
import './dice.ts';
import {type CatDraft, EMPTY} from './draft.ts';
import './hand.ts';
import './island.ts';
import landSheet from './land-sheet.css';
import type * as Lazy from './lazy.ts';
import {type CatLook, type CatModel, CLOSED, hidesHand, layOut} from './model.ts';
import {proposed} from './proposed.ts';
import type {CatTexts} from './texts.ts';
import './rates.ts';
import './rolls.ts';
import shelfSheet from './shelf-sheet.css';
import './side.ts';
import './strip.ts';
import {buildTiles, canTrade, openTrade} from './tiles.ts';
import {isUpright, isWay} from './toward.ts';

/** @summary The painted board of Catan with its quay: phone, tablet, wide and a phone on its side. */
@customElement('rs-cat-board')
export class RsCatBoard extends PaintedBoard<CatModel, CatDraft, CatLook> {
  static override styles = [...PaintedBoard.styles, landSheet, shelfSheet, boardSheet];

  @property({attribute: false}) texts!: CatTexts;
  /** The offer that was declined unasked, so that it is declined once. */
  #unheard = 0;
  /** The parts behind the first screen, once they have come. */
  #lazy: typeof Lazy | null = null;
  readonly behind = new LazyModule(
    () => import('./lazy.ts'),
    lazy => {
      this.#lazy = lazy;
      this.requestUpdate();
    },
  );

  constructor() {
    super(EMPTY, CLOSED);
  }

  protected override lay(scene: Scene, kept: Kept<CatDraft, CatLook>): CatModel {
    return layOut(scene, this.texts, kept);
  }

  protected override quayOf(model: CatModel, now: number) {
    return catQuay(model, now, this.#lazy);
  }

  protected override draftFor(_: CatModel, action: CatAction): CatDraft {
    return proposed(action);
  }

  protected override stageOf({view, draft}: CatModel): string {
    return `${view.phase}${draft.trading}`;
  }

  /** Takes back whatever was begun, as Escape does. */
  override clear(): void {
    this.answer({pick: 'draft', change: EMPTY});
  }

  /** On the island arrows go as it lies. Among those who can be robbed there, up and down go from one to the next. */
  go(key: string, focused: Element | null): boolean {
    const {draft, spots} = this.model;
    const amongVictims = draft.hex !== null && (focused?.matches('[data-choice]') ?? false);
    if (!isWay(key) || spots.length === 0 || (amongVictims && isUpright(key))) return false;
    const island = this.renderRoot.querySelector('rs-cat-island');
    island?.go(key);
    return island !== null;
  }

  protected override updated(): void {
    super.updated();
    const {model} = this;
    // What opens with a tap; it upgrades in place.
    this.behind.fetch(model.panel !== null || model.open !== null || model.draft.trading || isHand(model));
    // What the table shows above the board makes room for a sheet.
    this.toggleAttribute('sheet', model.deciding && model.draft.trading);
    this.toggleAttribute('founding', model.view.phase.startsWith('found'));
    const decline = unaskedAnswer(model);
    const offer = model.view.offer?.n ?? 0;
    if (!decline || offer === this.#unheard) return;
    this.#unheard = offer;
    this.answer({pick: 'send', action: decline});
  }

  override render() {
    const {model} = this;
    const trading = model.deciding && model.draft.trading;
    const hand = html`<rs-cat-hand .model=${model}></rs-cat-hand>`;
    return html`${model.size === 'wide' ? this.#wide(model, trading, hand) : this.#narrow(model, trading, hand)}<rs-cat-opened .model=${model}></rs-cat-opened>`;
  }

  #narrow(model: CatModel, trading: boolean, hand: TemplateResult) {
    const {size, table} = model;
    const mine = isHand(model);
    return html`${
      mine && table.choices.length === 0
        ? html`<div class="content costs"><rs-cat-costs .model=${model}></rs-cat-costs></div>`
        : trading
          ? html`<div class="content trade">
            ${size === 'tablet' ? html`<rs-cat-island .model=${model}></rs-cat-island>` : nothing}<rs-cat-trade .model=${model}></rs-cat-trade>
          </div>`
          : html`${mine ? nothing : html`<rs-cat-strip .model=${model}></rs-cat-strip>`}
            <div class="content">
              <rs-cat-island .model=${model}></rs-cat-island>${this.#awards(model)}${size === 'tablet' ? this.#islet(model) : nothing}
            </div>`
    }${this.quayBar(model, this.quay, {stock: hidesHand(model) ? nothing : hand, flag: nothing, shelves: true})}`;
  }

  #wide(model: CatModel, trading: boolean, hand: TemplateResult) {
    const {quay} = this;
    const {words, view} = model;
    const trade =
      canTrade(model) && !trading && view.viewer === view.active
        ? html`<rs-button slot="actions" data-trade data-key="t" icon="cat-swap" @click=${openTrade}>${words.trade}</rs-button>`
        : nothing;
    const special = quay.cards !== nothing && !trading;
    return html`<div class="side west">
        <rs-cat-seats .model=${model}></rs-cat-seats>
        <div class="panel"><rs-cat-rolls .model=${model}></rs-cat-rolls></div>
      </div>
      <div class="content"><rs-cat-island .model=${model}></rs-cat-island>${this.#awards(model)}${this.#islet(model)}</div>
      <div class="side east">
        ${
          model.stance === 'middle'
            ? html`<span></span>`
            : html`<div class="panel">
          ${
            trading
              ? html`<rs-cat-trade .model=${model}></rs-cat-trade>`
              : special
                ? quay.cards
                : html`<h3 class="label">${words.build}</h3>
                    ${buildTiles(model)}`
          }
        </div>`
        }
        ${trading || view.viewer === null ? html`<span></span>` : html`<div class="panel"><rs-cat-rates .model=${model}></rs-cat-rates></div>`}
        <rs-board-log class="panel" .model=${model}></rs-board-log>
      </div>
      ${this.quayBar(
        model,
        {
          ...quay,
          actions: [trade, ...quay.actions],
          cards: html`<div class="handrow l-row l-wrap" data-spot=${view.viewer === null ? nothing : `seat:${view.viewer}`}>${hand}${view.cards.length > 0 ? cardShelf(model) : nothing}</div>`,
        },
        {stock: nothing, flag: html`<rs-seat-order .model=${model}></rs-seat-order>`},
      )}`;
  }

  /** The dice on an islet of their own, where the sea has a free corner. */
  #islet(model: CatModel) {
    return html`<div class="islet"><rs-cat-dice .model=${model}></rs-cat-dice></div>`;
  }

  /** The awards hang in the free corner of the sea. */
  #awards({view, text, table}: CatModel) {
    const name = nameOf({table});
    const flag = (
      id: 'longestRoad' | 'largestArmy',
      icon: string,
      seat: number | undefined,
      value: number,
    ) =>
      seat === undefined
        ? nothing
        : html`<span class="flag l-grid l-gap-4 ${id}" data-help="term:${id}" data-spot="award:${id}">
            <span class="title">${text.terms[id]}</span><span class="hidden-text">${text.terms[id]}: ${name(seat)}, ${value}</span>
            <span class="holder" aria-hidden="true"><rs-symbol name=${icon} style="--rs-symbol-size:20px"></rs-symbol></span>
            <span class="holder" aria-hidden="true">${mark({table}, seat, 18)}${value}</span></span
          >`;
    const road = view.players.find(({longestRoad}) => longestRoad);
    const army = view.players.find(({largestArmy}) => largestArmy);
    return html`<div class="awards l-flex l-gap-4">
      ${flag('longestRoad', 'cat-trail', road?.seat, road?.road ?? 0)}${flag('largestArmy', 'cat-helm', army?.seat, army?.knights ?? 0)}
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-board': RsCatBoard;
  }
}
