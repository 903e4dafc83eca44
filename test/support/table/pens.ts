/**
 * Devices of one table whose host changes, without sessions: a ledger and a dealer each, a disk in memory, and links that the
 * test cuts. Votes are asked for, and entries handed on, as the test says.
 */
import {BadMessage} from '../../../src/base/bad-message.ts';
import {toBase64url} from '../../../src/base/bytes.ts';
import {digest} from '../../../src/base/digest.ts';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {Action, AnyGame, Options} from '../../../src/engine/game.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {type Chain, type NextEntry, sealHeader} from '../../../src/log/chain.ts';
import type {Consent} from '../../../src/log/entry.ts';
import {formatOf, type Header, movesBots} from '../../../src/log/header.ts';
import {createSigner, type Signer} from '../../../src/log/sign.ts';
import {publicKeyOf} from '../../../src/log/strict-ed25519.ts';
import {decided} from '../../../src/table/playing/decided.ts';
import {botKeysOf, botSeed} from '../../../src/table/playing/joint/bot-key.ts';
import {dealInPlace} from '../../../src/table/playing/joint/in-place.ts';
import {
  type JointSecrets,
  JointTableDealer,
  startDealing,
} from '../../../src/table/playing/joint/joint-dealer.ts';
import type {Snapshot} from '../../../src/table/playing/joint/port.ts';
import {Ledger} from '../../../src/table/playing/ledger.ts';

/** Private key of a seat's device. */
const seedOf = (seat: number): Uint8Array => new Uint8Array(32).fill(seat + 1);

/** What a device says of dealing. */
interface Said {
  readonly type: 'ack' | 'part' | 'vote';
  /** Base64url. */
  readonly bytes: string;
}

export class Pen {
  readonly seat: number;
  readonly signer: Signer;
  /** What is on its disk. */
  stored: string[];
  joint: JointSecrets;
  snapshot: Snapshot | null = null;
  /** Tails that it has left. */
  readonly asides: (readonly string[])[] = [];
  /** Called before something is written; what it throws, the disk says. */
  disk: (what: 'entry' | 'branch' | 'secrets') => void = () => undefined;
  /** Messages that it has sent. */
  readonly said: Said['type'][] = [];
  #ledger: Ledger | null = null;

  constructor(seat: number, signer: Signer, header: string, seed: string) {
    this.seat = seat;
    this.signer = signer;
    this.stored = [header];
    this.joint = {secret: digest([seed, seat]), guard: null, choices: null};
  }

  get ledger(): Ledger {
    return this.#ledger!;
  }

  get chain(): Chain {
    return this.ledger.chain;
  }

  get isHost(): boolean {
    return this.chain.hostSeat === this.seat;
  }

  /** Begins, or begins again from its disk: what it was doing before is never heard of again. */
  async open(game: AnyGame, tell: (message: Said, to: 'all' | 'host') => void): Promise<void> {
    this.#ledger?.dealer.joint?.close();
    const alive = {};
    this.#alive = alive;
    /** What a page that is gone still wants to do is not done. */
    const whileHere = async (what: Parameters<Pen['disk']>[0], job: () => void) => {
      if (this.#alive !== alive) return new Promise<void>(() => undefined);
      this.disk(what);
      job();
    };
    this.#ledger = await Ledger.open(this.stored, game, {
      store: {
        append: (n, text) =>
          whileHere('entry', () => {
            if (n !== this.stored.length) throw new Error(`entry ${n} after ${this.stored.length}`);
            this.stored.push(text);
          }),
        goOver: ({base, at, texts}) =>
          whileHere('branch', () => {
            if (this.stored[base] !== at) throw new BadMessage('saves/conflict');
            this.asides.push(this.stored.splice(base + 1, this.stored.length, ...texts));
          }),
      },
      dealer: chain =>
        new JointTableDealer(
          startDealing(chain, seedOf(this.seat), this.joint, this.snapshot, async request =>
            dealInPlace(game, request),
          ),
          this.joint,
          {
            secrets: secrets =>
              whileHere('secrets', () => {
                this.joint = secrets;
              }),
            snapshot: made => {
              this.snapshot = made;
            },
          },
          true,
        ),
      audit: () => Promise.reject(new Error('nothing is carried here')),
      now: () => 0,
      elapsed: () => 0,
    });
    const say = (to: 'all' | 'host') => (message: object) => {
      if (this.#alive !== alive) return;
      this.said.push((message as Said).type);
      tell(message as Said, to);
    };
    const joint = this.ledger.dealer.joint!;
    joint.connect({tellAll: say('all'), tellHost: say('host')}, () => undefined);
    await joint.nudge();
  }

  #alive: object | null = null;

  /** The process is gone; its disk stays. */
  crash(): void {
    this.#ledger?.dealer.joint?.close();
    this.#alive = null;
  }
}

export class Pens {
  readonly game: AnyGame;
  readonly pens: readonly Pen[];
  readonly rng: Rng;
  /** Devices that nobody reaches. */
  readonly cut = new Set<number>();
  readonly #mail: (readonly [from: number, to: number, message: Said])[] = [];

  private constructor(game: AnyGame, pens: readonly Pen[], seed: string) {
    this.game = game;
    this.pens = pens;
    this.rng = seededRng(seed);
  }

  /** @param kinds persons (`p`) and bots (`b`, of seat 0's device), seat 0 a person, who is the first host */
  static async of(
    kinds: string,
    seed: string,
    game: AnyGame,
    options: Options = {},
    format = formatOf('joint'),
  ): Promise<Pens> {
    const signers = await Promise.all([...kinds].map((_, seat) => createSigner(seedOf(seat))));
    const bots = movesBots({format})
      ? await botKeysOf(seedOf(0), kinds.length)
      : [...kinds].map((_, seat) => toBase64url(publicKeyOf(botSeed(seedOf(0), seat))));
    const persons = [...kinds].flatMap((kind, seat) => (kind === 'p' ? [seat] : []));
    const header: Header = {
      format,
      game: game.id,
      rules: game.rules,
      options: {...defaultOptions(game.options), ...options},
      mode: 'joint',
      backup: false,
      seats: [...kinds].map((kind, seat) => ({
        name: `Seat ${seat}`,
        shape: 'disc',
        kind: kind === 'b' ? 'bot' : 'person',
        key: kind === 'b' ? bots[seat]! : signers[seat]!.publicKey,
        bot: kind === 'b' ? 'random' : null,
        nonce: toBase64url(new Uint8Array(16).fill(seat)),
      })),
      hosts: persons,
    };
    const text = await sealHeader(header, signers[0]!);
    const pens = new Pens(
      game,
      persons.map(seat => new Pen(seat, signers[seat]!, text, seed)),
      seed,
    );
    for (const pen of pens.pens) await pens.open(pen.seat);
    return pens;
  }

  pen(seat: number): Pen {
    return this.pens.find(pen => pen.seat === seat)!;
  }

  /** Begins a device again from its disk. */
  open(seat: number): Promise<void> {
    const pen = this.pen(seat);
    return pen.open(this.game, (message, to) => {
      const heard = this.linked(seat).filter(other => to === 'all' || other === pen.chain.hostSeat);
      this.#mail.push(...heard.map(other => [seat, other, message] as const));
    });
  }

  /** Devices that a device reaches. */
  linked(seat: number): number[] {
    if (this.cut.has(seat)) return [];
    return this.pens.map(pen => pen.seat).filter(other => other !== seat && !this.cut.has(other));
  }

  get host(): Pen {
    return this.pens.find(pen => pen.isHost && !this.cut.has(pen.seat))!;
  }

  /** All that is under way among those who are linked, and what follows from it, but no move of a person. */
  async settle(): Promise<void> {
    // A word said again may take some more, there and back.
    for (let quiet = 0; quiet < 4; ) {
      const moved = (await this.#post()) || (await this.#order());
      quiet = moved ? 0 : quiet + 1;
      if (!moved)
        for (const pen of this.pens) if (!this.cut.has(pen.seat)) await pen.ledger.dealer.joint!.nudge();
    }
  }

  async #post(): Promise<boolean> {
    const mail = this.#mail.splice(0);
    for (const [from, to, {type, bytes}] of mail)
      if (this.linked(from).includes(to)) await this.pen(to).ledger.dealer.joint!.receive(type, bytes);
    let entries = false;
    for (const from of this.pens)
      for (const to of this.linked(from.seat)) {
        const {ledger} = this.pen(to);
        const before = ledger.head;
        await ledger.offer(from.chain.texts.slice(before + 1));
        entries ||= ledger.head > before;
      }
    // What is said again changes nothing that anybody waits for.
    return entries;
  }

  /** What dealing wants in the log next. */
  async #order(): Promise<boolean> {
    const {host} = this;
    if (!host) return false;
    for (const seat of [host.seat, ...this.linked(host.seat)]) {
      const {chain, ledger, signer} = this.pen(seat);
      const [owed] = ledger.dealer.joint!.owed;
      if (!owed || chain.head.n !== host.chain.head.n) continue;
      const payload = {step: owed.kind, bytes: toBase64url(owed.payload)};
      const bot = chain.header.seats[owed.seat]!.kind === 'bot';
      const signature = bot ? null : await chain.sign('fair', owed.seat, payload, signer);
      await this.write({kind: 'fair', seat: owed.seat, payload, signature});
      return true;
    }
    const {proposal} = host.ledger.dealer.joint!;
    if (!proposal) return false;
    const {step, answers} = proposal;
    await this.write({
      kind: 'dealt',
      payload: {step: step.kind, bytes: toBase64url(step.payload), answers},
    });
    return true;
  }

  /** The host orders something. */
  write(next: NextEntry, host = this.host): Promise<string> {
    return host.ledger.write(next, host.signer);
  }

  get over(): boolean {
    return this.host.ledger.replay.result !== null;
  }

  /** Who has to decide, and is linked. */
  get actor(): number | null {
    const {replay} = this.host.ledger;
    const {ask} = replay;
    const due = ask?.kind === 'commit' ? this.host.ledger.dealer.joint!.status?.by : ask ? [] : replay.toAct;
    return due?.find(seat => !this.cut.has(seat)) ?? null;
  }

  /** Somebody plays at random, and what follows settles. @returns whether somebody could */
  async step(): Promise<boolean> {
    await this.settle();
    const seat = this.actor;
    if (this.over || seat === null) return false;
    const {ledger} = this.pen(this.chainOf(seat));
    const {replay, dealer} = ledger;
    const choices = this.game.choices(replay.state, seat, dealer.faces(seat));
    const action = sampleAny(choices, this.rng) as Action;
    const entry = await decided(ledger, seat, action);
    if (entry) {
      const {kind, payload} = entry;
      const bot = ledger.chain.header.seats[seat]!.kind === 'bot';
      const {n: basis} = ledger.chain.head;
      const signature = bot ? null : await ledger.chain.sign(kind, seat, payload, this.pen(seat).signer);
      await this.write({kind, seat, payload, basis, signature});
    }
    await this.settle();
    return true;
  }

  /** Whose device plays a seat. */
  chainOf(seat: number): number {
    return this.pens.some(pen => pen.seat === seat) ? seat : this.host.seat;
  }

  /** What the devices that are linked have for the host's bots comes to it. @param by whose; all that the host reaches if left out */
  async bequeath(by = this.linked(this.host.seat)): Promise<void> {
    const {joint} = this.host.ledger.dealer;
    for (const [bot] of joint!.bequests)
      for (const seat of by) {
        const share = await this.pen(seat).ledger.dealer.joint!.bequeath(bot);
        if (share) await joint!.inherit(bot, seat, share);
      }
  }

  /** Votes of these devices that a seat leads, each on its own head. */
  async votes(term: number, seats: readonly number[]): Promise<Consent[]> {
    const votes: Consent[] = [];
    for (const seat of seats) {
      const {chain, ledger} = this.pen(seat);
      const {n, hash} = chain.head;
      votes.push([seat, await ledger.dealer.joint!.elect(term, n, hash)]);
    }
    return votes;
  }

  /** A device becomes the host by the votes of those that it reaches, which stand where it does. */
  async lead(seat: number, by = [seat, ...this.linked(seat)]): Promise<string> {
    const pen = this.pen(seat);
    const floor = Math.max(...by.map(other => this.pen(other).ledger.dealer.joint!.pledge!.floor));
    const term = pen.chain.nextTermOf(seat, floor);
    const votes = await this.votes(term, by.toSorted());
    return this.write({kind: 'lead', term, payload: {votes, without: []}}, pen);
  }

  /** A device goes over to the log of another, as far as that takes; then it begins again, and catches up. */
  async follow(seat: number, other: number): Promise<void> {
    const [own, theirs] = [this.pen(seat).chain.texts, this.pen(other).chain.texts];
    const base = own.findIndex((text, n) => theirs[n] !== text) - 1;
    const gone = await this.pen(seat).ledger.goOver(base, theirs.slice(base + 1));
    if (gone) await this.open(seat);
    await this.pen(seat).ledger.offer(theirs);
  }

  /** The devices that are linked stand at one entry, with one state of the game. */
  agree(): boolean {
    const here = this.pens.filter(({seat}) => !this.cut.has(seat));
    return new Set(here.map(({chain, ledger}) => `${chain.head.hash} ${ledger.replay.digest}`)).size === 1;
  }

  close(): void {
    for (const pen of this.pens) pen.crash();
  }
}
