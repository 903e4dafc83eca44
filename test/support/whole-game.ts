/** A whole game over the network, played by the pages themselves, and what has to be true of it. */
import assert from 'node:assert/strict';
import type {Browser} from 'playwright-core';
import {type Player, type Seated, seatedTable} from './players.ts';

/** How long a game may take on a machine that is busy. */
const PATIENCE_MS = 400_000;

/** @returns the digest of the last state, the same in every browser, by which two runs of one seed compare */
export async function playWholeGame(
  browsers: readonly Browser[],
  url: string,
  table: Seated,
): Promise<string> {
  const players = await seatedTable(browsers, url, table);
  for (const player of players) await player.autoplay(true);
  const over = (player: Player) =>
    player.until(
      view => view.screen.screen === 'table' && view.screen.result !== null,
      undefined,
      PATIENCE_MS,
    );
  await Promise.all(players.map(over)).catch(async cause => {
    throw new Error(`the game stands still:\n${await standing(players)}`, {cause});
  });
  const tables = await Promise.all(players.map(player => player.table()));
  const digests = new Map<string, string>();
  for (const player of players) {
    const {digests: own, errors} = await player.seen();
    assert.deepEqual(errors, []);
    for (const [n, digest] of Object.entries(own)) {
      assert.equal(digest, digests.get(n) ?? digest, `entry ${n}`);
      digests.set(n, digest);
    }
  }
  const {entries, digest} = tables[0]!.fairness;
  assert.ok(entries > 20, `${entries} entries`);
  for (const {fairness, result} of tables) {
    assert.equal(fairness.entries, entries);
    assert.equal(fairness.firstBad, null);
    assert.deepEqual(fairness.differ, []);
    assert.deepEqual(result, tables[0]!.result);
  }
  for (const player of players) await player.close();
  return digest;
}

/** Where each player stands, for whoever has to find out why nobody goes on. */
async function standing(players: readonly Player[]): Promise<string> {
  const lines = players.map(async player => {
    const {screen, problem} = await player.view();
    if (screen.screen !== 'table') return JSON.stringify({screen: screen.screen, problem});
    const {fairness, toAct, choices, sending, trouble} = screen;
    const {entries} = fairness;
    return JSON.stringify({entries, toAct, choices: choices.slice(0, 2), sending, problem, trouble});
  });
  return (await Promise.all(lines)).join('\n');
}
