/** The first lobby of a table, from the form. */

import {randomText} from '../base/random.ts';
import {addBot, emptyLobby, type Lobby, sit} from './lobby.ts';
import type {LobbySeat} from './messages.ts';
import {cleanName} from './typed-text.ts';
import {type NewTable, type Settings, SHAPES} from './view-model.ts';

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

/** The host sits down at once when it has a name. */
export function networkLobby(table: NewTable, key: string, nonce: string, {name, shape}: Settings): Lobby {
  const places = Array.from({length: table.seats}, (): LobbySeat => null);
  const empty = {...emptyLobby(), game: table.game, options: table.options, host: key, places};
  return withBots((name && sit(empty, 0, {key, name, shape, nonce})) || empty, table.bots);
}
