/** The first round of Puerto Rico, explained as its decisions come up; of the expansions what is in play. */
import {type Coach, type CoachStep, coachOf} from '../../i18n/game-coach.ts';
import type {Language} from '../../i18n/language.ts';
import {type CoachId, loadAim, loadCoachText} from './text/index.ts';
import type {PhaseName, PrPlayerView, PrView} from './types.ts';

const asks =
  (phase: PhaseName) =>
  (view: PrView, decides: boolean): boolean =>
    decides && view.phase === phase;

const own = ({players, viewer}: PrView): PrPlayerView | null =>
  viewer === null ? null : (players[viewer] ?? null);

const freeRoles = ({roles}: PrView): string[] =>
  roles.filter(({takenBy}) => takenBy === null).map(({role}) => `role:${role}`);

const affordable = ({market}: PrView): string[] =>
  market
    .filter(({refusal, left}) => refusal === null && left > 0)
    .map(({building}) => `building:${building}`);

const plants = (view: PrView): boolean =>
  own(view)?.city.some(({building, workers}) => building === 'forest-house' && workers > 0) === true;

/** PR-SETTLER-4, PR-SETTLER-5. */
const mayQuarry = (view: PrView): boolean =>
  view.quarries > 0 &&
  (view.chooser === view.viewer ||
    own(view)?.city.some(({building, workers}) => building === 'construction-hut' && workers > 0) === true);

export const STEPS: readonly CoachStep<PrView, CoachId>[] = [
  {id: 'last', when: ({endFlags}, decides) => decides && endFlags.length > 0},
  {id: 'round', when: (view, decides) => asks('role')(view, decides) && view.round > 1},
  {id: 'draft', when: asks('draft')},
  {id: 'role', when: asks('role'), about: freeRoles},
  {id: 'festival', when: (view, decides) => asks('role')(view, decides) && Boolean(view.more?.festival)},
  {id: 'hacienda', when: asks('hacienda')},
  {
    id: 'settler',
    when: asks('settler'),
    about: view => [...new Set(view.row), ...(mayQuarry(view) ? ['quarry'] : [])].map(tile => `tile:${tile}`),
  },
  {id: 'forest', when: (view, decides) => asks('settler')(view, decides) && plants(view)},
  {id: 'tools', when: (view, decides) => asks('mayor')(view, decides) && Boolean(view.more?.nobleHands)},
  {id: 'mayor', when: asks('mayor')},
  {id: 'builder', when: asks('builder'), about: affordable},
  {id: 'craftsman', when: asks('craftsman'), about: () => ['topic:craftsman']},
  {id: 'trader', when: asks('trader'), about: () => ['topic:prices']},
  {id: 'captain', when: asks('captain'), about: () => ['topic:captain']},
  {id: 'store', when: asks('store'), about: () => ['topic:storage']},
  {id: 'guest', when: asks('guest')},
  {id: 'buccaneer', when: asks('buccaneer'), about: () => ['topic:buccaneer']},
  {id: 'arrivals', when: asks('arrivals'), about: () => ['topic:nobles']},
  {id: 'waiting', when: ({phase, turn}, decides) => !decides && phase !== 'over' && turn !== null},
];

export const loadCoach = async (language: Language): Promise<Coach> =>
  coachOf(STEPS, await loadCoachText(language), await loadAim(language));
