/**
 * Devices that elect who keeps the table, each with a log of numbers, in virtual time over a network that loses what it is
 * told to: the real `Election` and `Suspicion`, and nothing else of a table.
 */
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {
  type Base,
  type Call,
  Election,
  type Hand,
  type LogSight,
  type Report,
  SEATS,
  type Vote,
} from '../../../src/table/others/election.ts';
import {Suspicion} from '../../../src/table/others/suspicion.ts';

interface Entry {
  readonly hash: string;
  readonly t: number;
  readonly votes: readonly number[] | null;
}

type Said =
  | Call
  | Vote
  | Hand
  | ({readonly m: 'beat'} & Report)
  | {readonly m: 'log'; readonly log: readonly Entry[]};

/** Milliseconds: a message, and a write. */
const WAY = {least: 5, more: 60};
const DISK = {least: 2, more: 8};
const BEAT = 1000;

export class Electorate {
  readonly members: Member[];
  readonly rng: Rng;
  now = 0;
  /** Of so many messages between devices one is lost; 0: none. */
  loses = 0;
  /** Ways on which nothing comes through. */
  readonly cut = new Set<string>();
  /** By term: hash of the entry that began it. */
  readonly leads = new Map<number, string>();
  /** By number: hashes that counted as confirmed. */
  readonly confirmed = new Map<number, string>();
  readonly #queue: {readonly at: number; readonly run: () => void}[] = [];

  constructor(devices: number, seed = 'electorate') {
    this.rng = seededRng(seed);
    this.members = Array.from({length: devices}, (_, seat) => new Member(this, seat, devices));
    for (const member of this.members) member.load();
  }

  /** The job is run after these milliseconds. @returns what keeps it from being run */
  after(ms: number, run: () => void): () => void {
    const job = {at: this.now + ms, run};
    const place = this.#queue.findIndex(({at}) => at > job.at);
    this.#queue.splice(place < 0 ? this.#queue.length : place, 0, job);
    return () => {
      const i = this.#queue.indexOf(job);
      if (i >= 0) this.#queue.splice(i, 1);
    };
  }

  some({least, more}: {least: number; more: number}): number {
    return least + this.rng.below(more);
  }

  goes(from: number, to: number): boolean {
    const [one, other] = [this.members[from]!, this.members[to]!];
    return one.alive && other.alive && !this.cut.has(`${from} ${to}`);
  }

  /** From one device to the other, if the way is open when it sets out and when it arrives. */
  send(from: number, to: number, said: Said): void {
    const lost = this.loses > 0 && this.rng.below(this.loses) === 0;
    if (lost || !this.goes(from, to)) return;
    this.after(this.some(WAY), () => {
      if (this.goes(from, to)) this.members[to]!.hears(from, said);
    });
  }

  /** Runs until it holds. @returns after how many milliseconds; null when it did not come to that */
  async until(holds: () => boolean, ms: number): Promise<number | null> {
    const began = this.now;
    // What was asked for before this goes as far as it can at once.
    await new Promise(resolve => setImmediate(resolve));
    while (!holds()) {
      const job = this.#queue[0];
      if (!job || job.at - began > ms) {
        this.now = began + ms;
        return null;
      }
      this.#queue.shift();
      this.now = job.at;
      job.run();
      await new Promise(resolve => setImmediate(resolve));
      for (const member of this.members) if (member.alive) this.#look(member);
    }
    return this.now - began;
  }

  async pass(ms: number): Promise<void> {
    await this.until(() => false, ms);
  }

  /** Cuts a device off, both ways. */
  isolate(seat: number): void {
    for (const {seat: other} of this.members) this.cut.add(`${seat} ${other}`).add(`${other} ${seat}`);
  }

  /** @throws when a term has two leads, or an entry that counted as confirmed is gone from a later one */
  #look({log}: Member): void {
    const head = log.at(-1)!;
    log.forEach(({hash, t, votes}, n) => {
      if (votes === null) return;
      const known = this.leads.get(t) ?? hash;
      if (known !== hash) throw new Error(`two leads of term ${t}`);
      this.leads.set(t, hash);
      if (n === log.length - 1)
        for (const [at, confirmed] of this.confirmed)
          if (at < n && log[at]!.hash !== confirmed) throw new Error(`entry ${at} is lost in term ${t}`);
    });
    // As section 5 of the protocol counts it, with what each has on its disk in place of what it says.
    const says = this.members.filter(
      other =>
        other.log.at(-1)!.t === head.t &&
        other.floor <= head.t &&
        other.log[log.length - 1]?.hash === head.hash,
    );
    if (2 * says.length > this.members.length)
      log.forEach(({hash}, n) => {
        if ((this.confirmed.get(n) ?? hash) !== hash) throw new Error(`two entries ${n} are confirmed`);
        this.confirmed.set(n, hash);
      });
  }
}

export class Member {
  readonly seat: number;
  readonly #all: Electorate;
  readonly #seats: readonly number[];
  alive = true;
  seen = true;
  /** Stored. */
  log: Entry[] = [{hash: 'first', t: 0, votes: null}];
  floor = 0;
  voted: Base | null = null;
  /** Nothing can be stored. */
  full = false;
  /** Nothing is stored, and it goes on in its page. */
  forgets = false;
  /** A promise to the dealing stands against a vote. */
  bound = false;
  /** What it has said. */
  readonly said: Said[] = [];
  /** Seats for which bots stand in, as this log has it. */
  idle: readonly number[] = [];
  /** Answers nothing, though it beats. */
  mute = false;
  election!: Election;
  suspicion!: Suspicion;
  #life = 0;

  constructor(all: Electorate, seat: number, devices: number) {
    this.#all = all;
    this.seat = seat;
    this.#seats = Array.from({length: devices}, (_, i) => i);
  }

  get sight(): LogSight {
    const {hash, t} = this.log.at(-1)!;
    const members = this.#seats;
    const active = members.filter(seat => !this.idle.includes(seat));
    return {n: this.log.length - 1, hash, t, host: t % SEATS, members, active};
  }

  /** The page is opened: what is stored is there. */
  load(): void {
    this.alive = true;
    const life = ++this.#life;
    const all = this.#all;
    const mine = (job: () => void) => () => {
      if (this.alive && life === this.#life) job();
    };
    this.suspicion = new Suspicion(all.now);
    this.election = new Election(this.suspicion, {
      clock: {now: () => all.now, after: (ms, job) => all.after(ms, mine(job))},
      seat: () => this.seat,
      log: () => this.sight,
      floor: () => this.floor,
      elect: base =>
        new Promise((resolve, reject) => {
          all.after(
            all.some(DISK),
            mine(() => {
              const again = this.voted?.t === base.t && this.voted.hash === base.hash;
              const stands =
                base.hash === this.sight.hash && base.t > this.floor && !this.bound && !this.full;
              if (!again && !stands) return reject(new Error('against a promise'));
              this.floor = base.t;
              this.voted = base;
              resolve(`${this.seat} votes ${base.t} ${base.n} ${base.hash}`);
            }),
          );
        }),
      linked: seat => all.goes(this.seat, seat) && all.goes(seat, this.seat),
      ...{seen: () => this.seen, keeps: () => !this.forgets},
      say: message => this.tell(message),
      beat: () => this.#beat(),
      holdsVote: async ({seat, t, n, hash, signature}) => signature === `${seat} votes ${t} ${n} ${hash}`,
      signHand: async (t, to) => `${this.seat} hands ${t} to ${to}`,
      holdsHand: async ({t, to, signature}) => signature === `${t % SEATS} hands ${t} to ${to}`,
      lead: (t, votes) =>
        this.#lead(
          t,
          votes.map(([seat]) => seat),
        ),
      changed: () => undefined,
    });
    // As `beats.ts` does it: every second one while all is calm.
    let odd = false;
    const beat = mine(() => {
      odd = !odd;
      if (odd || !this.election.calm) this.#beat();
      all.after(BEAT, beat);
    });
    all.after(all.rng.below(BEAT), beat);
  }

  /** The page is gone. @param bye it said so */
  stop(bye = false): void {
    this.election.close();
    if (bye)
      for (const {seat} of this.#all.members)
        if (this.#all.goes(this.seat, seat))
          this.#all.after(30, () => this.#all.members[seat]!.partedFrom(this.seat));
    this.alive = false;
  }

  partedFrom(seat: number): void {
    if (this.alive && this.sight.host === seat) this.election.hostClosed();
  }

  tell(said: Said): void {
    this.said.push(said);
    for (const {seat} of this.#all.members) if (seat !== this.seat) this.#all.send(this.seat, seat, said);
  }

  #beat(): void {
    const {n, hash, t} = this.sight;
    this.tell({m: 'beat', n, hash, t, ...this.election.report});
  }

  /** The host seals something. */
  async order(): Promise<boolean> {
    if (!this.alive || this.mute || !this.election.mayOrder) return false;
    return this.#seal({t: this.sight.t, votes: null});
  }

  async #lead(t: number, votes: readonly number[]): Promise<void> {
    if (!(await this.#seal({t, votes}))) throw new Error('another entry came first');
  }

  #seal(entry: Omit<Entry, 'hash'>): Promise<boolean> {
    const all = this.#all;
    const life = this.#life;
    const {n, hash} = this.sight;
    return new Promise(resolve => {
      all.after(all.some(DISK), () => {
        if (!this.alive || life !== this.#life || this.sight.hash !== hash) return resolve(false);
        this.log = [
          ...this.log,
          {...entry, hash: `${n + 1} of ${this.seat} in ${entry.t} on ${hash.length}`},
        ];
        this.election.advanced();
        this.tell({m: 'log', log: this.log});
        this.#beat();
        resolve(true);
      });
    });
  }

  hears(from: number, said: Said): void {
    if (from === this.sight.host) this.election.heardHost();
    if (said.m === 'call') void this.election.called(from, said);
    else if (said.m === 'vote') void this.election.voted(from, said);
    else if (said.m === 'hand') void this.election.handed(said);
    else if (said.m === 'log') this.#take(said.log);
    else {
      this.election.reported(from, said);
      const {n, t} = this.sight;
      if (said.t < t || (said.t === t && said.n < n))
        this.#all.send(this.seat, from, {m: 'log', log: this.log});
    }
  }

  /** What goes on from the own log, or is of a later term. */
  #take(log: readonly Entry[]): void {
    const own = this.log.at(-1)!;
    const extends_ = log.length > this.log.length && log[this.log.length - 1]!.hash === own.hash;
    if (!extends_ && log.at(-1)!.t <= own.t) return;
    this.#all.after(this.#all.some(DISK), () => {
      if (!this.alive || this.log.at(-1) !== own) return;
      this.log = [...log];
      this.election.advanced();
      this.#beat();
    });
  }
}
