/**
 * Sections 4, 5.1 and 6 in motion: a table that follows a record, checks every proof in it and keeps all handles. It
 * throws at the first thing that is wrong. Requests and attachments are those that a life of cards needs.
 */
import {ed25519} from '@noble/curves/ed25519.js';
import {type Backup, readBackup, unmask} from './backup.ts';
import {hex, join, lp, must, Reader, same, u32, utf8} from './bytes.ts';
import {actionRid, type Context, cardPoint, gameIdOf, requestRid, type TableFacts} from './context.ts';
import {memberMessageHolds, readMember} from './exclude.ts';
import {type Ciphertext, G, H32, mul, NS, type Point} from './group.ts';
import {lookUp, open, plaintext, strip} from './handle.ts';
import {jointKey, readSeatKeys, seatKeysHold} from './possession.ts';
import {
  type Attachment,
  type Entry,
  type Request,
  readAction,
  readDrop,
  readList,
  readRequest,
  readTable,
  readText,
} from './record.ts';
import {readRecover, recoverHolds, recoverKey, writeRecover} from './recovery.ts';
import {readRekey, rekeyMessageHolds} from './rekey.ts';
import {readOpening, readShare, shareHolds, shareMessageHolds} from './share.ts';
import {readPass} from './shuffle.ts';
import {passMessageHolds} from './shuffle-verify.ts';

/** Section 5.1 */
export interface Handle extends Ciphertext {
  id: number;
  deck: string;
  key: number[];
  D: Map<number, Point>;
  dead: boolean;
}

export class Life {
  readonly gameId: Uint8Array;
  readonly handles: Handle[] = [];
  private readonly table: TableFacts;
  private readonly n: number;
  private readonly keyMessages: Uint8Array[] = [];
  private readonly Y: Point[] = [];
  private readonly backups: Backup[] = [];
  private readonly confirmed: number[] = [];
  /** Card keys that everybody knows. */
  private readonly known = new Map<number, bigint>();
  private readonly recoveries = new Map<number, Uint8Array[]>();
  private active: number[];
  private readonly values = new Map<string, number[]>();
  private readonly pending = new Map<string, {request: Request; passes: number; pile: Ciphertext[]}>();
  private head: {seq: number; hash: Uint8Array};

  constructor(bytes: Uint8Array) {
    const table = readTable(bytes);
    // The table stands as entry 0.
    this.head = {seq: 0, hash: H32('entry', bytes)};
    this.table = table;
    this.gameId = gameIdOf(table);
    this.n = table.seats.length;
    this.active = [...table.seats.keys()];
  }

  /** The seats whose layers are still on. */
  layers = ({key, D}: Handle): number[] => key.filter(j => !D.has(j) && !this.known.has(j));

  /** Layer j of a handle, as published or as everybody can compute it. */
  private layer(handle: Handle, j: number): Point {
    const x = this.known.get(j);
    const D = handle.D.get(j) ?? (x === undefined ? undefined : mul(x, handle.a));
    must(D !== undefined, `layer ${j} of handle ${handle.id} is on`);
    return D;
  }

  /** The place of a plaintext among the deck's cards. */
  private valueAt(deck: string, M: Point): number {
    const values = this.values.get(deck) ?? [];
    const place = lookUp(
      M,
      values.map(v => cardPoint(this.gameId, deck, v)),
    );
    must(place >= 0, 'not a card of the deck');
    return values[place]!;
  }

  /** What a seat with these secrets reads, or null. */
  face(handle: Handle, secrets: Map<number, bigint>): number | null {
    if (this.layers(handle).some(j => !secrets.has(j))) return null;
    const D = handle.key.map(j => {
      const own = secrets.get(j);
      return own === undefined ? this.layer(handle, j) : mul(own, handle.a);
    });
    return this.valueAt(handle.deck, plaintext(handle, D));
  }

  status(handle: Handle): string {
    const on = this.layers(handle).length;
    if (handle.dead) return 'dead';
    if (on === 0) return 'open';
    if (on === 1) return 'held';
    return handle.D.size === 0 ? 'sealed' : 'partial';
  }

  private get(id: number): Handle {
    const handle = this.handles[id];
    must(handle !== undefined && !handle.dead, `handle ${id} is live`);
    return handle;
  }

  private add(deck: string, {a, b}: Ciphertext, key: number[]): void {
    this.handles.push({id: this.handles.length, deck, a, b, key, D: new Map(), dead: false});
  }

  /** "Input forms": an open card as `(O, M)`; else without the layers of all who are not in `key`. */
  private under(handle: Handle, key: number[]): Ciphertext {
    if (this.layers(handle).length === 0)
      return open(
        plaintext(
          handle,
          handle.key.map(j => this.layer(handle, j)),
        ),
      );
    must(
      key.every(j => handle.key.includes(j)),
      'the handle is not under this key',
    );
    return strip(
      handle,
      handle.key.filter(j => !key.includes(j)).map(j => this.layer(handle, j)),
    );
  }

  private held(id: number, seat: number): Handle {
    const handle = this.get(id);
    must(this.layers(handle).join() === `${seat}`, `handle ${id} is held by ${seat}`);
    return handle;
  }

  private at = (rid: Uint8Array, seat: number, item = 0): Context => ({gameId: this.gameId, rid, seat, item});

  private joint = (seats: number[]): Point => jointKey(seats.map(seat => this.Y[seat]!));

  follow(entry: Entry): void {
    must(entry.seq === this.head.seq + 1 && same(entry.prev, this.head.hash), 'the chain');
    this.head = entry;
    const rule = this.rules[entry.kind];
    if (!rule) throw new Error(`no life of cards has an entry of kind ${entry.kind}`);
    rule(entry.payload, entry);
  }

  private readonly rules: {[kind in Entry['kind']]?: (payload: Uint8Array, entry: Entry) => void} = {
    keys: payload => this.keys(payload),
    backup: payload => this.backup(payload),
    'backup-ok': payload => this.confirmed.push(new Reader(payload).u8()),
    mint: payload => this.mint(payload),
    request: (payload, {hash}) => this.request(requestRid(this.gameId, hash, 0), readRequest(payload)),
    pass: payload => this.pass(payload),
    opening: payload => this.opening(payload),
    exclusion: payload => this.exclusion(payload),
    action: (payload, {prev}) => this.action(payload, prev),
    drop: (payload, {prev}) => this.drop(payload, prev),
    recover: payload => this.recover(payload),
  };

  private keys(message: Uint8Array): void {
    this.keyMessages.push(message);
    must(seatKeysHold(this.gameId, this.keyMessages), 'keys');
    this.Y.push(readSeatKeys(message).Y);
  }

  private backup(message: Uint8Array): void {
    const backup = readBackup(this.n, message);
    must(backup.seat === this.backups.length, 'back-ups in order');
    this.backups.push(backup);
  }

  /** `lp deck, list of values`: cards appear openly. */
  private mint(payload: Uint8Array): void {
    must(this.confirmed.length === this.n, 'the set-up is complete');
    const reader = new Reader(payload);
    const deck = readText(reader);
    const values = readList(reader);
    reader.end();
    this.values.set(deck, [...(this.values.get(deck) ?? []), ...values]);
    for (const v of values) this.add(deck, open(cardPoint(this.gameId, deck, v)), []);
  }

  private request(rid: Uint8Array, request: Request): void {
    const pile =
      request.kind === 'shuffle' ? request.inputs.map(id => this.under(this.get(id), request.key)) : [];
    if (request.kind === 'shuffle')
      must(request.by.join() === this.active.join() && request.key.join() === request.by.join(), 'all');
    // Deal and reveal: sealed handles, no share published; reveal also takes held ones.
    if (request.kind === 'deal' || request.kind === 'reveal')
      for (const id of request.handles) {
        const status = this.status(this.get(id));
        must(
          status === 'sealed' || (status === 'held' && request.kind === 'reveal'),
          `handle ${id} is sealed`,
        );
      }
    if (request.kind === 'exclude') for (const id of request.handles) this.held(id, request.by);
    this.pending.set(hex(rid), {request, passes: 0, pile});
  }

  private asked(rid: Uint8Array) {
    const asked = this.pending.get(hex(rid));
    must(asked !== undefined, 'nothing is asked under this name');
    return asked;
  }

  /** Section 5.4: one pass of every active seat in seat order, pass k taking pass k-1's output. */
  private pass(message: Uint8Array): void {
    const {rid, argument} = readPass(message);
    const asked = this.asked(rid);
    const {request, passes, pile} = asked;
    must(request.kind === 'shuffle', 'a pass answers a shuffle');
    const K = this.joint(request.key);
    must(passMessageHolds(this.at(rid, request.by[passes]!), passes, K, pile, message), 'pass');
    asked.passes += 1;
    asked.pile = argument.f;
    if (asked.passes < request.by.length) return;
    for (const id of request.inputs) this.get(id).dead = true;
    for (const each of asked.pile) this.add(request.deck, each, request.key);
    this.pending.delete(hex(rid));
  }

  private opening(message: Uint8Array): void {
    const rid = message.slice(0, 32);
    const {request} = this.asked(rid);
    must(request.kind === 'deal' || request.kind === 'reveal', 'an opening answers a deal or a reveal');
    const handles = request.handles.map(id => this.get(id));
    const of = (seat: number) =>
      handles.filter(
        handle => this.layers(handle).includes(seat) && !(request.kind === 'deal' && seat === request.to),
      );
    const senders = [...this.table.seats.keys()].filter(seat => of(seat).length > 0);
    const {shares} = readOpening(message, of(senders[0]!).length);
    must(shares.map(({seat}) => seat).join() === senders.join(), 'the senders, ascending');
    for (const {seat, share} of shares) {
      const points = of(seat).map(handle => handle.a);
      must(shareHolds(this.at(rid, seat), this.Y[seat]!, points, share), 'share');
    }
    const taken = shares.map(({seat, share}) => ({seat, share, from: of(seat)}));
    for (const {seat, share, from} of taken)
      for (const [i, handle] of from.entries()) handle.D.set(seat, share.D[i]!);
    this.pending.delete(hex(rid));
  }

  private exclusion(message: Uint8Array): void {
    const {rid, handle: id} = readMember(message);
    const {request} = this.asked(rid);
    must(request.kind === 'exclude' && request.handles.includes(id), 'the handle is asked about');
    const handle = this.held(id, request.by);
    const M = request.oneOf.map(v => cardPoint(this.gameId, handle.deck, v));
    const at = this.at(rid, request.by, request.handles.indexOf(id));
    const e = this.under(handle, [request.by]);
    must(memberMessageHolds(at, id, this.Y[request.by]!, e, M, message), 'exclusion');
  }

  private action(payload: Uint8Array, prev: Uint8Array): void {
    const {seat, attachments} = readAction(payload);
    const rid = actionRid(this.gameId, prev, seat);
    for (const [item, attachment] of attachments.entries())
      this.attachment(attachment, this.at(rid, seat, item));
  }

  private attachment(attachment: Attachment, at: Context): void {
    const {seat} = at;
    const Y = this.Y[seat]!;
    const {message} = attachment;
    if (attachment.type === 'open') {
      const handles = attachment.handles.map(id => this.held(id, seat));
      const points = handles.map(handle => handle.a);
      must(shareMessageHolds(at, Y, points, message), 'open');
      for (const [i, handle] of handles.entries()) handle.D.set(seat, readShare(message).share.D[i]!);
    } else if (attachment.type === 'blind') {
      const handles = attachment.handles.map(id => this.held(id, seat));
      const e = handles.map(handle => this.under(handle, [seat]));
      must(passMessageHolds(at, 0, Y, e, message), 'blind');
      for (const handle of handles) handle.dead = true;
      for (const each of readPass(message).argument.f) this.add(attachment.deck, each, [seat]);
    } else {
      const {handle: id, proof} = readRekey(message);
      const handle = this.held(id, seat);
      const e = this.under(handle, [seat]);
      must(rekeyMessageHolds(at, id, Y, this.joint(attachment.to), e, message), 're-key');
      handle.dead = !attachment.showOnly;
      this.add(handle.deck, proof.f, attachment.to);
    }
  }

  /** Section 6: all other active seats sign `NS || lp("drop") || gameId || set || hash of the entry before`. */
  private drop(payload: Uint8Array, prev: Uint8Array): void {
    const {lost, entryHash, votes} = readDrop(payload);
    const rest = this.active.filter(seat => !lost.includes(seat));
    must(same(entryHash, prev) && rest.length >= 2, 'drop');
    must(votes.map(({seat}) => seat).join() === rest.join(), 'all others vote');
    const set = u32(lost.reduce((bits, seat) => bits + 2 ** seat, 0));
    const signed = join(NS, lp(utf8('drop')), this.gameId, set, prev);
    for (const {seat, signature} of votes)
      must(ed25519.verify(signature, signed, this.table.seats[seat]!.idKey, {zip215: false}), 'vote');
    this.active = rest;
  }

  /** Section 6: Feldman, then Lagrange; shares of seats lost before are computed from their public keys. */
  private recover(message: Uint8Array): void {
    const {j, m} = readRecover(message);
    const backup = this.backups[j]!;
    must(!this.active.includes(j) && this.active.includes(m), 'recovery');
    must(recoverHolds(j, m, this.Y[j]!, backup.A, message), 'recovery share');
    const shares = [...(this.recoveries.get(j) ?? []), message];
    this.recoveries.set(j, shares);
    if (shares.length < this.active.length) return;
    const before = [...this.known]
      .filter(([seat]) => !this.active.includes(seat))
      .map(([seat, x]) => writeRecover(j, seat, unmask(this.gameId, this.n, seat, x, backup)));
    const x = recoverKey([...shares, ...before]);
    must(this.Y[j]!.equals(mul(x, G)), 'the recovered key');
    this.known.set(j, x);
  }
}
