/**
 * Entry 0 out of a full lobby: by the host, who seals it, and once more by each guest, who compares. So all of it is
 * either what the lobby said or follows from it.
 */
import {devicesOf} from '../../base/devices.ts';
import {canonicalJson} from '../../base/json.ts';
import type {Problem} from '../../base/problem.ts';
import type {AnyGame} from '../../engine/game.ts';
import {type Format, formatOf, type Header, type HeaderSeat} from '../../log/header.ts';
import {BOTS, SHAPES} from '../seen/view-model.ts';
import {beginnerOf, hasBackups, type Lobby, wantsBackup} from './lobby.ts';

/**
 * @param rules rule-set number of the game
 * @param mode who deals
 * @param botKeys by seat: where all deal together, each bot has a key of its own
 * @param backup whether card keys are backed up
 * @param hostKey key of the device that writes the log; it also runs the bots
 * @throws Error when a place is free, or nobody at the host's device sits
 */
export function headerOf(
  lobby: Pick<Lobby, 'game' | 'options' | 'places' | 'from'>,
  rules: number,
  hostKey: string,
  mode: Header['mode'],
  botKeys: readonly string[] = [],
  backup = false,
): Header {
  const seats = lobby.places.map((seat, i) => {
    if (!seat) throw new Error('a place is free');
    const {name, shape, kind, bot, nonce} = seat;
    return {name, shape, kind, bot, nonce, key: seat.key ?? botKeys[i] ?? hostKey};
  });
  const host = seats.findIndex(seat => seat.key === hostKey);
  if (host < 0) throw new Error('the host has no seat');
  const format = formatOf(mode);
  return {
    format,
    game: lobby.game,
    rules,
    options: lobby.options,
    mode,
    backup,
    ...(lobby.from && {from: {first: lobby.from.first, n: lobby.from.n, hash: lobby.from.hash}}),
    seats,
    hosts: hostsOf(format, seats, host),
  };
}

/** The host first, then the devices of the other persons in their order. */
const hostsOf = (
  format: Format,
  seats: readonly Pick<HeaderSeat, 'kind' | 'key'>[],
  host: number,
): number[] => {
  const devices = devicesOf({format, seats});
  return [host, ...seats.flatMap((_, i) => (devices[i] === i && i !== host ? [i] : []))];
};

/** Whether hands are backed up at a table that this lobby becomes. */
export const backsUp = (lobby: Lobby, game: AnyGame): boolean =>
  game.secrets?.(lobby.options) === true && wantsBackup(lobby);

/** In what entry 0 is not what it should be: named on the screen. */
export type Difference =
  | 'version'
  | 'game'
  | 'from'
  | 'options'
  | 'dealer'
  | 'backup'
  | 'noBackup'
  | 'seats'
  | 'order'
  | 'person'
  | 'device'
  | 'name'
  | 'mark'
  | 'bot'
  | 'fresh';

/**
 * By what name a field of entry 0 is told when it is not what the lobby said; a field that is missing here does not
 * compile. Null: looked at elsewhere, as said there.
 */
const FIELDS: {readonly [K in keyof Header]-?: Difference | null} = {
  game: 'game',
  from: 'from',
  mode: 'dealer',
  format: 'version',
  options: 'options',
  backup: 'backup',
  // Seat by seat, below.
  seats: null,
  hosts: 'order',
  // The fold refuses rules by which it cannot play (engine/other-rules), at any table.
  rules: null,
};

/** The same for a seat, what matters most first. */
const SEAT_FIELDS: {readonly [K in keyof HeaderSeat]: Difference | null} = {
  kind: 'person',
  key: 'device',
  name: 'name',
  bot: 'bot',
  shape: 'mark',
  nonce: 'fresh',
};

/** A mark or a bot of a later version: what the lobby said of it could not be read here, and is not shown. */
const isNewer = (field: keyof HeaderSeat, {shape, bot}: HeaderSeat): boolean =>
  (field === 'shape' && !SHAPES.some(known => known === shape)) ||
  (field === 'bot' && bot !== null && !BOTS.some(known => known === bot));

const keysOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];
const same = (a: unknown, b: unknown): boolean => canonicalJson(a ?? null) === canonicalJson(b ?? null);

/** Null when entry 0 is what this lobby makes. The key of a bot is the host's own affair: who plays is said, and who it is. */
export function differenceFrom(lobby: Lobby, header: Header, game: AnyGame): Problem | null {
  const {places} = lobby;
  if (header.game !== lobby.game) return otherwise('game');
  if (places.length !== header.seats.length || places.includes(null)) return otherwise('seats');
  const keys = (seats: readonly ({readonly key: string | null; readonly kind: string} | null)[]) =>
    seats.flatMap(seat => (seat?.kind === 'person' ? [seat.key ?? ''] : []));
  if (!same(keys(places), keys(header.seats)) && same(keys(places).sort(), keys(header.seats).sort()))
    return otherwise('order');
  for (const [i, seat] of header.seats.entries()) {
    const place = {...places[i]!, key: places[i]!.key ?? seat.key};
    const field = keysOf(SEAT_FIELDS).find(
      key => SEAT_FIELDS[key] && seat[key] !== place[key] && !isNewer(key, seat),
    );
    if (field) return otherwise(SEAT_FIELDS[field]!, {name: place.name});
  }
  const botKeys = header.seats.map(({key}) => key);
  const made = headerOf(lobby, header.rules, beginnerOf(lobby) ?? '', 'joint', botKeys, backsUp(lobby, game));
  return firstDifference(made, header);
}

/** Null when entry 0 is right as far as a device can tell that has heard no lobby. */
export function faultOf(header: Header, game: AnyGame): Problem | null {
  const {seats, hosts, backup, options} = header;
  const backed = backup && game.secrets?.(options) === true && hasBackups({places: seats});
  const made: Header = {
    ...header,
    mode: 'joint',
    backup: backed,
    hosts: hostsOf(header.format, seats, hosts[0]!),
  };
  return firstDifference(made, header);
}

function firstDifference(made: Header, header: Header): Problem | null {
  const field = keysOf(FIELDS).find(key => FIELDS[key] && !same(made[key], header[key]));
  if (!field) return null;
  if (field === 'options') return otherwise('options', {options: changed(made.options, header.options)});
  if (field === 'backup' && !header.backup) return otherwise('noBackup');
  return otherwise(FIELDS[field]!);
}

/** Which options are not the same. */
const changed = (a: Header['options'], b: Header['options']): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(id => a[id] !== b[id]).sort();

const otherwise = (difference: Difference, details: Problem['details'] = {}): Problem => ({
  code: 'table/begun-otherwise',
  details: {...details, difference},
});
