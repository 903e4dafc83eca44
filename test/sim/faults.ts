/**
 * What goes wrong: a list of faults with their times, drawn before the table begins from a stream of its own. So a list with
 * some of them left out is the same run otherwise, as far as they do not matter.
 */
import {type Rng, seededRng} from '../../src/base/rng.ts';
import {changesHosts, formatOf, goesOnAlone} from '../../src/log/header.ts';
import type {Device} from './device.ts';
import type {SimNet} from './net.ts';
import type {Person} from './people.ts';
import type {World} from './world.ts';

/** One fault. Persons are numbers of places; `ms` is how long it lasts. */
export interface Fault {
  /** Milliseconds since the beginning. */
  readonly at: number;
  readonly kind: Kind;
  readonly who: number;
  readonly other: number;
  readonly ms: number;
  /** A coin, for what can happen in two ways. */
  readonly coin: boolean;
}

interface Scene {
  readonly world: World;
  readonly net: SimNet;
  readonly persons: readonly Person[];
  /** A device that has never been at the table. */
  newDevice(person: Person): Device;
}

/** @returns what ends it; null where nothing came of it */
type Happens = (scene: Scene, fault: Fault) => (() => void) | null;

const NOTHING_ELSE = () => undefined;

/** All of a person's devices that have a page open. */
const at = ({persons}: Scene, place: number): Person => persons[place % persons.length]!;

/** What happens on a page happens as a job of its own. */
function onPage({world}: Scene, person: Person, run: (page: NonNullable<Person['page']>) => void) {
  const {page} = person;
  if (!page) return null;
  world.at(0, () => run(page), page);
  return NOTHING_ELSE;
}

/** Ways that are cut, as long as it lasts. */
function cutting({net}: Scene, ways: readonly (readonly [Device, Device])[]) {
  for (const [from, to] of ways) net.cut(from.name, to.name);
  return () => {
    for (const [from, to] of ways) net.mend(from.name, to.name);
  };
}

const both = (one: Device, other: Device) =>
  [
    [one, other],
    [other, one],
  ] as const;

const goesDown =
  (power: boolean): Happens =>
  (scene, {who, coin}) => {
    const {device} = at(scene, who);
    if (!device.page) return null;
    device.crash(coin, power);
    return () => reopen(scene, device);
  };

/** Its person loads the page again. */
export function reopen({world}: Pick<Scene, 'world'>, device: Device): void {
  if (device.page || device.gone) return;
  const page = device.load();
  world.at(0, () => page.come(), page);
}

const onDisk =
  (mood: 'full' | 'failed' | 'silent' | 'slow', keys: RegExp | null = null): Happens =>
  (scene, {who}) => {
    const {disk} = at(scene, who).device;
    if (disk.mood !== 'good') return null;
    disk.is(mood, keys);
    return () => disk.is('good');
  };

/** Who keeps the table now, by the log that has gone furthest; null before the game. */
export function hostOf({persons}: Pick<Scene, 'persons'>): Person | null {
  const logs = persons.flatMap(({page}) => page?.session?.ledger?.chain ?? []);
  const [best] = logs.sort((one, other) => other.term - one.term || other.head.n - one.head.n);
  const key = best?.book.seats[best.hostSeat]?.key;
  return persons.find(({device}) => device.page?.session?.key === key) ?? null;
}

/** Of the host's device, once the game has begun. */
const onHost =
  (run: (scene: Scene, person: Person, fault: Fault) => (() => void) | null): Happens =>
  (scene, fault) => {
    const person = hostOf(scene);
    return person?.page?.session?.ledger ? run(scene, person, fault) : null;
  };

/** What a person's device had is on no disk any more. */
const isLost = ({gone, devices}: Person): boolean => gone || devices.some(({wiped}) => wiped);

/** Whether one of two goes on without the other at this table. */
function goesOn({page}: Person): boolean {
  const ledger = page?.session?.ledger;
  return !!ledger && goesOnAlone(ledger.chain.header) && ledger.dealer.joint?.status?.kind !== 'set-up';
}

function vanish(person: Person): () => void {
  person.gone = true;
  for (const device of person.devices) device.gone = true;
  person.device.crash(false, false);
  return NOTHING_ELSE;
}

const KINDS = {
  'host: gone for good': onHost(({persons}, person) => {
    // The others are more than half, or both of two had agreed to it.
    if (persons.some(isLost) || (persons.length < 3 && !goesOn(person))) return null;
    return vanish(person);
  }),
  'host: frozen': onHost((_scene, {device}) => {
    device.freeze();
    return () => device.thaw();
  }),
  'host: cut': onHost((scene, {device}) => {
    const others = scene.persons.flatMap(person => (person.device === device ? [] : [person.device]));
    return cutting(
      scene,
      others.flatMap(other => both(device, other)),
    );
  }),
  'host: closes the page': onHost((scene, {device, page}) => {
    scene.world.at(0, () => page!.session?.close(), page!);
    scene.world.at(1, () => device.crash(true, false), null);
    return () => reopen(scene, device);
  }),
  'host: hands over': onHost((scene, person) =>
    onPage(scene, person, page => {
      const view = page.screen();
      if (view?.screen === 'table' && view.heir !== null) page.act({act: 'handOver', seat: view.heir});
    }),
  ),
  'net: pair cut': (scene, {who, other}) => {
    const [one, two] = [at(scene, who), at(scene, other)];
    return one === two ? null : cutting(scene, both(one.device, two.device));
  },
  'net: one way': (scene, {who, other}) => {
    const [one, two] = [at(scene, who), at(scene, other)];
    return one === two ? null : cutting(scene, [[one.device, two.device]]);
  },
  'net: device cut': (scene, {who}) => {
    const {device} = at(scene, who);
    const others = scene.persons.flatMap(person => (person.device === device ? [] : [person.device]));
    return cutting(
      scene,
      others.flatMap(other => both(device, other)),
    );
  },
  'net: partition': (scene, {who, coin}) => {
    const one = scene.persons.filter(({place}) => ((who + 1) >> (place % 4)) % 2 === (coin ? 1 : 0));
    const two = scene.persons.filter(person => !one.includes(person));
    if (one.length === 0 || two.length === 0) return null;
    return cutting(
      scene,
      one.flatMap(a => two.flatMap(b => both(a.device, b.device))),
    );
  },
  'net: first messages lost': ({net, ...scene}, {who, other}) => {
    const {name} = at({net, ...scene}, who).device;
    net.deaf.set(name, 1 + (other % 5));
    return () => net.deaf.delete(name);
  },
  'net: board twice and in any order': ({net}) => {
    net.stutters = true;
    return () => {
      net.stutters = false;
    };
  },
  'device: crash': goesDown(false),
  'device: power cut': goesDown(true),
  'device: reload': (scene, fault) => {
    const {device} = at(scene, fault.who);
    if (!device.page || device.frozenBy > 0) return null;
    device.crash(fault.coin, false);
    reopen(scene, device);
    return NOTHING_ELSE;
  },
  'device: freeze': (scene, {who}) => {
    const {device} = at(scene, who);
    device.freeze();
    return () => device.thaw();
  },
  'device: slow': (scene, {who, other}) => {
    const {device} = at(scene, who);
    device.slow = 20 + 40 * (other % 5);
    return () => {
      device.slow = 0;
    };
  },
  'device: clock jumps': (scene, {who, other, coin}) => {
    const {device} = at(scene, who);
    device.ahead += (coin ? 1 : -1) * [1000, 40_000, 150_000, 3_600_000][other % 4]!;
    return NOTHING_ELSE;
  },
  'device: hidden tab': (scene, {who}) => {
    const {device} = at(scene, who);
    device.hidden = true;
    return () => {
      device.hidden = false;
    };
  },
  'device: disk wiped': (scene, {who}) => {
    const person = at(scene, who);
    const others = scene.persons.filter(other => other !== person);
    // Without the keys of the first host nobody can go on; what is on more than half of the disks is lost with as many.
    const most = Math.max(1, Math.ceil(scene.persons.length / 2) - 1);
    if (person.place === 0 || others.filter(isLost).length >= most) return null;
    const {device} = person;
    device.wipe();
    return () => reopen(scene, device);
  },
  'disk: full': onDisk('full'),
  'disk: full for entries': onDisk('full', /\/e\//),
  'disk: full for promises': onDisk('full', /\/seat$/),
  'disk: fails': onDisk('failed'),
  'disk: silent': onDisk('silent'),
  'disk: slow': onDisk('slow'),
  'person: gone for good': ({persons}, {who}) => {
    const host = hostOf({persons});
    const person = persons.length === 2 ? persons.find(one => one !== host) : null;
    if (!person || !host || !goesOn(host) || persons.some(isLost) || who % 4 > 0) return null;
    return vanish(person);
  },
  'person: leaves the table': (scene, {who}) => {
    const person = at(scene, who);
    const {device} = person;
    const gone = onPage(scene, person, page => page.does(() => page.open.leave()));
    return gone && (() => reopen(scene, device));
  },
  'person: closes the page': (scene, {who}) => {
    const person = at(scene, who);
    const {device} = person;
    const {page} = person;
    if (!page) return null;
    scene.world.at(0, () => page.session?.close(), page);
    scene.world.at(1, () => device.crash(true, false), null);
    return () => reopen(scene, device);
  },
  'person: another device': (scene, {who, coin}) => {
    const person = at(scene, who);
    if (person.place === 0 || person.devices.length > 2) return null;
    const old = person.device;
    const next = scene.newDevice(person);
    // With the old one at hand, or without.
    const {page} = person;
    if (page && coin) scene.world.at(0, () => person.moves(page), page);
    const fresh = next.load();
    scene.world.at(0, () => fresh.come(), fresh);
    person.devices.push(next);
    if (!coin) old.crash(true, false);
    return () => {
      const view = old.page?.session && old.page.screen();
      const ticket = view?.screen === 'table' ? view.move.ticket : null;
      if (ticket && next.page) scene.world.at(0, () => next.page?.session?.movesHere(ticket), next.page);
    };
  },
  'person: back to an old device': (scene, {who}) => {
    const person = at(scene, who);
    const [first] = person.devices;
    if (person.devices.length < 2 || !first) return null;
    person.devices.push(person.devices.shift()!);
    reopen(scene, first);
    return NOTHING_ELSE;
  },
  'person: two tabs': (scene, {who, coin}) => {
    const {device} = at(scene, who);
    if (!device.page || !device.visited) return null;
    const page = device.load();
    scene.world.at(0, () => page.come(coin), page);
    return NOTHING_ELSE;
  },
  'person: another name': (scene, {who, other}) => {
    const person = at(scene, who);
    return onPage(scene, person, page => {
      person.device.called = `${'ABCDE'[person.place]}${'abcdef'[other % 6]}`;
      page.does(() => page.session?.renamed());
    });
  },
  'person: undo': (scene, {who}) => {
    const person = at(scene, who);
    return onPage(scene, person, page => person.undoes(page));
  },
  'person: wants a bot for somebody': (scene, {who}) => {
    const person = at(scene, who);
    return onPage(scene, person, page => person.wantsBot(page));
  },
  'person: farewell': (scene, {who, other}) => {
    const person = at(scene, who);
    return other % 4 > 0 ? null : onPage(scene, person, page => person.leavesForGood(page));
  },
  'person: taps twice': (scene, {who}) => {
    at(scene, who).twice = true;
    return NOTHING_ELSE;
  },
  'person: tries again': (scene, {who}) => onPage(scene, at(scene, who), page => page.act({act: 'syncNow'})),
} as const satisfies Readonly<Record<string, Happens>>;

export type Kind = keyof typeof KINDS;

/** Where another device can become the host. */
const OF_HOSTS = (Object.keys(KINDS) as Kind[]).filter(kind => kind.startsWith('host: '));

export const FAULT_KINDS = (Object.keys(KINDS) as Kind[]).filter(
  kind => changesHosts({format: formatOf('joint')}) || !OF_HOSTS.includes(kind),
);

/** How often each comes, next to the others; 4 where nothing is said. */
const WEIGHTS: Readonly<Partial<Record<Kind, number>>> = {
  'device: disk wiped': 1,
  'person: farewell': 1,
  'person: another device': 2,
  'person: back to an old device': 2,
  'net: pair cut': 8,
  'device: crash': 8,
  'device: freeze': 8,
};

/** Which faults come when. */
interface Weather {
  readonly kinds: readonly Kind[];
  /** When the first may come, milliseconds, and the last. */
  readonly from: number;
  readonly until: number;
  /** Milliseconds between two of them, on the average. */
  readonly gap: number;
  /** Close upon each other and short, and then none for a while, so that the table gets a few entries further. */
  readonly storms: boolean;
}

/** How long one lasts: shortest and longest, milliseconds, and how often. */
const LASTS = [
  {least: 100, most: 3000, weight: 6},
  {least: 3000, most: 20_000, weight: 8},
  {least: 25_000, most: 160_000, weight: 2},
];
const SHORT = [
  {least: 20, most: 1500, weight: 24},
  {least: 1500, most: 8000, weight: 8},
  {least: 8000, most: 30_000, weight: 1},
];
/** What is never made good: of so many faults there would be one at once, and the table would wait for somebody from then on. */
const LASTING: readonly Kind[] = [
  'host: gone for good',
  'person: gone for good',
  'device: disk wiped',
  'person: farewell',
];
/** From storm to storm, and how long one lasts, milliseconds. */
const STORM = {every: 15_000, lasts: 8000};

function weighted<T>(rng: Rng, list: readonly T[], weightOf: (item: T) => number): T {
  let left = rng.below(list.reduce((sum, item) => sum + weightOf(item), 0));
  for (const item of list) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  throw new RangeError('nothing to choose from');
}

/** A disk that takes nothing: a page that is lost then takes with it what it alone kept. */
export const REFUSALS: readonly Kind[] = [
  ...([
    'disk: full',
    'disk: full for entries',
    'disk: full for promises',
    'disk: fails',
    'disk: silent',
  ] as const),
];

export function drawFaults(seed: string, {kinds, from, until, gap, storms}: Weather): readonly Fault[] {
  const rng = seededRng(`${seed} faults`);
  const faults: Fault[] = [];
  for (let time = from + rng.below(2 * gap); time < until; time += 1 + rng.below(2 * gap)) {
    if (storms && time % STORM.every >= STORM.lasts) continue;
    const isLate = time > until - (until - from) / 3;
    const kind = weighted(rng, kinds, each =>
      storms && !isLate && LASTING.includes(each) ? 0 : (WEIGHTS[each] ?? 4),
    );
    const {least, most} = weighted(rng, storms ? SHORT : LASTS, ({weight}) => weight);
    const ms = least + rng.below(most - least);
    faults.push({at: time, kind, who: rng.below(60), other: rng.below(60), ms, coin: rng.below(2) === 0});
  }
  return faults;
}

/** Lets a fault happen. @returns what ends it; null where it could not be */
export const happen = (scene: Scene, fault: Fault): (() => void) | null => KINDS[fault.kind](scene, fault);
