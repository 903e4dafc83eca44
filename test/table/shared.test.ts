/** Several people at one device of a table between devices, beside others at devices of their own and bots. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {AWAY_SECONDS} from '../../src/base/stand-in.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {AnyGame, Seat} from '../../src/engine/game.ts';
import {listingOf} from '../../src/games/index.ts';
import type {SjState} from '../../src/games/san-juan/state.ts';
import {lobbyAt, sharedLobby, sharedTable} from '../support/table/shared.ts';
import {TestTable} from '../support/table/tables.ts';

test('two people at one device, one at another and a bot: a device is one host, and an audit agrees', async t => {
  const table = await sharedTable('shared', (await game('goofspiel'))!, {bots: 1});
  t.after(() => table.close());
  const {format, hosts} = table.ledger().chain.header;
  assert.deepEqual([format, hosts], [4, [0, 1]]);
  assert.deepEqual(table.devices[1]!.session.mine, [1, 2]);
  assert.deepEqual(table.ledger().chain.members(), [0, 1], 'and has one voice');
  for (let i = 0; i < 12; i++) await table.step();
  assert.equal(table.ledger().replay.digest, table.ledger(1).replay.digest);
  await table.devices[0]!.session.act({act: 'recheck'});
  assert.equal(table.view(0).fairness.recheck.state, 'good');
});

test('somebody else sits down at a device and stands up again, and the first stays where she is', async t => {
  const table = await sharedLobby('comes and goes', (await game('san-juan'))!);
  t.after(() => table.close());
  const at = (i: number) =>
    lobbyAt(table, i).places.map(place => place.taken && [place.name, place.mine, place.beside]);
  const full = (i: number) => [
    ['Player 0', i === 0, null],
    ['Player 1', i === 1, null],
    ['Emma', i === 1, 'Player 1'],
  ];
  assert.deepEqual([at(0), at(1)], [full(0), full(1)]);
  table.act(1, {act: 'standUp', place: 2});
  await table.until(() => !lobbyAt(table, 0).places[2]!.taken && !lobbyAt(table, 1).places[2]!.taken);
  assert.deepEqual(at(1).slice(0, 2), full(1).slice(0, 2));
  // She moves, and who sits beside her does not.
  table.act(1, {act: 'bring', place: 2, name: 'Emma'});
  await table.until(() => lobbyAt(table, 1).places[2]!.taken);
  table.act(0, {act: 'addPlace'});
  await table.until(() => lobbyAt(table, 1).places.length === 4);
  table.act(1, {act: 'sit', place: 3});
  await table.until(() => lobbyAt(table, 1).places[3]!.taken && lobbyAt(table, 0).places[3]!.taken);
  assert.deepEqual(at(0).slice(1), [false, ['Emma', false, null], ['Player 1', false, 'Emma']]);
  assert.equal(lobbyAt(table, 1).me, 3);
});

test('nobody takes the place of somebody else at her own device, or stands somebody up at another', async t => {
  const table = await sharedLobby('own place', (await game('san-juan'))!);
  t.after(() => table.close());
  table.act(1, {act: 'bring', place: 1, name: 'Thief'});
  await table.until(() => lobbyAt(table, 1).trouble?.code === 'table/seat-taken');
  table.net.send(table.devices[1]!.session.key, table.devices[0]!.session.key, {m: 'rise', place: 0});
  await table.net.idle();
  assert.deepEqual(
    lobbyAt(table, 0).places.map(place => place.taken && place.name),
    ['Player 0', 'Player 1', 'Emma'],
  );
});

test('two people at a tablet in the middle play with one by phone', async t => {
  const san = (await game('san-juan'))!;
  const table = await TestTable.lobby(2, 'children', 0, san);
  t.after(() => table.close());
  table.act(0, {act: 'standUp'});
  table.act(0, {act: 'addPlace'});
  await table.until(() => lobbyAt(table, 0).places.filter(({taken}) => !taken).length === 2);
  table.act(0, {act: 'bring', place: 0, name: 'Emma'});
  table.act(0, {act: 'bring', place: 2, name: 'Noel'});
  await table.until(() => lobbyAt(table, 1).notReady === null);
  assert.equal(lobbyAt(table, 0).me, null);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  assert.deepEqual(table.devices[0]!.session.mine, [0, 2]);
  for (let i = 0; i < 8; i++) await table.step();
});

test('the curtain hides the board until whoever decides has taken the device, again after a reload', async t => {
  const table = await sharedTable('curtain', (await game('san-juan'))!);
  t.after(() => table.close());
  const faces = () => JSON.stringify(table.view(1).board);
  await table.until(() => table.view(1).curtain !== null || table.actor() === 0);
  while (table.view(1).curtain === null) await table.step();
  const first = table.view(1).curtain!;
  const closed = table.view(1);
  assert.deepEqual([closed.viewer, closed.choices], [null, []]);
  table.act(1, {act: 'openCurtain', seat: first});
  await table.until(() => table.view(1).viewer === first);
  assert.notEqual(faces(), JSON.stringify(closed.board), 'she sees her hand');
  table.devices[1]!.session.close();
  await table.open(1);
  await table.until(() => table.devices[1]!.session.ledger !== null && table.view(1).curtain === first);
  assert.equal(table.view(1).viewer, null, 'whoever holds it now has to say so');
});

test('who puts the device back shows her hand to nobody', async t => {
  const table = await sharedTable('put back', (await game('san-juan'))!);
  t.after(() => table.close());
  const hand = () => (table.view(1).board as {hand: readonly unknown[]}).hand;
  // Whoever has built with all her cards has none to show.
  const cards = (seat: Seat | null) =>
    seat === null ? 0 : (table.ledger(1).replay.state as SjState).towns[seat]!.hand.length;
  while (cards(table.view(1).viewer) === 0) await table.step();
  // What she is dealt opens a moment later.
  await table.until(() => hand().length > 0);
  table.act(1, {act: 'closeCurtain'});
  assert.deepEqual([table.view(1).viewer, hand()], [null, []]);
  // Who alone sits at her device always holds it.
  table.act(0, {act: 'closeCurtain'});
  assert.equal(table.view(0).viewer, 0);
  for (let i = 0; i < 4; i++) await table.step();
});

test('without hidden cards there is no curtain: the device goes on with whoever decides', async t => {
  const table = await sharedTable('open', (await game('puerto-rico'))!);
  t.after(() => table.close());
  const seen = new Set<number | null>();
  for (let i = 0; i < 9; i++) {
    await table.step();
    assert.equal(table.view(1).curtain, null);
    seen.add(table.view(1).viewer);
  }
  assert.ok(seen.has(1) && seen.has(2));
});

test('both can take back what the other of the device did last', async t => {
  const table = await sharedTable('back', (await game('puerto-rico'))!);
  t.after(() => table.close());
  await table.until(() => table.actor() !== null);
  while (table.actor() !== 1) await table.step();
  const before = table.ledger(1).replay.digest;
  await table.step();
  const {takeBack} = table.view(1);
  assert.ok(takeBack.to !== null && takeBack.free, 'nobody else has moved since');
  table.act(1, {act: 'takeBack', to: takeBack.to});
  await table.until(() => table.ledger(1).replay.digest === before);
});

test('a device that is away is stood in for with all who sit at it, and all of them are back with it', async t => {
  const table = await sharedTable('away', (await game('puerto-rico'))!, {devices: 3});
  t.after(() => table.close());
  await table.quiet();
  table.devices[1]!.session.close();
  await table.elapse(AWAY_SECONDS);
  table.act(0, {act: 'standIn', seat: 3});
  await table.until(() => table.view(2).standIn.asked !== null);
  const {seat, waiting} = table.view(2).standIn.asked!;
  assert.deepEqual([seat, waiting], [1, [2]], 'one voice of each device');
  table.act(2, {act: 'answerStandIn', yes: true});
  const standIns = () => table.view(0).seats.map(({standIn}) => standIn !== null);
  await table.until(() => String(standIns()) === 'false,true,false,true');
  // Those who are here play on; nothing waits for the device.
  const [host] = table.devices;
  const head = () => host!.session.ledger!.head;
  const before = head();
  await playOn(table, [0, 2], () => head() > before + 12);
  await table.open(1);
  await table.until(() => table.devices[1]!.session.ledger?.head === head());
  table.act(1, {act: 'takeBackSeat'});
  await table.until(() => String(standIns()) === 'false,false,false,false');
  for (let i = 0; i < 6; i++) await table.step();
  for (const i of [0, 1, 2]) assert.equal(table.view(i).fairness.firstBad, null);
});

test('who leaves for good at a shared device leaves with all of it, hidden hands and all', async t => {
  const table = await sharedTable('farewell', (await game('san-juan'))!, {devices: 3});
  t.after(() => table.close());
  for (let i = 0; i < 6; i++) await table.step();
  await table.quiet();
  assert.ok(table.view(1).standIn.mayLeave);
  table.act(1, {act: 'leaveSeat'});
  await table.until(() => [0, 2].every(i => table.view(i).seats[1]!.left && table.view(i).seats[3]!.left));
  assert.deepEqual(table.ledger().chain.members(), [0, 2]);
  table.devices[1]!.session.close();
  const {head} = table.ledger();
  await playOn(table, [0, 2], () => table.ledger().head > head + 16);
  await table.until(() => table.ledger().head === table.ledger(2).head);
  assert.equal(table.ledger().replay.digest, table.ledger(2).replay.digest);
});

test('of two devices none leaves for good where cards are hidden, however many sit at the other', async t => {
  const table = await sharedTable('nobody left', (await game('san-juan'))!);
  t.after(() => table.close());
  await table.step();
  assert.ok(!table.view(1).standIn.mayLeave, 'one alone would shuffle');
});

test('a shared device takes the table over, and all who sit there play on', async t => {
  const table = await sharedTable('host', (await game('puerto-rico'))!, {devices: 3});
  t.after(() => table.close());
  await table.quiet();
  table.act(0, {act: 'handOver', seat: 1});
  await table.until(() => table.devices.every(({session}) => session.ledger!.chain.hostSeat === 1));
  for (let i = 0; i < 8; i++) await table.step();
  const {votes} = table.ledger().chain.entries.find(({kind}) => kind === 'lead')!.payload as {
    votes: readonly (readonly [number, string])[];
  };
  assert.ok(
    votes.every(([seat]) => seat < 3),
    'nobody votes twice',
  );
});

/** These devices play. */
async function playOn(table: TestTable, devices: readonly number[], enough: () => boolean): Promise<void> {
  while (!enough()) {
    let able: number | undefined;
    await table.until(() => {
      able = devices.find(i => table.view(i).choices.length > 0 && table.view(i).sending === null);
      return able !== undefined || enough();
    });
    if (able === undefined) return;
    const before = table.ledger(able).head;
    table.act(able, {act: 'move', action: sampleAny(table.view(able).choices, table.rng)});
    const at = able;
    await table.until(() => table.ledger(at).head > before);
  }
}

const game = async (id: string): Promise<AnyGame | null> => (await listingOf(id)?.advised()) ?? null;
