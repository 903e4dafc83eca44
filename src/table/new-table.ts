/** The first lobby of a table, from the form. */

import {randomText} from '../base/random.ts';
import type {Seat} from '../engine/game.ts';
import type {Header, HeaderSeat} from '../log/header.ts';
import {cleanName} from '../log/name.ts';
import {addBot, emptyLobby, type Lobby, sit} from './lobby.ts';
import type {LobbySeat} from './messages.ts';
import {BOTS, type NewTable, type Settings, SHAPES} from './view-model.ts';

/** Bots take the last places. */
function withBots(lobby: Lobby, bots: NewTable['bots']): Lobby {
  const first = lobby.places.length - bots.length;
  return bots.reduce((filled, bot, i) => addBot(filled, first + i, bot, randomText(16)), lobby);
}

/** Several persons at one device, all with its key; every place taken. */
export function localLobby(table: NewTable, key: string, {shape}: Settings): Lobby {
  const persons = table.seats - table.bots.length;
  const shapes = [shape, ...SHAPES.filter(other => other !== shape)];
  const places = Array.from({length: table.seats}, (_, i): LobbySeat => {
    if (i >= persons) return null;
    const name = cleanName(table.names[i] ?? '') || String(i + 1);
    return {kind: 'person', bot: null, name, shape: shapes[i]!, key, nonce: randomText(16)};
  });
  return withBots({...emptyLobby(), game: table.game, options: table.options, host: key, places}, table.bots);
}

/** A table that was played, as far as the next one with the same people is concerned. */
export interface Played extends Pick<Header, 'game' | 'options'> {
  readonly seats: readonly HeaderSeat[];
}

/** A place of a lobby as entry 0 has its seat. */
export const placeFrom = ({name, shape, kind, bot, key, nonce}: HeaderSeat): NonNullable<LobbySeat> => ({
  kind,
  name,
  shape: SHAPES.find(known => known === shape) ?? 'disc',
  bot: kind === 'bot' ? (BOTS.find(known => known === bot) ?? 'random') : null,
  key: kind === 'bot' ? null : key,
  nonce,
});

/** Where the person of a seat sits at the next table. */
export const nextPlace = (seat: Seat, {seats}: Played, rotate: boolean): number =>
  (seat + (rotate ? seats.length - 1 : 0)) % seats.length;

/**
 * The lobby of the next table with the same people: bots sit already, others find their places free.
 * @param own this device, and which seats were its own
 */
export function rematchLobby(
  played: Played,
  own: {readonly key: string; readonly nonce: string; readonly mine: readonly Seat[]},
  rotate: boolean,
): Lobby {
  const places: LobbySeat[] = played.seats.map(() => null);
  played.seats.forEach((header, seat) => {
    const here = own.mine.includes(seat);
    if (header.kind === 'person' && !here) return;
    const [key, nonce] = here ? [own.key, own.nonce] : [null, randomText(16)];
    places[nextPlace(seat, played, rotate)] = {...placeFrom(header), key, nonce};
  });
  return {...emptyLobby(), game: played.game, options: played.options, host: own.key, places};
}

/** The host sits down at once when it has a name. */
export function networkLobby(table: NewTable, key: string, nonce: string, {name, shape}: Settings): Lobby {
  const places = Array.from({length: table.seats}, (): LobbySeat => null);
  const empty = {...emptyLobby(), game: table.game, options: table.options, host: key, places};
  return withBots((name && sit(empty, 0, {key, name, shape, nonce})) || empty, table.bots);
}
