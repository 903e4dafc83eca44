/**
 * Who keeps the table next, when the host's device does not (docs/protocol.md). Pure: what it knows of log, devices and
 * time comes through its ports, and what it says goes out through them. Times in milliseconds.
 *
 * A term number belongs to one seat (`t mod 8`). A member votes for one term after the other, each time for its own head,
 * and only with a reason of its own. Whoever has the votes of more than half of the members seals `lead`.
 */
import type {Seat} from '../../engine/game.ts';
import {counting} from '../playing/confirmed.ts';
import type {Cause, Suspicion} from './suspicion.ts';

/** As a device tells it in its beats. */
export interface Report {
  readonly n: number;
  readonly hash: string;
  /** Term of its last entry. */
  readonly t: number;
  /** It confirms nothing of a lower term. */
  readonly floor: number;
  /** Whether it hears the host. */
  readonly hears: 'ok' | Cause;
  /** Its page is visible. */
  readonly seen: boolean;
  /** False: its disk takes nothing, so what it says it has is gone with its page. */
  readonly keeps?: false | undefined;
}

/** A term, and the entry on which it shall begin. */
export interface Base {
  readonly t: number;
  readonly n: number;
  readonly hash: string;
}

export type CallCause = Cause | 'handed' | 'renew';

export interface Call extends Base {
  readonly m: 'call';
  readonly cause: CallCause;
  /** The signature of the host that hands over; else null. */
  readonly word: string | null;
}

export interface Vote extends Base {
  readonly m: 'vote';
  readonly seat: Seat;
  readonly signature: string;
}

export interface Hand {
  readonly m: 'hand';
  readonly to: Seat;
  /** The term that ends. */
  readonly t: number;
  readonly signature: string;
}

/** The log as it stands at this moment. */
export interface LogSight {
  readonly n: number;
  readonly hash: string;
  /** Term of the last entry. */
  readonly t: number;
  readonly host: Seat;
  /** Seats whose devices vote; ascending. */
  readonly members: readonly Seat[];
  /** Those of them that deal, and so can be host. */
  readonly active: readonly Seat[];
}

export interface ElectionPorts {
  readonly clock: {now(): number; after(ms: number, job: () => void): () => void};
  /** Seat of this device; null for a watcher. */
  readonly seat: () => Seat | null;
  /** Null before entry 0, and where the host does not change. */
  readonly log: () => LogSight | null;
  /** Below this term nothing is promised here, as this device has stored it. */
  readonly floor: () => number;
  /**
   * This device's vote, signed when floor and vote are stored; for the same always the same.
   * Rejects when what this device has promised stands against it, or it cannot be stored.
   */
  readonly elect: (base: Base, without: readonly Seat[]) => Promise<string>;
  /** The device of a seat is linked. */
  readonly linked: (seat: Seat) => boolean;
  /** This page is visible. */
  readonly seen: () => boolean;
  /** The disk takes what is written. */
  readonly keeps: () => boolean;
  readonly say: (message: Call | Vote | Hand) => void;
  /** Tells all at once where this device stands. */
  readonly beat: () => void;
  readonly holdsVote: (vote: Vote) => Promise<boolean>;
  readonly signHand: (t: number, to: Seat) => Promise<string>;
  readonly holdsHand: (hand: Hand) => Promise<boolean>;
  /** Seals the entry that begins the term. Rejects when it could not be written; nothing is lost then. */
  readonly lead: (
    t: number,
    votes: readonly (readonly [Seat, string])[],
    without: readonly Seat[],
  ) => Promise<void>;
  /** `state` is another. */
  readonly changed: () => void;
}

export type ElectionState =
  | 'follows'
  | 'suspects'
  | 'calls'
  | 'voted'
  | 'hosts'
  | 'paused'
  /** No majority of the members has been linked for a while, or none that could elect another host. */
  | 'alone';

export interface Succession {
  /** Who is the next host; null for nobody. */
  readonly heir: Seat | null;
  /** Those who are here choose one, also when the host goes without a word. */
  readonly byItself: boolean;
}

const NOBODY: Succession = {heir: null, byItself: false};

/** Terms belong to seats by their rest. */
export const SEATS = 8;
/** A lead may skip so many numbers. */
const TERMS_AHEAD = 64;
/** Floors that are told further ahead pull no further than this: liars do not use numbers up. */
const FLOORS_AHEAD = 48;
/** What a device tells of its floor that does not know it yet: nobody counts on it. */
export const UNKNOWN = 2 ** 31 - 1;

const TIMES = {
  /** A report counts for so long when members are counted who suspect. */
  fresh: 2500,
  /** And for so long when a host counts who follows it. */
  follows: 5500,
  first: 300,
  next: 2500,
  repeat: 1000,
  alone: 6000,
  renew: 30_000,
  handed: 5000,
  slept: 3000,
  calm: 1000,
  close: 100,
};

/** Own calls are said so often. */
const REPEATS = 3;
/** And so often one of two tries to go on without the other. */
const TRIES = 3;

/**
 * The next number of a seat.
 * @param term of the log
 * @param own floor of this device
 * @param told floors that others tell
 */
export function nextTerm(seat: Seat, term: number, own: number, told: readonly number[]): number {
  const known = Math.max(term, own);
  const heard = told.filter(floor => floor !== UNKNOWN).map(floor => Math.min(floor, known + FLOORS_AHEAD));
  const least = Math.max(known, ...heard) + 1;
  return least + ((seat - (least % SEATS) + SEATS) % SEATS);
}

interface OwnCall {
  readonly call: Call;
  readonly since: number;
  said: number;
  saidAt: number;
  readonly votes: Map<Seat, string>;
  leading: boolean;
}

interface Heard extends Report {
  readonly at: number;
}

export class Election {
  readonly #ports: ElectionPorts;
  readonly #suspicion: Suspicion;
  /** What the members told last. */
  readonly #reports = new Map<Seat, Heard>();
  /** Seats whose term ended since they answered nothing or showed two histories: they come last. */
  readonly #last = new Set<Seat>();
  #call: OwnCall | null = null;
  /** The host's word that it hands over. */
  #hand: (Hand & {readonly at: number}) | null = null;
  /** More than half suspect, since then. */
  #majoritySince: number | null = null;
  #unlinkedSince: number | null = null;
  #votedAt = Number.NEGATIVE_INFINITY;
  #renewedAt = Number.NEGATIVE_INFINITY;
  /** A turn to call has been used. */
  #slot = -1;
  /** While a vote is being stored. */
  #voting: Base | null = null;
  #term: number | null = null;
  #host: Seat | null = null;
  #hears: Report['hears'] = 'ok';
  #state: ElectionState = 'follows';
  #cancel: (() => void) | null = null;
  #dueAt = 0;
  #closed = false;

  constructor(suspicion: Suspicion, ports: ElectionPorts) {
    this.#suspicion = suspicion;
    this.#ports = ports;
    this.#dueAt = ports.clock.now();
    this.look();
  }

  get state(): ElectionState {
    return this.#state;
  }

  /** Whether this device may seal. */
  get mayOrder(): boolean {
    return this.#state === 'hosts';
  }

  /** What is held against the host; null when nothing is, and on its own device. */
  get cause(): Cause | null {
    return this.#hears === 'ok' ? null : this.#hears;
  }

  /** It counts as binding before it is stored: nothing of a lower term is confirmed meanwhile. */
  get floor(): number {
    return Math.max(this.#ports.floor(), this.#voting?.t ?? 0);
  }

  /** Everybody hears the host, as far as this device knows, and nobody else is becoming it. */
  get calm(): boolean {
    const settled = this.#state === 'follows' || this.#state === 'hosts';
    const now = this.#now;
    const hear = [...this.#reports.values()].every(
      ({at, hears}) => hears === 'ok' || now - at > TIMES.follows,
    );
    return settled && hear && this.cause === null && this.#call === null && this.#hand === null;
  }

  /** What this device tells beside where its log stands. */
  get report(): Pick<Report, 'floor' | 'hears' | 'seen' | 'keeps'> {
    const {seen, keeps} = this.#ports;
    return {floor: this.floor, hears: this.#hears, seen: seen(), ...(!keeps() && {keeps: false})};
  }

  /** Members whose devices are linked, itself counted, and of how many. */
  get here(): {readonly linked: number; readonly members: number} {
    const members = this.#ports.log()?.members ?? [];
    return {linked: members.filter(seat => this.#isHere(seat)).length, members: members.length};
  }

  /** Members whose devices are linked, and do not vote since they keep nothing. */
  get forgetful(): readonly Seat[] {
    const log = this.#ports.log();
    return log ? log.members.filter(seat => this.#isHere(seat) && !this.#counts(log, seat)) : [];
  }

  /** What becomes of the table when the device that keeps it goes. */
  get succession(): Succession {
    const log = this.#ports.log();
    if (!log) return NOBODY;
    const here = log.members.filter(
      seat => seat !== log.host && this.#isHere(seat) && this.#counts(log, seat),
    );
    const [heir = null] = this.#ranked(
      log,
      here.filter(seat => log.active.includes(seat)),
    );
    return {heir, byItself: heir !== null && 2 * here.length > log.members.length};
  }

  // --- what comes in ---------------------------------------------------------------------------------------------------

  /** Something came from the host's device. */
  heardHost(): void {
    const wasCalm = this.cause === null;
    this.#suspicion.heard(this.#now);
    if (!wasCalm) this.look();
  }

  hostClosed(): void {
    this.#suspicion.closed(this.#now);
    this.look();
  }

  /** @param seat whose device's proved key the report came under */
  reported(seat: Seat, report: Report): void {
    this.#reports.set(seat, {...report, at: this.#now});
    this.look();
  }

  /** The log has grown, or is another. */
  advanced(): void {
    this.#suspicion.answered();
    this.look();
  }

  /** Own words that are valid on the head, were said to all, and have no answer. */
  waiting(what: readonly string[]): void {
    this.#suspicion.waiting(what, this.#now);
  }

  /** The host is proved to have sealed two histories. */
  convict(): void {
    this.#suspicion.convict();
    this.look();
  }

  /** @param seat whose device's proved key it came under */
  async called(seat: Seat, call: Call): Promise<void> {
    // What was voted is said again, whatever has happened since.
    if (call.t === this.floor && call.t % SEATS === seat) return this.#sayVote(call);
    if (call.word !== null && call.cause === 'handed') await this.#takeWord(seat, call.word);
    if (!this.#mayVote(seat, call)) return;
    this.#call = null;
    await this.#sayVote(call);
    this.look();
  }

  async voted(seat: Seat, vote: Vote): Promise<void> {
    const own = this.#call;
    if (!own || own.votes.has(seat) || vote.seat !== seat || !isSame(own.call, vote)) return;
    if (!this.#ports.log()?.members.includes(seat) || !(await this.#ports.holdsVote(vote))) return;
    own.votes.set(seat, vote.signature);
    await this.#lead(own);
  }

  async handed(hand: Hand): Promise<void> {
    if (this.#hand?.t === hand.t || this.#ports.log()?.t !== hand.t) return;
    if (await this.#ports.holdsHand(hand)) this.#handedBy(hand);
  }

  /** Host: from here on another seat shall keep the table. Until it does, or for five seconds, nothing is sealed. */
  async handOver(to: Seat): Promise<void> {
    const log = this.#ports.log();
    if (!log || log.host !== this.#ports.seat() || !log.active.includes(to) || to === log.host) return;
    if (!this.#counts(log, to)) return;
    const hand: Hand = {m: 'hand', to, t: log.t, signature: await this.#ports.signHand(log.t, to)};
    this.#handedBy(hand);
    this.#ports.say(hand);
  }

  /** The other of two is gone: this device goes on without it, by its own vote. */
  async goOnAlone(): Promise<void> {
    // What was under way may come between. Once it has voted, a host seals nothing more.
    for (let tries = 0; tries < TRIES; tries++) {
      const log = this.#ports.log();
      const seat = this.#ports.seat();
      if (this.#closed || this.#voting || !log || seat === null || !log.members.includes(seat)) return;
      const without = log.members.filter(other => other !== seat);
      if (without.length !== 1 || without.some(other => this.#isHere(other))) return;
      this.#call = null;
      const base = {t: nextTerm(seat, log.t, this.floor, []), n: log.n, hash: log.hash};
      const signature = await this.#vote(base, without);
      if (signature === null) return;
      this.look();
      const after = this.#ports.log();
      if (!after || !isHead(base, after)) continue;
      await this.#ports.lead(base.t, [[seat, signature]], without).catch(() => undefined);
      this.look();
      if (this.#ports.log()?.t === base.t) return;
    }
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }

  // --- voting ----------------------------------------------------------------------------------------------------------

  /** Whether this device votes for what is called: rules V1 and V2. */
  #mayVote(caller: Seat, {t, n, hash, cause}: Call): boolean {
    const log = this.#ports.log();
    const own = this.#ports.seat();
    if (!log || own === null || !log.members.includes(own) || this.#voting) return false;
    if (!this.#counts(log, own)) return false;
    if (n !== log.n || hash !== log.hash) return false;
    if (t % SEATS !== caller || !log.active.includes(caller)) return false;
    const known = Math.max(log.t, this.floor);
    if (t <= known || t > known + TERMS_AHEAD) return false;
    if (this.#now - this.#votedAt < TIMES.next) return false;
    return this.#hasCause(log, caller, cause);
  }

  #hasCause(log: LogSight, caller: Seat, cause: CallCause): boolean {
    // Who has shown two histories is not made host again by those who have the proof.
    if (caller === log.host && this.#causeOf(log) === 'fork') return false;
    if (cause === 'renew' && caller === log.host) return true;
    if (this.#hand?.t === log.t && this.#hand.to === caller) return true;
    return this.#causeOf(log) !== null;
  }

  /** @returns the signature; null when nothing may be promised, or it cannot be stored */
  async #vote({t, n, hash}: Base, without: readonly Seat[] = []): Promise<string | null> {
    if (this.#voting || !this.#isKept) return null;
    this.#voting = {t, n, hash};
    const isNew = t > this.#ports.floor();
    if (isNew) this.#votedAt = this.#now;
    try {
      const signature = await this.#ports.elect({t, n, hash}, without);
      return this.#isKept ? signature : null;
    } catch {
      return null;
    } finally {
      this.#voting = null;
    }
  }

  /** What this device promises now lasts, or does not have to. */
  get #isKept(): boolean {
    const log = this.#ports.log();
    const own = this.#ports.seat();
    return log !== null && own !== null && this.#counts(log, own);
  }

  async #sayVote(base: Base): Promise<void> {
    const {t, n, hash} = base;
    const seat = this.#ports.seat();
    if (seat === null) return;
    const signature = await this.#vote(base);
    if (signature !== null && !this.#closed) this.#ports.say({m: 'vote', t, n, hash, seat, signature});
  }

  async #takeWord(to: Seat, signature: string): Promise<void> {
    const log = this.#ports.log();
    if (log && this.#hand?.t !== log.t) await this.handed({m: 'hand', to, t: log.t, signature});
  }

  #handedBy(hand: Hand): void {
    this.#hand = {...hand, at: this.#now};
    // Whoever takes over counts what everybody has told lately.
    this.#ports.beat();
    this.look();
  }

  // --- calling ---------------------------------------------------------------------------------------------------------

  #begin(cause: CallCause, log: LogSight, seat: Seat): void {
    const now = this.#now;
    const told = log.members.flatMap(member => this.#reports.get(member)?.floor ?? []);
    const t = nextTerm(seat, log.t, this.floor, told);
    const word = cause === 'handed' ? (this.#hand?.signature ?? null) : null;
    const call: Call = {m: 'call', t, n: log.n, hash: log.hash, cause, word};
    this.#call = {call, since: now, said: 1, saidAt: now, votes: new Map(), leading: false};
    this.#ports.say(call);
    void this.#lead(this.#call);
  }

  /** Votes for itself last, and seals: rule L1. */
  async #lead(own: OwnCall): Promise<void> {
    const {t} = own.call;
    const seat = this.#ports.seat();
    const needed = (log: LogSight) => 2 * (own.votes.size + 1) > log.members.length;
    const log = this.#ports.log();
    if (seat === null || own.leading || own !== this.#call || !log || !needed(log)) return;
    if (!isHead(own.call, log) || this.floor >= t || this.#voting) return;
    own.leading = true;
    const signature = await this.#vote(own.call);
    const after = this.#ports.log();
    if (signature === null || own !== this.#call || !after || !isHead(own.call, after) || this.floor !== t) {
      own.leading = false;
      return;
    }
    own.votes.set(seat, signature);
    const votes = [...own.votes].sort(([one], [other]) => one - other);
    await this.#ports.lead(t, votes, []).catch(() => undefined);
    if (this.#call === own) this.#call = null;
    this.look();
  }

  /** Again each second, three times; then the call has failed. */
  #callOn(log: LogSight): void {
    const own = this.#call;
    if (!own || own.leading) return;
    const now = this.#now;
    if (
      !isHead(own.call, log) ||
      log.t >= own.call.t ||
      this.floor > own.call.t ||
      now - own.since >= TIMES.next
    ) {
      this.#call = null;
      // Who has voted for it confirms nothing of the term before any more: it is tried again soon.
      if (own.call.cause === 'renew') this.#renewedAt = now - TIMES.renew + TIMES.next;
    } else if (own.said < REPEATS && now - own.saidAt >= TIMES.repeat) {
      own.said++;
      own.saidAt = now;
      this.#ports.say(own.call);
    }
  }

  /** Whether it is this device's turn to call, and why: 6.3, L3, and what was handed over. */
  #turn(log: LogSight, seat: Seat): CallCause | null {
    const now = this.#now;
    if (this.#call || this.#voting || !log.active.includes(seat)) return null;
    if (!this.#counts(log, seat) || !this.#canElect(log)) return null;
    if (now - this.#votedAt < TIMES.next || !this.#equalHeads(log)) return null;
    if (this.#handing(log, now) === seat) return 'handed';
    if (log.host === seat) return this.#renews(log, now) ? 'renew' : null;
    if (this.#majoritySince === null) return null;
    const callers = this.#ranked(
      log,
      log.active.filter(other => other === seat || (this.#suspects(log, other) && this.#counts(log, other))),
    );
    const waited = now - this.#majoritySince - TIMES.first;
    const slot = Math.floor(waited / TIMES.next);
    if (waited < 0 || slot === this.#slot || slot % callers.length !== callers.indexOf(seat)) return null;
    this.#slot = slot;
    return this.#causeOf(log);
  }

  /** To whom the table is being handed over. */
  #handing({t}: LogSight, now: number): Seat | null {
    return this.#hand?.t === t && now - this.#hand.at < TIMES.handed ? this.#hand.to : null;
  }

  #renews(log: LogSight, now: number): boolean {
    if (now - this.#renewedAt < TIMES.renew || this.#handing(log, now) !== null) return false;
    const told = log.members.flatMap(seat => this.#reports.get(seat)?.floor ?? []);
    const above = [this.floor, ...told].some(floor => floor > log.t && floor <= log.t + FLOORS_AHEAD);
    if (!above || !this.#majority(log, seat => this.#isHere(seat))) return false;
    this.#renewedAt = now;
    return true;
  }

  /** More than half have told that they stand where this device does. */
  #equalHeads(log: LogSight): boolean {
    const now = this.#now;
    return this.#majority(log, seat => {
      const report = this.#reports.get(seat);
      return report !== undefined && now - report.at <= TIMES.fresh && isHead(report, log);
    });
  }

  /** Best first: those whose owners look at the page, then in a ring after the host. */
  #ranked(log: LogSight, seats: readonly Seat[]): readonly Seat[] {
    const own = this.#ports.seat();
    const seen = (seat: Seat) => (seat === own ? this.#ports.seen() : this.#reports.get(seat)?.seen === true);
    const rank = (seat: Seat) =>
      (this.#last.has(seat) ? 4 * SEATS : 0) +
      (seen(seat) ? 0 : 2 * SEATS) +
      ((seat - log.host - 1 + 2 * SEATS) % SEATS);
    return [...seats].sort((one, other) => rank(one) - rank(other));
  }

  // --- looking around --------------------------------------------------------------------------------------------------

  get #now(): number {
    return this.#ports.clock.now();
  }

  #isHere(seat: Seat): boolean {
    return seat === this.#ports.seat() || this.#ports.linked(seat);
  }

  /** Whether the word of a device counts: it keeps what it takes in, or too few do. */
  #counts({members}: LogSight, seat: Seat): boolean {
    const own = this.#ports.seat();
    const forgets = (other: Seat) =>
      other === own ? !this.#ports.keeps() : this.#reports.get(other)?.keeps === false;
    return !forgets(seat) || counting(members, forgets).includes(seat);
  }

  /** Those who are here and vote are more than half. */
  #canElect(log: LogSight): boolean {
    const voters = log.members.filter(seat => this.#isHere(seat) && this.#counts(log, seat));
    return 2 * voters.length > log.members.length;
  }

  /** This device counts as one that is meant, where it is a member. */
  #majority(log: LogSight, meant: (seat: Seat) => boolean): boolean {
    const own = this.#ports.seat();
    return 2 * log.members.filter(seat => seat === own || meant(seat)).length > log.members.length;
  }

  #causeOf(log: LogSight): Cause | null {
    return log.host === this.#ports.seat() ? null : this.#suspicion.cause(this.#now);
  }

  #suspects(log: LogSight, seat: Seat): boolean {
    const report = this.#reports.get(seat);
    return (
      report !== undefined &&
      this.#now - report.at <= TIMES.fresh &&
      report.t === log.t &&
      report.hears !== 'ok'
    );
  }

  /** Looks at everything: something has happened, or some time has passed. */
  look(): void {
    if (this.#closed) return;
    const now = this.#now;
    if (now - this.#dueAt > TIMES.slept) this.#woke(now);
    const log = this.#ports.log();
    const seat = this.#ports.seat();
    if (log) {
      this.#noticeTerm(log, now);
      this.#noticeHost(log, seat, now);
      this.#callOn(log);
      const cause = seat === null ? null : this.#turn(log, seat);
      if (cause !== null && seat !== null) this.#begin(cause, log, seat);
      this.#settle(this.#stateOf(log, seat, now));
    }
    this.#cancel?.();
    const delay = this.#isCalm(now) ? TIMES.calm : TIMES.close;
    this.#dueAt = now + delay;
    this.#cancel = this.#ports.clock.after(delay, () => this.look());
  }

  /** This page's timers stood still: what others said before counts for nothing, and everybody has a fresh chance. */
  #woke(now: number): void {
    this.#reports.clear();
    this.#suspicion.begin(now);
    this.#majoritySince = null;
    this.#unlinkedSince = null;
  }

  #noticeTerm(log: LogSight, now: number): void {
    if (this.#term === log.t) return;
    if (this.#term !== null) {
      if (this.#host !== null && (this.#hears === 'mute' || this.#hears === 'fork'))
        this.#last.add(this.#host);
      this.#suspicion.begin(now);
    }
    this.#term = log.t;
    this.#host = log.host;
    this.#majoritySince = null;
    this.#slot = -1;
    if (this.#hand && this.#hand.t < log.t) this.#hand = null;
  }

  #noticeHost(log: LogSight, seat: Seat | null, now: number): void {
    const hears = this.#causeOf(log) ?? 'ok';
    const isNews = hears !== this.#hears;
    this.#hears = hears;
    const half = hears !== 'ok' && seat !== null && this.#majority(log, other => this.#suspects(log, other));
    if (!half) {
      this.#majoritySince = null;
      this.#slot = -1;
    } else this.#majoritySince ??= now;
    const isEnough = this.#majority(log, other => this.#isHere(other));
    if (isEnough && (hears === 'ok' || this.#canElect(log))) this.#unlinkedSince = null;
    else this.#unlinkedSince ??= now;
    if (isNews) this.#ports.beat();
  }

  #stateOf(log: LogSight, seat: Seat | null, now: number): ElectionState {
    if (seat !== null && seat === log.host) return this.#mayHost(log, now) ? 'hosts' : 'paused';
    if (this.#call) return 'calls';
    if (this.#unlinkedSince !== null && now - this.#unlinkedSince >= TIMES.alone) return 'alone';
    if (now - this.#votedAt < TIMES.next && this.floor > log.t) return 'voted';
    return this.#hears === 'ok' ? 'follows' : 'suspects';
  }

  /** Rule L2. */
  #mayHost(log: LogSight, now: number): boolean {
    if (this.floor > log.t) return false;
    // Votes are for its last entry.
    if (this.#call || this.#handing(log, now) !== null) return false;
    if (log.members.length < 3) return true;
    return this.#majority(log, seat => {
      const report = this.#reports.get(seat);
      return report !== undefined && report.t === log.t && now - report.at <= TIMES.follows;
    });
  }

  #isCalm(now: number): boolean {
    const settled = this.#state === 'hosts' || (this.#state === 'follows' && this.#suspicion.calm(now));
    return settled && this.#call === null && this.#hand === null;
  }

  #settle(state: ElectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ports.changed();
  }
}

const isSame = (one: Base, other: Base): boolean =>
  one.t === other.t && one.n === other.n && one.hash === other.hash;

const isHead = ({n, hash}: {readonly n: number; readonly hash: string}, log: LogSight): boolean =>
  n === log.n && hash === log.hash;
