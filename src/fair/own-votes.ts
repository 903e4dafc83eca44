/** What the people at this device want of who is here: said again on each new entry, until it is so. */
import {encodeVote} from './ballot.ts';
import {hexName} from './hex-name.ts';
import {type Change, canDrop, needsAll} from './members.ts';
import type {OwnSeats, OwnWord} from './own-word.ts';
import type {Promises} from './promises.ts';
import type {Proposals} from './proposals.ts';
import type {FairState} from './state.ts';

interface Ports {
  readonly own: OwnSeats;
  readonly word: OwnWord;
  readonly promises: Promises;
  readonly proposals: Proposals;
}

export class OwnVotes {
  readonly #state: FairState;
  readonly #ports: Ports;
  /** By device. */
  readonly #wishes = new Map<number, Change>();
  /** Devices for which the people here agree that dice are thrown once more. */
  readonly #again = new Set<number>();

  constructor(state: FairState, ports: Ports) {
    this.#state = state;
    this.#ports = ports;
  }

  wish(device: number, change: Change | null): void {
    if (change) this.#wishes.set(device, change);
    else this.#wishes.delete(device);
  }

  /** The people here agree that dice are thrown again without a device, though not for the first time. */
  agree(device: number): void {
    this.#again.add(device);
  }

  /** The device that is to be dropped as soon as the people here agree to that; null for none. @param round of the game */
  asks(round: number): number | null {
    const asked = [...this.#wishes].find(
      ([device, change]) =>
        change === 'drop' && !this.#again.has(device) && needsAll(this.#state, device, round),
    );
    return asked?.[0] ?? null;
  }

  /** Devices that the people here want dropped and that are still there, ascending. */
  get leaving(): readonly number[] {
    const wanted = [...this.#wishes].flatMap(([device, change]) => (change === 'drop' ? [device] : []));
    return wanted.filter(device => this.#state.seats[device]?.active).sort((a, b) => a - b);
  }

  /** Says on the last entry what is wanted and not so yet. @param round of the game */
  cast(round: number): void {
    const {seats} = this.#state;
    for (const [device, change] of [...this.#wishes]) {
      const active = seats[device]?.active;
      if (active === undefined || active !== (change === 'drop')) {
        this.#wishes.delete(device);
        this.#again.delete(device);
      } else if (change === 'drop' && needsAll(this.#state, device, round) && !this.#again.has(device))
        continue;
      else if (change === 'back' || canDrop(this.#state, device)) this.#cast(device, change);
    }
  }

  #cast(device: number, change: Change): void {
    const {own, word, promises, proposals} = this.#ports;
    const {head, seats} = this.#state;
    for (const [seat, {sign}] of own) {
      const name = `vote ${hexName(head.entryHash)} ${device} ${seat}`;
      if (seats[seat]!.bot || word.has(name)) continue;
      if (change === 'drop' && (seats[seat]!.device === device || !seats[seat]!.active)) continue;
      const vote = promises.vote(seat, change, device, sign);
      if (!vote) continue;
      const cast = {...vote, change, device, prev: head.entryHash};
      proposals.ballot.add(cast);
      word.say(name, {type: 'vote', to: 'all', bytes: encodeVote(cast)});
    }
  }
}
