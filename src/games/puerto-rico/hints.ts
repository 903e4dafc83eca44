/**
 * What a sensible beginner would do: makes money early and points late, finishes its production chains, takes the
 * role that helps it more than the others. Sees one seat's view and nothing else, so it cannot know what the rules
 * hide. Strong play is not its aim.
 */
import type {Rng} from '../../base/rng.ts';
import {type Choice, expand} from '../../engine/choice.ts';
import {moreWorth} from './hints/expansions.ts';
import {imagineShipping} from './hints/harbour.ts';
import {roleWorth, saleWorth, spoiling} from './hints/roles.ts';
import {goodWorth, me} from './hints/situation.ts';
import {purchaseWorth, tileWorth} from './hints/worth.ts';
import {GOODS, type PrAction, type PrView} from './types.ts';

/**
 * A move for the viewer of `view`, out of `choices`; between equally good ones `rng` decides.
 * @throws Error when there is no choice: nobody may be asked then
 */
export function suggest(view: PrView, choices: readonly Choice[], rng: Rng): PrAction {
  if (view.placing) return {type: 'place', slots: view.placing.proposal};
  const nobles = view.more?.placingNobles?.proposal;
  if (nobles) return {type: 'placeNobles', nobles};
  let best: PrAction[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    // `choices` come from this game, so their fillings are its actions.
    for (const action of expand(choice) as Iterable<PrAction>) {
      const worth = actionWorth(view, action);
      if (worth < most) continue;
      if (worth > most) best = [];
      most = worth;
      best.push(action);
    }
  }
  if (best.length === 0) throw new Error('no choices');
  return best[rng.below(best.length)]!;
}

/** Hundredths of a point, comparable within one decision; passing is 0. */
function actionWorth(view: PrView, action: PrAction): number {
  switch (action.type) {
    case 'takeRole':
      return roleWorth(view, action.role) + (action.privilegeWorkers ?? 0);
    case 'drawTile':
      return me(view).freeCountry > 1 ? 1 : -1;
    case 'settle':
      return tileWorth(view, me(view), action.tile) + (action.takeWorker ? 1 : 0);
    case 'build': {
      const card = view.market.find(({building}) => building === action.building);
      return card ? purchaseWorth(view, me(view), card, card.price) + (action.takeWorker ? 1 : 0) : -1;
    }
    case 'takeGood':
      return goodWorth(view, action.good);
    case 'sell': {
      const sale = view.sales.find(({good, post}) => good === action.good && post === action.post);
      return sale ? saleWorth(view, sale.doubloons) : -1;
    }
    case 'load':
      return loadingWorth(view, action);
    case 'store':
      return storedWorth(view, action);
    default:
      return moreWorth(view, action) ?? 0;
  }
}

/** Own points less the others', over the rest of the phase, and less what would spoil. */
function loadingWorth(view: PrView, action: Extract<PrAction, {type: 'load'}>): number {
  const self = me(view);
  const {points, goods} = imagineShipping(view, self.seat, null, action);
  const others = points.reduce((sum, n, seat) => (seat === self.seat ? sum : sum + n), 0);
  const gain = points[self.seat]! * 100 - Math.trunc((others * 100) / (view.seats - 1));
  return gain - spoiling(view, self, goods[self.seat]!);
}

function storedWorth(view: PrView, action: Extract<PrAction, {type: 'store'}>): number {
  const held = me(view).goods;
  const kinds = action.kinds.reduce(
    (sum, good) => sum + goodWorth(view, good) * held[GOODS.indexOf(good)]!,
    0,
  );
  return kinds + action.singles.reduce((sum, good) => sum + goodWorth(view, good), 0);
}
