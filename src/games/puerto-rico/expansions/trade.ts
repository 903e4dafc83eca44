/** The trader turn where there is more to do than one sale (PR-TRADE-6): each thing once, in any order. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {HOUSE_SPACES} from '../data.ts';
import {type Decision, misplaced, PASS} from '../phases/decision.ts';
import {canSell, sell, sellable, sellToHouse} from '../phases/trader.ts';
import {refuse} from '../refusals.ts';
import type {PrState} from '../state.ts';
import {endTurn, waitsIdle} from '../workers.ts';
import type {Extra} from './extra.ts';
import {type DoStep, moreOf} from './plan.ts';
import {Opened} from './state.ts';

export const hasSold = (state: PrState): boolean => (moreOf(state).opened & Opened.sold) !== 0;

export const noteSale = (state: PrState): void => {
  moreOf(state).opened |= Opened.sold;
};

/** Something to do besides the sale of the base game: `offered` says whether there is. */
export interface Business extends Extra {
  offered(state: PrState, seat: number): boolean;
}

/** Is anything left to do in this turn? */
export function hasBusiness(state: PrState, all: readonly Business[]): boolean {
  if (!hasSold(state) && canSell(state, state.turn)) return true;
  for (const each of all) if (each.offered(state, state.turn)) return true;
  return false;
}

/** PR-D-TRADE. */
export const tradeDecision = (all: readonly Business[]): Decision => ({
  choices(state): Choice[] {
    const choices: Choice[] = [];
    const goods = hasSold(state) ? [] : sellable(state, state.turn);
    if (goods.length > 0) choices.push({type: 'sell', good: oneOf(goods)});
    for (const each of all) for (const choice of each.choices(state, state.turn)) choices.push(choice);
    choices.push(PASS);
    return choices;
  },

  check(state, seat, action) {
    if (action.type === 'pass') return null;
    for (const each of all) {
      const judged = each.check(state, seat, action);
      if (judged !== undefined) return judged;
    }
    if (action.type !== 'sell') return misplaced(state, seat, action, 'PR-D-TRADE');
    if (action.post) return refuse('pr/no-trading-post', 'PR-B-TRADING-POST', seat);
    if (hasSold(state)) return refuse('pr/sold-already', 'PR-TRADE-6', seat);
    if (state.house.length === HOUSE_SPACES) return refuse('pr/house-full', 'PR-TRADE-5', seat);
    return sell.check(state, seat, action);
  },

  play(state, action, events) {
    if (action.type === 'pass') {
      events?.push({type: 'passed', seat: state.turn, phase: 'trader'});
      endTurn(state);
      return;
    }
    if (!all.some(each => each.play(state, action, events)) && action.type === 'sell') {
      sellToHouse(state, action.good, events);
      noteSale(state);
    }
  },
});

/** The turns of the phase: each goes on while its player has something left to do. */
export const tradeStep =
  (all: readonly Business[]): DoStep =>
  state => {
    state.phase = 'trader';
    for (; state.left > 0; endTurn(state)) {
      if (hasBusiness(state, all)) return true;
      const acted = moreOf(state).opened & (Opened.sold | Opened.landOffice);
      if (acted === 0 && waitsIdle(state)) return true;
    }
    return false;
  };
