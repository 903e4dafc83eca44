/** What a person has prepared of a decision in Puerto Rico. */
import type {Payment} from '../../src/games/puerto-rico/expansions/types.ts';
import type {PrAction, PrPlayerView} from '../../src/games/puerto-rico/types.ts';
import type {BoardDraft} from '../board/draft.ts';
import {fromSlots, type Placement} from './placement.ts';
import type {StoreAction} from './storing.ts';

/** Personal answers that ride along with an action. */
export interface Riders {
  readonly takeWorker: boolean;
  readonly privilegeWorkers: boolean;
  /** The tile is laid face down. */
  readonly asForest: boolean;
}

/** What a tap puts on a tile while both kinds of pieces are placed. */
export type Tool = 'worker' | 'noble' | 'erase';

export interface PrDraft extends BoardDraft<PrAction> {
  /** Null until something was moved: then the proposal shows. */
  readonly placement: Placement | null;
  readonly store: StoreAction | null;
  readonly riders: Riders;
  /** Nobles among the placed pieces; null until the person said so: then the suggestion shows. */
  readonly nobles: Placement | null;
  readonly tool: Tool;
  /** What the black market takes; null for the first way on offer. */
  readonly payment: Payment | null;
}

export const EMPTY: PrDraft = {
  picked: null,
  placement: null,
  store: null,
  riders: {takeWorker: true, privilegeWorkers: true, asForest: false},
  nobles: null,
  tool: 'worker',
  payment: null,
};

/**
 * A whole action as the draft that a person would have put together for it. It is the empty one for an action that has a
 * button of its own. @param own the viewer's board, over which pieces are spread
 */
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
