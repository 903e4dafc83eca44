/** A sensible start for the decisions with many parts: unload what pays most, load rum, throw out what is worth least. */
import {NO_FACES} from '../../engine/ask.ts';
import {type Choice, countActions, expand} from '../../engine/choice.ts';
import type {Seat} from '../../engine/game.ts';
import {PAY} from './data.ts';
import {choices} from './flow.ts';
import {covered, goodsIn} from './phases/harbour.ts';
import {type PortState, sum} from './state.ts';
import type {PortAction} from './types.ts';

/** What a thing is worth to keep: rum, cotton, wine, tea, cocoa, a coin. */
const WORTH = [2, 3, 3, 3, 5] as const;
const COIN = 4;
/** More alternatives than this are not weighed. */
const MANY = 3000;

const worthOf = (load: readonly number[]): number => sum(load.map((count, i) => count * WORTH[i]!));

/** How good an action is for its seat, in points of no meaning outside of one decision. */
function worth(action: PortAction): number {
  switch (action.type) {
    case 'unload':
      return COIN * PAY[covered(action.filling)]! - worthOf([0, ...goodsIn(action.filling)]);
    case 'refill':
      return action.rum * WORTH[0] - worthOf(action.out);
    case 'pay':
      return -worthOf(action.load) - action.coins * COIN;
    case 'loot':
      return worthOf(action.load) + action.coins * COIN - worthOf(action.out);
    default:
      return 0;
  }
}

const WEIGHED: readonly string[] = ['unload', 'refill', 'pay', 'loot'];

export function proposal(state: PortState, seat: Seat): PortAction | null {
  const offered: readonly Choice[] = choices(state, seat, NO_FACES);
  if (!WEIGHED.includes(offered[0]?.type ?? '')) return null;
  let best: PortAction | null = null;
  for (const choice of offered) {
    if (countActions(choice) > MANY) continue;
    // Expanded from the game's own choices.
    for (const action of expand(choice) as Iterable<PortAction>)
      if (!best || worth(action) > worth(best)) best = action;
  }
  return best;
}
