/**
 * The bulletin: a Yjs document with one array of entry strings, on which the host pins what every peer is to
 * read. It is how entries travel, not what is true: position means nothing, presence is enough, and a peer's own
 * chain never shrinks because of the document. It is never stored.
 *
 * One host, one bulletin, one Yjs client that writes. When the host's page is loaded anew, or the bulletin is full, it opens
 * a new bulletin with a higher number; another host opens its own. Peers leave the old document behind.
 */
import * as Y from 'yjs';
import {utf8} from '../base/bytes.ts';
import {canonicalJson} from '../base/json.ts';

/** Name of the array in the document. */
export const BULLETIN_ARRAY = 'log';

export class Bulletin {
  /** 0: no bulletin yet. */
  readonly number: number;
  /** The only Yjs client whose entries count. */
  readonly writer: number;
  readonly doc = new Y.Doc();
  readonly #array = this.doc.getArray<unknown>(BULLETIN_ARRAY);
  #bytes = 0;

  /**
   * @param writer the host's Yjs client; null on the host's own device, which writes itself
   * @param onEntries told of strings that others pinned, in no particular order and perhaps more than once
   */
  constructor(number: number, writer: number | null, onEntries: (entries: string[]) => void) {
    this.number = number;
    this.writer = writer ?? this.doc.clientID;
    this.#array.observe((event, {local}) => {
      if (local) return;
      const entries = event.changes.delta
        .flatMap(({insert}): unknown[] => (Array.isArray(insert) ? insert : []))
        .filter(entry => typeof entry === 'string');
      if (entries.length > 0) onEntries(entries);
    });
  }

  /** Host only: pins entries in one transaction. */
  push(entries: readonly string[]): void {
    this.#bytes += entries.reduce((sum, entry) => sum + utf8(entry).length, 0);
    this.#array.push([...entries]);
  }

  /** Whether these entries still find place beside what the host has pinned. */
  holds(entries: readonly string[], limits: {entries: number; bytes: number}): boolean {
    const bytes = entries.reduce((sum, entry) => sum + utf8(entry).length, this.#bytes);
    return this.size + entries.length <= limits.entries && bytes <= limits.bytes;
  }

  get size(): number {
    return this.#array.length;
  }

  get entries(): string[] {
    return this.#array.toArray().filter(entry => typeof entry === 'string');
  }

  close(): void {
    this.doc.destroy();
  }
}

/** What the host signs to say which bulletin counts: it holds at one table only. */
export const bulletinBytes = (tableId: string, term: number, number: number, writer: number): Uint8Array =>
  utf8(canonicalJson(['roadstead/board/2', tableId, term, number, writer]));
