/**
 * One table as this device lives it. Joins its parts: the other devices (`Circle`, `CatchUp`), the lobby (`Seating`),
 * how the game begins (`Beginning`) and the game itself (`Play`); answers `view()` for the screen and takes acts.
 */

import type {Ticket} from '../../base/address.ts';
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import type {Signer} from '../../log/sign.ts';
import type {Ledger} from '../playing/ledger.ts';
import {Play} from '../playing/play.ts';
import {tableView} from '../playing/table-view.ts';
import {type ActHandlers, handleAct, takes} from '../seen/acts.ts';
import {problemOf} from '../seen/problem.ts';
import type {LobbyView, PlayAct, TableAct, TableView} from '../seen/view-model.ts';
import {Absences} from './absences.ts';
import {Beginning} from './beginning.ts';
import {CatchUp} from './catch-up.ts';
import {Circle} from './circle.ts';
import {Claims} from './claims.ts';
import {Consents} from './consents.ts';
import {Copies} from './copies.ts';
import {Door} from './door.ts';
import {handleMessage, type MessageHandlers} from './handlers.ts';
import type {Lobby} from './lobby.ts';
import {lobbyView} from './lobby-view.ts';
import {answerUnread, isLobby, type Message, parseMessage} from './messages.ts';
import {Moving} from './moving.ts';
import type {SessionPorts, TableInfo} from './ports.ts';
import {type Invited, Rematch} from './rematch.ts';
import {Return} from './return.ts';
import type {PeerInfo, RoomEvents, RoomPort} from './room-port.ts';
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
  readonly #door: Door;
  readonly #seating: Seating;
  readonly #beginning: Beginning;
  readonly #catchUp: CatchUp;
  readonly #acts: ActHandlers<Exclude<TableAct, PlayAct>>;
  readonly #messages: MessageHandlers<Message>;
  readonly #claims: Claims;
  readonly #moving: Moving;
  readonly #copies: Copies;
  readonly #talk: Talk;
  readonly #rematch: Rematch;
  readonly #absences: Absences;
  #play: Play | null = null;
  /** Host: it has opened this table again. */
  #return: Return | null = null;
  #trouble: Problem | null = null;
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
    const changed = this.#changed;
    const seats = () => this.ledger?.chain.book.seats ?? [];
    const {hosting, wish = null} = info;
    const {now, profile} = ports;
    this.#circle = new Circle(this.key, () => this.lobby.host, changed);
    const moment = () => ({date: now(), elapsed: ports.elapsed()});
    this.#absences = new Absences(this.#circle, {seats, now: moment, changed});
    this.#seating = new Seating(lobby, {key: this.key, nonce, hosting, wish}, this.#circle, {
      ...{profile, nonce: ports.nonce},
      changed: next => this.#lobbyChanged(next),
      keys: () => seats().map(({key}) => key),
      refused: code => this.setTrouble({code, details: {}}),
      seated: () => {
        if (UNSEATED.has(this.#trouble?.code ?? '')) this.setTrouble(null);
      },
    });
    this.#door = new Door(info.invite, this.#circle, {
      hosting,
      seated: () => [...this.#seating.keys, this.lobby.host],
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
      publish: text => this.#circle.publish(text),
      trouble: error => this.setTrouble(error === null ? null : codedOf(error)),
    });
    this.#catchUp = new CatchUp(this.#circle, {
      ledger: () => this.ledger,
      take: texts => this.#take(texts),
      newcomer: peer => this.#seating.announce(peer),
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
      ...{signer, hosting, away, changed},
      chain: () => this.ledger?.chain ?? null,
      mine: () => this.mine,
      tellHost: message => this.#circle.tellHost(message),
      write: async (wish, by) => (await this.#play?.giveSeat(wish, by)) ?? null,
    });
    this.#claims = new Claims(this.#circle, {
      ...{key: this.key, nonce, hosting, consents, away, now, play, changed},
      hostKey: () => this.lobby.host,
    });
    this.#moving = new Moving(this.#circle, {key: this.key, nonce, play, changed});
    this.#talk = new Talk(this.#circle, {play, now, changed});
    this.#rematch = new Rematch(this.#circle, {play, changed});
    this.#acts = {
      ...this.#seating.acts,
      ...this.#claims.acts,
      ...this.#moving.acts,
      ...this.#talk.acts,
      ...this.#door.acts,
      start: () => this.start(),
      agree: () => this.#beginning.agree(),
      syncNow: () => {
        this.#tryAgain();
        this.#circle.redial();
        this.#catchUp.tell();
      },
    };
    this.#messages = {
      ...this.#seating.messages,
      ...this.#catchUp.messages,
      ...this.#claims.messages,
      ...this.#moving.messages,
      ...this.#talk.messages,
      ...this.#rematch.messages,
      ...this.#copies.messages,
      propose: async ({id}, {m: _, ...proposal}) => {
        const problem = await this.#play?.judge(proposal);
        if (problem) this.#circle.tell(id, {m: 'verdict', basis: proposal.basis, ...problem});
      },
      verdict: (from, verdict) => {
        if (from.key === this.lobby.host) this.#play?.judged(verdict);
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
        this.key,
        circle,
        {invite, watchers, knocks},
        this.#copies.view(this.lobby),
        {trouble: this.#trouble, agreeable: this.#beginning.asks},
      );
    const {ledger, surroundings, trouble} = this.#play;
    const {seats} = ledger.chain.book;
    const {id: tableId, name, place, trial} = this.info;
    return tableView(ledger, {
      ...{tableId, name, place, trial, invite},
      ...surroundings,
      ...this.#catchUp.compared,
      linkOf: seat => (seats[seat]!.kind === 'bot' ? 'self' : circle.linkOf(seats[seat]!.key)),
      trouble: this.#trouble ?? trouble ?? this.#hostAway(),
      awaySince: seat => this.#absences.since(seat),
      away: seat => this.#absences.away(seat),
      strikes: circle.strikes(seats),
      ...this.#claims.view(),
      move: this.#moving.view(),
      talk: this.#talk,
      rematch: this.#rematch.invited,
      ...{knocks, watchers, asks: this.lobby.asks},
    });
  }

  #hostAway(): Problem | null {
    if (this.info.hosting || this.info.place === 'here') return null;
    const link = this.#circle.linkOf(this.lobby.host);
    return link === 'away' || link === 'connecting' ? {code: 'table/host-away', details: {}} : null;
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

  /** What the net tells, each to the part that it is for. */
  get #events(): RoomEvents {
    return {
      ...this.#circle.events,
      ...this.#door.events,
      peers: () => this.#peersChanged(),
      message: (from, value) => {
        const message = parseMessage(value);
        if (message) handleMessage(this.#messages, from, message);
        else this.#unread(from, value);
      },
      entries: async texts => {
        await this.#take(texts);
        await this.#catchUp.look(texts);
      },
      trouble: problem => this.setTrouble(problem),
      sentAway: reason =>
        this.setTrouble({code: reason === 'removed' ? 'table/removed' : 'table/taken-over', details: {}}),
    };
  }

  /** Enters a room of peers; the host puts its whole log on the bulletin. */
  enter(room: RoomPort): void {
    this.#circle.enter(room);
    room.listen(this.#events);
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
    this.#absences.look();
    this.#play?.beat();
    this.#claims.resend();
    void this.#moving.again();
  }

  #begun(ledger: Ledger, again: boolean): void {
    // Left while it was read.
    if (this.#closed) return;
    if (again && this.info.hosting && this.info.place === 'network')
      this.#return = new Return(ledger, this.#circle, this.key, this.#ports.returning());
    const {place, hosting} = this.info;
    this.#play = new Play(ledger, {
      ...{...this.#ports, place, hosting},
      signer: this.#signer,
      outside: this.#circle,
      away: seat => this.#absences.away(seat),
      hostIsHere: () => this.#absences.isHere(this.lobby.host),
      maySeal: (this.#return?.over ?? Promise.resolve()).then(() =>
        this.#closed ? undefined : this.#beginning.carry(ledger),
      ),
      changed: this.#changed,
      advanced: () => {
        this.#catchUp.soon();
        this.#absences.look();
        this.#claims.resend();
        void this.#moving.again();
        this.#changed();
      },
    });
    this.#startBeat();
    this.#seating.started(ledger.chain.header);
    this.#changed();
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
    // Entry 0 may have come before anybody knew whose it has to be.
    if (!this.ledger) void this.#take([]);
    this.#seating.reserve();
    this.#seating.announce();
    this.#copies.tell();
    this.#play?.resend();
    this.#catchUp.tell();
    this.#absences.look();
    this.#changed();
  }

  #lobbyChanged(lobby: Lobby): void {
    this.#ports.store.lobby(lobby);
    if (this.#trouble?.code === LOBBY_UNREAD) this.#trouble = null;
    this.#changed();
    this.#seating.takeWished();
    void this.#copies.look(lobby);
    if (this.info.place === 'network' && !lobby.started && !this.#play)
      this.#ports.rehearse(lobby.game, lobby.options);
    // Entry 0 may have come before the lobby told what is played.
    void this.#take([]);
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

/** @throws the error itself when it is a bug of ours */
function codedOf(error: unknown): Problem {
  const problem = problemOf(error);
  if (!problem) throw error;
  return problem;
}
