/**
 * Looks at every y-webrtc message before y-webrtc reads it.
 *
 * In plain Yjs any peer may delete what others wrote, or write under another's client id; the second makes documents
 * differ for ever although their state vectors agree. So the document is not synced between guests at all: guests take
 * it from the host's own link, and give it to nobody. Of the host's updates only this passes: entries of the bulletin's
 * one writer, appended as strings. Sizes and counts are looked at before anything is decoded.
 */
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import {BadMessage} from '../base/bad-message.ts';
import {BULLETIN_ARRAY, type Bulletin} from '../log/bulletin.ts';
import {LIMITS} from './limits.ts';

const SYNC = 0;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;

/** True for frames that y-webrtc may see. Awareness (1, 3) and BroadcastChannel peers (4) are switched off. */
export const isYjsFrame = (frame: Uint8Array): boolean => frame[0] === SYNC;

export type Verdict =
  | {readonly do: 'deliver'}
  /** The other side asks for what it lacks: costly, so rationed. */
  | {readonly do: 'answer'}
  /** Harmless and of no use: known, or of an older bulletin. */
  | {readonly do: 'drop'};

const DELIVER: Verdict = {do: 'deliver'};
const DROP: Verdict = {do: 'drop'};

/** Who sent the frame, and who looks at it. */
export interface Ends {
  readonly fromHost: boolean;
  /** This device keeps the table: it gives the document and takes nothing. */
  readonly host: boolean;
  /** Another device can become the host: not all know of it at once. */
  readonly changes: boolean;
}

/** @throws BadMessage net/… for what no honest peer sends */
export function inspect(frame: Uint8Array, bulletin: Bulletin, {fromHost, host, changes}: Ends): Verdict {
  const {kind, body} = readSync(frame);
  if (kind === STEP_1) {
    if (!host && changes) return DROP;
    if (!host) throw new BadMessage('net/out-of-turn');
    if (body.length > LIMITS.stateVector) throw new BadMessage('net/too-large');
    readStateVector(body);
    return {do: 'answer'};
  }
  if ((host || !fromHost) && changes) return DROP;
  if (host || !fromHost) throw new BadMessage('net/foreign-writer');
  if (bulletin.number === 0) return DROP;
  const fill = kind === STEP_2 || Y.getState(bulletin.doc.store, bulletin.writer) === 0;
  // Structure costs a few bytes beside the entries.
  if (body.length > (fill ? LIMITS.bulletin * 1.1 : LIMITS.update)) throw new BadMessage('net/too-large');
  return inspectUpdate(body, bulletin);
}

function readSync(frame: Uint8Array): {kind: number; body: Uint8Array} {
  try {
    const decoder = decoding.createDecoder(frame);
    const type = decoding.readVarUint(decoder);
    const kind = decoding.readVarUint(decoder);
    const body = decoding.readVarUint8Array(decoder);
    const known = kind === STEP_1 || kind === STEP_2 || kind === UPDATE;
    if (type === SYNC && known && !decoding.hasContent(decoder)) return {kind, body};
  } catch {
    // lib0 throws at the end of the bytes
  }
  throw new BadMessage('net/bad-sync');
}

function readStateVector(bytes: Uint8Array): void {
  try {
    Y.decodeStateVector(bytes);
  } catch {
    throw new BadMessage('net/bad-sync');
  }
}

/**
 * How many structures an update holds, and of which client, read off its head alone.
 * @returns null for an empty update
 */
function headOf(update: Uint8Array): {structs: number; client: number} | null {
  try {
    const decoder = decoding.createDecoder(update);
    const clients = decoding.readVarUint(decoder);
    if (clients === 0) return null;
    if (clients > 1) throw new BadMessage('net/foreign-writer');
    return {structs: decoding.readVarUint(decoder), client: decoding.readVarUint(decoder)};
  } catch (error) {
    throw error instanceof BadMessage ? error : new BadMessage('net/bad-update');
  }
}

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> {
  try {
    return Y.decodeUpdate(update);
  } catch {
    throw new BadMessage('net/bad-update');
  }
}

function inspectUpdate(update: Uint8Array, bulletin: Bulletin): Verdict {
  const {writer} = bulletin;
  const head = headOf(update);
  if (head && head.structs > LIMITS.bulletinEntries) throw new BadMessage('net/too-many');
  // Without structures it could only delete, and is as short as an empty one, or refused.
  if (!head && update.length > 2) throw new BadMessage('net/deletes');
  if (!head) return DROP;
  // Of a bulletin that we left, or of one we have not heard of: the notice, which comes first, tells which.
  if (head.client !== writer) return DROP;
  const {structs, ds} = decode(update);
  if (ds.clients.size > 0) throw new BadMessage('net/deletes');
  const known = Y.getState(bulletin.doc.store, writer);
  let places = known;
  let fresh = 0;
  for (const struct of structs) {
    if (struct.id.client !== writer) throw new BadMessage('net/foreign-writer');
    places = Math.max(places, struct.id.clock + struct.length);
    if (places > LIMITS.bulletinEntries) throw new BadMessage('net/too-many');
    if (struct.id.clock + struct.length <= known) continue;
    checkEntries(struct, writer);
    fresh++;
  }
  return fresh > 0 ? DELIVER : DROP;
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** Throws unless a struct appends strings to the bulletin's array. */
function checkEntries(struct: Struct, writer: number): void {
  if (!(struct instanceof Y.Item)) throw new BadMessage('net/no-entry');
  // Decoded, not integrated: the parent is the name of a root type, or null when the left neighbour tells it.
  const parent: unknown = struct.parent;
  const {origin, rightOrigin, parentSub, content} = struct;
  const isAppended =
    rightOrigin === null &&
    parentSub === null &&
    (origin === null ? parent === BULLETIN_ARRAY : parent === null && origin.client === writer);
  if (!isAppended) throw new BadMessage('net/not-appended');
  if (!(content instanceof Y.ContentAny)) throw new BadMessage('net/no-entry');
  for (const entry of content.arr as unknown[])
    if (typeof entry !== 'string' || entry.length > LIMITS.entry) throw new BadMessage('net/no-entry');
}
