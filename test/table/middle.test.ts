/** A table that lies in the middle: the device that opened it has no seat, and all who play are at others. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {sampleAny} from '../../src/engine/choice.ts';
import {listingOf} from '../../src/games/index.ts';
import type {SjState} from '../../src/games/san-juan/state.ts';
import {beginnerOf} from '../../src/table/others/lobby.ts';
import type {LobbyView} from '../../src/table/seen/view-model.ts';
import {TestTable} from '../support/table/tables.ts';

const lobby = (table: TestTable, i: number): LobbyView => {
  const view = table.devices[i]!.session.view();
  if (view.screen !== 'lobby') throw new Error('it has begun');
  return view;
};

/** Device 0 has opened it and stood up; somebody else has that seat. @returns when all know that it is full */
async function fullLobby(seats: number, seed: string, bots = 0): Promise<TestTable> {
  const table = await TestTable.lobby(seats, seed, bots);
  await table.layDown();
  await table.until(() => table.devices.every((_, i) => lobby(table, i).notReady === null));
  return table;
}

async function started(seats: number, seed: string, bots = 0): Promise<TestTable> {
  const table = await fullLobby(seats, seed, bots);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  return table;
}

test('a host without a seat begins the game, and looks on while the others play it', async () => {
  const table = await started(3, 'middle', 1);
  const {hosts, seats} = table.ledger().chain.header;
  assert.equal(seats[hosts[0]!]!.key, table.devices.at(-1)!.session.key, 'the first person keeps it');
  assert.deepEqual(table.devices[0]!.session.mine, []);
  assert.equal(table.view(0).viewer, null);
  for (let i = 0; i < 12; i++) {
    assert.deepEqual(table.view(0).choices, []);
    await table.step();
  }
  await table.quiet();
  assert.equal(new Set(table.devices.map(({session}) => session.ledger!.replay.digest)).size, 1);
  table.close();
});

/** At the device in the middle sits Emma alone; the other is a phone. */
async function emmaInMiddle(seed: string, game: string): Promise<TestTable> {
  const table = await TestTable.lobby(2, seed, 0, (await listingOf(game)!.advised())!);
  table.devices[0]!.inMiddle = true;
  table.act(0, {act: 'standUp'});
  await table.until(() => lobby(table, 0).places.some(({taken}) => !taken));
  table.act(0, {act: 'bring', place: 0, name: 'Emma'});
  await table.until(() => lobby(table, 1).notReady === null);
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  return table;
}

const hand = (table: TestTable) => (table.view(0).board as {hand: readonly unknown[]}).hand;

test('who plays alone at it takes it behind the curtain: before and after her turn nobody sees her hand', async t => {
  const table = await emmaInMiddle('one in the middle', 'san-juan');
  t.after(() => table.close());
  assert.deepEqual(table.devices[0]!.session.mine, [0]);
  const asked = () => table.view(0).curtain === 0;
  const hides = () => {
    const {viewer, choices} = table.view(0);
    assert.deepEqual([viewer, choices, hand(table)], [null, [], []]);
  };
  for (let turn = 0; turn < 4; turn++) {
    while (!asked()) {
      hides();
      if (table.view(1).choices.length > 0 && table.view(1).sending === null) await moveOf(table, 1);
      else await table.until(() => asked() || table.view(1).choices.length > 0);
    }
    hides();
    table.act(0, {act: 'openCurtain', seat: 0});
    await table.until(() => table.view(0).viewer === 0 && table.view(0).choices.length > 0);
    // She may have spent all her cards.
    assert.equal(hand(table).length, (table.ledger(0).replay.state as SjState).towns[0]!.hand.length);
    while (table.view(0).choices.length > 0) {
      await moveOf(table, 0);
      await table.quiet();
    }
    table.act(0, {act: 'closeCurtain'});
  }
  // Loaded anew it is the table, whoever may have held it.
  table.devices[0]!.session.close();
  await table.open(0);
  await table.until(() => table.devices[0]!.session.ledger !== null);
  hides();
});

test('what is the table no longer is hers alone, and her hand stays before her', async t => {
  const table = await emmaInMiddle('in hand again', 'san-juan');
  t.after(() => table.close());
  assert.equal(table.view(0).viewer, null);
  table.devices[0]!.inMiddle = false;
  table.act(0, {act: 'closeCurtain'});
  assert.deepEqual([table.view(0).viewer, table.view(0).curtain], [0, null]);
});

test('without hidden cards one at it decides with no curtain, and the board is everybody’s between', async t => {
  const table = await emmaInMiddle('open middle', 'puerto-rico');
  t.after(() => table.close());
  for (let i = 0; i < 8; i++) {
    const hers = table.view(0).toAct.includes(0);
    if (!hers) table.act(0, {act: 'closeCurtain'});
    assert.deepEqual([table.view(0).viewer, table.view(0).curtain], [hers ? 0 : null, null]);
    await table.step();
    await table.quiet();
  }
});

async function moveOf(table: TestTable, i: number): Promise<void> {
  const before = table.ledger(i).head;
  table.act(i, {act: 'move', action: sampleAny(table.view(i).choices, table.rng)});
  await table.until(() => table.devices.every(({session}) => session.ledger!.head > before));
}

test('only the device that opened the table begins it', async () => {
  const table = await fullLobby(3, 'middle guest');
  table.act(1, {act: 'start'});
  table.net.send(table.devices[1]!.session.key, table.devices.at(-1)!.session.key, {m: 'begin'});
  await table.net.idle();
  assert.ok(table.devices.every(({session}) => session.ledger === null));
  table.close();
});

test('while the game is asked for nobody changes places, and the asked device is asked again', async () => {
  const table = await fullLobby(3, 'middle again');
  let lost = 0;
  table.net.instead = (_from, _to, message) =>
    (message as {m?: string}).m === 'begin' && lost++ === 0 ? [] : [message];
  table.act(0, {act: 'start'});
  table.act(1, {act: 'standUp'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  assert.ok(lost > 1);
  assert.equal(table.ledger().chain.header.seats.length, 3);
  table.close();
});

test('it is loaded anew and sees the game go on; so does whoever comes with the link', async () => {
  const table = await started(3, 'middle anew');
  for (let i = 0; i < 4; i++) await table.step();
  table.devices[0]!.session.close();
  await table.open(0);
  const late = await table.newcomer('late');
  assert.deepEqual(table.devices[late]!.session.mine, []);
  for (let i = 0; i < 4; i++) await table.step();
  assert.equal(table.view(0).trouble, null);
  table.close();
});

test('the record that is taken up lies with its host: without a seat there it does not begin', () => {
  const place = {kind: 'person', name: 'A', shape: 'disc', bot: null, key: 'a', nonce: 'n'} as const;
  const from = {first: 'f', n: 1, hash: 'h', round: 1, names: ['A', 'B']};
  assert.equal(beginnerOf({host: 'x', places: [place], from: null}), 'a');
  assert.equal(beginnerOf({host: 'x', places: [place], from}), null);
});
