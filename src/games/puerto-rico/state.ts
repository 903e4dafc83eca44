/**
 * The state: plain JSON of integers, no secret. Goods, tiles, roles and buildings are indexes of the lists in
 * `types.ts`; -1 means "none". Everything else (prices, capacities, who may do what) is computed from it.
 */
import {cloneIslandMore, cloneMore, type IslandMore, type More} from './expansions/state.ts';
import type {PrRules} from './options.ts';
import type {EndCondition, PhaseName} from './types.ts';

export interface Island {
  doubloons: number;
  /** Points in chips, those beyond the pool included (PR-END-3). */
  chips: number;
  /** Idle workers. */
  sanJuan: number;
  /** Tokens by good. */
  goods: number[];
  /** Tiles by kind, and how many of them have their worker. */
  tiles: number[];
  manned: number[];
  /** Buildings in the order in which they were built, and the workers on each. */
  city: number[];
  workers: number[];
  /** The wharf was used in this captain phase. */
  wharfUsed: boolean;
  /** With expansions only. */
  more?: IslandMore;
}

/** The draw that is being waited for; the variant knows its ask and what its answer does. */
export type Asking =
  | 'governor'
  | 'row'
  | 'hacienda'
  | 'land'
  | 'shuffle'
  | 'look'
  | 'open'
  | 'cultivation'
  | 'production'
  | 'construction'
  | 'buildings';

export interface PrState {
  /** Shared by all copies of a game; never written. */
  readonly rules: PrRules;
  players: Island[];
  round: number;
  governor: number;
  /** Role turns finished in this round. */
  roleTurns: number;
  phase: PhaseName;
  asking: Asking | null;
  /** The role that is being played and its chooser; -1 between phases. */
  role: number;
  chooser: number;
  /** Whose turn it is within the phase. */
  turn: number;
  /** Players of the phase whose turn is not finished, the present one included. */
  left: number;
  /** Captain phase: turns in a row without a loading (PR-CAPT-10). */
  passes: number;
  /** Captain phase: the privilege was paid (PR-CAPT-12). */
  privilegePaid: boolean;
  /** Kinds among which the craftsman chooses his privilege token. */
  bonus: number[];
  /** Per role card: the seat that took it in this round or -1, and the doubloons on it. */
  takenBy: number[];
  cardDoubloons: number[];
  /** Face-up tiles as they lie; face-down tiles and discard by kind. */
  row: number[];
  deck: number[];
  discard: number[];
  quarries: number;
  goods: number[];
  vpPool: number;
  workers: number;
  arrivals: number;
  /** Per ship, smallest first: the good or -1, and the tokens on it. */
  shipGood: number[];
  shipLoad: number[];
  /** Goods in the trading house, in the order of the sales. */
  house: number[];
  /** Copies left on the main board, by building. */
  market: number[];
  /** In the order in which they were met. */
  endFlags: EndCondition[];
  /** With expansions only. */
  more?: More;
}

function cloneIsland(island: Island): Island {
  const copy: Island = {
    doubloons: island.doubloons,
    chips: island.chips,
    sanJuan: island.sanJuan,
    goods: island.goods.slice(),
    tiles: island.tiles.slice(),
    manned: island.manned.slice(),
    city: island.city.slice(),
    workers: island.workers.slice(),
    wharfUsed: island.wharfUsed,
  };
  if (island.more) copy.more = cloneIslandMore(island.more);
  return copy;
}

/** A copy that shares nothing but the rules. By hand: `apply` calls it for every action. */
export function cloneState(state: PrState): PrState {
  const players: Island[] = [];
  for (let seat = 0; seat < state.players.length; seat++) players.push(cloneIsland(state.players[seat]!));
  const copy: PrState = {
    rules: state.rules,
    players,
    round: state.round,
    governor: state.governor,
    roleTurns: state.roleTurns,
    phase: state.phase,
    asking: state.asking,
    role: state.role,
    chooser: state.chooser,
    turn: state.turn,
    left: state.left,
    passes: state.passes,
    privilegePaid: state.privilegePaid,
    bonus: state.bonus.slice(),
    takenBy: state.takenBy.slice(),
    cardDoubloons: state.cardDoubloons.slice(),
    row: state.row.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    quarries: state.quarries,
    goods: state.goods.slice(),
    vpPool: state.vpPool,
    workers: state.workers,
    arrivals: state.arrivals,
    shipGood: state.shipGood.slice(),
    shipLoad: state.shipLoad.slice(),
    house: state.house.slice(),
    market: state.market.slice(),
    endFlags: state.endFlags.slice(),
  };
  if (state.more) copy.more = cloneMore(state.more);
  return copy;
}

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i]!;
  return total;
};

/** The left neighbour (clockwise). */
export const nextSeat = (state: PrState, seat: number): number =>
  seat + 1 === state.players.length ? 0 : seat + 1;
