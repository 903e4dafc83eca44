/**
 * Looks at every y-webrtc message before y-webrtc reads it.
 *
 * In plain Yjs any peer may delete what others wrote, or write under another's client id; the second makes documents
 * differ for ever although their state vectors agree. So only this passes: entries of the board's one writer, appended
 * as strings, either straight from the host's own link, or, from other peers, once the host's signature in each
 * entry has been checked. Nothing that could delete or rewrite reaches the document.
 */
import * as decoding from 'lib0/decoding';
import * as Y from 'yjs';
import {BadMessage} from '../base/bad-message.ts';
import {BOARD_ARRAY, type Board} from '../log/board.ts';
import {LIMITS} from './limits.ts';

const SYNC = 0;
const AWARENESS = 1;
const AWARENESS_QUERY = 3;
const STEP_1 = 0;
const STEP_2 = 1;
const UPDATE = 2;

/** True for frames that belong to y-webrtc; type 4 announces BroadcastChannel peers, which no link may do. */
export const isYjsFrame = (frame: Uint8Array): boolean =>
  frame[0] === SYNC || frame[0] === AWARENESS || frame[0] === AWARENESS_QUERY;

export type Verdict =
  | {readonly do: 'deliver'}
  /** The other side asks for what it lacks: costly, so rationed. */
  | {readonly do: 'answer'}
  /** Harmless and of no use: known, of an older board, or with a gap before it. */
  | {readonly do: 'drop'}
  /** Deliver when the host's signature holds in each of these. */
  | {readonly do: 'vouch'; readonly entries: readonly string[]};

const DELIVER: Verdict = {do: 'deliver'};
const DROP: Verdict = {do: 'drop'};

/**
 * @param fromHost whether the frame came on the link to the host itself
 * @throws BadMessage net/… for what no honest peer sends
 */
export function inspect(frame: Uint8Array, board: Board, fromHost: boolean): Verdict {
  if (frame[0] === AWARENESS || frame[0] === AWARENESS_QUERY) {
    if (frame.length > LIMITS.awareness) throw new BadMessage('net/too-large');
    return DELIVER;
  }
  const {kind, body} = readSync(frame);
  if (kind === STEP_1) {
    if (body.length > LIMITS.stateVector) throw new BadMessage('net/too-large');
    readStateVector(body);
    return {do: 'answer'};
  }
  if (board.number === 0) return DROP;
  const fill = kind === STEP_2 || Y.getState(board.doc.store, board.writer) === 0;
  // Structure costs a few bytes beside the entries.
  if (body.length > (fill ? LIMITS.board * 1.1 : LIMITS.update)) throw new BadMessage('net/too-large');
  return inspectUpdate(body, board, fromHost);
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

function decode(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> {
  try {
    return Y.decodeUpdate(update);
  } catch {
    throw new BadMessage('net/bad-update');
  }
}

function inspectUpdate(update: Uint8Array, board: Board, fromHost: boolean): Verdict {
  const {structs, ds} = decode(update);
  if (ds.clients.size > 0) throw new BadMessage('net/deletes');
  const {writer} = board;
  const ours = structs.filter(struct => struct.id.client === writer);
  // Of a board that we left, or of one we have not heard of: the host's notice, which comes first, tells which.
  if (ours.length === 0) return DROP;
  if (ours.length < structs.length) throw new BadMessage('net/foreign-writer');
  const known = Y.getState(board.doc.store, writer);
  const fresh = ours.filter(struct => struct.id.clock + struct.length > known);
  const entries = fresh.flatMap(struct => entriesOf(struct, writer));
  if (fresh.length === 0) return DROP;
  if (fromHost) return DELIVER;
  return fresh[0]!.id.clock > known ? DROP : {do: 'vouch', entries};
}

type Struct = ReturnType<typeof Y.decodeUpdate>['structs'][number];

/** The strings that a struct appends to the board's array. */
function entriesOf(struct: Struct, writer: number): string[] {
  if (!(struct instanceof Y.Item)) throw new BadMessage('net/no-entry');
  // Decoded, not integrated: the parent is the name of a root type, or null when the left neighbour tells it.
  const parent: unknown = struct.parent;
  const {origin, rightOrigin, parentSub, content} = struct;
  const isAppended =
    rightOrigin === null &&
    parentSub === null &&
    (origin === null ? parent === BOARD_ARRAY : parent === null && origin.client === writer);
  if (!isAppended) throw new BadMessage('net/not-appended');
  if (!(content instanceof Y.ContentAny)) throw new BadMessage('net/no-entry');
  return content.arr.map((entry: unknown) => {
    if (typeof entry !== 'string' || entry.length > LIMITS.entry) throw new BadMessage('net/no-entry');
    return entry;
  });
}
