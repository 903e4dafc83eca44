/**
 * The public state of fair play at one table: seats and their keys, who is active, the handles, what is pending. Every
 * peer holds the same one.
 *
 * It holds no secret and nothing that depends on one except through proofs. All changes come from entries of the log,
 * through `step.ts`; an entry that is refused leaves the state as it was.
 */
import type {Backup} from './backup.ts';
import type {Commitment} from './commit.ts';
import {type Blame, FairError, type FairnessBreach} from './errors.ts';
import {encodePoint, hashToPoint, type Point, sum} from './group.ts';
import {faceOf, Handles, layers} from './handle.ts';
import {u32} from './hash.ts';
import {hexName} from './hex-name.ts';
import type {Request} from './request.ts';
import type {Ciphertext} from './shuffle.ts';
import type {Verify} from './signature.ts';
import {backsUp, devicesOf, keeps, requireTable, type TableInfo} from './table-info.ts';

export interface SeatState {
  /** Ed25519 key of the seat, for signatures under what it says; another one once its person is at another device. */
  idKey: Uint8Array;
  /** Its person has gone on from another device (format 2): what was addressed to its keys before, its new ones do not open. */
  moved: boolean;
  /** Of a bot: that of the first host, which alone has its secrets; where it has heirs, that of the present one. */
  device: number;
  readonly bot: boolean;
  keys: {readonly B: Point; readonly Y: Point} | null;
  backup: Backup | null;
  /** It has checked its shares of everybody's back-up. */
  confirmed: boolean;
  active: boolean;
  /** Card key, once everybody knows it. Stays known if the seat comes back. */
  cardKey: bigint | null;
  /** Shares of its card key, published after it left: by the seat that published. */
  readonly recovered: Map<number, bigint>;
  /** Number of the entry by which it left last; -1: never. */
  leftAt: number;
  /** Round in which it came back last; -1: never. */
  returned: number;
}

/** The last entry of the log, and where it stands. */
export interface Head {
  readonly term: number;
  readonly seq: number;
  /** 32 bytes. */
  readonly entryHash: Uint8Array;
}

/** A shuffle on its way. */
export interface Shuffling {
  /** The pile as the last pass left it, or as it will be once it is widened. */
  readonly pile: readonly Ciphertext[];
  /** Seats whose keys lock the result. */
  readonly key: readonly number[];
  readonly K: Point;
  readonly done: number;
  /** By seat: places in the pile that its layer still has to be put on. */
  readonly widen: ReadonlyMap<number, readonly number[]>;
}

/** A request that waits for its answers. */
export interface Pending {
  readonly rid: Uint8Array;
  /** Its number among the questions after its entry: more than one where the first needed nobody's answer. */
  readonly index: number;
  readonly request: Request;
  /** Seats whose answers are still to come (shuffle: in this order; commitments: any order). */
  readonly by: readonly number[];
  /** Number of the entry since which the question has its present form: answers made on an older one are void. */
  readonly since: number;
  readonly shuffle?: Shuffling;
  /** Of an exclusion: handles still to be proved, and those that were. */
  readonly open?: readonly number[];
  readonly excluded?: readonly number[];
  /** Of a beacon, by seat that is lost: the parts of its part that its keepers gave, by keeper. */
  readonly heirs?: ReadonlyMap<number, ReadonlyMap<number, Point>>;
  /** Of commitments: those that are in. Of a disclosure: those that are due, and what came out so far. */
  readonly commitments?: ReadonlyMap<number, Commitment>;
  readonly disclosed?: ReadonlyMap<number, Uint8Array>;
}

/** A draw that was given up because somebody's part was missing, and made again under another name. Stays for ever. */
export interface Redraw {
  /** Number of the entry by which it was given up. */
  readonly seq: number;
  readonly rid: Uint8Array;
  readonly kind: 'beacon' | 'shuffle';
  /** Whose part was missing: the lowest seat of the device. */
  readonly seat: number;
  /** Of the game, as of that entry. */
  readonly round: number;
}

/** What the engine is told; each list holds what one entry settled. */
export interface Claims {
  /** Of a beacon: 64 bytes, and one list per draw. */
  value?: Uint8Array;
  drawn?: readonly (readonly number[])[];
  /** Handle to face. */
  opened: Map<number, number>;
  /** Handle to receiver. */
  dealt: Map<number, number>;
  readonly fresh: number[];
  excluded: Map<number, readonly number[]>;
  /** Seats whose commitment came in. */
  readonly committed: number[];
  /** What was chosen: with the entry that completes a request, by all seats. */
  disclosed: Map<number, Uint8Array>;
  /** Requests that are over with this entry: the claims hold their whole answer. */
  readonly answered: Pending[];
  /** Names of requests that will never be answered and have to be asked again, as `hexName`. */
  readonly cancelled: string[];
}

export const noClaims = (): Claims => ({
  opened: new Map(),
  dealt: new Map(),
  fresh: [],
  excluded: new Map(),
  committed: [],
  disclosed: new Map(),
  answered: [],
  cancelled: [],
});

/** Puts the entries of one map into another instead of its own. */
export function refill<K, V>(map: Map<K, V>, from: ReadonlyMap<K, V>): void {
  map.clear();
  for (const [key, value] of from) map.set(key, value);
}

export class FairState {
  readonly table: TableInfo;
  readonly gameId: Uint8Array;
  readonly verify: Verify;
  readonly seats: readonly SeatState[];
  readonly pending = new Map<string, Pending>();
  /** For each deck: encoded card point to value. */
  readonly decks = new Map<string, ReadonlyMap<string, number>>();
  handles = new Handles();
  /** Complete sets of commitments by the name of their request, oldest first; a disclosed one leaves its set. */
  readonly committed = new Map<string, ReadonlyMap<number, Commitment>>();
  /** What bots have sealed, for whoever plays them when it is due: by `boxName`. */
  readonly boxes = new Map<string, Uint8Array>();
  /** Each seat's last action, by the name of its request: it is not taken twice. */
  readonly acted = new Map<number, string>();
  /** Draws that were given up, oldest first. */
  redraws: readonly Redraw[] = [];
  /** Set when the set-up failed: nothing happens after it, and all seat secrets are thrown away. */
  failed: Blame | null = null;
  /** What entries of the log have proved of seats that signed something false, each seat once; the game goes on. */
  convicted: readonly Blame[] = [];
  head: Head;
  /** Seat of the person whose device seals the entries of this term. */
  host: number;
  /** Questions asked since the last entry. */
  asked = 0;
  /** Answers that hold, by their digest: what was tried on a copy is neither read nor checked twice. */
  checked = new Map<string, unknown>();
  /** Numbers of entries by their hash: back to the oldest that an answer may still be made on. */
  readonly recent = new Map<string, number>();

  /** @throws FairError as `requireTable` */
  constructor(table: TableInfo, verify: Verify) {
    requireTable(table);
    this.table = table;
    this.gameId = table.gameId;
    this.verify = verify;
    this.seats = table.seats.map(({idKey, device, bot}) => ({
      idKey,
      moved: false,
      device,
      bot,
      keys: null,
      backup: null,
      confirmed: false,
      active: true,
      cardKey: null,
      recovered: new Map(),
      leftAt: -1,
      returned: -1,
    }));
    this.head = {term: 0, seq: 0, entryHash: table.entryHash};
    this.host = table.host;
  }

  /** Ascending. */
  get active(): number[] {
    return this.seats.flatMap(({active}, seat) => (active ? [seat] : []));
  }

  /** Active seats that are no bots: who acknowledges, gives shares of beacons and shuffles. */
  get persons(): number[] {
    return this.active.filter(seat => !this.seats[seat]!.bot);
  }

  /** Active devices, each by its lowest person: who is counted. */
  get devices(): number[] {
    return devicesOf(this.table).filter(seat => this.seats[seat]!.active);
  }

  /** All seats of a device. */
  seatsOf(device: number): number[] {
    return this.seats.flatMap((seat, i) => (seat.device === device ? [i] : []));
  }

  /** Whether keys, and back-ups where the table has them, are all in and confirmed. */
  get ready(): boolean {
    return this.readyBut(null);
  }

  /**
   * The same, whatever a seat still owes whose person went on from another device: that one may be lost before it has
   * keys, and is waited for no more once it has left.
   * @param spared a device of which this is not asked; null for none
   */
  readyBut(spared: number | null): boolean {
    return this.seats.every(
      ({keys, backup, confirmed, device, active, moved}, seat) =>
        (keys || ((!active || device === spared) && moved)) &&
        (!backsUp(this.table, seat) || backup) &&
        (confirmed || device !== seat || !keeps(this.table, seat)),
    );
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

  /** A request waits, in this form. */
  wait(pending: Pending): void {
    this.pending.set(hexName(pending.rid), pending);
  }

  /** The request is over, with all that it was answered with. */
  settle(pending: Pending, claims: Claims): void {
    this.#end(pending);
    claims.answered.push(pending);
  }

  /** The request is over without an answer; a draw that somebody's missing part has ended is remembered. */
  giveUp(pending: Pending, seat: number, round: number, claims: Claims): void {
    const {rid, request} = pending;
    this.cancel(pending, claims);
    if (request.kind !== 'beacon' && request.kind !== 'shuffle') return;
    for (const id of 'inputs' in request ? request.inputs : []) this.handles.change(id, {life: 'live'});
    if (this.table.format > 1)
      this.redraws = [...this.redraws, {seq: this.head.seq + 1, rid, kind: request.kind, seat, round}];
  }

  /** The request is over without an answer. */
  cancel(pending: Pending, claims: Claims): void {
    this.#end(pending);
    claims.cancelled.push(hexName(pending.rid));
  }

  #end({rid}: Pending): void {
    this.pending.delete(hexName(rid));
    this.checked = new Map(); // a copy's end is not the state's
  }

  /** A copy, to try on it what may not hold. */
  fork(): FairState {
    const copy = new FairState(this.table, this.verify);
    copy.#become(this);
    return copy;
  }

  /** What it is now. @returns puts it back as it was */
  mark(): () => void {
    const copy = this.fork();
    return () => this.#become(copy);
  }

  #become(other: FairState): void {
    this.seats.forEach((seat, i) => {
      Object.assign(seat, other.seats[i], {recovered: new Map(other.seats[i]!.recovered)});
    });
    refill(this.pending, other.pending);
    refill(this.committed, other.committed);
    refill(this.boxes, other.boxes);
    refill(this.acted, other.acted);
    refill(this.recent, other.recent);
    refill(this.decks, other.decks);
    this.handles = other.handles.clone();
    this.checked = other.checked;
    this.failed = other.failed;
    this.convicted = other.convicted;
    this.redraws = other.redraws;
    this.head = other.head;
    this.host = other.host;
    this.asked = other.asked;
  }

  /** `M_{d,v} = P("card-point", gameId, d, u32 v)` */
  cardPoint(deck: string, value: number): Point {
    return hashToPoint('card-point', this.gameId, deck, u32(value));
  }

  /** The point of a card that comes into the game, learnt for decoding. */
  mintPoint(deck: string, value: number): Point {
    const point = this.cardPoint(deck, value);
    // A copy of the state has the same map.
    const values = new Map(this.decks.get(deck)).set(hexName(encodePoint(point)), value);
    this.decks.set(deck, values);
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
      if (handle.life === 'dead' || layers(handle, known).length > 0) continue;
      const value = handle.value ?? this.valueOf(handle.deck, faceOf(handle, known));
      if (value === undefined) throw new FairError('unknown-card', {handle: id});
      if (handle.value === null) handles.change(id, {value});
      claims.opened.set(id, value);
    }
  }

  /** All back-ups are in, and not all keepers have said that theirs are right. */
  get confirming(): boolean {
    const backedUp = this.seats.filter((_, seat) => backsUp(this.table, seat));
    return backedUp.length > 0 && !this.ready && backedUp.every(({backup}) => backup);
  }

  /** The log itself proves that a seat has lied. @returns whether that is new */
  convict(blame: Blame): boolean {
    if (this.convicted.some(({seat}) => seat === blame.seat)) return false;
    this.convicted = [...this.convicted, blame];
    return true;
  }

  /**
   * What a keeper has signed is false: its entry stands as the proof, so that all devices and every audit name it alike.
   * @throws FairnessBreach the same, for a seat that the log has convicted, and in format 1: nobody may seal it
   */
  takeProof(breach: FairnessBreach): void {
    if (this.table.format === 1 || !this.convict(breach.blame)) throw breach;
  }

  /** The log has one entry more. */
  advance(head: Head): void {
    this.head = head;
    this.asked = 0;
    this.recent.set(hexName(head.entryHash), head.seq);
    if (this.confirming) return;
    const oldest = Math.min(head.seq, ...Array.from(this.pending.values(), ({since}) => since));
    for (const [hash, seq] of this.recent) if (seq < oldest) this.recent.delete(hash);
  }
}

/** The state as those see it who only read. */
export type FairView = Pick<
  FairState,
  | 'table'
  | 'gameId'
  | 'verify'
  | 'active'
  | 'persons'
  | 'devices'
  | 'seatsOf'
  | 'ready'
  | 'readyBut'
  | 'publicKeys'
  | 'keysOf'
  | 'jointKey'
  | 'request'
  | 'cardPoint'
  | 'valueOf'
  | 'failed'
  | 'convicted'
  | 'redraws'
> & {
  seat(seat: number): Readonly<SeatState>;
  readonly seats: readonly Readonly<SeatState>[];
  readonly pending: ReadonlyMap<string, Pending>;
  readonly boxes: ReadonlyMap<string, Uint8Array>;
  readonly decks: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly handles: Pick<Handles, 'get' | 'all' | 'count' | 'distinct'>;
  readonly head: Head;
  readonly host: number;
  readonly asked: number;
};
