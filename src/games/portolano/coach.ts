/** The first round of Portolano, explained as its decisions come up. */
import {type Coach, type CoachStep, coachOf} from '../../i18n/game-coach.ts';
import type {Language} from '../../i18n/language.ts';
import {CANNON} from './data.ts';
import {type CoachId, loadAim, loadCoachText} from './text/index.ts';
import type {PortView} from './view.ts';

type When = (view: PortView, decides: boolean) => boolean;

const asks =
  (phase: PortView['phase'], holds: (view: PortView) => boolean = () => true): When =>
  (view, decides) =>
    decides && view.phase === phase && holds(view);

const plans = (holds: (view: PortView) => boolean = () => true): When =>
  asks('cards', view => view.plays.length > 0 && holds(view));

/** The tile on which the viewer's ship lies. */
const here = ({ships, viewer, cells}: PortView) => cells[ships[viewer ?? 0]?.cell ?? -1];

/** Tiles that are one step away and can be paid. */
const near = ({plays}: PortView): string[] =>
  plays.flatMap(({path, mutiny}) => (path.length === 1 && !mutiny ? [`cell:${path[0]}`] : []));

const pirateTiles = ({pirateNext}: PortView): string[] => pirateNext.map(cell => `cell:${cell}`);

export const STEPS: readonly CoachStep<PortView, CoachId>[] = [
  {id: 'battle', when: plans(({round}) => round > 1)},
  {id: 'round', when: plans(({round}) => round > 2)},
  {id: 'sterns', when: asks('sterns')},
  {id: 'pirate', when: asks('pirate')},
  // The chart itself marks where one can start: a ring on the harbours would send the tap there.
  {id: 'ships', when: asks('ships')},
  // What one sails for is known before one sails.
  {id: 'missions', when: asks('ships')},
  {id: 'plan', when: plans(), about: near},
  {id: 'wind', when: plans()},
  {id: 'danger', when: plans(), about: pirateTiles, danger: true},
  {id: 'barter', when: asks('cards', ({plays}) => plays.length === 0)},
  {id: 'sea', when: asks('sea')},
  {id: 'cannons', when: asks('sea', view => here(view)?.sea?.now.items.includes(CANNON) ?? false)},
  {id: 'flip', when: asks('sea')},
  {id: 'upgrade', when: asks('sea', view => here(view)?.sea?.now.action === 'upgrade')},
  {id: 'harbour', when: asks('harbour')},
  {id: 'refill', when: asks('refill')},
  {id: 'knight', when: asks('knight')},
  {id: 'pay', when: asks('pay')},
  {id: 'loot', when: asks('loot')},
  {
    id: 'waiting',
    when: ({phase}, decides) => !decides && phase !== 'setUp' && phase !== 'chests' && phase !== 'over',
  },
];

export const loadCoach = async (language: Language): Promise<Coach> =>
  coachOf(STEPS, await loadCoachText(language), await loadAim(language));
