/**
 * Games between separate browser profiles, over the real broker and real WebRTC, each with the fewest: one with hidden
 * hands whole and once more with the same people, the others as far as some entries. In the long run two others are
 * played to their end and once more as well; all of them whole: `game.long.test.ts`.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {GAME_LIST} from '../../src/games/index.ts';
import type {Player} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';
import {playSome, playWholeGame} from '../support/e2e/whole-game.ts';
import {EVERY} from '../support/in-turn.ts';

const place = servedApp();

/** Who sits at which place, by their names in the order of the places. */
const namesOf = async (player: Player): Promise<readonly string[]> => {
  const {screen} = await player.view();
  if (screen.screen === 'table') return screen.seats.map(({name}) => name);
  return screen.screen === 'lobby' ? screen.places.map(place => (place.taken ? place.name : '')) : [];
};

/**
 * Once more with the same people, as they do it, one tap each: one of them asks for a rematch, the others follow, and the new game begins.
 * @param by who asks, and hosts the new table
 * @param rotate seats move on by one
 */
async function playAgain(players: readonly Player[], by: number, rotate: boolean): Promise<void> {
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

/** Played to the end, and what follows: a short one, one with open draws alone, and one where two devices deal long. */
const AGAIN: Readonly<Record<string, (players: readonly Player[]) => Promise<void>>> = {
  goofspiel: players => playAgain(players, 1, false),
  ...(EVERY && {
    'puerto-rico': players => playAgain(players, 1, true),
    'san-juan': players => playAgain(players, 0, false),
  }),
};
/** The cards are dealt by now, and some were played. */
const SOME = 40;

for (const {id, seats} of GAME_LIST) {
  test(`${id}: ${seats.min} profiles join from the link and play; digests agree after every entry`, {
    timeout: 500_000,
  }, async t => {
    const table = {game: id, seats: seats.min};
    const again = AGAIN[id];
    if (again) t.diagnostic(await playWholeGame([place.browser], place.url, table, again));
    else await playSome([place.browser], place.url, table, SOME);
  });
}
