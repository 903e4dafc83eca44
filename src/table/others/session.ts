/**
 * One table as this device lives it. Joins its parts: the other devices (`Circle`, `CatchUp`), the lobby (`Seating`),
 * how the game begins (`Beginning`) and the game itself (`Play`); answers `view()` for the screen and takes acts.
 */

import type {Ticket} from '../../base/address.ts';
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {Signer} from '../../log/sign.ts';
import type {Ledger} from '../playing/ledger.ts';
import {Play, playActs} from '../playing/play.ts';
import {tableView} from '../playing/table-view.ts';
import {type ActHandlers, handleAct} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {LobbyView, TableAct, TableView, Watcher} from '../seen/view-model.ts';
import {Absences} from './absences.ts';
import {Beginning} from './beginning.ts';
import {CatchUp} from './catch-up.ts';
import {Circle} from './circle.ts';
import {Claims} from './claims.ts';
import {Consents} from './consents.ts';
import {Copies} from './copies.ts';
import {handleMessage, type MessageHandlers} from './handlers.ts';
import {type Lobby, placeOf} from './lobby.ts';
import {lobbyView} from './lobby-view.ts';
import {answerUnread, isLobby, type Message, parseMessage} from './messages.ts';
import {Moving} from './moving.ts';
import type {SessionPorts, TableInfo} from './ports.ts';
import {type Invited, Rematch} from './rematch.ts';
import {Return} from './return.ts';
import type {PeerInfo, RoomPort} from './room-port.ts';
import {Seating} from './seating.ts';
import {Talk} from './talk.ts';

/** Milliseconds. */
const BEAT = 1000;

/** Why a place could not be had. */
const UNSEATED = new Set(['table/seat-taken', 'table/unanswered', 'table/bad-name', 'table/other-version']);

/** The host's lobby came, and this version cannot read it. */
const LOBBY_UNREAD = 'table/lobby-unread';

export class Session {
  readonly info: TableInfo;
  readonly #ports: SessionPorts;
  readonly #signer: Signer;
  readonly #circle: Circle;
  readonly #seating: Seating;
  readonly #beginning: Beginning;
  readonly #catchUp: CatchUp;
  readonly #acts: ActHandlers<TableAct>;
  readonly #messages: MessageHandlers<Message>;
  readonly #claims: Claims;
  readonly #moving: Moving;
  readonly #copies: Copies;
  readonly #talk: Talk;
  readonly #rematch: Rematch;
  readonly #absences = new Absences();
  #play: Play | null = null;
  /** Host: it has opened this table again. */
  #return: Return | null = null;
  #trouble: Problem | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #closed = false;
  /** How others come here; null for a table on one device. */
  #invite: TableInfo['invite'];
  #wished = false;

  /** @param nonce what this device put in for its seat */
  constructor(info: TableInfo, ports: SessionPorts, signer: Signer, nonce: string, lobby: Lobby) {
    this.info = info;
    this.#invite = info.invite;
    this.#ports = ports;
    this.#signer = signer;
    this.#circle = new Circle(this.key, () => this.#changed());
    this.#seating = new Seating(lobby, {key: this.key, nonce, hosting: info.hosting}, this.#circle, {
      profile: () => ports.profile(),
      nonce: () => ports.nonce(),
      changed: next => this.#lobbyChanged(next),
      keys: () => this.ledger?.chain.book.seats.map(({key}) => key) ?? [],
      refused: code => this.setTrouble({code, details: {}}),
      seated: () => {
        if (UNSEATED.has(this.#trouble?.code ?? '')) this.setTrouble(null);
      },
    });
    this.#beginning = new Beginning(info, signer, nonce, {
      loadGame: ports.loadGame,
      botKeys: ports.botKeys,
      carried: ports.carried,
      ledger: ports,
      seating: this.#seating,
      begun: (ledger, again) => this.#begun(ledger, again),
      publish: text => this.#circle.publish(text),
      trouble: error => this.setTrouble(error === null ? null : codedOf(error)),
    });
    this.#catchUp = new CatchUp(this.#circle, {
      ledger: () => this.ledger,
      take: texts => this.#take(texts),
      newcomer: peer => this.#seating.announce(peer),
      heard: () => this.#return?.look(),
      changed: () => this.#changed(),
    });
    this.#copies = new Copies(this.#circle, {
      hosting: info.hosting,
      ownCopy: ports.ownCopy,
      sitDown: place => this.#sitDown(place),
      changed: () => this.#changed(),
    });
    const play = () => this.#play;
    const changed = () => this.#changed();
    const away = (seat: Seat) => this.#away(seat);
    const consents = new Consents({
      ...{signer, hosting: info.hosting, away, changed},
      chain: () => this.ledger?.chain ?? null,
      mine: () => this.mine,
      tellHost: message => this.#circle.tellKey(this.lobby.host, message),
      write: async (wish, by) => (await this.#play?.giveSeat(wish, by)) ?? null,
    });
    this.#claims = new Claims(this.#circle, {
      ...{key: this.key, nonce, consents, away, now: ports.now, play, changed},
      hosting: info.hosting,
      hostKey: () => this.lobby.host,
    });
    this.#moving = new Moving(this.#circle, {key: this.key, nonce, play, changed});
    this.#talk = new Talk(this.#circle, {play, now: ports.now, changed});
    this.#rematch = new Rematch(this.#circle, {play, changed});
    this.#acts = {
      ...this.#seating.acts,
      ...playActs(play),
      ...this.#claims.acts,
      ...this.#moving.acts,
      ...this.#talk.acts,
      start: () => this.start(),
      agree: () => this.#beginning.agree(),
      answerKnock: ({knock, admit}) => this.#circle.answerKnock(knock, admit),
      syncNow: () => this.#syncNow(),
      renewLink: ({watchers}) => this.#renewLink(watchers),
      sendAway: ({key}) => this.#sendAway([key]),
    };
    this.#messages = {
      ...this.#seating.messages,
      ...this.#catchUp.messages,
      ...playMessages(this.#circle, () => this.lobby.host, play),
      ...this.#claims.messages,
      ...this.#moving.messages,
      ...this.#talk.messages,
      ...this.#rematch.messages,
      ...this.#copies.messages,
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
    const invite = this.#invite;
    if (!this.#play)
      return lobbyView(
        this.lobby,
        {...this.info, invite},
        this.key,
        {circle, watchers: this.#watchers()},
        this.#copies.view(this.lobby),
        {trouble: this.#trouble ?? this.#nobodySeats(), agreeable: this.#beginning.asks},
      );
    const {ledger, surroundings, trouble} = this.#play;
    const {seats} = ledger.chain.book;
    const {id: tableId, name, place, trial} = this.info;
    return tableView(ledger, {
      ...{tableId, name, place, trial, invite},
      ...surroundings,
      ...this.#catchUp.compared,
      linkOf: seat => (seats[seat]!.kind === 'bot' ? 'self' : circle.linkOf(seats[seat]!.key)),
      trouble: this.#trouble ?? trouble ?? this.#hostAway() ?? nearlyFull(ledger),
      awaySince: seat => this.#absences.since(seats[seat]!.key),
      away: seat => this.#away(seat),
      strikes: circle.strikes(seats),
      ...this.#claims.view(),
      move: this.#moving.view(),
      talk: this.#talk,
      rematch: this.#rematch.invited,
      knocks: circle.knocks,
      watchers: this.#watchers(),
      asks: this.lobby.asks,
    });
  }

  #hostAway(): Problem | null {
    if (this.info.hosting || this.info.place === 'here') return null;
    const link = this.#circle.linkOf(this.lobby.host);
    return link === 'away' || link === 'connecting' ? {code: 'table/host-away', details: {}} : null;
  }

  /** Without the host nobody gets a seat, and nothing begins. */
  #nobodySeats(): Problem | null {
    const alone = !this.info.hosting && this.#circle.linkOf(this.lobby.host) === 'away';
    if (!alone) return null;
    // Somebody answers in its place, and what that one says counts for nothing.
    const isUnheard = this.lobby.places.length === 0 && this.#circle.peers.some(({link}) => link !== 'away');
    return {code: isUnheard ? 'table/host-unheard' : 'table/lobby-host-away', details: {}};
  }

  act(act: TableAct): void | Promise<void> {
    return handleAct(this.#acts, act);
  }

  /** The person at this device has another name now: in the lobby, and in the game. */
  async renamed(): Promise<void> {
    const {name} = this.#ports.profile();
    if (this.#play) return this.#play.rename(name);
    const place = placeOf(this.lobby, this.key);
    if (place !== null && name && this.lobby.places[place]!.name !== name)
      await this.act({act: 'sit', place});
  }

  /** This device has followed a link by which a seat moves here. */
  movesHere(ticket: Ticket): void {
    this.#moving.seen(ticket);
  }

  /** Invites the people of this table to another. @param placeOf where each seat shall sit */
  invite(link: string, placeOf: (seat: Seat) => number | null): Promise<void> {
    return this.#rematch.invite(link, placeOf);
  }

  /** The way to the table that somebody else has set. */
  get invitation(): Invited | null {
    return this.#rematch.invitation;
  }

  /** Goes on from entries that this device stored. @throws BadMessage, IllegalAction when they are damaged */
  restore(texts: readonly string[]): Promise<void> {
    return this.#beginning.restore(texts);
  }

  /** Host: writes entry 0 and starts. */
  start(): Promise<void> {
    return this.#beginning.start();
  }

  /** Enters a room of peers; the host puts its whole log on the board. */
  enter(room: RoomPort): void {
    this.#circle.enter(room, {
      peers: () => this.#peersChanged(),
      message: (from, message) => this.#message(from, message),
      entries: texts => void this.#read(texts),
      trouble: problem => this.setTrouble(problem),
      renewed: secret => this.#renewed(secret),
      sentAway: reason =>
        this.setTrouble({code: reason === 'removed' ? 'table/removed' : 'table/taken-over', details: {}}),
    });
    if (this.info.hosting && this.ledger) this.#circle.open(this.ledger.chain.texts);
    this.#startBeat();
    this.#seating.reserve();
    this.#peersChanged();
  }

  #startBeat(): void {
    // Left while it was opened: nobody would end the beat.
    if (this.#closed) return;
    this.#beat ??= setInterval(() => {
      this.#catchUp.tell();
      this.#seating.beat();
      this.#tryAgain();
    }, BEAT);
  }

  /** What did not get through, or had to wait. */
  #tryAgain(): void {
    this.#lookWhoIsAway();
    this.#play?.beat();
    this.#claims.resend();
    void this.#moving.again();
  }

  #lookWhoIsAway(): void {
    const keys = this.ledger?.chain.book.seats.map(({key}) => key) ?? [];
    const before = this.#absences.passed;
    this.#absences.look(keys, key => this.#circle.linkOf(key), this.#ports.now());
    // Nothing else happens while a table waits.
    if (this.#absences.passed !== before) this.#changed();
  }

  /** Seconds for which this device has had no link to that of a seat. */
  #away(seat: Seat): number {
    return this.#absences.away(this.ledger?.chain.book.seats[seat]?.key ?? '');
  }

  /** Host: before anything else, the record that this table goes on from, or the rest of it. Never resolves where it cannot. */
  async #carryOn(ledger: Ledger): Promise<void> {
    if (!this.info.hosting || this.#closed) return;
    try {
      await this.#beginning.carry(ledger);
    } catch (error) {
      this.setTrouble(codedOf(error));
      await new Promise<never>(() => undefined);
    }
  }

  #begun(ledger: Ledger, again: boolean): void {
    // Left while it was read.
    if (this.#closed) return;
    if (again && this.info.hosting && this.info.place === 'network')
      this.#return = new Return(ledger, this.#circle, this.key, this.#ports.returning());
    const {bots, adviser, seed, pause, patience, audit, curtain} = this.#ports;
    const {host} = this.lobby;
    const {place, hosting} = this.info;
    this.#play = new Play(ledger, {
      ...{bots, adviser, seed, pause, patience, audit, curtain, place, hosting},
      signer: this.#signer,
      send: (to, message) => {
        if (to === 'all') this.#circle.tellAll(message);
        else if (!hosting) this.#circle.tellKey(host, message);
      },
      publish: text => this.#circle.publish(text),
      away: seat => this.#away(seat),
      hostIsHere: () => this.#absences.isHere(this.lobby.host),
      maySeal: (this.#return?.over ?? Promise.resolve()).then(() => this.#carryOn(ledger)),
      changed: () => this.#changed(),
      advanced: () => {
        this.#catchUp.soon();
        this.#lookWhoIsAway();
        this.#claims.resend();
        void this.#moving.again();
        this.#changed();
      },
    });
    this.#startBeat();
    this.#seating.started(ledger.chain.header);
    this.#changed();
  }

  /** Host: the old link is in the wrong hands. @param watchers go: who only watches is sent away */
  #renewLink(watchers: 'stay' | 'go'): void {
    if (!this.info.hosting) return;
    if (watchers === 'go') this.#sendAway(this.#watchers().map(({key}) => key));
    const secret = this.#circle.renew();
    if (secret !== null) this.#renewed(secret);
  }

  /** Those who are here and do not sit. */
  #watchers(): Watcher[] {
    return this.#circle.watchers([...this.#seating.keys, this.lobby.host]);
  }

  /** Host: nobody who sits can be sent away. */
  #sendAway(keys: readonly string[]): void {
    if (!this.info.hosting) return;
    const watching = this.#watchers().map(({key}) => key);
    this.#circle.remove(keys.filter(key => watching.includes(key)));
  }

  #renewed(secret: string): void {
    this.#invite = this.#ports.renewed(secret);
    this.#changed();
  }

  #syncNow(): void {
    this.#tryAgain();
    this.#circle.redial();
    this.#catchUp.tell();
  }

  #message(from: PeerInfo, value: unknown): void {
    const message = parseMessage(value);
    if (message) handleMessage(this.#messages, from, message);
    else this.#unread(from, value);
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

  /** Off the board. */
  async #read(texts: readonly string[]): Promise<void> {
    await this.#take(texts);
    await this.#catchUp.look(texts);
  }

  #peersChanged(): void {
    this.#seating.hostIs(this.#circle.hostKey);
    if (this.#circle.linkOf(this.lobby.host) === 'away') this.#seating.parted();
    // Entry 0 may have come before anybody knew whose it has to be.
    if (!this.ledger) void this.#take([]);
    this.#seating.reserve();
    this.#seating.announce();
    this.#copies.tell();
    this.#play?.resend();
    this.#catchUp.tell();
    this.#lookWhoIsAway();
    this.#changed();
  }

  #lobbyChanged(lobby: Lobby): void {
    this.#ports.store.lobby(lobby);
    if (this.#trouble?.code === LOBBY_UNREAD) this.#trouble = null;
    this.#changed();
    this.#takeWished(lobby);
    void this.#copies.look(lobby);
    if (this.info.place === 'network' && !lobby.started && !this.#play)
      this.#ports.rehearse(lobby.game, lobby.options);
    // Entry 0 may have come before the lobby told what is played.
    void this.#take([]);
  }

  /** The place that was kept for this device, or another when somebody has taken it; asked for once. */
  #takeWished(lobby: Lobby): void {
    const {wish = null} = this.info;
    if (wish === null || this.#wished || lobby.started || lobby.places.length === 0) return;
    this.#wished = true;
    this.#sitDown(wish);
  }

  #sitDown(wish: number): void {
    const {lobby} = this;
    const place = lobby.places[wish] === null ? wish : lobby.places.indexOf(null);
    if (place >= 0 && placeOf(lobby, this.key) === null && this.#ports.profile().name)
      void this.act({act: 'sit', place});
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
    this.#play?.close();
    if (this.#beat !== null) clearInterval(this.#beat);
    this.#catchUp.close();
    this.#seating.close();
    this.#circle.close();
  }
}

/** What devices say to each other of the game that they play: to the host, from the host, and between those who deal. */
const playMessages = (
  circle: Circle,
  hostKey: () => string,
  play: () => Play | null,
): MessageHandlers<Extract<Message, {m: 'propose' | 'verdict' | 'fair'}>> => ({
  propose: async ({id}, {m: _, ...proposal}) => {
    const problem = await play()?.judge(proposal);
    if (problem) circle.tell(id, {m: 'verdict', basis: proposal.basis, ...problem});
  },
  verdict: ({key}, verdict) => {
    if (key === hostKey()) play()?.judged(verdict);
  },
  fair: (_from, {type, bytes}) => play()?.hear(type, bytes),
});

/** Told while the game can still be ended well. */
function nearlyFull({replay}: Ledger): Problem | null {
  return replay.nearlyFull && !replay.result
    ? {code: 'table/nearly-full', details: {percent: replay.filled}}
    : null;
}

/** @throws the error itself when it is a bug of ours */
function codedOf(error: unknown): Problem {
  const problem = problemOf(error);
  if (!problem) throw error;
  return problem;
}
