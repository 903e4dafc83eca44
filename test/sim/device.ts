/** Devices and their pages: the product's own code from the open table on, with a disk, a network and a dealing thread around it. */
import type {BadMessage} from '../../src/base/bad-message.ts';
import {concat, fromBase64url, utf8} from '../../src/base/bytes.ts';
import {hashBytes} from '../../src/base/digest.ts';
import type {Problem} from '../../src/base/problem.ts';
import {randomText} from '../../src/base/random.ts';
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction, chooseReaction} from '../../src/bots/index.ts';
import type {BotQuestion} from '../../src/bots/port.ts';
import type {Action, AnyGame} from '../../src/engine/game.ts';
import {loadAdvised, loadGame} from '../../src/games/index.ts';
import {createSigner} from '../../src/log/sign.ts';
import {verifyEntries} from '../../src/log/verify.ts';
import {WriteBehind} from '../../src/saves/write-behind.ts';
import type {AppPorts} from '../../src/table/opening/app-ports.ts';
import {Joining} from '../../src/table/opening/joining.ts';
import {Making} from '../../src/table/opening/making.ts';
import {Network} from '../../src/table/opening/network.ts';
import {OpenTable} from '../../src/table/opening/open-table.ts';
import {JoinFailure, type RoomPorts} from '../../src/table/others/room-port.ts';
import type {Session} from '../../src/table/others/session.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {dealInPlace} from '../../src/table/playing/joint/in-place.ts';
import type {Dealing, DealingAnswer, DealingCall} from '../../src/table/playing/joint/port.ts';
import {problemOf} from '../../src/table/seen/problem.ts';
import {defaultSettings} from '../../src/table/seen/settings-model.ts';
import type {
  JoiningView,
  LobbyView,
  NewTable,
  Settings,
  Shape,
  TableAct,
  TableView,
} from '../../src/table/seen/view-model.ts';
import {SimDisk} from './disk.ts';
import type {SimNet, SimRoom, Station} from './net.ts';
import {here, type World} from './world.ts';

export const TABLE = 'table';
/** What a link says; there is one table only. */
const LINK = '#table';

/** Milliseconds. */
const BOT_PAUSE = 700;
const PATIENCE = 4000;
const RETURNING = 8000;
const REACHED = {least: 300, more: 1200};
const JOIN_ENDS = 19_000;
/** What the dealing thread takes for an answer. */
const THREAD = {least: 1, more: 12};

const LANGUAGES = ['en'];

/** What whoever checks wants to see of pages. */
export interface Witness {
  /** The dealing thread of a page has answered, and nothing of it is stored or sent. */
  dealt(page: Page, call: DealingCall, answer: DealingAnswer): void;
  /** A page is open, and nothing has run on it. */
  opened(page: Page): void;
  note(device: Device | null, what: string): void;
}

/** Who runs next to whom: what all devices share. */
export interface Around {
  readonly world: World;
  readonly net: SimNet;
  readonly witness: Witness;
}

export class Device {
  readonly around: Around;
  readonly name: string;
  readonly shape: Shape;
  disk: SimDisk;
  /** Of its keys. */
  seed: Uint8Array;
  /** As its person calls herself. */
  called: string;
  ahead = 0;
  slow = 0;
  hidden = false;
  frozenBy = 0;
  /** The newest is the last. */
  readonly pages: Page[] = [];
  /** Locks of the browser, by name: which page has each. */
  readonly locks = new Map<string, {readonly page: Page; readonly lose: () => void}>();
  /** By which its pages speak with each other. */
  readonly channels = new Set<SimChannel>();
  /** The table is on its disk, as far as its person knows. */
  visited = false;
  /** A page was lost that had said that it alone kept what was played. */
  forgetful = false;
  /** Nobody opens the table here any more. */
  gone = false;
  /** Its disk was. */
  wiped = false;
  #lives = 0;

  constructor(around: Around, name: string, called: string, shape: Shape) {
    this.around = around;
    this.name = name;
    this.called = called;
    this.shape = shape;
    this.disk = new SimDisk(around.world, around.world.rng(`disk ${name}`));
    this.seed = hashBytes(utf8(`device ${name}`));
  }

  /** The page at which the person sits; null while none is open. */
  get page(): Page | null {
    const last = this.pages.at(-1);
    return last && !last.dead ? last : null;
  }

  get settings(): Settings {
    return {...defaultSettings(LANGUAGES), name: this.called, shape: this.shape};
  }

  /** Another page of this device. */
  load(): Page {
    const life = String(++this.#lives).padStart(3, '0');
    const page = new Page(this, `${this.name}.${life}`);
    this.pages.push(page);
    return page;
  }

  /** Its pages stand still, until it is thawed as often. */
  freeze(): void {
    this.frozenBy++;
    this.around.net.look();
  }

  thaw(): void {
    this.frozenBy = Math.max(0, this.frozenBy - 1);
    if (this.frozenBy > 0) return;
    for (const page of this.pages) this.around.world.thaw(page);
    this.around.net.look();
  }

  /** All its pages are gone at once. @param written whether what was being written got done */
  crash(written: boolean, power: boolean): void {
    for (const page of this.pages) page.die(written);
    if (power) this.disk.powerCut();
    this.around.net.look();
  }

  /** It knows nothing of the table any more, and has other keys. */
  wipe(): void {
    this.crash(false, false);
    this.disk.wipe();
    this.wiped = true;
    this.visited = false;
    this.seed = hashBytes(concat(this.seed, utf8('wiped')));
  }
}

export class Page implements Station {
  readonly device: Device;
  readonly name: string;
  readonly store: WriteBehind;
  readonly open: OpenTable;
  readonly joining: Joining;
  readonly #network: Network;
  readonly #ports: AppPorts;
  dead = false;
  busyUntil = 0;
  /** Why the person stands at the start page. */
  problem: Problem | null = null;
  /** She is on the way to the table. */
  coming = false;
  readonly rooms: SimRoom[] = [];

  constructor(device: Device, name: string) {
    this.device = device;
    this.name = name;
    this.store = new WriteBehind(device.disk);
    this.#ports = portsOf(this);
    const app = {
      settings: () => device.settings,
      changed: () => undefined,
      home: (problem: Problem) => {
        this.problem = problem;
        void this.open.leave();
      },
    };
    this.#network = new Network(this.#ports, () => device.settings);
    this.open = new OpenTable(this.#ports, app, this.#network);
    this.joining = new Joining(this.#ports, this.#network, this.open);
    this.#making = new Making(this.#ports, app, this.#network, this.open);
    device.around.witness.opened(this);
  }

  readonly #making: Making;

  get deviceName(): string {
    return this.device.name;
  }

  get frozen(): boolean {
    return this.device.frozenBy > 0;
  }

  get hidden(): boolean {
    return this.device.hidden;
  }

  get slow(): number {
    return this.device.slow;
  }

  get ahead(): number {
    return this.device.ahead;
  }

  get session(): Session | null {
    return this.open.session;
  }

  /** What the person sees; null at the start page. */
  screen(): LobbyView | TableView | JoiningView | null {
    const {world} = this.device.around;
    const before = world.current;
    world.current = this;
    try {
      return this.joining.screen() ?? this.open.screen();
    } finally {
      world.current = before;
    }
  }

  /** The host makes the table. Runs on this page. */
  create(table: NewTable): void {
    this.device.visited = true;
    this.#way(async () => {
      const turn = await this.open.setOut();
      await this.#making.create(turn, table);
    });
  }

  /** To the table: the one that is stored here, or else by the link. Runs on this page. */
  come(takeOver = false): void {
    if (this.coming) return;
    this.#way(async () => {
      if (this.device.visited) {
        try {
          if (!(await this.open.reopen(TABLE, takeOver)))
            this.problem = {code: 'table/open-elsewhere', details: {}};
          return;
        } catch (error) {
          if ((error as BadMessage).code !== 'table/not-here') throw error;
        }
      }
      const known = await this.joining.join(LINK);
      this.device.visited = true;
      if (known !== null) await this.open.reopen(known, takeOver);
    });
  }

  #way(go: () => Promise<void>): void {
    this.coming = true;
    this.problem = null;
    this.does(() =>
      go().finally(() => {
        this.coming = false;
      }),
    );
  }

  /** What the person does; why it does not go is shown over the screen. */
  does(run: () => unknown): void {
    const doing = async () => run();
    void doing().catch((error: unknown) => {
      this.problem = problemOf(error);
      if (!this.problem) throw error;
    });
  }

  act(act: TableAct): void {
    this.does(() => this.session?.act(act));
  }

  /** The page is gone without having been able to do anything. */
  die(written: boolean): void {
    if (this.dead) return;
    this.dead = true;
    if (this.store.unkept !== null) this.device.forgetful = true;
    for (const room of this.rooms) room.die();
    for (const [name, {page}] of [...this.device.locks]) if (page === this) this.device.locks.delete(name);
    this.device.disk.died(this, written);
  }
}

const advised = new Map<string, Promise<AnyGame | null>>();

/** The rules with their advice. */
export function advisedGame(id: string): Promise<AnyGame> {
  const known = advised.get(id) ?? loadAdvised(id);
  advised.set(id, known);
  return known.then(game => game!);
}

async function choose({kind, game, state, seat, faces, seed, invited}: BotQuestion): Promise<Action | null> {
  const rules = await advisedGame(game);
  const pick = invited ? chooseReaction : chooseAction;
  return pick(kind, rules, state, seat, new Map(faces), seededRng(seed));
}

/** The thread that deals: its answers take a moment, one after the other. */
function threadOf(page: Page, dealing: Dealing): Dealing {
  const {world, witness} = page.device.around;
  const rng = world.rng(`thread ${page.name}`);
  let last = 0;
  return {
    ask: call =>
      new Promise((resolve, reject) => {
        last = Math.max(last, world.now + THREAD.least + rng.below(THREAD.more));
        world.at(
          last - world.now,
          () => {
            dealing.ask(call).then(answer => {
              witness.dealt(page, call, answer);
              resolve(answer);
            }, reject);
          },
          page,
        );
      }),
    close: () => dealing.close(),
  };
}

function portsOf(page: Page): AppPorts {
  const {device} = page;
  const {world, witness} = device.around;
  const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));
  const identity = async () => identityOf(device);
  return {
    languages: LANGUAGES,
    inMiddle: () => false,
    session: {
      bots: {choose},
      adviser: {hints: () => Promise.reject(new Error('nobody asks')), close: () => undefined},
      nonce: () => randomText(16),
      seed: () => randomText(16),
      pause: () => wait(BOT_PAUSE),
      patience: () => wait(PATIENCE),
      returning: () => wait(RETURNING),
      elapsed: () => world.now,
      visible: () => !device.hidden,
      verify: async texts => (await verifyEntries(texts)).signatures,
      audit: (texts, wishes) => auditEntries(texts, id => loadGame(id), wishes),
      rehearse: () => undefined,
    },
    now: () => world.date,
    online: () => true,
    installWay: () => 'none',
    install: async () => undefined,
    newVersion: () => false,
    update: async () => false,
    reload: () => undefined,
    identity,
    signer: async () => createSigner(identityOf(device)),
    dealing: async request => threadOf(page, dealInPlace((await loadGame(request.header.game))!, request)),
    rooms: async () => roomsOf(page),
    remember: () => undefined,
    download: () => undefined,
    changed: () => witness.note(device, ''),
  };
}

function roomsOf(page: Page): RoomPorts {
  const {device} = page;
  const {world, net} = device.around;
  const rng = world.rng(`way ${page.name}`);
  const address = () => ({tableId: TABLE, secret: 's'.repeat(22), founder: net.hostKey});
  const enter = (key: string): SimRoom => {
    const room = net.join(page, key, () => device.called);
    page.rooms.push(room);
    return room;
  };
  return {
    invent: address,
    inviteOf: () => ({link: LINK, code: 'ABCDEF'}),
    read: address,
    admit: async () => address(),
    open: async (_, {publicKey}) => {
      net.hostKey ||= publicKey;
      return enter(publicKey);
    },
    join: ({hostKey}, {publicKey}) => {
      // Who has been there goes on with what is stored, whether somebody is found or not.
      if (hostKey) return Promise.resolve(enter(publicKey));
      return new Promise((resolve, reject) => {
        const room = enter(publicKey);
        const began = world.now;
        const look = () => {
          if (room.met) resolve(room);
          else if (world.now - began > JOIN_ENDS) {
            room.close();
            reject(new JoinFailure('noTable'));
          } else setTimeout(look, 200);
        };
        setTimeout(look, REACHED.least + rng.below(REACHED.more));
      });
    },
  };
}

/** Locks of the browser, for the page that runs: those of one device exclude each other. */
export function locksOf(page: Page): Pick<LockManager, 'request'> {
  const {locks, around} = page.device;
  const request = (
    name: string,
    {steal = false}: {readonly steal?: boolean; readonly ifAvailable?: boolean},
    granted: (lock: {readonly name: string} | null) => unknown,
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const held = locks.get(name);
      if (held && !steal) return resolve(granted(null));
      if (held) around.world.at(0, held.lose, held.page);
      const mine = {page, lose: () => reject(new DOMException('stolen', 'AbortError'))};
      locks.set(name, mine);
      void Promise.resolve(granted({name})).then(value => {
        if (locks.get(name) === mine) locks.delete(name);
        resolve(value);
      });
    });
  return {request: request as LockManager['request']};
}

/** A `BroadcastChannel` of the page that runs: to the others of its device. */
export class SimChannel {
  onmessage: ((event: {readonly data: unknown}) => void) | null = null;
  readonly name: string;
  readonly #page: Page;

  constructor(name: string) {
    this.name = name;
    this.#page = here().current as Page;
    this.#page.device.channels.add(this);
  }

  postMessage(data: unknown): void {
    const {device} = this.#page;
    for (const other of device.channels)
      if (other !== this && other.name === this.name && !other.#page.dead)
        device.around.world.at(1, () => other.onmessage?.({data}), other.#page);
  }

  close(): void {
    this.onmessage = null;
    this.#page.device.channels.delete(this);
  }
}

const identityOf = ({seed}: Device): Uint8Array => hashBytes(concat(seed, utf8(TABLE)));

/** The public key of a device at the table. */
export const keyOf = async (device: Device): Promise<string> =>
  (await createSigner(identityOf(device))).publicKey;

interface Stored {
  readonly entries: readonly string[];
  readonly guard: Uint8Array | null;
}

const read = new WeakMap<SimDisk, Stored & {readonly version: number}>();

/** Of a table, what a device has on its disk. */
export function storedOn({disk}: Device): Stored {
  const {records, version} = disk;
  const known = read.get(disk);
  if (known?.version === version) return known;
  const keys = [...records.keys()].filter(key => key.startsWith(`t/${TABLE}/e/`)).sort();
  const seat = records.get(`t/${TABLE}/seat`) as
    | {readonly secrets?: {readonly joint?: {readonly guard?: string | null}}}
    | undefined;
  const guard = seat?.secrets?.joint?.guard ?? null;
  const stored = {
    entries: keys.map(key => records.get(key) as string),
    guard: guard === null ? null : fromBase64url(guard),
  };
  read.set(disk, {...stored, version});
  return stored;
}
