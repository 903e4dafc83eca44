/** What led to a position, as the log has it: public to everybody at the table. */
import type {Answer} from '../engine/ask.ts';
import type {Action, Seat} from '../engine/game.ts';

/** A move that all saw, or what chance answered. Sealed choices have no place here. */
export type Happened =
  | {readonly n: number; readonly seat: Seat; readonly action: Action}
  | {readonly n: number; readonly answer: Answer};

export interface Trace {
  /** Names the table. */
  readonly table: string;
  /** The last entry of the position. */
  readonly at: number;
  /** All that happened after this entry is in `steps`; of what came before, nothing is said. */
  readonly from: number;
  readonly steps: readonly Happened[];
}
