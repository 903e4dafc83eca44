/**
 * Bots that outlive their device (docs/fair-play.md, "Bots and their heirs"). The *root* of such a bot is its card key: all else
 * of it follows from that. So its back-up (`backup.ts`) is enough to play it on: the keepers give their shares to the host of a
 * later term alone, over their own links, and who has been host gives the root itself.
 *
 * Who knows what: all other devices of entry 0 together, and whoever has been host, can read a bot's hand at any time. At two
 * devices that is the other one alone.
 *
 * Message: `heir`, 32 bytes: a root, or a keeper's share of it, `sc`.
 */
import {isShareOf, recoverKey, unmask} from './backup.ts';
import type {OwnSeat} from './dealer-types.ts';
import {FairError} from './errors.ts';
import {encodeScalar, G, times} from './group.ts';
import type {OwnSeats} from './own-word.ts';
import {message, SCALAR} from './shape.ts';
import type {FairView} from './state.ts';
import {backsUp, keepersOf} from './table-info.ts';

const HEIR = message(SCALAR);

export class Heirs {
  readonly #state: FairView;
  readonly #own: OwnSeats;
  /** Bots whose root this device has, with what it plays them by. */
  readonly #roots = new Map<number, OwnSeat>();
  /** Shares that hold, by bot and keeper. */
  readonly #shares = new Map<number, Map<number, bigint>>();

  constructor(state: FairView, own: OwnSeats) {
    this.#state = state;
    this.#own = own;
  }

  get roots(): ReadonlyMap<number, OwnSeat> {
    return this.#roots;
  }

  /** This device can play a bot, when it is host. */
  add(bot: OwnSeat): void {
    this.#roots.set(bot.seat, bot);
    this.#shares.delete(bot.seat);
  }

  /** What this device can give to the host of a bot; null where that is nothing. */
  give(bot: number): Uint8Array | null {
    const root = this.#roots.get(bot);
    if (root) return root.secret;
    if (!this.#isLeft(bot)) return null;
    const keepers = keepersOf(this.#state.table, bot);
    const keeper = keepers.find(seat => this.#own.has(seat));
    // What lies for one that has moved since, only its old device opens.
    if (keeper === undefined || this.#state.seats[keeper]!.moved) return null;
    return HEIR.encode(this.#own.get(keeper)!.seat.shareOf(bot));
  }

  /** Bots of the host's that this device, which is the host's, cannot play yet, each with the seats of which a share is missing. */
  get missing(): ReadonlyMap<number, readonly number[]> {
    const bots = this.#state.seats.flatMap(({bot, active}, seat) =>
      bot && active && backsUp(this.#state.table, seat) && !this.#roots.has(seat) ? [seat] : [],
    );
    return new Map(
      bots.map(bot => {
        const known = this.#known(bot);
        return [bot, keepersOf(this.#state.table, bot).filter(seat => !known.has(seat))];
      }),
    );
  }

  /** The root of a bot, from what is here; null while a share is missing. */
  rootOf(bot: number): Uint8Array | null {
    if (!this.#isLeft(bot)) return null;
    const known = this.#known(bot);
    if (keepersOf(this.#state.table, bot).some(seat => !known.has(seat))) return null;
    const x = recoverKey(known);
    return this.#opens(bot, x) ? encodeScalar(x) : null;
  }

  /**
   * What a device has given. @param from its seat
   * @returns the root, if it is one
   * @throws FairError fair/unknown-seat, fair/no-backup; fair/bad-recovery for what is neither the root nor this keeper's share
   */
  take(bot: number, from: number, bytes: Uint8Array): Uint8Array | null {
    const {table, seats} = this.#state;
    if (!seats[bot]?.bot) throw new FairError('unknown-seat', {seat: bot});
    if (!this.#isLeft(bot)) throw new FairError('no-backup', {seat: bot});
    const s = HEIR.decode(bytes);
    if (this.#opens(bot, s)) return bytes;
    const holds =
      keepersOf(table, bot).includes(from) &&
      isShareOf(seats[bot].backup!, this.#state.keysOf(bot).Y, from, s);
    if (!holds) throw new FairError('bad-recovery', {seat: from});
    this.#shares.set(bot, new Map(this.#shares.get(bot)).set(from, s));
    return null;
  }

  /** There is something to be handed on. */
  #isLeft(bot: number): boolean {
    const {table, seats} = this.#state;
    return backsUp(table, bot) && seats[bot]!.bot && seats[bot]!.backup !== null;
  }

  /** Shares that are here: given, kept by own seats, and addressed to those whose card key is public. */
  #known(bot: number): Map<number, bigint> {
    const {table, gameId, seats} = this.#state;
    const {backup} = seats[bot]!;
    const known = new Map<number, bigint>();
    if (!backup) return known;
    for (const keeper of keepersOf(table, bot)) {
      const x = seats[keeper]!.cardKey;
      const share =
        this.#own.get(keeper)?.seat.shareOf(bot) ??
        this.#shares.get(bot)?.get(keeper) ??
        (x === null ? undefined : unmask(backup, gameId, keeper, times(backup.E, x)));
      if (share !== undefined && isShareOf(backup, this.#state.keysOf(bot).Y, keeper, share))
        known.set(keeper, share);
    }
    return known;
  }

  #opens(bot: number, x: bigint): boolean {
    return times(G, x).equals(this.#state.keysOf(bot).Y);
  }
}
