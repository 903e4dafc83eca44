/**
 * Whole tables at which people come and go as chance has it: a device leaves, comes back, is stood in for, takes its seat
 * back, goes on from another device by its own word or by that of the others, between any two messages, while one device
 * lies. All chance is that of a seed: what one has found it finds again.
 */
import assert from 'node:assert/strict';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {AWAY_SECONDS, SILENT_SECONDS} from '../../../src/base/stand-in.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {AnyGame, Options, Seat} from '../../../src/engine/game.ts';
import {auditEntries} from '../../../src/table/playing/check-record.ts';
import type {Ledger} from '../../../src/table/playing/ledger.ts';
import type {TableView} from '../../../src/table/seen/view-model.ts';
import {Determined} from './determined.ts';
import {FakeNet} from './fake-rooms.ts';
import {TestTable} from './tables.ts';
import {judged, readAgain, wordOf} from './wander-checks.ts';
import {Forger, HONEST, LIE_NAMES, someLie, type Told} from './wander-lies.ts';

export interface Wandering {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly backup: boolean;
  readonly seed: string;
  /** Entries after which everybody comes to rest and the game is played on; Infinity: none, it is played as it is. */
  readonly entries: number;
  /** Whether the game is played to its end then. */
  readonly whole: boolean;
}

/**
 * One of so many messages is followed by something unforeseen: while others have to agree to something, while a draw is under
 * way, and else.
 */
const SURPRISE = {agreeing: 8, drawing: 25, else: 80};
/** So many of them are answers, mostly, once there is something to agree to. */
const ANSWERS = 12;
/** Devices that a person has, and those at a table without a seat. */
const MOST_DEVICES = 3;
const MOST_SPARE = 3;
const MANY = 400_000;
/** Whoever came less than so long ago may not have been noticed yet. */
const UNNOTICED_MS = 2000;
/** Moves that are made one after the other without any that counts. */
const REFUSED = 500;
/** So often a table stands in one place before everybody comes to rest. */
const STANDS = 30;
/** Seconds after which a table stands: another device may have to become the host first. */
const STILL = 16;

const FORGERIES = ['that somebody is away', 'a vote', 'a move', 'a consent'];
/** What has to have happened at some table at least, by the names of `Wander.counts`. */
export const KINDS: readonly string[] = [
  ...['goes', 'goes (host)', 'goes in the middle of a draw', 'comes back', 'redraws'],
  ...['entry seatKey own', 'entry seatKey consent', 'entry dealt drop', 'entry dealt back'],
  ...['entry standIn', 'entry takeBackSeat', 'entry leave'],
  ...LIE_NAMES.map(name => `lie: ${name}`),
  ...['convicted', 'forgeries refused', ...FORGERIES.map(name => `forges ${name}`)],
  'whole games',
];

export const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');

export class Wander {
  readonly #what: Wandering;
  readonly #world: Determined;
  readonly #rng: Rng;
  readonly #net = new FakeNet();
  /** Null while people sit down. */
  #table!: TestTable;
  readonly #liar: Seat;
  /** Whose person has a device, by device; and since when it is here or away, milliseconds of the table. */
  readonly #owner: Seat[] = [];
  readonly #here: boolean[] = [];
  readonly #since: number[] = [];
  /** How long it was away before it came. */
  readonly #was: number[] = [];
  #told: Told = HONEST;
  #liarKey = '';
  #convicted = false;
  /** Whose person moved last. */
  #mover: Seat | null = null;
  /** Answers that are still to be given soon. */
  #answersLeft = 0;
  /** What the liar has proposed beside its program, by the entry on which it did. */
  readonly #forged = new Set<number>();
  /** Hashes of the entries that were read. */
  readonly #read: string[] = [''];
  readonly counts = new Map<string, number>();

  constructor(what: Wandering) {
    this.#what = what;
    this.#world = new Determined(what.seed);
    this.#rng = seededRng(`wander ${what.seed}`);
    this.#liar = this.#rng.below(what.seats);
  }

  /** @throws AssertionError that names the seed */
  static async through(what: Wandering): Promise<Wander> {
    const wander = new Wander(what);
    try {
      await wander.#run();
      return wander;
    } catch (error) {
      const {game, seed} = what;
      const {message} = error as Error;
      throw new Error(`ROADSTEAD_WANDER='${game.id} ${seed}': ${message}\n${wander.#standing()}`, {
        cause: error,
      });
    } finally {
      wander.#table?.close();
      wander.#world.end();
    }
  }

  get summary(): string {
    const {seats, backup, options} = this.#what;
    return `${seats} seats, liar ${this.#liar}, back-up ${backup}, ${JSON.stringify(options)}; ${listed(this.counts)}`;
  }

  async #run(): Promise<void> {
    const {game, options, seats, seed, backup, entries, whole} = this.#what;
    this.#net.hold();
    this.#net.instead = (from, to, message) => {
      if ('m' in message && message.m === 'verdict' && 'basis' in message)
        this.#hearVerdict(to, message.basis as number, 'code' in message ? String(message.code) : '');
      return from === this.#liarKey ? this.#told.lie(to)(message) : [message];
    };
    this.#table = await this.#meanwhile(
      TestTable.lobby(seats, seed, 0, game, backup, options, null, this.#net),
    );
    this.#table.returning = () => new Promise(resolve => setTimeout(resolve, 2500));
    for (let i = 0; i < seats; i++) this.#noteDevice(i, i);
    this.#liarKey = this.#table.devices[this.#liar]!.session.key;
    this.#table.act(0, {act: 'start'});
    await this.#wander(() => this.#host === null || this.#host.head < entries);
    await this.#comesToRest();
    const rest = this.#host!.head + (whole ? Number.POSITIVE_INFINITY : 20);
    await this.#plays(() => this.#host!.head < rest);
    await this.#compare();
  }

  /** The host does not take what a device proposes. */
  #hearVerdict(to: string, basis: number, code: string): void {
    const isForged = to === this.#liarKey && this.#forged.delete(basis);
    this.#count(`${isForged ? 'forgery refused' : 'refused'}: ${code}`);
    if (isForged) this.#count('forgeries refused');
  }

  #noteDevice(i: number, owner: Seat): void {
    this.#owner[i] = owner;
    this.#here[i] = true;
    this.#since[i] = this.#table.now;
    this.#was[i] = 0;
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  // --- what is where ---------------------------------------------------------------------------------------------------

  #ledgerOf(i: number): Ledger | null {
    return this.#table.devices[i]!.session.ledger;
  }

  /** The log that counts, on whichever device: of the latest term, and in it the longest. Null while people sit down. */
  get #host(): Ledger | null {
    const ledgers = this.#table?.devices.flatMap(({session}) => session?.ledger ?? []) ?? [];
    const isBefore = (one: Ledger, other: Ledger) =>
      one.chain.term < other.chain.term || (one.chain.term === other.chain.term && one.head < other.head);
    return ledgers.reduce<Ledger | null>((best, one) => (best && !isBefore(best, one) ? best : one), null);
  }

  /** Whose device keeps the table, and which one that is. */
  get #hostSeat(): Seat {
    return this.#host?.chain.hostSeat ?? 0;
  }

  get #pen(): number {
    return this.#host ? this.#holder(this.#hostSeat) : 0;
  }

  /** The device that bears a seat, as that log has it. */
  #holder(seat: Seat): number {
    const key = this.#host!.chain.book.seats[seat]!.key;
    return this.#table.devices.findIndex(({session}) => session.key === key);
  }

  get #seats(): Seat[] {
    return Array.from({length: this.#what.seats}, (_, seat) => seat);
  }

  #view(i: number): TableView | null {
    const view = this.#table.devices[i]!.session.view();
    return view.screen === 'table' ? view : null;
  }

  /** Devices with a seat that are here; the liar's only where it is asked for. */
  #sitting(liar = true): number[] {
    if (!this.#host) return [];
    return this.#seats
      .filter(seat => liar || seat !== this.#liar)
      .map(seat => this.#holder(seat))
      .filter(i => this.#here[i] && this.#ledgerOf(i) !== null);
  }

  #some<T>(list: readonly T[]): T | undefined {
    return list.length > 0 ? list[this.#rng.below(list.length)] : undefined;
  }

  #key(i: number): string {
    return this.#table.devices[i]!.session.key;
  }

  /** Others have to agree to it, one after the other. */
  #asksOthers(): void {
    this.#answersLeft = ANSWERS;
  }

  /** Whether the game is over where it counts. */
  get #over(): boolean {
    return this.#host?.replay.result != null;
  }

  // --- how time goes on ------------------------------------------------------------------------------------------------

  async #deliver(): Promise<boolean> {
    const way = this.#some(this.#net.ways);
    if (way === undefined) return false;
    this.#net.deliver(way);
    await this.#world.settled();
    this.#readOn();
    return true;
  }

  async #deliverAll(): Promise<void> {
    for (let i = 0; await this.#deliver(); i++) assert.ok(i < MANY, 'messages without an end');
  }

  /** So much time passes; every device looks who is away. Of what it says again and again it says once. */
  async #beat(ms = 1000): Promise<void> {
    this.#table.now += ms;
    this.#world.tick(1000);
    await this.#world.settled();
  }

  /** Everything arrives, and time goes on, until a piece of work is done. */
  async #meanwhile<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const end = () => {
      done = true;
    };
    work.then(end, end);
    for (let i = 0; !done; i++) {
      assert.ok(i < MANY, 'work without an end');
      await this.#world.settled();
      if (!(await this.#deliver())) this.#world.tick(50);
    }
    return work;
  }

  async #act(i: number, act: Parameters<TestTable['act']>[1]): Promise<void> {
    this.#table.act(i, act);
    await this.#world.settled();
    this.#readOn();
  }

  // --- people ----------------------------------------------------------------------------------------------------------

  #plays1(i: number, must: boolean): boolean {
    const ledger = this.#ledgerOf(i);
    if (!ledger || ledger.replay.result) return false;
    const mine = this.#table.devices[i]!.session.mine;
    if (must && !mine.some(seat => ledger.replay.toAct.includes(seat))) return false;
    const view = this.#view(i);
    return view !== null && view.choices.length > 0 && view.sending === null;
  }

  /** Somebody who may moves. */
  async #move(): Promise<boolean> {
    const able = this.#sitting().filter(i => this.#plays1(i, this.#rng.below(10) > 0));
    const i = this.#some(able);
    if (i === undefined) return false;
    const {replay, dealer} = this.#ledgerOf(i)!;
    const [seat = 0] = this.#table.devices[i]!.session.mine;
    this.#mover = this.#owner[i] ?? null;
    const action =
      this.#rng.below(4) === 0 || !replay.toAct.includes(seat)
        ? sampleAny(this.#view(i)!.choices, this.#rng)
        : chooseAction('greedy', replay.game, replay.state, seat, dealer.faces(seat), this.#rng);
    this.#count('moves');
    await this.#act(i, {act: 'move', action});
    return true;
  }

  async #goes(i: number): Promise<void> {
    if (this.#rng.below(2) === 0) this.#net.lose(this.#key(i));
    const kept = i === this.#pen;
    this.#table.devices[i]!.session.close();
    this.#here[i] = false;
    // A visit that nobody can have noticed is none.
    const hereFor = this.#table.now - this.#since[i]!;
    this.#since[i] = hereFor < UNNOTICED_MS ? this.#since[i]! - this.#was[i]! : this.#table.now;
    this.#was[i] = 0;
    this.#count(kept ? 'goes (host)' : 'goes');
    await this.#world.settled();
  }

  async #comes(i: number): Promise<void> {
    await this.#table.open(i);
    this.#here[i] = true;
    this.#was[i] = this.#table.now - this.#since[i]!;
    this.#since[i] = this.#table.now;
    this.#count('comes back');
    await this.#world.settled();
  }

  /** Another device of a person: one that she has, or a new one. */
  async #another(person: Seat): Promise<number | null> {
    const holders = this.#seats.map(seat => this.#holder(seat));
    const own = [...this.#owner.keys()].filter(i => this.#owner[i] === person);
    const free = own.filter(i => !holders.includes(i) && this.#here[i]);
    const known = this.#some(free);
    if (known !== undefined && (own.length >= MOST_DEVICES || this.#rng.below(2) === 0)) return known;
    if (own.length >= MOST_DEVICES || this.#owner.length >= this.#what.seats + MOST_SPARE) return null;
    const i = await this.#table.arrives(`Tablet ${this.#table.devices.length}`);
    this.#noteDevice(i, person);
    await this.#world.settled();
    return i;
  }

  async #answersClaims(i: number): Promise<boolean> {
    const [person] = this.#table.devices[i]!.session.mine;
    for (const claim of this.#view(i)?.claims ?? []) {
      if (claim.code === null || claim.agreed) continue;
      const device = this.#table.devices.findIndex(({session}) => session.key === claim.device);
      const shown = this.#view(device)?.claim?.codes.find(({seat}) => seat === person)?.code;
      const hers = this.#owner[device] === claim.seat && shown === claim.code;
      const yes = person === this.#liar || hers;
      // A code that is not the same one yet may be in a moment.
      if (!yes && this.#owner[device] === claim.seat) continue;
      this.#count(yes ? 'agrees to a device' : 'turns a device away');
      await this.#act(i, {act: 'answerClaim', seat: claim.seat, device: claim.device, yes});
      return true;
    }
    return false;
  }

  async #answers(i: number): Promise<boolean> {
    const view = this.#view(i);
    if (!view) return false;
    if (view.standIn.asked?.mayAnswer) {
      const yes = this.#rng.below(8) > 0;
      this.#count(yes ? 'agrees to a bot' : 'is against a bot');
      await this.#act(i, {act: 'answerStandIn', yes});
      return true;
    }
    if (view.standIn.again !== null) {
      this.#count('agrees to a draw');
      await this.#act(i, {act: 'drawAgain', seat: view.standIn.again});
      return true;
    }
    return this.#answersClaims(i);
  }

  readonly #events: readonly (readonly [weight: number, run: () => Promise<unknown>])[] = [
    [
      10,
      async () => {
        const i = this.#some([...this.#here.keys()].filter(at => this.#here[at] && this.#ledgerOf(at)));
        if (i !== undefined && (i !== this.#pen || this.#rng.below(3) === 0)) await this.#goes(i);
      },
    ],
    [
      14,
      async () => {
        const i = this.#some([...this.#here.keys()].filter(at => !this.#here[at]));
        if (i !== undefined) await this.#comes(i);
      },
    ],
    [10, () => this.#beat()],
    [6, () => this.#beat(1000 * (AWAY_SECONDS + 1))],
    [3, () => this.#beat(1000 * (SILENT_SECONDS + 1))],
    [
      12,
      async () => {
        const i = this.#some(this.#sitting());
        if (i === undefined) return;
        const {possible} = this.#view(i)!.standIn;
        // Also for somebody who is there and thinks.
        const seat = this.#rng.below(3) > 0 ? this.#some(possible) : this.#some(this.#seats);
        if (seat === undefined) return;
        this.#count(possible.includes(seat) ? 'wants a bot' : 'wants a bot that cannot be');
        await this.#act(i, {act: 'standIn', seat});
        this.#asksOthers();
      },
    ],
    [24, () => this.#someAnswer()],
    [
      12,
      async () => {
        const i = this.#some(this.#sitting().filter(at => this.#view(at)!.standIn.mine));
        if (i === undefined) return;
        this.#count('takes back');
        await this.#act(i, {act: 'takeBackSeat'});
      },
    ],
    [
      2,
      async () => {
        const i = this.#some(this.#sitting().filter(at => this.#view(at)!.standIn.mayLeave));
        if (i === undefined || this.counts.has('leaves')) return;
        this.#count('leaves');
        await this.#act(i, {act: 'leaveSeat'});
      },
    ],
    [12, () => this.#movesByTicket()],
    [12, () => this.#claims()],
    [12, () => this.#goesFor(this.#some(this.#owing()))],
    [
      2,
      async () => {
        const i = this.#some([...this.#here.keys()].filter(at => this.#here[at] && this.#view(at)?.claim));
        if (i !== undefined) await this.#act(i, {act: 'withdrawClaim'});
      },
    ],
    [14, () => this.#lies()],
    [8, () => this.#forges()],
  ];

  async #someAnswer(): Promise<void> {
    const i = this.#some(this.#sitting());
    if (i !== undefined) await this.#answers(i);
  }

  /** Seats but the host's that a draw waits for. */
  #owing(): Seat[] {
    if (this.#host?.replay.ask?.kind !== 'beacon') return [];
    return (this.#view(this.#pen)?.dealing?.seats ?? []).filter(seat => seat !== this.#hostSeat);
  }

  /** Whose seat it is goes for longer than others have to wait, and what she has said last is lost; they go on without her. */
  async #goesFor(seat: Seat | undefined): Promise<void> {
    const i = seat === undefined ? -1 : this.#holder(seat);
    if (seat === undefined || !this.#here[i] || i === this.#pen) return;
    this.#net.lose(this.#key(i));
    await this.#goes(i);
    await this.#deliverAll();
    await this.#beat(1000 * (AWAY_SECONDS + 1));
    this.#count('goes in the middle of a draw');
    if (this.#rng.below(2) === 0) return this.#claims(seat);
    const by = this.#some(this.#sitting());
    if (by === undefined) return;
    await this.#act(by, {act: 'standIn', seat});
    this.#asksOthers();
  }

  async #happens(): Promise<void> {
    if (this.#answersLeft > 0) {
      this.#answersLeft--;
      if (this.#rng.below(4) > 0) {
        await this.#someAnswer();
        // What was agreed is said again and again, and counts on the last entry.
        if (this.#rng.below(3) === 0) await this.#beat();
        return;
      }
    }
    let at = this.#rng.below(this.#events.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, run] of this.#events) {
      at -= weight;
      if (at >= 0) continue;
      await run();
      break;
    }
    await this.#world.settled();
    this.#readOn();
  }

  async #movesByTicket(): Promise<void> {
    const seat = this.#some(this.#seats.filter(other => other !== this.#hostSeat));
    if (seat === undefined || !this.#host) return;
    const old = this.#holder(seat);
    const view = this.#here[old] ? this.#view(old) : null;
    if (!view) return;
    if (view.move.ticket && this.#rng.below(3) === 0) {
      await this.#act(old, {act: 'keepSeat'});
      return;
    }
    if (!view.move.may) {
      await this.#act(old, {act: 'moveSeat'});
      assert.equal(this.#view(old)?.move.ticket ?? null, null);
      return;
    }
    const other = await this.#another(seat);
    if (other === null) return;
    await this.#act(old, {act: 'moveSeat'});
    const {ticket} = this.#view(old)!.move;
    if (ticket) this.#table.devices[other]!.session.movesHere(ticket);
    this.#count('wants to move');
    await this.#world.settled();
  }

  /** @param gone whose device is away; undefined: anybody's seat */
  async #claims(gone?: Seat): Promise<void> {
    const seat = gone ?? this.#some(this.#seats);
    if (seat === undefined || !this.#host) return;
    const device = await this.#another(seat);
    if (device === null) return;
    // A liar's may be after somebody else's seat, or be the second one after its own. Where its own word is that of all
    // others, it would get it.
    const alone = this.#what.seats === 2 && this.#liar === this.#hostSeat;
    const wanted = seat === this.#liar && !alone ? this.#some(this.#seats)! : seat;
    this.#count('claims');
    await this.#act(device, {act: 'claimSeat', seat: wanted});
    this.#asksOthers();
  }

  async #lies(): Promise<void> {
    if (!this.#host) return;
    const i = this.#holder(this.#liar);
    this.#liarKey = this.#key(i);
    const others = this.#sitting(false).map(at => this.#key(at));
    const honest = others.length === 0 || this.#rng.below(3) === 0;
    this.#told = honest ? HONEST : someLie(this.#table.devices[i]!, others, this.#rng);
    this.#count(`lie: ${this.#told.name}`);
    if (this.#here[i]) await this.#act(i, {act: 'syncNow'});
  }

  async #forges(): Promise<void> {
    if (!this.#host || this.#liar === this.#hostSeat) return;
    const i = this.#holder(this.#liar);
    if (!this.#here[i] || !this.#ledgerOf(i)) return;
    const forger = new Forger(this.#table, this.#table.devices[i]!);
    const other = this.#some(this.#seats.filter(seat => seat !== this.#liar))!;
    const which = this.#rng.below(4);
    if (which === 0 || which === 2) this.#forged.add(this.#ledgerOf(i)!.head);
    if (which === 0) await forger.standIn(this.#liar, other);
    else if (which === 1) forger.vote(this.#liar, other);
    else {
      const device = await this.#another(this.#liar);
      if (device === null) return;
      if (which === 2) await forger.moves(this.#liar, this.#key(device));
      else await forger.consent(this.#liar, other, this.#key(device));
    }
    this.#count(`forges ${FORGERIES[which]}`);
  }

  // --- what has to hold ------------------------------------------------------------------------------------------------

  /** What the host's log has gained: nobody's seat is touched by others while her device is here. */
  #readOn(): void {
    const ledger = this.#host;
    if (!ledger) return;
    const {entries, hashes} = ledger.chain;
    // What a later host's log has in place of what was read is read, too.
    while (this.#read.length > 1 && this.#read.at(-1) !== hashes[this.#read.length - 1]) this.#read.pop();
    for (let n = this.#read.length; n < entries.length; n++) {
      const entry = entries[n]!;
      this.#read.push(hashes[n]!);
      this.#count(
        `entry ${entry.kind}${'payload' in entry && 'step' in entry.payload ? ` ${entry.payload.step}` : ''}`,
      );
      if (entry.kind !== 'table') continue;
      const {payload, seat: author} = entry;
      this.#count(
        `entry ${payload.type}${payload.type === 'seatKey' ? (author === payload.seat ? ' own' : ' consent') : ''}`,
      );
      // She may have gone on from another device since it was said.
      if (
        payload.type === 'standIn' &&
        this.#lastKey(payload.seat, entry.n) === this.#lastKey(payload.seat, entry.basis + 1)
      )
        this.#requireAway(payload.seat);
      if (payload.type !== 'seatKey') continue;
      const now = this.#table.devices.findIndex(({session}) => session.key === payload.key);
      assert.equal(this.#owner[now], payload.seat, 'somebody else has got a seat');
      if (author !== payload.seat) {
        const before = this.#lastKey(payload.seat, entry.n);
        this.#requireGone(this.#table.devices.findIndex(({session}) => session.key === before));
      }
    }
  }

  #lastKey(seat: Seat, n: number): string {
    return this.#host!.chain.book.keyAt(seat, n);
  }

  #requireAway(seat: Seat): void {
    this.#requireGone(this.#holder(seat));
  }

  #requireGone(i: number): void {
    const for_ = this.#here[i]
      ? this.#table.now - this.#since[i]! < UNNOTICED_MS
        ? this.#was[i]!
        : 0
      : this.#table.now - this.#since[i]!;
    assert.ok(for_ >= 1000 * AWAY_SECONDS, `device ${i} is here, and others decide about its seat`);
  }

  #judge(): void {
    for (const i of this.#here.keys()) {
      // The liar's own program may not get over what was said instead of its word.
      const view = this.#here[i] && this.#owner[i] !== this.#liar ? this.#view(i) : null;
      if (!view) continue;
      judged(view, this.#liar);
      if (view.fairness.blames.length > 0) this.#convicted = true;
    }
  }

  /** Nothing is under way, and time brings nothing: every screen says why. */
  async #stands(): Promise<boolean> {
    for (let i = 0; i < STILL; i++) {
      const head = this.#host?.head;
      await this.#beat();
      await this.#deliverAll();
      if (this.#host?.head !== head || this.#canMove()) return false;
    }
    return true;
  }

  #canMove(): boolean {
    return this.#sitting().some(i => this.#plays1(i, true));
  }

  #word(): void {
    if (!this.#host) return;
    const excused = this.#seats.filter(seat => seat === this.#liar || !this.#here[this.#holder(seat)]);
    for (const i of this.#sitting(false)) {
      const view = this.#view(i)!;
      const isKept = this.#here[this.#pen];
      const told = this.#told.name === 'not to one' || !isKept ? this.#seats : excused;
      if (isKept) assert.equal(this.#ledgerOf(i)!.head, this.#host.head, `device ${i} is behind`);
      this.#count(`word: ${wordOf(view, told)}`);
    }
  }

  // --- the way ---------------------------------------------------------------------------------------------------------

  get #surprise(): number {
    if (this.#answersLeft > 0) return SURPRISE.agreeing;
    return this.#host === null || this.#host.replay.ask !== null ? SURPRISE.drawing : SURPRISE.else;
  }

  async #wander(goesOn: () => boolean): Promise<void> {
    let idle = 0;
    let stood = 0;
    let last = -1;
    let moved = 0;
    let head: number | undefined;
    for (let step = 0; step < MANY && goesOn() && !this.#over; step++) {
      if (this.#rng.below(this.#surprise) === 0) {
        await this.#happens();
        this.#judge();
        continue;
      }
      if (this.#rng.below(8) > 0 && (await this.#deliver())) continue;
      if (this.#rng.below(2) === 0 && (await this.#move())) {
        idle = 0;
        moved = this.#host?.head === head ? moved + 1 : 0;
        head = this.#host?.head;
        // The host may be away.
        if (moved % 20 === 19) await this.#happens();
        if (moved < REFUSED || !this.#here[this.#pen]) continue;
        // A word that it left out is missed by everybody else, and its own program took it for said.
        if (this.#mover === this.#liar) return;
        assert.fail('moves are refused, and nothing else goes on');
      }
      if (await this.#deliver()) continue;
      if (this.#canMove()) continue;
      // Nobody has anything to do: everybody waits for something.
      if (idle++ === 0 || !(await this.#stands())) continue;
      this.#judge();
      this.#word();
      this.#count('stands');
      // What the liar has done cannot be helped as long as it lies, or people are gone too long.
      stood = this.#host && this.#host.head > last ? 0 : stood + 1;
      last = this.#host?.head ?? -1;
      if (stood > STANDS) return;
      for (let i = 0; i < 3; i++) await this.#happens();
    }
  }

  /** Everybody is here, says what is so and answers what is asked. */
  async #comesToRest(): Promise<void> {
    this.#told = HONEST;
    for (const i of [...this.#here.keys()].filter(at => !this.#here[at])) await this.#comes(i);
    await this.#deliverAll();
    for (const i of this.#here.keys()) if (this.#view(i)?.claim) await this.#act(i, {act: 'withdrawClaim'});
    for (const i of this.#sitting()) await this.#act(i, {act: 'keepSeat'});
    for (let i = 0; i < 21; i++) await this.#beat();
    await this.#deliverAll();
  }

  /** Plays on in peace. @throws AssertionError where the table stands though everybody is here */
  async #plays(goesOn: () => boolean): Promise<void> {
    for (let waits = 0; goesOn() && !this.#over; ) {
      await this.#deliverAll();
      if (await this.#move()) {
        waits = 0;
        continue;
      }
      for (const i of this.#sitting()) {
        const view = this.#view(i);
        if (view?.standIn.mine) await this.#act(i, {act: 'takeBackSeat'});
        else await this.#answers(i);
      }
      await this.#beat();
      await this.#deliverAll();
      if (waits++ < 12) continue;
      this.#judge();
      const blocked = this.#sitting(false).every(i => {
        const {dealing} = this.#view(i)!;
        // Whose commitment was no word of hers can never disclose it.
        const isSpoilt = dealing?.kind === 'disclose' && dealing.seats.every(seat => seat === this.#liar);
        return dealing?.kind === 'failed' || isSpoilt;
      });
      assert.ok(blocked, 'everybody is here, and the table stands');
      this.#count('ends for the liar');
      return;
    }
  }

  /** Everybody has the same log, and a stranger who reads it finds the same. */
  async #compare(): Promise<void> {
    await this.#deliverAll();
    for (let i = 0; i < 3; i++) {
      await this.#beat();
      await this.#deliverAll();
    }
    this.#judge();
    const {chain, replay, head} = this.#host!;
    this.#count(this.#over ? 'whole games' : 'cut games');
    this.counts.set('entries', head);
    const honest = this.#sitting(false);
    for (const i of honest) {
      const ledger = this.#ledgerOf(i)!;
      assert.equal(ledger.chain.head.hash, chain.head.hash, `device ${i} has another log`);
      assert.equal(ledger.replay.digest, replay.digest, `device ${i} has another state`);
    }
    const {game} = this.#what;
    const kept = honest.flatMap(i => this.#table.devices[i]!.snapshot ?? []);
    const redraws = readAgain(chain.texts, game, kept).map(({seq: n, kind, seat}) => ({n, kind, seat}));
    this.counts.set('redraws', redraws.length);
    for (const i of honest)
      assert.deepEqual(this.#view(i)!.fairness.redraws, redraws, `screen of device ${i}`);
    this.#world.end();
    const verdict = await auditEntries(chain.texts, async () => game);
    assert.ok(verdict.good, JSON.stringify(verdict));
    assert.equal(verdict.digest, replay.digest);
    if (this.#convicted) this.#count('convicted');
  }

  #standing(): string {
    return [...this.#here.keys()]
      .map(i => {
        const {session} = this.#table.devices[i]!;
        const {ledger} = session;
        const view = ledger && this.#view(i);
        const said = view && {
          dealing: view.dealing,
          toAct: view.toAct,
          asked: view.standIn.asked,
          trouble: view.trouble,
          refusal: view.refusal,
          bots: view.seats.map(({standIn}) => standIn),
        };
        return `device ${i} of ${this.#owner[i]}${this.#here[i] ? '' : ' (away)'}, seats ${session.mine}: ${ledger?.head} ${JSON.stringify(said)}`;
      })
      .concat(`lie: ${this.#told.name}`, this.summary)
      .join('\n');
  }
}
