/**
 * A bot plays for somebody who is away, by agreement of the others, or for who leaves for good: what the people here say of
 * it, and what this device objects to because it has seen otherwise.
 */
import {BadMessage} from '../../base/bad-message.ts';
import type {Problem} from '../../base/problem.ts';
import {AWAY_SECONDS, SILENT_SECONDS, STAND_IN} from '../../base/stand-in.ts';
import type {Seat} from '../../engine/game.ts';
import type {SignedProposal} from '../../log/chain.ts';
import type {Entry} from '../../log/entry.ts';
import {goesOnAlone, hostOfTerm} from '../../log/header.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {PlayAct} from '../seen/view-model.ts';
import type {Ledger} from './ledger.ts';
import type {OwnMoves} from './own-moves.ts';

export interface Watch {
  /** Seconds for which this device has had no link to that of a seat. */
  away(seat: Seat): number;
  /** Milliseconds until that is a long silence, over reloads of this page; 0 once it is. */
  silence(seat: Seat): number;
  /** Whether a seat's device has been linked all the time in which others could have found this one away. */
  isHere(seat: Seat): boolean;
  /** This device goes on without the only other one, whose seats a bot gets. */
  goOnAlone(): Promise<void>;
}

export class StandingIn {
  readonly #ledger: Ledger;
  readonly #moves: OwnMoves;
  readonly #watch: Watch;

  constructor(ledger: Ledger, moves: OwnMoves, watch: Watch) {
    this.#ledger = ledger;
    this.#moves = moves;
    this.#watch = watch;
  }

  readonly acts: ActHandlers<Extract<PlayAct, {act: 'standIn' | 'answerStandIn' | 'takeBackSeat'}>> = {
    standIn: async ({seat}) => {
      const {chain, replay} = this.#ledger;
      if (goesOnAlone(chain.header) && replay.secrets) return this.#goOnAlone(seat);
      const by = this.#speaker(other => other !== seat);
      if (by !== null)
        await this.#moves.press(by, {type: 'standIn', seat, bot: STAND_IN, ...this.#attest(seat)});
    },
    answerStandIn: ({yes}) => this.#answer(yes),
    /** The person is back: effective at the next decision. */
    takeBackSeat: async () => {
      const {bots, asked} = this.#ledger.replay.standIns;
      const by = this.#speaker(seat => bots[seat] !== null || asked?.seat === seat);
      if (by !== null) await this.#moves.press(by, {type: 'takeBackSeat'});
    },
  };

  async #answer(yes: boolean): Promise<void> {
    const {asked} = this.#ledger.replay.standIns;
    const by = this.#speaker(seat => asked?.waiting.includes(seat) === true);
    if (by !== null)
      await this.#moves.press(by, {type: 'answerStandIn', yes, ...(yes && this.#attest(asked!.seat))});
  }

  /** Of two with hidden cards, who had agreed to that before: nobody else is asked, and the host may be the one who is gone. */
  async #goOnAlone(seat: Seat): Promise<void> {
    const {standIns, result} = this.#ledger.replay;
    const isOver = result !== null || standIns.bots[seat] !== null;
    if (!isOver && this.#speaker(other => other !== seat) !== null && this.#watch.silence(seat) === 0)
      await this.#watch.goOnAlone();
  }

  #speaker(may: (seat: Seat) => boolean): Seat | null {
    return this.#moves.seats.find(may) ?? null;
  }

  /** For how long she has been away, as this device has seen. */
  #attest(seat: Seat): {readonly away?: number} {
    return this.#ledger.chain.header.format === 1 ? {} : {away: this.#watch.away(seat)};
  }

  /** Whoever decides alone has said it once: it counts when the other has been silent for long. */
  async again(): Promise<void> {
    const {asked} = this.#ledger.replay.standIns;
    const {seats, busy} = this.#moves;
    if (!asked?.waiting.includes(asked.by) || !seats.includes(asked.by) || busy) return;
    if (this.#watch.away(asked.seat) >= SILENT_SECONDS) await this.#answer(true);
  }

  /**
   * Host: others, or its own person, decide about the seat of somebody whose device is linked to this one. She is not away,
   * whatever was signed: while another host was away a wish may have waited until she was back.
   */
  refusalOf({kind, payload}: SignedProposal): Problem | null {
    const fact: {readonly type?: unknown; readonly seat?: unknown; readonly yes?: unknown} = payload;
    const {asked} = this.#ledger.replay.standIns;
    const seat =
      fact.type === 'standIn' ? fact.seat : fact.type === 'answerStandIn' && fact.yes ? asked?.seat : null;
    const {replay, chain} = this.#ledger;
    if (kind !== 'table' || chain.header.format === 1 || typeof seat !== 'number') return null;
    // What no agreement can bring about the rules refuse, for what it is.
    if (replay.secrets && !chain.header.backup) return null;
    const isHere = this.#moves.seats.includes(seat) || this.#watch.away(seat) < AWAY_SECONDS;
    return isHere ? {code: 'table/still-here', details: {seat}} : null;
  }

  /**
   * Somebody takes the seat of this device, as if it were away, though it has been linked all the time. This log is not
   * followed any further.
   * @throws BadMessage table/still-here
   */
  object(entry: Entry): void {
    const {chain} = this.#ledger;
    if (entry.kind === 'lead') {
      const {n, term, payload} = entry;
      const own = payload.without.find(seat => this.#moves.seats.includes(seat));
      if (own !== undefined && this.#watch.isHere(hostOfTerm(chain.header, term)))
        throw new BadMessage('table/still-here', {n, seat: own});
    }
    if (entry.kind !== 'table' || chain.header.format === 1) return;
    const {n, seat: author, payload} = entry;
    const {asked} = this.#ledger.replay.standIns;
    const goes =
      payload.type === 'seatKey' && author !== payload.seat
        ? payload.seat
        : payload.type === 'answerStandIn' && payload.yes && asked?.by === author
          ? asked.seat
          : null;
    if (goes !== null && this.#moves.seats.includes(goes) && this.#watch.isHere(chain.hostSeat))
      throw new BadMessage('table/still-here', {n, seat: goes});
  }
}
