/**
 * The table that is open on this device: making, joining, going on, leaving; records in and out. Loaded when the
 * first table is, so that the start page does without.
 */
import {BadMessage} from '../base/bad-message.ts';
import {randomText} from '../base/random.ts';
import {loadGame} from '../games/index.ts';
import {Chain} from '../log/chain.ts';
import {acquireLease, type Lease} from '../saves/lease.ts';
import * as saves from '../saves/tables.ts';
import type {AppPorts, Connection, Invitation, OnStep, RoomPorts, TableAddress} from './app-ports.ts';
import {type DealerSecrets, DeviceDealer, newSecrets} from './dealer.ts';
import {JoinFailure} from './join-failure.ts';
import {type Kept, keptOf, secretsOf} from './kept.ts';
import {emptyLobby, type Lobby} from './lobby.ts';
import {localLobby, networkLobby} from './new-table.ts';
import type {RoomPort} from './room-port.ts';
import {Session} from './session.ts';
import {TableSaver} from './table-saver.ts';
import type {
  Act,
  JoiningView,
  JoinTrouble,
  LobbyView,
  NewTable,
  Problem,
  Settings,
  TableView,
} from './view-model.ts';

/** How long after a failed dial the next one is tried, while a saved table is open. */
const REDIAL_MS = 5000;

interface Joining {
  readonly invitation: Invitation;
  readonly by: JoiningView['by'];
  readonly since: number;
  step: JoiningView['step'];
  trouble: JoinTrouble | null;
}

interface Open {
  readonly session: Session;
  readonly saver: TableSaver;
  readonly lease: Lease;
  /** Its entries are read: there is something to show. */
  ready: boolean;
}

/** Resolves when all is on disk, and the table free for others. */
function shut({session, saver, lease}: Open): Promise<void> {
  session.close();
  return saver.close().finally(() => lease.release());
}

/** The way to a table, which is gone in one direction only. */
const STEPS: readonly JoiningView['step'][] = ['reaching', 'knocking', 'greeting', 'catchingUp', 'failed'];

/** The app around the desk. */
export interface DeskHost {
  settings(): Settings;
  changed(): void;
  /** The table had to be left: back to the start page, with the reason. */
  home(problem: Problem): void;
}

export class Desk {
  readonly #ports: AppPorts;
  readonly #host: DeskHost;
  #joining: Joining | null = null;
  #open: Open | null = null;
  #left: Promise<void> = Promise.resolve();
  #rooms: Promise<RoomPorts> | null = null;
  #redial: ReturnType<typeof setTimeout> | null = null;
  /** Counts openings and leavings: what comes late from an earlier one is dropped. */
  #turn = 0;
  /** The table that another tab has open: `retry` takes it over. */
  #elsewhere: string | null = null;

  constructor(ports: AppPorts, host: DeskHost) {
    this.#ports = ports;
    this.#host = host;
  }

  /** Null when nothing is open. */
  screen(): LobbyView | TableView | JoiningView | null {
    if (this.#open?.ready) return this.#open.session.view();
    if (!this.#joining) return null;
    const {since, step, by, trouble} = this.#joining;
    return {screen: 'joining', step, seconds: Math.floor((this.#ports.now() - since) / 1000), by, trouble};
  }

  /** Acts of the open table. */
  act(act: Act): void {
    if (act.act === 'dismissProblem') this.#elsewhere = null;
    else this.#open?.session.act(act);
  }

  /** Resolves when the table that was open last is on disk and free for others; also when an earlier call left it. */
  leave(): Promise<void> {
    this.#turn++;
    this.#joining = null;
    if (this.#redial !== null) clearTimeout(this.#redial);
    this.#redial = null;
    const open = this.#open;
    this.#open = null;
    if (!open) return this.#left;
    const leaving = shut(open);
    this.#left = leaving.catch(() => undefined);
    return leaving;
  }

  /** Leaves the open table for another. @returns the turn, which is over when the person has gone on elsewhere */
  async #setOut(): Promise<number> {
    const left = this.leave();
    const turn = this.#turn;
    await left;
    return turn;
  }

  async create(table: NewTable): Promise<void> {
    const turn = await this.#setOut();
    if (table.place === 'here') {
      const id = randomText(12);
      const {publicKey} = await this.#ports.signer(id);
      const lobby = localLobby(table, publicKey, this.#host.settings());
      const kept: Kept = {hosting: true, secret: '', nonce: randomText(16), lobby, dealer: newSecrets()};
      const session = await this.#openNew(turn, id, kept, 'here');
      await session?.start();
      return;
    }
    const rooms = await this.#loadRooms();
    const {tableId, secret} = rooms.invent();
    const {publicKey} = await this.#ports.signer(tableId);
    const nonce = randomText(16);
    const lobby = networkLobby(table, publicKey, nonce, this.#host.settings());
    const kept: Kept = {hosting: true, secret, nonce, lobby, dealer: newSecrets()};
    const session = await this.#openNew(turn, tableId, kept, 'network');
    if (session) void this.#connect();
  }

  /** Null when the person has gone on elsewhere meanwhile: then nothing is opened. */
  async #openNew(
    turn: number,
    id: string,
    kept: Kept,
    place: 'here' | 'network',
    entries: readonly string[] = [],
  ): Promise<Session | null> {
    if (turn !== this.#turn) return null;
    const lease = await this.#lease(id, false);
    if (!lease) throw new BadMessage('table/open-elsewhere');
    const meta: saves.TableMeta = {
      id,
      game: kept.lobby.game,
      name: '',
      seats: [],
      place,
      trial: kept.trial === true,
      state: 'lobby',
      myTurn: false,
      toAct: [],
      savedAt: this.#ports.now(),
      entries: entries.length,
    };
    await saves.createTable(meta, secretsOf(kept), entries).catch(error => {
      lease.release();
      throw error;
    });
    return this.#openSession(turn, id, '', place, kept, entries, lease);
  }

  /** Deletes a table that is kept here; another tab that has it open lets go of it first. */
  async remove(id: string): Promise<void> {
    const lease = await acquireLease(id, {takeOver: true, onLost: () => undefined});
    await saves.deleteTable(id).finally(() => lease?.release());
  }

  async reopen(id: string, takeOver: boolean): Promise<void> {
    const turn = await this.#setOut();
    const lease = await this.#lease(id, takeOver);
    if (!lease) {
      this.#elsewhere = id;
      throw new BadMessage('table/open-elsewhere');
    }
    const {meta, entries, kept} = await this.#load(id).catch(error => {
      lease.release();
      throw error;
    });
    const session = await this.#openSession(turn, id, meta.name, meta.place, kept, entries, lease);
    if (session && meta.place === 'network') void this.#connect();
  }

  async #load(id: string): Promise<saves.StoredTable & {readonly kept: Kept}> {
    const stored = await saves.loadTable(id);
    if (!stored) {
      this.#ports.remember(null);
      throw new BadMessage('table/not-here');
    }
    const kept = keptOf(stored.secrets);
    if (!kept) throw new BadMessage('saves/damaged', {key: `t/${id}/seat`});
    return {...stored, kept};
  }

  async #openSession(
    turn: number,
    id: string,
    name: string,
    place: 'here' | 'network',
    kept: Kept,
    entries: readonly string[],
    lease: Lease,
  ): Promise<Session | null> {
    const [rooms, signer] = await Promise.all([
      place === 'network' ? this.#loadRooms() : null,
      this.#ports.signer(id),
    ]).catch(error => {
      lease.release();
      throw error;
    });
    if (turn !== this.#turn) {
      lease.release();
      return null;
    }
    const invite = rooms?.inviteOf({tableId: id, secret: kept.secret}) ?? null;
    const saver = new TableSaver(id, entries.length, kept, this.#ports.now);
    const session = new Session(
      {id, place, trial: kept.trial === true, hosting: kept.hosting, name, invite, secret: kept.secret},
      {
        ...this.#ports.session,
        now: this.#ports.now,
        loadGame: requireGame,
        store: saver,
        dealer: new DeviceDealer(kept.dealer ?? newSecrets(), secrets => saver.dealer(secrets)),
        profile: () => this.#host.settings(),
        changed: () => this.#changed(),
      },
      signer,
      kept.nonce,
      kept.lobby,
    );
    const open: Open = {session, saver, lease, ready: false};
    this.#open = open;
    saver.follow(session);
    try {
      if (entries.length > 0) await session.restore(entries);
    } catch (error) {
      if (this.#open === open) this.#open = null;
      session.close();
      lease.release();
      throw error;
    }
    if (turn !== this.#turn) return null;
    open.ready = true;
    this.#ports.remember(id);
    this.#changed();
    return session;
  }

  #lease(id: string, takeOver: boolean): Promise<Lease | null> {
    const onLost = () => {
      if (this.#open?.session.info.id !== id) return;
      this.#host.home({code: 'table/taken-over', details: {}});
    };
    return acquireLease(id, {takeOver, onLost});
  }

  async retry(): Promise<void> {
    const id = this.#elsewhere;
    this.#elsewhere = null;
    if (id !== null) return this.reopen(id, true);
    if (this.#joining) return this.#enter(this.#joining.invitation);
    this.act({act: 'syncNow'});
  }

  // ——— network ———

  #loadRooms(): Promise<RoomPorts> {
    this.#rooms ??= this.#ports.rooms().catch(error => {
      this.#rooms = null;
      throw error;
    });
    return this.#rooms;
  }

  async join(linkOrCode: string): Promise<void> {
    const turn = this.#turn;
    const rooms = await this.#loadRooms();
    const invitation = rooms.read(linkOrCode);
    if (turn === this.#turn) await this.#enter(invitation);
  }

  /** From an invitation to a seat or a look: reaching, greeting, then the host's lobby tells what is played. */
  async #enter(invitation: Invitation): Promise<void> {
    const turn = await this.#setOut();
    if (turn !== this.#turn) return;
    const by = invitation.tableId === null ? 'code' : 'link';
    const step = by === 'code' ? 'knocking' : 'reaching';
    const place: Joining = {invitation, by, since: this.#ports.now(), step, trouble: null};
    this.#joining = place;
    const tick = setInterval(() => this.#changed(), 1000);
    this.#changed();
    const onStep = (step: JoiningView['step']) => {
      if (STEPS.indexOf(step) > STEPS.indexOf(place.step)) place.step = step;
      this.#changed();
    };
    let known: string | null = null;
    try {
      const rooms = await this.#loadRooms();
      const table = await rooms.admit(invitation, this.#connection());
      if (by === 'code') onStep('greeting');
      if (await saves.loadTable(table.tableId)) known = table.tableId;
      else await this.#sitDown(turn, table, onStep);
    } catch (error) {
      if (turn !== this.#turn) return;
      if (!(error instanceof JoinFailure)) {
        this.#joining = null;
        throw error;
      }
      place.step = 'failed';
      place.trouble = error.trouble;
    } finally {
      clearInterval(tick);
    }
    // Whoever sits there already goes on from what is stored.
    if (known !== null && turn === this.#turn) await this.reopen(known, false);
  }

  /** At a table that is new on this device. */
  async #sitDown(turn: number, {tableId, secret}: TableAddress, onStep: OnStep): Promise<void> {
    const rooms = await this.#loadRooms();
    const signer = await this.#ports.signer(tableId);
    if (turn !== this.#turn) return;
    const room = await rooms.join({tableId, secret}, signer, this.#connection(), onStep);
    const kept: Kept = {hosting: false, secret, nonce: randomText(16), lobby: emptyLobby()};
    const session = await this.#openNew(turn, tableId, kept, 'network').catch(error => {
      room.close();
      throw error;
    });
    if (session) session.enter(room);
    else room.close();
  }

  #connection(): Connection {
    const {broker, relay, name, shape} = this.#host.settings();
    return {broker, relay, name, shape};
  }

  /** Connects an open table with its peers, again and again until it works or the table is left. */
  async #connect(): Promise<void> {
    const turn = this.#turn;
    const {session} = this.#open ?? {};
    if (!session) return;
    try {
      const rooms = await this.#loadRooms();
      const {id: tableId, hosting, secret} = session.info;
      const signer = await this.#ports.signer(tableId);
      const how = hosting ? rooms.open : rooms.join;
      const {host: hostKey} = session.lobby;
      const room: RoomPort = await how(
        {tableId, secret, hostKey},
        signer,
        this.#connection(),
        () => undefined,
      );
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

  async exportRecord(id: string): Promise<void> {
    const stored = await saves.loadTable(id);
    if (!stored || stored.entries.length === 0) throw new BadMessage('record/empty');
    const {recordFile} = await import('./records.ts');
    const {entries, meta} = stored;
    const {name, text} = recordFile(entries, meta.savedAt, await requireGame(meta.game));
    this.#ports.download(name, text);
  }

  async importRecord(file: File): Promise<void> {
    const before = this.#turn;
    const {readRecord} = await import('./records.ts');
    const {entries, header, over} = await readRecord(file, this.#ports.session.verify, requireGame);
    if (before !== this.#turn) return;
    const turn = await this.#setOut();
    // An unfinished game of one device goes on here; everything else is looked at.
    if (header.mode === 'local' && !over) {
      const end = entries.length - 1;
      return this.#openBranch(turn, entries, end, {trial: false, dealer: null});
    }
    const host = header.seats[header.hosts[0]!]!.key;
    const lobby: Lobby = {...emptyLobby(), game: header.game, host, started: true};
    const kept: Kept = {hosting: false, secret: '', nonce: randomText(16), lobby};
    await this.#openNew(turn, randomText(12), kept, 'here', entries);
  }

  async branchOff(from: number): Promise<void> {
    const open = this.#open;
    const texts = open?.session.ledger?.chain.texts;
    if (!open || !texts) return;
    const {dealer = null} = open.saver.kept;
    await this.#openBranch(await this.#setOut(), texts, from, {trial: true, dealer});
  }

  /** @param dealer what the table dealt from that this one goes on with; null where this device does not know it */
  async #openBranch(
    turn: number,
    texts: readonly string[],
    from: number,
    {trial, dealer}: {trial: boolean; dealer: DealerSecrets | null},
  ): Promise<void> {
    const {branch} = await import('./records.ts');
    const {header} = Chain.link(texts.slice(0, 1));
    const id = randomText(12);
    const signer = await this.#ports.signer(id);
    const entries = await branch(texts, from, await requireGame(header.game), signer, () => randomText(16));
    const lobby: Lobby = {...emptyLobby(), game: header.game, host: signer.publicKey, started: true};
    const answers = Chain.link(entries).entries.filter(({kind}) => kind === 'answer').length;
    const secrets = newSecrets(dealer, answers);
    const kept: Kept = {hosting: true, secret: '', nonce: randomText(16), lobby, trial, dealer: secrets};
    await this.#openNew(turn, id, kept, 'here', entries);
  }

  #changed(): void {
    this.#host.changed();
  }
}

async function requireGame(id: string) {
  const game = await loadGame(id);
  if (!game) throw new BadMessage('table/unknown-game', {game: id.slice(0, 40)});
  return game;
}
