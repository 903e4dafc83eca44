import {html, nothing, type PropertyValues} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {cache} from 'lit/directives/cache.js';
import {GOODS, type PrAction} from '../../src/games/puerto-rico/types.ts';
import {unit} from '../board/bits.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import {LazyModule} from '../board/lazy-module.ts';
import {isOffered} from '../board/offers.ts';
import type {Scene} from '../board/painter.ts';
import type {Pick} from '../board/pick.ts';
import roomSheet from '../board/room-sheet.css';
import '../kit/flag.ts';
import {doubloons, goods, points, seatOrder} from './bits.ts';
import boardSheet from './board-sheet.css';
import cardSheet from './cards.css';
import commonSheet from './common.css';
import {placementDraft, prQuay} from './decide.ts';
import {draftOf, EMPTY, type PrDraft} from './draft.ts';
import './island.ts';
import {land, subjectOf} from './land.ts';
import {CLOSED, layOut, me, type PrLook, type PrModel, type PrTexts, shops} from './model.ts';
import type {opened} from './opened.ts';
import './element.ts';
import {inHand, placed, toSlots} from './placement.ts';

/** Changeable, for tests. */
export const LOADERS = {opened: () => import('./opened.ts')};

/** @summary The painted board of Puerto Rico with its quay: phone, tablet, wide and a phone on its side. */
@customElement('rs-pr-board')
export class RsPrBoard extends PaintedBoard<PrModel, PrDraft, PrLook> {
  static override styles = [...PaintedBoard.styles, cardSheet, roomSheet, boardSheet, commonSheet];

  @property({attribute: false}) texts!: PrTexts;
  #decision = -1;
  #opened: typeof opened | null = null;
  readonly behind = new LazyModule(
    // What opens over the board explains things, too.
    () => LOADERS.opened(),
    ({opened}) => {
      this.#opened = opened;
      this.requestUpdate();
    },
  );

  constructor() {
    super(EMPTY, CLOSED);
  }

  protected override lay(scene: Scene, kept: Kept<PrDraft, PrLook>): PrModel {
    return layOut(scene, this.texts, kept);
  }

  override get unfolded(): boolean {
    return this.look.tab;
  }

  protected override quayOf(model: PrModel, now: number) {
    return prQuay(model, now);
  }

  protected override draftFor(model: PrModel, action: PrAction): PrDraft {
    return draftOf(me(model), action);
  }

  protected override stageOf(model: PrModel): string {
    return model.table.shownAt === null ? model.view.phase : `back ${subjectOf(model)}`;
  }

  protected override subjectOf(model: PrModel): string | null {
    return subjectOf(model);
  }

  /** Which of the pieces are nobles is asked next: what was placed together is said together. */
  override confirm(): void {
    const {model} = this;
    const own = me(model);
    const placement = placementDraft(model);
    const nobles = own && placement && model.more?.nobles(model, own, placement);
    if (nobles && model.view.phase === 'mayor') this.look = {...this.look, hands: toSlots(own, nobles)};
    super.confirm();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    const {decision} = this.scene.table;
    if (decision !== this.#decision && this.look.guests) this.look = {...this.look, guests: false};
    this.#decision = decision;
  }

  protected override updated(): void {
    super.updated();
    const {model} = this;
    this.behind.fetch(model.open !== null);
    const {hands} = this.look;
    if (hands === null || !model.deciding) return;
    if (model.view.phase === 'mayor') return;
    this.look = {...this.look, hands: null};
    const action: PrAction = {type: 'placeNobles', nobles: hands};
    if (isOffered(model.table.choices, {...action})) this.answer({pick: 'send', action});
  }

  /** That no worker can go there is told until the next touch. */
  override answer(picked: Pick): void {
    if (this.look.stuck) this.look = {...this.look, stuck: false};
    super.answer(picked);
  }

  override render() {
    const {model} = this;
    this.setAttribute('phase', model.view.phase);
    this.toggleAttribute('back', model.table.shownAt !== null);
    this.setAttribute('ground', model.size === 'phone' && shops(model) ? 'sand' : 'sea');
    return html`${land(model)}${this.#quay(model)}${this.#opened?.(this, model) ?? nothing}`;
  }

  #quay(model: PrModel) {
    const look = model.view.placing ? 'placing' : '';
    return this.quayBar(model, this.quay, {stock: stock(model), flag: flag(model), look});
  }
}

function flag(model: PrModel) {
  const {role} = model.view;
  return html`${cache(role ? html`<rs-flag name=${role} style="--rs-flag-size:62px"></rs-flag>` : seatOrder(model))}`;
}

function stock(model: PrModel) {
  const own = me(model);
  if (!own) return html`<span class="quiet">${model.shell.watching}</span>`;
  const draft = model.view.phase === 'mayor' && model.deciding ? placementDraft(model) : null;
  if (draft && model.view.placing) {
    const {pieces} = model.view.placing;
    const {hand} = inHand(model.view, draft);
    const said = model.words.workersPlaced(placed(draft), pieces);
    const owned = GOODS.filter((_, i) => own.goods[i]! > 0);
    return html`${doubloons(model, own, 20)}${points(model, own, 20)}
      ${owned.map(good => {
        const count = own.goods[GOODS.indexOf(good)]!;
        return unit(good, count, model.text.good(count, good), 20);
      })}
      ${hand > 0 ? unit('worker', `+${hand}`, model.words.stillToPlace(hand), 20) : nothing}
      ${unit('worker', said, `${model.text.terms.workers}: ${said}`, 20)}`;
  }
  return html`${doubloons(model, own, 23)}${goods(model, own.goods, 22)}${points(model, own, 22)}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-pr-board': RsPrBoard;
  }
}
