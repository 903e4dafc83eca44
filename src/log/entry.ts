/**
 * One entry of the log: a string. Its bytes are hashed and signed exactly as they stand, so a peer keeps and passes
 * on the string itself. There is one spelling of each entry: fields in this order, payload in canonical JSON.
 *
 *   n  number, 0 is the header        s  author's seat (actions and table facts)
 *   t  term of the host               a  payload
 *   p  SHA-256 of the entry before    b  basis: number of the last entry the author saw
 *   k  kind                           u  author's signature      h  host's signature, over everything before it
 */
import * as v from 'valibot';
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {hashText} from '../base/digest.ts';
import {canonicalJson, type Json} from '../base/json.ts';
import type {StandInFact} from '../base/stand-in.ts';
import {FORMATS, type Header, HeaderSchema, MOST_SEATS, word} from './header.ts';
import {isName} from './name.ts';
import {type Signer, verify} from './sign.ts';

/** UTF-8 bytes of an ordinary entry, without the proofs of an action, and of the header. */
export const ENTRY_BYTES = 4 * 1024;
export const HEADER_BYTES = 16 * 1024;
/** Of what was dealt together, with its proofs. */
export const DEALT_BYTES = 64 * 1024;
/** Of the proofs for the cards that an action shows, base64url: all resource cards of a table, one opening for each. */
export const SHOWS_CHARACTERS = 24 * 1024;
/** What a device says when it leaves: more than the keys of all seats of a table take. */
const LEAVE_CHARACTERS = 600;
/** How deep a payload may nest. */
const PAYLOAD_DEPTH = 10;

/** `p` of the header: 32 zero bytes. */
export const NO_ENTRY = 'A'.repeat(43);

/** A fact about the table itself. `to` is the number of the entry whose position comes back. */
export type TableFact =
  /** The device to which a seat moved is a member from here on (`SeatBook`). */
  | {readonly type: 'counted'; readonly seat: number}
  | {readonly type: 'askBack'; readonly to: number}
  | {readonly type: 'answerBack'; readonly yes: boolean}
  /** Whoever asked has changed her mind. */
  | {readonly type: 'withdrawBack'}
  | SeatKeyFact
  /** Another name for the author's seat. */
  | {readonly type: 'name'; readonly name: string}
  | StandInFact;

/** Somebody agrees: her seat, and her signature (base64url). */
export type Consent = readonly [seat: number, signature: string];

/**
 * The person of a seat goes on from another device: by her own word, or by the host's with the consent of others.
 * `nonce`: 16 fresh bytes of that device.
 */
export interface SeatKeyFact {
  readonly type: 'seatKey';
  readonly seat: number;
  readonly key: string;
  readonly nonce: string;
  /** Ascending; nobody by her own word. Format 1: left out, the host's word is enough. */
  readonly consents?: readonly Consent[] | undefined;
}

/** `shows`: base64url of the proofs for the cards that it shows, where all deal together. All else is the game's own. */
export type ActionPayload = {
  readonly type: string;
  readonly shows?: string;
  readonly [field: string]: Json | undefined;
};
/** What completes an ask: the engine's own affair (`engine/ask.ts`). */
export type AnswerPayload = {readonly [field: string]: Json};
/** What a seat has to say itself of dealing together: its keys. `bytes`: base64url of the step's message. */
export type FairPayload = {readonly step: string; readonly bytes: string};
/** What the devices dealt together, and what it answers: the engine folds `answers`, the dealers check the bytes. */
export type DealtPayload = FairPayload & {readonly answers: readonly AnswerPayload[]};
/** An entry of the record that a taken up table goes on from, as it was written and signed there. */
export type CarriedPayload = {readonly text: string};
/**
 * From here on the device of the term's seat is the host: more than half of the members want it (`leadStatement`).
 * `votes`: ascending. `without`: nobody, so far.
 */
export type LeadPayload = {readonly votes: readonly Consent[]; readonly without: readonly number[]};
/** A choice that is told later: base64url SHA-256 (`engine/seal.ts`). */
export type SealPayload = {readonly commitment: string};

interface Common {
  readonly n: number;
  readonly term: number;
  /** Base64url SHA-256 of the previous entry's string. */
  readonly prev: string;
  readonly hostSignature: string;
  /** The entry itself. */
  readonly text: string;
}

interface Unauthored extends Common {
  readonly seat: null;
  readonly basis: null;
  readonly authorSignature: null;
}

interface Authored extends Common {
  readonly seat: number;
  readonly basis: number;
}

export interface HeaderEntry extends Unauthored {
  readonly kind: 'header';
  readonly payload: Header;
}
export interface AnswerEntry extends Unauthored {
  readonly kind: 'answer';
  readonly payload: AnswerPayload;
}
export interface ActionEntry extends Authored {
  readonly kind: 'action';
  readonly payload: ActionPayload;
  /** Null for the action of a bot. */
  readonly authorSignature: string | null;
}
export interface SealEntry extends Authored {
  readonly kind: 'seal';
  readonly payload: SealPayload;
  /** Null for the choice of a bot. */
  readonly authorSignature: string | null;
}
export interface FairEntry extends Authored {
  readonly kind: 'fair';
  readonly payload: FairPayload;
  /** Null for a bot. */
  readonly authorSignature: string | null;
}
export interface DealtEntry extends Unauthored {
  readonly kind: 'dealt';
  readonly payload: DealtPayload;
}
export interface CarriedEntry extends Unauthored {
  readonly kind: 'carried';
  readonly payload: CarriedPayload;
}
export interface LeadEntry extends Unauthored {
  readonly kind: 'lead';
  readonly payload: LeadPayload;
}
export interface TableEntry extends Authored {
  readonly kind: 'table';
  readonly payload: TableFact;
  readonly authorSignature: string;
}

export type Entry =
  | HeaderEntry
  | ActionEntry
  | AnswerEntry
  | SealEntry
  | FairEntry
  | DealtEntry
  | CarriedEntry
  | LeadEntry
  | TableEntry;
export type AuthoredKind = 'action' | 'seal' | 'fair' | 'table';

/** Everything of an entry but the host's signature. */
export interface UnsignedEntry {
  readonly n: number;
  readonly term: number;
  readonly prev: string;
  readonly kind: Entry['kind'];
  readonly payload: object;
  readonly seat?: number | null;
  readonly basis?: number | null;
  readonly authorSignature?: string | null;
}

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[A-Za-z0-9_-]*$/));

const signatures = v.pipe(v.array(v.strictTuple([seat, base64(86)])), v.maxLength(MOST_SEATS));

/** Seconds. */
const away = v.optional(natural);

const TableFactSchema = v.variant('type', [
  v.strictObject({type: v.literal('askBack'), to: natural}),
  v.strictObject({type: v.literal('answerBack'), yes: v.boolean()}),
  v.strictObject({type: v.literal('withdrawBack')}),
  v.strictObject({
    type: v.literal('seatKey'),
    seat,
    key: base64(43),
    nonce: base64(22),
    consents: v.optional(signatures),
  }),
  v.strictObject({type: v.literal('name'), name: v.pipe(v.string(), v.check(isName))}),
  v.strictObject({type: v.literal('standIn'), seat, bot: word, away}),
  v.strictObject({type: v.literal('answerStandIn'), yes: v.boolean(), away}),
  v.strictObject({
    type: v.literal('leave'),
    bot: word,
    bytes: v.pipe(v.string(), v.maxLength(LEAVE_CHARACTERS), v.regex(/^[A-Za-z0-9_-]*$/)),
  }),
  v.strictObject({type: v.literal('takeBackSeat')}),
  v.strictObject({type: v.literal('counted'), seat}),
]);

const common = {n: natural, t: natural, p: base64(43), h: base64(86)};

const fairFields = {
  step: v.pipe(v.string(), v.maxLength(20)),
  bytes: v.pipe(v.string(), v.maxLength(DEALT_BYTES), v.regex(/^[A-Za-z0-9_-]*$/)),
};
/** Whether it fits its ask, the engine knows. */
const answer = v.record(v.pipe(v.string(), v.maxLength(40)), v.any());

const EntrySchema = v.variant('k', [
  v.strictObject({...common, k: v.literal('header'), a: HeaderSchema}),
  v.strictObject({
    ...common,
    k: v.literal('answer'),
    a: answer,
  }),
  v.strictObject({
    ...common,
    k: v.literal('action'),
    s: seat,
    // The game's own `parse` judges the rest, which has to be all that it knows.
    a: v.looseObject({
      type: v.pipe(v.string(), v.maxLength(40)),
      shows: v.exactOptional(
        v.pipe(v.string(), v.minLength(1), v.maxLength(SHOWS_CHARACTERS), v.regex(/^[A-Za-z0-9_-]*$/)),
      ),
    }),
    b: natural,
    u: v.optional(base64(86)),
  }),
  v.strictObject({
    ...common,
    k: v.literal('fair'),
    s: seat,
    a: v.strictObject(fairFields),
    b: natural,
    u: v.optional(base64(86)),
  }),
  v.strictObject({
    ...common,
    k: v.literal('dealt'),
    a: v.strictObject({...fairFields, answers: v.pipe(v.array(answer), v.maxLength(16))}),
  }),
  v.strictObject({
    ...common,
    k: v.literal('seal'),
    s: seat,
    a: v.strictObject({commitment: base64(43)}),
    b: natural,
    u: v.optional(base64(86)),
  }),
  v.strictObject({
    ...common,
    k: v.literal('carried'),
    a: v.strictObject({text: v.pipe(v.string(), v.maxLength(DEALT_BYTES))}),
  }),
  v.strictObject({
    ...common,
    k: v.literal('lead'),
    a: v.strictObject({votes: signatures, without: v.pipe(v.array(seat), v.maxLength(MOST_SEATS))}),
  }),
  v.strictObject({...common, k: v.literal('table'), s: seat, a: TableFactSchema, b: natural, u: base64(86)}),
]);

/** A fact out of a foreign proposal. @throws BadMessage log/malformed */
export function decodeFact(payload: object): TableFact {
  const parsed = v.safeParse(TableFactSchema, payload);
  if (!parsed.success) throw new BadMessage('log/malformed', {field: 'a'});
  return parsed.output;
}

type Fields = v.InferOutput<typeof EntrySchema>;

export const hashEntry = (text: string): string => toBase64url(hashText(text));

/** An entry without its `,"h":"…"}`: what the host signs. */
function bodyOf(entry: UnsignedEntry): string {
  const {n, term, prev, kind, payload, seat = null, basis = null, authorSignature = null} = entry;
  let body = `{"n":${n},"t":${term},"p":"${prev}","k":"${kind}"`;
  if (seat !== null) body += `,"s":${seat}`;
  body += `,"a":${canonicalJson(payload)}`;
  if (basis !== null) body += `,"b":${basis}`;
  if (authorSignature !== null) body += `,"u":"${authorSignature}"`;
  return body;
}

const TAIL = ',"h":""}'.length + 86;

/** The bytes under an entry's host signature. */
export const hostBytes = (text: string): Uint8Array => utf8(text.slice(0, -TAIL));

/** Whether the host sealed this entry, so that it may be taken from anybody's hands. */
export async function isSealedBy(host: string, entry: string): Promise<boolean> {
  const tail = /,"h":"([\w-]{86})"\}$/.exec(entry)?.[1];
  const signature = tail === undefined ? null : fromBase64url(tail);
  return signature !== null && verify(host, hostBytes(entry), signature);
}

/** UTF-8 bytes that an entry takes, before it is signed. */
export const bytesOf = (entry: UnsignedEntry): number => utf8(bodyOf(entry)).length + TAIL;

/** Signs an entry as host and gives the entry's string. Whether it fits the chain is the chain's affair. */
export async function sealEntry(entry: UnsignedEntry, host: Signer): Promise<string> {
  const body = bodyOf(entry);
  return `${body},"h":"${toBase64url(await host.sign(utf8(body)))}"}`;
}

/** What an author signs: it holds in one game, after one entry, for one seat only. */
export interface Proposal {
  readonly gameId: string;
  readonly basis: number;
  /** Hash of the entry numbered `basis`. */
  readonly basisHash: string;
  readonly kind: AuthoredKind;
  readonly seat: number;
  readonly payload: object;
}

export const proposalBytes = ({gameId, basis, basisHash, kind, seat, payload}: Proposal): Uint8Array =>
  utf8(canonicalJson(['roadstead/proposal/1', gameId, basis, basisHash, kind, seat, payload]));

/** What is agreed to: that a seat bears this key from here on. It holds on top of one entry only. */
export interface SeatMove extends Pick<SeatKeyFact, 'seat' | 'key' | 'nonce'> {
  readonly gameId: string;
  /** Number and hash of the entry below. */
  readonly n: number;
  readonly hash: string;
}

/**
 * What the others sign who agree. It says, too, that the signer's device has had no live link to the seat's present one
 * for `AWAY_SECONDS`.
 */
export const consentBytes = ({gameId, n, hash, seat, key, nonce}: SeatMove): Uint8Array =>
  utf8(canonicalJson(['roadstead/seat-key/1', gameId, n, hash, seat, key, nonce]));

/** What a member votes for: that the seat of a term leads it, on top of one entry. */
export interface Candidacy {
  readonly gameId: string;
  readonly term: number;
  /** Number and hash of the entry below: the voter's own head. */
  readonly n: number;
  readonly hash: string;
  /** Members without whom the others go on: nobody, so far. */
  readonly without?: readonly number[];
}

/** What a member signs who votes for a new host. */
export const leadStatement = ({gameId, term, n, hash, without = []}: Candidacy): Uint8Array =>
  utf8(canonicalJson(['roadstead/lead/1', gameId, term, n, hash, without]));

/** Base64url signature of who agrees. */
export const signConsent = async (move: SeatMove, by: Signer): Promise<string> =>
  toBase64url(await by.sign(consentBytes(move)));

/** Base64url signature of an author. */
export const signProposal = async (proposal: Proposal, author: Signer): Promise<string> =>
  toBase64url(await author.sign(proposalBytes(proposal)));

/**
 * An entry out of a foreign string: shape, sizes and spelling. Chain and signatures come after it.
 * @throws BadMessage log/too-large, log/not-json, log/other-format, log/unknown-kind, log/malformed, log/not-canonical
 */
export function decodeEntry(text: string): Entry {
  const fields = parseFields(text);
  const entry = toEntry(fields, text);
  if (`${bodyOf(entry)},"h":"${entry.hostSignature}"}` !== text) throw new BadMessage('log/not-canonical');
  return entry;
}

function parseFields(text: string): Fields {
  // A character has at most three bytes in UTF-8, so most texts need not be counted.
  if (text.length > DEALT_BYTES) throw new BadMessage('log/too-large', {limit: DEALT_BYTES});
  const value = parseJson(text);
  const kind = (value as {k?: unknown} | null)?.k;
  const limit = limitOf(kind, value);
  if (text.length * 3 > limit && utf8(text).length > limit) throw new BadMessage('log/too-large', {limit});
  if (typeof kind === 'string' && !KINDS.includes(kind)) throw new BadMessage('log/unknown-kind');
  if (kind === 'header' && !FORMATS.some(format => format === formatIn(value)))
    throw new BadMessage('log/other-format');
  if (depthOver(value, PAYLOAD_DEPTH)) throw new BadMessage('log/malformed', {field: 'a'});
  const parsed = v.safeParse(EntrySchema, value, {abortEarly: true});
  if (!parsed.success) throw new BadMessage('log/malformed', {field: v.getDotPath(parsed.issues[0]) ?? ''});
  return parsed.output;
}

const KINDS: readonly string[] = [
  'header',
  'action',
  'answer',
  'seal',
  'fair',
  'dealt',
  'carried',
  'lead',
  'table',
];

/** Proofs make an entry long: what is dealt, and the cards that an action shows. Each has room for just what it may hold. */
function limitOf(kind: unknown, value: unknown): number {
  if (kind === 'header') return HEADER_BYTES;
  if (kind === 'dealt' || kind === 'carried') return DEALT_BYTES;
  const {shows} = (value as {a?: {shows?: unknown} | null} | null)?.a ?? {};
  const proofs =
    kind === 'action' && typeof shows === 'string' ? Math.min(shows.length, SHOWS_CHARACTERS) : 0;
  return ENTRY_BYTES + proofs;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadMessage('log/not-json');
  }
}

const formatIn = (value: unknown): unknown => (value as {a?: {format?: unknown} | null}).a?.format;

/** Whether a value from a peer can stand in an entry, and so be signed and hashed. */
export const isPayload = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !depthOver(value, PAYLOAD_DEPTH - 1);

/** Keeps recursion over a payload shallow, and refuses numbers that have no canonical text. */
function depthOver(value: unknown, limit: number): boolean {
  if (typeof value === 'number') return !Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  return Object.values(value).some(part => depthOver(part, limit - 1));
}

/** Every field is written out: objects of one shape are made and read several times faster than spread ones. */
function toEntry(fields: Fields, text: string): Entry {
  const {n, t: term, p: prev, h: hostSignature} = fields;
  const authored = 's' in fields;
  const entry = {
    n,
    term,
    prev,
    kind: fields.k,
    seat: authored ? fields.s : null,
    basis: authored ? fields.b : null,
    payload: fields.a,
    authorSignature: authored ? (fields.u ?? null) : null,
    hostSignature,
    text,
  };
  // The schema has made sure that kind, payload, seat and signature belong together.
  return entry as Entry;
}
