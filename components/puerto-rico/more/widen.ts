/** What the expansions add to the questions of the base game: goods and tiles to trade, the small wharf, credit, tools. */

import {html} from 'lit';
import {sum} from '../../../src/base/sum.ts';
import type {PhaseName, PrAction} from '../../../src/games/puerto-rico/types.ts';
import {symbol} from '../../board/bits.ts';
import {actionsOf, isOffered} from '../../board/offers.ts';
import type {Question} from '../../board/question.ts';
import {sums} from '../about.ts';
import {loadCards} from '../cards.ts';
import {asForestRider} from '../decide.ts';
import {chosen, type MoreScreens, me, type PrModel} from '../model.ts';
import './chips.ts';
import type {Chip} from './chips.ts';
import './credit.ts';
import {withGuests} from './guests.ts';
import {landChip} from './questions.ts';
import './tokens.ts';
import {wholeCargo} from './tokens.ts';
import './tools.ts';

type Widen = (model: PrModel, screens: MoreScreens, base: Question<PrAction>) => Question<PrAction>;

const gain = (piece: 'doubloon' | 'point', by: number) =>
  html`<span slot="after" class="unit">${symbol(piece, 22)}${by < 0 ? `−${-by}` : `+${by}`}</span>`;

const trader: Widen = (model, {words}, base) => {
  const {more, goods} = model.text;
  const {choices} = model.table;
  const posts = model.view.sales.flatMap(sale =>
    sale.post
      ? [
          {
            action: {type: 'sell', good: sale.good, post: true} as const,
            symbol: sale.good,
            name: goods[sale.good],
            note: words.atPost,
            gain: {piece: 'doubloon' as const, by: `+${sale.doubloons}`},
            said: more.buttons.sellAtPost(sale.good, sale.doubloons).long,
            help: 'building:trading-post',
          } satisfies Chip,
        ]
      : [],
  );
  const buys = actionsOf<PrAction, 'buyTile'>(choices, 'buyTile')
    .filter(({asForest}) => !asForest)
    .map(
      ({tile}): Chip => ({
        action: tile ? {type: 'buyTile', tile} : {type: 'buyTile'},
        symbol: tile ?? 'land-office',
        name: tile ? goods[tile] : more.buttons.buyTile(null).short.replace(/:.*$/, ''),
        note: words.landOffice,
        gain: {piece: 'doubloon', by: '−1'},
        said: more.buttons.buyTile(tile ?? null).long,
        help: 'building:land-office',
      }),
    );
  const sells = actionsOf<PrAction, 'sellTile'>(choices, 'sellTile').map(action =>
    landChip(model, action, action.tile, action.from, more.buttons.sellTile(action.tile, action.from).long, {
      piece: 'doubloon',
      by: '+1',
    }),
  );
  const chips: readonly Chip[] = [...posts, ...buys, ...sells];
  if (chips.length === 0) return base;
  const ready = chosen(model);
  const chip = ready && chips.find(({action}) => contains(ready, action));
  return {
    ...base,
    cards: html`<div class="beside">
      ${model.view.sales.length > posts.length ? base.cards : ''}<rs-pr-chips .model=${model} .chips=${chips}></rs-pr-chips>${asForestRider(model)}
    </div>`,
    ...(chip && {
      label: html`${chip.name}${gain('doubloon', Number(chip.gain!.by.replace('−', '-')))}`,
    }),
    notReady:
      buys.length + sells.length > 0 && model.view.sales.length === 0 ? words.pickFirst.lodge : base.notReady,
  };
};

const contains = (action: PrAction, part: PrAction): boolean =>
  Object.entries(part).every(([field, value]) => Reflect.get(action, field) === value) &&
  'post' in action === 'post' in part;

const captain: Widen = (model, _screens, base) => {
  const own = me(model)!;
  if (!isOffered(model.table.choices, {type: 'smallWharf'})) return base;
  const {picked} = model.draft;
  const pays = model.view.more?.smallWharf ?? [];
  const cargo =
    picked?.type === 'smallWharf'
      ? picked
      : ({type: 'smallWharf', goods: wholeCargo(own.goods, pays)} as const);
  const tokens = sum(cargo.goods);
  const points = pays[tokens - 1] ?? 0;
  const words = model.text.more.buttons.smallWharf(tokens, points);
  const chip: Chip = {
    action: cargo,
    symbol: 'small-wharf',
    name: model.text.buildings['small-wharf'].name,
    gain: {piece: 'point', by: `+${points}`},
    said: words.long,
    help: 'building:small-wharf',
  };
  const ready =
    picked?.type === 'smallWharf' && isOffered(model.table.choices, {...picked}) ? picked : base.ready;
  return {
    ...base,
    cards: html`<div class="beside">
      ${model.size === 'wide' ? loadCards(model, 'tight') : ''}
      <rs-pr-chips .model=${model} .chips=${[chip]}></rs-pr-chips><rs-pr-tokens .model=${model}></rs-pr-tokens>
    </div>`,
    ready,
    ...(picked?.type === 'smallWharf' && {label: words.short}),
  };
};

const builder: Widen = (model, _screens, base) => {
  const {view, text, size} = model;
  const {picked} = model.draft;
  const wanted = picked?.type === 'build' ? picked.building : null;
  const owes = view.more?.payments.some(({building}) => building === wanted) === true;
  const entry = owes ? view.market.find(({building}) => building === wanted) : undefined;
  const wide = size === 'wide' || size === 'tablet';
  return {
    ...base,
    // Beside what is given back there is room for the price, not for what the building does.
    ...(entry && wide && {sub: sums(text, entry)}),
    cards: html`<rs-pr-credit .model=${model}></rs-pr-credit>${base.cards}`,
  };
};

const settler: Widen = (model, _screens, base) => ({
  ...base,
  cards: html`${base.cards}${asForestRider(model)}`,
});

const mayor: Widen = (model, _screens, base) =>
  model.view.more?.nobleHands ? {...base, cards: html`<rs-pr-tools .model=${model}></rs-pr-tools>`} : base;

const WIDEN: Readonly<Partial<Record<PhaseName, Widen>>> = {trader, captain, builder, settler, mayor};

export const widened: Widen = (model, screens, base) =>
  withGuests(model, screens, WIDEN[model.view.phase]?.(model, screens, base) ?? base);
