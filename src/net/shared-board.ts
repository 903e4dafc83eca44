/**
 * The board as this device shares it. The host opens boards, signs which one counts and pins entries; guests follow
 * the newest signed notice out of the host's own hand. Guests give the document to nobody: what one misses it asks for
 * in the table layer, where every entry is checked by itself.
 */
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {Board, boardBytes} from '../log/board.ts';
import {type Signer, verify} from '../log/sign.ts';
import {inspect} from './guard.ts';
import {LIMITS, TIMES} from './limits.ts';
import type {Mesh} from './mesh.ts';
import type {BoardNotice} from './messages.ts';
import type {Peer} from './peer.ts';
import type {PeerLink} from './peer-link.ts';
import {Rate} from './rate.ts';
import type {YRoom} from './y-room.ts';

interface SharedBoardOptions {
  readonly tableId: string;
  /** Null for guests, who never write. */
  readonly writer: Signer | null;
  readonly room: YRoom;
  readonly mesh: Mesh;
  onEntries(entries: string[]): void;
}

/** Fits a live change, whatever its entries weigh, with room for structure. */
const BATCH = LIMITS.update - LIMITS.entry;

export class SharedBoard {
  readonly #options: SharedBoardOptions;
  readonly #asks = new WeakMap<PeerLink, Rate>();
  #board = new Board(0, null, () => undefined);
  #notice: BoardNotice | null = null;
  /** Guest: the host's page that the board is of; another page may count from anywhere. */
  #page: string | null = null;
  #queue: string[] = [];
  #opening = false;
  #pushedAt = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SharedBoardOptions) {
    this.#options = options;
    options.room.use(this.#board.doc);
  }

  get entries(): string[] {
    return this.#board.entries;
  }

  // ——— the host's side ———

  /** Opens a fresh board that holds these entries; peers leave the old one. */
  async open(entries: readonly string[]): Promise<void> {
    const {writer, tableId, mesh, onEntries} = this.#options;
    if (!writer) throw new Error('only the host opens boards');
    this.#queue = [...entries];
    if (this.#opening) return;
    this.#opening = true;
    const board = new Board(Math.max(Date.now(), this.#board.number + 1), null, onEntries);
    const signature = await writer.sign(boardBytes(tableId, board.number, board.writer));
    this.#notice = {k: 'board', n: board.number, client: board.writer, signature: toBase64url(signature)};
    this.#replace(board);
    for (const link of mesh.book.links) link.send(this.#notice);
    this.#opening = false;
    this.#pushedAt = Number.NEGATIVE_INFINITY;
    this.#flush();
  }

  /** Pins entries; what comes in quick succession travels together. */
  push(entries: readonly string[]): void {
    if (!this.#options.writer) throw new Error('only the host pushes');
    if (entries.some(entry => utf8(entry).length > LIMITS.entry))
      throw new RangeError('an entry is too large');
    this.#queue.push(...entries);
    this.#flush();
  }

  #flush(): void {
    clearTimeout(this.#timer);
    if (this.#opening || this.#queue.length === 0) return;
    const wait = this.#pushedAt + TIMES.boardGap - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#flush(), wait);
      return;
    }
    const limits = {entries: LIMITS.boardEntries, bytes: LIMITS.board};
    const batch = takeBatch(this.#queue, this.#board.size === 0 ? limits.bytes : BATCH);
    if (!this.#board.holds(batch, limits) && this.#board.size > 0) {
      // Who lacks the older entries asks for them; the log itself goes on.
      void this.open(this.#queue);
      return;
    }
    this.#queue.splice(0, batch.length);
    this.#pushedAt = performance.now();
    this.#board.push(batch);
    this.#flush();
  }

  // ——— both sides ———

  /** A link stands: it hears which board counts, and is asked for what we lack. */
  linked(peer: Peer, link: PeerLink): void {
    const {writer, room} = this.#options;
    if (writer && this.#notice) link.send(this.#notice);
    // Known before the link stood; else its notice makes us ask.
    if (!writer && peer.host && this.#notice) room.ask(link.connection);
  }

  /** @throws BadMessage net/bad-board */
  async heard(notice: BoardNotice, from: Peer, link: PeerLink): Promise<void> {
    const {tableId, writer, room, onEntries} = this.#options;
    // Who takes somebody else for the host than the others do cannot blame them for it.
    if (!from.host || from.key === null || writer) return;
    const isNews = () => notice.n > this.#board.number || this.#page !== from.id;
    if (!isNews()) return;
    const signature = fromBase64url(notice.signature) ?? new Uint8Array();
    if (!(await verify(from.key, boardBytes(tableId, notice.n, notice.client), signature)))
      throw new BadMessage('net/bad-board');
    if (!isNews()) return;
    this.#notice = notice;
    this.#page = from.id;
    this.#replace(new Board(notice.n, notice.client, onEntries));
    room.ask(link.connection);
  }

  /**
   * A y-webrtc message, guarded.
   * @throws BadMessage net/…
   */
  receive(peer: Peer, link: PeerLink, frame: Uint8Array): void {
    const host = this.#options.writer !== null;
    const verdict = inspect(frame, this.#board, {fromHost: peer.host, host});
    if (verdict.do === 'deliver' || (verdict.do === 'answer' && this.#mayAsk(link))) link.deliver(frame);
  }

  #mayAsk(link: PeerLink): boolean {
    let rate = this.#asks.get(link);
    if (!rate) {
      rate = new Rate(0.5, LIMITS.boardAsks);
      this.#asks.set(link, rate);
    }
    return rate.take();
  }

  #replace(board: Board): void {
    const old = this.#board;
    this.#board = board;
    this.#options.room.use(board.doc);
    old.close();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#board.close();
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
