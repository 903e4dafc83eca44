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
 *   choose, attach, vote      what the people at this device do; `farewell` is their word that they leave, for an entry.
 *   elect, close              this device is for another host; a term is over for it. Then `outbox`, before the vote is signed.
 *   faces(seat), status       what an own seat can read; for whom the table waits.
 *   bequests, bequeath, … bots of another host, which this device plays on once the others have given what it takes.
 *   snapshot()                the whole of it as bytes; with the stored guard and choices it goes on where it was.
 *
 * Who knows what: the secrets of the own seats are here and nowhere else. Nothing of them is in what goes out but through
 * proofs, and nothing of what an own seat reads leaves `faces` of that seat.
 */

import {BadMessage} from '../base/bad-message.ts';
import type {AnyCode} from '../base/codes.ts';
import {type Attachment, encodeAction} from './action.ts';
import {speakers, waitsFor} from './asked.ts';
import {follow} from './audit.ts';
import {loadChoices, loadDealer, saveDealer} from './dealer-store.ts';
import type {DealerOptions, Intent, Message, Outbox, Owed, OwnSeat, Waiting} from './dealer-types.ts';
import {FairError, FairnessBreach} from './errors.ts';
import {Heirs} from './heirs.ts';
import {hexName} from './hex-name.ts';
import {type Change, canDrop, takeLeave} from './members.ts';
import {OwnAnswers} from './own-answers.ts';
import {OwnEntries} from './own-entries.ts';
import {OwnVotes} from './own-votes.ts';
import {OwnWord} from './own-word.ts';
import {type Place, roundOf} from './place.ts';
import {needsCertificate, Promises} from './promises.ts';
import {Proposals} from './proposals.ts';
import type {Request} from './request.ts';
import {FairSeat} from './seat.ts';
import {remembering, type Sign} from './signature.ts';
import {loadState, saveState} from './snapshot.ts';
import {type Claims, FairState, type FairView, type Head, type Pending} from './state.ts';
import type {Step} from './step.ts';
import {backsUp, keeps} from './table-info.ts';

export class JointDealer {
  readonly #state: FairState;
  readonly #own: Map<number, {readonly seat: FairSeat; readonly sign: Sign}>;
  readonly #promises: Promises;
  readonly #proposals: Proposals;
  readonly #faces: Map<number, Map<number, number>>;
  readonly #word = new OwnWord();
  readonly #answers: OwnAnswers;
  readonly #entries: OwnEntries;
  readonly #votes: OwnVotes;
  readonly #heirs: Heirs;
  #asked: Request | null = null;
  readonly #roundNow: DealerOptions['round'];

  /** @throws FairError for a table that is none, and for a snapshot, guard or choices that are damaged */
  constructor(options: DealerOptions) {
    const {table, own, history, snapshot, guard, choices} = options;
    this.#roundNow = options.round;
    const verify = remembering(options.verify);
    const saved = snapshot ? loadDealer(snapshot) : null;
    this.#state = saved ? loadState(table, verify, saved.state) : new FairState(table, verify);
    this.#own = new Map(own.map(one => [one.seat, {seat: new FairSeat(this.#state, one), sign: one.sign}]));
    this.#heirs = new Heirs(this.#state, this.#own);
    for (const one of own) if (one.isRoot) this.#heirs.add(one);
    this.#promises = new Promises(this.#state, history, guard, saved?.asking ?? null);
    this.#proposals = new Proposals(this.#state, bot => this.#own.has(this.#state.seats[bot]!.device));
    this.#faces = new Map(own.map(({seat}) => [seat, new Map(saved?.faces.get(seat))]));
    const parts = {own: this.#own, word: this.#word, promises: this.#promises, proposals: this.#proposals};
    const known = choices ? loadChoices(choices) : new Map<string, Uint8Array>();
    this.#answers = new OwnAnswers(this.#state, known, parts);
    this.#entries = new OwnEntries(this.#state, this.#own, this.#promises);
    this.#votes = new OwnVotes(this.#state, parts);
    this.#asked = this.#pending?.request ?? null;
    for (const [name, bytes] of saved?.acks ?? []) {
      this.#promises.add(bytes);
      this.#word.restore(name, {type: 'ack', to: 'all', bytes});
    }
    this.#proposals.blames.push(...this.#state.convicted);
    this.#seatBots();
    if (!options.past) this.#act();
  }

  /** The person of a seat is at this device from here on, or (null) at another. */
  sits(seat: number, own: OwnSeat | null): void {
    this.#own.delete(seat);
    this.#faces.delete(seat);
    this.#entries.forget(seat);
    if (own) this.#sit(own);
    this.#act();
  }

  #sit(own: OwnSeat): void {
    const seat = new FairSeat(this.#state, own);
    this.#own.set(own.seat, {seat, sign: own.sign});
    const faces = new Map<number, number>();
    for (const {id, life} of this.#state.handles.all()) {
      const face = life === 'dead' ? undefined : seat.face(id);
      if (face !== undefined) faces.set(id, face);
    }
    this.#faces.set(own.seat, faces);
  }

  /** Bots that have heirs are played by whoever is host, and by nobody else who can. */
  #seatBots(): void {
    if (!this.#state.table.heirs) return;
    for (const [seat, bot] of this.#heirs.roots) {
      const plays = this.#own.has(this.#state.seats[seat]!.device);
      if (plays && !this.#own.has(seat)) this.#sit(bot);
      else if (!plays && this.#own.delete(seat)) this.#faces.delete(seat);
    }
  }

  /** Seats that are played here: of the people, and bots. */
  get seats(): readonly number[] {
    return [...this.#own.keys()];
  }

  /** Host: its bots that it cannot play yet, each with the seats of those whose shares it lacks. */
  get bequests(): ReadonlyMap<number, readonly number[]> {
    return this.isHost && this.#state.table.heirs && !this.#state.failed ? this.#heirs.missing : new Map();
  }

  /** What this device can give to the host, so that it plays a bot on; null where that is nothing. */
  bequeath(bot: number): Uint8Array | null {
    return this.#heirs.give(bot);
  }

  /**
   * Host: what a device has given.
   * @param from its seat
   * @returns the root of the bot, once it is known: then it can be seated with `inherit`
   * @throws FairError as `Heirs.take`
   */
  bequeathed(bot: number, from: number, bytes: Uint8Array): Uint8Array | null {
    if (!this.bequests.has(bot)) return null;
    return this.#heirs.take(bot, from, bytes) ?? this.#heirs.rootOf(bot);
  }

  /** Host: the root of a bot where nothing is missing any more: as `bequeathed`. */
  rootOf(bot: number): Uint8Array | null {
    return this.#heirs.rootOf(bot);
  }

  /** This device can play a bot from here on, whenever it is host. */
  inherit(bot: OwnSeat): void {
    this.#heirs.add(bot);
    this.#seatBots();
    this.#act();
  }

  /** Of the game: what the next entry is judged by. */
  get #round(): number {
    const round = this.#roundNow?.();
    return roundOf({
      ...this.#state.head,
      seq: this.#state.head.seq + 1,
      prev: this.#state.head.entryHash,
      ...(round !== undefined && {round}),
    });
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
   * @param past the log goes on after it: what it asks is answered already, or is by the next call that is not past
   * @param commit no more of it is folded: it stands, unless this throws; nothing is said or promised before
   * @throws FairError, FairnessBreach: the entry must not be followed; and what `fold` and `commit` throw
   */
  entry(
    said: Step | null,
    place: Place,
    fold: (claims: Claims) => Request | null,
    past = false,
    commit?: () => void,
  ): Claims {
    const before = this.#state.head.seq;
    const known = this.#state.convicted.length;
    let asked = this.#asked;
    const claims = follow(
      this.#state,
      said,
      place,
      settled => {
        asked = fold(settled);
        return asked;
      },
      commit,
    );
    this.#asked = asked;
    // A complaint at the set-up convicts whoever lied, and nothing is dealt any more.
    const {failed} = this.#state;
    if (failed) this.#proposals.blames.push(failed);
    this.#proposals.blames.push(...this.#state.convicted.slice(known));
    const pending = this.#pending;
    const elsewhere = said?.kind === 'host';
    const turned = pending ? pending.since > before : this.#lost(leftAt => elsewhere || leftAt > before);
    if (turned || (!pending && !this.#lost(() => true))) {
      this.#promises.turn(turned ? this.#state.head : null);
      this.#word.forget();
    }
    this.#proposals.turn();
    this.#answers.forget(claims, this.#state.head.seq);
    if (elsewhere) this.#seatBots();
    this.#learn(claims);
    if (!past) this.#act();
    return claims;
  }

  /** Whether somebody is gone, by such an entry, whose key the others have to recover. */
  #lost(when: (leftAt: number) => boolean): boolean {
    const {table, seats} = this.#state;
    return (
      table.backup && seats.some(({active, cardKey, leftAt}) => !active && cardKey === null && when(leftAt))
    );
  }

  /** Also where the question opens nothing itself: shares of a lost key, without which nobody can answer it, do. */
  #certifies(pending: Pending): boolean {
    return needsCertificate(pending) || this.#lost(() => true);
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
  receive({type, bytes}: Message): AnyCode | null {
    try {
      if (type === 'ack') this.#promises.add(bytes);
      else if (type === 'part') this.#proposals.take(bytes);
      else this.#proposals.vote(bytes);
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
    this.#votes.cast(this.#round);
    const pending = this.#pending;
    if (pending ? this.#certifies(pending) : this.#promises.asking) this.#acknowledge();
    if (!pending) return;
    this.#answers.give(pending);
    this.#proposals.foresee(pending);
  }

  /**
   * The own persons' acknowledgements of the entry that asks. The log may have gone on since: a device that was not here
   * then has yet to say so.
   */
  #acknowledge(): void {
    const {persons} = this.#state;
    const {asking} = this.#promises;
    if (!asking) return;
    for (const [seat, {sign}] of this.#own) {
      const name = `ack ${hexName(asking.entryHash)} ${seat}`;
      if (!persons.includes(seat) || this.#word.has(name)) continue;
      const bytes = this.#promises.acknowledge(seat, asking, this.#asked, sign);
      if (bytes) this.#word.say(name, {type: 'ack', to: 'all', bytes});
    }
  }

  /**
   * A choice of an own seat, as bytes of the game's own; kept until it is disclosed.
   * @throws FairError fair/wrong-turn when nobody asks it for one
   */
  choose(seat: number, choice: Uint8Array): void {
    this.#answers.choose(this.#pending, seat, choice);
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

  /** The people at this device want a device dropped or back, or (null) not any more. Said again on each new entry. */
  vote(device: number, change: Change | null): void {
    this.#votes.wish(device, change);
    this.#act();
  }

  /** The device without which dice would be thrown again, and not for the first time: asked of the people here; or null. */
  get asksAgain(): number | null {
    return this.#votes.asks(this.#round);
  }

  /** The people here agree to that. */
  agree(device: number): void {
    this.#votes.agree(device);
    this.#act();
  }

  /**
   * The word of this device that it goes for good, which counts as the next entry alone; null where nobody sits here.
   * @throws FairError as `takeLeave`; fair/acknowledged-other, fair/below-watermark
   */
  farewell(): Uint8Array | null {
    const own = [...this.#own.values()];
    const first = own.find(({seat}) => this.#state.seats[seat.seat]!.device === seat.seat);
    if (!first) return null;
    const others = own.filter(one => one !== first).map(({seat}) => seat);
    const bytes = first.seat.leave(others, first.sign);
    takeLeave(this.#state.fork(), bytes, this.#state.head.entryHash, this.#round);
    this.#promises.promise();
    return bytes;
  }

  /** Below this term nothing is promised. */
  get floor(): number {
    return this.#promises.guard.floor;
  }

  /** The highest entry for which a share was let out: no history without it is followed. */
  get watermark(): Head | null {
    return this.#promises.guard.watermark;
  }

  /**
   * This device votes for another host, on top of the last entry.
   * @param ballot that entry, with the term that is to begin
   * @throws FairError fair/set-up-failed and as `ReleaseGuard.elect`
   */
  elect(ballot: Head): void {
    const {failed} = this.#state;
    if (failed) throw new FairError('set-up-failed', {seat: failed.seat});
    this.#promises.elect(ballot);
  }

  /** Nothing of a term is promised any more. */
  close(term: number): void {
    this.#promises.close(term);
  }

  /** What own seats have to enter as authors: keys and back-ups at the start, shares of a lost seat's key later. */
  get owed(): readonly Owed[] {
    return this.#entries.owed;
  }

  /** What dealing wants sealed next on the present head; null while there is nothing, and on other devices. */
  get proposal(): Step | null {
    return this.isHost && !this.#state.failed ? this.#proposals.next(this.#round) : null;
  }

  /**
   * What the next entry would settle if it said this, found out on a copy.
   * @param basis hash of the entry that its author saw; left out where it has none
   * @param term of the next entry; left out: the present one
   * @throws FairError, FairnessBreach, and what `fold` throws
   */
  preview(
    said: Step | null,
    fold: (claims: Claims) => Request | null,
    basis?: Uint8Array,
    term = this.#state.head.term,
  ): Claims {
    const copy = this.#state.fork();
    const {seq, entryHash: prev} = copy.head;
    // It has no hash before it is sealed; what is asked after it is named then.
    const entryHash = new Uint8Array(32);
    const place = {term, seq: seq + 1, prev, entryHash, round: this.#round, ...(basis && {basis})};
    return follow(copy, said, place, fold);
  }

  /** For whom the table waits; null when for nobody. */
  get status(): Waiting | null {
    const {ready, failed, head, host} = this.#state;
    const start = {since: 0, by: [], passes: null};
    if (failed) return {kind: 'failed', seats: [failed.seat], ...start};
    if (!ready) return {kind: 'set-up', seats: this.#unprepared(), ...start};
    const pending = this.#pending;
    if (!pending) return this.#recovering();
    const {request, since, shuffle, by} = pending;
    const here = this.#proposals.answered(pending, seat => this.isHost || this.#own.has(seat));
    const unsigned = this.#certifies(pending) ? this.#promises.missing : [];
    const owing = waitsFor(this.#state, pending)
      .filter(seat => !here.has(seat))
      .flatMap(seat => speakers(this.#state, seat));
    const waiting = unsigned.length > 0 ? unsigned : owing.length > 0 ? owing : [host];
    const passes = shuffle ? {done: shuffle.done, of: shuffle.done + by.length} : null;
    // A choice is final: who has made hers here is asked no more, though the log may not have it yet.
    const asked = by.filter(seat => !this.#answers.hasChosen(pending, seat));
    return {
      kind: request.kind,
      since: Math.min(since, head.seq),
      seats: distinct(waiting),
      by: asked,
      passes,
    };
  }

  /** Nothing is asked, but a lost seat's hand is to be opened, so that a bot can play it. */
  #recovering(): Waiting | null {
    const {seats} = this.#state;
    const lost = seats.flatMap(({active, cardKey, backup}, seat) =>
      !active && cardKey === null && backup ? [seat] : [],
    );
    if (lost.length === 0) return this.#letting();
    const owing = distinct(lost.flatMap(seat => speakers(this.#state, seat)));
    // Nobody gives a share before all have signed that the seat is gone.
    const unsigned = this.#promises.missing;
    const since = Math.max(...lost.map(seat => seats[seat]!.leftAt));
    return {kind: 'recovery', since, seats: unsigned.length > 0 ? unsigned : owing, by: [], passes: null};
  }

  /** Somebody with a backed up hand is to be let go, by agreement: before it is opened, more than half of all vote on it. */
  #letting(): Waiting | null {
    const {seats, head} = this.#state;
    const going = this.#votes.leaving.filter(device => seats[device]!.backup && canDrop(this.#state, device));
    if (going.length === 0) return null;
    const owing = distinct(going.flatMap(device => this.#proposals.ballot.owing(device)));
    const waiting = owing.length > 0 ? owing : [this.#state.host];
    return {kind: 'recovery', since: head.seq, seats: waiting, by: [], passes: null};
  }

  /** Who has yet to say what the set-up waits for: all keys come before the first back-up, all of these before a word on them. */
  #unprepared(): number[] {
    const {seats, table} = this.#state;
    const lacking = (has: (seat: FairView['seats'][number], i: number) => unknown) =>
      seats.flatMap((seat, i) => (has(seat, i) ? [] : [i]));
    const [owing = []] = [
      lacking(({keys}) => keys),
      lacking(({backup}, seat) => backup || !backsUp(table, seat)),
      lacking(({confirmed, device}, seat) => confirmed || device !== seat || !keeps(table, seat)),
    ].filter(list => list.length > 0);
    return owing;
  }

  /** Says again what may have got lost. What others have said to this device alone, and are gone perhaps, it hands on. */
  nudge(): void {
    this.#word.again();
    const pending = this.#pending;
    if (pending) {
      this.#word.handOn('ack', 'all', this.#promises.complete);
      if (!this.isHost) this.#word.handOn('part', 'host', this.#proposals.completeShares(pending));
    }
    this.#act();
  }

  /** What has to be stored and sent since the last call. */
  outbox(): Outbox {
    const out = {
      guard: this.#promises.changed(),
      choices: this.#answers.changed(),
      send: this.#word.take(),
      blames: this.#proposals.blames,
    };
    this.#proposals.blames = [];
    return out;
  }

  /** All but secrets, guard and choices, as of the last entry. @throws FairError when the set-up failed */
  snapshot(): Uint8Array {
    return saveDealer({
      state: saveState(this.#state),
      asking: this.#promises.asking,
      faces: this.#faces,
      acks: this.#word.acks,
    });
  }
}

const distinct = (seats: readonly number[]): number[] => [...new Set(seats)].sort((a, b) => a - b);

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
