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
import type {Brought, SessionPorts} from './ports.ts';
import type {PeerInfo} from './room-port.ts';

/** This device, as far as the lobby is concerned. */
export interface Sitting {
  readonly key: string;
  readonly nonce: string;
  readonly hosting: boolean;
  /** The place that is kept for this device; null for none. */
  readonly wish: number | null;
  /** And for others who share it. */
  readonly brings: readonly Brought[];
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
  /** For whom at this device a place was asked, and how long the host has owed an answer, in beats; null for nobody. */
  #waited: {readonly nonce: string; readonly beats: number} | null = null;

  constructor(lobby: Lobby, own: Sitting, circle: Circle, ports: Ports) {
    this.#lobby = lobby;
    this.#own = own;
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly acts: ActHandlers<SeatAct> = {
    sit: ({place}) => this.#sit(place),
    bring: ({place, name}) => this.#bring(place, name),
    standUp: ({place}) => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, this.#own.key, place));
      // Who sits alone at her device says so in words that every version knows.
      else if (place === undefined || this.#places(this.#lobby).length < 2) this.#ask({m: 'stand'});
      else this.#ask({m: 'rise', place});
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
      if (this.#own.hosting && !this.#lobby.started) this.#set(lobbies.withBackup(this.#lobby, on));
    },
    clearPlace: ({place}) => {
      if (this.#own.hosting) this.#set(lobbies.clearPlace(this.#lobby, place));
    },
  };

  readonly messages: MessageHandlers<
    Extract<Message, {m: 'lobby' | 'sit' | 'stand' | 'bring' | 'rise' | 'noSeat' | 'refused'}>
  > = {
    lobby: (from, message) => {
      // Who opened the table tells of the lobby, also when another device is the host by now.
      const isFounder = from.key === message.host && (from.host || from.key === this.#lobby.host);
      if (!this.#own.hosting && isFounder) this.#hear(message);
    },
    sit: (from, asked) => this.#seat(from, asked),
    bring: (from, asked) => this.#seat(from, asked),
    rise: ({key}, {place}) => {
      if (this.#own.hosting) this.#set(lobbies.stand(this.#lobby, key, place));
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

  /** Asks for the places that were kept for this device, once there are places. */
  takeWished(): void {
    const {places, started} = this.#lobby;
    const {wish, brings} = this.#own;
    if (this.#wished || started || places.length === 0) return;
    this.#wished = true;
    // Whoever has been here before sits already, or has stood up.
    if (this.#places(this.#lobby).length > 0) return;
    if (wish !== null) this.sitDown(wish);
    for (const [i, {place, name}] of brings.entries()) this.#bring(place, name, i);
  }

  /** At a place, or at another when somebody has taken it; unless this device sits, or nobody has said her name. */
  sitDown(wish: number): void {
    const {places} = this.#lobby;
    const place = places[wish] === null ? wish : places.indexOf(null);
    const sits = this.#places(this.#lobby).length > 0;
    if (place >= 0 && !sits && this.#ports.profile().name) this.#sit(place);
  }

  /** The person at this device has another name now. */
  renamed(name: string): void {
    const place = lobbies.placeOf(this.#lobby, this.#own);
    if (place !== null && name && this.#lobby.places[place]!.name !== name) this.#sit(place);
  }

  #sit(place: number): void {
    const {name, shape} = this.#ports.profile();
    this.#want('sit', place, {name, shape, nonce: this.#own.nonce});
  }

  /** @param after how many others who are on their way to their places */
  #bring(place: number, name: string, after = 0): void {
    const {key, nonce} = this.#own;
    const [, ...others] = lobbies.noncesOf(nonce);
    const free = others.filter(one => lobbies.placeOf(this.#lobby, {key, nonce: one}) === null)[after];
    if (free) this.#want('bring', place, {name, shape: this.#ports.profile().shape, nonce: free});
  }

  #want(m: 'sit' | 'bring', place: number, sitter: Omit<lobbies.Sitter, 'key'>): void {
    const {hosting, key} = this.#own;
    if (hosting) this.#set(lobbies.sit(this.#lobby, place, {key, ...sitter}));
    else {
      this.#waited = {nonce: sitter.nonce, beats: this.#waited?.beats ?? 0};
      this.#ask({m, place, ...sitter});
    }
  }

  /** Host: a person at another device. */
  #seat(
    {id, key}: PeerInfo,
    {place, name, shape, nonce}: Omit<lobbies.Sitter, 'key'> & {place: number},
  ): void {
    if (!this.#own.hosting) return;
    const lobby = lobbies.sit(this.#lobby, place, {key, name, shape, nonce});
    if (!lobby) this.#circle.tell(id, {m: 'noSeat', place});
    this.#set(lobby);
  }

  /** Of this device. */
  #places(lobby: Lobby): readonly number[] {
    return lobbies.placesOf(lobby, this.#own.key);
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
    return [...new Set(seated.length > 0 ? seated : this.#lobby.places.flatMap(seat => seat?.key ?? []))];
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
    const {nonce, beats} = this.#waited;
    // Who is not reached will hear it: the screen tells that the host is away.
    if (this.#circle.linkOf(this.#lobby.host) === 'live') this.#waited = {nonce, beats: beats + 1};
    if (beats >= PATIENCE) this.#refused('table/unanswered');
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
    const before = this.#places(this.#lobby);
    this.#lobby = lobby;
    const places = this.#places(lobby);
    const nonce = this.#waited?.nonce ?? '';
    if (lobby.started || lobbies.placeOf(lobby, {...this.#own, nonce}) !== null) this.#waited = null;
    if (places.length > 0 && places.join() !== before.join()) this.#ports.seated();
    this.reserve();
    this.announce();
    this.#ports.changed(lobby);
  }
}
