/** Where a card of the hand could be built, for how much, and how to pay: what the payment tray shows. */
import type {Faces, HandleId} from '../../engine/ask.ts';
import type {Seat} from '../../engine/game.ts';
import {CRANE} from './data.ts';
import {objectToPrice, objectToSite} from './phases/builder.ts';
import {proposePayment, worths} from './proposal.ts';
import type {SjState} from './state.ts';
import {isActive, mostGoods, payingGoods, priceOf, reductionsOf} from './town.ts';
import type {SjSiteView} from './types.ts';

/** New ground first, then, with an active crane, every building of the row. */
export function sitesOf(
  state: SjState,
  seat: Seat,
  card: HandleId,
  kind: number,
  faces: Faces,
): SjSiteView[] {
  const town = state.towns[seat]!;
  const others = town.hand.filter(other => other !== card);
  const worth = worths(town, others, faces);
  const sites = isActive(town, CRANE) ? [-1, ...town.row.keys()] : [-1];
  return sites.map(over => {
    const price = priceOf(state, seat, kind, over);
    const goods = payingGoods(town, over);
    const most = Math.min(price, mostGoods(goods));
    const objection = objectToSite(town, kind, over) ?? objectToPrice(price, others.length, most);
    return {
      over: over < 0 ? null : over,
      price,
      reductions: reductionsOf(state, seat, kind, over),
      goods,
      leastGoods: Math.max(0, price - others.length),
      mostGoods: most,
      proposal: objection ? null : proposePayment(others, worth, goods, price, most),
      refusal: objection && {code: objection.code, details: objection.details},
    };
  });
}
