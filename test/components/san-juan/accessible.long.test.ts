import {phasesAreAccessible} from '../../support/accessible-phases.ts';
import {openPhase, PHASES} from './accessible-phases.ts';

describe('accessibility of every phase, everywhere', () => phasesAreAccessible(PHASES, openPhase));
