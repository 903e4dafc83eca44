/** Devices of other versions at one table: what one of them cannot read is answered in words, and the rest is read. */
import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {parseMessage} from '../../src/table/others/messages.ts';
import type {PeerInfo} from '../../src/table/others/room-port.ts';
import {TestTable} from '../support/table/tables.ts';

const NONCE = 'n'.repeat(22);
const SIT = {m: 'sit', place: 1, name: 'Ada', shape: 'disc', nonce: NONCE};

const lobby = async (seed: string) => {
  const table = await TestTable.lobby(3, seed);
  const [host, guest] = table.devices.map(({session}) => session);
  const peer = (key: string, isHost = false): PeerInfo => ({
    id: key,
    key,
    host: isHost,
    link: 'live',
    name: '',
  });
  return {
    table,
    guest: guest!,
    host: host!,
    /** As another version says it. */
    hostHears: async (message: object) => {
      table.net.room(host!.key)!.events!.message(peer(guest!.key), message);
      await table.net.idle();
      await table.net.idle();
      return guest!.view();
    },
    guestHears: async (message: object) => {
      table.net.room(guest!.key)!.events!.message(peer(host!.key, true), message);
      await table.net.idle();
      return guest!.view();
    },
  };
};

test('a request that the host cannot read is answered: the name, or another version', async () => {
  const {table, hostHears} = await lobby('other guest');
  for (const [message, code] of [
    [{...SIT, name: 'Ada\u202e'}, 'table/bad-name'],
    [{...SIT, name: '\u0301'}, 'table/bad-name'],
    [{...SIT, shape: 'blob'}, 'table/other-version'],
    [{...SIT, team: 1}, 'table/other-version'],
    [{m: 'stand', why: 'tired'}, 'table/other-version'],
    [{m: 'propose', kind: 'nap', seat: 1}, 'table/other-version'],
    [{m: 'claim', seat: 1.5, nonce: NONCE}, 'table/other-version'],
    [{m: 'rematch', link: '', place: 'mine'}, 'table/other-version'],
  ] as const) {
    table.devices[1]!.session.setTrouble(null);
    assert.equal((await hostHears(message)).trouble?.code, code, JSON.stringify(message));
  }
  table.close();
});

test('a proposal and a claim get the answer that their sender waits for', async () => {
  const {table, host, guest} = await lobby('other asker');
  const told: object[] = [];
  const {events} = table.net.room(guest.key)!;
  const hear = events!.message;
  Object.assign(events!, {
    message: (from: PeerInfo, message: object) => {
      told.push(message);
      hear(from, message);
    },
  });
  const from: PeerInfo = {id: guest.key, key: guest.key, host: false, link: 'live', name: ''};
  for (const message of [
    {m: 'propose', kind: 'nap', basis: 3},
    {m: 'claim', seat: 2},
  ])
    table.net.room(host.key)!.events!.message(from, message);
  await table.net.idle();
  const code = 'table/other-version';
  assert.deepEqual(told, [
    {m: 'verdict', basis: 3, code, details: {}},
    {m: 'claimed', seat: 2, code},
  ]);
  table.close();
});

test('one odd field in one place does not empty the lobby', async () => {
  const {table, host, guestHears} = await lobby('other host');
  const {places, ...rest} = host.lobby;
  const [first, second, third] = places;
  const odd = [
    {...second, name: 'Ada\ue000'},
    {...second, shape: 'blob', kind: 'bot', bot: 'oracle'},
    {...second, team: 'red'},
    {kind: 'ghost'},
    7,
  ];
  for (const place of odd) {
    const message = {m: 'lobby', ...rest, mood: 'merry', places: [first, place, third]};
    const view = await guestHears(message);
    assert.ok(view.screen === 'lobby');
    assert.deepEqual(
      view.places.map(({taken}) => taken),
      [true, true, true],
      JSON.stringify(place),
    );
    assert.equal(view.trouble, null);
    assert.ok(parseMessage(message));
  }
  table.close();
});

test('a lobby that cannot be read says so, until one comes that can', async () => {
  const {table, host, guestHears} = await lobby('strange host');
  const {places, ...rest} = host.lobby;
  const unread = await guestHears({m: 'lobby', ...rest, places: 'six'});
  assert.equal(unread.trouble?.code, 'table/lobby-unread');
  const read = await guestHears({m: 'lobby', ...rest, places: [null, ...places.slice(1)]});
  assert.equal(read.trouble, null);
  table.close();
});

test('a host that does not answer is told of, and the next answer counts', async () => {
  mock.timers.enable({apis: ['setInterval']});
  try {
    const {table, host, guest} = await lobby('silent host');
    await guest.act({act: 'standUp'});
    await table.until(() => guest.lobby.places[1] === null);
    // Of an earlier version: it drops what it does not know.
    const {events} = table.net.room(host.key)!;
    const hear = events!.message;
    Object.assign(events!, {message: () => undefined});
    await guest.act({act: 'sit', place: 1});
    await table.net.idle();
    mock.timers.tick(10_000);
    assert.equal(guest.view().trouble?.code, 'table/unanswered');
    Object.assign(events!, {message: hear});
    await guest.act({act: 'sit', place: 1});
    await table.until(() => guest.lobby.places[1] !== null);
    mock.timers.tick(10_000);
    assert.equal(guest.view().trouble, null);
    table.close();
  } finally {
    mock.timers.reset();
  }
});
