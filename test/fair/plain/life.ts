/**
 * Sections 4, 5.1 and 6 in motion: a table that follows a record, checks every proof in it and keeps all handles. It
 * throws at the first thing that is wrong.
 */
import {type Backup, complaintHolds, readBackup, unmask} from './backup.ts';
import {beaconPoint, beaconValue, beaconWords, draws, uniform} from './beacon.ts';
import {hex, join, lp, must, Reader, same, u32, utf8} from './bytes.ts';
import {Choices} from './choices.ts';
import {
  actionRid,
  type Context,
  cardPoint,
  gameIdOf,
  requestRid,
  setupRid,
  type TableFacts,
} from './context.ts';
import {memberMessageHolds, readMember} from './exclude.ts';
import {type Ciphertext, G, mul, NS, type Point} from './group.ts';
import {lookUp, open, plaintext, strip} from './handle.ts';
import {Order} from './order.ts';
import {jointKey, readSeatKeys, seatKeysHold} from './possession.ts';
import {
  type Attachment,
  type Change,
  type Draw,
  type Entry,
  type Request,
  readAction,
  readChange,
  readList,
  readRequest,
  readTable,
  readText,
} from './record.ts';
import {cardKeyHolds, readCardKey, readRecover, recoverHolds, recoverKey, writeRecover} from './recovery.ts';
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
  /** Shown to a seat: it can only be looked at. */
  copy: boolean;
  /** Noted when it was minted, opened, or when a card key became public. */
  value: number | null;
}

interface Asked {
  request: Request;
  /** Who was active then. */
  by: number[];
  passes: number;
  pile: Ciphertext[];
}

export class Life {
  readonly gameId: Uint8Array;
  readonly handles: Handle[] = [];
  readonly order: Order;
  readonly choices: Choices;
  /** What the beacons gave, one list for each draw. */
  readonly drawn: number[][] = [];
  /** Who lied, when the set-up ended with a complaint. */
  failed: number | null = null;
  active: number[];
  private readonly table: TableFacts;
  private readonly n: number;
  private readonly keyMessages: Uint8Array[] = [];
  private readonly B: Point[] = [];
  private readonly Y: Point[] = [];
  private readonly backups: Backup[] = [];
  private readonly confirmed: number[] = [];
  /** Card keys that everybody knows. */
  private readonly known = new Map<number, bigint>();
  private readonly recoveries = new Map<number, Uint8Array[]>();
  private readonly values = new Map<string, number[]>();
  private readonly pending = new Map<string, Asked>();

  constructor(bytes: Uint8Array) {
    const table = readTable(bytes);
    this.table = table;
    this.gameId = gameIdOf(table);
    this.order = new Order(
      bytes,
      this.gameId,
      table.seats.map(seat => seat.idKey),
    );
    this.choices = new Choices(this.gameId);
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
    must(handle !== undefined && !handle.dead && !handle.copy, `handle ${id} is live`);
    return handle;
  }

  private add(deck: string, {a, b}: Ciphertext, key: number[], copy = false): void {
    const id = this.handles.length;
    this.handles.push({id, deck, a, b, key, D: new Map(), dead: false, copy, value: null});
  }

  /** The moments at which values are noted call this. */
  private note(handles: Handle[]): void {
    for (const handle of handles)
      if (!handle.dead && !handle.copy) handle.value ??= this.face(handle, new Map());
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
    must(this.failed === null, 'the set-up has not failed');
    this.order.follow(entry, this.active);
    this.rules[entry.kind](entry.payload, entry);
  }

  private readonly rules: {[kind in Entry['kind']]: (payload: Uint8Array, entry: Entry) => void} = {
    keys: payload => this.keys(payload),
    backup: payload => this.backup(payload),
    'backup-ok': payload => this.confirmed.push(new Reader(payload).u8()),
    'backup-bad': payload => this.complaint(payload),
    mint: payload => this.mint(payload),
    request: (payload, {hash}) => this.request(requestRid(this.gameId, hash, 0), readRequest(payload)),
    pass: payload => this.pass(payload),
    opening: payload => this.opening(payload),
    rekey: payload => this.rekey(payload),
    exclusion: payload => this.exclusion(payload),
    commit: payload => this.choices.commit(payload),
    disclose: payload => this.choices.disclose(payload),
    action: (payload, {prev}) => this.action(payload, prev),
    drop: (payload, {prev}) => this.drop(payload, prev),
    back: (payload, {prev}) => this.back(payload, prev),
    recover: payload => this.recover(payload),
    'card-key': payload => this.cardKey(payload),
    host: () => undefined,
  };

  private keys(message: Uint8Array): void {
    this.keyMessages.push(message);
    must(seatKeysHold(this.gameId, this.keyMessages), 'keys');
    const {B, Y} = readSeatKeys(message);
    this.B.push(B);
    this.Y.push(Y);
  }

  private backup(message: Uint8Array): void {
    const backup = readBackup(this.n, message);
    must(backup.seat === this.backups.length, 'back-ups in order');
    this.backups.push(backup);
  }

  /** `u8 j` and a share of `E_j` under the card key of the seat that complains. */
  private complaint(payload: Uint8Array): void {
    const j = payload[0]!;
    const message = payload.slice(1);
    const {seat: m, share} = readShare(message);
    const backup = this.backups[j];
    must(backup !== undefined && m !== j && !this.confirmed.includes(m), 'who complains of whom');
    const at = this.at(setupRid(this.gameId), m, 2 + j);
    must(shareMessageHolds(at, this.Y[m]!, [backup.E], message), 'the share of a complaint');
    this.failed = complaintHolds(this.gameId, this.n, m, share.D[0]!, backup, this.Y[j]!) ? j : m;
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
    this.note(this.handles.slice(-values.length));
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
    if (request.kind === 'rekey') {
      this.held(request.handle, request.from);
      this.receivers(request.from, request.to);
    }
    if (request.kind === 'commit' || request.kind === 'disclose')
      this.choices.ask(rid, request.kind, request.by, this.active);
    else this.pending.set(hex(rid), {request, by: this.active, passes: 0, pile});
  }

  /** A re-key goes to one other seat or to all active ones. */
  private receivers(from: number, to: number[]): void {
    const one = to.length === 1 && to[0] !== from && this.active.includes(to[0]!);
    must(one || to.join() === this.active.join(), 'receivers');
  }

  private asked(rid: Uint8Array): Asked {
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
    const {request, by} = this.asked(rid);
    if (request.kind === 'beacon') {
      this.beacon(rid, request.draws, by, message);
      return;
    }
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
    this.note(handles);
    this.pending.delete(hex(rid));
  }

  private beacon(rid: Uint8Array, wanted: Draw[], by: number[], message: Uint8Array): void {
    const {shares} = readOpening(message, 1);
    must(shares.map(({seat}) => seat).join() === by.join(), 'the senders, ascending');
    const P = [beaconPoint(this.gameId, rid)];
    for (const {seat, share} of shares)
      must(shareHolds(this.at(rid, seat), this.B[seat]!, P, share), 'share');
    const D = shares.map(({share}) => share.D[0]!);
    const words = beaconWords(beaconValue(this.gameId, rid, D));
    for (const draw of wanted)
      this.drawn.push(
        'sides' in draw
          ? draw.sides.map(sides => 1 + uniform(words, sides))
          : draws(words, draw.from, draw.count),
      );
    this.pending.delete(hex(rid));
  }

  private rekey(message: Uint8Array): void {
    const rid = message.slice(1, 33);
    const {request} = this.asked(rid);
    must(request.kind === 'rekey', 'a re-key answers a re-key');
    const {handle, from, to, showOnly} = request;
    this.moved(handle, to, showOnly, this.at(rid, from), message);
    this.pending.delete(hex(rid));
  }

  /** A held card under the key of its receivers, or a copy of it. */
  private moved(id: number, to: number[], showOnly: boolean, at: Context, message: Uint8Array): void {
    const handle = this.held(id, at.seat);
    const e = this.under(handle, [at.seat]);
    must(rekeyMessageHolds(at, id, this.Y[at.seat]!, this.joint(to), e, message), 're-key');
    handle.dead = !showOnly;
    this.add(handle.deck, readRekey(message).proof.f, to, showOnly);
  }

  private exclusion(message: Uint8Array): void {
    const {rid, handle: id} = readMember(message);
    const {request} = this.asked(rid);
    must(request.kind === 'exclude' && request.handles.includes(id), 'the handle is asked about');
    this.member(id, request.oneOf, this.at(rid, request.by, request.handles.indexOf(id)), message);
  }

  private member(id: number, oneOf: number[], at: Context, message: Uint8Array): void {
    const handle = this.held(id, at.seat);
    const M = oneOf.map(v => cardPoint(this.gameId, handle.deck, v));
    const e = this.under(handle, [at.seat]);
    must(memberMessageHolds(at, id, this.Y[at.seat]!, e, M, message), 'exclusion');
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
      this.note(handles);
    } else if (attachment.type === 'blind') {
      const handles = attachment.handles.map(id => this.held(id, seat));
      const e = handles.map(handle => this.under(handle, [seat]));
      must(passMessageHolds(at, 0, Y, e, message), 'blind');
      for (const handle of handles) handle.dead = true;
      for (const each of readPass(message).argument.f) this.add(attachment.deck, each, [seat]);
    } else if (attachment.type === 'rekey') {
      this.receivers(seat, attachment.to);
      this.moved(readRekey(message).handle, attachment.to, attachment.showOnly, at, message);
    } else {
      this.member(readMember(message).handle, attachment.oneOf, at, message);
    }
  }

  /** Section 6: all other active seats sign `NS || lp("drop") || gameId || set || hash of the entry before`. */
  private drop(payload: Uint8Array, prev: Uint8Array): void {
    const change = readChange(payload);
    const rest = this.active.filter(seat => !change.seats.includes(seat));
    must(change.seats.every(seat => this.active.includes(seat)) && rest.length >= 2, 'drop');
    this.voted('drop', change, prev, rest);
    this.leave(change.seats);
  }

  /** The same form, signed by all active and all returning seats. */
  private back(payload: Uint8Array, prev: Uint8Array): void {
    const change = readChange(payload);
    must(!change.seats.some(seat => this.active.includes(seat)), 'who returns was away');
    const all = [...this.active, ...change.seats].sort((one, other) => one - other);
    this.voted('back', change, prev, all);
    this.active = all;
  }

  private voted(label: string, {seats, entryHash, votes}: Change, prev: Uint8Array, voters: number[]): void {
    must(seats.length > 0 && same(entryHash, prev), `${label} on top of the entry before`);
    must(votes.map(({seat}) => seat).join() === voters.join(), 'who votes');
    const set = u32(seats.reduce((bits, seat) => bits + 2 ** seat, 0));
    const signed = join(NS, lp(utf8(label)), this.gameId, set, prev);
    for (const {seat, signature} of votes) this.order.signed(seat, signature, signed);
  }

  /** What waits for a seat that leaves is cancelled; choices go on without it. */
  private leave(seats: number[]): void {
    this.active = this.active.filter(seat => !seats.includes(seat));
    this.choices.leave(seats);
    const waits = ({request, by}: Asked): boolean => {
      if (request.kind === 'beacon') return by.some(seat => seats.includes(seat));
      if (request.kind === 'shuffle') return request.key.some(seat => seats.includes(seat));
      if (request.kind === 'rekey') return seats.includes(request.from);
      return request.kind === 'exclude' && seats.includes(request.by);
    };
    for (const [name, asked] of this.pending) if (waits(asked)) this.pending.delete(name);
  }

  /** `seat.cardKey`: of a seat that leaves, or that has left. */
  private cardKey(message: Uint8Array): void {
    const {seat, x} = readCardKey(message);
    must(!this.known.has(seat) && cardKeyHolds(seat, this.Y[seat]!, message), 'the card key');
    if (this.active.includes(seat)) this.leave([seat]);
    this.learn(seat, x);
  }

  private learn(seat: number, x: bigint): void {
    this.known.set(seat, x);
    this.note(this.handles);
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
    this.learn(j, x);
  }
}
