/**
 * A table in one hand: one verified state, all seats' secrets, every entry sealed and judged at once. For tests that are
 * about cards and proofs; `table.ts` is for those about messages, forks and hosts.
 */
import assert from 'node:assert/strict';
import {type Attachment, encodeAction} from '../../../src/fair/action.ts';
import {ask} from '../../../src/fair/ask.ts';
import {askedOf} from '../../../src/fair/asked.ts';
import {requestRid} from '../../../src/fair/context.ts';
import {stateDigest} from '../../../src/fair/digest.ts';
import {type Change, encodeChange, mayDrop, mayReturn, voteBytes} from '../../../src/fair/members.ts';
import {encodePart, type PartKind, signPart} from '../../../src/fair/part.ts';
import {Permit} from '../../../src/fair/release.ts';
import type {Request} from '../../../src/fair/request.ts';
import {encodeReseat} from '../../../src/fair/reseat.ts';
import {FairSeat} from '../../../src/fair/seat.ts';
import {encodeShares, type Share} from '../../../src/fair/share.ts';
import {type Claims, FairState} from '../../../src/fair/state.ts';
import {type StepKind, step} from '../../../src/fair/step.ts';
import {backsUp, keeps} from '../../../src/fair/table-info.ts';
import {fill} from './hex.ts';
import {type Draft, headerOf, idKeyOf, Reader, type Setting, sealLine, signerOf} from './log.ts';

export type {Setting} from './log.ts';
export {signerOf} from './log.ts';

/** A die that all throw together. */
export const DIE = {kind: 'beacon', purpose: 'die', draws: [{kind: 'roll', sides: [6]}]} as const;

export interface EnterOptions {
  readonly author?: number;
  readonly basis?: Uint8Array;
  readonly round?: number;
}

export class Ledger {
  readonly state: FairState;
  readonly seats: FairSeat[];
  readonly secrets: Uint8Array[];
  /** How often each seat went on from another device. */
  readonly #moves: number[];
  readonly header: string;
  readonly entries: string[] = [];
  readonly #reader = new Reader();

  constructor(setting: Setting) {
    this.header = headerOf(setting);
    this.state = new FairState(this.#reader.open(this.header), this.#reader.verify);
    this.secrets = Array.from({length: setting.seats}, (_, seat) => fill((setting.secret ?? 1) + seat));
    this.#moves = this.secrets.map(() => 0);
    const isRoot = (seat: number) => setting.heirs === true && this.state.seats[seat]!.bot;
    this.seats = this.secrets.map(
      (secret, seat) => new FairSeat(this.state, {seat, secret, isRoot: isRoot(seat)}),
    );
  }

  get head(): Uint8Array {
    return this.state.head.entryHash;
  }

  /** Hash of each entry; 0 is the header. */
  get hashes(): readonly Uint8Array[] {
    return this.#reader.hashes;
  }

  /** Seals an entry as the host and judges it. */
  enter(kind: Draft['kind'], payload: Uint8Array | Request | null, options: EnterOptions = {}): Claims {
    return this.take(this.seal(kind, payload, options));
  }

  /** The next entry, not yet entered. */
  seal(kind: Draft['kind'], payload: Uint8Array | Request | null, options: EnterOptions = {}): string {
    const {head, host, gameId} = this.state;
    const raised = kind === 'host' ? 1 : 0;
    return sealLine(gameId, raised ? options.author! : host, {
      ...{n: head.seq + 1, t: head.term + raised, prev: head.entryHash, kind, payload},
      ...(options.author === undefined ? {} : {moves: this.#moves[options.author]!}),
      ...options,
    });
  }

  /** The next entry, from wherever. */
  take(text: string): Claims {
    const {said, place} = this.#reader.read(text);
    const claims = step(this.state, said, place);
    const before = this.#reader.asked;
    const asked = this.#reader.fold(claims);
    this.entries.push(text);
    // More than one question may be open here: the tests ask what they like.
    if (said || !asked || asked === before) return claims;
    const at = ask(this.state, asked);
    if (at.answered.length > 0) this.#reader.fold(at);
    return at;
  }

  setUp(): this {
    this.seats.forEach((seat, i) => {
      this.enter('keys', seat.keys(), {author: i});
    });
    const {table} = this.state;
    this.seats.forEach((seat, i) => {
      if (backsUp(table, i)) this.enter('backup', seat.backup(), {author: i});
    });
    for (const seat of this.state.devices)
      if (keeps(table, seat)) this.enter('backup-ok', Uint8Array.of(seat), {author: seat});
    return this;
  }

  /** Enters a request. @returns its name */
  ask(request: Request): Uint8Array {
    this.enter('ask', request);
    return requestRid(this.state.gameId, this.head);
  }

  /** A permit for the last entry, as if everybody had acknowledged it: `table.test.ts` is about how that comes about. */
  permit(): Permit {
    return new Permit(this.state.head);
  }

  /** A part of this seat, made on the last entry. */
  part(seat: number, kind: PartKind, rid: Uint8Array, bytes: Uint8Array, head = this.head): Uint8Array {
    const sign = signerOf(seat, this.#moves[seat]);
    return encodePart(signPart(sign, this.state.gameId, {seat, kind, rid, head, bytes}));
  }

  /** Signs and enters an answer of this seat. */
  say(seat: number, kind: PartKind, rid: Uint8Array, bytes: Uint8Array): Claims {
    return this.enter('part', this.part(seat, kind, rid, bytes));
  }

  /** All shares that a request wants, of honest seats. */
  shares(rid: Uint8Array, permit: Permit): Share[] {
    const pending = this.state.request(rid);
    const senders = pending.request.kind === 'beacon' ? pending.by : [...askedOf(this.state, pending).keys()];
    return senders.map(seat => this.seats[seat]!.share(rid, permit)!);
  }

  /** Asks, and lets all seats answer as they should. */
  request(request: Request): Claims {
    const claims = this.enter('ask', request);
    if (claims.answered.length > 0) return claims;
    return this.answer(requestRid(this.state.gameId, this.head), this.permit());
  }

  answer(rid: Uint8Array, permit: Permit): Claims {
    const pending = this.state.request(rid);
    const {request} = pending;
    switch (request.kind) {
      case 'shuffle': {
        let claims: Claims | null = null;
        for (const seat of pending.shuffle!.widen.keys())
          this.say(seat, 'widening', rid, this.seats[seat]!.widening(rid, permit));
        for (const seat of pending.by) claims = this.say(seat, 'pass', rid, this.seats[seat]!.pass(rid));
        return claims!;
      }
      case 'rekey':
        return this.say(request.from, 'rekey', rid, this.seats[request.from]!.rekey(rid, permit));
      case 'exclude': {
        const claims = this.seats[request.by]!.exclusions(rid, permit).map(bytes =>
          this.say(request.by, 'exclusion', rid, bytes),
        );
        return this.state.pending.size === 0
          ? claims.at(-1)!
          : this.enter('opening', encodeShares(rid, this.shares(rid, permit)));
      }
      case 'commit':
      case 'disclose':
        throw new Error('choices are entered one by one');
      default:
        return this.enter('opening', encodeShares(rid, this.shares(rid, permit)));
    }
  }

  /** A joint shuffle. @returns the fresh handles, top of the pile first */
  shuffle(deck: string, inputs: readonly number[], mint: readonly number[] = []): readonly number[] {
    const all = this.state.seats.map((_, seat) => seat);
    return this.request({kind: 'shuffle', deck, inputs, mint, by: all, key: all}).fresh;
  }

  act(seat: number, ...make: readonly ((basis: Uint8Array, item: number) => Attachment)[]): Claims {
    const attachments = make.map((one, item) => one(this.head, item));
    return this.enter('action', encodeAction({seat, attachments}), {author: seat});
  }

  /** These seats choose. @returns the name of the request */
  commit(choices: ReadonlyMap<number, Uint8Array>): Uint8Array {
    const rid = this.ask({kind: 'commit', by: [...choices.keys()]});
    for (const [seat, choice] of choices)
      this.say(seat, 'commit', rid, this.seats[seat]!.commit(rid, choice));
    return rid;
  }

  /** These seats choose, then all disclose. */
  choose(choices: ReadonlyMap<number, Uint8Array>): Map<number, Uint8Array> {
    this.commit(choices);
    const rid = this.ask({kind: 'disclose', by: [...choices.keys()]});
    const permit = this.permit();
    let claims: Claims | null = null;
    for (const [seat, choice] of choices)
      claims = this.say(seat, 'disclose', rid, this.seats[seat]!.disclose(rid, choice, permit));
    return claims!.disclosed;
  }

  vote(change: Change, device: number, seat: number, over = this.head) {
    return {
      seat,
      signature: signerOf(seat, this.#moves[seat])(voteBytes(change, this.state.gameId, device, over)),
    };
  }

  change(change: Change, device: number, round = 0): Claims {
    const voters = change === 'drop' ? mayDrop(this.state, device) : mayReturn(this.state, device);
    const votes = voters.map(seat => this.vote(change, device, seat));
    return this.enter(change, encodeChange(device, this.head, votes), {round});
  }

  /** A device goes by its own word. */
  leave(device: number): Claims {
    const others = this.state.seatsOf(device).filter(seat => seat !== device);
    return this.enter(
      'leave',
      this.seats[device]!.leave(
        others.map(seat => this.seats[seat]!),
        signerOf(device, this.#moves[device]),
      ),
    );
  }

  /** Another seat orders the entries from here on. */
  takeOver(seat: number): void {
    this.enter('host', Uint8Array.of(seat), {author: seat});
  }

  /**
   * The person of a seat goes on from another device, which makes a secret and keys of its own.
   * @param consents in format 2: who agrees; nobody by the seat's own word
   */
  reseat(seat: number, consents: readonly number[] = [], round?: number): void {
    const moves = (this.#moves[seat] ?? 0) + 1;
    const {format} = this.state.table;
    const payload = encodeReseat(format, {seat, idKey: idKeyOf(seat, moves), consents});
    const author = format === 1 || consents.length > 0 ? this.state.host : seat;
    this.enter('reseat', payload, {author, round: round ?? moves});
    this.#moves[seat] = moves;
  }

  /** The new device of a seat makes its keys. */
  rekeyed(seat: number): void {
    this.secrets[seat] = fill(0x60 + seat + 8 * (this.#moves[seat]! - 1));
    this.seats[seat] = new FairSeat(this.state, {seat, secret: this.secrets[seat]!});
    this.enter('keys', this.seats[seat]!.keys(), {author: seat});
  }

  /** The others publish their shares of the card keys of a lost device. */
  recover(device: number): Claims[] {
    const permit = this.permit();
    return this.state
      .seatsOf(device)
      .flatMap(lost =>
        this.state.devices.map(seat =>
          this.enter('recover', this.seats[seat]!.recover(lost, permit), {author: seat}),
        ),
      );
  }

  get texts(): string[] {
    return [this.header, ...this.entries];
  }
}

/** A table that is set up. */
export const ledger = (setting: Setting): Ledger => new Ledger(setting).setUp();

export type {StepKind};

/** A refusal with this code that leaves the state as it was. */
export function refused(table: Ledger, code: string, attempt: () => unknown): void {
  const digest = stateDigest(table.state);
  assert.throws(attempt, {code: `fair/${code}`});
  assert.deepEqual(stateDigest(table.state), digest);
}
