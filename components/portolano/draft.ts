/** What a person has prepared of a decision in Portolano. */
import type {PortAction} from '../../src/games/portolano/types.ts';
import type {PortView} from '../../src/games/portolano/view.ts';
import type {BoardDraft} from '../board/draft.ts';

export interface PortDraft extends BoardDraft<PortAction> {
  /** The plan, as cells in the order in which they are reached; the own cell alone: at anchor. */
  readonly path: readonly number[];
  /** Units that are marked: rum, cotton, wine, tea, cocoa, coins; null until something was touched: then the proposal shows. */
  readonly units: readonly number[] | null;
  /** What is thrown out to make room: rum, cotton, wine, tea, cocoa. */
  readonly out: readonly number[];
  /** What is wanted for rum out of the box, in a rum trade: cotton, wine, tea. */
  readonly wanted: readonly number[];
  /** How the slots of a harbour are filled; null follows the proposal. */
  readonly filling: readonly number[] | null;
  /** Rum that is loaded after a delivery; null: as much as fits. */
  readonly rum: number | null;
}

export const NO_LOAD: readonly number[] = [0, 0, 0, 0, 0];
const NO_GOODS: readonly number[] = [0, 0, 0];
export const EMPTY: PortDraft = {
  picked: null,
  path: [],
  units: null,
  out: NO_LOAD,
  wanted: NO_GOODS,
  filling: null,
  rum: null,
};

/** A whole action as the draft that a captain would have put together for it: the empty one for an action that has a button of its own. */
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
