/**
 * When a seat may let a share out (design 3.4, 5.3), and what a device must remember for it. The rules here close
 * forks before anything is opened; a slip here would leak cards although all proofs are right.
 *
 * - A device acknowledges at most one entry in one place `(term, seq)`, in ascending order of places.
 * - It lets shares out only for an entry with a complete certificate, and then never follows a history that
 *   conflicts with that entry: the release watermark.
 * - Both are stored *before* the signature or the share leaves; `save` gives the bytes.
 *
 * Why: without it a host shows seat A a branch that deals card i to B, and B a branch that deals it to A, and collects
 * both shares. Two watermarks of honest seats cannot conflict, since each implies everybody's acknowledgement.
 *
 * Known weakness: a device that loses what it stored must not play on with the same secret.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {
  type Ack,
  type Certificate,
  comparePlaces,
  decodeCertificate,
  encodeCertificate,
  equivocation,
  type Head,
  isCertified,
  makeAck,
  type Sign,
  sameHead,
  verifyAck,
} from './ack.ts';
import {requestRid} from './context.ts';
import {FairError} from './errors.ts';
import {u8, u32} from './hash.ts';
import {readFlag} from './request.ts';
import {decode, type Reader} from './wire.ts';

/** Hash of the entry with this number in a history, or undefined if it is not that long. */
export type History = (seq: number) => Uint8Array | undefined;

/** That shares for the requests of one entry may leave. Only `ReleaseGuard` makes one. */
export class Permit {
  readonly #entryHash: Uint8Array;
  readonly #gameId: Uint8Array;

  constructor(gameId: Uint8Array, entryHash: Uint8Array) {
    this.#gameId = gameId;
    this.#entryHash = entryHash;
  }

  /** Whether this entry asked for it. */
  covers(rid: Uint8Array): boolean {
    return equalBytes(rid, requestRid(this.#gameId, this.#entryHash));
  }
}

const encodeHead = (head: Head | null): Uint8Array =>
  head ? concat(u8(1), u32(head.term), u32(head.seq), head.entryHash) : u8(0);

const readHead = (reader: Reader): Head | null =>
  !readFlag(reader, 'present')
    ? null
    : {term: reader.u32('term'), seq: reader.u32('seq'), entryHash: reader.bytes(32, 'entryHash')};

export class ReleaseGuard {
  readonly #gameId: Uint8Array;
  readonly #idKeys: readonly Uint8Array[];
  #lastAck: Head | null = null;
  #watermark: Head | null = null;
  #certificate: Certificate = [];

  /** @param saved what `save` gave. @throws FairError as all decoders */
  constructor(gameId: Uint8Array, idKeys: readonly Uint8Array[], saved?: Uint8Array) {
    this.#gameId = gameId;
    this.#idKeys = idKeys;
    if (!saved) return;
    decode(saved, reader => {
      this.#lastAck = readHead(reader);
      this.#watermark = readHead(reader);
      this.#certificate = decodeCertificate(reader.bytes(reader.left, 'certificate'));
    });
  }

  /** To be stored durably after each `acknowledge` and `release`, before their results are used. */
  save(): Uint8Array {
    return concat(
      encodeHead(this.#lastAck),
      encodeHead(this.#watermark),
      encodeCertificate(this.#certificate),
    );
  }

  /** The highest entry for which this device let a share out. */
  get watermark(): Head | null {
    return this.#watermark;
  }

  /** The certificate of the watermark: what a host change is decided by. */
  get certificate(): Certificate {
    return this.#certificate;
  }

  /** Whether a history may be followed: it holds the watermark, at its place. */
  accepts(history: History): boolean {
    if (!this.#watermark) return true;
    const own = history(this.#watermark.seq);
    return own !== undefined && equalBytes(own, this.#watermark.entryHash);
  }

  /**
   * This seat's acknowledgement of the last entry of a history that it has verified.
   * @throws FairError fair/below-watermark, fair/acknowledged-other
   */
  acknowledge(seat: number, head: Head, history: History, sign: Sign): Ack {
    if (!this.accepts(history)) throw new FairError('below-watermark');
    const last = this.#lastAck;
    if (last && !sameHead(last, head) && comparePlaces(head, last) <= 0)
      throw new FairError('acknowledged-other', {term: head.term, seq: head.seq});
    this.#lastAck = head;
    return makeAck(sign, this.#gameId, seat, head);
  }

  /**
   * Moves the watermark to a certified entry.
   * @returns the permit that answers to the entry's request need
   * @throws FairError fair/not-certified, fair/below-watermark
   */
  release(head: Head, certificate: Certificate, active: readonly number[], history: History): Permit {
    if (!isCertified(certificate, head, active, this.#gameId, this.#idKeys))
      throw new FairError('not-certified', {seq: head.seq});
    const own = history(head.seq);
    if (!this.accepts(history) || !own || !equalBytes(own, head.entryHash))
      throw new FairError('below-watermark');
    if (!this.#watermark || comparePlaces(head, this.#watermark) > 0) {
      this.#watermark = head;
      this.#certificate = certificate;
    }
    return new Permit(this.#gameId, head.entryHash);
  }
}

/** Kept at one time: a seat that floods the table with signatures fills no memory. The oldest go first. */
const MAX_ACKS = 4096;

/** Collects acknowledgements, notices a seat that gives two, and completes certificates. */
export class AckBook {
  readonly #gameId: Uint8Array;
  readonly #idKeys: readonly Uint8Array[];
  /** By seat and place. */
  readonly #acks = new Map<string, Ack>();

  constructor(gameId: Uint8Array, idKeys: readonly Uint8Array[]) {
    this.#gameId = gameId;
    this.#idKeys = idKeys;
  }

  /** @throws FairError fair/bad-ack; FairnessBreach fair/equivocation */
  add(ack: Ack): void {
    const idKey = this.#idKeys[ack.seat];
    if (!idKey || !verifyAck(ack, this.#gameId, idKey)) throw new FairError('bad-ack', {seat: ack.seat});
    const place = `${ack.seat} ${ack.term} ${ack.seq}`;
    const known = this.#acks.get(place);
    const breach = known && equivocation(known, ack, this.#gameId, idKey);
    if (breach) throw breach;
    if (this.#acks.size >= MAX_ACKS) this.#acks.delete(this.#acks.keys().next().value!);
    this.#acks.set(place, ack);
  }

  /** The certificate of an entry, or null while a seat is missing. */
  certificate(head: Head, active: readonly number[]): Certificate | null {
    const acks = active.flatMap(seat => this.#acks.get(`${seat} ${head.term} ${head.seq}`) ?? []);
    return acks.length === active.length && acks.every(ack => sameHead(ack, head)) ? acks : null;
  }
}

/**
 * A branch that a seat brings to a host change: its hashes in order, and the entry of its highest certificate, which
 * the caller has checked by `isCertified`.
 */
export interface Branch {
  readonly hashes: readonly Uint8Array[];
  readonly certified: Head | null;
}

/**
 * Which of two valid branches the new host continues: the one with the highest certificate, else the longer, else the
 * one whose first differing hash is smaller. Negative if `one` wins.
 */
export function compareBranches(one: Branch, other: Branch): number {
  const [a, b] = [one.certified, other.certified];
  if (a && b && comparePlaces(a, b) !== 0) return comparePlaces(b, a);
  if (!a !== !b) return a ? -1 : 1;
  if (one.hashes.length !== other.hashes.length) return other.hashes.length - one.hashes.length;
  const at = one.hashes.findIndex((hash, i) => !equalBytes(hash, other.hashes[i]!));
  if (at < 0) return 0;
  const [left, right] = [one.hashes[at]!, other.hashes[at]!];
  const byte = left.findIndex((value, i) => value !== right[i]);
  return left[byte]! - right[byte]!;
}
