/** What a device says at a table that lies: instead of what its honest program says, and beside it. */
import {fromBase64url, toBase64url} from '../../../src/base/bytes.ts';
import {randomText} from '../../../src/base/random.ts';
import type {Rng} from '../../../src/base/rng.ts';
import type {Seat} from '../../../src/engine/game.ts';
import {decodeAck, encodeAck, makeAck} from '../../../src/fair/ack.ts';
import {encodeVote} from '../../../src/fair/ballot.ts';
import {voteBytes} from '../../../src/fair/members.ts';
import {decodePart, encodePart, type PartKind, signPart} from '../../../src/fair/part.ts';
import {signConsent} from '../../../src/log/entry.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {signStrict} from '../../../src/log/strict-ed25519.ts';
import {type FairMessage, isFair, type Lie, spoilt} from './liar.ts';
import type {Device, TestTable} from './tables.ts';

const gameIdOf = ({session}: Device): Uint8Array => fromBase64url(session.ledger!.chain.gameId)!;

const partIn = (message: object) =>
  isFair(message) && message.type === 'part' ? decodePart(fromBase64url(message.bytes)!) : null;

const honest: Lie = message => [message];
const withoutParts: Lie = message => (partIn(message) ? [] : [message]);
const withoutAcks: Lie = message => (isFair(message) && message.type === 'ack' ? [] : [message]);
const withoutVotes: Lie = message => (isFair(message) && message.type === 'vote' ? [] : [message]);
const silent: Lie = message => (isFair(message) ? [] : [message]);

/** Its parts of one kind, or of all, with a bit turned, signed like any other. */
function falseParts(device: Device, kind: PartKind | null): Lie {
  const sign = (bytes: Uint8Array) => signStrict(device.seed, bytes);
  return message => {
    const part = partIn(message);
    if (!part || (kind !== null && part.kind !== kind)) return [message];
    const bytes = toBase64url(encodePart(signPart(sign, gameIdOf(device), spoilt()(part))));
    return [{m: 'fair', type: 'part', bytes}];
  };
}

/** Two acknowledgements in one place, the false one first or last. */
function twoAcks(device: Device, falseFirst: boolean): Lie {
  const sign = (bytes: Uint8Array) => signStrict(device.seed, bytes);
  return message => {
    if (!isFair(message) || message.type !== 'ack') return [message];
    const ack = decodeAck(fromBase64url(message.bytes)!);
    const entryHash = ack.entryHash.slice();
    entryHash[0]! ^= 1;
    const bytes = toBase64url(encodeAck(makeAck(sign, gameIdOf(device), ack.seat, {...ack, entryHash})));
    const other = {m: 'fair', type: 'ack', bytes};
    return falseFirst ? [other, message] : [message, other];
  };
}

/** What it has said lately comes once more with everything that it says. */
function again(): Lie {
  const said: FairMessage[] = [];
  return message => {
    if (!isFair(message)) return [message];
    said.push(message);
    return [message, ...said.slice(-3)];
  };
}

/** To one of the others it says nothing of the dealing. */
const notTo =
  (key: string) =>
  (to: string): Lie =>
    to === key ? silent : honest;

export interface Told {
  readonly name: string;
  /** @param to key of the device that it is said to */
  readonly lie: (to: string) => Lie;
}

/** Everything that it has to say is said as it is. */
export const HONEST: Told = {name: 'honest', lie: () => honest};

type MakeLie = (device: Device, to: string) => (to: string) => Lie;

const toAll =
  (lie: Lie): MakeLie =>
  () =>
  () =>
    lie;

const LIES: Readonly<Record<string, MakeLie>> = {
  'without parts': toAll(withoutParts),
  'without acks': toAll(withoutAcks),
  'without votes': toAll(withoutVotes),
  silent: toAll(silent),
  'not to one': (_, to) => notTo(to),
  'false shares': device => () => falseParts(device, 'share'),
  'false parts': device => () => falseParts(device, null),
  again: () => {
    const lie = again();
    return () => lie;
  },
  'a second ack': device => () => twoAcks(device, false),
  'a false ack first': device => () => twoAcks(device, true),
};
export const LIE_NAMES: readonly string[] = Object.keys(LIES);

/** @param others keys of the other devices */
export function someLie(device: Device, others: readonly string[], rng: Rng): Told {
  const to = others[rng.below(others.length)]!;
  const name = LIE_NAMES[rng.below(LIE_NAMES.length)]!;
  return {name, lie: LIES[name]!(device, to)};
}

/** What a device can say beside what its program says: of seats that are not its own, out of turn, by halves. */
export class Forger {
  readonly #table: TestTable;
  readonly #device: Device;

  constructor(table: TestTable, device: Device) {
    this.#table = table;
    this.#device = device;
  }

  get #chain() {
    return this.#device.session.ledger!.chain;
  }

  #tellHost(message: object): void {
    this.#table.net.send(this.#device.session.key, this.#table.net.pen!, message);
  }

  /** A fact of the table, by a seat of this device. */
  async fact(seat: Seat, payload: object): Promise<void> {
    const {n: basis} = this.#chain.head;
    const signature = await this.#chain.sign('table', seat, payload, await createSigner(this.#device.seed));
    this.#tellHost({m: 'propose', kind: 'table', seat, payload, basis, signature});
  }

  /** That somebody is away, whatever is so. */
  standIn(by: Seat, seat: Seat): Promise<void> {
    return this.fact(by, {type: 'standIn', seat, bot: 'greedy', away: 999});
  }

  /** That its seat goes elsewhere, whatever waits. */
  moves(seat: Seat, key: string): Promise<void> {
    return this.fact(seat, {type: 'seatKey', seat, key, nonce: randomText(16), consents: []});
  }

  /** That it agrees to a device in another's seat. */
  async consent(by: Seat, seat: Seat, key: string): Promise<void> {
    const {gameId, head} = this.#chain;
    const {n, hash} = head;
    const move = {seat, key, nonce: randomText(16)};
    const signature = await signConsent({gameId, n, hash, ...move}, await createSigner(this.#device.seed));
    this.#tellHost({m: 'consent', by, ...move, n, signature});
  }

  /** That somebody shall be let go. */
  vote(by: Seat, device: Seat): void {
    const prev = fromBase64url(this.#chain.head.hash)!;
    const signature = signStrict(this.#device.seed, voteBytes('drop', gameIdOf(this.#device), device, prev));
    const bytes = toBase64url(encodeVote({change: 'drop', device, prev, seat: by, signature}));
    const from = this.#device.session.key;
    for (const {id} of this.#table.net.peersOf(from))
      this.#table.net.send(from, id, {m: 'fair', type: 'vote', bytes});
  }
}
