/** docs/fair-play.md, "Entries and records": the chain, who orders, who signs. */
import {ed25519} from '@noble/curves/ed25519.js';
import {must, same} from './bytes.ts';
import {H32} from './group.ts';
import {authorSigned, type Entry, hostSigned} from './record.ts';

/** Where the payload of a kind names its author; all other kinds have none (255). */
const AUTHOR_AT: {[kind in Entry['kind']]?: number} = {
  ...{keys: 0, backup: 0, 'backup-ok': 0, 'backup-bad': 1},
  ...{commit: 0, disclose: 32, action: 0, recover: 1, host: 0},
};

export class Order {
  seq = 0;
  term = 0;
  host = 0;
  head: Uint8Array;
  private readonly gameId: Uint8Array;
  private readonly idKeys: Uint8Array[];

  constructor(table: Uint8Array, gameId: Uint8Array, idKeys: Uint8Array[]) {
    // The table stands as entry 0.
    this.head = H32('entry', table);
    this.gameId = gameId;
    this.idKeys = idKeys;
  }

  follow(entry: Entry, active: number[]): void {
    const {seq, term, prev, author, kind, payload} = entry;
    must(same(prev, this.head), 'the chain');
    must(seq === this.seq + 1, 'numbers without gaps');
    must(term === this.term + (kind === 'host' ? 1 : 0), 'a host entry raises the term');
    if (kind === 'host') {
      must(payload.length === 1 && active.includes(payload[0]!), 'the next host is active');
      this.host = payload[0]!;
    }
    this.signed(this.host, entry.hostSignature, hostSigned(this.gameId, entry));
    const at = AUTHOR_AT[kind];
    must(author === (at === undefined ? 255 : payload[at]), 'the author is prescribed');
    if (author === 255) must(same(entry.authorSignature, new Uint8Array(64)), 'nobody signed');
    else this.signed(author, entry.authorSignature, authorSigned(this.gameId, entry));
    this.seq = seq;
    this.term = term;
    this.head = entry.hash;
  }

  /** Throws unless the seat signed these bytes. */
  signed(seat: number, signature: Uint8Array, bytes: Uint8Array): void {
    must(ed25519.verify(signature, bytes, this.idKeys[seat]!, {zip215: false}), `signature of seat ${seat}`);
  }
}
