/**
 * A back-up that opens nothing, confirmed by a friend of who made it: nobody sees it before she is lost. Then her hand
 * cannot be opened, and all honest devices name the friend alike, by what it signed, and the audits name it, too.
 */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import {toBase64url} from '../../src/base/bytes.ts';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {bentAt, Liar} from '../support/table/liar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;
const FRIEND = 2;
const LOST = 3;
const HONEST = [0, 1];
/** Where the share of seat 2 stands in the back-up of seat 3: behind j, E, A_1, A_2 and two other shares. */
const SHARE_OF_FRIEND = 1 + 3 * 32 + 2 * 32;

const convicted = (table: TestTable, i: number) =>
  table.view(i).fairness.blames.map(({seat, proof, code}) => [seat, proof, code]);

/** A table that plays, with the false back-up and the false word on it. */
async function begun(t: TestContext, name: string): Promise<{table: TestTable; friend: Liar}> {
  const table = await TestTable.lobby(4, name, 0, game, true);
  t.after(() => table.close());
  const liar = await Liar.at(table, LOST);
  const friend = await Liar.at(table, FRIEND);
  liar.lies(liar.entering('backup', bentAt(SHARE_OF_FRIEND)));
  const ok = {step: 'backup-ok', bytes: toBase64url(Uint8Array.of(FRIEND))} as const;
  friend.lies(friend.entering('backup-bad', () => ok));
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger?.replay.state.phase === 'drop'));
  for (const i of HONEST) assert.deepEqual(convicted(table, i), [], 'nobody can see it yet');
  return {table, friend};
}

/** Seat 3 goes; the others agree that a bot stands in. */
async function lose(table: TestTable): Promise<void> {
  table.devices[LOST]!.session.close();
  await table.elapse(AWAY_SECONDS);
  await table.until(() => table.view(0).standIn.possible.includes(LOST));
  table.act(0, {act: 'standIn', seat: LOST});
  for (const i of [1, FRIEND]) {
    await table.until(() => table.view(i).standIn.asked?.mayAnswer === true);
    table.act(i, {act: 'answerStandIn', yes: true});
  }
}

/** Both honest devices name just these, also when loaded anew; so does the audit, by which nothing else is wrong. */
async function named(table: TestTable, want: readonly (readonly [number, string, string])[]): Promise<void> {
  await table.until(() => HONEST.every(i => convicted(table, i).length === want.length));
  table.devices[1]!.session.close();
  await table.open(1);
  await table.until(() => convicted(table, 1).length === want.length);
  for (const i of HONEST) assert.deepEqual(convicted(table, i), want);
  const verdict = await auditEntries(table.ledger().chain.texts, async () => game);
  assert.deepEqual(verdict.good && verdict.convicted.map(({seat, proof, code}) => [seat, proof, code]), want);
}

/** Its share alone is missing, on both honest devices. */
const waitsForFriend = (table: TestTable) =>
  table.until(() => HONEST.every(i => table.view(i).dealing?.seats.join() === String(FRIEND)));

test('the friend gives the false share when it is called for: all convict it, and the log holds the proof', async t => {
  const {table, friend} = await begun(t, 'false keeper');
  friend.lies(message => [message]);
  await lose(table);
  await named(table, [[FRIEND, 'recovery', 'fair/bad-recovery']]);
  await waitsForFriend(table);
  // The same once more makes the log no longer.
  const {head} = table.ledger();
  table.act(FRIEND, {act: 'syncNow'});
  await table.net.idle();
  assert.equal(table.ledger().head, head);
});

test('the friend says nothing: it is waited for by name; leaves it, its key proves both false', async t => {
  const {table, friend} = await begun(t, 'silent keeper');
  friend.lies(friend.entering('recover', () => null));
  await lose(table);
  await waitsForFriend(table);
  for (const i of HONEST) assert.deepEqual(convicted(table, i), [], 'silence convicts nobody');
  table.act(FRIEND, {act: 'leaveSeat'});
  await named(table, [
    [LOST, 'backup', 'fair/bad-backup'],
    [FRIEND, 'backup', 'fair/false-confirmation'],
  ]);
});
