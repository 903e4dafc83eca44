import {html, nothing, type TemplateResult} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import type {SjAction} from '../../src/games/san-juan/types.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import type {Scene} from '../board/painter.ts';
import roomSheet from '../board/room-sheet.css';
import {mark, nameOf} from '../board/seats.ts';
import '../kit/dialog.ts';
import '../kit/flag.ts';
import {cards, goods, points, seatOrder, twelve} from './bits.ts';
import boardSheet from './board-sheet.css';
import cardSheet from './card-sheet.css';
import './city.ts';
import {sjQuay} from './decide.ts';
import {EMPTY, type SjDraft} from './draft.ts';
import {land} from './land.ts';
import {CLOSED, layOut, me, type SjLook, type SjModel, type SjTexts, show} from './model.ts';
import {proposed} from './proposed.ts';
import './element.ts';

/** @summary The painted board of San Juan with its quay: phone, tablet, wide and a phone on its side. */
@customElement('rs-sj-board')
export class RsSjBoard extends PaintedBoard<SjModel, SjDraft, SjLook> {
  static override styles = [...PaintedBoard.styles, cardSheet, roomSheet, boardSheet];

  @property({attribute: false}) texts!: SjTexts;

  constructor() {
    super(EMPTY, CLOSED);
  }

  protected override lay(scene: Scene, kept: Kept<SjDraft, SjLook>): SjModel {
    return layOut(scene, this.texts, kept);
  }

  protected override quayOf(model: SjModel, now: number) {
    return sjQuay(model, now);
  }

  protected override draftFor(_: SjModel, action: SjAction): SjDraft {
    return proposed(action);
  }

  protected override stageOf({view}: SjModel): string {
    return view.phase;
  }

  /** Escape lets go of the card and of all marks. */
  override clear(): void {
    this.answer({pick: 'draft', change: EMPTY});
  }

  override render() {
    const {model} = this;
    return html`${land(model)}
    ${this.quayBar(model, this.quay, {stock: this.#stock(model), flag: this.#flag(model)})}${this.#opened(model)}`;
  }

  #flag(model: SjModel) {
    const {role} = model.view;
    return role ? html`<rs-flag name="sj-${role}" style="--rs-flag-size:62px"></rs-flag>` : seatOrder(model);
  }

  #stock(model: SjModel) {
    const own = me(model);
    if (!own) return html`<span class="quiet">${model.shell.watching}</span>`;
    return html`${cards(model, own, 22)}${goods(model, own, 21)}${points(model, own, 21)}${twelve(model, own)}`;
  }

  /** The whole city of another seat: one tap there, one tap back. */
  #opened(model: SjModel): TemplateResult {
    const player = model.open === null ? undefined : model.view.players[model.open];
    const name = player ? nameOf(model)(player.seat) : '';
    return html`<rs-dialog
      ?open=${player !== undefined}
      heading=${player ? model.text.cityOf(name) : ''}
      closeLabel=${model.shell.backToTable}
      @rs-close=${() => show(this, {open: null})}
    >
      ${
        player
          ? html`<div class="dialog-body l-grid l-gap-10">
              <div class="stock">
                ${mark(model, player.seat, 26)}${points(model, player, 22)}${cards(model, player, 22)}
                ${goods(model, player, 22)}${twelve(model, player)}
              </div>
              <rs-sj-city .model=${{...model, size: 'phone' as const}} .player=${player}></rs-sj-city>
            </div>`
          : nothing
      }
    </rs-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-sj-board': RsSjBoard;
  }
}
