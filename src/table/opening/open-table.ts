/** The one table that is open on this device: under its lease, kept on disk, left whole before the next is opened. */
import {codeOfTable} from '../../base/address.ts';
import {BadMessage} from '../../base/bad-message.ts';
import {toBase64url} from '../../base/bytes.ts';
import {loadModule} from '../../base/load-module.ts';
import type {Problem} from '../../base/problem.ts';
import {randomText} from '../../base/random.ts';
import {Chain} from '../../log/chain.ts';
import {hashEntry} from '../../log/entry.ts';
import {changesHosts} from '../../log/header.ts';
import {acquireLease, type Lease} from '../../saves/lease.ts';
import {forgetUnwritten, readable, unkept, writeNow} from '../../saves/store.ts';
import * as saves from '../../saves/tables.ts';
import type {OwnCopy} from '../others/copies.ts';
import type {Lobby} from '../others/lobby.ts';
import {Session} from '../others/session.ts';
import {newSecrets, type TableDealer} from '../playing/dealer.ts';
import {type JointSecrets, JointTableDealer, startDealing} from '../playing/joint/joint-dealer.ts';
import type {Snapshot} from '../playing/joint/port.ts';
import type {LobbyView, Settings, TableView} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';
import {type Kept, keptOf, secretsOf} from './kept.ts';
import type {Network, Visit} from './network.ts';
import {requireGame} from './require-game.ts';
import {TableSaver} from './table-saver.ts';

/** What deals where no other device does. */
const loadDeviceDealer = () => import('../playing/device-dealer.ts');

/** The app around the table. */
export interface Surroundings {
  settings(): Settings;
  /** The table had to be left: back to the start page, with the reason. */
  home(problem: Problem): void;
}

interface Open {
  readonly session: Session;
  readonly saver: TableSaver;
  readonly lease: Lease;
  /** Its entries are read: there is something to show. */
  ready: boolean;
}

/** A table as it is opened. */
interface AtHand {
  readonly meta: saves.TableMeta;
  readonly kept: Kept;
  readonly entries: readonly string[];
  readonly hold: number;
}

/** Resolves when all is on disk, and the table free for others. */
function shut({session, saver, lease}: Open): Promise<void> {
  session.close();
  return saver.close().finally(() => lease.release());
}

export class OpenTable {
  readonly #ports: AppPorts;
  readonly #app: Surroundings;
  readonly #network: Network;
  #open: Open | null = null;
  #left: Promise<void> = Promise.resolve();
  /** `to`: the table that is open under a lease of this visit, or on its way to be. */
  #visit: {over: boolean; to: string | null} = {over: false, to: null};
  /** The new table whose game is about to begin. */
  #starting: string | null = null;
  /** The table that somebody is on the way to. */
  #claimed: {readonly id: string; readonly lease: Lease} | null = null;

  constructor(ports: AppPorts, app: Surroundings, network: Network) {
    this.#ports = ports;
    this.#app = app;
    this.#network = network;
  }

  /** The present visit. */
  get visit(): Visit {
    return this.#visit;
  }

  get session(): Session | null {
    return this.#open?.session ?? null;
  }

  /** The open table was begun here, with a key that this device has lost; its game is not over. */
  get estranged(): boolean {
    const {session, saver} = this.#open ?? {};
    const begunHere = session?.info.place === 'here' && saver?.kept.hosting === true;
    return begunHere && !session.info.hosting && session.ledger?.replay.result === null;
  }

  /** What this device alone keeps of the open table. */
  get kept(): Kept | null {
    return this.#open?.saver.kept ?? null;
  }

  /** The log of a table: the open one's out of the page, so that it is there whatever became of the disk. */
  async logOf(
    id: string,
  ): Promise<{readonly game: string; readonly entries: readonly string[]; readonly savedAt: number} | null> {
    const {session, saver} = this.#open ?? {};
    if (saver && session?.info.id === id)
      return {game: session.lobby.game, entries: saver.entries, savedAt: this.#ports.now()};
    const stored = await saves.loadTable(id);
    return stored && {game: stored.meta.game, entries: stored.entries, savedAt: stored.meta.savedAt};
  }

  /** Null when nothing is open. */
  screen(): LobbyView | TableView | null {
    const {session, ready = false} = this.#open ?? {};
    return session && ready && session.info.id !== this.#starting ? session.view() : null;
  }

  /** Resolves when the table that was open last is on disk and free for others; also when an earlier call left it. */
  leave(): Promise<void> {
    this.#visit.over = true;
    this.#visit = {over: false, to: null};
    this.#claimed?.lease.release();
    this.#claimed = null;
    this.#network.stop();
    const open = this.#open;
    this.#open = null;
    if (!open) return this.#left;
    const leaving = shut(open);
    this.#left = leaving.catch(() => undefined);
    return leaving;
  }

  /** Leaves the open table for another. @returns the visit, which is over when the person has gone on elsewhere */
  async setOut(): Promise<Visit> {
    const left = this.leave();
    const visit = this.#visit;
    await left;
    return visit;
  }

  /**
   * Keeps other tabs from a table on the way to it; whoever turns back frees it at once, however long the network takes.
   * @returns null when another tab is there, or on its way
   */
  async claim(id: string, onLost: () => void): Promise<Lease | null> {
    const visit = this.#visit;
    const lease = await acquireLease(id, {
      takeOver: false,
      onLost: () => (this.#visit.to === id ? this.#lost(id) : onLost()),
      onAsked: () => this.#givesUp(id),
    });
    if (visit.over) lease?.release();
    else this.#claimed = lease && {id, lease};
    return lease;
  }

  /**
   * A table that is new on this device.
   * @param claimed on the way here; released when it does not come to this
   * @returns null when the person has gone on elsewhere meanwhile
   */
  async openNew(
    visit: Visit,
    id: string,
    kept: Kept,
    place: 'here' | 'network',
    entries: readonly string[] = [],
    claimed: Lease | null = null,
  ): Promise<Session | null> {
    if (visit.over) {
      claimed?.release();
      return null;
    }
    this.#claimed = null;
    this.#visit.to = id;
    const lease = claimed ?? (await this.#lease(id, false));
    if (!lease) throw new BadMessage('table/open-elsewhere');
    const meta: saves.TableMeta = {
      id,
      game: kept.lobby.game,
      name: '',
      seats: [],
      place,
      trial: kept.trial === true,
      hosting: place === 'network' && kept.hosting,
      state: 'lobby',
      myTurn: false,
      toAct: [],
      savedAt: this.#ports.now(),
      entries: entries.length,
    };
    return releasing(lease, async () => {
      const own = {...kept, identity: toBase64url(await this.#ports.identity(id))};
      await saves.createTable(meta, secretsOf(own), entries);
      return this.#begin(visit, {meta, kept: own, entries, hold: 0}, lease);
    });
  }

  /** A new table of this device alone: its game begins at once, and nothing of its lobby is seen before. */
  async startNew(visit: Visit, id: string, kept: Kept): Promise<void> {
    this.#starting = id;
    try {
      const session = await this.openNew(visit, id, kept, 'here');
      await session?.start();
    } finally {
      if (this.#starting === id) this.#starting = null;
      this.#ports.changed();
    }
  }

  /**
   * A table that is kept on this device.
   * @returns false when another tab has it open
   * @throws BadMessage table/not-here, table/kept-elsewhere, saves/damaged, …
   */
  async reopen(id: string, takeOver: boolean): Promise<boolean> {
    const claimed = this.#claimed?.id === id ? this.#claimed.lease : null;
    if (claimed) this.#claimed = null;
    const visit = await this.setOut();
    if (visit.over) {
      claimed?.release();
      return true;
    }
    this.#visit.to = id;
    const lease = claimed ?? (await this.#lease(id, takeOver));
    if (!lease) return false;
    const session = await releasing(lease, async () => {
      const {meta, entries, secrets, hold} = this.#found(await saves.takeTable(id), id);
      const kept = keptOf(secrets);
      if (!kept) throw new BadMessage('saves/damaged', {key: `t/${id}/seat`});
      return this.#begin(visit, {meta, kept, entries, hold}, lease);
    });
    if (session?.info.place === 'network') void this.#network.connect(session, visit);
    return true;
  }

  /** @throws BadMessage table/not-here, saves/… */
  #found(stored: saves.StoredTable | null, id: string): saves.StoredTable {
    if (stored) return stored;
    // It may be there: the page keeps its address, for the next time it is loaded.
    if (!readable()) throw new BadMessage(`saves/${unkept() ?? 'failed'}`);
    this.#ports.remember(null);
    const code = codeOfTable(id);
    throw new BadMessage('table/not-here', code === null ? {} : {code});
  }

  async #begin(visit: Visit, table: AtHand, lease: Lease): Promise<Session | null> {
    const {meta, kept, entries, hold} = table;
    const {id, name, place} = meta;
    const [rooms, signer, identity] = await Promise.all([
      place === 'network' ? this.#network.rooms() : null,
      this.#ports.signer(id),
      kept.identity ? null : this.#ports.identity(id),
      // On its way before anybody waits for it.
      place === 'here' ? loadModule(loadDeviceDealer) : null,
    ]);
    if (visit.over) {
      lease.release();
      return null;
    }
    const {secret, founder, brokers, lobby, trial = false} = kept;
    // Where this device has lost the key that the table was begun with, it cannot write for its host.
    const hosting = kept.hosting && lobby.host === signer.publicKey;
    const inviteBy = (secret: string, {host: hostKey, game}: Lobby) =>
      rooms?.inviteOf({tableId: id, secret, founder, brokers, hostKey}, game, this.#network.connection) ??
      null;
    const invite = inviteBy(secret, lobby);
    const saver = new TableSaver(meta, entries, kept, hold, this.#ports.now);
    if (identity && (hosting || !kept.hosting)) saver.identity(toBase64url(identity));
    const ports = {
      ...this.#ports.session,
      now: this.#ports.now,
      loadGame: requireGame,
      store: saver,
      keeps: () => unkept() === null,
      dealer: (chain: Chain) => this.#dealerOf(chain, table, saver),
      botKeys: (seats: number) => this.#botKeys(id, seats),
      carried: async () => this.#found(await saves.loadTable(kept.takesUp ?? ''), '').entries,
      ownCopy: (game: string, first: string) => this.#copyOf(id, game, first),
      profile: () => this.#app.settings(),
      curtain: () => this.#app.settings().curtain,
      inMiddle: () => this.#ports.inMiddle(id),
      changed: this.#ports.changed,
      renewed: (fresh: string) => {
        saver.secret(fresh);
        return inviteBy(fresh, session.lobby);
      },
    };
    const info = {
      id,
      place,
      trial,
      hosting,
      name,
      invite,
      secret,
      founder,
      brokers,
      wish: kept.wish,
      brings: kept.brings,
      ended: kept.ended,
      missed: kept.missed,
    };
    const session: Session = new Session(info, ports, signer, kept.nonce, kept.lobby);
    const open: Open = {session, saver, lease, ready: false};
    this.#open = open;
    saver.follow(session);
    try {
      if (entries.length > 0) await session.restore(entries);
    } catch (error) {
      if (this.#open === open) this.#open = null;
      session.close();
      throw error;
    }
    if (visit.over) return null;
    open.ready = true;
    this.#ports.remember(id);
    this.#ports.changed();
    return session;
  }

  async #dealerOf(chain: Chain, {meta, kept}: AtHand, saver: TableSaver): Promise<TableDealer> {
    const {id, place} = meta;
    if (chain.header.mode !== 'joint' || place === 'here') {
      const {DeviceDealer} = await loadModule(loadDeviceDealer);
      return new DeviceDealer(kept.dealer ?? newSecrets(), secrets => saver.dealer(secrets));
    }
    // What was promised since the table was opened is in it.
    const joint = saver.kept.joint ?? kept.joint;
    const secrets = joint ?? {secret: randomText(32), guard: null, choices: null};
    const begin = async () => {
      // What the keys of a seat follow from is kept before anybody hears of them.
      if (!joint) await saver.joint(secrets);
      const snapshot = await saves.loadDealing(id);
      return startDealing(chain, await this.#ports.identity(id), secrets, snapshot, this.#ports.dealing);
    };
    const store = {
      secrets: (changed: JointSecrets) => saver.joint(changed),
      snapshot: (made: Snapshot) => saver.snapshot(made),
    };
    return new JointTableDealer(begin(), secrets, store, changesHosts(chain.header));
  }

  /** A table of this device whose log begins with this entry. */
  async #copyOf(except: string, game: string, first: string): Promise<OwnCopy | null> {
    for (const listed of await saves.listTables()) {
      const meta = 'meta' in listed ? listed.meta : null;
      if (!meta || meta.id === except || meta.game !== game || meta.entries === 0) continue;
      const stored = await saves.loadTable(meta.id).catch(() => null);
      const texts = stored?.entries ?? [];
      if (hashEntry(texts[0] ?? '') !== first) continue;
      const {publicKey} = await this.#ports.signer(meta.id);
      const seat = Chain.link(texts).book.seats.findIndex(({key}) => key === publicKey);
      return {texts, seat: seat < 0 ? null : seat};
    }
    return null;
  }

  async #botKeys(id: string, seats: number): Promise<readonly string[]> {
    const {botKeysOf} = await loadModule(() => import('../playing/joint/bot-key.ts'));
    return botKeysOf(await this.#ports.identity(id), seats);
  }

  #lease(id: string, takeOver: boolean): Promise<Lease | null> {
    return acquireLease(id, {
      takeOver,
      onLost: () => this.#lost(id),
      onAsked: () => this.#givesUp(id),
    });
  }

  /** Another tab asks for the table. @returns whether it may have it: all that this one knows is stored, and it is left */
  async #givesUp(id: string): Promise<boolean> {
    if (!(await writeNow())) return false;
    if (this.#visit.to !== id) return true;
    this.#app.home({code: 'table/taken-over', details: {}});
    await this.leave();
    return true;
  }

  #lost(id: string): void {
    // The other tab goes on from what is stored.
    forgetUnwritten(saves.folderOf(id));
    // On the way to it, too: what is read by then is not what the other tab goes on from.
    if (this.#visit.to === id) this.#app.home({code: 'table/taken-over', details: {}});
  }
}

/** Lets go of a lease when the work under it fails. */
async function releasing<T>(lease: Lease, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    lease.release();
    throw error;
  }
}
