/**
 * A record of fair play: what an auditor is given. The first part names the table, then come the entries, each naming
 * the one before by its hash, each signed by the host of its term.
 *
 *   record = lp(table), then for each entry lp(entry)
 *   table  = text rulesetId, rulesetHash 32, lp options, u8 backup, u8 n, n times (idKey 32, nonce 32)
 *   entry  = u32 seq, u32 term, prev 32, u8 author, u8 kind, lp payload, author signature 64, host signature 64
 *
 * `entryHash = H32("entry", entry)`; prev of entry 1 is `H32("entry", table)`, which is entry 0. The author (255: none)
 * signs `NS || lp("author") || gameId || prev || u8 author || u8 kind || lp payload`; messages that are proofs carry
 * their author already, but commitments, confirmations and mints do not, so every author signs. The host signs
 * `NS || lp("order") || gameId || ` the entry up to its signature. Seat 0 hosts term 0; an entry of kind `host` is
 * signed by the next host, with its seat as author, and begins the next term.
 *
 * The table's own log spells entries in JSON; it carries the same payloads and hands `step` the same places.
 */
import {concat, equalBytes} from '../base/bytes.ts';
import {type Sign, verifySignature} from './ack.ts';
import type {TableInfo} from './context.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {H32, lp, lpAll, NS, partBytes, u8, u32} from './hash.ts';
import {readFlag} from './request.ts';
import {STEPS, type StepKind} from './step.ts';
import {decode, Reader} from './wire.ts';

/** Author of what the host enters by itself: requests, mints, openings, messages that prove themselves. */
export const NO_AUTHOR = 255;
const UNSIGNED = new Uint8Array(64);

export interface RecordEntry {
  readonly seq: number;
  readonly term: number;
  /** 32 bytes. */
  readonly prev: Uint8Array;
  /** A seat, or `NO_AUTHOR`. */
  readonly author: number;
  readonly kind: StepKind;
  readonly payload: Uint8Array;
  readonly authorSignature: Uint8Array;
  readonly hostSignature: Uint8Array;
}

export const encodeTable = ({rulesetId, rulesetHash, options, backup, seats}: TableInfo): Uint8Array =>
  concat(
    lp(partBytes(rulesetId)),
    rulesetHash,
    lp(options),
    u8(backup ? 1 : 0),
    u8(seats.length),
    ...seats.flatMap(({idKey, nonce}) => [idKey, nonce]),
  );

/** @throws FairError as all decoders */
export const decodeTable = (bytes: Uint8Array): TableInfo =>
  decode(bytes, reader => ({
    rulesetId: reader.text('rulesetId'),
    rulesetHash: reader.bytes(32, 'rulesetHash'),
    options: reader.lp('options'),
    backup: readFlag(reader, 'backup'),
    seats: Array.from({length: reader.u8('n')}, () => ({
      idKey: reader.bytes(32, 'idKey'),
      nonce: reader.bytes(32, 'nonce'),
    })),
  }));

export const hashOfEntry = (bytes: Uint8Array): Uint8Array => H32('entry', bytes);

/** What the author signs: the payload on top of the entry that the author saw. */
export const authorBytes = (
  gameId: Uint8Array,
  {prev, author, kind, payload}: Pick<RecordEntry, 'prev' | 'author' | 'kind' | 'payload'>,
): Uint8Array =>
  concat(NS, lpAll(['author']), gameId, prev, u8(author), u8(STEPS.indexOf(kind)), lp(payload));

const body = ({
  seq,
  term,
  prev,
  author,
  kind,
  payload,
  authorSignature,
}: Omit<RecordEntry, 'hostSignature'>) =>
  concat(u32(seq), u32(term), prev, u8(author), u8(STEPS.indexOf(kind)), lp(payload), authorSignature);

/** What the host signs. */
export const orderBytes = (gameId: Uint8Array, entry: Omit<RecordEntry, 'hostSignature'>): Uint8Array =>
  concat(NS, lpAll(['order']), gameId, body(entry));

/** An entry in the host's order. @param author signs as the author, or null for an entry of the host */
export function sealEntry(
  gameId: Uint8Array,
  entry: Pick<RecordEntry, 'seq' | 'term' | 'prev' | 'author' | 'kind' | 'payload'>,
  author: Sign | null,
  host: Sign,
): Uint8Array {
  const authorSignature = author ? author(authorBytes(gameId, entry)) : UNSIGNED;
  const signed = {...entry, authorSignature};
  return concat(body(signed), host(orderBytes(gameId, signed)));
}

/** @throws FairError as all decoders */
export const decodeEntry = (bytes: Uint8Array): RecordEntry =>
  decode(bytes, reader => {
    const seq = reader.u32('seq');
    const term = reader.u32('term');
    const prev = reader.bytes(32, 'prev');
    const author = reader.u8('author');
    const kind = STEPS[reader.u8('kind')];
    if (!kind) throw new FairError('unknown-kind', {field: 'kind'});
    return {
      seq,
      term,
      prev,
      author,
      kind,
      payload: reader.lp('payload'),
      authorSignature: reader.bytes(64, 'authorSignature'),
      hostSignature: reader.bytes(64, 'hostSignature'),
    };
  });

export const encodeRecord = (table: Uint8Array, entries: readonly Uint8Array[]): Uint8Array =>
  concat(lp(table), ...entries.map(lp));

/** Cuts a record into its parts; what they hold is checked by the audit. @throws FairError fair/bad-length */
export function splitRecord(bytes: Uint8Array): {table: Uint8Array; entries: Uint8Array[]} {
  const reader = new Reader(bytes);
  const table = reader.lp('table');
  const entries: Uint8Array[] = [];
  while (reader.left > 0) entries.push(reader.lp('entry'));
  return {table, entries};
}

/**
 * Convicts a host that signed two entries for one place; null if these two are no proof of it.
 * @param idKey of the host. @param seat its seat
 */
export function orderedTwice(
  one: Uint8Array,
  other: Uint8Array,
  gameId: Uint8Array,
  seat: number,
  idKey: Uint8Array,
): FairnessBreach | null {
  const [a, b] = [decodeEntry(one), decodeEntry(other)];
  const twice =
    a.seq === b.seq &&
    a.term === b.term &&
    !equalBytes(one, other) &&
    [a, b].every(entry => verifySignature(entry.hostSignature, orderBytes(gameId, entry), idKey));
  return twice ? new FairnessBreach(seat, 'ordering', 'ordered-twice', one, other) : null;
}
