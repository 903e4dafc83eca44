/** What devices of a table do to each other beside playing: seats asked for at once, floods, lies, a host that forks. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Chain} from '../../src/log/chain.ts';
import {createSigner} from '../../src/log/sign.ts';
import {Hearing} from '../../src/table/others/hearing.ts';
import type {RoomEvents} from '../../src/table/others/room-port.ts';
import {TestTable} from '../support/table/tables.ts';

/** Somebody without a seat, as far as the others know an ordinary device; keeps what it hears. */
function stranger(table: TestTable, key = 'stranger') {
  const heard: {readonly m: string}[] = [];
  const room = table.net.join(key);
  const quiet: RoomEvents = {
    peers: () => undefined,
    message: (_, message) => heard.push(message as {m: string}),
    entries: () => undefined,
    trouble: () => undefined,
    knock: () => undefined,
    strike: () => undefined,
    sentAway: reason => heard.push({m: reason}),
    renewed: secret => heard.push({m: `renewed ${secret}`}),
    answered: () => undefined,
    leaving: () => undefined,
  };
  room.listen(quiet);
  return {room, heard, count: (m: string) => heard.filter(message => message.m === m).length};
}

/** A beat of a device that hears the host. */
const CALM = {m: 'beat', i: 1, t: 0, floor: 0, hears: 'ok', seen: true};

const troubleAt = (table: TestTable, i: number) => table.devices[i]!.session.view().trouble?.code;

test('when two ask for one seat at once, the loser is told, and the other seats are still offered', async () => {
  const table = await TestTable.lobby(3, 'seat race');
  table.act(1, {act: 'standUp'});
  table.act(2, {act: 'standUp'});
  await table.until(() => table.devices[0]!.session.lobby.places[2] === null);
  await table.until(() => table.devices.every(({session}) => session.lobby.places[1] === null));
  table.act(1, {act: 'sit', place: 1});
  table.act(2, {act: 'sit', place: 1});
  await table.until(() => troubleAt(table, 2) === 'table/seat-taken');
  const view = table.devices[2]!.session.view();
  assert.ok(view.screen === 'lobby' && view.places.some(place => !place.taken));
  table.act(2, {act: 'sit', place: 2});
  await table.until(() => table.devices[0]!.session.lobby.places[2] !== null);
  table.close();
});

test('a lobby that is not the host’s is nobody’s, whoever is first and whatever it says', async () => {
  const table = await TestTable.lobby(3, 'false lobby');
  const {room} = stranger(table);
  const {session} = table.devices[1]!;
  const before = session.lobby;
  room.broadcast({m: 'lobby', ...before, host: 's'.repeat(43), places: [null, null], started: false});
  room.broadcast({m: 'lobby', ...before, places: [null, null], started: false});
  await table.net.idle();
  assert.deepEqual(session.lobby, before);
  table.close();
});

test('somebody who sits down and stands up without end makes the host tell the lobby a few times, not as often', async () => {
  const table = await TestTable.lobby(3, 'restless');
  table.act(2, {act: 'standUp'});
  await table.until(() => table.devices[0]!.session.lobby.places[2] === null);
  const {room, count} = stranger(table);
  await table.net.idle();
  const before = count('lobby');
  const host = table.devices[0]!.session.key;
  const began = performance.now();
  for (let i = 0; i < 200; i++)
    room.send(
      host,
      i % 2 ? {m: 'stand'} : {m: 'sit', place: 2, name: 'X', shape: 'disc', nonce: 'n'.repeat(22)},
    );
  await table.net.idle();
  // Once in 150 ms at most, whatever time the machine took.
  const most = 2 + Math.floor((performance.now() - began) / 150);
  assert.ok(most < 100 && count('lobby') - before <= most, `${count('lobby') - before} of ${most}`);
  table.close();
});

test('entries that nobody asked for are not looked at, sealed or not', async () => {
  const table = await TestTable.started(2, 'unasked');
  await table.quiet();
  const guest = table.devices[1]!.session;
  const {chain} = guest.ledger!;
  const host = await createSigner(table.devices[0]!.seed);
  const next = await chain.seal({kind: 'answer', payload: {drawn: [[1]]}}, host);
  const {room} = stranger(table);
  room.send(guest.key, {m: 'have', entries: [next]});
  await table.net.idle();
  assert.equal(guest.ledger!.firstBad, null, 'the host’s own seal on a wrong entry would have been told');
  table.close();
});

test('a device that claims a longer log is asked once, and its entries are left at the first that does not hold', async () => {
  const table = await TestTable.started(2, 'liar');
  await table.quiet();
  const guest = table.devices[1]!.session;
  const {head} = guest.ledger!;
  const {room, count} = stranger(table);
  const beat = {...CALM, n: head + 500, hash: 'h'.repeat(43), digest: 'd'.repeat(43)};
  for (let i = 0; i < 50; i++) room.send(guest.key, beat);
  await table.net.idle();
  assert.equal(count('want'), 1);
  const text = (n: number) => `{"n":${n},"h":"${'A'.repeat(86)}"}`;
  room.send(guest.key, {m: 'have', entries: Array.from({length: 64}, (_, i) => text(head + 1 + i))});
  await table.net.idle();
  const judged = table.net.room(guest.key)!.blamed;
  await table.until(() => judged.length > 0);
  assert.deepEqual(judged, ['stranger net/bad-entry'], 'once, though it sent many');
  for (let i = 0; i < 50; i++) room.send(guest.key, beat);
  await table.net.idle();
  // Once more for where its log leaves ours, then no more.
  assert.ok(count('want') <= 2, `${count('want')}`);
  assert.equal(guest.ledger!.head, head);
  assert.equal(guest.ledger!.firstBad, null);
  table.close();
});

test('who gives what has come from somebody else meanwhile is asked for no older entries, and is no worse for it', async t => {
  const table = await TestTable.started(3, 'asks two', 0);
  t.after(() => table.close());
  const late = table.devices[2]!.session;
  // Both others are ahead of a device that has the beginning alone.
  while (table.actor() === 2) await table.step();
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  late.close();
  table.devices[2]!.stored.splice(3);
  table.devices[2]!.joint = {...table.devices[2]!.joint!, guard: null};
  delete table.devices[2]!.snapshot;
  table.net.board = [];
  const asked: string[] = [];
  const backwards: number[] = [];
  let held: object[] | null = [];
  table.net.instead = (from, to, message) => {
    const {m, from: first} = message as {m: string; from: number};
    if (m === 'want' && from === late.key) {
      asked.push(to);
      if (first <= table.ledger(2).head) backwards.push(first);
    }
    // The answer of one comes after that of the other.
    const isLate = m === 'have' && from === table.devices[1]!.session.key && held !== null;
    if (isLate) held!.push(message);
    return isLate ? [] : [message];
  };
  await table.open(2);
  await table.until(() => table.ledger(2).head >= table.ledger(1).head && held!.length > 0);
  assert.equal(new Set(asked).size, 2, 'both were asked');
  const [answer] = held;
  held = null;
  table.net.send(table.devices[1]!.session.key, late.key, answer!);
  await table.net.idle();
  for (let i = 0; i < 3; i++) await table.step();
  assert.deepEqual(backwards, []);
});

test('a host that shows two histories: the proof comes to everybody, from whoever finds it', async () => {
  const table = await TestTable.started(3, 'two histories');
  for (let i = 0; i < 4; i++) await table.step();
  await table.quiet();
  const ledgers = table.devices.map(({session}) => session.ledger!);
  const host = await createSigner(table.devices[0]!.seed);
  const texts = ledgers[1]!.chain.texts;
  const n = texts.length - 2;
  const other = await Chain.link(texts.slice(0, n)).seal({kind: 'answer', payload: {drawn: [[1]]}}, host);
  // A device that was given the other history says only where its log stands.
  const {room, heard} = stranger(table);
  room.listen({
    peers: () => undefined,
    message: (from, message) => {
      heard.push(message as {m: string});
      const {m, from: first} = message as {m: string; from: number};
      if (m === 'want') room.send(from.id, {m: 'have', entries: [...texts.slice(first, n), other]});
    },
    entries: () => undefined,
    trouble: () => undefined,
    knock: () => undefined,
    strike: () => undefined,
    sentAway: reason => heard.push({m: reason}),
    renewed: secret => heard.push({m: `renewed ${secret}`}),
    answered: () => undefined,
    leaving: () => undefined,
  });
  const guest = table.devices[1]!.session.key;
  room.send(guest, {...CALM, n, hash: 'h'.repeat(43), digest: 'd'.repeat(43)});
  await table.until(() => ledgers.every(({firstBad}) => firstBad?.problem.code === 'table/fork'));
  for (const {firstBad} of ledgers) assert.equal(firstBad!.n, n);
  assert.ok(
    heard.some(({m}) => m === 'fork'),
    'the one who was lied to is shown the proof, too',
  );
  table.close();
});

test('the host renews the link: who sits hears of the new one, who only watches is sent away first', async () => {
  const table = await TestTable.started(2, 'renewed');
  await table.quiet();
  const watcher = stranger(table);
  await table.net.idle();
  const {session} = table.devices[0]!;
  table.act(1, {act: 'renewLink', watchers: 'go'});
  assert.equal(watcher.heard.filter(({m}) => m === 'removed').length, 0, 'a guest cannot');
  await session.act({act: 'renewLink', watchers: 'go'});
  const fresh = `#${'n'.repeat(22)}`;
  await table.until(() => table.view(1).invite?.link === fresh);
  assert.equal(table.view(0).invite?.link, fresh);
  assert.equal(watcher.count('removed'), 1);
  assert.ok(!watcher.heard.some(({m}) => m.startsWith('renewed')), 'and does not hear of the new link');
  await table.step();
  table.close();
});

test('the host sends a device away that only watches; nobody else can, and nobody who sits', async () => {
  const table = await TestTable.started(2, 'sent away');
  await table.quiet();
  const [one, other] = [stranger(table, 'one'), stranger(table, 'other')];
  await table.net.idle();
  const {session} = table.devices[0]!;
  const keys = () => table.view(0).watchers.map(({key}) => key);
  assert.deepEqual(keys().sort(), ['one', 'other']);
  table.act(1, {act: 'sendAway', key: 'one'});
  await session.act({act: 'sendAway', key: table.devices[1]!.session.key});
  await session.act({act: 'sendAway', key: 'one'});
  await table.net.idle();
  assert.deepEqual([one.count('removed'), other.count('removed')], [1, 0]);
  assert.deepEqual(keys(), ['other']);
  await table.step();
  table.close();
});

test('a false proof of a fork proves nothing', async () => {
  const table = await TestTable.started(2, 'false proof');
  for (let i = 0; i < 3; i++) await table.step();
  await table.quiet();
  const guest = table.devices[1]!.session;
  const {texts} = guest.ledger!.chain;
  const mallory = await createSigner(new Uint8Array(32).fill(77));
  const forged = await Chain.link(texts.slice(0, 2)).seal({kind: 'answer', payload: {drawn: [[1]]}}, mallory);
  const {room} = stranger(table);
  for (const entries of [
    [texts[2], forged],
    [texts[2], texts[2]],
    [texts[1], texts[2]],
    ['{}', '{"n":2'],
  ])
    room.send(guest.key, {m: 'fork', entries});
  await table.net.idle();
  assert.equal(guest.ledger!.firstBad, null);
  table.close();
});

for (const seats of [2, 3])
  test(`${seats} devices: a newcomer gets the game from the guests when the host is gone, and who keeps it now`, async () => {
    const table = await TestTable.started(seats, 'host away', 0);
    for (let i = 0; i < 4; i++) await table.step();
    await table.quiet();
    const {head} = table.ledger(1);
    table.devices[0]!.session.close();
    table.net.board = [];
    await table.watch();
    const newcomer = () => table.devices[seats]!.session;
    await table.until(() => (newcomer().ledger?.head ?? -1) >= head);
    // Of two the other one alone cannot say that the host is gone.
    if (seats === 2) assert.equal(table.view(seats).trouble?.code, 'table/host-away');
    else await table.until(() => table.view(seats).seats[1]!.host && table.view(seats).trouble === null);
    assert.equal(table.devices[seats]!.lobby.game, 'puerto-rico', 'and can open it again from its own store');
    table.close();
  });

test('a device is heard so many times for each kind of message, and keeps nobody else out', () => {
  let now = 0;
  const hearing = new Hearing(
    () => false,
    () => now,
  );
  const count = (key: string, message: unknown) =>
    Array.from({length: 500}, () => hearing.hears(key, message)).filter(Boolean).length;
  assert.equal(count('a', {m: 'propose'}), 16);
  assert.equal(count('b', {m: 'propose'}), 16);
  assert.equal(count('a', {m: 'have'}), 40);
  now = 10_000;
  assert.equal(count('a', {m: 'propose'}), 16);
  for (const none of [null, 7, {}, {m: 'nonsense'}, {m: 'constructor'}, []])
    assert.equal(count('a', none), 0);
  for (let i = 0; i < 10_000; i++) hearing.hears(`key ${i}`, {m: 'beat'});
  assert.equal(count('one more key', {m: 'beat'}), 24);
});

test('a newcomer who finds only others, and no word of the host, is told that nothing is proved; no lobby of theirs counts', async () => {
  const table = await TestTable.lobby(3, 'impostor');
  table.devices[0]!.session.close();
  await table.watch();
  const {session} = table.devices[3]!;
  const {places, ...rest} = table.devices[1]!.session.lobby;
  const room = table.net.room(table.devices[1]!.session.key)!;
  room.send(session.key, {m: 'lobby', ...rest, places});
  await table.net.idle();
  const view = session.view();
  assert.ok(view.screen === 'lobby');
  assert.deepEqual(view.places, []);
  assert.equal(view.trouble?.code, 'table/host-unheard');
  table.close();
});

test('who comes late hears that the game is on its way, and not what was decided in it long ago', async t => {
  const table = await TestTable.started(3, 'late guest');
  t.after(() => table.close());
  for (let moves = 0; moves < 8; moves++) await table.step();
  const late = await table.arrives('Réka');
  const seen: (string | undefined)[] = [];
  await table.until(() => {
    const view = table.devices[late]!.session.view();
    if (view.screen !== 'table') return false;
    const whole = table.ledger(late).head === table.ledger(0).head;
    if (!whole && table.ledger(0).chain.head.n - table.ledger(late).chain.head.n > 4)
      seen.push(view.dealing?.kind);
    return whole;
  });
  assert.ok(seen.length > 0 && seen.every(kind => kind === 'fetching'), seen.join());
  await table.until(() => table.view(late).dealing?.kind !== 'fetching');
});
