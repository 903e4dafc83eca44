/** New tables, on this device or over the network. */

import {BadMessage} from '../../base/bad-message.ts';
import {randomText} from '../../base/random.ts';
import {defaultOptions} from '../../engine/options.ts';
import {listingOf} from '../../games/index.ts';
import {addBot, emptyLobby, type Lobby, sit} from '../others/lobby.ts';
import type {LobbySeat} from '../others/messages.ts';
import {cleanName} from '../others/typed-text.ts';
import {newSecrets} from '../playing/dealer.ts';
import {type NewTable, type Settings, SHAPES} from '../seen/view-model.ts';
import type {AppPorts} from './app-ports.ts';
import type {Kept} from './kept.ts';
import type {Network, Visit} from './network.ts';
import type {OpenTable, Surroundings} from './open-table.ts';

/** Short enough for an evening alone. */
const USUAL_SEATS = 3;

/** The usual table of a game, with one person and else bots. @param name of the person */
export async function usualTable(id: string, name: string): Promise<NewTable> {
  const listing = listingOf(id);
  if (!listing) throw new BadMessage('table/unknown-game', {game: id});
  const seats = Math.max(USUAL_SEATS, listing.seats.min);
  return {
    game: id,
    seats,
    options: defaultOptions(await listing.options()),
    bots: Array.from({length: seats - 1}, () => 'greedy' as const),
    place: 'here',
    names: [name],
  };
}

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

/** The host sits down at once under the name that the table was set with, unless its device is to lie in the middle. */
export function networkLobby(table: NewTable, key: string, nonce: string, settings: Settings): Lobby {
  const {shape} = settings;
  const name = settings.name || cleanName(table.names[0] ?? '');
  const places = Array.from({length: table.seats}, (): LobbySeat => null);
  const empty = {...emptyLobby(), game: table.game, options: table.options, host: key, places};
  const seated = !table.middle && name && sit(empty, 0, {key, name, shape, nonce});
  return withBots(seated || empty, table.bots);
}

export class Making {
  readonly #ports: AppPorts;
  readonly #app: Surroundings;
  readonly #network: Network;
  readonly #open: OpenTable;

  constructor(ports: AppPorts, app: Surroundings, network: Network, open: OpenTable) {
    this.#ports = ports;
    this.#app = app;
    this.#network = network;
    this.#open = open;
  }

  create(visit: Visit, table: NewTable): Promise<void> {
    return table.place === 'here' ? this.#createHere(visit, table) : this.#createNetwork(visit, table);
  }

  async #createHere(visit: Visit, table: NewTable): Promise<void> {
    const id = randomText(12);
    const {publicKey} = await this.#ports.signer(id);
    const lobby = localLobby(table, publicKey, this.#app.settings());
    const kept: Kept = {hosting: true, secret: '', nonce: randomText(16), lobby, dealer: newSecrets()};
    await this.#open.startNew(visit, id, kept);
  }

  async #createNetwork(visit: Visit, table: NewTable): Promise<void> {
    const rooms = await this.#network.rooms();
    const {tableId, secret} = rooms.invent();
    const {publicKey} = await this.#ports.signer(tableId);
    const nonce = randomText(16);
    const lobby = networkLobby(table, publicKey, nonce, this.#app.settings());
    const kept: Kept = {hosting: true, secret, nonce, lobby, dealer: newSecrets()};
    const session = await this.#open.openNew(visit, tableId, kept, 'network');
    if (session) void this.#network.connect(session, visit);
  }
}
