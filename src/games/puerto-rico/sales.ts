/** The sales that a seat may make in the trading house, with what they bring. */
import type {Seat} from '../../engine/game.ts';
import {PRICES} from './data.ts';
import {saleBonus, sellable} from './phases/trader.ts';
import type {PrState} from './state.ts';
import {GOODS, type PrSaleView} from './types.ts';

export function saleViews(state: PrState, seat: Seat): PrSaleView[] {
  const bonus = saleBonus(state, seat, seat === state.chooser);
  return sellable(state, seat).map(good => {
    const price = PRICES[GOODS.indexOf(good)]!;
    return {good, doubloons: price + bonus, price, bonus};
  });
}
