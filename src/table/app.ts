/**
 * The app behind the screens: which screen is shown, the tables of this device, and the one session that is open.
 * Takes `Act`s, gives `AppView`s; knows no DOM.
 */
import {BadMessage} from '../base/bad-message.ts';
import {GAME_LIST, loadGame} from '../games/index.ts';
import {Chain} from '../log/chain.ts';
import {saveSettings} from '../saves/device.ts';
import type {Lease} from '../saves/lease.ts';
import {acquireLease} from '../saves/lease.ts';
import {askToPersist, persistence} from '../saves/persist.ts';
import {decodeRecord, encodeRecord, RECORD_SUFFIX} from '../saves/record.ts';
import * as saves from '../saves/tables.ts';
import type {AppPorts, Invitation, RoomPorts} from './app-ports.ts';
import {branch} from './branch.ts';
import {foldAll} from './check-record.ts';
import {JoinFailure} from './join-failure.ts';
import {type Kept, keptOf, savedTable, secretsOf} from './kept.ts';
import {problemOf} from './ledger.ts';
import {emptyLobby, type Lobby} from './lobby.ts';
import {localLobby, networkLobby} from './new-table.ts';
import {randomText} from './random.ts';
import type {RoomPort} from './room-port.ts';
import {Session} from './session.ts';
import {decodeSettings} from './settings.ts';
import {TableSaver} from './table-saver.ts';
import type {
  Act,
  AppView,
  HomeView,
  JoiningView,
  JoinTrouble,
  NewTable,
  Problem,
  SavedTable,
  ScreenView,
  Settings,
} from './view-model.ts';

/** How long after a failed dial the next one is tried, while a saved table is open. */
const REDIAL_MS = 5000;

type Place =
  | {readonly at: 'home'}
  | {readonly at: 'new'}
  | {
      readonly at: 'joining';
      readonly invitation: Invitation;
      readonly since: number;
      step: JoiningView['step'];
      trouble: JoinTrouble | null;
    }
  | {readonly at: 'session'};

interface Open {
  readonly session: Session;
  readonly saver: TableSaver;
  readonly lease: Lease;
}

export class App {
  readonly #ports: AppPorts;
  #settings: Settings;
  #place: Place = {at: 'home'};
  #problem: Problem | null = null;
  #tables: readonly SavedTable[] | null = null;
  #storage: HomeView['storage'] = 'unknown';
  #open: Open | null = null;
  #rooms: Promise<RoomPorts> | null = null;
  #redial: ReturnType<typeof setTimeout> | null = null;
  /** Counts openings: what comes late from an earlier one is dropped. */
  #turn = 0;
  /** The table that another tab holds: `retry` takes it over. */
  #heldElsewhere: string | null = null;

  constructor(ports: AppPorts, storedSettings: unknown) {
    this.#ports = ports;
    this.#settings = decodeSettings(storedSettings, ports.languages);
  }

  get settings(): Settings {
    return this.#settings;
  }

  view(): AppView {
    return {settings: this.#settings, screen: this.#screen(), problem: this.#problem};
  }

  /** @param hash the address after `#`: a join link, a table to go on with, or nothing */
  async start(hash: string): Promise<void> {
    void this.#readTables();
    if (hash.startsWith('t=')) await this.#reopen(decodeURIComponent(hash.slice(2)), false);
    else if (hash !== '') await this.#join(hash);
    this.#changed();
  }

  /** The network is back, or the page is awake again: links are tried at once. */
  wake(): void {
    const {session} = this.#open ?? {};
    session?.act({act: 'syncNow'});
    this.#changed();
  }

  async act(act: Act): Promise<void> {
    try {
      await this.#do(act);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      this.#problem = problem;
    }
    this.#changed();
  }

  async #do(act: Act): Promise<void> {
    switch (act.act) {
      case 'goHome':
        return this.#goHome();
      case 'goNew':
        await this.#leave();
        this.#place = {at: 'new'};
        return;
      case 'create':
        return this.#create(act.table);
      case 'join':
        return this.#join(act.linkOrCode);
      case 'retry':
        return this.#retry();
      case 'open':
        return this.#reopen(act.tableId, false);
      case 'rename':
        await saves.changeTable(act.tableId, {name: act.name.trim().slice(0, 60)});
        return this.#readTables();
      case 'delete':
        await saves.deleteTable(act.tableId);
        return this.#readTables();
      case 'export':
        return this.#export(act.tableId);
      case 'import':
        return this.#import(act.file);
      case 'settings':
        this.#settings = decodeSettings(act.settings, this.#ports.languages);
        await saveSettings({...this.#settings});
        return;
      case 'branch':
        return this.#branch(act.from);
      case 'install':
        return this.#ports.install();
      case 'dismissProblem':
        this.#problem = null;
        this.#heldElsewhere = null;
        return;
      default:
        this.#open?.session.act(act);
    }
  }

  // ——— screens ———

  #screen(): ScreenView {
    const place = this.#place;
    if (place.at === 'session' && this.#open) return this.#open.session.view();
    if (place.at === 'joining') {
      const seconds = Math.floor((this.#ports.now() - place.since) / 1000);
      return {screen: 'joining', step: place.step, seconds, trouble: place.trouble};
    }
    if (place.at === 'new') return {screen: 'new', games: GAME_LIST};
    return {
      screen: 'home',
      tables: this.#tables,
      storage: this.#storage,
      offline: !this.#ports.online(),
      installable: this.#ports.installable(),
    };
  }

  async #readTables(): Promise<void> {
    const listed = await saves.listTables();
    this.#tables = listed.flatMap(table => ('meta' in table ? [savedTable(table.meta)] : []));
    const damaged = listed.find(table => 'problem' in table);
    if (damaged && 'problem' in damaged) this.#problem ??= problemOf(damaged.problem);
    this.#storage = await persistence();
    this.#changed();
  }

  async #goHome(): Promise<void> {
    await this.#leave();
    this.#place = {at: 'home'};
    this.#ports.remember(null);
    await this.#readTables();
  }

  async #leave(): Promise<void> {
    this.#turn++;
    if (this.#redial !== null) clearTimeout(this.#redial);
    this.#redial = null;
    const open = this.#open;
    this.#open = null;
    if (!open) return;
    open.session.close();
    await open.saver.flush();
    open.lease.release();
  }

  // ——— tables ———

  async #create(table: NewTable): Promise<void> {
    await this.#leave();
    this.#storage = await askToPersist();
    if (table.place === 'here') {
      const id = randomText(12);
      const {publicKey} = await this.#ports.signer(id);
      const lobby = localLobby(table, publicKey, this.#settings);
      await this.#openNew(id, {keeper: true, secret: '', nonce: randomText(16), lobby}, 'here');
      await this.#open!.session.start();
      return;
    }
    const rooms = await this.#loadRooms();
    const {tableId, secret} = rooms.invent();
    const {publicKey} = await this.#ports.signer(tableId);
    const nonce = randomText(16);
    const lobby = networkLobby(table, publicKey, nonce, this.#settings);
    await this.#openNew(tableId, {keeper: true, secret, nonce, lobby}, 'network');
    void this.#connect();
  }

  async #openNew(
    id: string,
    kept: Kept,
    place: 'here' | 'network',
    entries: readonly string[] = [],
  ): Promise<void> {
    const lease = await this.#lease(id, false);
    if (!lease) throw new BadMessage('table/held-by-other-tab');
    await saves.createTable(
      {
        id,
        game: kept.lobby.game,
        name: '',
        seats: [],
        place,
        state: 'lobby',
        myTurn: false,
        toAct: [],
        savedAt: this.#ports.now(),
      },
      secretsOf(kept),
      entries,
    );
    await this.#openSession(id, '', place, kept, entries, lease);
  }

  async #reopen(id: string, takeOver: boolean): Promise<void> {
    await this.#leave();
    const stored = await saves.loadTable(id);
    if (!stored) {
      this.#ports.remember(null);
      throw new BadMessage('table/not-here');
    }
    const lease = await this.#lease(id, takeOver);
    if (!lease) {
      this.#heldElsewhere = id;
      throw new BadMessage('table/held-by-other-tab');
    }
    const {meta, entries, secrets} = stored;
    const kept = keptOf(secrets);
    if (!kept) throw new BadMessage('saves/damaged', {key: `t/${id}/seat`});
    await this.#openSession(id, meta.name, meta.place, kept, entries, lease);
    if (meta.place === 'network') void this.#connect();
  }

  async #openSession(
    id: string,
    name: string,
    place: 'here' | 'network',
    kept: Kept,
    entries: readonly string[],
    lease: Lease,
  ): Promise<void> {
    const saver = new TableSaver(id, entries.length, kept, this.#ports.now);
    const invite =
      place === 'network' ? (await this.#loadRooms()).inviteOf({tableId: id, secret: kept.secret}) : null;
    const session = new Session(
      {id, place, keeper: kept.keeper, name, invite, secret: kept.secret},
      {
        ...this.#ports.session,
        now: this.#ports.now,
        loadGame: requireGame,
        store: saver,
        profile: () => this.#settings,
        changed: () => this.#sessionChanged(),
      },
      await this.#ports.signer(id),
      kept.nonce,
      kept.lobby,
    );
    this.#open = {session, saver, lease};
    saver.follow(session);
    this.#place = {at: 'session'};
    this.#ports.remember(id);
    if (entries.length > 0) await session.restore(entries);
    this.#changed();
  }

  #lease(id: string, takeOver: boolean): Promise<Lease | null> {
    const onLost = () => {
      if (this.#open?.session.info.id !== id) return;
      void this.#goHome().then(() => {
        this.#problem = {code: 'table/taken-over', details: {}};
        this.#changed();
      });
    };
    return acquireLease(id, {takeOver, onLost});
  }

  #sessionChanged(): void {
    this.#open?.saver.later();
    this.#changed();
  }

  async #retry(): Promise<void> {
    const held = this.#heldElsewhere;
    const place = this.#place;
    this.#problem = null;
    this.#heldElsewhere = null;
    if (held !== null) return this.#reopen(held, true);
    if (place.at === 'joining') return this.#enter(place.invitation);
    this.wake();
  }

  // ——— network ———

  #loadRooms(): Promise<RoomPorts> {
    this.#rooms ??= this.#ports.rooms().catch(error => {
      this.#rooms = null;
      throw error;
    });
    return this.#rooms;
  }

  async #join(linkOrCode: string): Promise<void> {
    const rooms = await this.#loadRooms();
    const invitation = rooms.read(linkOrCode);
    // Whoever sits there already goes on from what is stored.
    if (invitation.tableId !== null && (await saves.loadTable(invitation.tableId)))
      return this.#reopen(invitation.tableId, false);
    await this.#enter(invitation);
  }

  /** From an invitation to a seat or a look: reaching, greeting, then the keeper's lobby tells what is played. */
  async #enter(invitation: Invitation): Promise<void> {
    await this.#leave();
    const turn = this.#turn;
    const place: Place = {
      at: 'joining',
      invitation,
      since: this.#ports.now(),
      step: 'reaching',
      trouble: null,
    };
    this.#place = place;
    const tick = setInterval(() => this.#changed(), 1000);
    this.#changed();
    try {
      const rooms = await this.#loadRooms();
      const onStep = (step: JoiningView['step']) => {
        place.step = step;
        this.#changed();
      };
      const {tableId, secret} = await rooms.admit(invitation, this.#connection(), onStep);
      const signer = await this.#ports.signer(tableId);
      const room = await rooms.join({tableId, secret}, signer, this.#connection(), onStep);
      if (turn !== this.#turn) return room.close();
      const kept: Kept = {keeper: false, secret, nonce: randomText(16), lobby: emptyLobby()};
      await this.#openNew(tableId, kept, 'network');
      this.#open?.session.enter(room);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!(error instanceof JoinFailure)) throw error;
      place.step = 'failed';
      place.trouble = error.trouble;
    } finally {
      clearInterval(tick);
    }
  }

  #connection() {
    const {broker, relay, name, shape} = this.#settings;
    return {broker, relay, name, shape};
  }

  /** Connects an open table with its peers, again and again until it works or the table is left. */
  async #connect(): Promise<void> {
    const turn = this.#turn;
    const {session} = this.#open ?? {};
    if (!session) return;
    try {
      const rooms = await this.#loadRooms();
      const {id: tableId, keeper, secret} = session.info;
      const signer = await this.#ports.signer(tableId);
      const how = keeper ? rooms.open : rooms.join;
      const room: RoomPort = await how({tableId, secret}, signer, this.#connection(), () => undefined);
      if (turn !== this.#turn) return room.close();
      session.setTrouble(null);
      session.enter(room);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!(error instanceof JoinFailure)) throw error;
      session.setTrouble({code: `join/${error.trouble}`, details: {}});
      this.#redial = setTimeout(() => void this.#connect(), REDIAL_MS);
    }
  }

  // ——— records ———

  async #export(id: string): Promise<void> {
    const stored = await saves.loadTable(id);
    if (!stored || stored.entries.length === 0) throw new BadMessage('record/empty');
    const {entries, meta} = stored;
    const {digest, result} = foldAll(Chain.link(entries), await requireGame(meta.game));
    // A result is plain JSON by contract.
    const record = result ? {entries, digest, result: JSON.parse(JSON.stringify(result))} : {entries, digest};
    const day = new Date(meta.savedAt).toISOString().slice(0, 10);
    this.#ports.download(`${meta.game}-${day}${RECORD_SUFFIX}`, encodeRecord(record));
  }

  async #import(file: File): Promise<void> {
    const record = decodeRecord(await this.#ports.readText(file));
    await this.#ports.session.verify(record.entries);
    const chain = Chain.link(record.entries);
    const {header} = chain;
    const {result} = foldAll(chain, await requireGame(header.game));
    await this.#leave();
    // An unfinished game of one device goes on here; everything else is looked at.
    if (header.mode === 'local' && !result)
      return this.#openBranch(record.entries, record.entries.length - 1);
    const lobby: Lobby = {
      ...emptyLobby(),
      game: header.game,
      host: header.seats[header.hosts[0]!]!.key,
      started: true,
    };
    await this.#openNew(
      randomText(12),
      {keeper: false, secret: '', nonce: randomText(16), lobby},
      'here',
      record.entries,
    );
  }

  async #branch(from: number): Promise<void> {
    const texts = this.#open?.session.ledger?.chain.texts;
    if (!texts) return;
    await this.#leave();
    await this.#openBranch(texts, from);
  }

  async #openBranch(texts: readonly string[], from: number): Promise<void> {
    const {header} = Chain.link(texts.slice(0, 1));
    const id = randomText(12);
    const signer = await this.#ports.signer(id);
    const entries = await branch(texts, from, await requireGame(header.game), signer, () => randomText(16));
    const lobby: Lobby = {...emptyLobby(), game: header.game, host: signer.publicKey, started: true};
    await this.#openNew(id, {keeper: true, secret: '', nonce: randomText(16), lobby}, 'here', entries);
  }

  #changed(): void {
    this.#ports.changed();
  }
}

async function requireGame(id: string) {
  const game = await loadGame(id);
  if (!game) throw new BadMessage('table/unknown-game', {game: id.slice(0, 40)});
  return game;
}
