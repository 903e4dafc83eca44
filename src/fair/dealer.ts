/**
 * The joint dealer: one device's half of dealing together, for all seats that it plays. No network, no storage, no
 * screen: it runs in a worker, is told what comes in, and says what has to go out.
 *
 * What a table does with it:
 *
 *   entry(said, place, fold)  for each entry of the log, in order. `fold` lets the engine take what was settled and
 *                             says what it asks then. Throws for an entry that must not be followed (`blameFor`).
 *   receive(message)          for each message from the mesh. Throws nothing for bad bytes: it tells a code.
 *   outbox()                  after each of these: first store `guard` and `choices` if they are there, then send
 *                             `send`, then tell `blames`.
 *   proposal                  where this device seals the log: what dealing wants sealed next, made for the present
 *                             head. Seal it, feed it back by `entry`, and look again; then `outbox` once more.
 *   owed                      entries that own seats have to author: send them to the host as one sends actions, each
 *                             until it stands in the log.
 *   nudge()                   now and then while the table waits: says again what may have got lost.
 *   choose, attach, vote, leave   what the people at this device do.
 *   faces(seat), status       what an own seat can read; for whom the table waits.
 *   snapshot()                the whole of it as bytes; with the stored guard and choices it goes on where it was.
 *
 * Who knows what: the secrets of the own seats are here and nowhere else; nothing of them is in what goes out but
 * through proofs, and nothing of what an own seat reads leaves `faces` of that seat.
 */
import {BadMessage} from '../base/bad-message.ts';
import {concat, equalBytes, utf8} from '../base/bytes.ts';
import {decodeAck, encodeAck} from './ack.ts';
import {type Attachment, encodeAction} from './action.ts';
import {answerPart, readShare} from './answer.ts';
import {askedOf, waitsFor} from './asked.ts';
import {follow} from './audit.ts';
import {Ballot, decodeVote, encodeVote} from './ballot.ts';
import {type Blame, FairError, FairnessBreach} from './errors.ts';
import {H32, lp, u8, u32} from './hash.ts';
import {Inbox} from './inbox.ts';
import {type Change, takeLeave} from './members.ts';
import {decodePart, encodePart, type Part, type PartKind, signPart, verifyPart} from './part.ts';
import {AckBook, type History, type Permit, ReleaseGuard} from './release.ts';
import {type Request, readFlag} from './request.ts';
import {FairSeat} from './seat.ts';
import type {SeatSecret} from './seat-secret.ts';
import {encodeOpening, encodeShare, type Share} from './share.ts';
import type {Sign, Verify} from './signature.ts';
import {loadState, saveState} from './snapshot.ts';
import {type Claims, FairState, type FairView, type Head, hexName, type Pending} from './state.ts';
import type {Place, Step, StepKind} from './step.ts';
import {keepersOf, type TableInfo} from './table-info.ts';
import {decode, type Reader} from './wire.ts';

export interface Message {
  readonly type: 'ack' | 'part' | 'vote' | 'leave';
  readonly bytes: Uint8Array;
}

export interface Letter extends Message {
  readonly to: 'all' | 'host';
}

/** An entry that an own seat has to author. */
export interface Owed {
  readonly seat: number;
  readonly kind: StepKind;
  readonly payload: Uint8Array;
}

export interface Outbox {
  /** To be stored durably before anything of `send` leaves; null: as it was. */
  readonly guard: Uint8Array | null;
  readonly choices: Uint8Array | null;
  readonly send: readonly Letter[];
  readonly blames: readonly Blame[];
}

/** For whom the table waits, and since which entry. */
export interface Waiting {
  readonly kind: Request['kind'] | 'set-up';
  /** Number of the entry since which the question stands. */
  readonly since: number;
  readonly seats: readonly number[];
  /** Of a pile: passes done and to do. */
  readonly passes: {readonly done: number; readonly of: number} | null;
}

export interface OwnSeat {
  readonly seat: number;
  readonly secret: SeatSecret;
  readonly sign: Sign;
}

export interface DealerOptions {
  readonly table: TableInfo;
  readonly verify: Verify;
  /** All seats of this device, bots included. */
  readonly own: readonly OwnSeat[];
  /** Hashes of the own log's entries by number, the newest included. */
  readonly history: History;
  /** What `snapshot` gave; without it the log is followed from its start. */
  readonly snapshot?: Uint8Array | undefined;
  /** What was stored last. */
  readonly guard?: Uint8Array | undefined;
  readonly choices?: Uint8Array | undefined;
  /** How far this device is with a pass of its own. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

/** What a player attaches to an own action. */
export type Intent =
  | {readonly type: 'open'; readonly handles: readonly number[]}
  | {readonly type: 'blind'; readonly deck: string; readonly handles: readonly number[]}
  | {
      readonly type: 'rekey';
      readonly handle: number;
      readonly to: readonly number[];
      readonly showOnly: boolean;
    }
  | {readonly type: 'exclude'; readonly handle: number; readonly oneOf: readonly number[]};

export class JointDealer {
  readonly #state: FairState;
  readonly #options: DealerOptions;
  readonly #own: ReadonlyMap<number, {readonly seat: FairSeat; readonly sign: Sign}>;
  readonly #guard: ReleaseGuard;
  readonly #book: AckBook;
  readonly #inbox: Inbox;
  readonly #ballot: Ballot;
  readonly #faces: ReadonlyMap<number, Map<number, number>>;
  /** Own choices by the name of the commitment and the seat, until they are disclosed. */
  readonly #choices = new Map<string, Uint8Array>();
  /** Own messages about what is pending, by what they are: made once, said again by `nudge`. */
  readonly #said = new Map<string, Letter>();
  /** Shares that hold, and for which form of the question. */
  readonly #checked = new WeakMap<Part, {readonly share: Share; readonly since: number}>();
  /** Own changes of who is here that the people at this device want. */
  readonly #wishes = new Map<number, Change>();
  readonly #owed = new Map<string, Owed>();
  /** The entry since which the present question stands, and whose certificate it takes. */
  #asking: Head | null = null;
  #asked: Request | null = null;
  #permit: Permit | null = null;
  #leave: Uint8Array | null = null;
  #send: Letter[] = [];
  #blames: Blame[] = [];
  #guardChanged = false;
  #choicesChanged = false;

  /** @throws FairError for a table that is none, and for a snapshot, guard or choices that are damaged */
  constructor(options: DealerOptions) {
    const {table, verify, own, snapshot, guard, choices} = options;
    this.#options = options;
    const saved = snapshot && decode(undamaged(snapshot), readSnapshot);
    this.#state = saved ? loadState(table, verify, saved.state) : new FairState(table, verify);
    this.#own = new Map(
      own.map(({seat, secret, sign}) => [seat, {seat: new FairSeat(this.#state, seat, secret), sign}]),
    );
    this.#guard = new ReleaseGuard(this.#state, guard);
    this.#book = new AckBook(this.#state);
    this.#inbox = new Inbox(this.#state.seats.length);
    this.#ballot = new Ballot(this.#state);
    this.#faces = new Map(own.map(({seat}) => [seat, new Map(saved?.faces.get(seat))]));
    if (choices) for (const [name, choice] of decode(choices, readChoices)) this.#choices.set(name, choice);
    if (saved) {
      this.#asking = saved.asking;
      const [pending] = this.#state.pending.values();
      this.#asked = pending?.request ?? null;
      for (const [name, bytes] of saved.acks) {
        this.#book.add(decodeAck(bytes));
        this.#said.set(name, {type: 'ack', to: 'all', bytes});
      }
    }
    this.#act();
  }

  /** The public state, to be looked at. */
  get state(): FairView {
    return this.#state;
  }

  /** Whether the log is sealed on this device. */
  get isHost(): boolean {
    return this.#own.has(this.#state.host);
  }

  /**
   * The next entry of the log.
   * @param fold the engine takes what was settled; returns what it asks now
   * @throws FairError, FairnessBreach: the entry must not be followed; and what `fold` throws
   */
  entry(said: Step | null, place: Place, fold: (claims: Claims) => Request | null): Claims {
    const before = this.#state.head.seq;
    const claims = follow(this.#state, said, place, settled => {
      this.#asked = fold(settled);
      return this.#asked;
    });
    const [pending] = this.#state.pending.values();
    const turned = pending ? pending.since > before : this.#lost(leftAt => leftAt > before);
    if (turned || (!pending && !this.#lost(() => true))) {
      this.#asking = turned ? this.#state.head : null;
      this.#permit = null;
      this.#said.clear();
    }
    this.#leave = null;
    this.#forget(claims);
    this.#learn(claims);
    this.#act();
    return claims;
  }

  /** Choices that are told need not be kept. */
  #forget({answered}: Claims): void {
    for (const {request, commitments} of answered) {
      if (request.kind !== 'disclose') continue;
      for (const [seat, {rid}] of commitments!)
        if (this.#choices.delete(choiceName(rid, seat))) this.#choicesChanged = true;
    }
  }

  /** Whether somebody is gone, by such an entry, whose key the others have to recover. */
  #lost(when: (leftAt: number) => boolean): boolean {
    const {table, seats} = this.#state;
    return (
      table.backup && seats.some(({active, cardKey, leftAt}) => !active && cardKey === null && when(leftAt))
    );
  }

  /** Notes the faces that own seats can read now. */
  #learn({fresh, dealt, opened, answered}: Claims): void {
    const shown = answered.flatMap(({request}) => (request.kind === 'reveal' ? request.handles : []));
    const ids = new Set([...fresh, ...dealt.keys(), ...opened.keys(), ...shown]);
    for (const [seat, faces] of this.#faces) {
      for (const id of ids) {
        const face = this.#own.get(seat)!.seat.face(id);
        if (face !== undefined) faces.set(id, face);
      }
      if (answered.length === 0 && fresh.length === 0) continue;
      for (const id of faces.keys()) if (this.#state.handles.get(id).life === 'dead') faces.delete(id);
    }
  }

  /** What an own seat can read: handle to face. */
  faces(seat: number): ReadonlyMap<number, number> {
    return this.#faces.get(seat) ?? new Map();
  }

  /** A message from the mesh. @returns null if it was taken, else the code of its refusal */
  receive({type, bytes}: Message): string | null {
    try {
      if (type === 'ack') this.#book.add(decodeAck(bytes));
      else if (type === 'part') this.#take(decodePart(bytes), bytes);
      else if (type === 'vote') this.#ballot.add(decodeVote(bytes));
      else if (this.isHost && this.#holds('leave', bytes)) this.#leave = bytes.slice();
      else throw new FairError('bad-vote');
    } catch (error) {
      if (error instanceof FairnessBreach) this.#blames.push(error.blame);
      if (error instanceof BadMessage) return error.code;
      throw error;
    }
    this.#act();
    return null;
  }

  #take(part: Part, bytes: Uint8Array): void {
    const {gameId, verify, seats} = this.#state;
    const seat = seats[part.seat];
    // A share is looked at when it comes; one that comes before its question, when the question is there.
    if (part.kind === 'share' && this.#isTimely(part))
      this.#checked.set(part, {share: readShare(this.#state, bytes), since: this.#sinceOf(part)});
    else if (!seat || !verifyPart(part, gameId, seat.idKey, verify))
      throw new FairError('bad-part', {seat: part.seat});
    this.#inbox.add(part);
  }

  readonly #sinceOf = ({rid}: Part): number => this.#state.request(rid).since;

  /** Whether a part was made on this log since the question has its present form. */
  #isTimely({rid, head}: Part): boolean {
    const pending = this.#state.pending.get(hexName(rid));
    const seq = this.#state.recent.get(hexName(head));
    return pending !== undefined && seq !== undefined && seq >= pending.since;
  }

  /** Everything that this device owes and may give. */
  #act(): void {
    if (this.#state.failed) return;
    this.#cast();
    const [pending] = this.#state.pending.values();
    if (pending && needsCertificate(pending)) this.#acknowledge();
    else if (!pending && this.#asking?.seq === this.#state.head.seq) this.#acknowledge();
    if (pending) this.#answer(pending);
  }

  /** The own persons' acknowledgements of the entry that asks. */
  #acknowledge(): void {
    const {head, persons} = this.#state;
    if (!this.#asking || this.#asking.seq !== head.seq) return;
    for (const [seat, {sign}] of this.#own) {
      const name = `ack ${hexName(head.entryHash)} ${seat}`;
      if (!persons.includes(seat) || this.#said.has(name)) continue;
      try {
        const ack = this.#guard.acknowledge(seat, this.#options.history, this.#asked, sign);
        this.#guardChanged = true;
        this.#book.add(ack);
        this.#say(name, {type: 'ack', to: 'all', bytes: encodeAck(ack)});
      } catch (error) {
        // Promised to another branch: this device says nothing here, and the table stops.
        if (!(error instanceof FairError)) throw error;
      }
    }
  }

  #say(name: string, letter: Letter): void {
    this.#said.set(name, letter);
    this.#send.push(letter);
  }

  /** Leave to release for the present question, once all persons have acknowledged it. */
  #released(): Permit | null {
    if (this.#permit) return this.#permit;
    const certificate = this.#asking && this.#book.certificate(this.#asking);
    if (!certificate) return null;
    try {
      this.#permit = this.#guard.release(this.#asking!, certificate, this.#options.history);
      this.#guardChanged = true;
    } catch (error) {
      if (!(error instanceof FairError)) throw error;
    }
    return this.#permit;
  }

  #answer(pending: Pending): void {
    const {request, by, shuffle, rid} = pending;
    if (request.kind === 'shuffle' && shuffle!.widen.size === 0) {
      const own = this.#own.get(by[0]!);
      if (own) this.#part(pending, by[0]!, 'pass', () => own.seat.pass(rid, this.#options.onProgress));
      return;
    }
    if (request.kind === 'commit') {
      for (const seat of by) this.#commit(pending, seat);
      return;
    }
    const permit = this.#released();
    if (!permit?.covers(pending)) return;
    for (const [seat, {seat: own}] of this.#own) {
      switch (request.kind) {
        case 'shuffle':
          if (shuffle!.widen.has(seat))
            this.#part(pending, seat, 'widening', () => own.widening(rid, permit));
          break;
        case 'rekey':
          if (by.includes(seat)) this.#part(pending, seat, 'rekey', () => own.rekey(rid, permit));
          break;
        case 'disclose':
          if (by.includes(seat)) this.#disclose(pending, seat, permit);
          break;
        case 'exclude':
          if (by.includes(seat)) this.#exclude(pending, seat, permit);
          break;
        default:
          if (request.kind === 'beacon' ? by.includes(seat) : askedOf(this.#state, pending).has(seat))
            this.#part(pending, seat, 'share', () => encodeShare(own.share(rid, permit)!));
      }
    }
  }

  /** Proofs for what is on the list; then a share for the rest, once all proofs stand in the log. */
  #exclude(pending: Pending, seat: number, permit: Permit): void {
    const {rid, open, request} = pending;
    const own = this.#own.get(seat)!.seat;
    const oneOf = request.kind === 'exclude' ? request.oneOf : [];
    const proved = open!.filter(id => oneOf.includes(own.face(id)!));
    if (proved.length === 0) {
      this.#part(pending, seat, 'share', () => encodeShare(own.share(rid, permit)!));
      return;
    }
    // All at once; what has been said already is not made again.
    const name = nameOf(pending, seat, 'exclusion');
    if (this.#said.has(`${name} 0`)) return;
    own.exclusions(rid, permit).forEach((bytes, i) => {
      this.#tell(`${name} ${i}`, pending, seat, 'exclusion', bytes);
    });
  }

  #commit(pending: Pending, seat: number): void {
    const own = this.#own.get(seat)?.seat;
    const choice = this.#choices.get(choiceName(pending.rid, seat));
    if (own && choice) this.#part(pending, seat, 'commit', () => own.commit(pending.rid, choice));
  }

  #disclose(pending: Pending, seat: number, permit: Permit): void {
    const own = this.#own.get(seat)!.seat;
    const due = own.dueOf(pending.rid);
    const choice = due && this.#choices.get(choiceName(due, seat));
    if (choice) this.#part(pending, seat, 'disclose', () => own.disclose(pending.rid, choice, permit));
  }

  /** Makes and says a part of an own seat, once for each form of the question. */
  #part(pending: Pending, seat: number, kind: PartKind, make: () => Uint8Array): void {
    const name = nameOf(pending, seat, kind);
    if (!this.#said.has(name)) this.#tell(name, pending, seat, kind, make());
  }

  #tell(name: string, {rid}: Pending, seat: number, kind: PartKind, bytes: Uint8Array): void {
    const {gameId, head} = this.#state;
    const part = signPart(this.#own.get(seat)!.sign, gameId, {seat, kind, rid, head: head.entryHash, bytes});
    this.#inbox.add(part);
    this.#say(name, {type: 'part', to: kind === 'share' ? 'all' : 'host', bytes: encodePart(part)});
  }

  /**
   * A choice of an own seat, as bytes of the game's own; kept until it is disclosed.
   * @throws FairError fair/wrong-turn when nobody asks it for one
   */
  choose(seat: number, choice: Uint8Array): void {
    const [pending] = this.#state.pending.values();
    if (pending?.request.kind !== 'commit' || !pending.by.includes(seat) || !this.#own.has(seat))
      throw new FairError('wrong-turn', {seat});
    const name = choiceName(pending.rid, seat);
    // A commitment is final: what was said is not said otherwise.
    if (this.#choices.has(name)) return;
    this.#choices.set(name, choice);
    this.#choicesChanged = true;
    this.#act();
  }

  /** What an own seat's action shows, blinds, hands on or excludes, for the head that the player sees. @throws FairError */
  attach(seat: number, intents: readonly Intent[]): Uint8Array {
    const own = this.#own.get(seat)?.seat;
    if (!own) throw new FairError('wrong-turn', {seat});
    const basis = this.#state.head.entryHash;
    return encodeAction({
      seat,
      attachments: intents.map((intent, item) => attached(own, basis, item, intent)),
    });
  }

  /** Who wants this change now, and whether the people here do. */
  voters(change: Change, device: number): readonly number[] {
    return this.#ballot.voters(change, device);
  }

  /** The people at this device want a device dropped or back, or (null) not any more. Said again on each new entry. */
  vote(device: number, change: Change | null): void {
    if (change) this.#wishes.set(device, change);
    else this.#wishes.delete(device);
    this.#act();
  }

  #cast(): void {
    const {head, seats} = this.#state;
    for (const [device, change] of [...this.#wishes]) {
      const active = seats[device]?.active;
      if (active === undefined || active !== (change === 'drop')) {
        this.#wishes.delete(device);
        continue;
      }
      for (const [seat, {sign}] of this.#own) {
        const name = `vote ${hexName(head.entryHash)} ${device} ${seat}`;
        if (seats[seat]!.bot || this.#said.has(name)) continue;
        if (change === 'drop' && (seats[seat]!.device === device || !seats[seat]!.active)) continue;
        try {
          const vote = this.#guard.vote(seat, change, device, this.#options.history, sign);
          this.#guardChanged = true;
          const cast = {...vote, change, device, prev: head.entryHash};
          this.#ballot.add(cast);
          this.#say(name, {type: 'vote', to: 'all', bytes: encodeVote(cast)});
        } catch (error) {
          if (!(error instanceof FairError)) throw error;
        }
      }
    }
  }

  /**
   * This device goes for good, by its own word on the last entry: the host is told, or seals it itself.
   * @throws FairError fair/acknowledged-other, fair/below-watermark
   */
  leave(): void {
    const [first] = [...this.#own.values()].filter(
      ({seat}) => this.#state.seats[seat.seat]!.device === seat.seat,
    );
    if (!first) return;
    this.#guard.promise(this.#options.history);
    this.#guardChanged = true;
    const others = [...this.#own.values()].filter(one => one !== first).map(({seat}) => seat);
    const bytes = first.seat.leave(others, first.sign);
    this.#leave = bytes;
    this.#send.push({type: 'leave', to: 'host', bytes});
  }

  /** What own seats have to enter as authors: keys and back-ups at the start, shares of a lost seat's key later. */
  get owed(): readonly Owed[] {
    const {seats, table, failed, ready} = this.#state;
    if (failed) return [];
    const owed: Owed[] = [];
    const owe = (seat: number, kind: StepKind, about: number, make: () => Uint8Array) => {
      const name = `${seat} ${kind} ${about}`;
      const known = this.#owed.get(name) ?? {seat, kind, payload: make()};
      this.#owed.set(name, known);
      owed.push(known);
    };
    const all = seats.every(({keys}) => keys);
    for (const [seat, {seat: own}] of this.#own) {
      const {keys, backup, confirmed, device} = seats[seat]!;
      if (!keys) owe(seat, 'keys', 0, () => own.keys());
      else if (all && table.backup && !backup) owe(seat, 'backup', 0, () => own.backup());
      else if (!ready && seats.every(one => one.backup) && device === seat && !confirmed) {
        const [bad] = own.badBackups();
        if (bad === undefined) owe(seat, 'backup-ok', 0, () => Uint8Array.of(seat));
        else owe(seat, 'backup-bad', bad, () => own.complain(bad));
      }
      if (ready && table.backup) this.#oweRecovery(own, owe);
    }
    return owed;
  }

  #oweRecovery(
    own: FairSeat,
    owe: (seat: number, kind: StepKind, about: number, make: () => Uint8Array) => void,
  ): void {
    const {seats, table} = this.#state;
    seats.forEach(({active, cardKey, recovered, leftAt}, lost) => {
      if (active || cardKey !== null || recovered.has(own.seat)) return;
      if (!keepersOf(table, lost).includes(own.seat) || !seats[own.seat]!.active) return;
      const permit = this.#released();
      if (permit && permit.seq >= leftAt) owe(own.seat, 'recover', lost, () => own.recover(lost, permit));
    });
  }

  /** What dealing wants sealed next on the present head; null while there is nothing, and on other devices. */
  get proposal(): Step | null {
    if (!this.isHost || this.#state.failed) return null;
    const change = this.#ballot.complete();
    if (change) return {...change, author: null};
    if (this.#leave) return {kind: 'leave', payload: this.#leave, author: null};
    const [pending] = this.#state.pending.values();
    if (!pending) return null;
    const payload = this.#opening(pending);
    if (payload) return {kind: 'opening', payload, author: null};
    for (const part of this.#inbox.for(pending)) {
      if (part.kind === 'share' || !this.#isTimely(part)) continue;
      const bytes = encodePart(part);
      if (this.#holds('part', bytes)) return {kind: 'part', payload: bytes, author: null};
    }
    return null;
  }

  /** Tries an entry on a copy. A seat that signed what does not hold is convicted. */
  #holds(kind: 'part' | 'leave', payload: Uint8Array): boolean {
    try {
      const copy = this.#state.fork();
      if (kind === 'part') answerPart(copy, payload);
      else takeLeave(copy, payload, copy.head.entryHash);
      return true;
    } catch (error) {
      if (!(error instanceof FairError)) throw error;
      if (error instanceof FairnessBreach) this.#convict(error.blame, payload);
      return false;
    }
  }

  #convict(blame: Blame, payload: Uint8Array): void {
    this.#blames.push(blame);
    this.#inbox.remove(
      this.#inbox.for(decodePart(payload)).find(part => equalBytes(encodePart(part), payload)) ??
        decodePart(payload),
    );
  }

  /** All shares of a question, if all are in. */
  #opening(pending: Pending): Uint8Array | null {
    const {request, by} = pending;
    const asked = askedOf(this.#state, pending);
    const senders = request.kind === 'beacon' ? by : [...asked.keys()];
    if (senders.length === 0) return null;
    const shares = this.#shares(pending);
    const fits = (seat: number) =>
      shares.get(seat)?.D.length === (request.kind === 'beacon' ? 1 : asked.get(seat)!.length);
    if (!senders.every(fits)) return null;
    return encodeOpening(
      pending.rid,
      senders.map(seat => shares.get(seat)!),
    );
  }

  /** Shares that hold, by seat. */
  #shares(pending: Pending): Map<number, Share> {
    const shares = new Map<number, Share>();
    for (const part of this.#inbox.for(pending)) {
      if (part.kind !== 'share' || !this.#isTimely(part)) continue;
      try {
        const known = this.#checked.get(part);
        const share = known?.since === pending.since ? known.share : readShare(this.#state, encodePart(part));
        this.#checked.set(part, {share, since: pending.since});
        shares.set(part.seat, share);
      } catch (error) {
        if (!(error instanceof FairError)) throw error;
        this.#inbox.remove(part);
        if (error instanceof FairnessBreach) this.#blames.push(error.blame);
      }
    }
    return shares;
  }

  /** For whom the table waits; null when for nobody. */
  get status(): Waiting | null {
    const {seats, ready, head, host} = this.#state;
    if (!ready) {
      const missing = seats.flatMap(({keys, backup, confirmed, device}, seat) => {
        const done = keys && (!this.#state.table.backup || (backup && (confirmed || device !== seat)));
        return done ? [] : [seat];
      });
      return {kind: 'set-up', since: 0, seats: missing, passes: null};
    }
    const [pending] = this.#state.pending.values();
    if (!pending) return null;
    const {request, since, shuffle, by} = pending;
    const here = new Set(
      this.#inbox
        .for(pending)
        .filter(part => this.#isTimely(part))
        .map(({seat}) => seat),
    );
    const unsigned = needsCertificate(pending) && this.#asking ? this.#book.missing(this.#asking) : [];
    const owing = waitsFor(this.#state, pending).filter(seat => !here.has(seat));
    const waiting = unsigned.length > 0 ? unsigned : owing.length > 0 ? owing : [host];
    const passes = shuffle ? {done: shuffle.done, of: shuffle.done + by.length} : null;
    return {kind: request.kind, since: Math.min(since, head.seq), seats: waiting, passes};
  }

  /** Says again what may have got lost. */
  nudge(): void {
    this.#send.push(...this.#said.values());
    this.#act();
  }

  /** What has to be stored and sent since the last call. */
  outbox(): Outbox {
    const out = {
      guard: this.#guardChanged ? this.#guard.save() : null,
      choices: this.#choicesChanged ? saveChoices(this.#choices) : null,
      send: this.#send,
      blames: this.#blames,
    };
    this.#send = [];
    this.#blames = [];
    this.#guardChanged = false;
    this.#choicesChanged = false;
    return out;
  }

  /** All but secrets, guard and choices, as of the last entry. @throws FairError when the set-up failed */
  snapshot(): Uint8Array {
    const faces = [...this.#faces].map(([seat, known]) =>
      concat(u32(seat), u32(known.size), ...[...known].map(([id, face]) => concat(u32(id), u32(face)))),
    );
    const asking = this.#asking;
    const acks = [...this.#said].filter(([, {type}]) => type === 'ack');
    const body = concat(
      lp(saveState(this.#state)),
      u8(asking ? 1 : 0),
      ...(asking ? [u32(asking.term), u32(asking.seq), asking.entryHash] : []),
      u32(faces.length),
      ...faces,
      u32(acks.length),
      ...acks.map(([name, {bytes}]) => concat(lp(utf8(name)), lp(bytes))),
    );
    return concat(H32('snapshot', body), body);
  }
}

interface Saved {
  readonly state: Uint8Array;
  readonly asking: Head | null;
  readonly faces: ReadonlyMap<number, ReadonlyMap<number, number>>;
  /** Own acknowledgements that may have to be said again. */
  readonly acks: ReadonlyMap<string, Uint8Array>;
}

/** @throws FairError fair/other-state */
function undamaged(snapshot: Uint8Array): Uint8Array {
  const body = snapshot.subarray(32);
  if (!equalBytes(H32('snapshot', body), snapshot.subarray(0, 32))) throw new FairError('other-state');
  return body;
}

const readSnapshot = (reader: Reader): Saved => {
  const pairs = <K, V>(field: string, read: () => readonly [K, V]): Map<K, V> => {
    const count = reader.u32(field);
    if (count > reader.left) throw new FairError('bad-length', {field, length: reader.left, want: count});
    return new Map(Array.from({length: count}, read));
  };
  return {
    state: reader.lp('state'),
    asking: readFlag(reader, 'asking')
      ? {term: reader.u32('term'), seq: reader.u32('seq'), entryHash: reader.bytes(32, 'entryHash')}
      : null,
    faces: pairs('faces', () => [
      reader.u32('seat'),
      pairs('faces', () => [reader.u32('handle'), reader.u32('face')] as const),
    ]),
    acks: pairs('acks', () => [reader.text('name'), reader.lp('ack')] as const),
  };
};

const saveChoices = (choices: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  concat(u32(choices.size), ...[...choices].map(([name, choice]) => concat(lp(utf8(name)), lp(choice))));

const readChoices = (reader: Reader): [string, Uint8Array][] => {
  const count = reader.u32('choices');
  if (count > reader.left)
    throw new FairError('bad-length', {field: 'choices', length: reader.left, want: count});
  return Array.from({length: count}, () => [reader.text('name'), reader.lp('choice')]);
};

function attached(own: FairSeat, basis: Uint8Array, item: number, intent: Intent): Attachment {
  switch (intent.type) {
    case 'open':
      return own.open(basis, item, intent.handles);
    case 'blind':
      return own.blind(basis, item, intent.deck, intent.handles);
    case 'rekey':
      return own.handOn(basis, item, intent.handle, intent.to, intent.showOnly);
    case 'exclude':
      return own.exclude(basis, item, intent.handle, intent.oneOf);
  }
}

/** Passes and commitments open nothing. */
const needsCertificate = ({request, shuffle}: Pending): boolean =>
  request.kind === 'shuffle' ? shuffle!.widen.size > 0 : request.kind !== 'commit';

const nameOf = ({rid, since}: Pending, seat: number, kind: PartKind): string =>
  `${kind} ${hexName(rid)} ${since} ${seat}`;

const choiceName = (rid: Uint8Array, seat: number): string => `${hexName(rid)} ${seat}`;
