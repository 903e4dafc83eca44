/** Tables of real, seeded games of Puerto Rico, stopped where a test or a picture wants them. */
import {seededRng} from '../../../src/base/rng.ts';
import {advise, type Hint} from '../../../src/bots/advise.ts';
import type {Options, Seat} from '../../../src/engine/game.ts';
import {game as advised} from '../../../src/games/puerto-rico/advised.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import type {PhaseName, PrView} from '../../../src/games/puerto-rico/types.ts';
import {firstWhere, PlayedGame, randomFrom} from './played.ts';

export class PlayedTable extends PlayedGame<PrView> {
  constructor(seats: number, seed: string, viewer: Seat | null = 0, options: Options = {}) {
    super({game, seats, viewer, options, random: randomFrom(seed)});
  }

  /** What a hint would tell the viewer. */
  hints(playouts = 60): readonly Hint[] {
    const faces = this.facesOf(this.viewer);
    return advise(advised, this.state, this.viewer!, faces, seededRng('hint'), {playouts});
  }
}

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: PhaseName,
  {
    seats = 4,
    round = 1,
    seed = 'harbour',
    where = () => true,
    options = {},
  }: {
    seats?: number;
    round?: number;
    seed?: string;
    where?: (view: PrView) => boolean;
    options?: Options;
  } = {},
): PlayedTable {
  const found = firstWhere(
    attempt => new PlayedTable(seats, `${seed} ${attempt}`, 0, options),
    table => {
      // A view takes its time: only where it may be the one.
      if (phase !== 'over' && table.toAct[0] !== 0) return false;
      const view = table.board;
      return view.phase === phase && view.round >= round && where(view);
    },
  );
  if (!found) throw new Error(`no game came to ${phase}`);
  return found;
}

/** Every phase in which a person decides, each with a table that waits for the viewer. */
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

const WANTED: Partial<Record<PhaseName, (view: PrView) => boolean>> = {
  captain: view => view.loads.length >= 3,
  trader: view => view.sales.length >= 2,
  craftsman: view => view.bonusGoods.length >= 2,
  mayor: view => (view.placing?.proposal.length ?? 0) >= 9,
};

export const phaseTable = (phase: PhaseName, seats = 4): PlayedTable => {
  for (const round of [7, 5, 3, 1]) {
    try {
      return tableAt(phase, {seats, round, where: WANTED[phase] ?? (() => true)});
    } catch {
      // Not so late in any of the games: try an earlier one.
    }
  }
  return tableAt(phase, {seats});
};

/** The captain's phase with more loads than find room in one row: two goods, three ships that take as much. */
export const sixLoads = (seats = 4): PlayedTable =>
  tableAt('captain', {seats, where: view => view.loads.length >= 6, seed: 'six'});

/** All four expansions. */
export const EVERYTHING: Options = {newBuildings: true, nobles: true, buccaneer: true, festival: true};

const sumOf = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** Screens that only expansions have: the phase, and what has to be there. */
export const MORE_SCREENS = {
  draft: ['draft', ({more}) => (more?.draft?.spaces ?? []).some(({chosen}) => chosen.length > 0)],
  'with-role': [
    'role',
    ({more}) => more?.festival?.winners.cultivation !== null && more?.buccaneer?.token !== null,
  ],
  captive: ['role', ({more}) => more?.buccaneer?.captured !== null],
  guest: ['guest', ({more}) => (more?.guestMoves.length ?? 0) > 3],
  guests: ['role', ({more}) => (more?.guestMoves.length ?? 0) > 1],
  tile: ['tile', () => true],
  'second-tile': ['second-tile', () => true],
  forest: ['settler', ({players}) => (players[0]?.more?.forests.length ?? 0) > 0],
  lodge: ['lodge', () => true],
  arrivals: ['arrivals', () => true],
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
  'land-office': [
    'trader',
    ({players}) => players[0]!.city.some(({building, workers}) => building === 'land-office' && workers > 0),
  ],
  'small-wharf': [
    'captain',
    ({players}) => players[0]!.city.some(({building, workers}) => building === 'small-wharf' && workers > 0),
  ],
} as const satisfies Readonly<Record<string, readonly [PhaseName, (view: PrView) => boolean]>>;
export type MoreScreen = keyof typeof MORE_SCREENS;

/** A table with all expansions that waits for the viewer with this screen. */
export function moreTable(screen: MoreScreen, seats = 4): PlayedTable {
  const [phase, where]: readonly [PhaseName, (view: PrView) => boolean] = MORE_SCREENS[screen];
  return tableAt(phase, {seats, where, options: EVERYTHING, seed: `more ${screen}`});
}
