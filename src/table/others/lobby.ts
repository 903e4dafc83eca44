/**
 * The places of a table before the game starts. The host's copy is the one that counts; guests mirror it from
 * `lobby` messages. Pure: every function returns a new lobby.
 */
import * as v from 'valibot';
import {toBase64url, utf8} from '../../base/bytes.ts';
import {hashBytes} from '../../base/digest.ts';
import {canonicalJson} from '../../base/json.ts';
import type {Options} from '../../engine/game.ts';
import {listingOf} from '../../games/index.ts';
import {goesOnAlone, type Header} from '../../log/header.ts';
import {distinctName} from '../../log/look.ts';
import {BOT_NAMES, type BotKind, SHAPES, type Shape} from '../seen/view-model.ts';
import {type FromSchema, type LobbyMessage, LobbyPlaceSchema, type LobbySeat} from './messages.ts';

export interface Lobby {
  readonly game: string;
  readonly options: Options;
  /** Public key of the host's device. */
  readonly host: string;
  readonly places: readonly LobbySeat[];
  readonly started: boolean;
  /** Whoever comes with the link waits until the host's person says yes. */
  readonly asks: boolean;
  /** The others together can open the hand of somebody who is lost: at three devices and more. */
  readonly backup: boolean;
  /** The same of two, where the other one alone can. Each has its own word, so that nobody who comes or goes makes it weaker. */
  readonly backupOfTwo: boolean;
  /** The record that this table goes on from, where it was taken up. */
  readonly from: From | null;
}

export type From = v.InferOutput<typeof FromSchema>;

/** What a lobby was that became this game; null in a place: a mark or a bot that this version does not know. */
export function fromHeader(header: Header): Lobby {
  const {game, options, seats, hosts, from} = header;
  const backupOfTwo = goesOnAlone(header);
  const backup = header.backup && !backupOfTwo;
  const host = seats[hosts[0]!]!.key;
  const places = seats.map(({name, shape, kind, bot, key, nonce}) => {
    const parsed = v.safeParse(LobbyPlaceSchema, {name, shape, kind, bot, key, nonce});
    return parsed.success ? parsed.output : null;
  });
  const record = from ? {...from, round: 0, names: []} : null;
  return {game, options, host, places, started: true, asks: false, backup, backupOfTwo, from: record};
}

/** As the message of the lobby allows. */
const MOST_PLACES = 5;

/** A lobby of which nothing is known yet. */
export const emptyLobby = (): Lobby => ({
  game: '',
  options: {},
  host: '',
  places: [],
  started: false,
  asks: false,
  backup: true,
  backupOfTwo: false,
  from: null,
});

export interface Sitter {
  readonly key: string;
  readonly name: string;
  readonly shape: Shape;
  readonly nonce: string;
}

/** Where people of this device sit, ascending. */
export const placesOf = ({places}: Pick<Lobby, 'places'>, key: string): readonly number[] =>
  places.flatMap((seat, i) => (seat?.key === key && seat.kind === 'person' ? [i] : []));

/** Where somebody sits: her device put this in for her, and something else for whoever else is there. */
export function placeOf(
  {places}: Pick<Lobby, 'places'>,
  {key, nonce}: Pick<Sitter, 'key' | 'nonce'>,
): number | null {
  const at = places.findIndex(seat => seat?.kind === 'person' && seat.key === key && seat.nonce === nonce);
  return at < 0 ? null : at;
}

/** People at one device at most: as many as a table has places. */
const MOST_PERSONS = 5;

/**
 * What a device puts in for the people who sit at it, for each something else: first for the one whose device it is. All of
 * it follows from that, so that the device knows it again.
 */
export const noncesOf = (nonce: string): readonly string[] => [
  nonce,
  ...Array.from({length: MOST_PERSONS}, (_, i) =>
    toBase64url(hashBytes(utf8(canonicalJson(['roadstead/person/1', nonce, i]))).subarray(0, 16)),
  ),
];

/**
 * Key of the device that seals entry 0, and is the host of the game from there on: the host's, or the first person's where
 * nobody sits at the host's device. Null when that cannot be.
 */
export function beginnerOf(lobby: Pick<Lobby, 'host' | 'places' | 'from'>): string | null {
  const {host, places, from} = lobby;
  const persons = places.flatMap(seat => (seat?.kind === 'person' && seat.key !== null ? [seat.key] : []));
  // Nothing is known of the lobby yet.
  if (places.length === 0 || persons.includes(host)) return host;
  // The record that is taken up lies with the host alone.
  return from ? null : (persons[0] ?? null);
}

const withPlace = (lobby: Lobby, place: number, seat: LobbySeat): Lobby => ({
  ...lobby,
  places: lobby.places.map((old, i) => (i === place ? seat : old)),
});

/** The wanted shape, or the first one that nobody has: marks tell seats apart. */
function freeShape(lobby: Lobby, wanted: Shape, except: number): Shape {
  const taken = lobby.places.filter((_, i) => i !== except).map(seat => seat?.shape);
  return taken.includes(wanted) ? (SHAPES.find(shape => !taken.includes(shape)) ?? wanted) : wanted;
}

/** Seats a person on a free place, leaving any other of hers; null when the place is taken or does not exist. */
export function sit(lobby: Lobby, place: number, sitter: Sitter): Lobby | null {
  if (lobby.started || place >= lobby.places.length) return null;
  const before = placeOf(lobby, sitter);
  if (lobby.places[place] && place !== before) return null;
  const left = before === null ? lobby : withPlace(lobby, before, null);
  const shape = freeShape(left, sitter.shape, place);
  const others = left.places.flatMap((seat, i) => (seat && i !== place ? [seat.name] : []));
  const name = distinctName(sitter.name, others);
  return withPlace(left, place, {kind: 'person', bot: null, ...sitter, name, shape});
}

/** @param place of somebody at that device; left out: the first of them */
export function stand(lobby: Lobby, key: string, place?: number): Lobby {
  const places = placesOf(lobby, key);
  const from = place === undefined ? places[0] : places.find(at => at === place);
  return from === undefined || lobby.started ? lobby : withPlace(lobby, from, null);
}

export function addBot(lobby: Lobby, place: number, bot: BotKind, nonce: string): Lobby {
  if (lobby.started || lobby.places[place] !== null) return lobby;
  const names = lobby.places.map(seat => seat?.name);
  const name = BOT_NAMES.find(free => !names.includes(free)) ?? BOT_NAMES[0];
  const shape = freeShape(lobby, SHAPES[place % SHAPES.length]!, place);
  return withPlace(lobby, place, {kind: 'bot', bot, name, shape, key: null, nonce});
}

export const clearPlace = (lobby: Lobby, place: number): Lobby =>
  lobby.started ? lobby : withPlace(lobby, place, null);

/** One more free place at the end; the lobby itself when the game takes no more. */
export const addPlace = (lobby: Lobby): Lobby =>
  canAdd(lobby) ? {...lobby, places: [...lobby.places, null]} : lobby;

/** One free place less; the lobby itself when somebody sits there, or the game needs it. */
export const removePlace = (lobby: Lobby, place: number): Lobby =>
  canRemove(lobby) && lobby.places[place] === null
    ? {...lobby, places: lobby.places.filter((_, i) => i !== place)}
    : lobby;

const seatsOf = ({game}: Lobby) => listingOf(game)?.seats ?? {min: 0, max: 0};

export const canAdd = (lobby: Lobby): boolean =>
  !lobby.started && !lobby.from && lobby.places.length < Math.min(seatsOf(lobby).max, MOST_PLACES);

export const canRemove = (lobby: Lobby): boolean =>
  !lobby.started &&
  !lobby.from &&
  lobby.places.length > Math.max(seatsOf(lobby).min, 2) &&
  lobby.places.includes(null);

type Places = readonly ({readonly kind: string; readonly key: string | null} | null)[];

/** Whether there is another device for back-ups, or a place for one. */
export const hasBackups = ({places}: {readonly places: Places}): boolean => devicesAt(places) > 1;

/** Devices of the persons, and of those who have yet to come. */
function devicesAt(places: Places): number {
  const keys = places.flatMap(seat => (seat?.kind === 'person' ? [seat.key] : []));
  return new Set(keys).size + places.filter(seat => seat === null).length;
}

/** Whether a back-up of hands is possible, and of use: there are hidden hands. */
export const canBackUp = (lobby: Lobby): boolean =>
  hasBackups(lobby) && listingOf(lobby.game)?.secrets?.(lobby.options) === true;

/** Two with hidden cards: without one of them the game can but wait, or each can read the other's hand. */
export const isPair = ({game, options, places}: Lobby): boolean =>
  devicesAt(places) === 2 && listingOf(game)?.secrets?.(options) === true;

/** Whether hands would be backed up at this table, by its devices of now. */
export const wantsBackup = ({places, backup, backupOfTwo}: Lobby): boolean =>
  devicesAt(places) === 2 ? backupOfTwo : hasBackups({places}) && backup;

/** Says so, for as many devices as there are now. */
export const withBackup = (lobby: Lobby, on: boolean): Lobby =>
  devicesAt(lobby.places) === 2 ? {...lobby, backupOfTwo: on} : {...lobby, backup: on};

/** Who else could read what the bots hold: they go with the table, whoever keeps it. */
export function botsOpen(lobby: Lobby): 'one' | 'all' | null {
  const {places} = lobby;
  const devices = devicesAt(places);
  const isHidden = listingOf(lobby.game)?.secrets?.(lobby.options) === true;
  if (!isHidden || devices < 2 || places.every(seat => seat?.kind !== 'bot')) return null;
  return devices === 2 ? 'one' : 'all';
}

export const isFull = (lobby: Lobby): boolean => lobby.places.every(seat => seat !== null);

export const lobbyMessage = (lobby: Lobby): LobbyMessage => ({
  m: 'lobby',
  ...lobby,
  places: [...lobby.places],
});

export const fromMessage = ({m: _, ...lobby}: LobbyMessage): Lobby => lobby;
