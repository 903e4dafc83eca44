/**
 * The other devices at a table, as far as this one knows: who is linked, where their logs stand, and what the net had to
 * refuse. Without a room, as at a table on one device, nobody is there and what is told goes nowhere.
 */
import type {AnyCode} from '../../base/codes.ts';
import type {Seat} from '../../engine/game.ts';
import {changesHosts, type HeaderSeat} from '../../log/header.ts';
import type {Ledger} from '../playing/ledger.ts';
import type {Outside} from '../playing/outside.ts';
import type {LinkState, ShownCode, StrikeView, Watcher} from '../seen/view-model.ts';
import type {Report} from './election.ts';
import type {PeerInfo, RoomEvents, RoomPort} from './room-port.ts';
import {Strikes} from './strikes.ts';

/** Where a log stands, as its device said, and what that device thinks of the host. */
export interface Standing extends Report {
  readonly digest: string;
}

/** Seats whose state digest at the same entry equals ours, and those whose does not. */
export interface Comparison {
  readonly agree: readonly Seat[];
  readonly differ: readonly Seat[];
}

const NO_LOG = {n: -1, hash: '', digest: '', t: 0};
/** Devices whose standing is kept: somebody with ever new keys cannot fill memory. */
const STANDINGS = 64;
/** Best first. */
const LINKS: readonly LinkState[] = ['live', 'unsteady', 'connecting'];

export const standingOf = (ledger: Ledger | null): Pick<Standing, 'n' | 'hash' | 'digest' | 't'> =>
  ledger ? {...ledger.chain.head, digest: ledger.replay.digest, t: ledger.chain.term} : NO_LOG;

export class Circle implements Outside {
  readonly #own: string;
  readonly #host: () => string;
  readonly #changed: () => void;
  readonly #strikes = new Strikes();
  readonly #standings = new Map<string, Standing>();
  /** Whose log has moved since logs were compared last. */
  readonly #told = new Set<string>();
  #room: RoomPort | null = null;
  /** Keys of those who sit. */
  #seated: readonly string[] = [];

  /**
   * @param own this device's key at the table
   * @param host key of the device that is the host now, empty while it is not known
   * @param changed somebody misbehaved
   */
  constructor(own: string, host: () => string, changed: () => void) {
    this.#own = own;
    this.#host = host;
    this.#changed = changed;
  }

  readonly events: Pick<RoomEvents, 'strike'> = {
    strike: ({key}, code) => {
      this.#strikes.note(key, code, other => this.#isKnown(other));
      this.#changed();
    },
  };

  enter(room: RoomPort): void {
    this.#room = room;
  }

  get peers(): readonly PeerInfo[] {
    return this.#room?.peers ?? [];
  }

  linkOf(key: string): LinkState {
    if (key === this.#own) return 'self';
    const links = this.peers.filter(peer => peer.key === key).map(peer => peer.link);
    // A device that came back under another name may still be listed under the old one.
    return LINKS.find(link => links.includes(link)) ?? 'away';
  }

  tell(peer: string, message: object): void {
    this.#room?.send(peer, message);
  }

  tellAll(message: object): void {
    this.#room?.broadcast(message);
  }

  /** To the device with this key; nothing happens while it is away. */
  tellKey(key: string, message: object): void {
    const peer = this.peers.find(other => other.key === key && other.link !== 'away');
    if (peer) this.#room?.send(peer.id, message);
  }

  /** Nothing happens on the host's device itself. */
  tellHost(message: object): void {
    const host = this.#host();
    if (host !== this.#own) this.tellKey(host, message);
  }

  /** Whose device keeps the table now, as the log says. */
  penIs(key: string, term: number): void {
    this.#room?.penIs(key, term);
  }

  /** Host only: a fresh bulletin with the whole log. */
  open(texts: readonly string[]): void {
    this.#room?.open(texts);
  }

  /** Host only: the next entry. */
  publish(text: string): void {
    this.#room?.publish(text);
  }

  /**
   * An offer for a device that comes without a server. Null: there is no room yet.
   * @param address as in `RoomPort.offer`
   * @throws BadMessage code/no-address, code/bad-address
   */
  offer(address: string | null): Promise<ShownCode> | null {
    return this.#room?.offer(address) ?? null;
  }

  /** The answer to one. @returns key of the device that it let in; null without a room @throws BadMessage code/…, join/refused */
  async takeAnswer(text: string): Promise<string | null> {
    return (await this.#room?.takeAnswer(text)) ?? null;
  }

  redial(): void {
    this.#room?.redial();
  }

  /** The host's key, as far as the net knows it. */
  get hostKey(): string | null {
    return this.#room?.hostKey ?? null;
  }

  /** Sits here, or is linked. */
  #isKnown(key: string): boolean {
    return this.#seated.includes(key) || this.peers.some(peer => peer.key === key && peer.link !== 'away');
  }

  /** Those who sit have a place in the mesh whoever else comes. */
  reserve(seats: Parameters<RoomPort['reserve']>[0]): void {
    this.#seated = seats.keys;
    this.#room?.reserve(seats);
  }

  /** Devices that are here and that none of these keys is of. */
  watchers(keys: readonly string[]): Watcher[] {
    return this.peers
      .filter(({key, link}) => link !== 'away' && !keys.includes(key))
      .map(({key, name}) => ({key, name}));
  }

  /** Host only: sends these devices away, and keeps them out. */
  remove(keys: readonly string[]): void {
    for (const key of keys) this.#room?.remove(key);
  }

  /** A peer sent what no honest one sends. */
  blame(peer: string, code: AnyCode): void {
    this.#room?.blame(peer, code);
  }

  /** Host only. @returns the link's new secret; null without a room */
  renew(): string | null {
    return this.#room?.renew() ?? null;
  }

  strikes(seats: readonly HeaderSeat[]): StrikeView[] {
    return this.#strikes.view({seats});
  }

  /** Where a device's log stands, as it said last. */
  standing(key: string): Standing | null {
    return this.#standings.get(key) ?? null;
  }

  /** Keeps where a device's log stands. @returns whether that is news */
  stands(key: string, standing: Standing): boolean {
    const {n, digest} = standing;
    const before = this.#standings.get(key) ?? NO_LOG;
    this.#standings.set(key, standing);
    // Who sits and who is here stays known, whoever has come and gone.
    const stays = (other: string) => other === key || this.#isKnown(other);
    const gone = this.#standings.size > STANDINGS && [...this.#standings.keys()].find(other => !stays(other));
    if (gone) this.#standings.delete(gone);
    if (gone) this.#told.delete(gone);
    const isNews = before.n !== n || before.digest !== digest;
    if (isNews) this.#told.add(key);
    return isNews;
  }

  /**
   * @param before what stays so of those who told of another entry than the last one, but told something since they were
   *   compared last; left out where all have had the time to tell
   */
  compare({chain, replay, head}: Ledger, before?: Comparison): Comparison {
    const agree: Seat[] = [];
    const differ: Seat[] = [];
    chain.book.seats.forEach((seat, i) => {
      const standing = this.#standings.get(seat.key);
      if (seat.kind === 'bot' || !standing) return;
      // On its way from a log that this one took the place of, or to a later one.
      if (standing.n === head && changesHosts(chain.header) && standing.hash !== chain.head.hash) return;
      if (standing.n === head) (standing.digest === replay.digest ? agree : differ).push(i);
      else if (this.#told.has(seat.key) && before?.agree.includes(i)) agree.push(i);
      else if (this.#told.has(seat.key) && before?.differ.includes(i)) differ.push(i);
    });
    this.#told.clear();
    return {agree, differ};
  }

  close(): void {
    this.#room?.close();
    this.#room = null;
  }
}
