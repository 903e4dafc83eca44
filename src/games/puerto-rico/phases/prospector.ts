/** Prospector phase (PR-PROSP): the privilege, and nothing for the others. */
import {privilege} from '../workers.ts';
import type {RolePhase} from './decision.ts';

/** PR-PROSP-1: doubloons of the privilege. */
export const PROSPECTOR_PAYS = 1;

export const prospectorPhase: RolePhase = {
  start(state, _action, events) {
    const doubloons = privilege(state, state.chooser, PROSPECTOR_PAYS);
    state.players[state.chooser]!.doubloons += doubloons;
    events?.push({type: 'prospected', seat: state.chooser, doubloons});
  },
  next: () => false,
};
