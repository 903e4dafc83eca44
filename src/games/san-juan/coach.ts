/** The first round of San Juan, explained as its decisions come up. */
import {type Coach, type CoachStep, coachOf} from '../../i18n/game-coach.ts';
import type {Language} from '../../i18n/language.ts';
import {type CoachId, loadAim, loadCoachText} from './text/index.ts';
import type {PhaseName, SjPlaceView, SjView} from './types.ts';

const asks =
  (phase: PhaseName) =>
  (view: SjView, decides: boolean): boolean =>
    decides && view.phase === phase;

const freeRoles = ({roles}: SjView): string[] =>
  roles.filter(({takenBy}) => takenBy === null).map(({role}) => `role:${role}`);

const affordable = ({hand}: SjView): string[] =>
  hand
    .filter(({sites}) => sites.some(({refusal}) => refusal === null))
    .map(card => `building:${card.building}`);

/** Buildings of the own city of which this holds. */
const own =
  (holds: (place: SjPlaceView) => boolean) =>
  ({players, viewer}: SjView): string[] =>
    (viewer === null ? [] : players[viewer]!.city).filter(holds).map(({building}) => `building:${building}`);

export const STEPS: readonly CoachStep<SjView, CoachId>[] = [
  {id: 'round', when: (view, decides) => asks('pick')(view, decides) && view.round > 1},
  {id: 'draft', when: asks('draft')},
  {id: 'pick', when: asks('pick'), about: freeRoles},
  {id: 'builder', when: asks('builder'), about: affordable},
  {id: 'payment', when: asks('builder')},
  {
    id: 'producer',
    when: asks('producer'),
    about: own(({class: kind, full}) => kind === 'production' && !full),
  },
  {id: 'trader', when: asks('trader'), about: () => ['topic:trader']},
  {id: 'councillor', when: asks('councillor')},
  {id: 'keep', when: asks('keep')},
  {id: 'handLimit', when: asks('handLimit')},
  {id: 'chapel', when: asks('chapel')},
  {id: 'goldMine', when: asks('goldMine')},
  {id: 'take', when: asks('take')},
  {id: 'waiting', when: ({phase, acting}, decides) => !decides && phase !== 'over' && acting.length > 0},
];

export const loadCoach = async (language: Language): Promise<Coach> =>
  coachOf(STEPS, await loadCoachText(language), await loadAim(language));
