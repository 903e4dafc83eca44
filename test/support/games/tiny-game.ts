/**
 * The smallest game that has everything the contract knows: a draw for the first player, a die, choices with holes,
 * an option, events, a result. Seats take stones from a heap, one to three at a time, or as many as a die says; the
 * most stones win.
 */
import {drawnOf} from '../../../src/engine/ask.ts';
import {oneOf} from '../../../src/engine/choice.ts';
import type {Game, Result, Seat} from '../../../src/engine/game.ts';
import {objecting} from '../../../src/engine/illegal.ts';
import {count, readerOf} from '../../../src/engine/kit/fields.ts';
import {type Decision, flowOf, type Lot} from '../../../src/engine/kit/flow.ts';
import {onCopies} from '../../../src/engine/on-copies.ts';

export type TinyAction = {readonly type: 'take'; readonly count: number} | {readonly type: 'roll'};
export type TinyEvent =
  | {readonly type: 'first'; readonly seat: Seat}
  | {readonly type: 'took'; readonly seat: Seat; readonly count: number};

export interface TinyState {
  heap: number;
  taken: number[];
  /** Null until the first player is drawn. */
  turn: Seat | null;
  rolling: boolean;
}

const objection = objecting<'tiny/not-your-turn' | 'tiny/count'>();

function take(state: TinyState, stones: number, events?: TinyEvent[]): void {
  const seat = state.turn!;
  const got = Math.min(stones, state.heap);
  state.heap -= got;
  state.taken[seat]! += got;
  state.turn = (seat + 1) % state.taken.length;
  events?.push({type: 'took', seat, count: got});
}

const FIRST: Lot<TinyState, TinyEvent> = {
  ask: ({taken}) => ({
    kind: 'beacon',
    purpose: 'first',
    draws: [{kind: 'pick', from: taken.length, count: 1}],
  }),
  deal(state, answer, events) {
    const seat = drawnOf(answer)[0]![0]!;
    state.turn = seat;
    events?.push({type: 'first', seat});
  },
};

const DIE: Lot<TinyState, TinyEvent> = {
  ask: () => ({kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6]}]}),
  deal(state, answer, events) {
    state.rolling = false;
    take(state, drawnOf(answer)[0]![0]!, events);
  },
};

const TAKING: Decision<TinyState, TinyAction, TinyEvent> = {
  choices: ({heap}) => [
    {type: 'take', count: oneOf([1, 2, 3].filter(stones => stones <= heap))},
    {type: 'roll'},
  ],
  moves: {
    take: {
      check: ({heap}, _seat, action) =>
        action.count < 1 || action.count > Math.min(3, heap)
          ? objection('tiny/count', 'TINY-2', {heap})
          : null,
      play: (state, _seat, action, events) => take(state, action.count, events),
    },
    roll: {
      check: () => null,
      play(state) {
        state.rolling = true;
      },
    },
  },
};

function result({heap, taken}: TinyState): Result | null {
  if (heap > 0) return null;
  const scores = taken.map((total, seat) => ({seat, total, parts: {stones: total}, tieBreak: 0}));
  const totals = [...new Set(taken)].sort((a, b) => b - a);
  const ranking = totals.map(total => scores.filter(score => score.total === total).map(({seat}) => seat));
  return {scores, ranking, decidedBy: ranking[0]!.length > 1 ? 'shared' : 'points'};
}

export const tinyGame: Game<TinyState, TinyAction, TinyState, TinyEvent> = onCopies({
  id: 'tiny',
  rules: 1,
  seats: {min: 2, max: 4},
  options: [
    {id: 'dice', kind: 'switch', default: true},
    {id: 'heap', kind: 'pick', values: ['small', 'large'], default: 'small'},
  ],
  setup: (options, seats) => ({
    heap: options.heap === 'large' ? 300 : 30,
    taken: new Array<number>(seats).fill(0),
    turn: null,
    rolling: false,
  }),
  ...flowOf<TinyState, TinyAction, TinyEvent>({
    decision: ({turn, rolling, heap}) => (turn === null || rolling || heap === 0 ? null : TAKING),
    lot: ({turn, rolling}) => (turn === null ? FIRST : rolling ? DIE : null),
    active: ({turn}) => turn!,
    misplaced: () => objection('tiny/not-your-turn', 'TINY-1'),
  }),
  proposal: () => null,
  parse: readerOf<TinyAction>({take: {count: count(1000)}, roll: {}}),
  view: state => state,
  result,
  clone: state => ({...state, taken: [...state.taken]}),
});
