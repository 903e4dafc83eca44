/**
 * The public state of fair play at one table (design 10, `FairState`): seats and their keys, who is active, the
 * handles, what is pending. Every peer holds the same one; its digest goes into checkpoints.
 *
 * It holds no secret and nothing that depends on one except through proofs. All changes come from entries of the log,
 * through `step.ts`; an entry that is refused leaves the state as it was.
 */
import {concat} from '../base/bytes.ts';
import type {Backup} from './backup.ts';
import type {Commitment} from './commit.ts';
import {gameIdOf, MAX_SEATS, type TableInfo} from './context.ts';
import {type Blame, FairError} from './errors.ts';
import {encodePoint, encodeScalar, hashToPoint, type Point, sum} from './group.ts';
import {faceOf, type Handle, Handles, layers} from './handle.ts';
import {H32, lp, partBytes, u8, u32} from './hash.ts';
import {encodeSeats, type Request} from './request.ts';
import type {Ciphertext} from './shuffle.ts';

export interface SeatState {
  /** Ed25519 key of the seat's device, for signatures under entries. */
  readonly idKey: Uint8Array;
  keys: {readonly B: Point; readonly Y: Point} | null;
  backup: Backup | null;
  /** It has checked its shares of everybody's back-up. */
  confirmed: boolean;
  active: boolean;
  /** Card key, once everybody knows it. Stays known if the seat comes back. */
  cardKey: bigint | null;
  /** Shares of its card key, published after it left: by the seat that published. */
  readonly recovered: Map<number, bigint>;
}

/** A request that waits for its answers. */
export interface Pending {
  readonly rid: Uint8Array;
  readonly request: Request;
  /** Seats whose answers are still to come (shuffle: in this order; commitments: any order). */
  by: readonly number[];
  /** Of a shuffle: the pile as the last pass left it, the joint key and the number of passes done. */
  readonly shuffle?: {readonly pile: readonly Ciphertext[]; readonly K: Point; readonly done: number};
  /** Of an exclusion: handles still to be proved. */
  readonly open?: readonly number[];
  /** Of commitments: those that are in. */
  readonly commitments?: ReadonlyMap<number, Commitment>;
}

/** What the engine is told; each list holds what one entry settled. */
export interface Claims {
  /** Of a beacon: 64 bytes, and one list per draw. */
  value?: Uint8Array;
  drawn?: readonly (readonly number[])[];
  opened: Map<number, number>;
  dealt: Map<number, number>;
  fresh: readonly number[];
  excluded: Map<number, readonly number[]>;
  disclosed: Map<number, Uint8Array>;
  /** Names of requests that will never be answered and have to be asked again, as `hexName`. */
  cancelled: readonly string[];
}

export const noClaims = (): Claims => ({
  opened: new Map(),
  dealt: new Map(),
  fresh: [],
  excluded: new Map(),
  disclosed: new Map(),
  cancelled: [],
});

/** A request's name as a key of maps. */
export const hexName = (rid: Uint8Array): string =>
  Array.from(rid, byte => byte.toString(16).padStart(2, '0')).join('');

export class FairState {
  readonly table: TableInfo;
  readonly gameId: Uint8Array;
  readonly seats: readonly SeatState[];
  readonly pending = new Map<string, Pending>();
  /** For each deck: encoded card point to value. */
  readonly decks = new Map<string, Map<string, number>>();
  handles = new Handles();
  /** The latest complete set of commitments that may be disclosed; disclosed ones leave it. */
  committed: ReadonlyMap<number, Commitment> = new Map();
  /** Names of requests that were answered or cancelled: none is used twice. */
  readonly spent = new Set<string>();
  /** Set when the set-up failed: nothing happens after it, and all seat secrets are thrown away. */
  failed: Blame | null = null;

  /** @throws FairError fair/bad-count, fair/bad-length, fair/backup-needs-three, fair/equal-keys */
  constructor(table: TableInfo) {
    const {seats, rulesetHash, backup} = table;
    if (seats.length < 1 || seats.length > MAX_SEATS)
      throw new FairError('bad-count', {field: 'seats', count: seats.length});
    if (rulesetHash.length !== 32 || seats.some(seat => seat.idKey.length !== 32 || seat.nonce.length !== 32))
      throw new FairError('bad-length', {field: 'table'});
    if (backup && seats.length < 3) throw new FairError('backup-needs-three');
    if (new Set(seats.map(seat => hexName(seat.idKey))).size !== seats.length)
      throw new FairError('equal-keys', {field: 'idKey'});
    this.table = table;
    this.gameId = gameIdOf(table);
    this.seats = seats.map(({idKey}) => ({
      idKey,
      keys: null,
      backup: null,
      confirmed: false,
      active: true,
      cardKey: null,
      recovered: new Map(),
    }));
  }

  /** Ascending. */
  get active(): number[] {
    return this.seats.flatMap(({active}, seat) => (active ? [seat] : []));
  }

  /** Whether keys, and back-ups where the table has them, are all in and confirmed. */
  get ready(): boolean {
    return this.seats.every(({keys, confirmed}) => keys && (confirmed || !this.table.backup));
  }

  get publicKeys(): ReadonlyMap<number, bigint> {
    return new Map(
      this.seats.flatMap(({cardKey}, seat) => (cardKey === null ? [] : [[seat, cardKey] as const])),
    );
  }

  /** @throws FairError fair/unknown-seat */
  seat(seat: number): SeatState {
    const state = this.seats[seat];
    if (!state) throw new FairError('unknown-seat', {seat});
    return state;
  }

  /** @throws FairError fair/no-keys */
  keysOf(seat: number): {readonly B: Point; readonly Y: Point} {
    const {keys} = this.seat(seat);
    if (!keys) throw new FairError('no-keys', {seat});
    return keys;
  }

  /** `K = sum of Y_j, j in key` */
  jointKey(key: readonly number[]): Point {
    return sum(key.map(seat => this.keysOf(seat).Y));
  }

  /** @throws FairError fair/unknown-request */
  request(rid: Uint8Array): Pending {
    const pending = this.pending.get(hexName(rid));
    if (!pending) throw new FairError('unknown-request', {rid: hexName(rid)});
    return pending;
  }

  /** The request is over. */
  settle(rid: Uint8Array): void {
    this.pending.delete(hexName(rid));
    this.spent.add(hexName(rid));
  }

  /** `M_{d,v} = P("card-point", gameId, d, u32 v)`, learnt for decoding. */
  cardPoint(deck: string, value: number): Point {
    const point = hashToPoint('card-point', this.gameId, deck, u32(value));
    const known = this.decks.get(deck) ?? new Map<string, number>();
    this.decks.set(deck, known.set(hexName(encodePoint(point)), value));
    return point;
  }

  /** The value of a face, or undefined if the deck has no such card. */
  valueOf(deck: string, face: Point): number | undefined {
    return this.decks.get(deck)?.get(hexName(encodePoint(face)));
  }

  /**
   * Notes the value of each handle whose last layer came off.
   * @throws FairError fair/unknown-card (cannot happen while the proofs hold)
   */
  readOpened(handles: Handles, ids: Iterable<number>, claims: Claims): void {
    const known = this.publicKeys;
    for (const id of ids) {
      const handle = handles.get(id);
      if (handle.life === 'dead' || handle.value !== null || layers(handle, known).length > 0) continue;
      const value = this.valueOf(handle.deck, faceOf(handle, known));
      if (value === undefined) throw new FairError('unknown-card', {handle: id});
      handles.change(id, {value});
      claims.opened.set(id, value);
    }
  }

  /** 32 bytes that agree on all peers after the same entries. */
  digest(): Uint8Array {
    const seats = this.seats.map(({keys, active, confirmed, cardKey}) =>
      concat(
        u8((active ? 1 : 0) + (confirmed ? 2 : 0) + (keys ? 4 : 0) + (cardKey === null ? 0 : 8)),
        ...(keys ? [keys.B, keys.Y].map(encodePoint) : []),
        ...(cardKey === null ? [] : [encodeScalar(cardKey)]),
      ),
    );
    const pending = [...this.pending.values()].map(({rid, by}) => concat(rid, encodeSeats(by)));
    const list = (parts: readonly Uint8Array[]) => concat(u32(parts.length), ...parts);
    return H32(
      'state',
      this.gameId,
      list(seats),
      list(Array.from(this.handles.all(), encodeHandle)),
      list(pending),
    );
  }
}

const LIVES: readonly Handle['life'][] = ['live', 'reserved', 'dead'];

const encodeHandle = ({id, deck, a, b, key, shares, value, life, viewOf}: Handle): Uint8Array =>
  concat(
    u32(id),
    lp(partBytes(deck)),
    encodePoint(a),
    encodePoint(b),
    encodeSeats(key),
    encodeSeats([...shares.keys()]),
    ...[...shares].sort(([one], [other]) => one - other).map(([, share]) => encodePoint(share)),
    u8(LIVES.indexOf(life) + (value === null ? 0 : 4) + (viewOf === null ? 0 : 8)),
    u32(value ?? 0),
    u32(viewOf ?? 0),
  );
