/** One whole table from its seed: sits down, begins, plays while things go wrong, recovers, and is compared. */
import {digest} from '../../src/base/digest.ts';
import {seededRng} from '../../src/base/rng.ts';
import type {OptionField, Options} from '../../src/engine/game.ts';
import {GAME_LIST, listingOf} from '../../src/games/index.ts';
import {movesBots} from '../../src/log/header.ts';
import type {Shape} from '../../src/table/seen/view-model.ts';
import {Checks, Violation, wordOf} from './checks.ts';
import {advisedGame, Device, keyOf, locksOf, type Page, SimChannel, storedOn} from './device.ts';
import {drawFaults, FAULT_KINDS, type Fault, happen, hostOf, REFUSALS, reopen} from './faults.ts';
import {SimNet} from './net.ts';
import {Person} from './people.ts';
import {enter, World} from './world.ts';

/** A table that can be played: all that its seed gives, written out, so that it can be changed and kept. */
export interface Plan {
  readonly seed: string;
  readonly game: string;
  readonly options: Options;
  readonly persons: number;
  readonly bots: number;
  /** Whether others can open the hand of somebody who is lost. */
  readonly backup: boolean;
  /** Milliseconds until all is well again. */
  readonly until: number;
  readonly faults: readonly Fault[];
  /** The host is gone for good once the log has so many entries; or the other one of two. */
  readonly killAt?: number;
  readonly kills?: 'guest';
}

export interface Outcome {
  /** Null: all that has to hold held. */
  readonly failure: {readonly rule: string; readonly message: string} | null;
  /** Virtual milliseconds. */
  readonly ms: number;
  readonly steps: number;
  readonly entries: number;
  readonly over: boolean;
  /** Faults that came to something, by kind. */
  readonly faults: ReadonlyMap<string, number>;
  /** How long it took until the table moved again when all was well, milliseconds; null where the game was over. */
  readonly moved: number | null;
  /** How long it took until another device kept the table, milliseconds, by what had happened to the host. */
  readonly hosts: readonly (readonly [kind: string, ms: number])[];
  /** Of everything that is stored. */
  readonly digest: string;
  readonly trace: ReadonlyMap<string, readonly string[]> | null;
}

const SHAPES: readonly Shape[] = ['disc', 'square', 'triangle', 'diamond', 'cross'];
const NAMES = ['Ada', 'Bence', 'Cili', 'Dora', 'Emil'];

/** Milliseconds. */
const GAPS = [1200, 3000, 3000, 8000];
const ALONE = 30_000;
const DENSE = [80, 130, 200];
const PLAYED = {least: 150_000, more: 300_000};
/** From when all is well until the links stand. */
const LINKED = 20_000;
/** A table at which everybody is moves within this time. */
const MOVES = 15_000;
/** For whom others have to agree, or to wait; of two one alone decides after 120 s. */
const AGREES = 140_000;
const CALM = 15_000;
/** A record is proved once more at one of so many tables. */
const AUDITED = 4;
/** A host that is away for less may keep the table. */
const HELD = 12_000;
const GONE = 'host: gone for good';
const GUEST_GONE = 'person: gone for good';
const MOST_STEPS = 2_000_000;

const PARTED = 'ends: each of two went on without the other';
/** What follows from that. */
const APART: readonly string[] = [
  'a confirmed entry is lost',
  'devices do not come to one log',
  'an entry that counted is lost',
  'two devices hold different entries at one number',
  'two entries are confirmed at one number',
];
const LOST = 'ends: a page was lost that could not be kept';
/** What a host may do that does not know what it has sealed. */
const FORGOTTEN: readonly string[] = [
  'two devices hold different entries at one number',
  'two entries are acknowledged in one place',
  'an honest device is blamed',
  'an entry of the host is refused',
  'devices do not come to one log',
  'an entry that counted is lost',
  'a screen tells of what is not so',
];

function optionsOf(fields: readonly OptionField[], rng: ReturnType<typeof seededRng>): Options {
  const chosen = (field: OptionField): boolean | string =>
    field.kind === 'switch' ? rng.below(2) === 1 : field.values[rng.below(field.values.length)]!;
  return Object.fromEntries(fields.map(field => [field.id, chosen(field)]));
}

/** Which tables are played. */
export interface Wishes {
  /** Which game; empty: as the seed has it. */
  readonly game: string;
  /** Kinds of faults that begin so, one at a time; empty: all. */
  readonly kinds: string;
  /** Storms of faults, and calms between them. */
  readonly dense: boolean;
  /** Two persons who had agreed that either may go on without the other. */
  readonly pairs: boolean;
}

/** Long enough for a whole game, milliseconds. */
const WHOLE = 4 * 3_600_000;

/** A whole game of three devices or more, at which nothing goes wrong but that its host is gone for good after an entry. */
export async function killPlan(seed: string, wishes: Wishes, killAt: number): Promise<Plan> {
  const plan = await planOf(seed, wishes);
  const bots = Math.max(0, plan.persons + plan.bots - 3);
  // The others can play the hand of who is gone, so the game has an end.
  const table = {persons: 3, bots: Math.min(bots, plan.bots), backup: true};
  return {...plan, ...table, until: WHOLE, faults: [], killAt};
}

export async function planOf(seed: string, {game: wanted, kinds: only, dense, pairs}: Wishes): Promise<Plan> {
  const rng = seededRng(`${seed} plan`);
  const drawn = GAME_LIST[rng.below(GAME_LIST.length)]!;
  const listing = wanted === '' ? drawn : listingOf(wanted);
  if (!listing) throw new Error(`no game ${wanted}`);
  const {min, max} = listing.seats;
  const seats = min + rng.below(max - min + 1);
  // Two devices at least.
  const some = rng.below(3) === 0 ? rng.below(Math.max(1, seats - 1)) : 0;
  const bots = pairs ? Math.max(min - 2, Math.min(some, max - 2)) : some;
  const options = optionsOf(await listing.options(), rng);
  const until = PLAYED.least + rng.below(PLAYED.more);
  // When people have sat down: who loses what it had just stored there is refused the table (table/wrong-header).
  const from = 12_000;
  const persons = pairs ? 2 : seats - bots;
  const backup = persons > 2 ? rng.below(2) === 0 : pairs || seededRng(`${seed} pair`).below(3) > 0;
  const refuses = rng.below(3) === 0;
  const kinds = FAULT_KINDS.filter(
    kind => kind.startsWith(only) && (refuses || only !== '' || !REFUSALS.includes(kind)),
  );
  const gaps = dense ? DENSE : GAPS;
  const each = gaps[rng.below(gaps.length)]!;
  const gap = only === '' || dense ? each : ALONE;
  const faults = drawFaults(seed, {kinds, from, until, gap, storms: dense});
  return {seed, game: listing.id, options, persons, bots, backup, until, faults};
}

export async function play(plan: Plan, traced = false): Promise<Outcome> {
  const table = new SimTable(plan, traced);
  return table.play();
}

class SimTable {
  readonly #plan: Plan;
  readonly #world: World;
  readonly #net: SimNet;
  readonly #checks: Checks;
  readonly #persons: Person[] = [];
  readonly #devices: Device[] = [];
  readonly #faults = new Map<string, number>();
  /** What ends the faults that last. */
  readonly #ends = new Set<() => void>();
  #moved: number | null = null;
  #killed = false;
  /** What has happened to a host, and since when: until another device may order. */
  #lost: {readonly kind: string; readonly at: number; readonly term: number} | null = null;
  readonly #hosts: [string, number][] = [];

  constructor(plan: Plan, traced: boolean) {
    this.#plan = plan;
    this.#world = new World(plan.seed);
    enter(this.#world);
    this.#net = new SimNet(this.#world);
    this.#checks = new Checks(this.#world, traced);
    const checks = this.#checks;
    checks.net = this.#net;
    this.#net.watch = {
      sent: (from, _to, message) => checks.sent(from, message),
      blamed: (by, code) => checks.blamed(by, code),
    };
    Object.defineProperty(globalThis, 'BroadcastChannel', {value: SimChannel, configurable: true});
    Object.defineProperty(globalThis, 'navigator', {
      value: {
        get locks() {
          return locksOf(checks.world.current as Page);
        },
      },
      configurable: true,
    });
  }

  async play(): Promise<Outcome> {
    let failure: Outcome['failure'] = null;
    try {
      await this.#run();
    } catch (error) {
      if (!(error instanceof Violation))
        failure = {
          rule: 'the run broke',
          message: error instanceof Error ? (error.stack ?? '') : String(error),
        };
      // Each of two has gone on without the other, as both had agreed to: these are two games from there on.
      else if (this.#checks.parted && APART.includes(error.rule)) this.#faults.set(PARTED, 1);
      // A page that alone kept what it had sealed or promised was lost: another history may have begun. It had said so.
      else if (this.#isForgotten && FORGOTTEN.includes(error.rule)) this.#faults.set(LOST, 1);
      else failure = {rule: error.rule, message: error.message};
    }
    const heads = this.#pages.map(({session}) => session?.ledger?.head ?? 0);
    return {
      failure,
      ms: this.#world.now,
      steps: this.#world.steps,
      entries: Math.max(0, ...heads),
      over: this.#over,
      faults: this.#faults,
      moved: this.#moved,
      hosts: this.#hosts,
      digest: digest(this.#devices.map(device => storedOn(device).entries.join('\n'))),
      trace: this.#checks.trace,
    };
  }

  async #run(): Promise<void> {
    const {game: id, options, persons, bots, backup, until, faults} = this.#plan;
    const game = await advisedGame(id);
    for (let place = 0; place < persons; place++) {
      const device = this.#device(`${place}`, place);
      this.#persons.push(new Person(place, device, game, () => this.#persons));
    }
    const host = this.#persons[0]!.device.load();
    const seats = persons + bots;
    await this.#world.as(host, () =>
      host.create({
        game: id,
        seats,
        options,
        bots: Array.from({length: bots}, () => 'greedy' as const),
        place: 'network',
        names: [],
      }),
    );
    await this.#until(() => this.#net.hostKey !== '', 5000);
    await this.#world.as(host, () => host.act({act: 'backUp', on: backup}));
    for (const {device, place} of this.#persons.slice(1)) {
      const page = device.load();
      this.#world.at(place * 300, () => page.come(), page);
    }
    for (const person of this.#persons) person.live();
    for (const fault of faults) this.#world.at(fault.at - this.#world.now, () => this.#happens(fault), null);
    await this.#until(() => this.#over, until - this.#world.now);
    await this.#recovers();
    await this.#checks.end(
      this.#pages.filter(page => page.session?.ledger),
      game,
      this.#world.rng('audited').below(AUDITED) === 0,
    );
  }

  #device(name: string, place: number): Device {
    const {witness, world, net} = {witness: this.#checks, world: this.#world, net: this.#net};
    const device = new Device({world, net, witness}, name, NAMES[place]!, SHAPES[place]!);
    this.#devices.push(device);
    return device;
  }

  #happens(fault: Fault): void {
    const {world} = {world: this.#world};
    const scene = {
      ...{world, net: this.#net, persons: this.#persons},
      newDevice: ({place, devices}: Person) => this.#device(`${place}${'abcdef'[devices.length]}`, place),
    };
    const term = this.#term;
    const end = happen(scene, fault);
    if (!end) return;
    const {kind, who, ms} = fault;
    // The others are more than half, and nothing else has happened to them as far as this counts.
    const isMost =
      this.#persons.length > 2 && this.#persons.filter(({gone}) => gone).length <= (kind === GONE ? 1 : 0);
    if (kind.startsWith('host: ') && ms > HELD && isMost) this.#lost = {kind, at: world.now, term};
    else if (kind.startsWith('host: ')) this.#lost = null;
    this.#faults.set(kind, (this.#faults.get(kind) ?? 0) + 1);
    this.#checks.note(null, `${kind} ${who % this.#persons.length} for ${ms}`);
    const once = () => {
      if (this.#ends.delete(once)) end();
    };
    this.#ends.add(once);
    world.at(ms, once, null);
  }

  #kill(): void {
    const {killAt} = this.#plan;
    if (killAt === undefined || this.#killed || this.#head < killAt) return;
    this.#killed = true;
    const kind = this.#plan.kills === 'guest' ? GUEST_GONE : GONE;
    this.#happens({at: this.#world.now, kind, who: 0, other: 0, ms: WHOLE, coin: false});
  }

  /** Of the log that has gone furthest. */
  get #term(): number {
    return Math.max(0, ...this.#pages.map(({session}) => session?.ledger?.chain.term ?? 0));
  }

  /** Another device keeps the table, and may order. */
  #noticeHost(): void {
    if (!this.#lost || this.#term <= this.#lost.term) return;
    const keeps = hostOf({persons: this.#persons})?.page?.session?.mayOrder;
    if (!keeps) return;
    this.#hosts.push([this.#lost.kind, this.#world.now - this.#lost.at]);
    this.#lost = null;
  }

  /** Pages at which people sit. */
  get #pages(): Page[] {
    return this.#persons.flatMap(({device}) => device.page ?? []);
  }

  get #over(): boolean {
    let isOver = false;
    for (const {device} of this.#persons) {
      if (!device.page) continue;
      if (device.page.session?.ledger?.replay.result == null) return false;
      isOver = true;
    }
    return isOver;
  }

  get #head(): number {
    return this.#checks.shown.length;
  }

  /** @returns whether it came to that in this time */
  async #until(holds: () => boolean, ms: number): Promise<boolean> {
    const end = this.#world.now + ms;
    while (!holds()) {
      if (this.#world.now >= end) return false;
      if (this.#world.steps > MOST_STEPS) throw new Violation('work without an end');
      await this.#step();
    }
    return true;
  }

  async #step(): Promise<void> {
    const owner = await this.#world.step();
    this.#noticeHost();
    this.#checks.after(owner);
    this.#kill();
  }

  /** Nothing goes wrong any more: everybody comes back, and the table goes on. @throws Violation */
  async #recovers(): Promise<void> {
    this.#checks.note(null, 'all is well');
    for (const end of [...this.#ends]) end();
    this.#net.mendAll();
    for (const device of this.#devices) {
      while (device.frozenBy > 0) device.thaw();
      device.disk.is('good');
    }
    await this.#sitDown();
    await this.#until(() => this.#linked, LINKED);
    if (!this.#over) await this.#goesOn();
    await this.#until(() => this.#over, CALM);
    await this.#until(() => this.#level, LINKED);
  }

  /** Everybody goes to the device of hers that bears her seat, if one does, and closes the others. */
  async #sitDown(): Promise<void> {
    const book = this.#devices.map(({page}) => page?.session?.ledger?.chain.book).find(Boolean);
    for (const person of this.#persons) {
      const keys = await Promise.all(person.devices.map(keyOf));
      const sits = person.devices.find((_, i) => book?.seats.some(({key}) => key === keys[i]));
      if (sits) person.devices.push(...person.devices.splice(person.devices.indexOf(sits), 1));
      for (const device of person.devices) if (device !== person.device) device.crash(true, false);
      reopen({world: this.#world}, person.device);
    }
  }

  get #isForgotten(): boolean {
    return this.#devices.some(({forgetful}) => forgetful);
  }

  /** Every page is linked to every other. */
  get #linked(): boolean {
    const pages = this.#pages;
    return pages.every(
      page =>
        page.session?.ledger &&
        pages.every(other => {
          const [one, two] = [page.rooms.at(-1), other.rooms.at(-1)];
          return one === two || (one && two && this.#net.isLive(one, two));
        }),
    );
  }

  get #level(): boolean {
    const hashes = this.#pages.map(({session}) => session?.ledger?.chain.head.hash);
    return new Set(hashes).size === 1;
  }

  /** Whether each seat that no bot has is borne by a device that is here. */
  get #whole(): boolean {
    const ledger = this.#pages[0]?.session?.ledger;
    const keys = this.#pages.map(({session}) => session?.key);
    if (!ledger) return false;
    const {book, header} = ledger.chain;
    // Bots with hidden cards are played by the device alone on which the table began until their keys are backed up.
    const isHere =
      !ledger.replay.secrets ||
      (movesBots(header) && ledger.dealer.joint?.status?.kind !== 'set-up') ||
      keys.includes(header.seats[header.hosts[0]!]!.key);
    const isPlayed = (seat: number) => isHere || ledger.dealer.joint?.plays(seat) === true;
    return book.seats.every(
      ({kind, key}, seat) =>
        (kind === 'bot' && isPlayed(seat)) ||
        keys.includes(key) ||
        ledger.replay.standIns.bots[seat] !== null,
    );
  }

  async #goesOn(): Promise<void> {
    const {now} = this.#world;
    const head = this.#head;
    const isWhole = this.#whole;
    const moves = () => this.#over || this.#head > head;
    if (await this.#until(moves, MOVES)) {
      this.#moved = this.#world.now - now;
      return;
    }
    if (!isWhole && (await this.#until(moves, AGREES))) return;
    // What such a page alone knew, a sealed choice, nobody has any more; it had said so.
    if (this.#isForgotten) {
      this.#faults.set(LOST, 1);
      return;
    }
    if (this.#checks.parted) {
      this.#faults.set(PARTED, 1);
      return;
    }
    const words = this.#pages.map(page => wordOf(this.#checks.screen(page)));
    if (isWhole || words.includes(null))
      throw new Violation(
        isWhole ? 'the table stands' : 'the table stands without a word',
        this.#standing(words),
      );
    this.#faults.set('ends: somebody is missing', 1);
  }

  #standing(words: readonly (string | null)[]): unknown {
    return this.#pages.map(({name, session, device, problem}, i) => {
      const {chain, replay, dealer, head} = session?.ledger ?? {};
      return {
        ...{name, head, word: words[i], problem, unkept: device.page?.store.unkept},
        ...{toAct: replay?.toAct, ask: replay?.ask?.kind, status: dealer?.joint?.status, mine: session?.mine},
        key: chain?.book.seats.map(({key}) => key === session?.key),
        asked: replay?.standIns,
        back: replay?.takeBackRequest,
      };
    });
  }
}
