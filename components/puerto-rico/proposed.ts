/** A whole action as the draft that a person would have put together for it. */
import type {PrAction, PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import {EMPTY, type PrDraft} from './draft.ts';
import {fromSlots} from './placement.ts';

/** The empty draft for an action that has a button of its own. @param own the viewer's board, over which pieces are spread */
export function draftOf(own: PrPlayerView | null, action: PrAction): PrDraft {
  switch (action.type) {
    case 'place':
      return own ? {...EMPTY, placement: fromSlots(own, action.slots)} : EMPTY;
    case 'placeNobles':
      return own ? {...EMPTY, nobles: fromSlots(own, action.nobles)} : EMPTY;
    case 'store':
      return {...EMPTY, store: action};
    case 'takeRole': {
      const {privilegeWorkers = 1, ...picked} = action;
      return {...EMPTY, picked, riders: {...EMPTY.riders, privilegeWorkers: privilegeWorkers > 0}};
    }
    case 'settle': {
      const {takeWorker = true, asForest = false, ...picked} = action;
      return {...EMPTY, picked, riders: {...EMPTY.riders, takeWorker, asForest}};
    }
    case 'build': {
      const {takeWorker = true, payment = null, ...picked} = action;
      return {...EMPTY, picked, payment, riders: {...EMPTY.riders, takeWorker}};
    }
    case 'pass':
    case 'guestsStay':
    case 'drawTile':
      return EMPTY;
    default:
      return {...EMPTY, picked: action};
  }
}
