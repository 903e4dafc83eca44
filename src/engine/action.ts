/** The smallest words of the contract: who sits where, what is done, what it brings about. */
import type {Json} from '../base/json.ts';

/** A place at the table: 0..n-1, clockwise. */
export type Seat = number;

/** What a player decides: a closed union per game, told apart by `type`. Plain JSON. */
export interface Action {
  readonly type: string;
}

/**
 * Something that happened while an entry was folded ("took role", "produced"), for log lines, animation and phase
 * reports. Not part of the state; made anew by every fold. Plain JSON; worded by the game's `text/`.
 */
export interface GameEvent {
  readonly type: string;
}

/** Named values in plain JSON: details of a refusal, of an event. */
export type Fields = {readonly [field: string]: Json};
