/** The trading post: the one sale of the phase, at home. */
import {type Choice, oneOf} from '../../../../engine/choice.ts';
import {PRICES} from '../../data.ts';
import {isActive} from '../../island.ts';
import {objection} from '../../refusals.ts';
import {type PrState, sum} from '../../state.ts';
import {GOODS, type Good} from '../../types.ts';
import {privilege} from '../../workers.ts';
import {TRADING_POST} from '../data.ts';
import {type Business, hasSold} from '../trade.ts';

const isOpen = (state: PrState, seat: number): boolean =>
  !hasSold(state) && isActive(state.players[seat]!, TRADING_POST);

/** Goods that a seat may sell at its trading post now. */
export const postGoods = (state: PrState, seat: number): Good[] =>
  isOpen(state, seat) ? GOODS.filter((_, good) => state.players[seat]!.goods[good]! > 0) : [];

/** PR-B-TRADING-POST-a: price and privilege, no markets. */
export const postPays = (state: PrState, seat: number, good: number): number =>
  PRICES[good]! + (seat === state.chooser ? privilege(state, seat) : 0);

/** A sale at the post; `tradeDecision` notes it. */
export const tradingPost: Business = {
  offered: (state, seat) => isOpen(state, seat) && sum(state.players[seat]!.goods) > 0,

  choices(state, seat): Choice[] {
    const goods = postGoods(state, seat);
    return goods.length > 0 ? [{type: 'sell', good: oneOf(goods), post: true}] : [];
  },

  moves: {
    sell: {
      check(state, seat, {good}) {
        const island = state.players[seat]!;
        if (!isActive(island, TRADING_POST)) return objection('pr/no-trading-post', 'PR-B-TRADING-POST');
        if (hasSold(state)) return objection('pr/sold-already', 'PR-TRADE-6');
        return island.goods[GOODS.indexOf(good)] === 0
          ? objection('pr/no-such-good', 'PR-TRADE-1', {good})
          : null;
      },
      play(state, seat, action, events) {
        const good = GOODS.indexOf(action.good);
        const doubloons = postPays(state, seat, good);
        state.players[seat]!.goods[good]!--;
        state.players[seat]!.doubloons += doubloons;
        state.goods[good]!++;
        events?.push({type: 'soldAtPost', seat, good: action.good, doubloons});
      },
    },
  },
};
