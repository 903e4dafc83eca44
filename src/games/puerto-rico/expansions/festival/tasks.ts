/** The three tasks of the San Juan festival (PR-FEST): drawn at the start, won by the first who fulfils them. */
import {type Answer, type Ask, beacon, drawnOf, pick} from '../../../../engine/ask.ts';
import {BUILDING_DATA, COLUMN, copiesOf, PROCESSES} from '../../data.ts';
import {creditPoints} from '../../phases/round.ts';
import {takeAt} from '../../plantations.ts';
import {type PrState, sum} from '../../state.ts';
import {BUILDINGS, GOODS, type GoodCounts, type PrEvent} from '../../types.ts';
import {type DoStep, moreOf} from '../plan.ts';
import type {Task} from '../types.ts';

const ORDER: readonly Task[] = ['cultivation', 'production', 'construction'];
const WORKERS = 3;
const DOUBLOONS = 3;
const POINTS = 3;
/** Tokens of each kind among which the production task is drawn, and how many are drawn (PR-FEST-3). */
const EACH = 3;
const DRAWN = 3;

const goodCounts = ([corn, indigo, sugar, tobacco, coffee]: readonly number[]): GoodCounts => [
  corn!,
  indigo!,
  sugar!,
  tobacco!,
  coffee!,
];

/** PR-FEST-2: the kind of the cultivation task. */
export const cultivation = {
  ask: (): Ask => beacon('cultivation', pick(GOODS.length)),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const kind = drawnOf(answer)[0]![0]!;
    state.asking = null;
    moreOf(state).taskTile = kind;
    state.deck[kind]!--;
    events?.push({type: 'taskSet', task: 'cultivation', tile: GOODS[kind]!});
  },
};

/** PR-FEST-3. */
export const production = {
  ask: (): Ask => beacon('production', pick(GOODS.length * EACH, DRAWN)),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const heap = GOODS.map(() => EACH);
    const {taskGoods} = moreOf(state);
    state.asking = null;
    for (const at of drawnOf(answer)[0]!) {
      const good = takeAt(heap, at);
      taskGoods[good]!++;
      state.goods[good]!--;
    }
    events?.push({type: 'taskSet', task: 'production', goods: goodCounts(taskGoods)});
  },
};

/** PR-FEST-4: kinds of column 3 at this table, but no plant of a good that was drawn. */
function candidates(state: PrState): number[] {
  const {taskGoods} = moreOf(state);
  const kinds: number[] = [];
  for (let building = 0; building < COLUMN.length; building++) {
    if (COLUMN[building] !== 3 || state.market[building] === 0) continue;
    const good = PROCESSES[building]!;
    if (good < 0 || taskGoods[good] === 0) kinds.push(building);
  }
  return kinds;
}

export const construction = {
  ask: (state: PrState): Ask => beacon('construction', pick(candidates(state).length)),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const building = candidates(state)[drawnOf(answer)[0]![0]!]!;
    const more = moreOf(state);
    state.asking = null;
    more.taskBuilding = building;
    more.taskSpare = copiesOf(BUILDING_DATA[building]!, state.players.length) === 1;
    if (!more.taskSpare) state.market[building]!--;
    events?.push({type: 'taskSet', task: 'construction', building: BUILDINGS[building]!});
  },
};

const asks =
  (what: 'cultivation' | 'production' | 'construction', isSet: (state: PrState) => boolean): DoStep =>
  state => {
    if (isSet(state)) return false;
    state.asking = what;
    return true;
  };
export const cultivationStep = asks('cultivation', state => moreOf(state).taskTile >= 0);
export const productionStep = asks('production', state => sum(moreOf(state).taskGoods) > 0);
export const constructionStep = asks('construction', state => moreOf(state).taskBuilding >= 0);

function win(state: PrState, seat: number, task: Task, reward: number, events?: PrEvent[]): void {
  moreOf(state).winners[ORDER.indexOf(task)] = seat;
  events?.push({type: 'taskWon', seat, task, reward});
}

/** PR-FEST-5: three of the kind lie face up on the island. */
export function cultivated(state: PrState, seat: number, kind: number, events?: PrEvent[]): void {
  const more = moreOf(state);
  const island = state.players[seat]!;
  if (kind !== more.taskTile || island.tiles[kind]! < 3) return;
  const workers = Math.min(WORKERS, state.workers);
  state.workers -= workers;
  island.sanJuan += workers;
  state.discard[kind]!++;
  more.taskTile = -1;
  win(state, seat, 'cultivation', workers, events);
}

/** PR-FEST-6: the tokens shown, out of one production of one's own. */
export function delivered(state: PrState, seat: number, made: readonly number[], events?: PrEvent[]): void {
  const {taskGoods} = moreOf(state);
  if (sum(taskGoods) === 0) return;
  for (let good = 0; good < 5; good++) if (made[good]! < taskGoods[good]!) return;
  state.players[seat]!.doubloons += DOUBLOONS;
  taskGoods.forEach((count, good) => {
    state.goods[good]! += count;
  });
  taskGoods.fill(0);
  win(state, seat, 'production', DOUBLOONS, events);
}

/** PR-FEST-7. */
export function constructed(state: PrState, seat: number, building: number, events?: PrEvent[]): void {
  const more = moreOf(state);
  if (building !== more.taskBuilding) return;
  if (!more.taskSpare) state.market[building]!++;
  more.taskBuilding = -1;
  win(state, seat, 'construction', POINTS, events);
  creditPoints(state, seat, POINTS, events);
}
