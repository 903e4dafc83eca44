/** The first rounds of Catan, explained as their decisions come up. */
import {type AimText, type Coach, type CoachStep, coachOf} from '../../i18n/game-coach.ts';
import type {Language} from '../../i18n/language.ts';
import {type CoachId, loadAim, loadCoachText} from './text/index.ts';
import type {CatView, PhaseName} from './types.ts';

const asks =
  (...phases: readonly PhaseName[]) =>
  (view: CatView, decides: boolean): boolean =>
    decides && view.viewer === view.active && phases.includes(view.phase);
const myTurn = asks('trade', 'build', 'main');

const canBuild = ({builds}: CatView): boolean => builds.some(({refusal}) => refusal === null);
const affordable = ({builds}: CatView): string[] =>
  builds.filter(({refusal}) => refusal === null).map(({piece}) => `cost:${piece}`);
const playable = ({cards}: CatView): boolean =>
  cards.some(({card, refusal}) => card !== 'victory-point' && refusal === null);

/** Hexes with the best numbers. */
const red = ({hexes}: CatView): string[] =>
  hexes.filter(({token}) => token === 6 || token === 8).map(({hex}) => `hex:${hex}`);

/** What it cannot pay is declined for it. */
const canPay = ({offer, hand}: CatView): boolean =>
  offer?.want.every((count, kind) => count <= (hand?.[kind] ?? 0)) ?? false;

const others = ({viewer, active}: CatView): boolean => viewer !== active;

export const STEPS: readonly CoachStep<CatView, CoachId>[] = [
  {id: 'foundSettlement', when: asks('foundSettlement'), about: red},
  {
    id: 'foundSecond',
    when: (view, decides) => asks('foundSettlement')(view, decides) && ownHouses(view) === 1,
  },
  {id: 'foundRoad', when: asks('foundRoad')},
  {id: 'roll', when: asks('preRoll'), about: () => ['term:dice']},
  {id: 'knightFirst', when: (view, decides) => asks('preRoll')(view, decides) && playable(view)},
  {id: 'discard', when: ({discard}, decides) => decides && discard > 0},
  {id: 'robber', when: asks('robber'), about: red},
  {id: 'build', when: (view, decides) => myTurn(view, decides) && canBuild(view), about: affordable},
  {id: 'trade', when: myTurn, about: () => ['term:trade']},
  {id: 'bank', when: myTurn, about: () => ['term:trade']},
  {id: 'card', when: (view, decides) => myTurn(view, decides) && playable(view)},
  {id: 'freeRoad', when: asks('freeRoad')},
  {id: 'answer', when: (view, decides) => decides && others(view) && canPay(view)},
  {id: 'propose', when: (view, decides) => decides && others(view) && view.discard === 0},
  {id: 'waiting', when: ({phase, toAct}, decides) => !decides && phase !== 'over' && toAct.length > 0},
];

function ownHouses({corners, viewer}: CatView): number {
  return corners.filter(building => building?.seat === viewer).length;
}

export const loadCoach = async (language: Language): Promise<Coach> =>
  coachOf(STEPS, await loadCoachText(language), aimOf(await loadAim(language)));

const aimOf =
  (aim: (goal: number) => AimText) =>
  ({goal}: CatView): AimText =>
    aim(goal);
