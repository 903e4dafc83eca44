/** Tables of real, seeded games of Portolano, stopped where a test or a picture wants them. */
import type {Seat} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/portolano/advised.ts';
import type {PortView} from '../../../src/games/portolano/view.ts';
import {firstWhere, PlayedGame, randomFrom} from './played.ts';

type Phase = PortView['phase'];

export class PlayedTable extends PlayedGame<PortView> {
  constructor(seats: number, seed: string, viewer: Seat | null = 0) {
    super({game, seats, viewer, random: randomFrom(seed)});
  }
}

export interface Wanted {
  readonly seats?: number;
  readonly round?: number;
  readonly seed?: string;
  readonly where?: (view: PortView) => boolean;
}

/** A table that waits for the viewer in this phase, as late in the game as asked. Tries seeds until one has it. */
export function tableAt(
  phase: Phase,
  {seats = 4, round = 0, seed = 'chart', where = () => true}: Wanted = {},
): PlayedTable {
  const found = firstWhere(
    attempt => new PlayedTable(seats, `${seed} ${attempt}`),
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

const own = (view: PortView) => view.ships[0]!;
const actionHere = (view: PortView) => view.cells[own(view).cell]!.sea?.now.action;

/** Every decision of a captain. */
export const MOMENTS = {
  sterns: () => tableAt('sterns'),
  pirate: () => tableAt('pirate'),
  ships: () => tableAt('ships'),
  plan: () => tableAt('cards', {round: 5, where: view => own(view).rum > 2 && own(view).twoSteps}),
  barter: () => tableAt('cards', {round: 2, where: view => own(view).plan === 'bartering'}),
  upgrade: () =>
    tableAt('sea', {round: 3, where: view => actionHere(view) === 'upgrade' && own(view).coins > 1}),
  rumTrade: () =>
    tableAt('sea', {round: 3, where: view => actionHere(view) === 'rum-trade' && own(view).rum > 1}),
  goodsTrade: () =>
    tableAt('sea', {
      round: 3,
      seed: 'trade',
      where: view => actionHere(view) === 'goods-trade' && own(view).goods.some(n => n > 0),
    }),
  room: () => tableAt('sea', {round: 3, where: view => own(view).free === 0}),
  harbour: () => tableAt('harbour', {round: 3, where: view => view.fillings.length > 4}),
  refill: () => tableAt('refill', {round: 3}),
  pay: () => tableAt('pay', {round: 2}),
  loot: () => tableAt('loot', {round: 2}),
  knight: () => tableAt('knight'),
  over: () => tableAt('over'),
} as const satisfies Readonly<Record<string, () => PlayedTable>>;
export type Moment = keyof typeof MOMENTS;
