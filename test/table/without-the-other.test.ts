/**
 * Two with hidden hands, who had agreed that either may go on without the other: the guest's device is gone for good, or the
 * host's. Who is left reads the other's hand, and a bot plays it; who comes back has her seat again.
 */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import {toBase64url} from '../../src/base/bytes.ts';
import {AWAY_SECONDS, SILENT_SECONDS} from '../../src/base/stand-in.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {leadStatement} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import {bazaar} from '../support/games/bazaar.ts';
import {TestTable} from '../support/table/tables.ts';

const game: AnyGame = bazaar;

async function begun(t: TestContext, seed: string, bots = 0): Promise<TestTable> {
  const table = await TestTable.started(2 + bots, seed, bots, game, true);
  t.after(() => table.close());
  await table.until(() => table.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  return table;
}

const mayMove = (table: TestTable, i: number): boolean => {
  const view = table.devices[i]!.session.view();
  return view.screen === 'table' && view.choices.length > 0 && view.sending === null && view.viewer !== null;
};

/** The one who is left plays until a condition holds. */
async function playAt(table: TestTable, i: number, until: () => boolean): Promise<void> {
  for (;;) {
    await table.until(() => until() || mayMove(table, i));
    if (until()) return;
    const {head} = table.ledger(i);
    table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
    await table.until(() => until() || table.ledger(i).head > head);
  }
}

const close = (table: TestTable, i: number) => table.devices[i]!.session.close();

/** The other one is away for long, and this one goes on. */
async function goesOn(table: TestTable, i: number): Promise<void> {
  const other = 1 - i;
  await table.until(() => table.view(i).seats[other]!.link === 'away');
  await table.elapse(SILENT_SECONDS - 1);
  assert.deepEqual(table.view(i).standIn.possible, [], 'not before the time is over');
  table.act(i, {act: 'standIn', seat: other});
  await table.net.idle();
  assert.equal(table.ledger(i).chain.leads.length, 0, 'nor by an act that is too early');
  assert.equal(table.ledger(i).dealer.faces(other).size, 0);
  await table.elapse(1);
  assert.deepEqual(table.view(i).standIn.possible, [other]);
  table.act(i, {act: 'standIn', seat: other});
  await table.until(() => table.view(i).seats[other]!.standIn !== null);
}

for (const [left, bots] of [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const)
  test(`the ${left === 0 ? 'host' : 'guest'} goes on without the other to the end${bots ? ', and takes the bot along' : ''}`, async t => {
    const gone = 1 - left;
    const table = await begun(t, `alone ${left} ${bots}`, bots);
    const {header} = table.ledger(left).chain;
    assert.equal(header.backup, true);
    const hand: number[] = table.ledger(left).replay.state.hands[gone];
    const faces = new Map(table.ledger(gone).dealer.faces(gone));
    close(table, gone);
    await goesOn(table, left);
    const {chain, replay} = table.ledger(left);
    assert.equal(chain.hostSeat, left);
    assert.deepEqual(
      chain.leads.map(({seat, votes, without}) => ({seat, votes, without})),
      [{seat: left, votes: [left], without: [gone]}],
    );
    await table.until(() => table.ledger(left).dealer.faces(gone).size > 0);
    if (replay.state.phase === 'drop')
      for (const card of hand)
        assert.equal(table.ledger(left).dealer.faces(gone).get(card), faces.get(card), 'the same cards');
    await playAt(table, left, () => table.ledger(left).replay.result !== null);
    const {entries, texts} = table.ledger(left).chain;
    assert.ok(
      entries.some(({kind, seat}) => kind === 'action' && seat === gone),
      'the bot has played',
    );
    assert.equal(table.ledger(left).firstBad, null);
    assert.deepEqual(table.view(left).fairness.blames, []);
    assert.equal(table.ledger(left).confirmed, table.ledger(left).head);
    const verdict = await auditEntries(texts, async () => game);
    assert.deepEqual(verdict.good ? null : verdict, null, 'the record verifies alone');
  });

for (const gone of [0, 1])
  test(`the ${gone === 0 ? 'host' : 'guest'} comes back: the log is one, and she has her seat again`, async t => {
    const left = 1 - gone;
    const table = await begun(t, `back ${gone}`);
    close(table, gone);
    await goesOn(table, left);
    const {head} = table.ledger(left);
    await playAt(table, left, () => table.ledger(left).head > head + 3);
    await table.open(gone);
    await table.until(() => table.view(gone).standIn.mine);
    table.act(gone, {act: 'takeBackSeat'});
    await table.until(() => [0, 1].every(i => table.view(i).seats[gone]!.standIn === null));
    await table.until(() => table.ledger(left).chain.members().length === 2);
    for (let moves = 0; moves < 3 && !table.over(); moves++) await table.step();
    await table.until(() => table.ledger(0).head === table.ledger(1).head);
    assert.equal(table.ledger(0).replay.digest, table.ledger(1).replay.digest);
    for (const i of [0, 1]) assert.deepEqual(table.view(i).fairness.blames, []);
  });

/** The entry by which a device goes on without the other, whatever it has seen. */
async function claim(table: TestTable, by: number): Promise<string> {
  const {chain} = table.ledger(by);
  const signer = await createSigner(table.devices[by]!.seed);
  const term = chain.nextTermOf(by, 0);
  const without = [1 - by];
  const statement = leadStatement({gameId: chain.gameId, term, ...chain.head, without});
  const votes = [[by, toBase64url(await signer.sign(statement))]];
  return chain.seal({kind: 'lead', payload: {votes, without}, term}, signer);
}

test('a guest that claims that the host is gone, while they are linked, is not followed, and the screen says so', async t => {
  const table = await begun(t, 'linked');
  await table.until(() => table.ledger(0).head === table.ledger(1).head);
  await table.elapse(0);
  await table.elapse(AWAY_SECONDS);
  const {head} = table.ledger(0);
  const lie = await claim(table, 1);
  await table.ledger(0).offer([lie]);
  assert.deepEqual([table.ledger(0).head, table.ledger(0).chain.term], [head, 0]);
  assert.equal(table.ledger(0).firstBad?.problem.code, 'table/still-here');
  // Nor where the host would have to leave something for it.
  await playAt(table, 0, () => table.ledger(0).head > head);
  await assert.rejects(table.ledger(0).goOver(head, [lie]), {code: 'table/still-here'});
});

test('nobody goes on without somebody who is linked, nor at a table that was begun without that agreement', async t => {
  const table = await begun(t, 'here');
  await table.elapse(SILENT_SECONDS);
  for (const i of [0, 1]) {
    assert.deepEqual([table.view(i).standIn.possible, table.view(i).standIn.aloneFrom], [[], null]);
    table.act(i, {act: 'standIn', seat: 1 - i});
  }
  await table.net.idle();
  assert.deepEqual(table.ledger(0).chain.leads, []);
  const waits = await TestTable.started(2, 'waits', 0, game, false);
  t.after(() => waits.close());
  await waits.until(() => waits.devices.every(({session}) => session.ledger!.replay.state.phase === 'drop'));
  close(waits, 0);
  await waits.until(() => waits.view(1).seats[0]!.link === 'away');
  await waits.elapse(SILENT_SECONDS);
  assert.deepEqual([waits.view(1).standIn.possible, waits.view(1).standIn.hidden], [[], true]);
  waits.act(1, {act: 'standIn', seat: 0});
  await waits.net.idle();
  assert.deepEqual(waits.ledger(1).chain.leads, []);
});

test('each went on without the other: these are two games, and both screens say so', async t => {
  const table = await begun(t, 'parted');
  close(table, 0);
  await goesOn(table, 1);
  close(table, 1);
  await table.open(0);
  await goesOn(table, 0);
  await table.open(1);
  for (const i of [0, 1]) await table.until(() => table.view(i).trouble?.code === 'table/parted');
  assert.equal(table.ledger(0).chain.leads.length, 1);
  assert.equal(table.ledger(1).chain.leads.length, 1);
});

test('a host that has voted for the other one, who is gone since, orders nothing more: it says so, and goes on alone', async t => {
  const table = await begun(t, 'voted');
  table.act(0, {act: 'handOver', seat: 1});
  await table.until(() => (table.ledger(0).dealer.joint?.pledge?.floor ?? 0) > 0);
  close(table, 1);
  await table.until(() => table.view(0).seats[1]!.link === 'away');
  assert.equal(table.ledger(0).chain.hostSeat, 0);
  await table.until(() => table.view(0).trouble !== null);
  assert.deepEqual(table.view(0).trouble, {
    code: 'table/minority',
    details: {here: 1, members: 2, missing: 1},
  });
  await goesOn(table, 0);
  await playAt(table, 0, () => table.ledger(0).replay.result !== null);
  assert.equal(table.view(0).trouble, null);
});
