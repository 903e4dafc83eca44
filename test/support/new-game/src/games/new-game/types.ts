/** What New game is made of: its state, what is done, what happens, what a seat sees. */
import type {Face, HandleId} from '../../engine/ask.ts';
import type {OptionField, Seat} from '../../engine/game.ts';
import type {Cards, Laid, Score, Track} from '../../engine/kit/shown.ts';

export const CARDS = 16;
export const HAND = 4;
export const ROUNDS = 3;

/** What a table can choose; apart from the rules, so that a new table is laid before they are there. */
export const OPTIONS: readonly OptionField[] = [];

/** A card of the hand, with the face that it shows. */
export interface NewGameAction {
  readonly type: 'play';
  readonly card: HandleId;
  readonly face: Face;
}

export type NewGameEvent =
  | {readonly type: 'dealt'}
  | {readonly type: 'played'; readonly seat: Seat; readonly face: Face}
  | {readonly type: 'won'; readonly seat: Seat; readonly points: number};

export interface NewGameState {
  phase: 'shuffle' | 'deal' | 'play' | 'over';
  /** From 1; 0 before the first. */
  round: number;
  pile: HandleId[];
  hands: HandleId[][];
  /** By seat: the card that lies before it, 0 for none; those of a round lie until the next one begins. */
  played: Face[];
  points: number[];
  turn: Seat;
}

export interface NewGameView {
  readonly round: Track;
  readonly players: readonly {
    readonly seat: Seat;
    readonly points: Score;
    readonly played: Laid;
    readonly hand: Cards;
  }[];
}
