/**
 * One table as this device lives it. Joins its parts: the other devices (`Circle`, `CatchUp`), the lobby (`Seating`),
 * how the game begins (`Beginning`) and the game itself (`Play`); answers `view()` for the screen and takes acts.
 */

import type {Ticket} from '../../base/address.ts';
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {SignedProposal} from '../../log/chain.ts';
import {changesHosts} from '../../log/header.ts';
import type {Signer} from '../../log/sign.ts';
import type {Ledger} from '../playing/ledger.ts';
import {Play} from '../playing/play.ts';
import {tableView} from '../playing/table-view.ts';
import {type ActHandlers, handleAct, takes} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {DealingView, Ended, LobbyView, PlayAct, TableAct, TableView} from '../seen/view-model.ts';
import {Absences} from './absences.ts';
import {Beats} from './beats.ts';
import {Beginning} from './beginning.ts';
import {Bequests} from './bequests.ts';
import {CatchUp} from './catch-up.ts';
import {Circle, standingOf} from './circle.ts';
import {Claims} from './claims.ts';
import {Consents} from './consents.ts';
import {Copies} from './copies.ts';
import {Door} from './door.ts';
import {Ending} from './ending.ts';
import {handleMessage, type MessageHandlers} from './handlers.ts';
import {beginnerOf, type Lobby} from './lobby.ts';
import {lobbyView} from './lobby-view.ts';
import {Meeting} from './meeting.ts';
import {answerUnread, isLobby, type Message, parseMessage} from './messages.ts';
import {Moving} from './moving.ts';
import {Pen} from './pen.ts';
import type {Brought, SessionPorts, TableInfo} from './ports.ts';
import {Rematch} from './rematch.ts';
import {Return} from './return.ts';
import type {PeerInfo, RoomEvents, RoomPort} from './room-port.ts';
import {Seating} from './seating.ts';
import {Talk} from './talk.ts';
import {Waiting} from './waiting.ts';

/** Milliseconds. */
const BEAT = 1000;

/** The term of a lobby: that of every log is later. */
const BEFORE_THE_GAME = -1;

/** Entries that a device tells all when it begins to keep the table. */
const TOLD = 64;

/** Why a place could not be had. */
const UNSEATED = new Set(['table/seat-taken', 'table/unanswered', 'table/bad-name', 'table/other-version']);

/** The host's lobby came, and this version cannot read it. */
const LOBBY_UNREAD = 'table/lobby-unread';

/** @see Session.sitters */
export interface Sitter {
  readonly seat: Seat;
  readonly name: string;
  readonly me: boolean;
}

export interface Invitation {
  readonly link: string;
  /** For the one whose device this is; null for none. */
  readonly wish: number | null;
  readonly brings: readonly Brought[];
}

const FETCHING: DealingView = {kind: 'fetching', seats: [], passes: null, overdue: false};

export class Session {
  readonly info: TableInfo;
  readonly #ports: SessionPorts;
  readonly #signer: Signer;
  readonly #nonce: string;
  readonly #circle: Circle;
  readonly #door: Door;
  readonly #seating: Seating;
  readonly #beginning: Beginning;
  readonly #beats: Beats;
  readonly #catchUp: CatchUp;
  readonly #acts: ActHandlers<Exclude<TableAct, PlayAct>>;
  readonly #messages: MessageHandlers<Message>;
  readonly #claims: Claims;
  readonly #moving: Moving;
  readonly #meeting: Meeting;
  readonly #copies: Copies;
  readonly #talk: Talk;
  readonly #rematch: Rematch;
  readonly #pen: Pen;
  readonly #absences: Absences;
  readonly #bequests: Bequests;
  readonly #ending: Ending;
  readonly #waiting: Waiting;
  #play: Play | null = null;
  /** Host: it has opened this table again. */
  #return: Return | null = null;
  #trouble: Problem | null = null;
  /** The place at which the person here is asked to sit down. */
  #asked: number | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #closed = false;

  readonly #changed = () => {
    if (!this.#closed) this.#ports.changed();
  };

  /** @param nonce what this device put in for its seat */
  constructor(info: TableInfo, ports: SessionPorts, signer: Signer, nonce: string, lobby: Lobby) {
    this.info = info;
    this.#ports = ports;
    this.#signer = signer;
    this.#nonce = nonce;
    const changed = this.#changed;
    const seats = () => this.ledger?.chain.book.seats ?? [];
    const {hosting, wish = null, brings = []} = info;
    const {now, profile} = ports;
    this.#circle = new Circle(this.key, () => this.#pen.key, changed);
    const moment = () => ({date: now(), elapsed: ports.elapsed()});
    this.#absences = new Absences(this.#circle, info.missed ?? [], {
      ...{seats, now: moment, changed},
      isAbreast: key => this.#isAbreast(key),
      keep: missed => ports.store.missed(missed),
    });
    this.#seating = new Seating(lobby, {key: this.key, nonce, hosting, wish, brings}, this.#circle, {
      ...{profile, nonce: ports.nonce},
      changed: next => this.#lobbyChanged(next),
      keys: () => seats().map(({key}) => key),
      refused: code => this.setTrouble({code, details: {}}),
      seated: () => {
        if (UNSEATED.has(this.#trouble?.code ?? '')) this.setTrouble(null);
      },
    });
    this.#pen = new Pen(this.#circle, {
      ...{key: this.key, signer, changed: () => this.#penChanged()},
      founder: () => this.lobby.host,
      founded: hosting,
      ledger: () => this.ledger,
      ...{visible: ports.visible, keeps: ports.keeps},
      tell: () => this.#beats.tell(),
      unanswered: () => this.#play?.unanswered ?? [],
      leads: () => this.#takesOver(),
    });
    this.#bequests = new Bequests(this.#circle, {
      ledger: () => this.ledger,
      mine: () => this.#pen.mine,
      host: () => this.#pen.key,
      elapsed: ports.elapsed,
      changed,
    });
    const keeps = () => (this.#play ? this.#pen.mine : hosting);
    this.#waiting = new Waiting(this.#circle, this.#pen, this.#bequests, {
      ledger: () => this.ledger,
      mine: () => this.mine,
      isHere: info.place === 'here',
    });
    this.#ending = new Ending(this.#circle, info.ended ?? null, {
      ...{ledger: () => this.ledger, mine: () => this.mine, now, changed},
      silence: seat => this.#absences.silence(seat),
      keep: ended => ports.store.ended(ended),
    });
    this.#door = new Door(info.invite, this.#circle, {
      hosting: keeps,
      // In the lobby whoever opened it is no watcher; in the game, without a seat, she is.
      seated: () => (this.#play ? this.#seating.keys : [...this.#seating.keys, this.lobby.host]),
      renewed: ports.renewed,
      changed,
    });
    this.#beginning = new Beginning(info, signer, nonce, {
      loadGame: ports.loadGame,
      botKeys: ports.botKeys,
      carried: ports.carried,
      ledger: ports,
      seating: this.#seating,
      begun: (ledger, again) => this.#begun(ledger, again),
      // Who was no host before opens the first bulletin of its own.
      publish: text => (hosting ? this.#circle.publish(text) : this.#circle.open([text])),
      askFor: key => this.#circle.tellKey(key, {m: 'begin'}),
      trouble: error => this.setTrouble(error === null ? null : codedOf(error)),
    });
    this.#beats = new Beats(this.#circle, {
      standing: () => ({...this.#standing, ...this.#pen.report}),
      calm: () => this.#pen.calm,
      heard: (from, standing) => this.#catchUp.heard(from, standing),
    });
    this.#catchUp = new CatchUp(this.#circle, {
      ledger: () => this.ledger,
      tell: () => this.#beats.tell(),
      told: (key, standing) => {
        this.#absences.told(key);
        this.#pen.reported(key, standing);
      },
      take: texts => this.#take(texts),
      goOver: (base, texts) => this.#goOver(base, texts),
      forked: n => void this.#pen.forked(n),
      newcomer: (peer, lobby) => this.#seating.missed(peer, lobby),
      heard: () => this.#return?.look(),
      changed,
    });
    this.#copies = new Copies(this.#circle, {
      hosting,
      ownCopy: ports.ownCopy,
      sitDown: place => this.#seating.sitDown(place),
      changed,
    });
    const play = () => this.#play;
    const away = (seat: Seat) => this.#absences.away(seat);
    const consents = new Consents({
      ...{signer, hosting: keeps, away, changed},
      chain: () => this.ledger?.chain ?? null,
      mine: () => this.mine,
      tellHost: message => this.#circle.tellHost(message),
      write: async (wish, by) => (await this.#play?.giveSeat(wish, by)) ?? null,
    });
    this.#claims = new Claims(this.#circle, {
      ...{key: this.key, nonce, consents, away, now, play, changed},
      hostKey: () => this.#pen.key,
    });
    this.#moving = new Moving(this.#circle, {key: this.key, nonce, play, changed});
    this.#meeting = new Meeting(this.#circle, changed);
    this.#talk = new Talk(this.#circle, {play, now, changed});
    this.#rematch = new Rematch(this.#circle, {play, changed});
    this.#acts = {
      ...this.#seating.acts,
      ...this.#claims.acts,
      ...this.#moving.acts,
      ...this.#talk.acts,
      ...this.#door.acts,
      ...this.#meeting.acts,
      ...this.#ending.acts,
      start: () => this.start(),
      agree: () => this.#beginning.agree(),
      handOver: ({seat}) => this.#pen.handOver(seat),
      syncNow: () => {
        this.#tryAgain();
        this.#circle.redial();
        this.#beats.tell();
      },
    };
    this.#messages = {
      ...this.#seating.messages,
      ...this.#beats.messages,
      ...this.#catchUp.messages,
      ...this.#claims.messages,
      ...this.#moving.messages,
      ...this.#talk.messages,
      ...this.#rematch.messages,
      ...this.#copies.messages,
      ...this.#pen.messages,
      ...this.#bequests.messages,
      ...this.#ending.messages,
      begin: from => {
        if (from.key === this.lobby.host) void this.#beginning.asked();
      },
      propose: (from, {m: _, ...proposal}) => void this.#proposed(from, proposal),
      verdict: (from, verdict) => {
        if (from.key === this.#pen.key) this.#play?.judged(verdict);
      },
      fair: (_from, {type, bytes}) => void this.ledger?.dealer.joint?.receive(type, bytes),
    };
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

  /** Where this device stands: in the log, or in the lobby as it knows it. */
  get #standing(): ReturnType<typeof standingOf> {
    const standing = standingOf(this.ledger);
    return this.ledger ? standing : {...standing, digest: this.#seating.digest};
  }

  /** Whether the log of this device goes as far as another one's, as that one told last. */
  #isAbreast(key: string): boolean {
    const standing = this.#circle.standing(key);
    const {n, t} = this.#standing;
    return standing !== null && (standing.t < t || (standing.t === t && standing.n <= n));
  }

  /** This device founded the table and keeps it still, as far as it knows. */
  get opens(): boolean {
    return this.info.hosting && (!this.ledger || this.#keeps(this.ledger));
  }

  /** This device keeps the table, and may seal. */
  get mayOrder(): boolean {
    return this.#play !== null && this.#pen.mayOrder;
  }

  /** Its people have ended the game before its end. */
  get ended(): Ended | null {
    return this.#ending.ended;
  }

  /** There is something to show: the game, a lobby that fills, or what is wrong. */
  get told(): boolean {
    const {places, started} = this.lobby;
    return this.#play !== null || this.#trouble !== null || (places.length > 0 && !started);
  }

  /** Seats of this device. */
  get mine(): readonly Seat[] {
    return this.#play?.mine ?? [];
  }

  view(): LobbyView | TableView {
    const circle = this.#circle;
    const {invite, watchers, knocks} = this.#door;
    if (!this.#play)
      return lobbyView(
        this.lobby,
        this.info,
        {key: this.key, nonce: this.#nonce},
        circle,
        {invite, watchers, knocks, meeting: this.#meeting.view},
        this.#copies.view(this.lobby),
        {trouble: this.#trouble, agreeable: this.#beginning.asks, asked: this.#asked},
      );
    const {ledger, surroundings, trouble} = this.#play;
    const {seats} = ledger.chain.book;
    const {id: tableId, name, place, trial} = this.info;
    return tableView(ledger, {
      ...{tableId, name, place, trial, invite},
      ...surroundings,
      ...this.#catchUp.compared,
      dealing: this.#catchUp.isBehind ? FETCHING : surroundings.dealing,
      linkOf: seat => (seats[seat]!.kind === 'bot' ? 'self' : circle.linkOf(seats[seat]!.key)),
      trouble: this.#trouble ?? trouble ?? this.#waiting.trouble,
      passesOn: this.#pen.passesOn,
      alone: this.#waiting.alone,
      end: this.#ending.view,
      heir: this.#pen.mine ? (this.#pen.election?.succession.heir ?? null) : null,
      othersSuffice: this.#pen.election?.succession.byItself ?? false,
      awaySince: seat => this.#absences.since(seat),
      away: seat => this.#absences.away(seat),
      silentFrom: seat => this.#absences.silentFrom(seat),
      silence: seat => this.#absences.silence(seat),
      now: this.#ports.now(),
      strikes: circle.strikes(seats),
      ...this.#claims.view(),
      move: this.#moving.view(),
      talk: this.#talk,
      rematch: this.#rematch.invited,
      ...{knocks, watchers, asks: this.lobby.asks, meeting: this.#meeting.view},
    });
  }

  /** While the table is a lobby, what is meant for the game goes nowhere. */
  act(act: TableAct): void | Promise<void> {
    if (takes(this.#acts, act)) return handleAct(this.#acts, act);
    if (this.#play) return handleAct(this.#play.acts, act);
  }

  /** The person at this device has another name now: in the lobby, and in the game. */
  async renamed(): Promise<void> {
    const {name} = this.#ports.profile();
    if (this.#play) await this.#play.rename(name);
    else this.#seating.renamed(name);
  }

  /** This device has followed a link by which a seat moves here. */
  movesHere(ticket: Ticket): void {
    this.#moving.seen(ticket);
  }

  /** This device has followed a link that names a place of the lobby. */
  askedTo(place: number): void {
    this.#asked = place;
    this.#changed();
  }

  /** Invites the people of this table to another. @param placeOf where each seat shall sit */
  invite(link: string, placeOf: (seat: Seat) => number | null): Promise<void> {
    return this.#rematch.invite(link, placeOf);
  }

  /** The way to the table that somebody else has set, and who of this device sits where there. */
  get invitation(): Invitation | null {
    const {invitation} = this.#rematch;
    if (!invitation) return null;
    const {link, place} = invitation;
    const [first] = this.sitters;
    if (place === null || !first) return {link, wish: place, brings: []};
    const seats = this.ledger!.chain.header.seats.length;
    // The place is that of the first: all have moved on by as many.
    const placed = this.sitters.map(one => ({
      ...one,
      place: (place + one.seat - first.seat + seats) % seats,
    }));
    const me = placed.find(one => one.me);
    const brings = placed.flatMap(one => (one.me ? [] : [{place: one.place, name: one.name}]));
    return {link, wish: me?.place ?? null, brings};
  }

  /** The people at this device; the one whose device it is, and others who share it. */
  get sitters(): readonly Sitter[] {
    const {mine} = this;
    return mine.map(seat => {
      const {name, nonce} = this.ledger!.chain.book.seats[seat]!;
      return {seat, name, me: mine.length === 1 || nonce === this.#nonce};
    });
  }

  /** Goes on from entries that this device stored. @throws BadMessage, IllegalAction when they are damaged */
  restore(texts: readonly string[]): Promise<void> {
    return this.#beginning.restore(texts);
  }

  /** Host: writes entry 0 and starts. */
  start(): Promise<void> {
    return this.#beginning.start();
  }

  /** What the net tells, each to the part that it is for. */
  get #events(): RoomEvents {
    return {
      ...this.#circle.events,
      ...this.#door.events,
      ...this.#meeting.events,
      peers: () => this.#peersChanged(),
      message: (from, value) => {
        this.#pen.heard(from.key);
        const message = parseMessage(value);
        if (message) handleMessage(this.#messages, from, message);
        else this.#unread(from, value);
      },
      entries: async texts => {
        await this.#take(texts);
        await this.#catchUp.look(texts);
      },
      trouble: problem => this.setTrouble(problem),
      leaving: () => this.#pen.goodbye(),
      sentAway: reason =>
        this.setTrouble({code: reason === 'removed' ? 'table/removed' : 'table/taken-over', details: {}}),
    };
  }

  /** Enters a room of peers; the host puts its whole log on the bulletin. */
  enter(room: RoomPort): void {
    this.#circle.enter(room);
    room.listen(this.#events);
    this.#meeting.entered();
    if (this.ledger) {
      const {header, term} = this.ledger.chain;
      if (changesHosts(header)) this.#circle.penIs(this.#pen.key, term);
      if (this.#pen.mine) this.#circle.open(this.ledger.chain.texts);
    } else this.#expectBeginner(this.lobby);
    this.#startBeat();
    this.#seating.reserve();
    this.#peersChanged();
  }

  #startBeat(): void {
    // Left while it was opened: nobody would end the beat.
    if (this.#closed) return;
    this.#beat ??= setInterval(() => {
      // Who misses the host says so with this one.
      this.#pen.beat();
      this.#beats.beat();
      this.#waiting.handBack();
      this.#bequests.beat();
      this.#ending.beat();
      this.#seating.beat();
      this.#beginning.beat();
      this.#tryAgain();
    }, BEAT);
  }

  /** What did not get through, or had to wait. */
  #tryAgain(): void {
    this.#absences.look();
    this.#play?.beat();
    this.#claims.resend();
    void this.#moving.again();
  }

  #begun(ledger: Ledger, again: boolean): void {
    // Left while it was read.
    if (this.#closed) return;
    if (again && !this.#play && this.#keeps(ledger) && this.info.place === 'network')
      this.#return = new Return(ledger, this.#circle, this.key, this.#ports.returning());
    const {place} = this.info;
    const said = this.#play?.said ?? [];
    this.#play = new Play(ledger, {
      ...{...this.#ports, place},
      keeps: () => this.#keeps(ledger),
      mayOrder: () => this.#pen.mayOrder,
      handOn: () => {
        const heir = this.#pen.election?.succession.heir ?? null;
        if (heir !== null) void this.#pen.handOver(heir);
      },
      signer: this.#signer,
      outside: this.#circle,
      away: seat => this.#absences.away(seat),
      silence: seat => this.#absences.silence(seat),
      isHere: seat => this.#absences.isHere(ledger.chain.book.seats[seat]!.key),
      goOnAlone: () => this.#pen.goOnAlone(),
      maySeal: (this.#return?.over ?? Promise.resolve()).then(() =>
        this.#closed ? undefined : this.#beginning.carry(ledger),
      ),
      changed: this.#changed,
      advanced: () => {
        this.#pen.advanced();
        this.#catchUp.soon();
        this.#absences.look();
        this.#claims.resend();
        void this.#moving.again();
        this.#changed();
      },
    });
    this.#pen.begun();
    this.#startBeat();
    this.#seating.started(ledger.chain.header);
    this.#play.sayAgain(said);
    this.#changed();
  }

  /** This device keeps the table, as its log has it. */
  #keeps({chain}: Ledger): boolean {
    return changesHosts(chain.header)
      ? chain.book.seats[chain.hostSeat]!.key === this.key
      : this.info.hosting;
  }

  /** By this device's own entry. The others ask for what they lack; what came last goes to all. */
  #takesOver(): void {
    this.#circle.open(this.ledger!.chain.texts.slice(-TOLD));
  }

  /** Whether moves are ordered here, and by whom, is different. */
  #penChanged(): void {
    this.#play?.resume();
    this.#changed();
  }

  /**
   * The table went on elsewhere from an entry of this log, in a later term: this device follows.
   * @returns whether it does
   */
  async #goOver(base: number, texts: readonly string[]): Promise<boolean> {
    const play = this.#play;
    if (!play || this.#closed) return false;
    try {
      const kept = await play.ledger.goOver(base, texts);
      if (kept === null) return true;
      play.close();
      if (!this.#closed) await this.#beginning.restore(kept);
      return true;
    } catch (error) {
      codedOf(error);
      return false;
    }
  }

  async #proposed(from: PeerInfo, proposal: SignedProposal): Promise<void> {
    const play = this.#play;
    if (!play) return;
    if (!this.#pen.mine) return play.passOn(proposal);
    const problem = await play.judge(proposal);
    if (!problem) return;
    const verdict = {m: 'verdict', basis: proposal.basis, ...problem};
    const {chain} = play.ledger;
    const author = chain.book.seats[proposal.seat]?.key;
    // Another device may have passed it on. What somebody else has made up is no word of hers, and she is told nothing of it.
    const isPassedOn = changesHosts(chain.header) && author !== from.key && (await chain.isSaidBy(proposal));
    if (isPassedOn && author !== undefined) this.#circle.tellKey(author, verdict);
    else this.#circle.tell(from.id, verdict);
  }

  /** Nobody waits for an answer in vain, and nobody looks at an empty table without a word. */
  #unread(from: PeerInfo, value: unknown): void {
    const answer = answerUnread(value);
    if (answer) this.#circle.tell(from.id, answer);
    if (from.host && !this.info.hosting && isLobby(value)) this.setTrouble({code: LOBBY_UNREAD, details: {}});
  }

  async #take(texts: readonly string[]): Promise<void> {
    if (this.#closed) return;
    if (!this.ledger) await this.#beginning.take(texts);
    else if (texts.length > 0) await this.ledger.offer(texts);
  }

  #peersChanged(): void {
    this.#seating.hostIs(this.#circle.hostKey);
    if (this.#circle.linkOf(this.lobby.host) === 'away') this.#seating.parted();
    this.#pen.looked();
    // Entry 0 may have come before anybody knew whose it has to be.
    if (!this.ledger) void this.#take([]);
    this.#seating.reserve();
    this.#seating.announce();
    this.#copies.tell();
    this.#play?.resend();
    this.#beats.tell();
    this.#absences.look();
    this.#ending.beat();
    this.#changed();
  }

  #lobbyChanged(lobby: Lobby): void {
    this.#ports.store.lobby(lobby);
    if (this.#trouble?.code === LOBBY_UNREAD) this.#trouble = null;
    this.#changed();
    this.#expectBeginner(lobby);
    this.#seating.takeWished();
    void this.#copies.look(lobby);
    if (this.info.place === 'network' && !lobby.started && !this.#play)
      this.#ports.rehearse(lobby.game, lobby.options);
    // Entry 0 may have come before the lobby told what is played.
    void this.#take([]);
  }

  /** Another device will be the host as soon as the game begins: what it then writes is nobody's fault. */
  #expectBeginner(lobby: Lobby): void {
    const beginner = beginnerOf(lobby);
    if (beginner !== null && beginner !== lobby.host) this.#circle.penIs(lobby.host, BEFORE_THE_GAME);
  }

  setTrouble(trouble: Problem | null): void {
    this.#trouble = trouble;
    this.#changed();
  }

  close(): void {
    this.#pen.goodbye();
    this.#closed = true;
    this.#pen.close();
    this.#play?.close();
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#catchUp.close();
    this.#seating.close();
    this.#circle.close();
  }
}

/** @throws the error itself when it is a bug of ours */
function codedOf(error: unknown): Problem {
  const problem = problemOf(error);
  if (!problem) throw error;
  return problem;
}
