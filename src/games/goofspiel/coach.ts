/** The first rounds of Goofspiel, explained as its decisions come up. */
import {type Coach, type CoachStep, coachOf} from '../../i18n/game-coach.ts';
import type {Language} from '../../i18n/language.ts';
import {loadAim, loadCoachText} from './text/index.ts';
import type {CoachId} from './text/types/board.ts';
import type {GoofView} from './types.ts';

const STEPS: readonly CoachStep<GoofView, CoachId>[] = [
  {id: 'stays', when: ({prizes}, decides) => decides && prizes.of.length > 1},
  {id: 'shown', when: ({round}, decides) => decides && round.at > 1},
  {id: 'bid', when: (_, decides) => decides},
  {id: 'sealed', when: ({round}, decides) => !decides && round.at > 0},
];

export const loadCoach = async (language: Language): Promise<Coach> =>
  coachOf(STEPS, await loadCoachText(language), await loadAim(language));
