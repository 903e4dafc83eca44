/** Prospector phase (PR-PROSP): the privilege, and nothing for the others. */
import type {RolePhase} from './decision.ts';

/** PR-PROSP-1: doubloons of the privilege. */
export const PROSPECTOR_PAYS = 1;

export const prospectorPhase: RolePhase = {
  start(state, _action, events) {
    state.players[state.chooser]!.doubloons += PROSPECTOR_PAYS;
    events?.push({type: 'prospected', seat: state.chooser, doubloons: PROSPECTOR_PAYS});
  },
  next: () => false,
};
