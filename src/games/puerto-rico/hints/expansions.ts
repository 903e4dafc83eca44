/** What the moves of the expansions are worth to a simple player, in hundredths of a point; undefined for other moves. */
import {sum} from '../../../base/sum.ts';
import type {PrAction, PrView} from '../types.ts';
import {doubloonWorth, goodWorth, me} from './situation.ts';
import {tileWorth} from './worth.ts';

/** A worker at work, and a noble: the same and a point at the end. */
const WORKER = 60;
const NOBLE = 130;
/** The captive brings 3 doubloons, or a role to play; mostly the first. */
const RANSOM = 2;
/** A guest works at once, but could still go elsewhere. */
const GUEST = 15;

export function moreWorth(view: PrView, action: PrAction): number | undefined {
  switch (action.type) {
    case 'takePiece':
      return action.piece === 'noble' ? NOBLE : WORKER;
    case 'supply':
      return action.goods.reduce((all, good) => all + 100 - goodWorth(view, good) + 20, 0);
    case 'smallWharf':
      // Half a point each; what a ship takes is worth more there.
      return 50 * (sum(action.goods) - (sum(action.goods) % 2)) - 60;
    case 'piracy': {
      const good = view.ships[action.ship]?.good;
      return good ? action.keep * goodWorth(view, good) : 0;
    }
    case 'plunder':
      return view.house.length * 100;
    case 'raid':
      return sum(action.slots) * WORKER;
    case 'capture': {
      const held = view.roles.find(({role}) => role === action.role)?.doubloons ?? 0;
      return (held + RANSOM) * doubloonWorth(view);
    }
    case 'buyTile':
      return (action.tile ? tileWorth(view, me(view), action.tile) : WORKER) - doubloonWorth(view);
    case 'sellTile':
    case 'discardTile':
      return -1;
    case 'moveGuest':
      return view.phase === 'role' ? -1 : GUEST;
    default:
      return undefined;
  }
}
