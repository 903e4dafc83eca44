/** Which utility buildings a table has (PR-DRAFT): chosen in turn, or drawn by lot. */
import {type Answer, type Ask, beacon, drawnOf, pick} from '../../../engine/ask.ts';
import {oneOf} from '../../../engine/choice.ts';
import {BASE_BUILDINGS, BUILDING_DATA, COST, copiesOf, SIZE} from '../data.ts';
import type {Decision} from '../phases/decision.ts';
import {objection} from '../refusals.ts';
import {type PrState, sum} from '../state.ts';
import {BUILDINGS, type PrEvent} from '../types.ts';
import {LAND_OFFICE, TRADING_POST} from './data.ts';
import {type DoStep, moreOf} from './plan.ts';
import {type MoreRules, NEW_BUILDINGS, NOBLES} from './rules.ts';
import {EXPANSIONS} from './types.ts';

const OFFICE = BUILDINGS.indexOf('office');
const LARGE_COST = 10;
/** Spaces by cost 1..10: those of the base board, and those that the nobles add. */
const BASE_SPACES: readonly number[] = [0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5];
const NOBLE_SPACES: readonly number[] = [0, 0, 1, 1, 1, 1, 1, 1, 0, 0, 1];

const UTILITY = BUILDING_DATA.map(({kind}) => kind.startsWith('utility'));
const isUtility = (building: number): boolean => UTILITY[building]!;

/** Does a building belong to the sets of a table? */
function belongs(building: number, mask: number): boolean {
  if (building < BASE_BUILDINGS) return true;
  return (mask & (building < LAND_OFFICE ? NEW_BUILDINGS : NOBLES)) !== 0;
}

const ALL = BUILDING_DATA.map((_, building) => building);
/** The buildings of the sets, by mask. */
const SETS = Array.from({length: 1 << EXPANSIONS.length}, (_, mask) =>
  ALL.filter(building => belongs(building, mask)),
);

/** Puts what needs no draft on the board, and opens the draft where there is one (PR-DRAFT-1 .. PR-DRAFT-3). */
export function layBuildings(state: PrState, rules: MoreRules): void {
  const more = moreOf(state);
  const seats = state.players.length;
  state.market = BUILDING_DATA.map(() => 0);
  for (const building of SETS[rules.mask]!) {
    if (rules.drafted && isUtility(building)) more.pool.push(building);
    else state.market[building] = copiesOf(BUILDING_DATA[building]!, seats);
  }
  if (!rules.drafted) return;
  const extra = (rules.mask & NOBLES) !== 0 && rules.noblesExtraSpaces;
  more.spaces = BASE_SPACES.map((count, cost) => count + (extra ? NOBLE_SPACES[cost]! : 0));
}

/** Kinds that may be picked now (PR-DRAFT-4). */
export function draftable(state: PrState): readonly number[] {
  const {pool, spaces} = moreOf(state);
  const largeWait = state.rules.more!.draftLargeLast && sum(spaces) > spaces[LARGE_COST]!;
  return largeWait ? pool.filter(building => SIZE[building] !== 2) : pool;
}

/** PR-DRAFT-5, PR-DRAFT-6, PR-DRAFT-9. */
function draft(state: PrState, building: number, by: number | null, events?: PrEvent[]): void {
  const more = moreOf(state);
  const cost = COST[building]!;
  state.market[building] = copiesOf(BUILDING_DATA[building]!, state.players.length);
  more.inPlay.push(building);
  more.spaces[cost]!--;
  const full = more.spaces[cost] === 0;
  more.pool = more.pool.filter(each => each !== building && !(full && COST[each] === cost));
  if (!full && state.rules.more?.avoidOfficeAndTradingPost) avoidTwin(state, building);
  events?.push({type: 'drafted', building: BUILDINGS[building]!, by});
}

/** The other of office and trading post leaves the pool, if enough kinds are left for the spaces. */
function avoidTwin(state: PrState, building: number): void {
  const more = moreOf(state);
  const twin = building === OFFICE ? TRADING_POST : building === TRADING_POST ? OFFICE : -1;
  if (twin === -1) return;
  const rest = more.pool.filter(each => each !== twin);
  if (rest.filter(each => COST[each] === COST[building]).length >= more.spaces[COST[building]!]!)
    more.pool = rest;
}

/** PR-DRAFT-4, PR-DRAFT-7: clockwise from the first governor; a pick without a choice is done at once. */
export const draftStep: DoStep = (state, _step, events) => {
  const more = moreOf(state);
  if (state.rules.more!.draftByLot && more.pool.length > 0) {
    state.asking = 'buildings';
    return true;
  }
  state.phase = 'draft';
  for (let kinds = draftable(state); kinds.length > 0; kinds = draftable(state)) {
    state.turn = (state.governor + more.inPlay.length) % state.players.length;
    if (kinds.length > 1) return true;
    draft(state, kinds[0]!, state.turn, events);
  }
  state.phase = 'setup';
  state.turn = -1;
  return false;
};

/** PR-D-DRAFT. */
export const draftDecision: Decision = {
  noPass: 'PR-D-DRAFT',
  choices: state => [
    {type: 'draft', building: oneOf(draftable(state).map(building => BUILDINGS[building]!))},
  ],
  moves: {
    draft: {
      check(state, _seat, {building}) {
        const kind = BUILDINGS.indexOf(building);
        if (draftable(state).includes(kind)) return null;
        return moreOf(state).pool.includes(kind)
          ? objection('pr/small-first', 'PR-DRAFT-4')
          : objection('pr/not-to-draft', 'PR-DRAFT-6', {building});
      },
      play: (state, seat, {building}, events) => draft(state, BUILDINGS.indexOf(building), seat, events),
    },
  },
};

/** Costs with spaces, and the kinds in question; all of a cost are drawn into an order, and the first ones count. */
const lots = (state: PrState): number[][] =>
  BASE_SPACES.map((_, cost) => moreOf(state).pool.filter(building => COST[building] === cost)).filter(
    kinds => kinds.length > 0,
  );

/** The random building set: one draw for each cost. */
export const buildingLot = {
  ask: (state: PrState): Ask => beacon('buildings', ...lots(state).map(({length}) => pick(length, length))),
  deal(state: PrState, answer: Answer, events?: PrEvent[]): void {
    const drawn = drawnOf(answer);
    const more = moreOf(state);
    state.asking = null;
    lots(state).forEach((kinds, i) => {
      const left = [...kinds];
      for (const at of drawn[i]!) {
        const [building] = left.splice(at, 1);
        if (more.pool.includes(building!)) draft(state, building!, null, events);
      }
    });
  },
};

/** Kinds of buildings at this table, as the board has them: by cost, the base game's before the others. */
export const onSale = (state: PrState): number[] =>
  SETS[state.rules.more!.mask]!.filter(building => isChosen(state, building));

export const inPlay = (state: PrState, building: number): boolean =>
  belongs(building, state.rules.more!.mask) && isChosen(state, building);

/** Of the sets of the table: is there no draft for it, or was it drafted? */
const isChosen = (state: PrState, building: number): boolean =>
  !state.rules.more!.drafted || !isUtility(building) || moreOf(state).inPlay.includes(building);
