/**
 * A game as two tables: decisions, in which seats are asked, and lots, in which chance or the dealer is. At every moment a
 * state stands at one decision, at one lot, or at its end. A decision says what may be chosen and has, for each type of
 * action that it takes, a move with its judge and its step. What the contract (`game.ts`) asks of a turn follows from
 * these. An action that the decision has no move for is misplaced. After each step or answer the game goes on (`proceed`)
 * to the next decision or lot.
 */
import type {Action, GameEvent, Seat} from '../action.ts';
import type {Answer, Ask, Faces} from '../ask.ts';
import type {Choice} from '../choice.ts';
import type {Game} from '../game.ts';
import {type Objection, refusal} from '../illegal.ts';

export type ActionOf<A extends Action, T extends A['type']> = Extract<A, {readonly type: T}>;

/** What one type of action is at one decision. */
export interface Move<S, A extends Action, E extends GameEvent> {
  /** Null, or why not. Only for a seat that is asked; says exactly what `choices` says. */
  check(state: S, seat: Seat, action: A): Objection | null;
  /** Carries a legal action out, without looking for the next decision. */
  play(state: S, seat: Seat, action: A, events?: E[]): void;
}

export type Moves<S, A extends Action, E extends GameEvent> = {
  readonly [T in A['type']]?: Move<S, ActionOf<A, T>, E>;
};

/** What a seat may do. */
export interface Offered<S, A extends Action, E extends GameEvent> {
  /** All legal actions of the seat, as choices with holes. */
  choices(state: S, seat: Seat, faces: Faces): readonly Choice[];
  readonly moves: Moves<S, A, E>;
}

export interface Decision<S, A extends Action, E extends GameEvent> extends Offered<S, A, E> {
  /** Whom the table waits for; left out: the seat whose turn it is. */
  who?(state: S): readonly Seat[];
  /** What the other seats may do meanwhile; nothing waits for it. */
  readonly others?: Offered<S, A, E>;
}

/** What is asked of chance or of the dealer, and what the answer does before the game goes on. */
export interface Lot<S, E extends GameEvent> {
  ask(state: S): Ask | null;
  deal(state: S, answer: Answer, events?: E[]): void;
}

export interface Flow<S, A extends Action, E extends GameEvent> {
  decision(state: S): Decision<S, A, E> | null | undefined;
  lot(state: S): Lot<S, E> | null | undefined;
  /** Whose turn it is, while a decision is open. */
  active(state: S): Seat;
  /** Why an action has no place here. @param asked whether the table waits for this seat, for something else then */
  misplaced(state: S, seat: Seat, action: A, asked: boolean): Objection;
  /** What follows a step or an answer, where these do not see to it themselves. */
  proceed?(state: S, events?: E[]): void;
}

export function flowOf<S, A extends Action, E extends GameEvent>({
  decision,
  lot,
  active,
  misplaced,
  proceed,
}: Flow<S, A, E>): Pick<Game<S, A, unknown, E>, 'toAct' | 'choices' | 'check' | 'ask' | 'play' | 'deal'> {
  const isAsked = (open: Decision<S, A, E>, state: S, seat: Seat): boolean =>
    open.who ? open.who(state).includes(seat) : active(state) === seat;
  const moveOf = (at: Offered<S, A, E> | undefined, {type}: A) =>
    // Each type has a move of its own; the compiler does not see that an action and its move belong together.
    at?.moves[type as A['type']] as Move<S, A, E> | undefined;

  return {
    toAct(state) {
      const open = decision(state);
      return open ? (open.who?.(state) ?? alone(active(state))) : NOBODY;
    },
    choices(state, seat, faces) {
      const open = decision(state);
      if (!open) return [];
      const offered = isAsked(open, state, seat) ? open : open.others;
      return offered ? offered.choices(state, seat, faces) : [];
    },
    check(state, seat, action) {
      const open = decision(state) ?? undefined;
      const asked = open !== undefined && isAsked(open, state, seat);
      const move = moveOf(asked ? open : open?.others, action);
      const objection = move ? move.check(state, seat, action) : misplaced(state, seat, action, asked);
      return objection && refusal(objection, seat);
    },
    play(state, seat, action, events) {
      const open = decision(state) ?? undefined;
      (moveOf(open, action) ?? moveOf(open?.others, action))?.play(state, seat, action, events);
      proceed?.(state, events);
    },
    ask: state => lot(state)?.ask(state) ?? null,
    deal(state, answer, events) {
      lot(state)?.deal(state, answer, events);
      proceed?.(state, events);
    },
  };
}

export const PASS: Choice = Object.freeze({type: 'pass'});

/** Passing a decision: it is told, and then its turn ends. */
export const passing = <S, P extends string>(
  phase: P,
  end: (state: S, seat: Seat) => void,
): Move<S, {readonly type: 'pass'}, {readonly type: 'passed'; readonly seat: Seat; readonly phase: P}> => ({
  check: () => null,
  play(state, seat, _action, events) {
    events?.push({type: 'passed', seat, phase});
    end(state, seat);
  },
});

export const NOBODY: readonly Seat[] = Object.freeze([]);
/** Lists of one seat, made once, as they are asked for with every action. */
const ALONE: readonly (readonly Seat[])[] = Array.from({length: 8}, (_, seat) => Object.freeze([seat]));
export const alone = (seat: Seat): readonly Seat[] => ALONE[seat]!;
