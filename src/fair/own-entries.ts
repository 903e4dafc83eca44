/** What own seats have to enter as authors: keys and back-ups at the start, shares of a lost seat's key later. */
import type {Owed} from './dealer-types.ts';
import {owesShare} from './members.ts';
import type {OwnSeats} from './own-word.ts';
import type {Promises} from './promises.ts';
import type {FairSeat} from './seat.ts';
import type {FairState} from './state.ts';
import type {StepKind} from './step.ts';
import {backsUp, keepersOf, keeps} from './table-info.ts';

export class OwnEntries {
  readonly #state: FairState;
  readonly #own: OwnSeats;
  readonly #promises: Promises;
  /** Made once, by what they are. */
  readonly #made = new Map<string, Owed>();

  constructor(state: FairState, own: OwnSeats, promises: Promises) {
    this.#state = state;
    this.#own = own;
    this.#promises = promises;
  }

  /** The seat has another secret here, or none. */
  forget(seat: number): void {
    for (const [name, owed] of this.#made) if (owed.seat === seat) this.#made.delete(name);
  }

  get owed(): readonly Owed[] {
    const {seats, table, failed, ready} = this.#state;
    if (failed) return [];
    const owed: Owed[] = [];
    const all = seats.every(({keys}) => keys);
    for (const [seat, {seat: own}] of this.#own) {
      const {keys, backup, confirmed, device} = seats[seat]!;
      if (!keys) owed.push(this.#one(seat, 'keys', 0, () => own.keys()));
      else if (all && backsUp(table, seat) && !backup)
        owed.push(this.#one(seat, 'backup', 0, () => own.backup()));
      else if (this.#mayConfirm && device === seat && !confirmed && keeps(table, seat))
        owed.push(this.#word(own));
      if (ready && table.backup) owed.push(...this.#recoveries(own));
    }
    return owed;
  }

  get #mayConfirm(): boolean {
    const {seats, table, ready} = this.#state;
    return !ready && seats.every(({backup}, seat) => backup || (table.heirs && !backsUp(table, seat)));
  }

  #one(seat: number, kind: StepKind, about: number, make: () => Uint8Array): Owed {
    const name = `${seat} ${kind} ${about}`;
    const known = this.#made.get(name) ?? {seat, kind, payload: make()};
    this.#made.set(name, known);
    return known;
  }

  /** Whether the shares of everybody's back-up are right. */
  #word(own: FairSeat): Owed {
    const [bad] = own.badBackups();
    return bad === undefined
      ? this.#one(own.seat, 'backup-ok', 0, () => Uint8Array.of(own.seat))
      : this.#one(own.seat, 'backup-bad', bad, () => own.complain(bad));
  }

  #recoveries(own: FairSeat): Owed[] {
    const {seats, table} = this.#state;
    return seats.flatMap(({active, cardKey, leftAt}, lost) => {
      if (active || cardKey !== null || !owesShare(this.#state, lost, own.seat)) return [];
      if (!keepersOf(table, lost).includes(own.seat) || !seats[own.seat]!.active) return [];
      const permit = this.#promises.released();
      if (!permit || permit.seq < leftAt) return [];
      return [this.#one(own.seat, 'recover', lost, () => own.recover(lost, permit))];
    });
  }
}
