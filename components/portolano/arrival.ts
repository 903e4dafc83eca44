/** What can be done on a sea tile: the pick-up, the action of the tile, and room in the hold for what they bring. */

import {html, nothing, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {CANNON, GOODS, UPGRADES} from '../../src/games/portolano/data.ts';
import type {PortAction} from '../../src/games/portolano/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {isOffered, valuesOf} from '../board/offers.ts';
import {NO_LOAD} from './draft.ts';
import {here, me, type PortModel} from './model.ts';
import {boxOffer, roomCaps, roomFor, swaps} from './offers.ts';
import {itemSymbol, upgradeSymbol} from './tile.ts';
import {shownUnits, unitRow} from './units.ts';

export function arrival(model: PortModel): TemplateResult {
  const cell = here(model);
  if (!cell?.sea) return html``;
  return html`${pickUps(model, cell.sea.now.items)}${action(model)}${huckster(model)}${room(model)}`;
}

const head = (title: string, aside: unknown = nothing) =>
  html`<h3 class="label head"><span>${title}</span><span class="aside">${aside}</span></h3>`;

function pickUps(model: PortModel, items: readonly number[]): TemplateResult {
  const {table, words, view, text} = model;
  const own = me(model)!;
  if (view.used?.picked) return head(words.sea.takeOne, words.sea.done);
  return html`${head(words.sea.takeOne)}
    <div class="pair">
      ${items.map(item => {
        const name = item === CANNON ? words.cannon : text.goods[GOODS[item]!];
        const left =
          item === CANNON
            ? words.sea.slot(own.cannons + 1, own.slots)
            : words.sea.inRow(view.rows[item]?.length ?? 0, view.rows[item]?.[0] === 3);
        const action: PortAction = {type: 'pick', item, out: NO_LOAD};
        const inside = html`${symbol(itemSymbol(item), 36)}<span><b>${name}</b><small>${left}</small></span>`;
        const {out: _, ...given} = action;
        return isOffered(table.choices, given)
          ? choice(model, action, inside, {look: 'row', help: item === CANNON ? 'topic:battle' : 'topic:sea'})
          : html`<div class="row off">${symbol(itemSymbol(item), 36)}<span><b>${name}</b><small>${words.sea.notTaken(item, own)}</small></span></div>`;
      })}
    </div>`;
}

function action(model: PortModel): TemplateResult {
  const {view, words, table} = model;
  const kind = here(model)!.sea!.now.action;
  const title = model.text.actions[kind].name;
  if (kind === 'peace') return html`${head(title)}<p class="note">${model.text.actions.peace.help}</p>`;
  if (view.used?.acted) return head(title, words.sea.done);
  switch (kind) {
    case 'upgrade':
      return upgrades(model, title);
    case 'rum-trade':
      return rumTrade(model, title);
    case 'goods-trade':
      return goodsTrade(model, title);
    default: {
      const type = kind === 'coin' ? 'coin' : 'freeRum';
      const inside = html`${symbol(`port-act-${kind}`, 36)}<span><b>${title}</b><small>${model.text.actions[kind].help}</small></span>`;
      const act: PortAction = type === 'coin' ? {type} : {type, out: NO_LOAD};
      return html`${head(title)}${isOffered(table.choices, {type}) ? choice(model, act, inside, {look: 'row', help: `action:${kind}`}) : html`<div class="row off">${inside}</div>`}`;
    }
  }
}

function upgrades(model: PortModel, title: string): TemplateResult {
  const {view, words, text, table} = model;
  const own = me(model)!;
  return html`${head(title, html`${words.sea.costs} ${symbol('port-coin', 18)}<b>1</b>`)}
    <div class="rows">
      ${UPGRADES.map((id, kind) => {
        const value = view.upgrades[kind]?.[0];
        const act: PortAction = {type: 'upgrade', kind};
        const can = isOffered(table.choices, {...act});
        const why = value === undefined ? words.sea.noneLeft : own.coins === 0 ? words.sea.noCoin : '';
        const inside = html`${symbol(upgradeSymbol(kind), 34)}<span
            ><b>${text.upgrades[id].name}</b><small class=${can ? '' : 'why'}>${can ? words.sea.effect[id](own) : why}</small></span
          ><i class="worth l-centre">${value ?? '–'}</i>`;
        return can
          ? choice(model, act, inside, {look: 'row', help: `upgrade:${id}`})
          : html`<div class="row off" data-help="upgrade:${id}">${inside}</div>`;
      })}
    </div>`;
}

function rumTrade(model: PortModel, title: string): TemplateResult {
  const {table, draft, words} = model;
  const own = me(model)!;
  const {caps, most} = boxOffer(table.choices);
  const goods = sum(own.goods);
  const sells = isOffered(table.choices, {type: 'buyRum'});
  const units = (draft.units ?? [0, 0, 0, 0, 0, 0]).slice(1, 5);
  return html`${head(title, words.sea.oneForOne)}
    ${
      sells
        ? html`<p class="note">${words.sea.goodsForRum}</p>
            ${unitRow(model, {field: 'units', counts: [0, ...units], caps: [0, ...own.goods], most: goods, also: {wanted: [0, 0, 0], picked: null}}, words.sea.give)}`
        : nothing
    }
    ${
      most > 0
        ? html`<p class="note">${words.sea.rumForGoods(own.rum)}</p>
            ${unitRow(model, {field: 'wanted', counts: draft.wanted, caps, most, first: 1, also: {units: null, picked: null}}, words.sea.take)}`
        : nothing
    }
    ${!sells && most === 0 ? html`<p class="note">${words.sea.nothingToTrade}</p>` : nothing}`;
}

function goodsTrade(model: PortModel, title: string): TemplateResult {
  const {table, words, text} = model;
  const rows = swaps(table.choices);
  return html`${head(title, words.sea.oneForTwo)}
    ${
      rows.length === 0
        ? html`<p class="note">${words.sea.nothingToTrade}</p>`
        : html`<div class="swaps l-grid l-gap-6">
            ${rows.map(row => {
              const given = [0, 1, 2, 3, 4].map(kind => (kind === row.give + 1 ? 1 : 0));
              const taken = [0, ...row.take];
              return choice(
                model,
                row,
                html`${shownUnits(given, 28)}<i class="becomes"></i>${shownUnits(taken, 28)}`,
                {
                  look: 'swap',
                  label: words.sea.swap(text.load(given), text.load(taken)),
                  help: 'action:goods-trade',
                },
              );
            })}
          </div>`
    }`;
}

function huckster(model: PortModel): TemplateResult | typeof nothing {
  const {table, text, words} = model;
  // The engine offers goods by number.
  const goods = valuesOf(table.choices, {type: 'huckster'}, 'good') as readonly number[];
  if (goods.length === 0) return nothing;
  return html`${head(text.sterns.huckster.name, words.sea.instead)}
    <div class="swaps l-grid l-gap-6">
      ${goods.map(good => {
        const given = [0, 1, 2, 3, 4].map(kind => (kind === good + 1 ? 1 : 0));
        const action: PortAction = {type: 'huckster', good};
        return choice(
          model,
          action,
          html`${shownUnits(given, 28)}<i class="becomes"></i>${shownUnits([1], 28)}`,
          {
            look: 'swap',
            label: words.sea.swap(text.load(given), text.load([1])),
            help: 'stern:huckster',
          },
        );
      })}
    </div>`;
}

/** What is picked does not fit: something goes overboard in the same decision. */
export function room(model: PortModel): TemplateResult | typeof nothing {
  const {draft, table, words} = model;
  const picked = draft.picked;
  if (!picked) return nothing;
  const needed = roomFor(table.choices, {...picked});
  if (needed === 0) return nothing;
  const caps = roomCaps(table.choices, {...picked});
  return html`${head(words.room.title, words.room.needed(needed))}
    ${unitRow(model, {field: 'out', counts: draft.out, caps, most: needed}, words.room.throwOut)}`;
}
