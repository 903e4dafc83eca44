/** Where games of Puerto Rico are stopped. */
import {seededRng} from '../../../src/base/rng.ts';
import {advise, type Hint} from '../../../src/bots/advise.ts';
import {game as advised} from '../../../src/games/puerto-rico/advised.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import type {PhaseName, PrView} from '../../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {EVERYTHING} from '../games/expansions.ts';
import {type Decision, Decisions} from './decisions.ts';
import {PlayedGame, randomFrom} from './played.ts';

export class PlayedPuertoRico extends PlayedGame<PrView> {
  /** What a hint would tell the viewer. */
  hints(playouts = 60): readonly Hint[] {
    const faces = this.facesOf(this.viewer);
    return advise(advised, this.state, this.viewer!, faces, seededRng('hint'), {playouts});
  }
}

type Row = Decision<PlayedPuertoRico>;

/** As late as a game comes to it. */
const late = (phase: PhaseName, where?: Row['where']): Row => ({
  phase,
  rounds: [7, 5, 3, 1],
  ...(where && {where}),
});

/** Every phase in which a person decides. */
export const PHASES = [
  'role',
  'hacienda',
  'settler',
  'mayor',
  'builder',
  'craftsman',
  'trader',
  'captain',
  'store',
] as const satisfies readonly PhaseName[];

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
const mans =
  (wanted: string): Row['where'] =>
  ({players}) =>
    players[0]!.city.some(({building, workers}) => building === wanted && workers > 0);

/** Screens that only expansions have: the phase, and what has to be there. */
const MORE = {
  draft: ['draft', ({more}) => (more?.draft?.spaces ?? []).some(({chosen}) => chosen.length > 0)],
  'with-role': [
    'role',
    ({more}) => more?.festival?.winners.cultivation !== null && more?.buccaneer?.token !== null,
  ],
  captive: ['role', ({more}) => more?.buccaneer?.captured !== null],
  guest: ['guest', ({more}) => (more?.guestMoves.length ?? 0) > 3],
  guests: ['role', ({more}) => (more?.guestMoves.length ?? 0) > 1],
  tile: ['tile'],
  'second-tile': ['second-tile'],
  forest: ['settler', ({players}) => (players[0]?.more?.forests.length ?? 0) > 0],
  lodge: ['lodge'],
  arrivals: ['arrivals'],
  tools: [
    'mayor',
    ({more, placing}) => (more?.nobleHands?.nobles ?? 0) > 1 && sumOf(placing?.caps ?? []) > 8,
  ],
  nobles: ['nobles', ({more}) => sumOf(more?.placingNobles?.slots ?? []) > 5],
  supplier: ['supplier', ({more}) => (more?.supplies ?? 0) > 1],
  buccaneer: ['buccaneer', ({more, house}) => more?.raid !== null && house.length > 0],
  idle: ['buccaneer', ({more}) => (more?.noDeeds.length ?? 0) > 1],
  market: ['builder', ({market}) => market.some(({refusal}) => refusal === null)],
  credit: ['builder', ({more}) => (more?.payments.length ?? 0) > 2],
  post: ['trader', ({sales}) => sales.some(({post}) => post)],
  'land-office': ['trader', mans('land-office')],
  'small-wharf': ['captain', mans('small-wharf')],
} as const satisfies Readonly<Record<string, readonly [PhaseName, Row['where']?]>>;

export type MoreScreen = keyof typeof MORE;
export const MORE_SCREENS = Object.keys(MORE) as readonly MoreScreen[];

const withExpansions = Object.fromEntries(
  Object.entries(MORE).map(([name, [phase, where]]: [string, readonly [PhaseName, Row['where']?]]) => [
    name,
    {phase, options: EVERYTHING, seed: `more ${name}`, ...(where && {where})},
  ]),
) as Readonly<Record<MoreScreen, Row>>;

export const puertoRico = new Decisions({
  begin: (seats, seed, viewer = 0, options = {}) =>
    new PlayedPuertoRico({game, seats, viewer, options, random: randomFrom(seed)}),
  roundOf: ({round}) => round,
  seed: 'harbour',
  list: {
    role: late('role'),
    hacienda: late('hacienda'),
    settler: late('settler'),
    mayor: late('mayor', ({placing}) => (placing?.proposal.length ?? 0) >= 9),
    builder: late('builder'),
    craftsman: late('craftsman', ({bonusGoods}) => bonusGoods.length >= 2),
    trader: late('trader', ({sales}) => sales.length >= 2),
    captain: late('captain', ({loads}) => loads.length >= 3),
    store: late('store'),
    over: {...late('over'), shown: ({ended}) => ended},
    waiting: {
      ...late('role'),
      onward: table => {
        table.step();
        return table.until(({toAct}) => toAct[0] !== 0);
      },
    },
    curtain: {
      ...late('role'),
      onward: table => table.until(({toAct, seats}) => toAct[0] === Math.min(2, seats - 1)),
      shown: table => table.handed(),
    },
    banners: {...late('role'), shown: ({view}) => withBanners(view)},
    trial: {...late('role'), shown: ({view}) => ({...view, trial: true})},
    /** Full cities, large buildings. */
    late: {
      phase: 'mayor',
      rounds: [12],
      where: ({players}) => players.some(player => player.largeBuildings > 0) && players[0]!.freeCity < 5,
    },
    /** More loads than find room in one row: two goods, three ships that take as much. */
    loads: {phase: 'captain', where: ({loads}) => loads.length >= 6, seed: 'six'},
    ...withExpansions,
  } satisfies Readonly<Record<string, Row>>,
});

/** The end comes, and somebody asks to take a move back. */
const withBanners = (view: TableView): TableView => ({
  ...view,
  board: {...(view.board as PrView), endFlags: ['points']},
  takeBack: {
    ...view.takeBack,
    asked: {by: 1, to: 3, moves: 1, mayAnswer: true, mine: false, waiting: [0, 2]},
  },
});
