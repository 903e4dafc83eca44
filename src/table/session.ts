/**
 * One table as this device lives it: lobby, play, and the peers around it. Joins a ledger with, on the host's
 * device, the host, and with a room of peers where there is one; answers `view()` for the screen and takes acts.
 */
import type {Seat} from '../engine/game.ts';
import {sealHeader} from '../log/chain.ts';
import {isSealedBy} from '../log/entry.ts';
import type {Signer} from '../log/sign.ts';
import {Circle, type Standing, standingOf} from './circle.ts';
import {headerOf} from './header.ts';
import {Host} from './host.ts';
import {Ledger} from './ledger.ts';
import type {Lobby} from './lobby.ts';
import * as lobbies from './lobby.ts';
import {lobbyView} from './lobby-view.ts';
import {type Message, parseMessage} from './messages.ts';
import {OwnMoves} from './own-moves.ts';
import type {SessionPorts} from './ports.ts';
import {problemOf} from './problem.ts';
import type {PeerInfo, RoomPort} from './room-port.ts';
import {Seating} from './seating.ts';
import {tableView} from './table-view.ts';
import type {Act, FairnessView, LobbyView, Problem, TableView} from './view-model.ts';

/** What a session is about; kept with the table. */
export interface TableInfo {
  readonly id: string;
  readonly place: 'here' | 'network';
  /** Branched off another table to try things out. */
  readonly trial: boolean;
  /** The host's device: it orders and signs; a table on one device has no other. */
  readonly hosting: boolean;
  readonly name: string;
  /** Of the join link; empty for a table on one device. */
  readonly secret: string;
  /** How others come here; null for a table on one device. */
  readonly invite: {readonly link: string; readonly code: string} | null;
}

const BEAT = 1000;
/** How long peers' standings may lag: an entry is drawn first, compared after that. */
const COMPARE = 200;
/** Entries that may wait for entry 0. */
const WAITING = 4000;
/** Entries that are given at once. */
const GIVEN = 64;

/** What there is as soon as entry 0 stands. */
interface Play {
  readonly ledger: Ledger;
  readonly host: Host | null;
  /** Seats of this device. */
  readonly mine: readonly Seat[];
  readonly moves: OwnMoves;
}

export class Session {
  readonly info: TableInfo;
  readonly #ports: SessionPorts;
  readonly #signer: Signer;
  readonly #nonce: string;
  readonly #circle: Circle;
  readonly #seating: Seating;
  #play: Play | null = null;
  #eyes: Seat | null = null;
  #trouble: Problem | null = null;
  #shownAt: number | null = null;
  #recheck: FairnessView['recheck'] = 'idle';
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
    this.#circle = new Circle(this.key, () => this.#changed());
    const own = {key: this.key, nonce, hosting: info.hosting};
    this.#seating = new Seating(lobby, own, this.#circle, {
      profile: () => ports.profile(),
      nonce: () => ports.nonce(),
      changed: next => this.#lobbyChanged(next),
    });
  }

  get key(): string {
    return this.#signer.publicKey;
  }

  get ledger(): Ledger | null {
    return this.#play?.ledger ?? null;
  }

  get lobby(): Lobby {
    return this.#seating.lobby;
  }

  /** Seats of this device. */
  get mine(): readonly Seat[] {
    return this.#play?.mine ?? [];
  }

  view(): LobbyView | TableView {
    const circle = this.#circle;
    if (!this.#play) return lobbyView(this.lobby, this.info, this.key, circle, this.#trouble);
    const {ledger, mine, moves} = this.#play;
    const {header} = ledger.chain;
    return tableView(ledger, {
      tableId: this.info.id,
      name: this.info.name,
      place: this.info.place,
      trial: this.info.trial,
      mine,
      eyes: this.#eyes,
      linkOf: seat => (header.seats[seat]!.kind === 'bot' ? 'self' : circle.linkOf(header.seats[seat]!.key)),
      sending: moves.sending,
      refusal: moves.refusal,
      trouble: this.#trouble ?? this.#hostTrouble(ledger),
      shownAt: this.#shownAt,
      invite: this.info.invite,
      ...circle.compare(ledger),
      recheck: this.#recheck,
      strikes: circle.strikes(header),
      knocks: circle.knocks,
    });
  }

  #hostTrouble({firstBad, unstored}: Ledger): Problem | null {
    if (firstBad ?? unstored) return firstBad?.problem ?? unstored;
    if (this.info.hosting || this.info.place === 'here') return null;
    const link = this.#circle.linkOf(this.lobby.host);
    return link === 'away' || link === 'connecting' ? {code: 'table/host-away', details: {}} : null;
  }

  // ——— beginning ———

  /** Goes on from entries that this device stored. @throws BadMessage, IllegalAction when they are damaged */
  async restore(texts: readonly string[]): Promise<void> {
    const game = await this.#ports.loadGame(this.lobby.game);
    this.#adopt(Ledger.open(texts, game, this.#ports));
  }

  /** Enters a room of peers; the host puts its whole log on the board. */
  enter(room: RoomPort): void {
    this.#circle.enter(room, {
      peers: () => this.#peersChanged(),
      message: (from, message) => this.#message(from, message),
      entries: texts => this.#take(texts),
      trouble: problem => this.setTrouble(problem),
      replaced: () => this.setTrouble({code: 'table/taken-over', details: {}}),
    });
    if (this.info.hosting && this.ledger) this.#circle.open(this.ledger.chain.texts);
    this.#beat = setInterval(() => {
      this.#sendBeat();
      this.#play?.moves.resend();
    }, BEAT);
    this.#peersChanged();
  }

  /** Host: writes entry 0 and starts. */
  async start(): Promise<void> {
    if (!this.info.hosting || this.#play || this.#beginning || !lobbies.isFull(this.lobby)) return;
    this.#beginning = true;
    this.#trouble = null;
    try {
      await this.#sealHeader();
    } catch (error) {
      this.#troubled(error);
    } finally {
      this.#beginning = false;
    }
  }

  async #sealHeader(): Promise<void> {
    const game = await this.#ports.loadGame(this.lobby.game);
    const text = await sealHeader(headerOf(this.lobby, game.rules, this.key, this.info.place), this.#signer);
    this.#adopt(await Ledger.begin(text, game, this.#ports));
    this.#seating.started();
    this.#circle.publish(text);
  }

  /** Guest: entry 0 arrives. */
  async #begin(text: string): Promise<void> {
    this.#beginning = true;
    try {
      // Anybody can write one that the host has never seen.
      if (!(await isSealedBy(this.lobby.host, text))) return;
      const game = await this.#ports.loadGame(this.lobby.game);
      if (!this.#isOurs(Ledger.open([text], game, this.#ports))) {
        this.setTrouble({code: 'table/wrong-header', details: {}});
        return;
      }
      this.#adopt(await Ledger.begin(text, game, this.#ports));
      this.#seating.started();
      const waiting = this.#waiting;
      this.#waiting = [];
      await this.ledger?.offer(waiting);
    } catch (error) {
      this.#troubled(error);
    } finally {
      this.#beginning = false;
      // Another one may have come meanwhile.
      this.#waiting = this.#waiting.filter(waiting => waiting !== text);
      this.#take([]);
    }
  }

  /** Entry 0 must be the host's, and hold this device's seat as this device asked for it. */
  #isOurs({chain: {header}}: Ledger): boolean {
    const {key, lobby} = this;
    const seated = header.seats.some(seat => seat.key === key && seat.nonce === this.#nonce);
    return (
      header.seats[header.hosts[0]!]!.key === lobby.host && (seated || lobbies.placeOf(lobby, key) === null)
    );
  }

  #adopt(ledger: Ledger): void {
    // Left while it was read.
    if (this.#closed) return;
    const host = this.info.hosting ? this.#hostOf(ledger) : null;
    const mine = ledger.chain.header.seats.flatMap((seat, i) =>
      seat.kind === 'person' && seat.key === this.key ? [i] : [],
    );
    const moves = new OwnMoves(ledger, mine, {
      signer: this.#signer,
      host,
      tell: message => this.#circle.tellKey(this.lobby.host, message),
      changed: () => this.#changed(),
    });
    this.#play = {ledger, host, mine, moves};
    if (this.#eyes === null && mine.length === 1) this.#eyes = mine[0]!;
    ledger.onChange(() => this.#advanced());
    void host?.advance();
    this.#changed();
  }

  #hostOf(ledger: Ledger): Host {
    const {bots, seed, pause} = this.#ports;
    const publish = (text: string) => this.#circle.publish(text);
    // What the disk could not keep, the ledger tells until it can.
    const troubled = (error: unknown) => (ledger.unstored ? this.#changed() : this.#troubled(error));
    return new Host(ledger, {signer: this.#signer, bots, seed, pause, publish, troubled});
  }

  // ——— acts ———

  /** @returns false for acts that are not this table's business */
  act(act: Act): boolean {
    if (this.#seating.act(act)) return true;
    const moves = this.#play?.moves;
    switch (act.act) {
      case 'start':
        void this.start();
        return true;
      case 'move':
        this.#shownAt = null;
        void moves?.move(act.action, this.#eyes);
        return true;
      case 'takeBack':
        this.#shownAt = null;
        void this.#takeBack(act.to);
        return true;
      case 'answerTakeBack':
        this.#shownAt = null;
        void moves?.answerBack(act.yes);
        return true;
      case 'openCurtain':
        this.#eyes = act.seat;
        moves?.forget();
        this.#changed();
        return true;
      case 'scrub':
        this.#shownAt = act.to;
        this.#changed();
        return true;
      case 'answerKnock':
        this.#circle.answerKnock(act.knock, act.admit);
        return true;
      case 'recheck':
        void this.#recheckAll();
        return true;
      case 'syncNow':
        void this.#play?.host?.advance();
        this.#circle.redial();
        this.#sendBeat();
        return true;
      default:
        return false;
    }
  }

  async #takeBack(to: number): Promise<void> {
    const {ledger, moves} = this.#play ?? {};
    await moves?.askBack(to);
    // At one device everybody affected sits here: asking is enough.
    for (let head = -1; this.info.place === 'here' && ledger?.replay.takeBackRequest; ) {
      if (ledger.head === head) return;
      ({head} = ledger);
      await moves?.answerBack(true);
    }
  }

  async #recheckAll(): Promise<void> {
    const {ledger} = this;
    if (!ledger || this.#recheck === 'running') return;
    this.#recheck = 'running';
    this.#changed();
    const {recheck} = await import('./recheck.ts');
    this.#recheck = await recheck(ledger, this.#ports.verify);
    this.#changed();
  }

  // ——— peers ———

  #message(from: PeerInfo, value: unknown): void {
    const message = parseMessage(value);
    if (!message || this.#seating.message(from, message)) return;
    switch (message.m) {
      case 'propose':
        void this.#judge(from, message);
        return;
      case 'verdict':
        if (from.key === this.lobby.host) this.#play?.moves.refused(message);
        return;
      case 'beat':
        this.#heard(from, message);
        return;
      case 'want':
        this.#give(from.id, message.from);
        return;
      case 'have':
        this.#take(message.entries);
    }
  }

  async #judge(from: PeerInfo, {m: _, ...proposal}: Extract<Message, {m: 'propose'}>): Promise<void> {
    const {host, ledger} = this.#play ?? {};
    if (!host || ledger?.chain.entries.some(entry => entry.authorSignature === proposal.signature)) return;
    const problem = await host.propose(proposal);
    if (problem) this.#circle.tell(from.id, {m: 'verdict', basis: proposal.basis, ...problem});
  }

  #heard(from: PeerInfo, beat: Standing): void {
    const news = this.#circle.stands(from.key, beat);
    const {n} = standingOf(this.ledger);
    // Who has no log yet may have missed the lobby as well.
    if (beat.n < 0) this.#seating.announce(from.id);
    if (beat.n > n) this.#circle.tell(from.id, {m: 'want', from: n + 1});
    if (news) this.#compareSoon();
  }

  #give(peer: string, from: number): void {
    const texts = this.ledger?.chain.texts.slice(from, from + GIVEN) ?? [];
    if (texts.length > 0) this.#circle.tell(peer, {m: 'have', entries: texts});
  }

  #take(texts: readonly string[]): void {
    if (this.#closed) return;
    if (this.ledger) {
      if (texts.length > 0) void this.ledger.offer(texts);
      return;
    }
    if (this.info.hosting) return;
    this.#waiting = [...this.#waiting, ...texts].slice(-WAITING);
    const header = this.#waiting.find(text => text.startsWith('{"n":0,'));
    if (header && !this.#beginning && this.lobby.host !== '') void this.#begin(header);
  }

  #sendBeat(): void {
    this.#circle.tellAll({m: 'beat', ...standingOf(this.ledger)});
  }

  /** Tells where this log stands, and shows where the others' do. */
  #compareSoon(): void {
    this.#comparing ??= setTimeout(() => {
      this.#comparing = null;
      this.#sendBeat();
      this.#changed();
    }, COMPARE);
  }

  #peersChanged(): void {
    this.#seating.announce();
    this.#play?.moves.resend();
    this.#sendBeat();
    this.#changed();
  }

  // ——— inside ———

  #advanced(): void {
    this.#play?.moves.advanced();
    this.#compareSoon();
    this.#changed();
  }

  #lobbyChanged(lobby: Lobby): void {
    this.#ports.store.lobby(lobby);
    this.#changed();
    // Entry 0 may have come before the lobby told what is played.
    this.#take([]);
  }

  #changed(): void {
    if (!this.#closed) this.#ports.changed();
  }

  /** @throws the error itself when it is a bug of ours */
  #troubled(error: unknown): void {
    const problem = problemOf(error);
    if (!problem) throw error;
    this.setTrouble(problem);
  }

  setTrouble(trouble: Problem | null): void {
    this.#trouble = trouble;
    this.#changed();
  }

  close(): void {
    this.#closed = true;
    this.#play?.host?.stop();
    if (this.#beat !== null) clearInterval(this.#beat);
    if (this.#comparing !== null) clearTimeout(this.#comparing);
    this.#circle.close();
  }
}
