/** What the quay asks in each decision. Offers nothing that the choices do not. */

import {html, nothing, type TemplateResult} from 'lit';
import {sum} from '../../src/base/sum.ts';
import {CANNON, EMERGENCY, GOODS, UPGRADES} from '../../src/games/portolano/data.ts';
import type {PortAction} from '../../src/games/portolano/types.ts';
import {symbol} from '../board/bits.ts';
import {choice} from '../board/choice.ts';
import {actionsOf, complete, isOffered} from '../board/offers.ts';
import {onTap} from '../board/pick.ts';
import {type QuayContent, type Question, quayContent} from '../board/question.ts';
import {nameOf} from '../board/seats.ts';
import {planQuestion} from './decide-plan.ts';
import {NO_LOAD} from './draft.ts';
import {coveredBy, fillingOf, overboard, payOf, rumOf} from './filling.ts';
import {here, me, type PortModel, placeOf, prepare} from './model.ts';
import {boxOffer, roomFor, rumTrade, withOut} from './offers.ts';
import {lootAction, markedUnits} from './spoils.ts';
import {itemSymbol, upgradeSymbol} from './tile.ts';
import {shownUnits} from './units.ts';

type Asked = Question<PortAction>;

export function portQuay(model: PortModel, now: number): QuayContent<PortAction> {
  const {view, words} = model;
  const waits = {gameOver: words.gameOver, waiting: words.waiting[view.phase], chance: words.chance};
  return quayContent<PortAction>(model, now, waits, () => {
    const asked = ask(model);
    // Symbols and words of a button stand in one line.
    return {...asked, label: html`<span class="face">${asked.label}</span>`};
  });
}

function ask(model: PortModel): Asked {
  switch (model.view.phase) {
    case 'sterns':
      return sterns(model);
    case 'pirate':
    case 'ships':
      return place(model);
    case 'cards':
      return model.view.plays.length > 0 ? planQuestion(model) : barter(model);
    case 'sea':
      return sea(model);
    case 'harbour':
      return harbour(model);
    case 'refill':
      return refill(model);
    case 'knight':
      return knight(model);
    case 'pay':
      return pay(model);
    default:
      return loot(model);
  }
}

/** What comes in, one with its symbol wherever the line breaks. */
const unit = (name: string, count: number): TemplateResult =>
  html`<span class="shown">${symbol(name, 26)}+${count}</span>`;

/** Lets go of what is picked and of all marks. */
const letGo = (from: EventTarget): boolean =>
  prepare(from, {picked: null, out: NO_LOAD, units: null, wanted: [0, 0, 0]});

const clear = ({words}: PortModel): TemplateResult =>
  html`<rs-button slot="actions" data-clear @click=${(event: Event) => letGo(event.currentTarget!)}>${words.clear}</rs-button>`;

/** Handyman and Still choose what they begin with. */
function sterns(model: PortModel): Asked {
  const {table, words, text} = model;
  const own = me(model)!;
  const cards = html`<div class="tiles l-grid l-gap-6">
    ${actionsOf<PortAction, 'handyman'>(table.choices, 'handyman').map(action => {
      const id = UPGRADES[action.kind]!;
      return choice(
        model,
        action,
        html`${symbol(upgradeSymbol(action.kind), 30)}<span
          ><b>${text.upgrades[id].name}</b><small>${words.sea.effect[id](own)}</small></span
        >`,
        {look: 'card', help: `upgrade:${id}`},
      );
    })}
    ${actionsOf<PortAction, 'still'>(table.choices, 'still').map(action => {
      const load = [action.good < 0 ? 4 : 3, 0, 0, 0, 0].map((n, i) =>
        i === action.good + 1 && i > 0 ? 1 : n,
      );
      return choice(model, action, html`${shownUnits(load, 20)}<b>${text.load(load)}</b>`, {
        look: 'card',
        help: 'stern:still',
      });
    })}
  </div>`;
  return {
    question: words.sterns.question,
    sub:
      model.size === 'phone'
        ? words.sterns.yours(text.sterns[own.stern].name)
        : `${text.sterns[own.stern].name}: ${text.sterns[own.stern].help}`,
    cards,
    ready: complete(table.choices, model.draft.picked),
    label: words.take,
    notReady: words.choose,
  };
}

function place(model: PortModel): Asked {
  const {table, words, view, draft} = model;
  const picked = complete(table.choices, draft.picked);
  const at = picked && 'cell' in picked ? placeOf(model, picked.cell) : '';
  return {
    ...words.place[view.phase === 'pirate' ? 'pirate' : 'ship'],
    ready: picked,
    label: words.place.at(at),
    notReady: words.place.tap,
  };
}

function barter(model: PortModel): Asked {
  const {table, words, draft, text} = model;
  const goods = (draft.units ?? [0, 0, 0, 0, 0]).slice(1);
  const action: PortAction = {type: 'barter', goods};
  const ready = sum(goods) === EMERGENCY && isOffered(table.choices, {...action}) ? action : null;
  return {
    question: words.barter.question,
    sub: words.barter.sub,
    secondary: [decline(model, {type: 'barter', goods: [0, 0, 0, 0]}, words.barter.no)],
    ready,
    label: html`${words.barter.give} ${spoken(shownUnits([0, ...goods]), text.load([0, ...goods]))}`,
    notReady: words.barter.left(EMERGENCY - sum(goods)),
  };
}

/** A button that sends at once: what is given up is not hidden behind it. */
const decline = (model: PortModel, action: PortAction, label: string) =>
  isOffered(model.table.choices, {...action})
    ? html`<rs-button slot="actions" data-pass ?busy=${!model.deciding} @click=${onTap({pick: 'send', action})}>${label}</rs-button>`
    : nothing;

function sea(model: PortModel): Asked {
  const {table, words, draft} = model;
  const at = placeOf(model, here(model)?.cell ?? 0);
  const trade = draft.picked ? null : rumTrade(draft, boxOffer(table.choices).caps);
  const begun = draft.picked ?? trade;
  const ready = begun ? withOut(table.choices, begun, draft) : null;
  const needed = begun ? roomFor(table.choices, {...begun}) : 0;
  const open = [
    ...(isOffered(table.choices, {type: 'pick'}) ? [words.sea.pickOpen] : []),
    ...(table.choices.some(({type}) => type !== 'pick' && type !== 'end')
      ? [words.short[here(model)!.sea!.now.action]]
      : []),
  ];
  return {
    question: needed > 0 && !ready ? words.room.question(needed - sum(draft.out)) : words.sea.question(at),
    sub: begun ? words.sea.after(open.length > 1) : words.sea.open(open),
    secondary: [begun ? clear(model) : nothing, decline(model, {type: 'end'}, words.sea.end)],
    ready,
    label: seaLabel(model, begun),
    notReady: needed > 0 ? words.room.throwOut : words.choose,
  };
}

/** A picture on a button with the word that is spoken in its place. */
const spoken = (picture: TemplateResult, said: string): TemplateResult =>
  html`<span class="shown" aria-hidden="true">${picture}</span><span class="hidden-text">${said}</span>`;

/** "Give" with what goes and what comes; as counts of a load. */
const traded = ({words, text}: PortModel, give: readonly number[], take: readonly number[]): TemplateResult =>
  html`${words.barter.give} ${spoken(html`${shownUnits(give)}→${shownUnits(take)}`, words.sea.swap(text.load(give), text.load(take)))}`;

const one = (good: number): readonly number[] => [0, 1, 2, 3, 4].map(kind => Number(kind === good + 1));

function seaLabel(model: PortModel, action: PortAction | null): TemplateResult | string {
  const {words, text} = model;
  switch (action?.type) {
    case 'pick':
      return html`${symbol(itemSymbol(action.item), 26)}${action.item === CANNON ? words.sea.takeCannon : words.sea.takeGood(text.goods[GOODS[action.item]!])}`;
    case 'upgrade':
      return html`${words.sea.buy} ${spoken(symbol(upgradeSymbol(action.kind), 26), text.upgrades[UPGRADES[action.kind]!].name)}`;
    case 'buyRum':
      return traded(model, [0, ...action.goods], [sum(action.goods)]);
    case 'sellRum':
      return traded(model, [sum(action.goods)], [0, ...action.goods]);
    case 'swap':
      return traded(model, one(action.give), [0, ...action.take]);
    case 'huckster':
      return traded(model, one(action.good), [1]);
    case 'coin':
      return html`${words.take} ${spoken(symbol('port-coin', 26), text.load([], 1))}`;
    default:
      return html`${words.take} ${spoken(symbol('port-rum', 26), text.load([1]))}`;
  }
}

function harbour(model: PortModel): Asked {
  const {table, words, draft, text} = model;
  const filling = fillingOf(model);
  const count = coveredBy(filling);
  const action: PortAction = {type: 'unload', filling};
  const nothingAtAll: PortAction = {type: 'unload', filling: filling.map(() => -1)};
  const rum = rumOf(model);
  const needed = overboard(model);
  const missing = needed - sum(draft.out);
  return {
    question:
      missing > 0
        ? words.room.question(missing)
        : count > 0
          ? words.harbour.question(text.count.goods(count))
          : words.harbour.none,
    sub: draft.filling ? words.harbour.own : words.harbour.best,
    secondary: [
      count > 0
        ? html`<rs-button slot="actions" data-clear @click=${(event: Event) => prepareNone(event, model)}>${words.clear}</rs-button>`
        : nothing,
      count === 0 ? decline(model, nothingAtAll, words.harbour.sailOn) : nothing,
    ],
    ready: count > 0 && missing === 0 && isOffered(table.choices, {...action}) ? action : null,
    label: html`${words.harbour.unload} ${spoken(html`${unit('port-coin', payOf(filling))}${rum > 0 ? unit('port-rum', rum) : nothing}`, text.load([rum], payOf(filling)))}`,
    notReady: missing > 0 ? words.room.throwOut : words.choose,
  };
}
const prepareNone = (event: Event, model: PortModel): boolean =>
  prepare(event.currentTarget!, {filling: fillingOf(model).map(() => -1), rum: null, out: NO_LOAD});

function refill(model: PortModel): Asked {
  const {table, words, draft, text} = model;
  const action = refillAction(model);
  return {
    question: words.harbour.loadQuestion,
    sub: words.harbour.loadSub,
    ready: isOffered(table.choices, {...action}) ? action : null,
    label: html`${words.harbour.loadIt} ${spoken(html`${symbol('port-rum', 26)}${action.rum}`, text.load([action.rum]))}`,
    notReady: words.room.throwOut,
    secondary: [
      draft.rum === 0
        ? nothing
        : decline(model, {type: 'refill', rum: 0, out: [0, 0, 0, 0, 0]}, words.harbour.noRum),
    ],
  };
}

/** The rum that is loaded as it stands in the draft; at first as much as fits. */
export function refillAction(model: PortModel): Extract<PortAction, {type: 'refill'}> {
  const own = me(model)!;
  const refill = here(model)?.harbour?.refill ?? 0;
  return {type: 'refill', rum: model.draft.rum ?? Math.min(refill, own.free), out: model.draft.out};
}

function knight(model: PortModel): Asked {
  const {table, words} = model;
  const cards = html`<div class="tiles two l-grid l-gap-6">
    ${actionsOf<PortAction, 'knight'>(table.choices, 'knight').map(action =>
      choice(
        model,
        action,
        html`${symbol(action.stayOut ? 'port-peace-knight' : 'port-hits', 30)}<b>${action.stayOut ? words.knight.out : words.knight.fight}</b>`,
        {look: 'card', help: 'stern:peace-knight'},
      ),
    )}
  </div>`;
  return {
    question: words.knight.question,
    sub: words.knight.sub,
    cards,
    ready: complete(table.choices, model.draft.picked),
    label: words.confirm,
    notReady: words.choose,
  };
}

function pay(model: PortModel): Asked {
  const {table, words, view, text} = model;
  const counts = markedUnits(model);
  const action: PortAction = {type: 'pay', load: counts.slice(0, 5), coins: counts[5] ?? 0};
  const own = me(model)!;
  const left = [own.rum, ...own.goods].map((count, i) => count - counts[i]!);
  return {
    question: words.battle.payQuestion(view.owed),
    sub: words.battle.keep(text.load(left, own.coins - (counts[5] ?? 0))),
    secondary: [clearUnits(model)],
    ready: isOffered(table.choices, {...action}) ? action : null,
    label: html`${words.battle.pay} ${spoken(shownUnits(counts), text.load(counts.slice(0, 5), counts[5]))}`,
    notReady: words.battle.left(view.owed - sum(counts)),
  };
}

const clearUnits = ({words}: PortModel) =>
  html`<rs-button slot="actions" data-clear @click=${(event: Event) => prepare(event.currentTarget!, {units: [0, 0, 0, 0, 0, 0], out: [0, 0, 0, 0, 0]})}>${words.clear}</rs-button>`;

function loot(model: PortModel): Asked {
  const {table, words, view, text} = model;
  const counts = markedUnits(model);
  const action = lootAction(model);
  const victim = view.battle?.victim ?? 0;
  const needed = roomFor(table.choices, {...action});
  return {
    question: words.battle.lootQuestion(nameOf(model)(victim), view.battle?.claim ?? 0),
    sub: words.battle.lootSub,
    secondary: [
      sum(counts) > 0
        ? clearUnits(model)
        : decline(
            model,
            {type: 'loot', load: [0, 0, 0, 0, 0], coins: 0, out: [0, 0, 0, 0, 0]},
            words.battle.spare,
          ),
    ],
    ready: sum(counts) > 0 && isOffered(table.choices, {...action}) ? action : null,
    label: html`${words.battle.take} ${spoken(shownUnits(counts), text.load(counts.slice(0, 5), counts[5]))}`,
    notReady: needed > 0 ? words.room.throwOut : words.choose,
  };
}
