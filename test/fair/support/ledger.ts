/**
 * A table in one hand: one verified state, all seats' secrets, every entry sealed and audited at once. For tests that
 * are about cards and proofs; `table.ts` is for those about messages, forks and hosts.
 */
import {ed25519} from '@noble/curves/ed25519.js';
import type {Sign} from '../../../src/fair/ack.ts';
import {type Attachment, encodeAction} from '../../../src/fair/action.ts';
import {askedOf} from '../../../src/fair/answer.ts';
import {Auditor} from '../../../src/fair/audit.ts';
import {requestRid, type TableInfo} from '../../../src/fair/context.ts';
import {type Change, encodeChange, voteBytes} from '../../../src/fair/members.ts';
import {encodeRecord, encodeTable, NO_AUTHOR, sealEntry} from '../../../src/fair/record.ts';
import {Permit} from '../../../src/fair/release.ts';
import {encodeRequest, type Request} from '../../../src/fair/request.ts';
import {FairSeat} from '../../../src/fair/seat.ts';
import {encodeOpening, type Share} from '../../../src/fair/share.ts';
import type {Claims, FairState} from '../../../src/fair/state.ts';
import {encodeDisclose, encodeMint, type StepKind} from '../../../src/fair/step.ts';
import {fill} from './hex.ts';

export interface Setting {
  readonly seats: number;
  readonly backup?: boolean;
  /** Secrets are `secret + seat`, 32 equal bytes. */
  readonly secret?: number;
}

const idSeed = (seat: number) => fill(0x80 + seat);

export const tableOf = ({seats, backup = false}: Setting): TableInfo => ({
  rulesetId: 'test',
  rulesetHash: fill(4),
  options: new Uint8Array(),
  backup,
  seats: Array.from({length: seats}, (_, seat) => ({
    idKey: ed25519.getPublicKey(idSeed(seat)),
    nonce: fill(0x60 + seat),
  })),
});

export const signerOf =
  (seat: number): Sign =>
  bytes =>
    ed25519.sign(bytes, idSeed(seat));

export class Ledger {
  readonly auditor: Auditor;
  readonly seats: readonly FairSeat[];
  readonly secrets: readonly Uint8Array[];
  readonly table: Uint8Array;
  readonly entries: Uint8Array[] = [];
  /** Hash of each entry; 0 is the table. */
  readonly hashes: Uint8Array[];

  constructor(setting: Setting) {
    this.table = encodeTable(tableOf(setting));
    this.auditor = new Auditor(this.table);
    this.hashes = [this.auditor.head];
    this.secrets = Array.from({length: setting.seats}, (_, seat) => fill((setting.secret ?? 1) + seat));
    this.seats = this.secrets.map((secret, seat) => new FairSeat(this.auditor.state, seat, secret));
  }

  get state(): FairState {
    return this.auditor.state;
  }

  get head(): Uint8Array {
    return this.auditor.head;
  }

  /** Seals an entry as the host and lets the auditor judge it. */
  enter(kind: StepKind, payload: Uint8Array, author = NO_AUTHOR): Claims {
    return this.#entered(this.seal(kind, payload, author));
  }

  #entered(bytes: Uint8Array): Claims {
    const claims = this.auditor.next(bytes);
    this.entries.push(bytes);
    this.hashes.push(this.auditor.head);
    return claims;
  }

  /** The next entry, not yet entered. */
  seal(kind: StepKind, payload: Uint8Array, author = NO_AUTHOR): Uint8Array {
    const {auditor} = this;
    return sealEntry(
      this.state.gameId,
      {seq: auditor.seq + 1, term: auditor.term, prev: auditor.head, author, kind, payload},
      author === NO_AUTHOR ? null : signerOf(author),
      signerOf(auditor.host),
    );
  }

  setUp(): this {
    this.seats.forEach((seat, i) => {
      this.enter('keys', seat.keys(), i);
    });
    if (!this.state.table.backup) return this;
    this.seats.forEach((seat, i) => {
      this.enter('backup', seat.backup(), i);
    });
    this.seats.forEach((_, i) => {
      this.enter('backup-ok', Uint8Array.of(i), i);
    });
    return this;
  }

  mint(deck: string, values: readonly number[]): readonly number[] {
    return this.enter('mint', encodeMint(deck, values)).fresh;
  }

  /** Enters a request. @returns its name */
  ask(request: Request): Uint8Array {
    this.enter('request', encodeRequest(request));
    return requestRid(this.state.gameId, this.head);
  }

  /** A permit for the last entry, as if everybody had acknowledged it: `table.test.ts` is about how that comes about. */
  permit(): Permit {
    return new Permit(this.state.gameId, this.head);
  }

  /** All shares that a request wants, of honest seats. */
  shares(rid: Uint8Array, permit: Permit): Share[] {
    const pending = this.state.request(rid);
    const senders = pending.request.kind === 'beacon' ? pending.by : [...askedOf(this.state, pending).keys()];
    return senders.map(seat => this.seats[seat]!.share(rid, permit)!);
  }

  /** Asks, and lets all seats answer as they should. */
  request(request: Request): Claims {
    const rid = this.ask(request);
    const permit = this.permit();
    return this.answer(rid, permit);
  }

  answer(rid: Uint8Array, permit: Permit): Claims {
    const {request} = this.state.request(rid);
    switch (request.kind) {
      case 'shuffle': {
        let claims: Claims | null = null;
        for (const seat of request.by) claims = this.enter('pass', this.seats[seat]!.pass(rid));
        return claims!;
      }
      case 'rekey':
        return this.enter('rekey', this.seats[request.from]!.rekey(rid, permit));
      case 'exclude': {
        const claims = this.seats[request.by]!.exclusions(rid, permit).map(bytes =>
          this.enter('exclusion', bytes),
        );
        const excluded = new Map(claims.flatMap(one => [...one.excluded]));
        if (excluded.size === request.handles.length) return {...claims[0]!, excluded};
        return {...this.enter('opening', encodeOpening(rid, this.shares(rid, permit))), excluded};
      }
      case 'commit':
      case 'disclose':
        throw new Error('choices are entered one by one');
      default:
        return this.enter('opening', encodeOpening(rid, this.shares(rid, permit)));
    }
  }

  /** A joint shuffle of open or discarded cards. @returns the fresh handles, top of the pile first */
  shuffle(deck: string, inputs: readonly number[]): readonly number[] {
    const by = this.state.active;
    return this.request({kind: 'shuffle', deck, inputs, by, key: by}).fresh;
  }

  act(seat: number, ...make: readonly ((prev: Uint8Array, item: number) => Attachment)[]): Claims {
    const attachments = make.map((one, item) => one(this.head, item));
    return this.enter('action', encodeAction({seat, attachments}), seat);
  }

  /** All active seats choose, then all disclose. */
  choose(choices: ReadonlyMap<number, Uint8Array>): Map<number, Uint8Array> {
    const by = [...choices.keys()];
    const rid = this.ask({kind: 'commit', by});
    const made = by.map(seat => this.seats[seat]!.commit(rid, choices.get(seat)!));
    by.forEach((seat, i) => {
      this.enter('commit', made[i]!.commit, seat);
    });
    const disclose = this.ask({kind: 'disclose', by});
    return new Map(
      by.flatMap((seat, i) => [
        ...this.enter('disclose', encodeDisclose(disclose, made[i]!.disclose), seat).disclosed,
      ]),
    );
  }

  change(change: Change, seats: readonly number[]): Claims {
    const {gameId, active} = this.state;
    const voters = (
      change === 'drop'
        ? active.filter(seat => !seats.includes(seat))
        : [...new Set([...active, ...seats])].sort((a, b) => a - b)
    ).map(seat => ({
      seat,
      signature: signerOf(seat)(voteBytes(change, gameId, seats, this.head)),
    }));
    return this.enter(change, encodeChange(seats, this.head, voters));
  }

  /** Another seat orders the entries from here on. */
  takeOver(seat: number): void {
    const {auditor} = this;
    const entry = {
      ...{seq: auditor.seq + 1, term: auditor.term + 1, prev: auditor.head, author: seat},
      ...{kind: 'host' as const, payload: Uint8Array.of(seat)},
    };
    const sign = signerOf(seat);
    this.#entered(sealEntry(this.state.gameId, entry, sign, sign));
  }

  /** The remaining seats publish their shares of a lost seat's card key. */
  recover(lost: number): Claims[] {
    return this.state.active.map(seat => this.enter('recover', this.seats[seat]!.recover(lost), seat));
  }

  record(): Uint8Array {
    return encodeRecord(this.table, this.entries);
  }
}

/** A table that is set up. */
export const ledger = (setting: Setting): Ledger => new Ledger(setting).setUp();
