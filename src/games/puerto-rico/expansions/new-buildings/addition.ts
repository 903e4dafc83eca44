/** New Buildings. */
import {BASE_VARIANT} from '../../base-variant.ts';
import {fillRow} from '../../plantations.ts';
import {ROLES} from '../../types.ts';
import type {Addition} from '../addition.ts';
import {before, moreOf, ofTable, type Plan} from '../plan.ts';
import {buildOnCredit, mostOwed} from './black-market.ts';
import {drawStep, fillSealed, look, open, row, shuffle, shuffleStep} from './deck.ts';
import {aqueduct, church, cloister, libraryDoubles, specialtyFactory, storehouseRoom} from './effects.ts';
import {forestDiscount, layDrawn, secondTile, secondTileStep, settleOrPlant} from './forests.ts';
import {addWindows, forgetStay, guestAside, guestStep, guestWindow, windowFirst} from './guests.ts';
import {lightLoading, payUnion, smallWharf, smallWharfReady} from './harbour.ts';
import {tradingPost} from './trading-post.ts';

const SETTLER = ROLES.indexOf('settler');

function plan(role: number, phase: Plan): void {
  addWindows(role, phase);
  if (role === SETTLER) phase.close = before(phase.close, 'row', ofTable('second'));
}

export const NEW_BUILDINGS_ADDITION: Addition = {
  plan,
  steps: {
    guest: guestStep,
    second: secondTileStep,
    draw: drawStep,
    land: drawStep,
    shuffle: shuffleStep,
    fill: (state, step, events) =>
      moreOf(state).sealed ? fillSealed(state, step, events) : !fillRow(state, events),
  },
  decisions: {
    guest: guestWindow,
    tile: layDrawn,
    settler: settleOrPlant,
    'second-tile': secondTile,
    builder: buildOnCredit,
  },
  lots: {
    shuffle,
    look,
    open,
    row: {
      ask: state => (moreOf(state).sealed ? row.ask(state) : BASE_VARIANT.lots.row!.ask(state)),
      deal: (state, answer, events) =>
        moreOf(state).sealed ? row.deal(state, answer) : BASE_VARIANT.lots.row!.deal(state, answer, events),
    },
  },
  aside: guestAside,
  business: tradingPost,
  loads: smallWharf,
  doubled: [libraryDoubles],
  idleTurn: [windowFirst],
  phaseOver: [forgetStay],
  discounts: [forestDiscount],
  credit: [mostOwed],
  bought: [church],
  making: [aqueduct],
  produced: [specialtyFactory],
  captainTurn: [
    windowFirst,
    (state, events) => {
      payUnion(state, events);
      return false;
    },
  ],
  ownShips: [smallWharfReady],
  loaded: [lightLoading],
  room: [storehouseRoom],
  bonuses: [['cloister', cloister]],
};
