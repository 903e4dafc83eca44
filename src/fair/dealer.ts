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
 *   preview(said, fold)       what an entry would settle, before it is sealed.
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
import {type Attachment, encodeAction} from './action.ts';
import {askedOf, waitsFor} from './asked.ts';
import {follow} from './audit.ts';
import {encodeVote} from './ballot.ts';
import {loadChoices, loadDealer, saveChoices, saveDealer} from './dealer-store.ts';
import type {DealerOptions, Intent, Letter, Message, Outbox, Owed, Waiting} from './dealer-types.ts';
import {FairError, FairnessBreach} from './errors.ts';
import type {Change} from './members.ts';
import {encodePart, type PartKind, signPart} from './part.ts';
import {needsCertificate, Promises} from './promises.ts';
import {Proposals} from './proposals.ts';
import type {Permit} from './release.ts';
import type {Request} from './request.ts';
import {FairSeat} from './seat.ts';
import {encodeShare} from './share.ts';
import type {Sign} from './signature.ts';
import {loadState, saveState} from './snapshot.ts';
import {type Claims, FairState, type FairView, hexName, type Pending} from './state.ts';
import {type Place, roundOf, type Step, type StepKind} from './step.ts';
import {keepersOf} from './table-info.ts';

export class JointDealer {
  readonly #state: FairState;
  readonly #options: DealerOptions;
  readonly #own: ReadonlyMap<number, {readonly seat: FairSeat; readonly sign: Sign}>;
  readonly #promises: Promises;
  readonly #proposals: Proposals;
  readonly #faces: ReadonlyMap<number, Map<number, number>>;
  /** Own choices by the name of the commitment and the seat, until they are disclosed. */
  readonly #choices: Map<string, Uint8Array>;
  /** Own messages about what is pending, by what they are: made once, said again by `nudge`. */
  readonly #said = new Map<string, Letter>();
  /** Own changes of who is here that the people at this device want. */
  readonly #wishes = new Map<number, Change>();
  readonly #owed = new Map<string, Owed>();
  #asked: Request | null = null;
  #round: number;
  #send: Letter[] = [];
  #choicesChanged = false;

  /** @throws FairError for a table that is none, and for a snapshot, guard or choices that are damaged */
  constructor(options: DealerOptions) {
    const {table, verify, own, history, snapshot, guard, choices} = options;
    this.#options = options;
    const saved = snapshot ? loadDealer(snapshot) : null;
    this.#state = saved ? loadState(table, verify, saved.state) : new FairState(table, verify);
    this.#own = new Map(
      own.map(({seat, secret, sign}) => [seat, {seat: new FairSeat(this.#state, seat, secret), sign}]),
    );
    this.#promises = new Promises(this.#state, history, guard, saved?.asking ?? null);
    this.#proposals = new Proposals(this.#state);
    this.#faces = new Map(own.map(({seat}) => [seat, new Map(saved?.faces.get(seat))]));
    this.#choices = choices ? loadChoices(choices) : new Map();
    this.#round = saved?.round ?? 0;
    this.#asked = this.#pending?.request ?? null;
    for (const [name, bytes] of saved?.acks ?? []) {
      this.#promises.add(bytes);
      this.#said.set(name, {type: 'ack', to: 'all', bytes});
    }
    this.#act();
  }

  /** The question that is open; there is one at most. */
  get #pending(): Pending | undefined {
    const [pending] = this.#state.pending.values();
    return pending;
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
    const pending = this.#pending;
    const turned = pending ? pending.since > before : this.#lost(leftAt => leftAt > before);
    if (turned || (!pending && !this.#lost(() => true))) {
      this.#promises.turn(turned ? this.#state.head : null);
      this.#said.clear();
    }
    this.#round = roundOf(place);
    this.#proposals.turn();
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
      if (type === 'ack') this.#promises.add(bytes);
      else if (type === 'part') this.#proposals.take(bytes);
      else if (type === 'vote') this.#proposals.vote(bytes);
      else this.#proposals.leave(bytes);
    } catch (error) {
      if (error instanceof FairnessBreach) this.#proposals.blames.push(error.blame);
      if (error instanceof BadMessage) return error.code;
      throw error;
    }
    this.#act();
    return null;
  }

  /** Everything that this device owes and may give. */
  #act(): void {
    if (this.#state.failed) return;
    this.#cast();
    const pending = this.#pending;
    if (pending ? needsCertificate(pending) : this.#promises.asking) this.#acknowledge();
    if (pending) this.#answer(pending);
  }

  /** The own persons' acknowledgements of the entry that asks. */
  #acknowledge(): void {
    const {head, persons} = this.#state;
    if (this.#promises.asking?.seq !== head.seq) return;
    for (const [seat, {sign}] of this.#own) {
      const name = `ack ${hexName(head.entryHash)} ${seat}`;
      if (!persons.includes(seat) || this.#said.has(name)) continue;
      const bytes = this.#promises.acknowledge(seat, this.#asked, sign);
      if (bytes) this.#say(name, {type: 'ack', to: 'all', bytes});
    }
  }

  #say(name: string, letter: Letter): void {
    this.#said.set(name, letter);
    this.#send.push(letter);
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
    const permit = this.#promises.released();
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
    this.#proposals.add(part);
    this.#say(name, {type: 'part', to: kind === 'share' ? 'all' : 'host', bytes: encodePart(part)});
  }

  /**
   * A choice of an own seat, as bytes of the game's own; kept until it is disclosed.
   * @throws FairError fair/wrong-turn when nobody asks it for one
   */
  choose(seat: number, choice: Uint8Array): void {
    const pending = this.#pending;
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
    return this.#proposals.ballot.voters(change, device);
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
        const vote = this.#promises.vote(seat, change, device, sign);
        if (!vote) continue;
        const cast = {...vote, change, device, prev: head.entryHash};
        this.#proposals.ballot.add(cast);
        this.#say(name, {type: 'vote', to: 'all', bytes: encodeVote(cast)});
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
    this.#promises.promise();
    const others = [...this.#own.values()].filter(one => one !== first).map(({seat}) => seat);
    const bytes = first.seat.leave(others, first.sign);
    this.#proposals.leave(bytes);
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
      const permit = this.#promises.released();
      if (permit && permit.seq >= leftAt) owe(own.seat, 'recover', lost, () => own.recover(lost, permit));
    });
  }

  /** What dealing wants sealed next on the present head; null while there is nothing, and on other devices. */
  get proposal(): Step | null {
    return this.isHost && !this.#state.failed ? this.#proposals.next(this.#round) : null;
  }

  /**
   * What the next entry would settle if it said this, found out on a copy.
   * @param basis hash of the entry that its author saw; left out where it has none
   * @throws FairError, FairnessBreach, and what `fold` throws
   */
  preview(said: Step | null, fold: (claims: Claims) => Request | null, basis?: Uint8Array): Claims {
    const copy = this.#state.fork();
    const {term, seq, entryHash: prev} = copy.head;
    // It has no hash before it is sealed; what is asked after it is named then.
    const place = {term, seq: seq + 1, prev, entryHash: new Uint8Array(32), ...(basis && {basis})};
    return follow(copy, said, place, fold);
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
    const pending = this.#pending;
    if (!pending) return null;
    const {request, since, shuffle, by} = pending;
    const here = this.#proposals.answered(pending);
    const unsigned = needsCertificate(pending) ? this.#promises.missing : [];
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
      guard: this.#promises.changed(),
      choices: this.#choicesChanged ? saveChoices(this.#choices) : null,
      send: this.#send,
      blames: this.#proposals.blames,
    };
    this.#send = [];
    this.#proposals.blames = [];
    this.#choicesChanged = false;
    return out;
  }

  /** All but secrets, guard and choices, as of the last entry. @throws FairError when the set-up failed */
  snapshot(): Uint8Array {
    const acks = [...this.#said].flatMap(([name, {type, bytes}]) =>
      type === 'ack' ? [[name, bytes] as const] : [],
    );
    return saveDealer({
      state: saveState(this.#state),
      asking: this.#promises.asking,
      round: this.#round,
      faces: this.#faces,
      acks: new Map(acks),
    });
  }
}

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

const nameOf = ({rid, since}: Pending, seat: number, kind: PartKind): string =>
  `${kind} ${hexName(rid)} ${since} ${seat}`;

const choiceName = (rid: Uint8Array, seat: number): string => `${hexName(rid)} ${seat}`;
