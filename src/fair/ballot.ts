/**
 * Votes on who leaves and who comes back, gathered until they suffice. A vote counts on top of one entry only; each
 * person has one vote for each device at a time.
 *
 * Message: `u8 change (0 drop, 1 back), u8 device, prev 32, u8 seat, signature 64` (99 bytes).
 */
import {equalBytes} from '../base/bytes.ts';
import {FairError} from './errors.ts';
import {type Change, encodeChange, mayDrop, mayReturn, needsAll, type Vote, voteBytes} from './members.ts';
import {HASH, message, nameIn, record, SIGNATURE, U8} from './shape.ts';
import type {FairView} from './state.ts';

export interface CastVote extends Vote {
  readonly change: Change;
  readonly device: number;
  /** Hash of the entry on top of which it counts. */
  readonly prev: Uint8Array;
}

/** @throws FairError as all decoders */
export const {encode: encodeVote, decode: decodeVote} = message(
  record<CastVote>({
    change: nameIn(['drop', 'back']),
    device: U8,
    prev: HASH,
    seat: U8,
    signature: SIGNATURE,
  }),
);

export class Ballot {
  readonly #state: FairView;
  /** By voter, then by device. */
  readonly #votes: readonly Map<number, CastVote>[];

  constructor(state: FairView) {
    this.#state = state;
    this.#votes = state.seats.map(() => new Map());
  }

  /** @throws FairError fair/bad-vote, fair/unknown-device */
  add(vote: CastVote): void {
    const {seats, gameId, verify} = this.#state;
    const {seat, change, device, prev, signature} = vote;
    if (seats[device]?.device !== device) throw new FairError('unknown-device', {seat: device});
    const voter = seats[seat];
    if (!voter || voter.bot || !verify(voter.idKey, voteBytes(change, gameId, device, prev), signature))
      throw new FairError('bad-vote', {seat});
    this.#votes[seat]!.set(device, vote);
  }

  /** Who wants this change on top of the last entry, ascending. */
  #valid(change: Change, device: number): CastVote[] {
    const {head, seats} = this.#state;
    const may = change === 'drop' ? mayDrop(this.#state, device) : mayReturn(this.#state, device);
    const voted = may.flatMap(seat => {
      const vote = this.#votes[seat]!.get(device);
      return vote && vote.change === change && equalBytes(vote.prev, head.entryHash) ? [vote] : [];
    });
    if (change === 'back') return voted;
    // A device has one vote, whoever of its persons casts it.
    return voted.filter(
      ({seat}, i) => !voted.slice(0, i).some(other => seats[other.seat]!.device === seats[seat]!.device),
    );
  }

  /** Who has not voted yet on top of the last entry that a device is dropped, ascending. */
  owing(device: number): number[] {
    const {seats} = this.#state;
    const voted = new Set(this.#valid('drop', device).map(({seat}) => seats[seat]!.device));
    return mayDrop(this.#state, device).filter(seat => !voted.has(seats[seat]!.device));
  }

  /** The change that has all the votes it needs, ready to be sealed; null if there is none. @param round of the game */
  complete(round: number): {readonly kind: Change; readonly payload: Uint8Array} | null {
    const {seats, devices, head} = this.#state;
    for (const [device, {device: lead, active, returned}] of seats.entries()) {
      if (device !== lead || (!active && returned >= round)) continue;
      // The new keys of another seat are on their way: whoever votes says it again once they are there.
      if (!this.#state.readyBut(device)) continue;
      const change = active ? 'drop' : 'back';
      const votes = this.#valid(change, device);
      const enough = active
        ? 2 * votes.length > devices.length &&
          (!needsAll(this.#state, device, round) || votes.length === devices.length - 1)
        : votes.length > 0 && votes.length === mayReturn(this.#state, device).length;
      if (enough) return {kind: change, payload: encodeChange(device, head.entryHash, votes)};
    }
    return null;
  }
}
