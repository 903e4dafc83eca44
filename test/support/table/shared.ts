/** Tables at which several people sit at one device. */
import type {AnyGame} from '../../../src/engine/game.ts';
import type {LobbyView} from '../../../src/table/seen/view-model.ts';
import {TestTable} from './tables.ts';

export function lobbyAt(table: TestTable, i: number): LobbyView {
  const view = table.devices[i]!.session.view();
  if (view.screen !== 'lobby') throw new Error('it has begun');
  return view;
}

/** A lobby: at the second device sit two people, Emma the last of all, at each other one. */
export async function sharedLobby(
  seed: string,
  game: AnyGame,
  devices = 2,
  backup = false,
): Promise<TestTable> {
  const table = await TestTable.lobby(devices, seed, 0, game, backup);
  const everywhere = (holds: (view: LobbyView) => boolean) =>
    table.until(() => table.devices.every((_, i) => holds(lobbyAt(table, i))));
  table.act(0, {act: 'addPlace'});
  await everywhere(({places}) => places.length === devices + 1);
  table.act(1, {act: 'bring', place: devices, name: 'Emma'});
  await everywhere(({notReady}) => notReady === null);
  return table;
}

/** The same, begun, with bots of the first device at last. */
export async function sharedTable(
  seed: string,
  game: AnyGame,
  {bots = 0, devices = 2, backup = false} = {},
): Promise<TestTable> {
  const table = await sharedLobby(seed, game, devices, backup);
  for (let i = 0; i < bots; i++) {
    table.act(0, {act: 'addPlace'});
    table.act(0, {act: 'addBot', place: devices + 1 + i, bot: 'random'});
  }
  await table.until(() => {
    const {places, notReady} = lobbyAt(table, 1);
    return places.length === devices + 1 + bots && notReady === null;
  });
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  return table;
}
