/**
 * The smallest game that has everything the contract knows: a draw for the first player, a die, choices with holes,
 * an option, events, a result. Seats take stones from a heap, one to three at a time, or as many as a die says; the
 * most stones win.
 */
import {foreign} from '../../../src/base/codes.ts';
import type {Answer, Ask, Faces} from '../../../src/engine/ask.ts';
import {drawnOf, requireAnswer} from '../../../src/engine/ask.ts';
import {type Choice, oneOf} from '../../../src/engine/choice.ts';
import type {Game, Options, Result, Seat} from '../../../src/engine/game.ts';
import {IllegalAction} from '../../../src/engine/illegal.ts';

export type TinyAction = {readonly type: 'take'; readonly count: number} | {readonly type: 'roll'};
export type TinyEvent =
  | {readonly type: 'first'; readonly seat: Seat}
  | {readonly type: 'took'; readonly seat: Seat; readonly count: number};

export interface TinyState {
  readonly heap: number;
  readonly taken: readonly number[];
  /** Null until the first player is drawn. */
  readonly turn: Seat | null;
  readonly rolling: boolean;
}

type Draft = {-readonly [K in keyof TinyState]: TinyState[K]};

function take(state: Draft, count: number, events?: TinyEvent[]): void {
  const seat = state.turn!;
  const got = Math.min(count, state.heap);
  state.heap -= got;
  state.taken = state.taken.map((stones, i) => (i === seat ? stones + got : stones));
  state.turn = (seat + 1) % state.taken.length;
  events?.push({type: 'took', seat, count: got});
}

export const tinyGame: Game<TinyState, TinyAction, TinyState, TinyEvent> = {
  id: 'tiny',
  rules: 1,
  seats: {min: 2, max: 4},
  options: [
    {id: 'dice', kind: 'switch', default: true},
    {id: 'heap', kind: 'pick', values: ['small', 'large'], default: 'small'},
  ],

  setup: (options: Options, seats: number): TinyState => ({
    heap: options.heap === 'large' ? 300 : 30,
    taken: new Array<number>(seats).fill(0),
    turn: null,
    rolling: false,
  }),

  toAct: ({turn, rolling, heap}) => (turn === null || rolling || heap === 0 ? [] : [turn]),

  choices(state, seat, _faces: Faces): readonly Choice[] {
    if (!this.toAct(state).includes(seat)) return [];
    const counts = [1, 2, 3].filter(count => count <= state.heap);
    return [{type: 'take', count: oneOf(counts)}, {type: 'roll'}];
  },

  proposal: () => null,

  parse(value) {
    const {type, count, ...more} = (value ?? {}) as {type?: unknown; count?: unknown};
    if (Object.keys(more).length > 0) return null;
    if (type === 'roll') return count === undefined ? {type} : null;
    return type === 'take' && Number.isSafeInteger(count) ? {type, count: count as number} : null;
  },

  check(state, seat, action) {
    if (!this.toAct(state).includes(seat))
      return new IllegalAction(foreign('tiny/not-your-turn'), {seat, rule: 'TINY-1'});
    if (action.type === 'take' && (action.count < 1 || action.count > Math.min(3, state.heap)))
      return new IllegalAction(foreign('tiny/count'), {seat, rule: 'TINY-2', details: {heap: state.heap}});
    return null;
  },

  apply(state, seat, action, events) {
    const refusal = this.check(state, seat, action);
    if (refusal) throw refusal;
    const copy = this.clone(state);
    this.play(copy, seat, action, events);
    return copy;
  },

  ask({turn, rolling, taken}): Ask | null {
    if (turn === null)
      return {kind: 'beacon', purpose: 'first', draws: [{kind: 'pick', from: taken.length, count: 1}]};
    return rolling ? {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6]}]} : null;
  },

  answer(state, answer, events) {
    const fitting = requireAnswer(this.ask(state), answer);
    const copy = this.clone(state);
    this.deal(copy, fitting, events);
    return copy;
  },

  view: state => state,

  result({heap, taken}): Result | null {
    if (heap > 0) return null;
    const scores = taken.map((total, seat) => ({seat, total, parts: {stones: total}, tieBreak: 0}));
    const totals = [...new Set(taken)].sort((a, b) => b - a);
    const ranking = totals.map(total => scores.filter(score => score.total === total).map(({seat}) => seat));
    return {scores, ranking, decidedBy: ranking[0]!.length > 1 ? 'shared' : 'points'};
  },

  clone: state => ({...state}),

  play(state: Draft, _seat, action, events) {
    if (action.type === 'roll') state.rolling = true;
    else take(state, action.count, events);
  },

  deal(state: Draft, answer: Answer, events) {
    const value = drawnOf(answer)[0]![0]!;
    if (state.turn === null) {
      state.turn = value;
      events?.push({type: 'first', seat: value});
      return;
    }
    state.rolling = false;
    take(state, value, events);
  },
};
