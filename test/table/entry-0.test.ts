/**
 * Entry 0 against the lobby: whatever a host changes in it, both guests refuse it and say what is different; what changed in
 * good time begins; who was away, or never saw a lobby, is asked or told what can be known.
 */

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Code} from '../../src/base/codes.ts';
import type {Json} from '../../src/base/json.ts';
import {LANGUAGES} from '../../src/i18n/language.ts';
import {loadProblems, wordProblem} from '../../src/i18n/problem.ts';
import {sealHeader} from '../../src/log/chain.ts';
import {decodeEntry, type HeaderEntry} from '../../src/log/entry.ts';
import {type Header, HeaderSchema, type HeaderSeat} from '../../src/log/header.ts';
import {createSigner} from '../../src/log/sign.ts';
import {lobbyMessage} from '../../src/table/others/lobby.ts';
import type {LobbyView} from '../../src/table/seen/view-model.ts';
import {TestTable} from '../support/table/tables.ts';

const GUESTS = [1, 2] as const;
const OTHER_KEY = (await createSigner(new Uint8Array(32).fill(200))).publicKey;

/** Three persons, then a bot. */
const lobbyOf = (seed: string) => TestTable.lobby(4, seed, 1);

/** The host seals another entry 0 than its honest program made, and shows this to all. */
async function lyingIn(table: TestTable, change: (header: Header) => Header): Promise<void> {
  const host = await createSigner(table.devices[0]!.seed);
  const room = table.net.room(host.publicKey)!;
  const publish = room.publish.bind(room);
  const entries = new Map<string, Promise<string>>();
  const told = (text: string): Promise<string> => {
    const lie = entries.get(text) ?? sealHeader(change((decodeEntry(text) as HeaderEntry).payload), host);
    entries.set(text, lie);
    return lie;
  };
  room.publish = text => {
    if (text.startsWith('{"n":0,')) void told(text).then(publish);
  };
  const send = room.send.bind(room);
  room.send = (peer, message) => {
    const {m, entries: texts = []} = message as {m?: string; entries?: string[]};
    if (m !== 'have') return send(peer, message);
    const [first] = texts;
    if (first) void told(first).then(lie => send(peer, {m, entries: [lie]}));
  };
}

const lobby = (table: TestTable, i: number): LobbyView => {
  const view = table.devices[i]!.session.view();
  if (view.screen !== 'lobby') throw new Error('not in the lobby');
  return view;
};
const troubleOf = (table: TestTable, i: number) => {
  const view = table.devices[i]!.session.view();
  return view.trouble;
};

const withSeat = (header: Header, at: number, change: Partial<HeaderSeat>): Header => ({
  ...header,
  seats: header.seats.map((seat, i) => (i === at ? {...seat, ...change} : seat)),
});

/** Another value for each field, and by what name the difference is told. */
const LIES: {readonly [K in keyof Header | keyof HeaderSeat]: readonly [string, (header: Header) => Header]} =
  {
    format: ['version', header => ({...header, format: 1})],
    game: ['game', header => ({...header, game: 'catan'})],
    rules: ['', header => ({...header, rules: header.rules + 1})],
    options: ['options', header => ({...header, options: {...header.options, nobles: true}})],
    mode: ['dealer', header => ({...header, format: 1, mode: 'host'})],
    backup: ['backup', header => ({...header, backup: true})],
    from: ['from', header => ({...header, from: {first: OTHER_KEY, n: 3, hash: OTHER_KEY}})],
    seats: ['seats', header => ({...header, seats: header.seats.slice(0, 3)})],
    hosts: ['order', header => ({...header, hosts: [0, 2, 1]})],
    name: ['name', header => withSeat(header, 2, {name: 'Somebody else'})],
    shape: ['mark', header => withSeat(header, 2, {shape: 'hexagon'})],
    kind: ['person', header => ({...withSeat(header, 2, {kind: 'bot', bot: 'random'}), hosts: [0, 1]})],
    key: ['device', header => withSeat(header, 2, {key: OTHER_KEY})],
    bot: ['bot', header => withSeat(header, 3, {bot: 'greedy'})],
    nonce: ['fresh', header => withSeat(header, 3, {nonce: 'n'.repeat(22)})],
  };

/** All fields that the schema knows: those of the header, then those of a seat. */
const schemaFields = (): string[] => {
  const [header] = HeaderSchema.pipe;
  const [seat] = header.entries.seats.pipe[0].item.pipe;
  return [...Object.keys(header.entries), ...Object.keys(seat.entries)];
};

const MORE_LIES: readonly (readonly [lie: string, difference: string, change: (header: Header) => Header])[] =
  [
    [
      'two persons change seats',
      'order',
      ({seats: [a, b, c, d], ...header}) => ({...header, seats: [a!, c!, b!, d!]}),
    ],
    [
      'the bot gives its seat to a person that nobody has seen',
      'person',
      header => ({
        ...withSeat(header, 3, {kind: 'person', bot: null, key: OTHER_KEY}),
        hosts: [...header.hosts, 3],
      }),
    ],
    [
      'one more bot',
      'seats',
      header => ({
        ...header,
        seats: [...header.seats, {...header.seats[3]!, name: 'Extra', key: OTHER_KEY, nonce: 'm'.repeat(22)}],
      }),
    ],
  ];

describe('entry 0 that is not what the lobby said', () => {
  it('has a lie below for each field of its schema', () => {
    assert.deepEqual(Object.keys(LIES).sort(), schemaFields().sort());
  });

  const all = [
    ...Object.entries(LIES).map(([field, [difference, change]]) => [field, difference, change] as const),
    ...MORE_LIES,
  ];
  for (const [lie, difference, change] of all)
    it(`${lie}: refused by both guests, who say what is different; nothing of it is stored`, async t => {
      const table = await lobbyOf(`lie ${lie}`);
      t.after(() => table.close());
      await lyingIn(table, change);
      table.act(0, {act: 'start'});
      await table.until(() => GUESTS.every(i => troubleOf(table, i) !== null));
      await table.net.idle();
      for (const i of GUESTS) {
        const {session, stored} = table.devices[i]!;
        const {trouble, agreeable} = lobby(table, i);
        if (lie === 'rules') {
          assert.equal(trouble!.code, 'engine/other-rules');
        } else {
          assert.deepEqual(
            [trouble!.code, trouble!.details.difference],
            ['table/begun-otherwise', difference],
          );
        }
        assert.equal(agreeable, false);
        assert.deepEqual([session.ledger, stored], [null, []]);
        table.act(i, {act: 'agree'});
      }
      await table.net.idle();
      assert.deepEqual(
        GUESTS.map(i => table.devices[i]!.session.ledger),
        [null, null],
        'there is nothing to say yes to',
      );
    });

  it('is told in all languages, with the names of what is different', async () => {
    for (const language of LANGUAGES) {
      const texts = await loadProblems(language);
      const told = (code: Code, details: Record<string, Json>) => wordProblem(texts, {code, details}).what;
      for (const difference of [...Object.values(LIES), ...MORE_LIES.map(([, name]) => [name] as const)]
        .map(([name]) => name)
        .concat('dealer', 'noBackup')
        .filter(Boolean)) {
        const what = told('table/begun-otherwise', {difference, name: 'Réka', options: 'Nobles'});
        assert.doesNotMatch(what, new RegExp(`: ${difference}\\.$`), `${language} ${difference}`);
      }
      assert.match(told('table/begun-otherwise', {difference: 'options', options: 'Nobles'}), /Nobles/);
      assert.match(told('table/began-without-you', {difference: 'person', name: 'Réka'}), /Réka/);
    }
  });

  it('cannot be made right by another lobby that comes with it', async t => {
    const table = await lobbyOf('late lobby');
    t.after(() => table.close());
    await lyingIn(table, header => ({...header, options: {nobles: true}}));
    const {session} = table.devices[0]!;
    const room = table.net.room(session.key)!;
    for (const started of [false, true])
      for (const {id} of room.peers)
        room.send(id, lobbyMessage({...session.lobby, options: {nobles: true}, started}));
    table.act(0, {act: 'start'});
    await table.until(() => GUESTS.every(i => troubleOf(table, i)?.code === 'table/begun-otherwise'));
    assert.deepEqual(troubleOf(table, 1)!.details, {difference: 'options', options: ['nobles']});
  });
});

describe('entry 0 of an honest host', () => {
  it('holds what changed in the last moment: everybody has heard it before', async t => {
    const table = await TestTable.lobby(4, 'last moment', 1);
    t.after(() => table.close());
    table.act(0, {act: 'clearPlace', place: 3});
    table.act(0, {act: 'addBot', place: 3, bot: 'greedy'});
    table.act(0, {act: 'start'});
    // Too late: everybody has heard who plays.
    table.act(0, {act: 'clearPlace', place: 3});
    table.act(2, {act: 'standUp'});
    await table.until(() => table.devices.every(({session}) => session.ledger !== null));
    for (const i of GUESTS) {
      assert.equal(table.view(i).trouble, null);
      assert.deepEqual(
        table.view(i).seats.map(({name}) => name),
        table.view(0).seats.map(({name}) => name),
      );
    }
    await table.step();
  });

  /** Guest 2 goes, her seat is given to a bot, and the game begins without her. */
  async function away(seed: string): Promise<TestTable> {
    const table = await lobbyOf(seed);
    const [, , device] = table.devices;
    device!.session.close();
    table.act(0, {act: 'clearPlace', place: 2});
    table.act(0, {act: 'addBot', place: 2, bot: 'random'});
    table.act(0, {act: 'start'});
    await table.until(() => [0, 1].every(i => table.devices[i]!.session.ledger !== null));
    await table.open(2);
    await table.until(() => troubleOf(table, 2)?.code === 'table/began-without-you');
    return table;
  }

  it('that changed while somebody was away is told to her, and she comes in when she says so', async t => {
    const table = await away('away');
    t.after(() => table.close());
    const view = lobby(table, 2);
    assert.equal(view.agreeable, true);
    assert.deepEqual(view.trouble!.details, {difference: 'person', name: 'Player 2'});
    assert.deepEqual(table.devices[2]!.stored, []);
    table.act(2, {act: 'agree'});
    await table.until(() => table.devices[2]!.session.ledger?.head === table.ledger().head);
    assert.equal(table.view(2).trouble, null);
    assert.deepEqual(table.devices[2]!.session.mine, []);
  });
});

describe('a device that has seen no lobby', () => {
  async function newcomerTo(
    t: {after(fn: () => void): void},
    seed: string,
    change: (header: Header) => Header,
  ) {
    const table = await lobbyOf(seed);
    t.after(() => table.close());
    await lyingIn(table, change);
    table.act(0, {act: 'start'});
    await table.until(() => GUESTS.every(i => troubleOf(table, i) !== null));
    await table.watch();
    const i = table.devices.length - 1;
    await table.until(() => troubleOf(table, i) !== null);
    return {table, i};
  }

  it('takes a table where the host’s device draws only when its person says so', async t => {
    const {table, i} = await newcomerTo(t, 'host draws', header => ({...header, format: 1, mode: 'host'}));
    assert.equal(troubleOf(table, i)!.code, 'table/host-draws');
    assert.deepEqual([lobby(table, i).agreeable, table.devices[i]!.stored], [true, []]);
    table.act(i, {act: 'agree'});
    await table.until(() => table.devices[i]!.session.ledger !== null);
  });

  for (const [lie, difference, change] of [
    ['a back-up in a game without hands', 'backup', header => ({...header, backup: true})],
    ['hosts in another order', 'order', header => ({...header, hosts: [0, 2, 1]})],
    ['one device alone', 'dealer', header => ({...header, format: 1, mode: 'local'})],
  ] as const satisfies readonly (readonly [string, string, (header: Header) => Header])[])
    it(`refuses what follows from the rest: ${lie}`, async t => {
      const {table, i} = await newcomerTo(t, lie, change);
      assert.deepEqual(troubleOf(table, i), {code: 'table/begun-otherwise', details: {difference}});
      assert.equal(lobby(table, i).agreeable, false);
    });
});
