import {html, nothing, svg, type TemplateResult} from 'lit';
import {customElement} from 'lit/decorators.js';
import {symbol} from '../board/bits.ts';
import '../kit/button.ts';
import {actOf} from './acts.ts';
import {arrival} from './arrival.ts';
import {fightRows, fightScene, lastFight, looting, payment} from './battle.ts';
import battleSheet from './battle-sheet.css';
import {changesAt, saidOf} from './changes.ts';
import {delivery, refill} from './delivery.ts';
import deliverySheet from './delivery-sheet.css';
import {PortElement} from './element.ts';
import {fightOf} from './film.ts';
import {filmList} from './film-list.ts';
import {here, me, type PortModel, placeOf, show} from './model.ts';
import paintSheet from './paint-sheet.css';
import {shipPiece} from './pieces.ts';
import stageSheet from './stage-sheet.css';
import {FLAGS, island, items, LIGHTS, PENNANTS, piece, TOWNS} from './tile.ts';
import {unitRow} from './units.ts';

/** As far as the widest sheet: what lies beside the picture is drawn, too. */
const WAVES = 'q12 -7 24 0t24 0'.repeat(25);

/** A town of the chart from its roads, with a lighthouse: the head of a visit. */
const panorama = (tile: number) => {
  const of = tile % TOWNS.length;
  return html`<svg class="panorama l-fill l-full" viewBox="0 0 360 68" preserveAspectRatio="xMidYMax" aria-hidden="true">
    ${svg`<circle class="sun" cx="176" cy="62" r="40"/>
      <path class="hill" d="M-300 68Q-180 20 -90 40Q-30 54 0 34Q30 22 70 34Q110 44 150 68Z"/>
      <g transform="translate(4 12) scale(1.250)"><path class="mast" d=${FLAGS[of]!}/><path class="streamer" d=${PENNANTS[of]!}/>
      <path class="roofs" d=${TOWNS[of]!}/><path class="lights" d=${LIGHTS[of]!}/></g>
      <g transform="translate(-56 0)"><path class="roofs" d="M262 68Q280 48 312 48Q352 46 460 68Z"/>
      <path class="tower" d="M306 16H320L324 50H302Z"/><path class="stripes" d="M305 24H321L322 32H304ZM303 40H323L324 48H302.500Z"/>
      <path class="lamp" d="M307 7H319V16H307Z"/><path class="roofs" d="M304 8L313 0L322 8ZM303 15H323V18H303Z"/></g>
      <path class="wave2" d=${`M-404 56${WAVES}V70H-404Z`}/><path class="wave1" d=${`M-416 62${WAVES}V70H-416Z`}/>`}
  </svg>`;
};

/** @summary The decision of a moment in full: a tile, a harbour, a battle, or what has happened as a list. */
@customElement('rs-port-stage')
export class RsPortStage extends PortElement {
  static override styles = [...PortElement.styles, paintSheet, stageSheet, deliverySheet, battleSheet];

  override render() {
    const {model} = this;
    switch (actOf(model)) {
      case 'list':
        return html`<div class="land">${filmList(model)}</div>`;
      case 'sea':
        return html`${this.#seaHead()}<div class="land">${this.#changes()}${arrival(model)}</div>`;
      case 'harbour':
        return html`${this.#harbourHead()}<div class="land">${this.#changes()}${delivery(model)}</div>`;
      case 'refill':
        return html`${this.#harbourHead()}<div class="land">${refill(model)}</div>`;
      case 'barter':
        return html`<div class="land">${this.#barter()}</div>`;
      case 'fight':
        return this.#fight();
      default:
        return nothing;
    }
  }

  /** What has changed where the viewer was sailing to. */
  #changes() {
    const {model} = this;
    const cell = here(model)!;
    const changes = changesAt(model.table, cell.cell).map(change => saidOf(model, change, cell));
    return changes.length === 0
      ? nothing
      : html`<ul class="changes l-grid l-card l-gap-4">
          ${changes.map(said => html`<li>${symbol('warning', 18)}<span>${said}</span></li>`)}
        </ul>`;
  }

  #peek() {
    const {model} = this;
    if (model.size === 'tablet' || model.size === 'wide') return nothing;
    return html`<rs-button icon="eye" label=${model.words.peek} @click=${() => show(this, {peek: true})}></rs-button>`;
  }

  #seaHead(): TemplateResult {
    const {model} = this;
    const cell = here(model)!;
    const {now, flipped} = cell.sea!;
    const {words, text} = model;
    return html`<header role="none" class="where l-grid l-gap-12" data-help="cell:${cell.cell}">
      <span class="mini">
        <span class="top">${island(cell.tile, now.action)}<span class="act">${piece(`port-act-${now.action}`, 34)}</span></span>
        ${items(now, 20)}
      </span>
      <div>
        <h2>${placeOf(model, cell.cell)} · ${text.actions[now.action].name}</h2>
        <p class="later">${symbol('port-flip', 16)}<span>${words.sea.later(words.short[flipped.action])}</span>${items(flipped, 18)}</p>
      </div>
      ${this.#peek()}
    </header>`;
  }

  #harbourHead(): TemplateResult {
    const {model} = this;
    const cell = here(model)!;
    return html`<header role="none" class="port" data-help="cell:${cell.cell}">
      ${panorama(cell.tile)}
      <span class="sail">${shipOf(model)}</span>
      <span class="peek">${this.#peek()}</span>
    </header>`;
  }

  #barter(): TemplateResult {
    const {model} = this;
    const own = me(model)!;
    const counts = model.draft.units ?? [0, 0, 0, 0, 0];
    return html`<h3 class="label head"><span>${model.words.barter.title}</span></h3>
      <p class="note">${model.text.help.mutiny.body}</p>
      ${unitRow(model, {field: 'units', counts, caps: [0, ...own.goods], most: 2}, model.words.sea.give)}`;
  }

  #fight(): TemplateResult {
    const {model} = this;
    const {film, view, table} = model;
    const shown = film ? fightOf(film.steps[film.at]!) : lastFight(table);
    return html`${fightScene(model, shown)}
      <div class="land">
        ${shown ? fightRows(model, shown) : nothing}
        ${film ? nothing : view.phase === 'pay' ? payment(model) : looting(model)}
      </div>`;
  }
}

const shipOf = (model: PortModel) =>
  model.view.viewer === null ? nothing : shipPiece(model, model.view.viewer);

declare global {
  interface HTMLElementTagNameMap {
    'rs-port-stage': RsPortStage;
  }
}
