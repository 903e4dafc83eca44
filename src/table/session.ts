/**
 * One table as this device lives it: lobby, play, and the peers around it. Joins a ledger with, on the host's
 * device, the host, and with a room of peers where there is one; answers `view()` for the screen and takes acts.
 */
import type {Json} from '../base/json.ts';
import type {Action, Seat} from '../engine/game.ts';
import {Chain, type SignedProposal, sealHeader} from '../log/chain.ts';
import type {Header} from '../log/header.ts';
import type {Signer} from '../log/sign.ts';
import {headerOf} from './header.ts';
import {Host} from './host.ts';
import {type EntryStore, Ledger} from './ledger.ts';
import type {Lobby} from './lobby.ts';
import * as lobbies from './lobby.ts';
import {lobbyView} from './lobby-view.ts';
import {type Message, parseMessage} from './messages.ts';
import type {SessionPorts} from './ports.ts';
import {problemOf} from './problem.ts';
import type {Knock, PeerInfo, RoomPort} from './room-port.ts';
import {Strikes} from './strikes.ts';
import {lastActor, tableView} from './table-view.ts';
import type {Act, FairnessView, LinkState, LobbyView, Problem, TableView} from './view-model.ts';

/** What a session is about; kept with the table. */
export interface TableInfo {
  readonly id: string;
  readonly place: 'here' | 'network';
  /** Branched off another table to try things out. */
  readonly trial: boolean;
  /** The keeper orders and signs; a table on one device has no other. */
  readonly keeper: boolean;
  readonly name: string;
  /** Of the join link; empty for a table on one device. */
  readonly secret: string;
  /** How others come here; null for a table on one device. */
  readonly invite: {readonly link: string; readonly code: string} | null;
}

/** Where a peer's log stands, as it last said. */
interface Standing {
  readonly n: number;
  readonly hash: string;
  readonly digest: string;
}

const BEAT = 1000;
/** How long peers' standings may lag: an entry is drawn first, compared after that. */
const COMPARE = 200;
/** People that may wait before the door at once. */
const KNOCKS = 5;
/** Best first. */
const LINKS: readonly LinkState[] = ['live', 'unsteady', 'connecting'];
const NO_HEAD: Standing = {n: -1, hash: '', digest: ''};

export class Session {
  readonly info: TableInfo;
  readonly #ports: SessionPorts;
  readonly #signer: Signer;
  #room: RoomPort | null = null;
  #lobby: Lobby;
  #ledger: Ledger | null = null;
  #host: Host | null = null;
  #held: Seat | null = null;
  /** A move on its way: said again until the host has answered, or its entry is here. */
  #sending: {readonly action: Action | null; readonly basis: number; proposal?: SignedProposal} | null = null;
  #refusal: Problem | null = null;
  #trouble: Problem | null = null;
  #shownAt: number | null = null;
  #recheck: FairnessView['recheck'] = 'idle';
  readonly #strikes = new Strikes();
  readonly #standings = new Map<string, Standing>();
  readonly #nonce: string;
  #knocks: readonly Knock[] = [];
  #beat: ReturnType<typeof setInterval> | null = null;
  #comparing: ReturnType<typeof setTimeout> | null = null;
  #beginning = false;
  #waiting: string[] = [];
  #closed = false;

  constructor(info: TableInfo, ports: SessionPorts, signer: Signer, nonce: string, lobby: Lobby) {
    this.info = info;
    this.#ports = ports;
    this.#signer = signer;
    this.#nonce = nonce;
    this.#lobby = lobby;
  }

  get key(): string {
    return this.#signer.publicKey;
  }

  get ledger(): Ledger | null {
    return this.#ledger;
  }

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** Seats of this device. */
  get mine(): readonly Seat[] {
    const seats = this.#ledger?.chain.header.seats ?? [];
    return seats.flatMap((seat, i) => (seat.kind === 'person' && seat.key === this.key ? [i] : []));
  }

  view(): LobbyView | TableView {
    const knocks = this.#knocks.map(({name}) => name);
    if (!this.#ledger)
      return lobbyView(this.#lobby, this.info, this.key, this.#room?.peers ?? [], knocks, key =>
        this.#linkOf(key),
      );
    const {header} = this.#ledger.chain;
    const [agree, differ] = this.#compare();
    return tableView(this.#ledger, {
      tableId: this.info.id,
      name: this.info.name,
      place: this.info.place,
      trial: this.info.trial,
      mine: this.mine,
      held: this.#held,
      linkOf: seat => (header.seats[seat]!.kind === 'bot' ? 'self' : this.#linkOf(header.seats[seat]!.key)),
      sending: this.#sending?.action ?? null,
      refusal: this.#refusal,
      trouble: this.#trouble ?? this.#hostTrouble(),
      shownAt: this.#shownAt,
      invite: this.info.invite,
      agree,
      differ,
      recheck: this.#recheck,
      strikes: this.#strikes.view(header),
      knocks,
    });
  }

  // ——— beginning ———

  /** Goes on from entries that this device stored. @throws BadMessage, IllegalAction when they are damaged */
  async restore(texts: readonly string[]): Promise<void> {
    const game = await this.#ports.loadGame(this.#lobby.game);
    this.#adopt(Ledger.open(texts, game, this.#store, this.#ports.now));
  }

  /** Enters a room of peers; the host puts its whole log on the board. */
  enter(room: RoomPort): void {
    this.#room = room;
    room.listen({
      peers: () => this.#peersChanged(),
      message: (from, message) => this.#message(from, message),
      entries: texts => this.#take(texts),
      trouble: problem => this.setTrouble(problem),
      knock: knock => {
        this.#knocks = [...this.#knocks, knock].slice(-KNOCKS);
        this.#changed();
      },
      strike: ({key}, code) => {
        this.#strikes.note(key, code);
        this.#changed();
      },
      replaced: () => this.setTrouble({code: 'table/taken-over', details: {}}),
    });
    if (this.info.keeper && this.#ledger) room.open(this.#ledger.chain.texts);
    this.#beat = setInterval(() => {
      this.#sendBeat();
      this.#resend();
    }, BEAT);
    this.#peersChanged();
  }

  /** Keeper: writes entry 0 and starts. */
  async start(): Promise<void> {
    if (!this.info.keeper || this.#ledger || this.#beginning || !lobbies.isFull(this.#lobby)) return;
    this.#beginning = true;
    const game = await this.#ports.loadGame(this.#lobby.game);
    const header: Header = headerOf(this.#lobby, game.rules, this.key, this.info.place);
    const text = await sealHeader(header, this.#signer);
    this.#adopt(await Ledger.begin(text, game, this.#store, this.#ports.now));
    this.#setLobby({...this.#lobby, started: true});
    this.#room?.publish(text);
  }

  #adopt(ledger: Ledger): void {
    this.#ledger = ledger;
    if (this.#held === null && this.mine.length === 1) this.#held = this.mine[0]!;
    ledger.onChange(() => this.#advanced());
    if (this.info.keeper) {
      this.#host = new Host(ledger, {
        signer: this.#signer,
        dealer: this.#ports.dealer,
        bots: this.#ports.bots,
        seed: this.#ports.seed,
        pause: this.#ports.pause,
        publish: text => this.#room?.publish(text),
      });
      void this.#host.advance();
    }
    this.#changed();
  }

  /** Guest: entry 0 arrives. It must be the keeper's, and hold this device's seat as this device asked for it. */
  async #begin(text: string): Promise<void> {
    this.#beginning = true;
    try {
      const game = await this.#ports.loadGame(this.#lobby.game);
      const ledger = Ledger.open([text], game, this.#store, this.#ports.now);
      const {header} = ledger.chain;
      const own = lobbies.placeOf(this.#lobby, this.key);
      const wrong =
        header.seats[header.hosts[0]!]!.key !== this.#lobby.host ||
        (own !== null && !header.seats.some(seat => seat.key === this.key && seat.nonce === this.#nonce));
      if (wrong) {
        this.#trouble = {code: 'table/wrong-header', details: {}};
        this.#changed();
        return;
      }
      this.#adopt(await Ledger.begin(text, game, this.#store, this.#ports.now));
      this.#setLobby({...this.#lobby, started: true});
      const waiting = this.#waiting;
      this.#waiting = [];
      await this.#ledger?.offer(waiting);
    } catch (error) {
      this.#trouble = problemOf(error);
      if (!this.#trouble) throw error;
      this.#changed();
    } finally {
      this.#beginning = false;
    }
  }

  // ——— acts ———

  /** @returns false for acts that are not this table's business */
  act(act: Act): boolean {
    switch (act.act) {
      case 'sit':
        this.#sit(act.place);
        return true;
      case 'standUp':
        this.#standUp();
        return true;
      case 'addBot':
        if (this.info.keeper)
          this.#setLobby(lobbies.addBot(this.#lobby, act.place, act.bot, this.#ports.nonce()));
        return true;
      case 'clearPlace':
        if (this.info.keeper) this.#setLobby(lobbies.clearPlace(this.#lobby, act.place));
        return true;
      case 'start':
        void this.start();
        return true;
      case 'move':
        void this.#move(act.action);
        return true;
      case 'takeBack':
        void this.#tableFact({type: 'askBack', to: act.to});
        return true;
      case 'answerTakeBack':
        void this.#tableFact({type: 'answerBack', yes: act.yes});
        return true;
      case 'openCurtain':
        this.#held = act.seat;
        this.#refusal = null;
        this.#changed();
        return true;
      case 'scrub':
        this.#shownAt = act.to;
        this.#changed();
        return true;
      case 'answerKnock':
        this.#answerKnock(act.knock, act.admit);
        return true;
      case 'recheck':
        void this.#recheckAll();
        return true;
      case 'syncNow':
        this.#room?.redial();
        this.#sendBeat();
        return true;
      default:
        return false;
    }
  }

  #sit(place: number): void {
    const {name, shape} = this.#ports.profile();
    if (this.info.keeper) {
      const next = lobbies.sit(this.#lobby, place, {key: this.key, name, shape, nonce: this.#nonce});
      if (next) this.#setLobby(next);
    } else {
      this.#toKeeper({m: 'sit', place, name, shape, nonce: this.#nonce});
    }
  }

  #standUp(): void {
    if (this.info.keeper) this.#setLobby(lobbies.stand(this.#lobby, this.key));
    else this.#toKeeper({m: 'stand'});
  }

  #answerKnock(at: number, admit: boolean): void {
    const knock = this.#knocks[at];
    this.#knocks = this.#knocks.filter(other => other !== knock);
    if (admit) knock?.admit();
    else knock?.refuse();
    this.#changed();
  }

  async #move(action: Action): Promise<void> {
    const ledger = this.#ledger;
    const seat = ledger?.replay.toAct.find(
      next => this.mine.includes(next) && (this.mine.length === 1 || next === this.#held),
    );
    if (!ledger || seat === undefined) return;
    await this.#propose('action', seat, action, action);
  }

  async #tableFact(fact: {readonly type: string; readonly [field: string]: Json}): Promise<void> {
    const ledger = this.#ledger;
    if (!ledger) return;
    const {replay} = ledger;
    const waiting = replay.takeBackRequest?.waiting.find(seat => this.mine.includes(seat));
    const seat = fact.type === 'answerBack' ? waiting : lastActor(replay.items, replay.undone, this.mine);
    if (seat === undefined || seat === null) return;
    await this.#propose('table', seat, fact, null);
    // At one device everybody affected sits here: asking is enough.
    if (this.info.place === 'here' && fact.type === 'askBack' && replay.takeBackRequest)
      await this.#tableFact({type: 'answerBack', yes: true});
  }

  async #propose(kind: 'action' | 'table', seat: Seat, payload: object, shown: Action | null): Promise<void> {
    const ledger = this.#ledger;
    if (!ledger || this.#sending) return;
    const {n: basis} = ledger.chain.head;
    this.#sending = {action: shown, basis};
    this.#refusal = null;
    this.#shownAt = null;
    const signature = await ledger.chain.sign(kind, seat, payload, this.#signer);
    const proposal: SignedProposal = {kind, seat, payload, basis, signature};
    if (this.#host) {
      this.#refusal = await this.#host.propose(proposal);
      this.#sending = null;
      this.#changed();
    } else {
      if (this.#sending) this.#sending.proposal = proposal;
      this.#resend();
      // Drawn when it is on its way: it is the others who wait for it.
      this.#changed();
    }
  }

  async #recheckAll(): Promise<void> {
    const ledger = this.#ledger;
    if (!ledger || this.#recheck === 'running') return;
    this.#recheck = 'running';
    this.#changed();
    const {texts} = ledger.chain;
    const {digest} = ledger.replay;
    try {
      await this.#ports.verify(texts);
      const {foldAll} = await import('./check-record.ts');
      const anew = foldAll(Chain.link(texts), ledger.replay.game);
      this.#recheck = anew.digest === digest ? 'good' : 'bad';
    } catch (error) {
      ledger.note(error);
      this.#recheck = 'bad';
    }
    this.#changed();
  }

  // ——— peers ———

  #message(from: PeerInfo, value: unknown): void {
    const message = parseMessage(value);
    if (!message) return;
    const fromKeeper = from.key === this.#lobby.host;
    switch (message.m) {
      case 'lobby':
        if (!this.info.keeper && (fromKeeper || this.#lobby.host === ''))
          this.#setLobby(lobbies.fromMessage(message));
        return;
      case 'sit': {
        if (!this.info.keeper) return;
        const {place, name, shape, nonce} = message;
        const next = lobbies.sit(this.#lobby, place, {key: from.key, name, shape, nonce});
        if (next) this.#setLobby(next);
        return;
      }
      case 'stand':
        if (this.info.keeper) this.#setLobby(lobbies.stand(this.#lobby, from.key));
        return;
      case 'propose':
        void this.#judge(from, message);
        return;
      case 'verdict':
        if (fromKeeper && this.#sending?.basis === message.basis) {
          this.#sending = null;
          this.#refusal = {code: message.code, details: message.details as Problem['details']};
          this.#changed();
        }
        return;
      case 'beat':
        this.#heard(from, message);
        return;
      case 'want':
        this.#give(from.id, message.from);
        return;
      case 'have':
        this.#take(message.entries);
        return;
    }
  }

  async #judge(from: PeerInfo, message: Extract<Message, {m: 'propose'}>): Promise<void> {
    if (!this.#host) return;
    const {m: _, ...proposal} = message;
    const {entries} = this.#ledger!.chain;
    if (entries.some(entry => entry.authorSignature === proposal.signature)) return;
    const problem = await this.#host.propose(proposal);
    if (problem)
      this.#room?.send(from.id, {
        m: 'verdict',
        basis: proposal.basis,
        code: problem.code,
        details: problem.details,
      });
  }

  #heard(from: PeerInfo, beat: Standing): void {
    const before = this.#standings.get(from.key) ?? NO_HEAD;
    this.#standings.set(from.key, {n: beat.n, hash: beat.hash, digest: beat.digest});
    const head = this.#ledger?.head ?? -1;
    // Who has no log yet may have missed the lobby as well.
    if (beat.n < 0 && this.info.keeper) this.#room?.send(from.id, lobbies.lobbyMessage(this.#lobby));
    if (beat.n > head) this.#room?.send(from.id, {m: 'want', from: head + 1});
    if (before.n !== beat.n || before.digest !== beat.digest) this.#compareSoon();
  }

  #give(peer: string, from: number): void {
    const texts = this.#ledger?.chain.texts.slice(from, from + 64) ?? [];
    if (texts.length > 0) this.#room?.send(peer, {m: 'have', entries: texts});
  }

  #take(texts: readonly string[]): void {
    if (this.#closed || texts.length === 0) return;
    if (this.#ledger) {
      void this.#ledger.offer(texts);
      return;
    }
    if (this.info.keeper) return;
    this.#waiting.push(...texts.slice(0, 4000));
    const header = this.#waiting.find(text => text.startsWith('{"n":0,'));
    if (header && !this.#beginning && this.#lobby.host !== '') void this.#begin(header);
  }

  #sendBeat(): void {
    const ledger = this.#ledger;
    if (!this.#room) return;
    const standing = ledger ? {...ledger.chain.head, digest: ledger.replay.digest} : NO_HEAD;
    this.#room.broadcast({m: 'beat', ...standing});
  }

  #peersChanged(): void {
    if (this.info.keeper) this.#room?.broadcast(lobbies.lobbyMessage(this.#lobby));
    this.#resend();
    this.#sendBeat();
    this.#changed();
  }

  /** A proposal that met a broken link waits for the host; one that came through twice counts once. */
  #resend(): void {
    if (this.#sending?.proposal) this.#toKeeper({m: 'propose', ...this.#sending.proposal});
  }

  #advanced(): void {
    if (this.#sending && !this.#host && (this.#ledger?.head ?? 0) > this.#sending.basis) this.#sending = null;
    this.#refusal = this.#sending ? this.#refusal : null;
    this.#compareSoon();
    this.#changed();
  }

  /** Tells where this log stands, and shows where the others' do. */
  #compareSoon(): void {
    this.#comparing ??= setTimeout(() => {
      this.#comparing = null;
      this.#sendBeat();
      this.#changed();
    }, COMPARE);
  }

  #toKeeper(message: object): void {
    const keeper = this.#room?.peers.find(peer => peer.key === this.#lobby.host && peer.link !== 'away');
    if (keeper) this.#room?.send(keeper.id, message);
  }

  #linkOf(key: string): LinkState {
    if (key === this.key) return 'self';
    const links = this.#room?.peers.filter(peer => peer.key === key).map(peer => peer.link) ?? [];
    // A device that came back under another name may still be listed under the old one.
    return LINKS.find(link => links.includes(link)) ?? 'away';
  }

  #hostTrouble(): Problem | null {
    const ledger = this.#ledger;
    if (ledger?.firstBad) return {...ledger.firstBad.problem, code: ledger.firstBad.problem.code};
    if (this.info.keeper || this.info.place === 'here') return null;
    const link = this.#linkOf(this.#lobby.host);
    return link === 'away' || link === 'connecting' ? {code: 'table/host-away', details: {}} : null;
  }

  /** Seats whose state digest at the same entry equals ours, and those whose does not. */
  #compare(): [Seat[], Seat[]] {
    const ledger = this.#ledger;
    const agree: Seat[] = [];
    const differ: Seat[] = [];
    ledger?.chain.header.seats.forEach((seat, i) => {
      const standing = this.#standings.get(seat.key);
      if (seat.kind === 'bot' || !standing || standing.n !== ledger.head) return;
      (standing.digest === ledger.replay.digest ? agree : differ).push(i);
    });
    return [agree, differ];
  }

  // ——— inside ———

  readonly #store: EntryStore = {
    append: (n, text) => this.#ports.store.append(n, text),
  };

  #setLobby(lobby: Lobby): void {
    this.#lobby = lobby;
    this.#ports.store.lobby(lobby);
    if (this.info.keeper) this.#room?.broadcast(lobbies.lobbyMessage(lobby));
    this.#changed();
    if (this.#waiting.length > 0) this.#take([]);
  }

  #changed(): void {
    if (!this.#closed) this.#ports.changed();
  }

  setTrouble(trouble: Problem | null): void {
    this.#trouble = trouble;
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#host?.stop();
    if (this.#beat !== null) clearInterval(this.#beat);
    if (this.#comparing !== null) clearTimeout(this.#comparing);
    this.#room?.close();
    this.#room = null;
  }
}
