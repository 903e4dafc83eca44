/** Histories for a guard: what stands on them, nobody has to seal. */
import {makeAck} from '../../../src/fair/ack.ts';
import {ask} from '../../../src/fair/ask.ts';
import {ReleaseGuard} from '../../../src/fair/release.ts';
import type {Request} from '../../../src/fair/request.ts';
import type {FairState} from '../../../src/fair/state.ts';
import {step} from '../../../src/fair/step.ts';
import {fill} from './hex.ts';
import {ledger} from './ledger.ts';
import {signerOf} from './log.ts';

/** A device, and a history of entries whose hashes are 32 equal bytes. */
export class Branch {
  readonly state: FairState;
  readonly hashes: Uint8Array[];

  constructor(...bytes: number[]) {
    const table = ledger({seats: 3});
    this.state = table.state;
    this.hashes = [...table.hashes];
    this.grow(...bytes);
  }

  grow(...bytes: number[]): this {
    for (const byte of bytes) {
      const {head} = this.state;
      const place = {...head, seq: head.seq + 1, entryHash: fill(byte), prev: head.entryHash};
      step(this.state, null, place);
      this.hashes.push(fill(byte));
    }
    return this;
  }

  /** Another device seals from here on. */
  led(term: number, byte: number, seat = term % 8): this {
    const {head} = this.state;
    const place = {term, seq: head.seq + 1, entryHash: fill(byte), prev: head.entryHash};
    step(this.state, {kind: 'host', payload: Uint8Array.of(seat), author: null}, place);
    this.hashes.push(fill(byte));
    return this;
  }

  asks(request: Request): this {
    ask(this.state, request);
    return this;
  }

  readonly history = (seq: number): Uint8Array | undefined => this.hashes[seq];

  acks(seats = [0, 1, 2], head = this.state.head) {
    return seats.map(seat => makeAck(signerOf(seat), this.state.gameId, seat, head));
  }
}

/** The same device on another branch: its guard is kept. */
export const guardOn = (branch: Branch, saved?: ReleaseGuard) =>
  new ReleaseGuard(branch.state, saved?.save());
