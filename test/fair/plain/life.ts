/**
 * docs/fair-play.md, "Set-up", "Handles" and "Who leaves, who comes back" in motion: a table that follows a record, checks
 * every proof in it and keeps all handles. It throws at the first thing that is wrong.
 */
import {type Backup, backupShareHolds, complaintHolds, heirKey, readBackup, unmask} from './backup.ts';
import {beaconPoint, beaconValue, beaconWords, draws, uniform} from './beacon.ts';
import {hex, join, lp, must, Reader, same, u8, utf8} from './bytes.ts';
import {Choices} from './choices.ts';
import {actionRid, type Context, cardPoint, requestRid, setupRid, type TableFacts} from './context.ts';
import {memberMessageHolds, readMember} from './exclude.ts';
import {add, type Ciphertext, G, mul, NS, type Point} from './group.ts';
import {lookUp, open, plaintext, strip} from './handle.ts';
import {partHolds, readPart} from './part.ts';
import {jointKey, readSeatKeys, seatKeysHold} from './possession.ts';
import {
  type Attachment,
  type Change,
  type Draw,
  type Entry,
  type Request,
  readAction,
  readChange,
  readLeave,
  readSeats,
} from './record.ts';
import {addUp, readRecover, recoverHolds, recoverKey, writeRecover} from './recovery.ts';
import {readRekey, rekeyMessageHolds} from './rekey.ts';
import {readOpening, readShare, shareHolds, shareMessageHolds} from './share.ts';
import {readPass} from './shuffle.ts';
import {passMessageHolds} from './shuffle-verify.ts';
import {signatureHolds} from './sign.ts';

/** "Handles" */
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
  /** Persons who were here then. */
  by: number[];
  passes: number;
  pile: Ciphertext[];
  key: number[];
  /** By seat: places of the pile that its layer has to be put on. */
  widen: Map<number, number[]>;
  /** Number of the entry since which the question is as it is. */
  since: number;
  /** By lost seat, what its keepers gave of its part. */
  heirs: Map<number, Map<number, Point>>;
  /** Handles that were proved to be on the list. */
  proved: number[];
}

/** "Draws that are given up" */
interface Redraw {
  seq: number;
  kind: string;
  seat: number;
  round: number;
  rid: string;
}

export class Life {
  readonly gameId: Uint8Array;
  readonly handles: Handle[] = [];
  readonly choices: Choices;
  /** What the beacons gave, one list for each draw. */
  readonly drawn: number[][] = [];
  /** Who lied, when the set-up ended with a complaint. */
  failed: number | null = null;
  /** Who was proved to lie, in this order. */
  readonly convicted: number[] = [];
  active: number[];
  readonly redraws: Redraw[] = [];
  term = 0;
  host: number;
  private readonly table: TableFacts;
  private readonly n: number;
  /** Hash of each entry. */
  private readonly hashes: Uint8Array[];
  private readonly keyMessages: Uint8Array[] = [];
  private readonly idKeys: Uint8Array[];
  /** A seat whose new keys are due. */
  private moved: number | null = null;
  /** Round of each device's last return. */
  private readonly returned = new Map<number, number>();
  private author: number | null = null;
  private round = 0;
  private readonly B: Point[] = [];
  private readonly Y: Point[] = [];
  private readonly backups: Backup[] = [];
  private readonly confirmed: number[] = [];
  /** Card keys that everybody knows. */
  private readonly known = new Map<number, bigint>();
  private readonly recoveries = new Map<number, Uint8Array[]>();
  private readonly values = new Map<string, number[]>();
  private readonly pending = new Map<string, Asked>();

  constructor(table: TableFacts) {
    this.table = table;
    this.gameId = table.gameId;
    this.host = table.host;
    this.hashes = [table.head];
    this.idKeys = table.seats.map(({idKey}) => idKey);
    this.choices = new Choices(this.gameId);
    this.n = table.seats.length;
    this.active = [...table.seats.keys()];
  }

  private persons = (): number[] => this.active.filter(seat => !this.table.seats[seat]!.bot);

  /** One person of each other device. */
  private keepers = (j: number): number[] =>
    [...this.table.seats.keys()].filter(m => {
      const device = this.table.seats[m]!.device;
      return device === m && device !== this.table.seats[j]?.device;
    });

  private prev = (): Uint8Array => this.hashes.at(-1)!;

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

  /** "Handles", the stripped form: an open card as `(O, M)`; else without the layers of all who are not in `key`. */
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

  follow({kind, payload, hash, asks, author, round}: Entry): void {
    must(this.failed === null, 'the set-up has not failed');
    must(this.moved === null || ['keys', 'reseat'].includes(kind), 'new keys come first');
    this.author = author ?? null;
    this.round = round ?? 0;
    if (kind !== 'ask') this.rules[kind](payload);
    this.hashes.push(hash);
    if (asks) this.request(requestRid(this.gameId, hash, 0), asks);
  }

  private readonly rules: {[kind in Exclude<Entry['kind'], 'ask'>]: (payload: Uint8Array) => void} = {
    keys: payload => this.keys(payload),
    backup: payload => this.backup(payload),
    'backup-ok': payload => this.confirmed.push(new Reader(payload).u8()),
    'backup-bad': payload => this.complaint(payload),
    part: payload => this.part(payload),
    opening: payload => this.opening(payload),
    action: payload => this.action(payload),
    drop: payload => this.drop(payload),
    back: payload => this.back(payload),
    recover: payload => this.recover(payload),
    leave: payload => this.leaves(payload),
    host: payload => {
      this.term += 1;
      this.host = payload[0]!;
    },
    reseat: payload => this.reseat(payload),
  };

  /** An answer under its seat's signature, made on an entry since the question is as it is. */
  private part(payload: Uint8Array): void {
    const {seat, kind, rid, head, bytes} = readPart(payload);
    must(partHolds(this.gameId, this.idKeys[seat]!, payload), 'the signature of a part');
    const seen = this.hashes.findIndex(hash => same(hash, head));
    const asked = this.pending.get(hex(rid));
    must(seen >= 0 && seen >= (asked?.since ?? 0), 'a part is made on this log');
    must(bytes[0] === seat && (kind === 6 || same(bytes.slice(1, 33), rid)), 'a part says what it holds');
    if (kind === 1) this.widening(bytes);
    else if (kind === 2) this.pass(bytes);
    else if (kind === 3) this.rekey(bytes);
    else if (kind === 4) this.exclusion(bytes);
    else if (kind === 5) this.choices.commit(bytes);
    else if (kind === 7) this.heir(seat, rid, bytes);
    else {
      must(kind === 6, 'shares come as an opening');
      this.choices.disclose(rid, bytes);
    }
  }

  private get format(): number {
    return this.table.format ?? 1;
  }

  /** A share of the point of the draw under what the keeper holds of the lost seat's key; `u8 lost` behind it. */
  private heir(m: number, rid: Uint8Array, bytes: Uint8Array): void {
    const asked = this.asked(rid);
    const lost = bytes.at(-1)!;
    const known = asked.heirs.get(lost) ?? new Map<number, Point>();
    must(
      this.format > 1 && asked.request.kind === 'beacon' && asked.by.includes(lost),
      'dice of a lost seat',
    );
    must(!this.active.includes(lost) && this.keepers(lost).includes(m) && !known.has(m), 'whose part is due');
    const key = heirKey(this.B[lost]!, this.backups[lost]!, m);
    const {share} = readShare(bytes.slice(0, -1));
    if (!shareHolds(this.at(rid, m, 1 + lost), key, [beaconPoint(this.gameId, rid)], share)) {
      this.proves(m, 'a part of a part');
      return;
    }
    asked.heirs.set(lost, known.set(m, share.D[0]!));
  }

  /** In the order of the seats; the keys of a seat that moved take the place of its old ones. */
  private keys(message: Uint8Array): void {
    const {seat, B, Y} = readSeatKeys(message);
    must(seat === (this.moved ?? this.keyMessages.length), 'whose keys are due');
    this.keyMessages[seat] = message;
    must(seatKeysHold(this.gameId, this.keyMessages), 'keys');
    this.B[seat] = B;
    this.Y[seat] = Y;
    this.moved = null;
  }

  /** `u8 seat, idKey 32`, in format 2 `set consents`: its keys are void, and nothing but its new ones may follow. */
  private reseat(payload: Uint8Array): void {
    const [seat] = payload as unknown as [number];
    const idKey = payload.slice(1, 33);
    const reader = new Reader(payload.slice(33));
    const consents = this.format > 1 ? readSeats(reader) : [];
    reader.end();
    const own = this.format > 1 && this.author === seat;
    if (own) must(consents.length === 0, 'by its own word nobody else is named');
    else {
      must(this.author === this.host, 'whose word it takes');
      must(this.format === 1 || (consents.length > 0 && !consents.includes(seat)), 'who agrees');
    }
    must(!this.table.backup && this.Y.length === this.n, 'the table is set up, without back-up');
    must(this.moved === null || this.moved === seat, 'new keys of another seat are due');
    must(
      seat !== this.host && !this.table.seats[seat]!.bot && this.seatsOf(seat).length === 1,
      'who may move',
    );
    must(!this.idKeys.some(key => same(key, idKey)), 'a fresh identity key');
    must(
      !this.handles.some(handle => !handle.dead && this.layers(handle).includes(seat)),
      'no card is locked by it',
    );
    must(this.format === 1 || !this.known.has(seat), 'its hand does not lie open');
    if (this.format > 1 && !own && this.needsAll([seat]))
      must(
        this.devices().every(device => device === seat || consents.includes(device)),
        'everybody agrees',
      );
    must(this.format === 1 || !this.choices.isSealed(seat), 'no choice of its is sealed');
    must(!own || !this.choices.owes(seat), 'no choice waits for it');
    for (const [name, asked] of [...this.pending]) {
      const {request, by, key} = asked;
      const concerned =
        by.includes(seat) || key.includes(seat) || (request.kind === 'deal' && request.to === seat);
      if (!concerned || (request.kind === 'shuffle' && this.format === 1)) continue;
      must(!own, 'a draw waits for it');
      must(request.kind === 'beacon' || request.kind === 'shuffle', 'only draws are given up');
      this.giveUp(name, asked, seat);
    }
    this.idKeys[seat] = idKey;
    this.moved = seat;
  }

  /** Active devices. */
  private devices = (): number[] => [...new Set(this.persons().map(seat => this.table.seats[seat]!.device))];

  /** Dice that would be given up if these seats were gone. */
  private lostDice = (seats: number[]): boolean =>
    [...this.pending.values()].some(
      ({request, by}) =>
        request.kind === 'beacon' &&
        !by.every(
          seat =>
            (this.active.includes(seat) && !seats.includes(seat)) ||
            (this.format > 1 && this.isKept(seat, seats)),
        ),
    );

  /** "Draws that are given up": once for a device in the game, and once in a round. */
  private needsAll = (seats: number[]): boolean =>
    this.lostDice(seats) &&
    this.redraws.some(
      ({kind, seat, round}) => kind === 'beacon' && (round >= this.round || seats.includes(seat)),
    );

  private giveUp(name: string, {request}: Asked, seat: number): void {
    this.pending.delete(name);
    if (this.format > 1)
      this.redraws.push({
        ...{seq: this.hashes.length, kind: request.kind, seat, round: this.round},
        rid: name,
      });
  }

  private backup(message: Uint8Array): void {
    const backup = readBackup(this.keepers, message, this.format);
    must(backup.seat === this.backups.length, 'back-ups in order');
    this.backups.push(backup);
  }

  /** `u8 j` and a share of `E_j` under the card key of the seat that complains. */
  private complaint(payload: Uint8Array): void {
    const j = payload[0]!;
    const message = payload.slice(1);
    const {seat: m, share} = readShare(message);
    const backup = this.backups[j];
    must(
      backup !== undefined && this.keepers(j).includes(m) && !this.confirmed.includes(m),
      'who complains of whom',
    );
    const at = this.at(setupRid(this.gameId), m, 2 + j);
    must(shareMessageHolds(at, this.Y[m]!, [backup.E], message), 'the share of a complaint');
    this.failed = complaintHolds(this.gameId, this.keepers(j), m, share.D[0]!, backup, this.Y[j]!) ? j : m;
  }

  private request(rid: Uint8Array, request: Request): void {
    must(
      this.Y.length === this.n && (!this.table.backup || this.confirmed.length > 0),
      'the set-up is complete',
    );
    const asked: Asked = {
      ...{request, by: this.persons(), passes: 0, pile: [], key: [], widen: new Map<number, number[]>()},
      since: this.hashes.length - 1,
      heirs: new Map<number, Map<number, Point>>(),
      proved: [],
    };
    if (request.kind === 'shuffle') this.pile(asked, request);
    // Deal and reveal: sealed handles, no share published; reveal also takes held ones.
    if (request.kind === 'deal' || request.kind === 'reveal')
      for (const id of request.handles) {
        const status = this.status(this.get(id));
        must(
          ['sealed', 'open'].includes(status) || (status === 'held' && request.kind === 'reveal'),
          `handle ${id} is sealed`,
        );
      }
    if (request.kind === 'exclude')
      for (const id of request.handles) if (!this.liesOpen(id)) this.held(id, request.by);
    if (request.kind === 'rekey') {
      if (!this.liesOpen(request.handle)) this.held(request.handle, request.from);
      this.receivers(request.from, request.to);
    }
    if (request.kind === 'commit' || request.kind === 'disclose') {
      this.choices.ask(rid, request.kind, request.by, this.active);
      return;
    }
    this.pending.set(hex(rid), asked);
    this.settle(hex(rid), asked);
  }

  private liesOpen = (id: number): boolean => this.layers(this.get(id)).length === 0;

  /** "Answers that nobody gives": of hands and cards that everybody can read. */
  private settle(name: string, asked: Asked): void {
    const {request} = asked;
    const first = this.handles.length;
    const asOpen = (id: number) => {
      const handle = this.get(id);
      this.add(handle.deck, this.under(handle, []), []);
    };
    if (request.kind === 'shuffle') {
      if (request.by.length > 1) {
        this.widenKnown(asked);
        return;
      }
      if (!this.known.has(request.by[0]!)) return;
      request.inputs.forEach(asOpen);
      for (const v of request.mint) this.add(request.deck, open(cardPoint(this.gameId, request.deck, v)), []);
      for (const id of request.inputs) this.get(id).dead = true;
    } else if (request.kind === 'rekey') {
      if (!this.known.has(request.from) && !this.liesOpen(request.handle)) return;
      asOpen(request.handle);
      this.get(request.handle).dead = !request.showOnly;
    } else if (request.kind === 'exclude') {
      if (!this.known.has(request.by) && !request.handles.every(this.liesOpen)) return;
      this.note(request.handles.map(id => this.get(id)));
    } else if (request.kind === 'deal' || request.kind === 'reveal') {
      const to = request.kind === 'deal' ? request.to : -1;
      const handles = request.handles.map(id => this.get(id));
      if (handles.some(handle => this.layers(handle).some(seat => seat !== to))) return;
      this.note(handles);
    } else return;
    this.note(this.handles.slice(first));
    this.pending.delete(name);
  }

  /** Whose keys lock a pile, and who has to add a layer first. */
  private pile(asked: Asked, {deck, inputs, mint, by}: Request & {kind: 'shuffle'}): void {
    const own = by.length === 1;
    must(own || by.length === this.n, 'all shuffle, or one');
    const handles = inputs.map(id => this.get(id));
    const on = handles.flatMap(this.layers);
    const wanted = [...this.table.seats.keys()].filter(
      seat => (this.active.includes(seat) || on.includes(seat)) && !this.known.has(seat),
    );
    asked.key = own ? by : wanted;
    if (own) asked.by = by;
    for (const [place, handle] of handles.entries()) {
      const here =
        this.layers(handle).length === 0 ? [] : asked.key.filter(seat => handle.key.includes(seat));
      asked.pile.push(this.under(handle, here));
      if (this.layers(handle).length === 0) continue;
      for (const seat of asked.key)
        if (!handle.key.includes(seat)) asked.widen.set(seat, [...(asked.widen.get(seat) ?? []), place]);
    }
    for (const v of mint) asked.pile.push(open(cardPoint(this.gameId, deck, v)));
    this.values.set(deck, [...(this.values.get(deck) ?? []), ...mint]);
  }

  /** A layer of whoever is gone, with a key that everybody knows, is put on by everybody. */
  private widenKnown(asked: Asked): void {
    for (const [seat, x] of this.known)
      for (const place of asked.widen.get(seat) ?? []) {
        const {a, b} = asked.pile[place]!;
        asked.pile[place] = {a, b: add(b, mul(x, a))};
      }
    for (const seat of this.known.keys()) asked.widen.delete(seat);
  }

  /** `(a, b + D)` for each card that lacks the seat's layer. */
  private widening(message: Uint8Array): void {
    const {seat, rid, share} = readShare(message);
    const asked = this.asked(rid);
    const places = asked.widen.get(seat);
    must(places !== undefined, 'a layer of this seat is missing');
    const points = places.map(place => asked.pile[place]!.a);
    must(shareHolds(this.at(rid, seat, 1), this.Y[seat]!, points, share), 'a widening');
    for (const [i, place] of places.entries()) {
      const {a, b} = asked.pile[place]!;
      asked.pile[place] = {a, b: add(b, share.D[i]!)};
    }
    asked.widen.delete(seat);
    if (asked.widen.size === 0) asked.since = this.hashes.length;
  }

  /** A re-key goes to one other seat or to all active ones. */
  private receivers(from: number, to: number[]): void {
    const one = to.length === 1 && to[0] !== from && to[0]! < this.n;
    must(one || to.join() === [...this.table.seats.keys()].join(), 'receivers');
  }

  /** Of all: those who are here and whose keys are secret. */
  private locked = (to: number[]): number[] =>
    to.length === 1 ? to : this.active.filter(seat => !this.known.has(seat));

  private asked(rid: Uint8Array): Asked {
    const asked = this.pending.get(hex(rid));
    must(asked !== undefined, 'nothing is asked under this name');
    return asked;
  }

  /** "Proofs": one pass of every active seat in seat order, pass k taking pass k-1's output. */
  private pass(message: Uint8Array): void {
    const {rid, argument} = readPass(message);
    const asked = this.asked(rid);
    const {request, passes, pile, by, key} = asked;
    must(request.kind === 'shuffle' && asked.widen.size === 0, 'a pass answers a shuffle');
    const K = this.joint(key);
    must(passMessageHolds(this.at(rid, by[passes]!), passes, K, pile, message), 'pass');
    asked.passes += 1;
    asked.pile = argument.f;
    asked.since = this.hashes.length;
    if (asked.passes < by.length) return;
    for (const id of request.inputs) this.get(id).dead = true;
    for (const each of asked.pile) this.add(request.deck, each, key);
    this.pending.delete(hex(rid));
  }

  private opening(message: Uint8Array): void {
    const rid = message.slice(0, 32);
    const {request, by} = this.asked(rid);
    if (request.kind === 'beacon') {
      this.beacon(rid, request.draws, by, message, this.asked(rid).heirs);
      return;
    }
    must(
      ['deal', 'reveal', 'exclude'].includes(request.kind) && 'handles' in request,
      'what an opening answers',
    );
    const {proved} = this.asked(rid);
    const handles = request.handles.filter(id => !proved.includes(id)).map(id => this.get(id));
    const item = request.kind === 'exclude' ? request.handles.length : 0;
    const of = (seat: number) =>
      handles.filter(
        handle => this.layers(handle).includes(seat) && !(request.kind === 'deal' && seat === request.to),
      );
    const senders = [...this.table.seats.keys()].filter(seat => of(seat).length > 0);
    const {shares} = readOpening(message, of(senders[0]!).length);
    must(shares.map(({seat}) => seat).join() === senders.join(), 'the senders, ascending');
    for (const {seat, share} of shares) {
      const points = of(seat).map(handle => handle.a);
      must(shareHolds(this.at(rid, seat, item), this.Y[seat]!, points, share), 'share');
    }
    const taken = shares.map(({seat, share}) => ({seat, share, from: of(seat)}));
    for (const {seat, share, from} of taken)
      for (const [i, handle] of from.entries()) handle.D.set(seat, share.D[i]!);
    this.note(handles);
    this.pending.delete(hex(rid));
  }

  private beacon(
    rid: Uint8Array,
    wanted: Draw[],
    all: number[],
    message: Uint8Array,
    heirs: Asked['heirs'],
  ): void {
    const by = all.filter(seat => this.active.includes(seat));
    const lost = all.filter(seat => !this.active.includes(seat));
    const {shares} = readOpening(message, 1);
    must(shares.map(({seat}) => seat).join() === by.join(), 'the senders, ascending');
    const P = [beaconPoint(this.gameId, rid)];
    for (const {seat, share} of shares)
      must(shareHolds(this.at(rid, seat), this.B[seat]!, P, share), 'share');
    const D = shares.map(({share}) => share.D[0]!);
    for (const seat of lost) {
      const parts = heirs.get(seat);
      must(parts?.size === this.keepers(seat).length, 'all parts of a lost part');
      D.push(addUp(parts));
    }
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
    this.handOn(handle, to, showOnly, this.at(rid, from), message);
    this.pending.delete(hex(rid));
  }

  /** A held card under the key of its receivers, or a copy of it. */
  private handOn(id: number, to: number[], showOnly: boolean, at: Context, message: Uint8Array): void {
    const handle = this.held(id, at.seat);
    const e = this.under(handle, [at.seat]);
    const key = this.locked(to);
    must(rekeyMessageHolds(at, id, this.Y[at.seat]!, this.joint(key), e, message), 're-key');
    handle.dead = !showOnly;
    this.add(handle.deck, readRekey(message).proof.f, key, showOnly);
  }

  private exclusion(message: Uint8Array): void {
    const {rid, handle: id} = readMember(message);
    const {request, proved} = this.asked(rid);
    must(request.kind === 'exclude' && request.handles.includes(id), 'the handle is asked about');
    must(!proved.includes(id), 'it is not proved yet');
    this.member(id, request.oneOf, this.at(rid, request.by, request.handles.indexOf(id)), message);
    proved.push(id);
    if (request.handles.every(other => proved.includes(other) || this.liesOpen(other)))
      this.pending.delete(hex(rid));
  }

  private member(id: number, oneOf: number[], at: Context, message: Uint8Array): void {
    const handle = this.held(id, at.seat);
    const M = oneOf.map(v => cardPoint(this.gameId, handle.deck, v));
    const e = this.under(handle, [at.seat]);
    must(memberMessageHolds(at, id, this.Y[at.seat]!, e, M, message), 'exclusion');
  }

  private action(payload: Uint8Array): void {
    const {seat, attachments} = readAction(payload);
    const rid = actionRid(this.gameId, this.prev(), seat);
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
      this.handOn(readRekey(message).handle, attachment.to, attachment.showOnly, at, message);
    } else {
      this.member(readMember(message).handle, attachment.oneOf, at, message);
    }
  }

  private seatsOf = (device: number): number[] =>
    [...this.table.seats.keys()].filter(seat => this.table.seats[seat]!.device === device);

  /** More than half of the active devices sign `NS || lp("drop") || gameId || u8 device || hash of the entry before`. */
  private drop(payload: Uint8Array): void {
    const change = readChange(payload);
    const deviceOf = (seat: number) => this.table.seats[seat]!.device;
    const voters = change.votes.map(({seat}) => seat);
    must(this.devices().includes(change.device), 'the device is here');
    must(
      voters.every((seat, i) => i === 0 || voters[i - 1]! < seat),
      'voters ascending',
    );
    must(
      voters.every(seat => this.persons().includes(seat) && deviceOf(seat) !== change.device),
      'who votes',
    );
    const devices = new Set(voters.map(deviceOf));
    must(devices.size === voters.length, 'a device votes once');
    must(2 * devices.size > this.devices().length, 'more than half');
    const seats = this.seatsOf(change.device);
    must(
      this.format === 1 || !this.needsAll(seats) || devices.size === this.devices().length - 1,
      'everybody agrees',
    );
    this.voted('drop', change);
    this.leave(seats);
  }

  /** The same form, signed by all active persons and all who return. */
  private back(payload: Uint8Array): void {
    const change = readChange(payload);
    const seats = this.seatsOf(change.device);
    must(seats.length > 0 && !seats.some(seat => this.active.includes(seat)), 'who returns was away');
    must((this.returned.get(change.device) ?? -1) < this.round || this.format === 1, 'once a round');
    this.returned.set(change.device, this.round);
    this.active = [...this.active, ...seats].sort((one, other) => one - other);
    must(change.votes.map(({seat}) => seat).join() === this.persons().join(), 'who signs');
    this.voted('back', change);
  }

  private voted(label: string, {device, prev, votes}: Change): void {
    must(same(prev, this.prev()), `${label} on top of the entry before`);
    const signed = join(NS, lp(utf8(label)), this.gameId, u8(device), prev);
    for (const {seat, signature} of votes)
      must(signatureHolds(this.idKeys[seat]!, signed, signature), `vote of seat ${seat}`);
  }

  /** What waits for a seat that leaves is cancelled; choices go on without it. */
  private leave(seats: number[]): void {
    this.active = this.active.filter(seat => !seats.includes(seat));
    this.choices.leave(seats);
    const waits = ({request, by, key}: Asked): boolean => {
      if (request.kind === 'beacon')
        return !by.every(seat => this.active.includes(seat) || (this.format > 1 && this.isKept(seat)));
      return request.kind === 'shuffle' && request.by.length > 1 && key.some(seat => seats.includes(seat));
    };
    const device = this.table.seats[seats[0]!]!.device;
    for (const [name, asked] of [...this.pending]) if (waits(asked)) this.giveUp(name, asked, device);
  }

  /** Whether all who keep shares of a seat's key are here, and will be. */
  private isKept = (seat: number, gone: number[] = []): boolean =>
    this.table.backup && this.keepers(seat).every(m => this.active.includes(m) && !gone.includes(m));

  /** A device goes by its own word, with the card keys of all its seats. */
  private leaves(payload: Uint8Array): void {
    const {device, prev, keys, signature} = readLeave(payload);
    must(same(prev, this.prev()), 'leave on top of the entry before');
    const signed = join(NS, lp(utf8('leave')), this.gameId, payload.slice(0, -64));
    must(signatureHolds(this.idKeys[device]!, signed, signature), 'the word of who leaves');
    const seats = this.seatsOf(device);
    must(
      !this.active.includes(device) || !seats.some(seat => this.isWaitedFor(seat)),
      'no draw waits for it',
    );
    const missing = seats.filter(seat => !this.known.has(seat));
    must(keys.map(({seat}) => seat).join() === missing.join(), 'whose keys');
    for (const {seat, x} of keys) must(mul(x, G).equals(this.Y[seat]!), 'the card key');
    if (this.active.includes(device)) this.leave(this.seatsOf(device));
    for (const {seat, x} of keys) this.learn(seat, x);
  }

  private isWaitedFor = (seat: number): boolean =>
    this.choices.owes(seat) ||
    [...this.pending.values()].some(({request, by, passes, widen}) => {
      if (request.kind === 'beacon') return by.includes(seat);
      if (request.kind === 'shuffle') return widen.size > 0 ? widen.has(seat) : by[passes] === seat;
      if (request.kind === 'rekey') return request.from === seat;
      if (request.kind === 'exclude') return request.by === seat;
      const to = request.kind === 'deal' ? request.to : -1;
      return (
        'handles' in request &&
        seat !== to &&
        request.handles.some(id => this.layers(this.get(id)).includes(seat))
      );
    });

  /** A false word of a keeper stands as its proof, once for a seat. */
  private proves(seat: number, what: string): void {
    must(this.format > 1 && !this.convicted.includes(seat), what);
    this.convicted.push(seat);
  }

  private learn(seat: number, x: bigint): void {
    this.known.set(seat, x);
    this.backups.forEach((backup, j) => {
      const keepers = this.keepers(j);
      if (!keepers.includes(seat)) return;
      if (backupShareHolds(this.Y[j]!, backup.A, seat, unmask(this.gameId, keepers, seat, x, backup))) return;
      for (const liar of [j, seat]) if (!this.convicted.includes(liar)) this.convicted.push(liar);
    });
    this.note(this.handles);
    for (const [name, asked] of [...this.pending]) this.settle(name, asked);
  }

  /** "Who leaves, who comes back": Feldman, then Lagrange; shares of seats lost before are computed from their public keys. */
  private recover(message: Uint8Array): void {
    const {j, m} = readRecover(message);
    const backup = this.backups[j]!;
    must(!this.active.includes(j) && this.active.includes(m), 'recovery');
    must(this.keepers(j).includes(m), 'who keeps a share');
    if (!recoverHolds(j, m, this.Y[j]!, backup.A, message)) {
      this.proves(m, 'recovery share');
      return;
    }
    const shares = [...(this.recoveries.get(j) ?? []), message];
    this.recoveries.set(j, shares);
    const before = this.keepers(j)
      .filter(seat => this.known.has(seat))
      .map(seat =>
        writeRecover(j, seat, unmask(this.gameId, this.keepers(j), seat, this.known.get(seat)!, backup)),
      );
    if (shares.length + before.length < this.keepers(j).length) return;
    const x = recoverKey([...shares, ...before]);
    must(this.Y[j]!.equals(mul(x, G)), 'the recovered key');
    this.learn(j, x);
  }
}
