/** A device that lies: what its honest program says goes through somebody's hands who has its keys. */
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import {decodePart, encodePart, type Part, signPart} from '../../../src/fair/part.ts';
import type {FairPayload} from '../../../src/log/entry.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {signStrict} from '../../../src/log/strict-ed25519.ts';
import {seedOf} from './joint-record.ts';
import type {TestTable} from './tables.ts';

export interface FairMessage {
  readonly m: 'fair';
  readonly type: string;
  readonly bytes: string;
}

/** What is said instead: nothing, one message, or more. */
export type Lie = (message: object) => readonly object[];

const honest: Lie = message => [message];

export class Liar {
  readonly seat: number;
  readonly #table: TestTable;
  readonly #send: (peer: string, message: object) => void;
  #lie: Lie = honest;
  /** Everything that it said honestly, for lies that repeat. */
  readonly said: FairMessage[] = [];

  constructor(table: TestTable, seat: number, key: string) {
    this.#table = table;
    this.seat = seat;
    const room = table.net.room(key)!;
    this.#send = room.send.bind(room);
    room.send = (peer, message) => {
      if (isFair(message)) this.said.push(message);
      for (const told of this.#lie(message)) this.#send(peer, told);
    };
  }

  static async at(table: TestTable, seat: number): Promise<Liar> {
    return new Liar(table, seat, (await createSigner(seedOf(seat))).publicKey);
  }

  /** From now on. */
  lies(lie: Lie): void {
    this.#lie = lie;
  }

  /** Says what it should have said, at once. */
  repents(): void {
    this.#lie = honest;
    this.#table.act(this.seat, {act: 'syncNow'});
  }

  /** To all others, as it stands. */
  say(message: object): void {
    for (const {id} of this.#table.net.room(this.#key)!.peers) this.#send(id, message);
  }

  get #key(): string {
    return this.#table.devices[this.seat]!.session.key;
  }

  get gameId(): Uint8Array {
    return fromBase64url(this.#table.ledger().chain.gameId)!;
  }

  /** A part of this seat, or under another's number, signed with this seat's key. */
  part(part: Omit<Part, 'signature'>): FairMessage {
    const sign = (bytes: Uint8Array) => signStrict(seedOf(this.seat), bytes);
    return {m: 'fair', type: 'part', bytes: toBase64url(encodePart(signPart(sign, this.gameId, part)))};
  }

  /** A lie that changes what it enters of one step as its author, signed like any other; null: it does not say it. */
  entering(step: FairPayload['step'], change: (payload: FairPayload) => FairPayload | null): Lie {
    return message => {
      const {m, kind, payload} = message as {m?: string; kind?: string; payload?: FairPayload};
      if (m !== 'propose' || kind !== 'fair' || payload!.step !== step) return [message];
      const changed = change(payload!);
      if (changed) void this.#enter(changed);
      return [];
    };
  }

  async #enter(payload: FairPayload): Promise<void> {
    const {chain} = this.#table.devices[this.seat]!.session.ledger!;
    const {n: basis} = chain.head;
    const signature = await chain.sign('fair', this.seat, payload, await createSigner(seedOf(this.seat)));
    this.say({m: 'propose', kind: 'fair', seat: this.seat, payload, basis, signature});
  }

  /** A lie that changes its parts of one kind, signed like any other. */
  changing(kind: Part['kind'], change: (part: Part) => Omit<Part, 'signature'> | null): Lie {
    return message => {
      const part =
        isFair(message) && message.type === 'part' ? decodePart(fromBase64url(message.bytes)!) : null;
      if (part?.kind !== kind) return [message];
      const changed = change(part);
      return changed ? [this.part(changed)] : [];
    };
  }
}

/** An entry of dealing with one byte of it another. */
export const bentAt =
  (at: number) =>
  (payload: FairPayload): FairPayload => {
    const bytes = fromBase64url(payload.bytes)!;
    bytes[at]! ^= 1;
    return {...payload, bytes: toBase64url(bytes)};
  };

export const isFair = (message: object): message is FairMessage => 'm' in message && message.m === 'fair';

/** The same message with its last byte, or the one so far from its end, another. */
export const spoilt =
  (fromEnd = 1) =>
  (part: Part): Part => {
    const bytes = part.bytes.slice();
    bytes[bytes.length - fromEnd]! ^= 1;
    return {...part, bytes};
  };
