/**
 * The bulletin as this device shares it. The host opens bulletins, signs which one counts and pins entries; guests follow
 * the newest signed notice out of the host's own hand. Guests give the document to nobody: what one misses it asks for
 * in the table layer, where every entry is checked by itself.
 */
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {Bulletin, bulletinBytes} from '../log/bulletin.ts';
import {type Signer, verify} from '../log/sign.ts';
import {inspect} from './guard.ts';
import {LIMITS, TIMES} from './limits.ts';
import type {Mesh} from './mesh.ts';
import type {BulletinNotice} from './messages.ts';
import type {Peer} from './peer.ts';
import type {PeerLink} from './peer-link.ts';
import {Rate} from './rate.ts';
import type {YRoom} from './y-room.ts';

interface SharedBulletinOptions {
  readonly tableId: string;
  /** Of this device, for when it is the host. */
  readonly identity: Signer;
  readonly room: YRoom;
  readonly mesh: Mesh;
  onEntries(entries: string[]): void;
}

/** Fits a live change, whatever its entries weigh, with room for structure. */
const BATCH = LIMITS.update - LIMITS.entry;

export class SharedBulletin {
  readonly #options: SharedBulletinOptions;
  readonly #asks = new WeakMap<PeerLink, Rate>();
  #bulletin = new Bulletin(0, null, () => undefined);
  #notice: BulletinNotice | null = null;
  /** What others said that this device did not take for the host then, by page. */
  readonly #passed = new Map<
    string,
    {readonly notice: BulletinNotice; readonly from: Peer; readonly link: PeerLink}
  >();
  /** Guest: the host's page that the bulletin is of; another page may count from anywhere. */
  #page: string | null = null;
  #queue: string[] = [];
  #opening = false;
  #pushedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SharedBulletinOptions) {
    this.#options = options;
    options.room.use(this.#bulletin.doc);
  }

  get entries(): string[] {
    return this.#bulletin.entries;
  }

  // ——— the host's side ———

  /** Opens a fresh bulletin that holds these entries; peers leave the old one. */
  async open(entries: readonly string[]): Promise<void> {
    const {identity, tableId, mesh, onEntries} = this.#options;
    if (!mesh.isHost) return;
    this.#queue = [...entries];
    if (this.#opening) return;
    this.#opening = true;
    const {term} = mesh;
    const bulletin = new Bulletin(this.#bulletin.number + 1, null, onEntries);
    const signature = await identity.sign(bulletinBytes(tableId, term, bulletin.number, bulletin.writer));
    if (!mesh.isHost) {
      this.#opening = false;
      return;
    }
    this.#notice = {
      k: 'board',
      t: term,
      n: bulletin.number,
      client: bulletin.writer,
      signature: toBase64url(signature),
    };
    this.#replace(bulletin);
    for (const link of mesh.book.links) link.send(this.#notice);
    this.#opening = false;
    this.#pushedAt = Number.NEGATIVE_INFINITY;
    this.#flush();
  }

  /** Pins entries; what comes in quick succession travels together. */
  push(entries: readonly string[]): void {
    // What was sealed before another became the host is on its way otherwise.
    if (!this.#options.mesh.isHost) return;
    if (entries.some(entry => utf8(entry).length > LIMITS.entry))
      throw new RangeError('an entry is too large');
    this.#queue.push(...entries);
    this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    if (this.#opening || this.#queue.length === 0 || !this.#options.mesh.isHost) return;
    const wait = this.#pushedAt + TIMES.bulletinGap - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#flush(), wait);
      return;
    }
    const limits = {entries: LIMITS.bulletinEntries, bytes: LIMITS.bulletin};
    const batch = takeBatch(this.#queue, this.#bulletin.size === 0 ? limits.bytes : BATCH);
    if (!this.#bulletin.holds(batch, limits) && this.#bulletin.size > 0) {
      // Who lacks the older entries asks for them; the log itself goes on.
      void this.open(this.#queue);
      return;
    }
    this.#queue.splice(0, batch.length);
    this.#pushedAt = performance.now();
    this.#bulletin.push(batch);
    this.#flush();
  }

  // ——— both sides ———

  /** Another device is the host now: who has said already which bulletin counts is heard. */
  async hostChanged(): Promise<void> {
    clearTimeout(this.#timer);
    this.#queue = [];
    if (this.#options.mesh.isHost) this.#notice = null;
    for (const {notice, from, link} of [...this.#passed.values()])
      if (from.host) await this.heard(notice, from, link).catch(() => undefined);
  }

  /** A link stands: it hears which bulletin counts, and is asked for what we lack. */
  linked(peer: Peer, link: PeerLink): void {
    const {mesh, room} = this.#options;
    if (mesh.isHost && this.#notice) link.send(this.#notice);
    // Known before the link stood; else its notice makes us ask.
    if (!mesh.isHost && peer.host && this.#notice) room.ask(link.connection);
  }

  /** @throws BadMessage net/bad-bulletin */
  async heard(notice: BulletinNotice, from: Peer, link: PeerLink): Promise<void> {
    const {tableId, mesh, room, onEntries} = this.#options;
    if (from.key === null) return;
    // Who takes somebody else for the host than the others do cannot blame them for it.
    if (!from.host || mesh.isHost) {
      this.#passed.set(from.id, {notice, from, link});
      if (this.#passed.size > LIMITS.peers) this.#passed.delete(this.#passed.keys().next().value!);
      return;
    }
    this.#passed.delete(from.id);
    const {t, n, client} = notice;
    const isNews = () => t > (this.#notice?.t ?? -1) || n > this.#bulletin.number || this.#page !== from.id;
    if (!isNews()) return;
    const signature = fromBase64url(notice.signature) ?? new Uint8Array();
    if (!(await verify(from.key, bulletinBytes(tableId, t, n, client), signature)))
      throw new BadMessage('net/bad-bulletin');
    if (!isNews() || !from.host) return;
    this.#notice = notice;
    this.#page = from.id;
    this.#replace(new Bulletin(n, client, onEntries));
    room.ask(link.connection);
  }

  /**
   * A y-webrtc message, guarded.
   * @throws BadMessage net/…
   */
  receive(peer: Peer, link: PeerLink, frame: Uint8Array): void {
    const {isHost: host, mayChange: changes} = this.#options.mesh;
    const verdict = inspect(frame, this.#bulletin, {fromHost: peer.host, host, changes});
    if (verdict.do === 'deliver' || (verdict.do === 'answer' && this.#mayAsk(link))) link.deliver(frame);
  }

  #mayAsk(link: PeerLink): boolean {
    let rate = this.#asks.get(link);
    if (!rate) {
      rate = new Rate(0.5, LIMITS.bulletinAsks);
      this.#asks.set(link, rate);
    }
    return rate.take();
  }

  #replace(bulletin: Bulletin): void {
    const old = this.#bulletin;
    this.#bulletin = bulletin;
    this.#options.room.use(bulletin.doc);
    old.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#bulletin.close();
  }
}

/** The first entries that fit in so many bytes together; at least one. */
function takeBatch(entries: readonly string[], bytes: number): string[] {
  let sum = 0;
  const end = entries.findIndex((entry, i) => {
    sum += utf8(entry).length;
    return i > 0 && sum > bytes;
  });
  return entries.slice(0, end < 0 ? entries.length : end);
}
