/** Tables of real, seeded games of San Juan, stopped where a test or a picture wants them. */
import type {Options, Seat} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/san-juan/advised.ts';
import type {PhaseName, SjView} from '../../../src/games/san-juan/types.ts';
import {firstWhere, PlayedGame, randomFrom} from './played.ts';

export class PlayedTable extends PlayedGame<SjView> {
  constructor(seats: number, seed: string, viewer: Seat | null = 0, options: Options = {}) {
    super({game, seats, viewer, options, random: randomFrom(seed)});
  }
}

export interface Wanted {
  readonly seats?: number;
  readonly round?: number;
  readonly seed?: string;
  readonly options?: Options;
  readonly where?: (view: SjView) => boolean;
}

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: PhaseName,
  {seats = 4, round = 1, seed = 'street', options = {}, where = () => true}: Wanted = {},
): PlayedTable {
  const found = firstWhere(
    attempt => new PlayedTable(seats, `${seed} ${attempt}`, 0, options),
    table => {
      // A view takes its time: only where it may be the one.
      if (phase !== 'over' && !table.toAct.includes(0)) return false;
      const view = table.board;
      return view.phase === phase && view.round >= round && where(view);
    },
  );
  if (!found) throw new Error(`no game came to ${phase}`);
  return found;
}

/** Every decision of a person, each with a table that waits for the viewer as late as a game comes to it. */
export const PHASES = [
  'draft',
  'chapel',
  'handLimit',
  'pick',
  'builder',
  'producer',
  'trader',
  'councillor',
  'keep',
  'goldMine',
  'take',
] as const satisfies readonly PhaseName[];

const WANTED: Partial<Record<PhaseName, (view: SjView) => boolean>> = {
  builder: ({hand}) => hand.length >= 7 && hand.some(({sites}) => sites[0]?.proposal?.pay.length === 3),
  trader: ({task}) => (task?.of.length ?? 0) >= 3,
  producer: ({task}) => (task?.of.length ?? 0) >= 3,
  keep: ({drawn}) => drawn.length === 5,
};

export function phaseTable(phase: PhaseName, seats = 4): PlayedTable {
  // Once, before the first round: it is not looked for later.
  if (phase === 'draft') return tableAt(phase, {seats, options: {openingDraft: true}});
  for (const round of [8, 6, 4, 2, 1]) {
    try {
      return tableAt(phase, {seats, round, where: WANTED[phase] ?? (() => true)});
    } catch {
      // Not so late in any of the games: try an earlier one.
    }
  }
  return tableAt(phase, {seats});
}

/** The builder's phase with a hand of which nothing can be built. */
export const nothingToBuild = (seats = 4): PlayedTable =>
  tableAt('builder', {
    seats,
    where: ({hand}) => hand.length > 0 && hand.every(({sites}) => sites.every(({refusal}) => refusal)),
  });
