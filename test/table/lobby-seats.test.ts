/** Seats come and go before the game begins, as far as the game takes them. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadGame} from '../../src/games/index.ts';
import {networkLobby} from '../../src/table/opening/making.ts';
import {differenceFrom, headerOf} from '../../src/table/others/header.ts';
import {emptyLobby} from '../../src/table/others/lobby.ts';
import {defaultSettings} from '../../src/table/seen/settings-model.ts';
import type {LobbyView} from '../../src/table/seen/view-model.ts';
import {TestTable} from '../support/table/tables.ts';

const lobby = (table: TestTable, i: number): LobbyView => {
  const view = table.devices[i]!.session.view();
  if (view.screen !== 'lobby') throw new Error('it has begun');
  return view;
};

test('the host adds seats up to what the game takes, and takes free ones away down to what it needs', async () => {
  const table = await TestTable.lobby(3, 'seats');
  const count = (n: number) =>
    table.until(() => table.devices.every((_, i) => lobby(table, i).places.length === n));
  for (const n of [4, 5]) {
    table.act(0, {act: 'addPlace'});
    await count(n);
  }
  assert.equal(lobby(table, 0).canAdd, false);
  table.act(0, {act: 'addPlace'});
  assert.equal(lobby(table, 0).places.length, 5);
  // A seat that somebody has stays.
  table.act(0, {act: 'removePlace', place: 1});
  assert.equal(lobby(table, 0).places.length, 5);
  table.act(0, {act: 'removePlace', place: 3});
  await count(4);
  table.act(0, {act: 'removePlace', place: 3});
  await count(3);
  assert.equal(lobby(table, 0).canRemove, false, 'nobody has to go');
  assert.deepEqual(
    lobby(table, 1).places.map(place => place.taken),
    [true, true, true],
  );
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  table.close();
});

test('a guest neither adds nor removes', async () => {
  const table = await TestTable.lobby(3, 'guest seats');
  table.act(1, {act: 'addPlace'});
  table.act(1, {act: 'removePlace', place: 2});
  await table.net.idle();
  assert.equal(lobby(table, 0).places.length, 3);
  assert.equal(lobby(table, 1).canAdd, false);
  table.close();
});

test('a place that does not exist is not removed', async () => {
  const table = await TestTable.lobby(3, 'no such place');
  table.act(0, {act: 'addPlace'});
  for (const place of [-1, 7, 0.5, Number.NaN]) table.act(0, {act: 'removePlace', place});
  assert.equal(lobby(table, 0).places.length, 4);
  table.close();
});

test('a guest whose host is gone before the game began is told so, until the host is back', async () => {
  const table = await TestTable.lobby(2, 'host gone');
  assert.equal(lobby(table, 1).trouble, null);
  assert.equal(lobby(table, 0).trouble, null);
  table.devices[0]!.session.close();
  await table.until(() => lobby(table, 1).trouble?.code === 'table/lobby-host-away');
  table.close();
});

test('who has come by the link of a seat is asked about it, and sits there by her own word alone', async () => {
  const table = await TestTable.lobby(2, 'asked');
  table.act(0, {act: 'addPlace'});
  table.act(0, {act: 'addPlace'});
  const guests = [await table.arrives('asked a'), await table.arrives('asked b')];
  for (const guest of guests) {
    table.devices[guest]!.session.askedTo(2);
    await table.until(() => lobby(table, guest).places.length === 4);
    assert.equal(lobby(table, guest).asked, 2);
  }
  await table.net.idle();
  assert.deepEqual(
    lobby(table, 0).places.map(({taken}) => taken),
    [true, true, false, false],
    'a link seats nobody',
  );
  // Both tap at once: one has it, the other is told, and sees that it is taken.
  for (const guest of guests) table.act(guest, {act: 'sit', place: 2});
  await table.until(() => guests.some(guest => lobby(table, guest).trouble?.code === 'table/seat-taken'));
  const late = guests.find(guest => lobby(table, guest).mine === null)!;
  await table.until(() => lobby(table, late).places[2]!.taken);
  assert.equal(lobby(table, late).asked, 2);
  table.act(late, {act: 'sit', place: 3});
  await table.until(() => lobby(table, late).mine === 3);
  assert.equal(lobby(table, late).trouble, null);
  table.close();
});

test('a link that names a place which the table has not asks for none', async () => {
  const table = await TestTable.lobby(2, 'asked for nothing');
  const guest = await table.arrives('asked');
  table.devices[guest]!.session.askedTo(4);
  await table.until(() => lobby(table, guest).places.length === 2);
  assert.equal(lobby(table, guest).asked, null);
  table.close();
});

test('the host sits down at once, except where its device is to lie in the middle', () => {
  const table = {game: 'catan', seats: 3, options: {}, bots: [], place: 'network', names: []} as const;
  const seated = (middle: boolean, name: string) =>
    networkLobby({...table, middle}, 'key', 'nonce', {...defaultSettings([]), name}).places.map(
      place => place?.name,
    );
  assert.deepEqual(seated(false, 'Dóra'), ['Dóra', undefined, undefined]);
  assert.deepEqual(seated(true, 'Dóra'), [undefined, undefined, undefined]);
  assert.deepEqual(seated(false, ''), [undefined, undefined, undefined], 'who has no name says it there');
  const called = {...table, names: ['Sailor']};
  const [host] = networkLobby(called, 'key', 'nonce', {...defaultSettings([]), name: ''}).places;
  assert.equal(host?.name, 'Sailor', 'what the form has called her is not asked again');
});

test('two with hidden cards have a word of their own on back-ups: off at first, and whoever comes or goes turns nothing on', async t => {
  const table = await TestTable.lobby(3, 'words', 0, await loadGame('san-juan'), true);
  t.after(() => table.close());
  const says = async (pair: boolean, backup: boolean) => {
    const holds = (i: number) => lobby(table, i).pair === pair && lobby(table, i).backup === backup;
    await table.until(() => [0, 1].every(holds));
  };
  // The test's own table has both on: as a new one has it, only that of three.
  table.act(0, {act: 'clearPlace', place: 2});
  await says(false, true);
  table.act(0, {act: 'removePlace', place: 2});
  await says(true, true);
  table.act(0, {act: 'backUp', on: false});
  await says(true, false);
  table.act(0, {act: 'addPlace'});
  await says(false, true);
  table.act(0, {act: 'removePlace', place: 2});
  await says(true, false);
  assert.deepEqual([emptyLobby().backup, emptyLobby().backupOfTwo], [true, false]);
  // And the other way: what two have chosen is not what three have.
  table.act(0, {act: 'backUp', on: true});
  await says(true, true);
  table.act(0, {act: 'addPlace'});
  table.act(0, {act: 'backUp', on: false});
  await says(false, false);
  table.act(0, {act: 'removePlace', place: 2});
  await says(true, true);
  table.devices.splice(2)[0]!.session.close();
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  assert.equal(table.ledger(1).chain.header.backup, true);
});

test('entry 0 of two has the back-up that both have read, and a guest takes no other', async () => {
  const game = (await loadGame('san-juan'))!;
  const table = await TestTable.lobby(2, 'read', 0, game, true);
  const {lobby: read} = table.devices[1]!.session;
  const key = read.host;
  const header = (backup: boolean) => headerOf(read, game.rules, key, 'joint', [], backup);
  assert.equal(differenceFrom(read, header(true), game), null);
  assert.equal(differenceFrom(read, header(false), game)?.details.difference, 'noBackup');
  const off = {...read, backupOfTwo: false};
  assert.equal(differenceFrom(off, header(true), game)?.details.difference, 'backup');
  table.close();
});
