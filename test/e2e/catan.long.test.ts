/**
 * Catan between four browser profiles over real WebRTC, dealt by all of them together: the island, dice, thefts, trades and
 * development cards of a whole game. Every device agrees after every entry, and the record of it holds in the audit.
 */
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {type TestContext, test} from 'node:test';
import type {CatEvent} from '../../src/games/catan/types.ts';
import {type Player, seatedTable} from '../support/e2e/players.ts';
import {servedApp} from '../support/e2e/served-app.ts';

const PATIENCE_MS = 270_000;
/** The fewest points that win, and an island on which everybody is founded already. */
const SHORT = {goal: '8', board: 'beginner'};
const FOLDER = join('.cache', 'catan-record');

const place = servedApp();

/** What happened in a game, by type; development cards by their names. */
async function counted(player: Player): Promise<Record<string, number>> {
  const {log} = await player.table();
  const counts: Record<string, number> = {};
  // A table of Catan tells events of Catan.
  for (const event of log.flatMap(({events}) => events as readonly CatEvent[])) {
    const name = event.type === 'played' ? event.card : event.type;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** What has to have happened: whether it does in one game, the dice decide. */
const WANTED = ['traded', 'bankTraded', 'stole', 'boughtCard', 'knight', 'gameEnded'];
const MOST_GAMES = 4;

/** One game to its end, the record of it heard. @returns what happened in it */
async function playOne(t: TestContext): Promise<Record<string, number>> {
  const players = await seatedTable([place.browser], place.url, {game: 'catan', seats: 4, options: SHORT});
  for (const player of players) await player.takeAdvice('catan');
  for (const player of players) await player.autoplay(true);
  for (const player of players)
    await player.until(({screen}) => screen.screen === 'table' && screen.result !== null, null, PATIENCE_MS);

  const digests = new Map<string, string>();
  for (const player of players) {
    const {fairness} = await player.table();
    assert.deepEqual([fairness.firstBad, fairness.differ, fairness.blames], [null, [], []]);
    const {digests: own, errors} = await player.seen();
    assert.deepEqual(errors, []);
    for (const [n, digest] of Object.entries(own)) {
      assert.equal(digest, digests.get(n) ?? digest, `entry ${n}`);
      digests.set(n, digest);
    }
  }
  const counts = await counted(players[0]!);
  t.diagnostic(JSON.stringify(counts));

  const [host] = players as [Player];
  const {tableId} = await host.table();
  const [download] = await Promise.all([
    host.page.waitForEvent('download'),
    host.act({act: 'export', tableId}),
  ]);
  mkdirSync(FOLDER, {recursive: true});
  const file = join(FOLDER, download.suggestedFilename());
  await download.saveAs(file);
  const said = execFileSync('node', ['dist/cli/roadstead.mjs', 'replay', file, '--audit', '--json'], {
    encoding: 'utf8',
  });
  const [verdict] = (JSON.parse(said) as {files: {good: boolean; entries: number; game: string}[]}).files;
  assert.deepEqual([verdict!.good, verdict!.game], [true, 'catan']);
  t.diagnostic(`${verdict!.entries} entries`);
  for (const player of players) await player.close();
  return counts;
}

test('four profiles play whole games, with all that can happen between seats; digests agree after every entry, and each record passes the audit', {
  timeout: 1_200_000,
}, async t => {
  const left = new Set(WANTED);
  for (let games = 0; left.size > 0 && games < MOST_GAMES; games++)
    for (const type of Object.keys(await playOne(t))) left.delete(type);
  assert.deepEqual([...left], []);
});
