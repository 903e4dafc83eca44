/** A whole action as the draft that a captain would have put together for it. */
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import {EMPTY, type PortDraft} from './draft.ts';

/** The empty draft for an action that has a button of its own. */
export function draftOf({plays, ships, viewer}: PortView, action: PortAction): PortDraft {
  switch (action.type) {
    case 'sail': {
      const play = plays.find(each => each.cards.join() === action.cards.join());
      const own = viewer === null ? undefined : ships[viewer];
      // At anchor the path is the own cell.
      return play && own ? {...EMPTY, path: play.path.length > 0 ? play.path : [own.cell]} : EMPTY;
    }
    case 'barter':
    case 'buyRum':
      return {...EMPTY, units: [0, ...action.goods]};
    case 'sellRum':
      return {...EMPTY, wanted: action.goods};
    case 'unload':
      return {...EMPTY, filling: action.filling};
    case 'refill':
      return {...EMPTY, rum: action.rum, out: action.out};
    case 'pay':
      return {...EMPTY, units: [...action.load, action.coins]};
    case 'loot':
      return {...EMPTY, units: [...action.load, action.coins], out: action.out};
    case 'pick':
    case 'swap':
    case 'freeRum': {
      const {out} = action;
      return {...EMPTY, picked: {...action, out: EMPTY.out}, out};
    }
    case 'end':
      return EMPTY;
    default:
      return {...EMPTY, picked: action};
  }
}
