/**
 * The table simulator: devices with a joint dealer each, joined by a mesh that delays, reorders and loses. One of them
 * seals the log; all follow it. The game is whatever the test asks.
 */
import {BadMessage} from '../../../src/base/bad-message.ts';
import {blameFor} from '../../../src/fair/audit.ts';
import {JointDealer} from '../../../src/fair/dealer.ts';
import type {Intent, Message, Outbox} from '../../../src/fair/dealer-types.ts';
import {stateDigest} from '../../../src/fair/digest.ts';
import type {Blame} from '../../../src/fair/errors.ts';
import type {Request} from '../../../src/fair/request.ts';
import type {Claims, FairState} from '../../../src/fair/state.ts';
import type {StepKind} from '../../../src/fair/step.ts';
import {fill, hex} from './hex.ts';
import {bodyOf, bytesOf, type Draft, headerOf, Reader, type Setting, sealLine, signerOf} from './log.ts';
import {Mesh} from './mesh.ts';

type Mail =
  | {readonly type: 'entry'; readonly text: string}
  | {readonly type: 'have'; readonly count: number}
  /** What a seat wants in the log as its author. */
  | {readonly type: 'proposal'; readonly draft: Proposal}
  | {readonly type: 'fair'; readonly message: Message};

interface Proposal {
  readonly kind: StepKind;
  readonly payload: Uint8Array;
  readonly author: number | null;
}

/** What a cheating device does to a message before it leaves; null keeps it back. */
export type Tamper = (message: Message) => Message | null;

export interface TableSetting extends Setting {
  readonly seed: string;
  readonly lossPercent?: number;
  /** Devices that change what they send, by their seat. */
  readonly cheats?: ReadonlyMap<number, Tamper>;
}

export class Device {
  readonly seat: number;
  readonly #setting: TableSetting;
  readonly #own: readonly number[];
  #reader!: Reader;
  dealer!: JointDealer;
  readonly texts: string[];
  readonly blames: Blame[] = [];
  /** What a real device has on its disk. */
  guard: Uint8Array | undefined;
  choices: Uint8Array | undefined;
  snapshot: Uint8Array | undefined;
  /** Everything that ever left, for searches. */
  readonly sent: Message[] = [];
  /** Entries it was to follow and did not. */
  readonly refused: string[] = [];
  readonly #early = new Map<number, string>();
  readonly #mail: (to: number, mail: Mail) => void;
  lastClaims: Claims | null = null;

  constructor(
    seat: number,
    own: readonly number[],
    setting: TableSetting,
    mail: (to: number, mail: Mail) => void,
  ) {
    this.seat = seat;
    this.#own = own;
    this.#setting = setting;
    this.#mail = mail;
    this.texts = [headerOf(setting)];
    this.start();
  }

  /** Starts, or starts again with what it had stored. @param snapshot whether it goes on from one */
  start(snapshot = false): void {
    const texts = this.texts.slice(1);
    this.#reader = new Reader();
    const table = this.#reader.open(this.texts[0]!);
    const followed = snapshot && this.snapshot ? texts.length : 0;
    // From a snapshot the log is only linked.
    for (const text of texts.slice(0, followed)) {
      this.#reader.read(text);
      this.#reader.fold(nothing);
    }
    this.dealer = new JointDealer({
      table,
      verify: this.#reader.verify,
      own: this.#own.map(own => ({
        ...{seat: own, secret: fill((this.#setting.secret ?? 1) + own), sign: signerOf(own)},
        isRoot: this.#setting.heirs === true && table.seats[own]!.bot,
      })),
      history: seq => this.#reader.hashes[seq],
      ...{guard: this.guard, choices: this.choices},
      snapshot: followed ? this.snapshot : undefined,
    });
    if (followed) {
      const [pending] = this.dealer.state.pending.values();
      this.#reader.asked = pending?.request ?? null;
    }
    for (const text of texts.slice(followed)) this.#entry(text);
    this.#post();
  }

  get state(): FairState {
    // The simulator looks at digests and handles; it changes nothing.
    return this.dealer.state as FairState;
  }

  get head(): Uint8Array {
    return this.state.head.entryHash;
  }

  #post(): void {
    this.#flush();
    for (const {seat, kind, payload} of this.dealer.owed) {
      const draft = {kind, payload, author: seat};
      if (this.dealer.isHost) this.propose(draft);
      else this.#mail(this.state.host, {type: 'proposal', draft});
    }
    if (!this.dealer.isHost) return;
    for (let next = this.dealer.proposal; next; next = this.dealer.proposal)
      this.order(next.kind, next.payload);
    this.#flush();
  }

  /** Stores, then sends. */
  #flush(): void {
    const out: Outbox = this.dealer.outbox();
    this.guard = out.guard ?? this.guard;
    this.choices = out.choices ?? this.choices;
    this.blames.push(...out.blames);
    for (const {to, ...message} of out.send) {
      const told = this.#setting.cheats?.has(this.seat)
        ? this.#setting.cheats.get(this.seat)!(message)
        : message;
      if (!told) continue;
      this.sent.push(told);
      const others = this.#devices().filter(seat => seat !== this.seat);
      for (const seat of to === 'all' ? others : [this.state.host])
        if (seat !== this.seat) this.#mail(seat, {type: 'fair', message: told});
    }
  }

  #devices(): number[] {
    return this.state.seats.flatMap(({device}, seat) => (device === seat ? [seat] : []));
  }

  receive(from: number, mail: Mail): void {
    if (mail.type === 'entry') this.take(mail.text);
    else if (mail.type === 'have')
      for (const text of this.texts.slice(mail.count)) this.#mail(from, {type: 'entry', text});
    else if (mail.type === 'proposal') {
      if (this.dealer.isHost) this.propose(mail.draft);
    } else this.dealer.receive(mail.message);
    this.#post();
  }

  /** As the host: an entry with an author, unless the log has it. */
  propose({kind, payload, author}: Proposal): void {
    const known = this.texts.slice(1).some(text => {
      const {line} = bodyOf(text);
      return (
        line.k === kind && line.s === author && typeof line.a === 'string' && equal(bytesOf(line.a), payload)
      );
    });
    if (!known) this.order(kind, payload, author);
  }

  /** As the host: the next entry, to everybody. */
  order(kind: Draft['kind'], payload: Draft['payload'], author: number | null = null, round = 0): void {
    const text = this.seal(kind, payload, author, round);
    try {
      this.#entry(text);
    } catch (error) {
      if (error instanceof BadMessage) {
        this.refused.push(error.code);
        return; // not fit to be sealed
      }
      throw error;
    }
    this.texts.push(text);
    for (const seat of this.#devices()) if (seat !== this.seat) this.#mail(seat, {type: 'entry', text});
    this.#post();
  }

  seal(kind: Draft['kind'], payload: Draft['payload'], author: number | null = null, round = 0): string {
    const {head, gameId, host} = this.state;
    const draft = {n: head.seq + 1, t: head.term, prev: head.entryHash, kind, payload, author, round};
    return sealLine(gameId, host, draft);
  }

  #entry(text: string): void {
    const {said, place} = this.#reader.read(text);
    const {asked} = this.#reader;
    this.lastClaims = this.dealer.entry(said, place, claims => {
      try {
        return this.#reader.fold(claims);
      } catch (error) {
        this.#reader.asked = asked;
        throw error;
      }
    });
  }

  take(text: string): void {
    const {n} = bodyOf(text).line;
    if (n < this.texts.length) return;
    this.#early.set(n, text);
    for (let next = this.#early.get(this.texts.length); next; next = this.#early.get(this.texts.length)) {
      this.#early.delete(this.texts.length);
      try {
        this.#entry(next);
      } catch (error) {
        if (!(error instanceof BadMessage)) throw error;
        this.refused.push(error.code);
        const blame = blameFor(error, this.state, next);
        if (blame) this.blames.push(blame);
        return; // an entry of another branch, or a void one: this device does not follow
      }
      this.texts.push(next);
    }
  }

  nudge(): void {
    if (!this.dealer.isHost) this.#mail(this.state.host, {type: 'have', count: this.texts.length});
    this.dealer.nudge();
    this.#post();
  }

  save(): void {
    this.snapshot = this.dealer.snapshot();
  }

  choose(seat: number, choice: Uint8Array): void {
    this.dealer.choose(seat, choice);
    this.#post();
  }

  vote(device: number, change: 'drop' | 'back' | null): void {
    this.dealer.vote(device, change);
    this.#post();
  }

  leave(): void {
    const payload = this.dealer.farewell();
    if (payload)
      this.#mail(this.state.host, {type: 'proposal', draft: {kind: 'leave', payload, author: null}});
    this.#post();
  }
}

const nothing: Claims = {
  ...{opened: new Map(), dealt: new Map(), excluded: new Map(), disclosed: new Map()},
  ...{fresh: [], committed: [], answered: [], cancelled: []},
};
const equal = (a: Uint8Array, b: Uint8Array) => hex(a) === hex(b);

/** Rounds of saying again before the table is called stuck. */
const PATIENCE = 80;

export class Table {
  readonly mesh: Mesh<Mail>;
  /** By seat; a bot's is that of its device. */
  readonly devices: readonly Device[];
  readonly away = new Set<number>();

  constructor(setting: TableSetting) {
    this.mesh = new Mesh(setting.seed, setting.lossPercent ?? 0);
    const bots = setting.bots ?? [];
    const made = new Map<number, Device>();
    this.devices = Array.from({length: setting.seats}, (_, seat) => {
      const device = bots.includes(seat) ? 0 : seat;
      const known = made.get(device);
      if (known) return known;
      const own = device === 0 ? [0, ...bots] : [device];
      const one = new Device(device, own, setting, (to, mail) => {
        if (!this.away.has(device) && !this.away.has(to)) this.mesh.send(device, to, mail);
      });
      made.set(device, one);
      return one;
    });
  }

  get host(): Device {
    return this.devices.find(({dealer}) => dealer.isHost)!;
  }

  get present(): Device[] {
    return [...new Set(this.devices)].filter(({seat}) => !this.away.has(seat));
  }

  /** Delivers until nothing waits. */
  deliver(): this {
    for (let next = this.mesh.next(); next; next = this.mesh.next())
      this.devices[next.to]!.receive(next.from, next.message);
    return this;
  }

  /** Delivers, and lets everybody say again what was lost, until `done`. */
  until(done: () => boolean): this {
    for (let round = 0; round < PATIENCE; round++) {
      this.deliver();
      if (this.agreed && done()) return this;
      for (const device of this.present) device.nudge();
    }
    throw new Error(`the table is stuck: ${JSON.stringify(this.host.dealer.status)}`);
  }

  settle(): this {
    return this.until(() => this.host.state.ready && this.host.state.pending.size === 0);
  }

  /** Whether all present devices have the same head and state. */
  get agreed(): boolean {
    const all = this.present.map(({state}) => `${hex(state.head.entryHash)} ${hex(stateDigest(state))}`);
    return new Set(all).size === 1;
  }

  setUp(): this {
    for (const device of this.present) device.nudge();
    return this.settle();
  }

  /** Ids of the handles that are added until all is settled. */
  #fresh(act: () => void): number[] {
    const before = this.host.state.handles.count;
    act();
    this.settle();
    return Array.from({length: this.host.state.handles.count - before}, (_, i) => before + i);
  }

  ask(request: Request): this {
    this.host.order('ask', request);
    return this;
  }

  /** Asks, and waits until all devices have answered and agree. @returns fresh handles */
  request(request: Request): number[] {
    return this.#fresh(() => this.ask(request));
  }

  shuffle(deck: string, inputs: readonly number[], mint: readonly number[] = []): number[] {
    const all = this.host.state.seats.map((_, seat) => seat);
    return this.request({kind: 'shuffle', deck, inputs, mint, by: all, key: all});
  }

  act(seat: number, ...intents: readonly Intent[]): number[] {
    const payload = this.devices[seat]!.dealer.attach(seat, intents);
    return this.#fresh(() => this.host.order('action', payload, seat));
  }

  /** Devices fall silent. */
  silence(...seats: readonly number[]): this {
    for (const seat of seats) {
      this.away.add(seat);
      this.mesh.cut(seat);
    }
    return this;
  }

  /** They are on the mesh again. */
  wake(...seats: readonly number[]): this {
    for (const seat of seats) this.away.delete(seat);
    return this;
  }

  face(seat: number, id: number): number | undefined {
    return this.devices[seat]!.dealer.faces(seat).get(id);
  }
}
