/** What a person has prepared of a decision in Puerto Rico. */
import type {PrAction} from '../../src/games/puerto-rico/types.ts';
import type {BoardDraft} from '../board/draft.ts';
import type {Placement} from './placement.ts';
import type {StoreAction} from './storing.ts';

/** Personal answers that ride along with an action. */
export interface Riders {
  readonly takeWorker: boolean;
  readonly privilegeWorkers: boolean;
}

export interface PrDraft extends BoardDraft<PrAction> {
  /** Null until something was moved: then the proposal shows. */
  readonly placement: Placement | null;
  readonly store: StoreAction | null;
  readonly riders: Riders;
}

export const EMPTY: PrDraft = {
  picked: null,
  placement: null,
  store: null,
  riders: {takeWorker: true, privilegeWorkers: true},
};
