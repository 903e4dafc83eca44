/** The lobby of a table, on the host's device and on guests': who asks for which place, and what everybody is told. */
import {toBase64url} from '../../base/bytes.ts';
import type {Code} from '../../base/codes.ts';
import {canonicalJson} from '../../base/json.ts';
import {sha256} from '../../base/sha256.ts';
import type {Header} from '../../log/header.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {SeatAct} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Lobby} from './lobby.ts';
import * as lobbies from './lobby.ts';
import type {Message} from './messages.ts';
import type {SessionPorts} from './ports.ts';

/** This device, as far as the lobby is concerned. */
export interface Sitting {
  readonly key: string;
  readonly nonce: string;
  readonly hosting: boolean;
  /** The place that is kept for this device; null for none. */
  readonly wish: number | null;
}

type Ports = Pick<SessionPorts, 'profile' | 'nonce'> & {
  /** The lobby is different: keeps it, shows it. */
  changed(lobby: Lobby): void;
  /** What was asked for cannot be: table/seat-taken, table/unanswered, or what the host could not read of it. */
  refused(code: Code): void;
  /** This device has got a place, or another one. */
  seated(): void;
  /** Keys of those who sit once the game has begun: a person may have come back on another device. */
  keys(): readonly string[];
};

/** Seconds after which a host that has not answered never will: one of an earlier version may not have understood. */
const PATIENCE = 6;

/** Milliseconds in which the host tells the lobby once at most, whatever its guests ask for. */
const TELL_MS = 150;

export class Seating {
  readonly #own: Sitting;
  readonly #circle: Circle;
  readonly #ports: Ports;
  #lobby: Lobby;
  #digested: {readonly lobby: Lobby; readonly digest: string} | null = null;
  /** Runs for a moment after the lobby was told; what changes meanwhile is told at its end. */
  #telling: ReturnType<typeof setTimeout> | null = null;
  #untold = false;
  /** Host: entry 0 is being made, and the lobby stays as everybody has heard it. */
  #closing = false;
  /** Guest: the host's link has held since it told the lobby. */
  #heard = false;
  /** The place that was kept is asked for once. */
  #wished = false;
  /** How long the host has owed an answer about a place, in beats; null when nothing was asked. */
  #waited: number | null = null;

  constructor(lobby: Lobby, own: Sitting, circle: Circle, ports: Ports) {
    this.#lobby = lobby;
    this.#own = own;
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly acts: ActHandlers<SeatAct> = {
    sit: ({place}) => this.#sit(place),
    standUp: () => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, this.#own.key));
      else this.#ask({m: 'stand'});
    },
    addBot: ({place, bot}) => {
      if (this.#own.hosting) this.#set(lobbies.addBot(this.#lobby, place, bot, this.#ports.nonce()));
    },
    addPlace: () => {
      if (this.#own.hosting) this.#set(lobbies.addPlace(this.#lobby));
    },
    removePlace: ({place}) => {
      if (this.#own.hosting) this.#set(lobbies.removePlace(this.#lobby, place));
    },
    askFirst: ({on}) => {
      if (this.#own.hosting) this.#set({...this.#lobby, asks: on});
    },
    backUp: ({on}) => {
      if (this.#own.hosting && !this.#lobby.started) this.#set({...this.#lobby, backup: on});
    },
    clearPlace: ({place}) => {
      if (this.#own.hosting) this.#set(lobbies.clearPlace(this.#lobby, place));
    },
  };

  readonly messages: MessageHandlers<
    Extract<Message, {m: 'lobby' | 'sit' | 'stand' | 'noSeat' | 'refused'}>
  > = {
    lobby: (from, message) => {
      // Who opened the table tells of the lobby, also when another device is the host by now.
      const isFounder = from.key === message.host && (from.host || from.key === this.#lobby.host);
      if (!this.#own.hosting && isFounder) this.#hear(message);
    },
    sit: ({id, key}, {place, name, shape, nonce}) => {
      if (!this.#own.hosting) return;
      const lobby = lobbies.sit(this.#lobby, place, {key, name, shape, nonce});
      if (!lobby) this.#circle.tell(id, {m: 'noSeat', place});
      this.#set(lobby);
    },
    noSeat: from => {
      if (from.host) this.#refused('table/seat-taken');
    },
    refused: (from, {of, code}) => {
      // A rematch is told to everybody, and by anybody.
      if (from.host || of === 'rematch') this.#refused(code);
    },
    stand: ({key}) => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, key));
    },
  };

  get lobby(): Lobby {
    return this.#lobby;
  }

  /** A lobby of before the game is known, so that entry 0 has to be what it said. */
  get promised(): boolean {
    return !this.#lobby.started && this.#lobby.places.length > 0;
  }

  /** And nothing of it can have been missed. */
  get heard(): boolean {
    return this.#own.hosting || this.#heard;
  }

  /** Guest: the host's link has broken, and what the host tells now is not heard. */
  parted(): void {
    this.#heard = false;
  }

  /**
   * What was told before the game stays what entry 0 is compared with, whatever is told with the news that it has begun; and
   * what is played does not change in a lobby.
   */
  #hear(message: Extract<Message, {m: 'lobby'}>): void {
    const said = lobbies.fromMessage(message);
    const {places, game, options, from} = this.#lobby;
    if (places.length === 0 || this.#lobby.started) this.#set(said);
    else if (said.started) this.#set({...this.#lobby, asks: said.asks});
    else this.#set({...said, game, options, from});
    if (!said.started) this.#heard = true;
  }

  /** Asks for the place that was kept for this device, once there are places. */
  takeWished(): void {
    const {places, started} = this.#lobby;
    const {wish} = this.#own;
    if (wish === null || this.#wished || started || places.length === 0) return;
    this.#wished = true;
    this.sitDown(wish);
  }

  /** At a place, or at another when somebody has taken it; unless this device sits, or nobody has said her name. */
  sitDown(wish: number): void {
    const {places} = this.#lobby;
    const place = places[wish] === null ? wish : places.indexOf(null);
    const sits = lobbies.placeOf(this.#lobby, this.#own.key) !== null;
    if (place >= 0 && !sits && this.#ports.profile().name) this.#sit(place);
  }

  /** The person at this device has another name now. */
  renamed(name: string): void {
    const place = lobbies.placeOf(this.#lobby, this.#own.key);
    if (place !== null && name && this.#lobby.places[place]!.name !== name) this.#sit(place);
  }

  #sit(place: number): void {
    const {hosting, key, nonce} = this.#own;
    const {name, shape} = this.#ports.profile();
    const sitter = {name, shape, nonce};
    if (hosting) this.#set(lobbies.sit(this.#lobby, place, {key, ...sitter}));
    else {
      this.#waited ??= 0;
      this.#ask({m: 'sit', place, ...sitter});
    }
  }

  /** Whoever begins the game: from here on, until `started`, nobody changes places; everybody knows them. */
  hold(): void {
    this.#closing = true;
    if (this.#own.hosting && this.#untold) this.#circle.tellAll(lobbies.lobbyMessage(this.#lobby));
    this.#untold = false;
  }

  /** The game has not begun after all. */
  release(): void {
    this.#closing = false;
  }

  /** Entry 0 stands: nobody changes places any more, and who never heard the host's lobby knows it from there. */
  started(header: Header): void {
    if (this.#lobby.game === '') this.#set(lobbies.fromHeader(header));
    else if (!this.#lobby.started) this.#set({...this.#lobby, started: true});
    else this.reserve();
  }

  /** The host's key is known before its lobby is. */
  hostIs(key: string | null): void {
    if (key !== null && this.#lobby.host === '') this.#set({...this.#lobby, host: key});
  }

  /** Of those who sit. */
  get keys(): readonly string[] {
    const seated = this.#ports.keys();
    return seated.length > 0 ? seated : this.#lobby.places.flatMap(seat => seat?.key ?? []);
  }

  /** Keeps places in the mesh for those who sit. */
  reserve(): void {
    const {places, asks} = this.#lobby;
    if (places.length === 0) return;
    this.#circle.reserve({keys: this.keys, free: places.filter(seat => seat === null).length, asks});
  }

  /** What this device knows of the lobby, in short. */
  get digest(): string {
    if (this.#digested?.lobby !== this.#lobby) {
      const text = canonicalJson(lobbies.lobbyMessage(this.#lobby));
      this.#digested = {lobby: this.#lobby, digest: toBase64url(sha256(text))};
    }
    return this.#digested.digest;
  }

  /** A device without a log knows this of the lobby: it is told the rest. */
  missed(peer: string, digest: string): void {
    if (digest !== this.digest) this.announce(peer);
  }

  /** Host: what everybody has to know, to all or to one who may have missed it. */
  announce(peer?: string): void {
    if (!this.#own.hosting) return;
    const message = lobbies.lobbyMessage(this.#lobby);
    if (peer === undefined) this.#announceAll(message);
    else this.#circle.tell(peer, message);
  }

  #announceAll(message: object): void {
    this.#untold = this.#telling !== null;
    if (this.#untold) return;
    this.#circle.tellAll(message);
    this.#telling = setTimeout(() => {
      this.#telling = null;
      if (this.#untold) this.announce();
    }, TELL_MS);
  }

  /** Once a second. */
  beat(): void {
    if (this.#waited === null) return;
    // Who is not reached will hear it: the screen tells that the host is away.
    if (this.#circle.linkOf(this.#lobby.host) === 'live') this.#waited++;
    if (this.#waited > PATIENCE) this.#refused('table/unanswered');
  }

  #refused(code: Code): void {
    this.#waited = null;
    this.#ports.refused(code);
  }

  close(): void {
    if (this.#telling !== null) clearTimeout(this.#telling);
  }

  #ask(message: object): void {
    this.#circle.tellHost(message);
  }

  /** @param lobby null: what was asked for cannot be */
  #set(lobby: Lobby | null): void {
    if (!lobby || lobby === this.#lobby || (this.#closing && !lobby.started)) return;
    const before = lobbies.placeOf(this.#lobby, this.#own.key);
    this.#lobby = lobby;
    const place = lobbies.placeOf(lobby, this.#own.key);
    if (place !== null || lobby.started) this.#waited = null;
    if (place !== null && place !== before) this.#ports.seated();
    this.reserve();
    this.announce();
    this.#ports.changed(lobby);
  }
}
