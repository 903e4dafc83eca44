/**
 * A log as small as one can be, and its reader: JSON lines, chained by hashes, signed by host and authors. The test's
 * "engine" asks what an entry of kind `ask` says, until it is answered. The table's own log is read by the same interface.
 */
import {BadMessage} from '../../../src/base/bad-message.ts';
import {equalBytes, fromBase64url, toBase64url, utf8} from '../../../src/base/bytes.ts';
import {hashText} from '../../../src/base/digest.ts';
import type {LogReader, ReadEntry} from '../../../src/fair/audit.ts';
import type {Request} from '../../../src/fair/request.ts';
import type {Sign} from '../../../src/fair/signature.ts';
import type {Claims} from '../../../src/fair/state.ts';
import {STEPS, type StepKind} from '../../../src/fair/step.ts';
import type {TableInfo} from '../../../src/fair/table-info.ts';
import {publicKeyOf, strictSigner, verifyStrict} from '../../../src/log/strict-ed25519.ts';
import {fill} from './hex.ts';

export interface Setting {
  readonly seats: number;
  readonly backup?: boolean;
  /** Rules of the table; 1 where it is left out. */
  readonly format?: 1 | 2;
  /** Secrets are `secret + seat`, 32 equal bytes. */
  readonly secret?: number;
  /** Seats that are bots, all on the device of seat 0. */
  readonly bots?: readonly number[];
  /** They go with the table; their secrets are roots. */
  readonly heirs?: boolean;
}

const idSeed = (seat: number, moves = 0) => fill(0x80 + 0x20 * moves + seat);
/** @param moves how often the seat went on from another device */
export const signerOf = (seat: number, moves = 0): Sign => strictSigner(idSeed(seat, moves));
/** Its identity key. */
export const idKeyOf = (seat: number, moves = 0): Uint8Array => publicKeyOf(idSeed(seat, moves));

export const headerOf = ({seats, backup = false, bots = [], format = 1, heirs = false}: Setting): string =>
  JSON.stringify({
    ...(format === 1 ? {} : {format}),
    backup,
    ...(heirs ? {heirs} : {}),
    seats: Array.from({length: seats}, (_, seat) => ({
      idKey: toBase64url(idKeyOf(seat)),
      device: bots.includes(seat) ? 0 : seat,
      bot: bots.includes(seat),
    })),
  });

interface Line {
  readonly n: number;
  readonly t: number;
  readonly p: string;
  readonly k: StepKind | 'ask' | 'nothing';
  /** Author, its basis, its signature. */
  readonly s: number | null;
  readonly b: string;
  readonly u: string;
  readonly round: number;
  /** Payload of a step in base64url; of `ask` the request. */
  readonly a: unknown;
}

export const hashOf = (text: string): Uint8Array => hashText(text);
export const bytesOf = (text: unknown): Uint8Array => {
  const bytes = typeof text === 'string' ? fromBase64url(text) : null;
  if (!bytes) throw new BadMessage('log/malformed', {});
  return bytes;
};

const authorBytes = (gameId: Uint8Array, {k, a, b}: Pick<Line, 'k' | 'a' | 'b'>) =>
  utf8(JSON.stringify(['author', toBase64url(gameId), k, a, b]));

export interface Draft {
  readonly n: number;
  readonly t: number;
  readonly prev: Uint8Array;
  readonly kind: Line['k'];
  readonly payload: Uint8Array | Request | null;
  readonly author?: number | null;
  /** How often the author's seat went on from another device. */
  readonly moves?: number;
  readonly basis?: Uint8Array;
  readonly round?: number;
}

/** An entry in the order of a host. */
export function sealLine(gameId: Uint8Array, host: number, draft: Draft): string {
  const {n, t, prev, kind, payload, author = null, moves = 0, basis = prev, round = 0} = draft;
  const a = payload instanceof Uint8Array ? toBase64url(payload) : payload;
  const said = {k: kind, a, b: toBase64url(basis)};
  const u = author === null ? '' : toBase64url(signerOf(author, moves)(authorBytes(gameId, said)));
  const line: Line = {n, t, p: toBase64url(prev), ...said, s: author, u, round};
  const body = JSON.stringify(line);
  return `${body}${toBase64url(signerOf(host)(utf8(body)))}`;
}

/** The parts of an entry's text. */
export const bodyOf = (text: string): {line: Line; body: Uint8Array; signature: Uint8Array} => {
  const body = text.slice(0, -86);
  try {
    return {line: JSON.parse(body), body: utf8(body), signature: bytesOf(text.slice(-86))};
  } catch {
    throw new BadMessage('log/not-json', {});
  }
};

export class Reader implements LogReader {
  readonly verify = verifyStrict;
  readonly hashes: Uint8Array[] = [];
  /** What the engine asks. */
  asked: Request | null = null;
  #table!: TableInfo;
  /** Identity keys, by seat, as they are by now. */
  #keys: Uint8Array[] = [];
  #host = 0;
  #term = 0;
  #read: {readonly line: Line; readonly hash: Uint8Array} | null = null;

  open(header: string): TableInfo {
    let given: {
      format?: 1 | 2;
      backup: boolean;
      heirs?: boolean;
      seats: {idKey: string; device: number; bot: boolean}[];
    };
    try {
      given = JSON.parse(header);
    } catch {
      throw new BadMessage('log/no-header', {});
    }
    const hash = hashOf(header);
    this.hashes.push(hash);
    this.#table = {
      format: given.format ?? 1,
      gameId: hashOf(`game ${header}`),
      entryHash: hash,
      backup: given.backup,
      heirs: given.heirs ?? false,
      host: 0,
      seats: given.seats.map(({idKey, device, bot}) => ({idKey: bytesOf(idKey), device, bot})),
    };
    this.#keys = this.#table.seats.map(({idKey}) => idKey);
    return this.#table;
  }

  read(text: string): ReadEntry {
    const {line, body, signature} = bodyOf(text);
    const {n, t, p, k, s, b, u, a, round} = line;
    const {gameId} = this.#table;
    const keys = this.#keys;
    const prev = bytesOf(p);
    if (n !== this.hashes.length || !equalBytes(prev, this.hashes[n - 1]!))
      throw new BadMessage('log/broken-link', {});
    const host = k === 'host' ? s! : this.#host;
    if (t !== this.#term + (k === 'host' ? 1 : 0)) throw new BadMessage('log/other-term', {});
    if (!keys[host] || !verifyStrict(keys[host], body, signature))
      throw new BadMessage('log/bad-host-signature', {});
    const basis = bytesOf(b);
    if (!this.hashes.some(hash => equalBytes(hash, basis))) throw new BadMessage('log/bad-basis', {});
    if (s !== null && !(keys[s] && verifyStrict(keys[s], authorBytes(gameId, line), bytesOf(u))))
      throw new BadMessage('log/bad-author-signature', {});
    const hash = hashOf(text);
    this.#read = {line, hash};
    const isStep = (STEPS as readonly string[]).includes(k);
    return {
      // The kind was just compared.
      said: isStep ? {kind: k as StepKind, payload: bytesOf(a), author: s} : null,
      place: {seq: n, term: t, entryHash: hash, prev, basis, round},
    };
  }

  /** Dealing took the entry, so it counts. */
  fold({answered}: Claims): Request | null {
    if (this.#read) {
      const {line, hash} = this.#read;
      this.#read = null;
      this.hashes.push(hash);
      this.#term = line.t;
      if (line.k === 'host') this.#host = line.s!;
      if (line.k === 'reseat') {
        const [seat, ...rest] = bytesOf(line.a);
        this.#keys[seat!] = Uint8Array.from(rest.slice(0, 32));
      }
      if (line.k === 'ask') this.asked = line.a as Request;
    }
    if (answered.length > 0) this.asked = null;
    return this.asked;
  }

  commit(): void {
    // An entry of this log says nothing of what came out of it.
  }
}
