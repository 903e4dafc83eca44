/** What is asked in the phases that only expansions have. */

import {html} from 'lit';
import {sum} from '../../../src/base/sum.ts';
import type {Land, MorePhase, Occupant} from '../../../src/games/puerto-rico/expansions/types.ts';
import type {PrAction} from '../../../src/games/puerto-rico/types.ts';
import {actionsOf, isOffered} from '../../board/offers.ts';
import {passButton, type Question} from '../../board/question.ts';
import {asForestRider, placementDraft} from '../decide.ts';
import {chosen, type MoreScreens, me, type PrModel} from '../model.ts';
import {toSlots} from '../placement.ts';
import './chips.ts';
import type {Chip} from './chips.ts';
import './deeds.ts';
import {guestQuestion} from './guests.ts';
import {noblesAmong} from './hands.ts';
import {supplyDraft} from './tokens.ts';
import './tools.ts';

type Ask = (model: PrModel, screens: MoreScreens) => Question<PrAction>;

const chips = (model: PrModel, list: readonly Chip[]) =>
  html`<rs-pr-chips .model=${model} .chips=${list}></rs-pr-chips>`;

const pass = (model: PrModel, phase: keyof PrModel['text']['more']['buttons']['pass']) =>
  passButton(model, {type: 'pass'}, model.text.more.buttons.pass[phase]);

/** Symbol and words of a tile that may go. */
export function landChip(
  model: PrModel,
  action: PrAction,
  tile: Land,
  from: Occupant,
  said: string,
  gain?: Chip['gain'],
): Chip {
  const {text} = model;
  return {
    action,
    symbol: tile,
    name: tile === 'forest' ? text.more.forest : text.goods[tile],
    ...(tile !== 'forest' && {note: text.more.occupant[from]}),
    said,
    ...(gain && {gain}),
    help: tile === 'forest' ? 'building:forest-house' : `tile:${tile}`,
  };
}

const label = (check: boolean, words: string) =>
  check ? html`<rs-symbol slot="before" name="check"></rs-symbol>${words}` : words;

export const ASK: Readonly<Record<MorePhase, Ask>> = {
  draft(model, {words}) {
    const ready = chosen(model);
    return {
      ...model.text.more.ask.draft,
      ready,
      label: ready?.type === 'draft' ? words.bring(ready.building) : '',
      notReady: words.pickFirst.draft,
    };
  },

  guest: guestQuestion,

  tile(model, {words}) {
    const {more, goods} = model.text;
    const {drawn} = model.view.more!;
    const ready = chosen(model);
    const list = actionsOf<PrAction, 'layTile'>(model.table.choices, 'layTile').map(
      (action): Chip => ({
        action,
        symbol: action.asForest ? 'forest' : (drawn ?? 'forest'),
        name: more.buttons.layTile(action.asForest).short,
        ...(drawn && !action.asForest && {note: goods[drawn]}),
        said: more.buttons.layTile(action.asForest).long,
      }),
    );
    return {
      ...more.ask.tile,
      cards: chips(model, list),
      ready,
      label: ready?.type === 'layTile' ? more.buttons.layTile(ready.asForest).short : '',
      notReady: words.pickFirst.tile,
    };
  },

  'second-tile'(model) {
    const ready = chosen(model);
    return {
      ...model.text.more.ask['second-tile'],
      cards: html`${
        model.size === 'wide' ? html`<rs-pr-row class="tiles" cards .model=${model}></rs-pr-row>` : ''
      }${asForestRider(model)}`,
      secondary: [pass(model, 'second-tile')],
      ready,
      label: ready?.type === 'settle' ? model.words.takeTile(ready.tile) : '',
      notReady: model.words.pickFirst.settler,
    };
  },

  lodge(model, {words}) {
    const {buttons} = model.text.more;
    const ready = chosen(model);
    const list = actionsOf<PrAction, 'discardTile'>(model.table.choices, 'discardTile').map(action =>
      landChip(model, action, action.tile, action.from, buttons.discardTile(action.tile, action.from).long),
    );
    return {
      ...model.text.more.ask.lodge,
      cards: chips(model, list),
      secondary: [pass(model, 'lodge')],
      ready,
      label: ready?.type === 'discardTile' ? buttons.discardTile(ready.tile, ready.from).long : '',
      notReady: words.pickFirst.lodge,
    };
  },

  arrivals(model, {words}) {
    const {buttons} = model.text.more;
    const ready = chosen(model);
    const list = actionsOf<PrAction, 'takePiece'>(model.table.choices, 'takePiece').map(
      (action): Chip => ({
        action,
        symbol: action.piece,
        name: buttons.takePiece(action.piece).short,
        said: buttons.takePiece(action.piece).long,
        help: 'topic:nobles',
      }),
    );
    return {
      ...model.text.more.ask.arrivals,
      cards: chips(model, list),
      ready,
      label: ready?.type === 'takePiece' ? buttons.takePiece(ready.piece).long : '',
      notReady: words.pickFirst.arrivals,
    };
  },

  nobles(model) {
    const own = me(model)!;
    const standing = placementDraft(model)!;
    const nobles = toSlots(own, noblesAmong(model, own, standing)!);
    const action: PrAction = {type: 'placeNobles', nobles};
    const ready = isOffered(model.table.choices, {...action}) ? action : null;
    const {short} = model.text.more.buttons.placeNobles;
    return {...model.text.more.ask.nobles, ready, label: label(true, short), notReady: short};
  },

  supplier(model, {words}) {
    const action = supplyDraft(model);
    const ready = isOffered(model.table.choices, {...action}) ? action : null;
    return {
      ...model.text.more.ask.supplier,
      cards: html`<rs-pr-supplies .model=${model}></rs-pr-supplies>`,
      secondary: [pass(model, 'supplier')],
      ready,
      label: model.text.more.buttons.supply(action.goods.length).short,
      notReady: words.pickFirst.supplier,
    };
  },

  buccaneer(model, {words}) {
    const {buttons} = model.text.more;
    const ready = chosen(model);
    const say = (): string => {
      switch (ready?.type) {
        case 'piracy': {
          const ship = model.view.ships[ready.ship];
          return ship?.good ? `${words.deeds.piracy}: ${words.keeps(ready.keep, ship.load)}` : '';
        }
        case 'plunder':
          return buttons.plunder(model.view.house.length).short;
        case 'raid':
          return buttons.raid(sum(ready.slots)).short;
        case 'capture':
          return buttons.capture(ready.role, 0).long;
        default:
          return '';
      }
    };
    return {
      ...model.text.more.ask.buccaneer,
      // Lying down, all that can be chosen is worth more than another line.
      ...(model.size === 'low' && {sub: ''}),
      cards: html`<rs-pr-deeds .model=${model}></rs-pr-deeds>`,
      ready,
      label: say(),
      notReady: words.pickFirst.buccaneer,
    };
  },
};
