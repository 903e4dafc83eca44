/** Once more with the same people, as they do it: one tap each. */
import assert from 'node:assert/strict';
import type {Player} from './players.ts';

/** Who sits at which place, by their names in the order of the places. */
const namesOf = async (player: Player): Promise<readonly string[]> => {
  const {screen} = await player.view();
  if (screen.screen === 'table') return screen.seats.map(({name}) => name);
  return screen.screen === 'lobby' ? screen.places.map(place => (place.taken ? place.name : '')) : [];
};

/**
 * Out of a finished game: one of them asks for a rematch, the others follow, and the new game begins.
 * @param by who asks, and hosts the new table
 * @param rotate seats move on by one
 */
export async function playAgain(players: readonly Player[], by: number, rotate: boolean): Promise<void> {
  const before = await namesOf(players[0]!);
  const {tableId} = await players[0]!.table();
  for (const player of players) await player.autoplay(false);
  const host = players[by]!;
  await host.page.locator(`[data-rematch=${rotate ? 'rotate' : 'same'}]`).click();
  await host.until(({screen}) => screen.screen === 'lobby' && screen.mine !== null);
  for (const guest of players) {
    if (guest === host) continue;
    await guest.page.locator('[data-follow]').click();
    await guest.until(({screen}) => screen.screen === 'lobby' && screen.mine !== null);
  }
  await host.until(({screen}) => screen.screen === 'lobby' && screen.notReady === null);
  const order = rotate ? [...before.slice(1), ...before.slice(0, 1)] : before;
  assert.deepEqual(await namesOf(host), order);
  await host.act({act: 'start'});
  for (const player of players) {
    await player.until(
      ({screen}, old) => screen.screen === 'table' && screen.tableId !== old && screen.result === null,
      tableId,
    );
    assert.deepEqual(await namesOf(player), order);
  }
}
