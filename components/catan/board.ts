import {css, html, nothing} from 'lit';
import {customElement, property} from 'lit/decorators.js';
import {unit} from '../board/bits.ts';
import {type Kept, PaintedBoard} from '../board/board.ts';
import '../board/log.ts';
import type {Scene} from '../board/painter.ts';
import {mark, nameOf} from '../board/seats.ts';
import '../kit/dialog.ts';
import {catQuay} from './decide.ts';
import {type CatDraft, EMPTY} from './draft.ts';
import './hand.ts';
import './island.ts';
import {type CatLook, type CatModel, type CatTexts, CLOSED, layOut, show} from './model.ts';
import './side.ts';
import {figuresOf} from './strip.ts';
import './trade.ts';
import {HOUSE_SHEET} from './tiles.ts';

/** @summary The painted board of Catan with its quay: phone, tablet, wide and a phone on its side. */
@customElement('rs-cat-board')
export class RsCatBoard extends PaintedBoard<CatModel, CatDraft, CatLook> {
  static override styles = [
    ...PaintedBoard.styles,
    HOUSE_SHEET,
    css`
      :host {
        display: grid;
        grid-template: auto minmax(8rem, 1fr) auto / minmax(0, 1fr);
        height: 100%;
        min-height: 0;
      }
      .content {
        position: relative;
        min-height: 0;
        overflow: hidden auto;
        overscroll-behavior: contain;
        display: grid;
      }
      .trade {
        background: var(--rs-sand);
        align-content: start;
      }
      rs-cat-island {
        height: 100%;
      }
      .awards {
        position: absolute;
        top: 4px;
        right: 6px;
        display: flex;
        gap: 4px;
        pointer-events: none;
      }
      .awards span.flag {
        display: grid;
        justify-items: center;
        gap: 2px;
        padding: 5px 7px 9px;
        background: var(--rs-gold);
        color: #0b2236;
        clip-path: polygon(0 0, 100% 0, 100% 100%, 50% 82%, 0 100%);
        font: 700 var(--rs-size-caption) / 1 var(--rs-display);
      }
      .side {
        display: none;
      }
      :host([size='low']) {
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(17rem, 44%);
      }
      :host([size='low']) rs-quay {
        grid-area: 1 / 2 / 3 / 3;
      }
      :host([size='wide']) {
        grid-template: minmax(0, 1fr) auto / clamp(15rem, 21%, 18rem) minmax(0, 1fr) clamp(17rem, 24%, 22rem);
        column-gap: 10px;
      }
      :host([size='wide']) rs-quay {
        grid-column: 1 / 4;
      }
      :host([size='wide']) .side {
        display: grid;
        gap: 8px;
        align-content: start;
        min-height: 0;
        padding: 10px 10px 16px;
        overflow: hidden auto;
        position: relative;
      }
      :host([size='wide']) .east {
        grid-template-rows: auto minmax(0, 1fr);
      }
      :host([size='wide']) .content {
        overflow: hidden;
      }
      .dialog-body .figures {
        display: flex;
        flex-wrap: wrap;
        gap: 14px;
      }
    `,
  ];

  @property({attribute: false}) texts!: CatTexts;

  constructor() {
    super(EMPTY, CLOSED);
  }

  protected override lay(scene: Scene, kept: Kept<CatDraft, CatLook>): CatModel {
    return layOut(scene, this.texts, kept);
  }

  protected override quayOf(model: CatModel, now: number) {
    return catQuay(model, now);
  }

  protected override stageOf({view, draft}: CatModel): string {
    return `${view.phase}${draft.trading}`;
  }

  override render() {
    const {model} = this;
    const {quay} = this;
    const wide = model.size === 'wide';
    const trading = model.deciding && model.draft.trading;
    const island = html`<rs-cat-island .model=${model}></rs-cat-island>${this.#awards(model)}`;
    const trade = html`<rs-cat-trade .model=${model}></rs-cat-trade>`;
    const hand = html`<rs-cat-hand .model=${model}></rs-cat-hand>`;
    return html`${
      wide
        ? html`<div class="side west">
            <rs-cat-seats .model=${model}></rs-cat-seats>
            <section class="panel"><h3 class="label">${model.words.rolls}</h3><rs-cat-rolls .model=${model}></rs-cat-rolls></section>
          </div>`
        : html`<rs-cat-strip .model=${model}></rs-cat-strip>`
    }
      <div class="content ${trading && !wide ? 'trade' : ''}">${trading && !wide ? trade : island}</div>
      ${
        wide
          ? html`<div class="side east">
              <div class="panel">${trading ? trade : quay.cards}</div>
              <rs-board-log class="panel" .model=${model}></rs-board-log>
            </div>`
          : nothing
      }
      ${this.quayBar(
        model,
        {...quay, cards: wide ? hand : quay.cards},
        {stock: hand, flag: html`<rs-cat-dice style="--rs-die:46px" .model=${model}></rs-cat-dice>`},
      )}
      ${this.#opened(model)}`;
  }

  /** The two awards on a rope in the free corner of the sea. */
  #awards({view, text, table}: CatModel) {
    const name = nameOf({table});
    const flag = (icon: string, seat: number | undefined, value: number, title: string) =>
      seat === undefined
        ? nothing
        : html`<span class="flag"
            ><rs-symbol name=${icon} label="${title}: ${name(seat)}"></rs-symbol>${mark({table}, seat, 18)}<b>${value}</b></span
          >`;
    const road = view.players.find(({longestRoad}) => longestRoad);
    const army = view.players.find(({largestArmy}) => largestArmy);
    return html`<div class="awards">
      ${flag('cat-trail', road?.seat, road?.road ?? 0, text.terms.longestRoad)}
      ${flag('cat-helm', army?.seat, army?.knights ?? 0, text.terms.largestArmy)}
    </div>`;
  }

  /** Another seat's figures: one tap there, one tap back. */
  #opened(model: CatModel) {
    const player = model.open === null ? undefined : model.view.players[model.open];
    return html`<rs-dialog
      ?open=${player !== undefined}
      heading=${player ? nameOf(model)(player.seat) : ''}
      closeLabel=${model.shell.backToTable}
      @rs-close=${() => show(this, {open: null})}
    >
      ${
        player
          ? html`<div class="dialog-body">
              <div class="figures">${figuresOf(model, player.seat, true)}</div>
              <p>
                ${unit('cat-road', player.left.road, model.words.left(player.left.road))}
                ${unit('cat-settlement', player.left.settlement, model.words.left(player.left.settlement))}
                ${unit('cat-city', player.left.city, model.words.left(player.left.city))}
              </p>
            </div>`
          : nothing
      }
    </rs-dialog>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rs-cat-board': RsCatBoard;
  }
}
