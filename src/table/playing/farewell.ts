/**
 * Somebody at this device does not come back: she says so in one entry, gives up her keys with it, and a bot has her seat.
 * Her word counts as the next entry alone. If another comes between, she says it again on that one; while a draw waits
 * for her it is refused.
 */
import {STAND_IN} from '../../base/stand-in.ts';
import type {Seat} from '../../engine/game.ts';
import {problemOf} from '../seen/problem.ts';
import type {Ledger} from './ledger.ts';
import type {OwnMoves} from './own-moves.ts';

export class Farewell {
  readonly #ledger: Ledger;
  readonly #moves: OwnMoves;
  #seat: Seat | null = null;
  #saying = false;

  constructor(ledger: Ledger, moves: OwnMoves) {
    this.#ledger = ledger;
    this.#moves = moves;
  }

  begin(seat: Seat): Promise<void> {
    this.#seat = seat;
    return this.again();
  }

  /** Whatever came between may be over: says it on what stands now, unless it is said or refused for good. */
  async again(): Promise<void> {
    const {replay, dealer} = this.#ledger;
    const seat = this.#seat;
    if (seat === null || this.#saying || this.#moves.busy) return;
    if (replay.standIns.bots[seat] !== null || replay.result) {
      this.#seat = null;
      return;
    }
    this.#saying = true;
    try {
      const bytes = (await dealer.joint?.leave()) ?? '';
      await this.#moves.say(seat, {type: 'leave', bot: STAND_IN, bytes});
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#seat = null;
      this.#moves.tell(problem);
    } finally {
      this.#saying = false;
    }
  }

  /** The host did not take what was said. @returns whether it is said once more */
  refused(code: string): boolean {
    if (this.#seat === null) return false;
    if (code === 'fair/other-entry') return true;
    this.#seat = null;
    return false;
  }
}
