/** The trader turn where there is more to do than one sale (PR-TRADE-6): each thing once, in any order. */
import {type Choice, oneOf} from '../../../engine/choice.ts';
import {PASS} from '../../../engine/kit/flow.ts';
import {HOUSE_SPACES} from '../data.ts';
import type {Decision} from '../phases/decision.ts';
import {canSell, sell, sellable, sellToHouse} from '../phases/trader.ts';
import {objection} from '../refusals.ts';
import type {PrState} from '../state.ts';
import {endTurn, waitsIdle} from '../workers.ts';
import {add, type Extra, movesOf} from './extra.ts';
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
export function tradeDecision(all: readonly Business[]): Decision {
  const more = movesOf(...all);
  return {
    choices(state, seat, faces): Choice[] {
      const choices: Choice[] = [];
      const goods = hasSold(state) ? [] : sellable(state, seat);
      if (goods.length > 0) choices.push({type: 'sell', good: oneOf(goods)});
      for (const each of all) add(choices, each.choices(state, seat, faces));
      choices.push(PASS);
      return choices;
    },
    moves: {
      ...more,
      sell: {
        check(state, seat, action) {
          if (action.post)
            return more.sell
              ? more.sell.check(state, seat, action)
              : objection('pr/no-trading-post', 'PR-B-TRADING-POST');
          if (hasSold(state)) return objection('pr/sold-already', 'PR-TRADE-6');
          if (state.house.length === HOUSE_SPACES) return objection('pr/house-full', 'PR-TRADE-5');
          return sell.moves.sell.check(state, seat, action);
        },
        play(state, seat, action, events) {
          noteSale(state);
          if (action.post) more.sell?.play(state, seat, action, events);
          else sellToHouse(state, action.good, events);
        },
      },
      pass: sell.moves.pass,
    },
  };
}

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
