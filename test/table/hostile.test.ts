/**
 * Mutants of every message that peers of a table send, into live sessions: from somebody without a seat, from a
 * guest, and from the host itself. Nothing throws, no promise is left rejected, no log, seat or file is different.
 */
import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import fc from 'fast-check';
import {game} from '../../src/games/puerto-rico/full.ts';
import {sealHeader} from '../../src/log/chain.ts';
import {isPayload} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {parseMessage} from '../../src/table/others/messages.ts';
import type {PeerInfo} from '../../src/table/others/room-port.ts';
import {COPIES} from '../../src/table/seen/view-model.ts';
import {testSigner, testTable} from '../support/log/log-kit.ts';
import {mutantOf, mutantText} from '../support/log/mutants.ts';
import {TestTable} from '../support/table/tables.ts';

const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);
before(() => void process.on('unhandledRejection', note));
after(() => void process.off('unhandledRejection', note));

/** Of a device that hears the host. */
const CALM = {m: 'beat', i: 1, t: 0, floor: 0, hears: 'ok', seen: true};

const peer = (key: string, host = false): PeerInfo => ({id: key, key, host, link: 'live', name: ''});

/** Every kind of message, valid at this table and at this moment; the proposal is legal. */
async function messagesAt(table: TestTable) {
  const actor = table.actor()!;
  const {chain, replay} = table.ledger(actor);
  const signer = await createSigner(table.devices[actor]!.seed);
  const payload = {type: 'takeRole', role: 'settler'};
  const fact = {type: 'askBack', to: 1};
  const {n, hash} = chain.head;
  const propose = async (kind: 'action' | 'table', what: object) => {
    const signature = await chain.sign(kind, actor, what, signer);
    return {m: 'propose', kind, seat: actor, basis: n, payload: what, signature};
  };
  const {places, ...rest} = table.devices[0]!.session.lobby;
  return [
    {m: 'lobby', ...rest, places},
    {m: 'sit', place: 1, name: 'Ada', shape: 'disc', nonce: 'n'.repeat(22)},
    {m: 'stand'},
    await propose('action', payload),
    await propose('table', fact),
    {m: 'call', t: 1, n, hash, cause: 'silent', word: null},
    {m: 'vote', t: 1, n, hash, seat: 1, signature: 's'.repeat(86)},
    {m: 'hand', to: 1, t: 0, signature: 's'.repeat(86)},
    {m: 'verdict', basis: n, code: 'pr/not-your-turn', details: {good: 'corn', n: 1}},
    {...CALM, n, hash, digest: replay.digest},
    {m: 'want', from: 0},
    {m: 'have', entries: chain.texts.slice(-3)},
    {m: 'claim', seat: 1, nonce: 'n'.repeat(22), fixed: 'f'.repeat(43)},
    {m: 'claimBack', seat: 1, salt: 's'.repeat(22)},
    {m: 'claimShow', seat: 1, salt: 's'.repeat(22)},
    {
      ...{m: 'consent', by: 0, seat: 1, key: 'k'.repeat(43), nonce: 'n'.repeat(22), n},
      signature: 'u'.repeat(86),
    },
    {m: 'moveHere', seat: 1, nonce: 'n'.repeat(22), ticket: 't'.repeat(22)},
    {m: 'refused', of: 'sit', code: 'table/bad-name'},
    {m: 'copy', is: COPIES[0], moves: 3},
    {m: 'unclaim', seat: 1},
    {m: 'claimed', seat: 1, code: null},
    {m: 'rematch', link: 'https://example.org/#j=1.a.b', place: 1},
    {m: 'heard'},
    {m: 'phrase', phrase: 'hello'},
    {m: 'text', text: 'Szia!'},
    {m: 'end', is: 'alone'},
  ];
}

/** What a hostile message must not change. */
const standing = (table: TestTable) =>
  table.devices.map(({session, stored}, i) => ({
    seats: table.view(i).seats.map(({name, shape, kind}) => ({name, shape, kind})),
    head: session.ledger!.chain.head,
    digest: session.ledger!.replay.digest,
    firstBad: session.ledger!.firstBad,
    stored: stored.length,
    lobby: session.lobby,
  }));

/** Everything that was under way is over; what the host was asked to sign too. */
async function settled(table: TestTable): Promise<void> {
  await table.net.idle();
  for (const {session} of table.devices) await session.ledger!.offer([]);
  // Signatures are looked at on a thread: a proposal that is refused ends with a verdict, or with silence.
  await new Promise(resolve => setImmediate(resolve));
  await table.net.idle();
}

for (const [from, keyOf] of [
  ['somebody without a seat', () => 'stranger'],
  ['a guest', table => table.devices[1]!.session.key],
  ['the host', table => table.devices[0]!.session.key],
] as const satisfies readonly [string, (table: TestTable) => string][])
  test(`mutants of every message, from ${from}: nothing throws, nothing changes`, async () => {
    const table = await TestTable.started(3, `hostile ${from}`);
    for (let i = 0; i < 4; i++) await table.step();
    await table.quiet();
    const messages = await messagesAt(table);
    for (const message of messages) assert.ok(parseMessage(message), message.m);
    const key = keyOf(table);
    const fromHost = key === table.devices[0]!.session.key;
    const kinds = fromHost ? messages.filter(({m}) => m !== 'lobby') : messages;
    const before = standing(table);
    await fc.assert(
      fc.asyncProperty(fc.array(mutantOf(kinds), {minLength: 1, maxLength: 8}), async mutants => {
        for (const {session} of table.devices) {
          if (session.key === key) continue;
          const {events} = table.net.room(session.key)!;
          for (const mutant of mutants) events!.message(peer(key, fromHost), mutant);
        }
        await settled(table);
        assert.deepEqual(unhandled, []);
        assert.deepEqual(standing(table), before);
      }),
      {numRuns: 250, seed: 9},
    );
    // The table is as alive as before.
    await table.step();
    await table.quiet();
    assert.deepEqual(unhandled, []);
    table.close();
  });

test('a modified client signs mutants of its move: each is refused or legal, and all agree on what came of it', async () => {
  const table = await TestTable.started(2, 'hostile author');
  await table.quiet();
  const moves = [
    {type: 'takeRole', role: 'settler'},
    {type: 'pass'},
    {type: 'place', slots: [1, 0, 1]},
    {type: 'askBack', to: 1},
    {type: 'answerBack', yes: true},
  ];
  await fc.assert(
    fc.asyncProperty(mutantOf(moves), fc.constantFrom('action', 'table'), async (payload, kind) => {
      const {chain, replay} = table.ledger(1);
      const seat = replay.toAct[0] ?? 0;
      const signer = await createSigner(table.devices[seat]!.seed);
      fc.pre(isPayload(payload));
      const {n: basis} = chain.head;
      const signature = await chain.sign(kind, seat, payload, signer);
      const {events} = table.net.room(table.devices[0]!.session.key)!;
      events!.message(peer(table.devices[seat]!.session.key), {
        m: 'propose',
        kind,
        seat,
        basis,
        payload,
        signature,
      });
      await settled(table);
      await table.until(
        () => new Set(table.devices.map(({session}) => session.ledger!.chain.head.hash)).size === 1,
      );
      assert.deepEqual(unhandled, []);
      assert.equal(new Set(table.devices.map(({session}) => session.ledger!.replay.digest)).size, 1);
      for (const {session} of table.devices) assert.equal(session.ledger!.firstBad, null);
    }),
    {numRuns: 300, seed: 9},
  );
  table.close();
});

test('a modified client signs a move with a hole in it: no action, and nobody folds it', async () => {
  const table = await TestTable.started(2, 'hostile hole');
  await table.quiet();
  const seat = table.actor()!;
  const before = standing(table);
  const {chain} = table.ledger(seat);
  const signer = await createSigner(table.devices[seat]!.seed);
  const {n: basis} = chain.head;
  const host = table.net.room(table.devices[0]!.session.key)!;
  const {send} = host;
  for (const hole of [{hole: 'nonsense'}, {hole: 'oneOf', of: ['settler']}]) {
    const answered = new Promise<unknown>(resolve => {
      host.send = (to, message) => {
        if ('m' in message && message.m === 'verdict') resolve((message as {code?: unknown}).code);
        send.call(host, to, message);
      };
    });
    const payload = {type: 'takeRole', role: hole};
    const signature = await chain.sign('action', seat, payload, signer);
    const key = table.devices[seat]!.session.key;
    host.events!.message(peer(key), {m: 'propose', kind: 'action', seat, basis, payload, signature});
    assert.equal(await answered, 'engine/bad-action');
  }
  host.send = send;
  await table.quiet();
  assert.deepEqual(standing(table), before);
  table.close();
});

test('mutants of entries, from anybody’s hands or on the board: nothing is folded, and nobody is blamed without a seal', async () => {
  const table = await TestTable.started(2, 'hostile entries');
  for (let i = 0; i < 4; i++) await table.step();
  await table.quiet();
  const {texts} = table.ledger().chain;
  const next = texts.map(text => text.replace(/^\{"n":\d+/, `{"n":${texts.length}`));
  const before = standing(table);
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          mutantText([...texts, ...next]),
          mutantOf(texts.map(text => JSON.parse(text))).map(value => JSON.stringify(value)),
        ),
        {minLength: 1, maxLength: 8},
      ),
      async mutants => {
        for (const {session} of table.devices) {
          const {events} = table.net.room(session.key)!;
          events!.message(peer('stranger'), {m: 'have', entries: mutants});
          events!.entries(mutants);
        }
        await settled(table);
        assert.deepEqual(unhandled, []);
        assert.deepEqual(standing(table), before);
      },
    ),
    {numRuns: 250, seed: 9},
  );
  await table.step();
  await table.quiet();
  table.close();
});

test('an entry that is no next one does not keep the place of the right one', async () => {
  const table = await TestTable.started(2, 'hostile places');
  await table.quiet();
  const [host, guest] = table.devices.map(({session}) => session);
  const {head} = guest!.ledger!;
  const {events} = table.net.room(guest!.key)!;
  const false_ = Array.from({length: 40}, (_, i) =>
    host!.ledger!.chain.texts.at(-1)!.replace(/^\{"n":\d+/, `{"n":${head + 2 + i}`),
  );
  events!.message(peer('stranger'), {m: 'have', entries: false_});
  for (let i = 0; i < 5; i++) await table.step();
  await table.quiet();
  assert.deepEqual(guest!.ledger!.chain.head, host!.ledger!.chain.head);
  assert.equal(guest!.ledger!.firstBad, null);
  table.close();
});

test('mutants of every message in the lobby: places are persons or bots as the rules have them, or free', async () => {
  const table = await TestTable.lobby(3, 'hostile lobby');
  const {places, ...rest} = table.devices[0]!.session.lobby;
  const key = table.devices[0]!.session.key;
  const messages = [
    {m: 'lobby', ...rest, places},
    {m: 'sit', place: 1, name: 'Ada', shape: 'disc', nonce: 'n'.repeat(22)},
    {m: 'stand'},
    {m: 'verdict', basis: 0, code: 'x', details: {}},
    {...CALM, n: -1, hash: '', digest: ''},
    {m: 'want', from: 0},
    {m: 'have', entries: ['{"n":0,"t":0}']},
  ];
  const before = table.devices[0]!.session.lobby.places;
  await fc.assert(
    fc.asyncProperty(fc.array(mutantOf(messages), {minLength: 1, maxLength: 8}), async mutants => {
      for (const {session} of table.devices)
        for (const mutant of mutants) table.net.room(session.key)!.events!.message(peer('stranger'), mutant);
      await table.net.idle();
      assert.deepEqual(unhandled, []);
      for (const {session} of table.devices) {
        assert.equal(session.ledger, null);
        assert.equal(session.lobby.host, key);
        assert.deepEqual(session.lobby.places, before, 'all places are taken: a stranger gets none');
        assert.equal(session.view().screen, 'lobby');
      }
    }),
    {numRuns: 250, seed: 9},
  );
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  table.close();
});

test('mutants of the lobby from the host itself: whatever it says, a guest can draw it', async () => {
  const table = await TestTable.lobby(4, 'hostile host', 1);
  const host = table.devices[0]!.session;
  const {session: guest} = table.devices[1]!;
  const message = {m: 'lobby', ...host.lobby, places: [null, ...host.lobby.places.slice(1)]};
  await fc.assert(
    fc.asyncProperty(mutantOf([message]), async mutant => {
      table.net.room(guest.key)!.events!.message(peer(host.key, true), mutant);
      await table.net.idle();
      assert.deepEqual(unhandled, []);
      const view = guest.view();
      assert.ok(view.screen === 'lobby' && view.places.length >= 2 && view.places.length <= 5);
      // The host says again what it means.
      table.net.room(guest.key)!.events!.message(peer(guest.lobby.host, true), message);
    }),
    {numRuns: 300, seed: 9},
  );
  table.close();
});

test('an entry 0 that the host did not write keeps nobody from the table', {timeout: 20_000}, async () => {
  const {header} = await testTable('pp', {game});
  const foreign = await sealHeader(header, await testSigner(9));
  const table = await TestTable.lobby(3, 'foreign header');
  const {events} = table.net.room(table.devices[1]!.session.key)!;
  events!.message(peer(table.devices[2]!.session.key), {m: 'have', entries: [foreign]});
  await table.net.idle();
  table.act(0, {act: 'start'});
  await table.until(() => table.devices.every(({session}) => session.ledger !== null));
  assert.equal(table.view(1).trouble, null);
  table.close();
});
