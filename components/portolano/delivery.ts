/** The harbour: what it wants, what is given, what that pays, and the rum that is loaded after it. */
import {html, nothing, type TemplateResult} from 'lit';
import {GOODS, PAY} from '../../src/games/portolano/data.ts';
import {symbol} from '../board/bits.ts';
import {NO_LOAD} from './draft.ts';
import {coveredBy, fillingOf, leftAfter, overboard, rumMost, rumOf, rumRoom, turned} from './filling.ts';
import {here, me, type PortModel, prepare} from './model.ts';
import {goodSymbol} from './tile.ts';
import {unitRow} from './units.ts';

const COCOA_FIRST = 4;
const COCOA_SECOND = 5;

export function delivery(model: PortModel): TemplateResult {
  const cell = here(model);
  if (!cell?.harbour) return html``;
  const {words, text} = model;
  const filling = fillingOf(model);
  const covered = coveredBy(filling);
  const full = cell.harbour.slots.every((slot, i) => slot.filled >= 0 || filling[i]! >= 0);
  return html`<h3 class="label head"><span>${words.harbour.wants}</span></h3>
    <div class="deliver n${cell.harbour.slots.length}">
      ${cell.harbour.slots.map(({demand, filled}, i) => {
        const name = text.goods[GOODS[demand]!];
        if (filled >= 0)
          return html`<div class="want full l-centre" role="img" aria-label=${words.harbour.filled(name)}>${symbol('check', 20)}</div>`;
        const given = filling[i]!;
        const second = given === COCOA_SECOND;
        const what = given < 0 ? nothing : symbol(goodSymbol(Math.min(given, 3)), 30);
        return html`<button
          type="button"
          class="want l-centre ${given >= 0 ? 'given' : ''} ${given === COCOA_FIRST ? 'first' : ''} ${second ? 'second' : ''}"
          data-choice
          data-help="topic:cocoa"
          aria-pressed=${given >= 0}
          aria-label=${words.harbour.slot(i + 1, name, given)}
          @click=${(event: Event) => prepare(event.currentTarget!, {filling: turned(model, i, demand), rum: null, out: NO_LOAD})}
        >
          ${second ? html`<span class="twice" aria-hidden="true">${words.harbour.asTwo}</span>` : given < 0 ? symbol(goodSymbol(demand), 26) : what}
          ${given >= 3 ? html`<small class="for">${symbol(goodSymbol(demand), 14)}</small>` : nothing}
        </button>`;
      })}
    </div>
    <h3 class="label head"><span>${words.harbour.pays}</span></h3>
    <ol class="pays">
      ${PAY.slice(1).map(
        (
          coins,
          i,
        ) => html`<li class=${i + 1 === covered ? 'on' : ''} aria-current=${i + 1 === covered ? 'true' : 'false'}>
          <span>${i + 1}</span>${symbol('port-coin', 18)}<b>${coins}</b>
        </li>`,
      )}
    </ol>
    ${full ? html`<p class="told l-row l-wrap l-gap-12">${symbol('port-chest', 30)}<span>${words.harbour.full}</span></p>` : nothing}
    ${rumStepper(model)}`;
}

function rumStepper(model: PortModel) {
  const {words, text, draft} = model;
  const {refill} = here(model)!.harbour!;
  const most = rumMost(model);
  const rum = rumOf(model);
  const set = (n: number) => (event: Event) =>
    prepare(event.currentTarget!, {filling: draft.filling ?? fillingOf(model), rum: n, out: NO_LOAD});
  if (coveredBy(fillingOf(model)) === 0) return nothing;
  return html`<div class="told stepper l-row l-wrap l-gap-12">
      ${symbol('port-rum', 30)}<span>${words.harbour.load(refill)}${rumRoom(model) < refill ? html`<small>${words.harbour.tight}</small>` : nothing}</span>
    <button type="button" aria-label=${words.harbour.less} ?disabled=${rum === 0} @click=${set(rum - 1)}>${symbol('minus', 18)}</button>
    <b aria-live="polite" aria-label=${text.count.rum(rum)}>${rum}</b>
    <button type="button" aria-label=${words.harbour.more} ?disabled=${rum >= most} @click=${set(rum + 1)}>${symbol('plus', 18)}</button>
    </div>
    ${roomRow(model, overboard(model), leftAfter(model))}`;
}

/** What goes overboard for rum that does not fit. @param caps what there is: rum, cotton, wine, tea, cocoa */
function roomRow(model: PortModel, needed: number, caps: readonly number[]) {
  const {words, draft} = model;
  return needed === 0
    ? nothing
    : html`<h3 class="label head"><span>${words.room.title}</span><span class="aside">${words.room.needed(needed)}</span></h3>
        ${unitRow(model, {field: 'out', counts: draft.out, caps, most: needed}, words.room.throwOut)}`;
}

/** Rum alone, where it was left open: also against goods that are thrown out. */
export function refill(model: PortModel): TemplateResult {
  const {words, draft} = model;
  const own = me(model)!;
  const harbour = here(model)?.harbour;
  if (!harbour) return html``;
  const rum = draft.rum ?? Math.min(harbour.refill, own.free);
  const excess = Math.max(0, rum - own.free);
  const set = (n: number) => (event: Event) => prepare(event.currentTarget!, {rum: n, out: NO_LOAD});
  return html`<div class="told stepper l-row l-wrap l-gap-12">
      ${symbol('port-rum', 30)}<span>${words.harbour.load(harbour.refill)}</span>
      <button type="button" aria-label=${words.harbour.less} ?disabled=${rum === 0} @click=${set(rum - 1)}>${symbol('minus', 18)}</button>
      <b>${rum}</b>
      <button type="button" aria-label=${words.harbour.more} ?disabled=${rum >= harbour.refill} @click=${set(rum + 1)}>${symbol('plus', 18)}</button>
    </div>
    ${roomRow(model, excess, [own.rum, ...own.goods])}`;
}
