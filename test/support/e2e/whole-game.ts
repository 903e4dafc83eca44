/** A whole game over the network, played by the pages themselves, and what has to be true of it. */
import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Browser} from 'playwright-core';
import {main} from '../../../src/cli/main.ts';
import {GAME_LIST} from '../../../src/games/index.ts';
import {downloaded} from './downloads.ts';
import {type Player, type Seated, seatedTable} from './players.ts';

/** Where people who move at random trade and build without end. */
const ENDLESS = ['catan'];

/** How long a game may take on a machine that is busy. */
const PATIENCE_MS = 400_000;

/**
 * @param over what is asked of the players before they go
 * @returns the digest of the last state, the same in every browser, by which two runs of one seed compare
 */
export async function playWholeGame(
  browsers: readonly Browser[],
  url: string,
  table: Seated,
  over?: (players: readonly Player[]) => Promise<void>,
): Promise<string> {
  const players = await seatedTable(browsers, url, table);
  const digest = await playOut(players, table.game);
  await over?.(players);
  for (const player of players) await player.close();
  return digest;
}

/** Seated players play by themselves to the end. @returns as `playWholeGame` */
export async function playOut(players: readonly Player[], game?: string): Promise<string> {
  await played(players, Number.POSITIVE_INFINITY, game);
  const tables = await Promise.all(players.map(player => player.table()));
  await sameDigests(players);
  const {entries, digest} = tables[0]!.fairness;
  assert.ok(entries > 20, `${entries} entries`);
  for (const {fairness, result} of tables) {
    assert.equal(fairness.entries, entries);
    assert.equal(fairness.firstBad, null);
    assert.deepEqual(fairness.differ, []);
    assert.deepEqual(result, tables[0]!.result);
  }
  return digest;
}

/** The beginning of a game, until the log has so many entries: every browser agrees on all that it has seen. */
export async function playSome(
  browsers: readonly Browser[],
  url: string,
  table: Seated,
  entries: number,
): Promise<void> {
  const players = await seatedTable(browsers, url, table);
  await played(players, entries, table.game);
  await sameDigests(players);
  for (const player of players) {
    const {fairness} = await player.table();
    assert.equal(fairness.firstBad, null);
    assert.deepEqual(fairness.differ, []);
    await player.close();
  }
}

/** The beginning of a game against bots on one device, from the start page and back to it. */
export async function playAlone(player: Player, game: string): Promise<void> {
  const seats = GAME_LIST.find(({id}) => id === game)!.seats.min;
  const bots = new Array<'greedy'>(seats - 1).fill('greedy');
  await player.act({
    act: 'create',
    table: {game, seats, options: {}, bots, place: 'here', names: ['Dóra']},
  });
  await player.until(({screen}) => screen.screen === 'table');
  await player.autoplay(true);
  await player.until(({screen}) => screen.screen === 'table' && screen.fairness.entries > 12);
  await player.autoplay(false);
  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home');
}

/** Seated players that have played by themselves until the log has so many entries, or to the end. */
async function played(players: readonly Player[], entries: number, game = ''): Promise<void> {
  if (ENDLESS.includes(game)) for (const player of players) await player.takeAdvice(game);
  for (const player of players) await player.autoplay(true);
  const there = (player: Player) =>
    player.until(
      ({screen}, n) =>
        screen.screen === 'table' && (screen.result !== null || (n !== null && screen.fairness.entries >= n)),
      Number.isFinite(entries) ? entries : null,
      PATIENCE_MS,
    );
  await Promise.all(players.map(there)).catch(async cause => {
    throw new Error(`the game stands still:\n${await standing(players)}`, {cause});
  });
}

/** Exports the record from the last of the players, as a person does, and lets the command line look at every proof in it. */
export async function auditRecord(players: readonly Player[]): Promise<void> {
  const player = players.at(-1)!;
  const {tableId} = await player.table();
  await player.act({act: 'goHome'});
  await player.until(({screen}) => screen.screen === 'home' && screen.past.length > 0);
  const {name, text} = await downloaded(player.page, () => player.act({act: 'export', tableId}));
  const dir = await mkdtemp(join(tmpdir(), 'roadstead-whole-'));
  const file = join(dir, name);
  await writeFile(file, text);
  const said: string[] = [];
  const code = await main(['replay', '--audit', file], {
    input: nothing(),
    out: line => void said.push(line),
    err: line => void said.push(line),
  });
  await rm(dir, {recursive: true});
  assert.equal(code, 0, said.join(''));
  assert.match(said.join(''), /every proof holds, from entry 0 to the last/);
}

async function* nothing(): AsyncGenerator<string> {}

async function sameDigests(players: readonly Player[]): Promise<void> {
  const digests = new Map<string, string>();
  for (const player of players) {
    const {digests: own, errors} = await player.seen();
    assert.deepEqual(errors, []);
    for (const [n, digest] of Object.entries(own)) {
      assert.equal(digest, digests.get(n) ?? digest, `entry ${n}`);
      digests.set(n, digest);
    }
  }
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
