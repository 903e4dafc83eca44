/** Whole tables in one process: sessions on fake rooms, bots in the seats, and a wait for conditions. */

import {BadMessage} from '../../../src/base/bad-message.ts';
import {toBase64url} from '../../../src/base/bytes.ts';
import {digest} from '../../../src/base/digest.ts';
import {randomText} from '../../../src/base/random.ts';
import {seededRng} from '../../../src/base/rng.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {sampleAny} from '../../../src/engine/choice.ts';
import type {Action, AnyGame, Options} from '../../../src/engine/game.ts';
import {defaultOptions} from '../../../src/engine/options.ts';
import {loadGame} from '../../../src/games/index.ts';
import {type Chain, sealHeader} from '../../../src/log/chain.ts';
import {changesHosts, type Format, type Header} from '../../../src/log/header.ts';
import {createSigner} from '../../../src/log/sign.ts';
import {verifyEntries} from '../../../src/log/verify.ts';
import type {Missed} from '../../../src/table/others/absences.ts';
import type {OwnCopy} from '../../../src/table/others/copies.ts';
import {emptyLobby, type From, type Lobby} from '../../../src/table/others/lobby.ts';
import {Session} from '../../../src/table/others/session.ts';
import {auditEntries} from '../../../src/table/playing/check-record.ts';
import type {DealerSecrets, TableDealer} from '../../../src/table/playing/dealer.ts';
import {DeviceDealer} from '../../../src/table/playing/device-dealer.ts';
import {botKeysOf} from '../../../src/table/playing/joint/bot-key.ts';
import {dealInPlace} from '../../../src/table/playing/joint/in-place.ts';
import {
  type JointSecrets,
  JointTableDealer,
  startDealing,
} from '../../../src/table/playing/joint/joint-dealer.ts';
import type {Dealing, OpenRequest, Snapshot} from '../../../src/table/playing/joint/port.ts';
import type {Ledger} from '../../../src/table/playing/ledger.ts';
import type {Ended, Shape, TableAct, TableView} from '../../../src/table/seen/view-model.ts';
import {FakeNet} from './fake-rooms.ts';

/** A device: what it has on disk survives its sessions. */
export interface Device {
  name: string;
  readonly seed: Uint8Array;
  readonly shape: Shape;
  stored: string[];
  /** Nothing more can be stored. */
  full: boolean;
  /** No entry of this kind can be stored. */
  fullFor?: string | null;
  /** Its disk takes nothing, and it plays on in its page. */
  keepsNothing?: boolean;
  /** How long it takes to store one; null for no time. */
  disk?: ((text: string) => Promise<void>) | null;
  lobby: Lobby;
  /** It has ended the game before its end. */
  ended?: Ended | undefined;
  /** Whom it has not reached lately. */
  missed?: readonly Missed[];
  /** What it keeps of its dealing. */
  sealed: DealerSecrets['sealed'];
  joint?: JointSecrets;
  snapshot?: Snapshot;
  /** It lies in the middle. */
  inMiddle?: boolean;
  /** Its dealing thread has a fault. */
  faulty?: ((dealing: Dealing) => Dealing) | null;
  /** What it keeps of a record that is taken up. */
  copy?: OwnCopy | null;
  session: Session;
}

const SHAPES: readonly Shape[] = ['disc', 'square', 'triangle', 'diamond', 'cross'];

/** After so long without an entry, what a test waits for does not come, milliseconds. */
const STILL_MS = 120_000;

/** What a table is taken up from. */
export interface TakenUp {
  readonly from: From;
  /** What the host carries. */
  readonly texts: readonly string[];
  /** What each device has kept of it. */
  readonly copies: readonly (OwnCopy | null)[];
}

const deviceOf = (i: number): Device => ({
  ...{name: `Player ${i}`, seed: new Uint8Array(32).fill(i + 1), shape: SHAPES[i]!},
  ...{stored: [], full: false, lobby: emptyLobby(), sealed: []},
  session: null as unknown as Session,
});

export class TestTable {
  readonly net: FakeNet;
  readonly devices: Device[] = [];
  readonly #sessions: Session[] = [];
  readonly seats: number;
  readonly seed: string;
  readonly rng;
  /** Hands are backed up. */
  backup = false;
  /** The record that the host takes up. */
  record: readonly string[] = [];
  /** Milliseconds. */
  now = 0;
  /** How long a host that is back waits for those of whom it has not heard. */
  returning: () => Promise<void> = async () => undefined;
  /** Resolved whenever some session changed. */
  #changed: (() => void)[] = [];

  /** What is played: in the list of games, or brought along by a test. */
  readonly game: AnyGame | null;

  /** The log of a device with all that follows from it. */
  ledger(i = 0): Ledger {
    return this.devices[i]!.session.ledger!;
  }

  private constructor(seats: number, seed: string, game: AnyGame | null, net: FakeNet) {
    this.net = net;
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    this.rng = seededRng(seed);
  }

  /** A table in its lobby, every device on its own seat. `bots` seats are filled by bots of the host. */
  static async lobby(
    seats: number,
    seed: string,
    bots = 0,
    game: AnyGame | null = null,
    backup = false,
    options: Options = {},
    up: TakenUp | null = null,
    net = new FakeNet(),
  ): Promise<TestTable> {
    const table = new TestTable(seats, seed, game, net);
    table.record = up?.texts ?? [];
    table.backup = backup;
    for (let i = 0; i < seats - bots; i++) {
      const device = {...deviceOf(i), ...(up?.copies[i] && {copy: up.copies[i]})};
      const signer = await createSigner(device.seed);
      if (i === 0) {
        device.lobby = {
          game: game?.id ?? 'puerto-rico',
          options,
          host: signer.publicKey,
          places: new Array(seats).fill(null),
          started: false,
          asks: false,
          backup: table.backup,
          backupOfTwo: table.backup,
          from: up?.from ?? null,
        };
      }
      table.devices.push(device);
      await table.open(i);
    }
    await table.until(() => table.devices.every(({session}) => session.lobby.places.length === seats));
    for (const i of table.devices.keys()) table.act(i, {act: 'sit', place: i});
    for (let i = 0; i < bots; i++) table.act(0, {act: 'addBot', place: seats - bots + i, bot: 'random'});
    await table.until(() =>
      table.devices.every(
        ({session}) => session.lobby.places.length === seats && session.lobby.places.every(Boolean),
      ),
    );
    return table;
  }

  /** A table of persons that was begun with an earlier format of the log, as each has it on its disk. */
  static async begunWith(format: Format, seats: number, seed: string): Promise<TestTable> {
    const table = new TestTable(seats, seed, null, new FakeNet());
    const devices = Array.from({length: seats}, (_, i) => deviceOf(i));
    const signers = await Promise.all(devices.map(device => createSigner(device.seed)));
    const game = (await loadGame('puerto-rico'))!;
    const places = devices.map(({name, shape}, i) => ({
      ...{name, shape, kind: 'person' as const, bot: null},
      ...{key: signers[i]!.publicKey, nonce: toBase64url(new Uint8Array(16).fill(i))},
    }));
    const header: Header = {
      ...{format, game: game.id, rules: game.rules, options: defaultOptions(game.options)},
      ...{mode: 'joint', backup: false, hosts: [...devices.keys()], seats: places},
    };
    const text = await sealHeader(header, signers[0]!);
    const host = signers[0]!.publicKey;
    for (const [i, device] of devices.entries()) {
      const lobby = {...emptyLobby(), game: game.id, host, started: true, places};
      table.devices.push({...device, stored: [text], lobby});
      await table.open(i);
    }
    return table;
  }

  /** One more device, that has never been here. */
  async watch(): Promise<void> {
    const i = this.devices.length;
    this.devices.push({
      ...this.devices[1]!,
      name: `Watcher ${i}`,
      seed: new Uint8Array(32).fill(100 + i),
      stored: [],
      lobby: emptyLobby(),
    });
    await this.open(i);
  }

  static async started(
    seats: number,
    seed: string,
    bots = 0,
    game: AnyGame | null = null,
    backup = false,
    options: Options = {},
  ): Promise<TestTable> {
    const table = await TestTable.lobby(seats, seed, bots, game, backup, options);
    table.act(0, {act: 'start'});
    await table.until(() => table.devices.every(({session}) => session.ledger !== null));
    return table;
  }

  /** In the lobby: the host's device gives up its seat and lies in the middle, and somebody who comes takes that seat. */
  async layDown(): Promise<void> {
    const firstPlace = () => this.devices.map(({session}) => session.lobby.places[0]);
    this.act(0, {act: 'standUp'});
    const last = await this.arrives('Zsófi');
    await this.until(() => firstPlace().every(place => place === null));
    this.act(last, {act: 'sit', place: 0});
    await this.until(() => firstPlace().every(Boolean));
  }

  /** Another device comes to the table, without a seat. @returns its number */
  async newcomer(name: string): Promise<number> {
    const i = await this.arrives(name);
    await this.until(() => this.devices[i]!.session.ledger?.head === this.devices[0]!.session.ledger!.head);
    return i;
  }

  /** The same, and it may yet have to hear of the game. */
  async arrives(name: string): Promise<number> {
    const i = this.devices.length;
    this.devices.push({
      name,
      seed: new Uint8Array(32).fill(100 + i),
      shape: 'hexagon',
      stored: [],
      full: false,
      lobby: emptyLobby(),
      sealed: [],
      session: null as unknown as Session,
    });
    await this.open(i);
    return i;
  }

  /** Opens (again) the session of a device from what it stored, and lets it into the room. */
  async open(i: number): Promise<void> {
    const device = this.devices[i]!;
    const signer = await createSigner(device.seed);
    const session = new Session(
      {
        id: 'test',
        place: 'network',
        trial: false,
        hosting: i === 0,
        name: '',
        secret: 'secret',
        invite: null,
        ended: device.ended,
        missed: device.missed,
      },
      {
        loadGame: async id => this.game ?? (await loadGame(id))!,
        store: {
          append: async (n, text) => {
            // What a page that was closed still wants to store comes too late.
            if (device.session !== session) throw new BadMessage('saves/full');
            await device.disk?.(text);
            if (device.full || (device.fullFor && text.includes(`"k":"${device.fullFor}"`)))
              throw new BadMessage('saves/full');
            if (n !== device.stored.length) throw new Error(`entry ${n} after ${device.stored.length}`);
            device.stored.push(text);
          },
          goOver: async ({base, texts}) => {
            if (device.session !== session || device.full) throw new BadMessage('saves/full');
            device.stored.splice(base + 1, device.stored.length, ...texts);
          },
          lobby: lobby => {
            device.lobby = lobby;
          },
          ended: ended => {
            device.ended = ended ?? undefined;
          },
          missed: missed => {
            device.missed = missed;
          },
        },
        bots: {
          choose: async ({kind, game, state, seat, faces, seed}) =>
            chooseAction(
              kind,
              this.game ?? (await loadGame(game))!,
              state,
              seat,
              new Map(faces),
              seededRng(seed),
            ),
        },
        adviser: {hints: () => Promise.reject(new Error('not wanted here')), close: () => undefined},
        dealer: chain => this.#dealerOf(chain, device),
        botKeys: async count => botKeysOf(device.seed, count),
        carried: async () => this.record,
        ownCopy: async () => device.copy ?? null,
        profile: () => device,
        curtain: () => true,
        inMiddle: () => device.inMiddle === true,
        renewed: secret => ({link: `#${secret}`, code: ''}),
        nonce: () => randomText(16),
        seed: () => String(this.rng.below(1_000_000)),
        pause: async () => undefined,
        patience: async () => undefined,
        returning: () => this.returning(),
        elapsed: () => this.now,
        visible: () => true,
        keeps: () => !device.keepsNothing,
        now: () => this.now,
        verify: async texts => (await verifyEntries(texts)).signatures,
        rehearse: () => undefined,
        audit: (texts, wishes) => auditEntries(texts, async id => this.game ?? loadGame(id), wishes),
        changed: () => {
          for (const done of this.#changed.splice(0)) done();
        },
      },
      signer,
      randomText(16),
      device.lobby,
    );
    device.session = session;
    this.#sessions.push(session);
    if (device.stored.length > 0) await session.restore(device.stored);
    session.enter(this.net.join(signer.publicKey));
  }

  #dealerOf(chain: Chain, device: Device): TableDealer {
    // The same dealer for the same seed, also after a reload.
    if (chain.header.mode !== 'joint')
      return new DeviceDealer(
        {seeds: [{from: 0, seed: this.seed}], sealed: device.sealed},
        async ({sealed}) => {
          device.sealed = sealed;
        },
      );
    device.joint ??= {secret: digest([this.seed, device.name]), guard: null, choices: null};
    const start = async (request: OpenRequest) => {
      const dealing = dealInPlace(this.game ?? (await loadGame(chain.header.game))!, request);
      return device.faulty ? device.faulty(dealing) : dealing;
    };
    return new JointTableDealer(
      startDealing(chain, device.seed, device.joint, device.snapshot ?? null, start),
      device.joint,
      {
        secrets: async joint => {
          device.joint = joint;
        },
        snapshot: made => {
          device.snapshot = made;
        },
      },
      changesHosts(chain.header),
    );
  }

  /** Time passes; every device looks who is away, and says again what had to wait for that. */
  async elapse(seconds: number): Promise<void> {
    await this.net.idle();
    this.now += 1000 * seconds;
    for (const i of this.devices.keys()) this.act(i, {act: 'syncNow'});
    await this.net.idle();
  }

  act(i: number, act: TableAct): void {
    void this.devices[i]!.session.act(act);
  }

  view(i: number): TableView {
    const view = this.devices[i]!.session.view();
    if (view.screen !== 'table') throw new Error('still in the lobby');
    return view;
  }

  /**
   * Waits until a condition holds, looking again whenever some session changed.
   * @throws Error with where the devices stand, when no log has moved for two minutes
   */
  async until(holds: () => boolean): Promise<void> {
    let standing = '';
    let movedAt = 0;
    while (!holds()) {
      // Where the host can change, devices look around each second: that something has changed is no progress.
      const now = performance.now();
      if (standing !== this.#standing()) movedAt = now;
      standing = this.#standing();
      if (now - movedAt >= STILL_MS) throw new Error(`never: ${holds}; ${standing}`);
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>(resolve => {
        timer = setTimeout(resolve, STILL_MS);
        this.#changed.push(resolve);
      });
      clearTimeout(timer);
    }
  }

  #standing(): string {
    const of = ({session: {ledger}}: Device) =>
      ledger === null
        ? 'lobby'
        : `${ledger.head} of term ${ledger.chain.term}: ${ledger.replay.toAct}, ${ledger.replay.ask?.kind}`;
    return `${this.seed}: ${this.devices.map(of).join(' | ')}`;
  }

  /** The device whose seat is to act, when it may; null otherwise. */
  actor(): number | null {
    const able = [...this.devices.keys()].filter(i => {
      const view = this.devices[i]!.session.view();
      return view.screen === 'table' && view.choices.length > 0 && view.sending === null;
    });
    // Who may speak without being asked could do so for ever.
    const must = able.find(i => {
      const {ledger, mine} = this.devices[i]!.session;
      return mine.some(seat => ledger?.replay.toAct.includes(seat));
    });
    return must ?? able[0] ?? null;
  }

  /**
   * Lets the device at the move play, and waits until everybody has it.
   * @param player how it decides
   */
  async step(player: 'random' | 'greedy' = 'random'): Promise<void> {
    await this.until(() => {
      this.#openCurtains();
      return this.over() || this.actor() !== null;
    });
    const i = this.actor();
    if (i === null) return;
    const before = this.devices[i]!.session.ledger!.head;
    this.act(i, {act: 'move', action: this.#decide(i, player)});
    await this.until(() => this.devices.every(({session}) => session.ledger!.head > before));
  }

  /** Whoever decides next takes the device that she shares with others. */
  #openCurtains(): void {
    for (const i of this.devices.keys()) {
      const view = this.devices[i]!.session.view();
      if (view.screen === 'table' && view.curtain !== null)
        this.act(i, {act: 'openCurtain', seat: view.curtain});
    }
  }

  /** What the seat of a device plays, from what it sees. */
  #decide(i: number, player: 'random' | 'greedy'): Action {
    const {ledger, mine} = this.devices[i]!.session;
    if (player === 'random') return sampleAny(this.view(i).choices, this.rng);
    const {replay, dealer} = ledger!;
    const seat = this.view(i).viewer ?? mine[0]!;
    return chooseAction(player, replay.game, replay.state, seat, dealer.faces(seat), this.rng);
  }

  /** Lets the device at the move play, and waits until it has; what follows from it may still be under way. */
  async try(): Promise<void> {
    await this.until(
      () => this.actor() !== null || this.devices.some((_, i) => this.view(i).trouble !== null),
    );
    const i = this.actor();
    if (i === null) return;
    const before = this.devices[i]!.session.ledger!.head;
    this.act(i, {act: 'move', action: sampleAny(this.view(i).choices, this.rng)});
    await this.until(() => this.devices[i]!.session.ledger!.head > before);
  }

  /** Somebody who may moves at random, should it be this device. */
  async tryAt(i: number): Promise<void> {
    await this.until(() => this.actor() !== null);
    if (this.actor() !== i) return this.step();
    this.act(i, {act: 'move', action: sampleAny(this.view(i).choices, this.rng)});
    await this.net.idle();
  }

  /** Waits until every device stands at the same entry and a person is to act. */
  quiet(): Promise<void> {
    return this.until(() => {
      const ledgers = this.devices.map(({session}) => session.ledger!);
      const heads = new Set(ledgers.map(({chain}) => chain.head.hash));
      return heads.size === 1 && this.actor() !== null && ledgers[0]!.replay.ask === null;
    });
  }

  over(): boolean {
    return this.devices.every(({session}) => session.ledger?.replay.result != null);
  }

  /** Those of devices that were loaded anew, or went, as well. */
  close(): void {
    for (const session of this.#sessions) session.close();
  }
}
