/**
 * The shape of an entry is closed: what no reader takes is refused, for every kind and at every depth, so that nobody can
 * fill a log with what means nothing. Where all deal, by what the host asks the dealers before it seals.
 */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {toBase64url} from '../../src/base/bytes.ts';
import {canonicalJson, type Json} from '../../src/base/json.ts';
import {LOG_BYTES, LOG_ENTRIES} from '../../src/base/log-limits.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Action, AnyGame} from '../../src/engine/game.ts';
import {IllegalAction} from '../../src/engine/illegal.ts';
import {Replay} from '../../src/engine/replay.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {Chain} from '../../src/log/chain.ts';
import {type Entry, hashEntry} from '../../src/log/entry.ts';
import {createSigner} from '../../src/log/sign.ts';
import {decodeRecord, encodeRecord} from '../../src/saves/record.ts';
import {factOf, fairOf} from '../../src/table/playing/fact.ts';
import {JointCore} from '../../src/table/playing/joint/core.ts';
import {tinyGame} from '../support/games/tiny-game.ts';
import {add, drawAll, testTable} from '../support/log/log-kit.ts';
import {game as begunCatan} from '../support/table/begun-catan.ts';
import {seedOf} from '../support/table/joint-record.ts';
import {OneDevice} from '../support/table/one-device.ts';
import {TestTable} from '../support/table/tables.ts';

/** Names that an entry, or an action of some game, does have somewhere. */
const NAMES = ['extra', 'shows', 'u', 'h', 'b', 'salt', 'face', '__proto__', 'constructor'];
/** Of a type that stands nowhere in an entry: a list or an object where something plain belongs, and what is too long. */
const FOREIGN: readonly Json[] = [[], ['x'.repeat(40)], {x: 1}, {type: 'pass'}, 'x'.repeat(3000)];

type Put = (value: Json) => Json;

/** All places of a value: where something can be put, and how. */
function placesOf(value: Json, put: Put = same => same): Put[] {
  if (typeof value !== 'object' || value === null) return [put];
  if (Array.isArray(value))
    return [
      (other: Json) => put([...(value as Json[]), [other]]),
      ...value.flatMap((item: Json, i) => placesOf(item, other => put(value.with(i, other) as Json[]))),
    ];
  const fields = Object.entries(value) as [string, Json][];
  const withField = (name: string, other: Json): Json => {
    const copy = {...value} as {[field: string]: Json};
    Object.defineProperty(copy, name, {value: other, enumerable: true, configurable: true, writable: true});
    return copy;
  };
  const beside = NAMES.filter(name => !Object.hasOwn(value, name)).map(
    name => (other: Json) => put(withField(name, other)),
  );
  return [
    ...beside,
    ...fields.flatMap(([name, field]) => placesOf(field, other => put(withField(name, other)))),
  ];
}

/** A value with something in it that has no place there: one field or item too many at any depth, one value of another type. */
const withMore = (value: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...placesOf(value)), fc.constantFrom(...FOREIGN))
    .map(([put, other]) => put(other));

/** Reads an entry as a device does. @throws what it refuses */
type Read = (text: string) => void;

/** As the entry would be spelled by somebody who has all keys: signatures are looked at after the shape. */
function spelled(entry: {readonly [field: string]: Json}): string {
  const fields = Object.entries(entry).map(
    ([name, value]) => `${JSON.stringify(name)}:${canonicalJson(value)}`,
  );
  return `{${fields.join(',')}}`;
}

const refuses = (read: Read, text: string) => {
  try {
    read(text);
  } catch (error) {
    assert.ok(error instanceof BadMessage || error instanceof IllegalAction, `${error} for ${text}`);
    return;
  }
  assert.fail(`taken: ${text}`);
};

/** Each entry with something in it that has no place there, then the entry as it is. @param runs for each entry */
function eachRefused(texts: readonly string[], {read, take}: {read: Read; take: Read}, runs: number): void {
  for (const text of texts) {
    const entry = JSON.parse(text) as {[field: string]: Json};
    fc.assert(
      fc.property(withMore(entry), more => refuses(read, spelled(more as typeof entry))),
      {numRuns: runs, seed: 35},
    );
    take(text);
  }
}

/** By the fold alone, as of a table on one device. */
function folding(game: AnyGame): {read: Read; take: Read; chain: () => Chain} {
  let chain: Chain | null = null;
  let replay: Replay | null = null;
  const open = (text: string): [Chain, Replay] => {
    const opened = new Chain(text);
    return [opened, new Replay(game, opened.header)];
  };
  return {
    chain: () => chain!,
    read: text => {
      if (chain) replay!.prepare(factOf(chain.examine(text)));
      else open(text);
    },
    take: text => {
      if (chain) replay!.fold(factOf(chain.link(text)));
      else [chain, replay] = open(text);
    },
  };
}

/** With the dealers, as the device of seat 0 does. */
function dealing(game: AnyGame): {read: Read; take: Read} {
  const fold = folding(game);
  let core: JointCore | null = null;
  const placed = (entry: Entry) => ({
    hash: hashEntry(entry.text),
    fact: {...factOf(entry), term: entry.term},
    fair: fairOf(entry),
  });
  return {
    read: text => {
      if (!core) return fold.read(text);
      const entry = fold.chain().examine(text);
      core.entry(placed(entry));
    },
    take: text => {
      fold.take(text);
      const chain = fold.chain();
      if (core) return core.entry(placed(chain.entries.at(-1)!));
      core = new JointCore(game, {
        ...{header: chain.header, gameId: chain.gameId, headerHash: chain.head.hash},
        device: {identity: seedOf(7), secret: new Uint8Array(32)},
        ...{snapshot: null, guard: null, choices: null},
      });
    },
  };
}

test('facts of the table', async () => {
  const table = await testTable('ppp');
  await drawAll(table);
  const say = (seat: number, payload: object) => add(table, {kind: 'table', seat, payload});
  const {game, chain, replay} = table;
  const [first, second, third] = [0, 1, 2].map(i => (replay.toAct[0]! + i) % 3) as [number, number, number];
  const take = (seat: number) => add(table, {kind: 'action', seat, payload: {type: 'take', count: 1}});
  await take(first);
  await take(second);
  await say(first, {type: 'askBack', to: 1});
  await say(first, {type: 'withdrawBack'});
  await say(first, {type: 'askBack', to: 1});
  await say(second, {type: 'answerBack', yes: true});
  await say(first, {type: 'name', name: 'Ada'});
  await say(first, {type: 'standIn', seat: second, bot: 'greedy'});
  await say(third, {type: 'answerStandIn', yes: true});
  await say(second, {type: 'takeBackSeat'});
  eachRefused(chain.texts, folding(game), 200);
});

for (const {id} of GAME_LIST)
  test(`${id} on one device: actions, answers, sealed choices`, async () => {
    const game = await GAME_LIST.find(listing => listing.id === id)!.rules();
    const device = await OneDevice.started(game, game.seats.max, `closed ${id}`);
    while (device.stored.length < 70) await device.step();
    device.session.close();
    eachRefused(device.stored, folding(game), 60);
  });

for (const [id, backup] of [
  ['san-juan', true],
  ['catan', false],
] as const)
  test(`${id} between devices: proofs, keys, what was dealt, cards that are shown`, async () => {
    const game = id === 'catan' ? begunCatan : await GAME_LIST.find(listing => listing.id === id)!.rules();
    const table = await TestTable.started(backup ? 2 : 3, `closed ${id}`, 0, game, backup);
    const kinds = () => table.ledger().chain.entries;
    const enough = () =>
      kinds().length > 40 && (id === 'catan' || kinds().some(({payload}) => 'shows' in payload));
    while (!table.over() && !enough()) await table.step();
    const {texts} = table.ledger().chain;
    table.close();
    assert.ok(enough());
    eachRefused(texts, dealing(game), 8);
  });

test('an action that shows what nobody reads is refused by the host, whatever else it says', async () => {
  const table = await TestTable.started(3, 'closed shows', 0, begunCatan);
  await table.quiet();
  const seat = table.actor()!;
  const host = table.devices[0]!.session;
  const {chain} = table.ledger(seat);
  const signer = await createSigner(table.devices[seat]!.seed);
  const room = table.net.room(host.key)!;
  const codes: unknown[] = [];
  room.send = (_to, message) => {
    if ('code' in message) codes.push(message.code);
  };
  const action = sampleAny(table.view(seat).choices, table.rng);
  const {n: basis} = chain.head;
  const lies = [
    ['x'.repeat(40_000)],
    {},
    '',
    'x',
    'x'.repeat(60_000),
    toBase64url(Uint8Array.of(seat, 0, 0)),
  ];
  for (const [i, shows] of lies.entries()) {
    const payload = {...action, shows};
    const signature = await chain.sign('action', seat, payload, signer);
    const from = {
      id: 'x',
      key: table.devices[seat]!.session.key,
      host: false,
      link: 'live',
      name: '',
    } as const;
    room.events!.message(from, {m: 'propose', kind: 'action', seat, basis, payload, signature});
    while (codes.length <= i) await table.net.idle().then(() => new Promise(setImmediate));
  }
  table.close();
  assert.equal(host.ledger!.head, basis);
  assert.ok(
    codes.every(code => /^(log|fair)\//.test(String(code))),
    String(codes),
  );
});

test('a seat seals and opens what is no action: what the rules say counts, and the table goes on', async () => {
  const game = await GAME_LIST.find(({id}) => id === 'portolano')!.advised();
  const table = await TestTable.started(2, 'closed choice', 0, game);
  const heads = () => table.devices.map(({session}) => session.ledger!.head);
  const {ledger} = table.devices[1]!.session;
  const mayChoose = () => {
    const {ask} = ledger!.replay;
    return ask?.kind === 'commit' && ask.by.includes(1) && table.view(1).choices.length > 0;
  };
  await table.until(() => table.actor() !== null);
  while (!mayChoose()) {
    await table.step('greedy');
    await table.until(() => table.actor() !== null);
  }
  // Deeper than an entry may be: no host could write it down.
  let deep: Json = 1;
  for (let depth = 0; depth < 12; depth++) deep = [deep];
  await ledger!.dealer.joint!.choose(1, {type: 'sail', deep} as Action);
  const opened = () => table.ledger().replay.items.findLast(({asks}) => asks[0]?.kind === 'disclose');
  for (let steps = 0; !opened() && steps < 8; steps++) {
    await table.until(() => opened() !== undefined || table.actor() !== null);
    if (!opened()) await table.try();
  }
  const before = Math.max(...heads());
  while (Math.max(...heads()) < before + 3) await table.step('greedy');
  for (const i of [0, 1]) assert.equal(table.view(i).trouble, null);
  table.close();
});

test('each game says how long its log may be, and a log of that length is a record that opens again', async () => {
  for (const {id, rules} of GAME_LIST) {
    const {logBytes} = await rules();
    assert.ok(logBytes !== undefined && logBytes <= LOG_BYTES, id);
  }
  const entry = '"\\'.repeat(LOG_BYTES / LOG_ENTRIES / 2);
  const text = encodeRecord({entries: new Array(LOG_ENTRIES + 1).fill(entry)});
  assert.ok(LOG_ENTRIES * entry.length > 0.99 * LOG_BYTES);
  assert.equal(decodeRecord(text).entries.length, LOG_ENTRIES + 1);
});

test('a table is told while its log is nearly full, and what comes at the end has its reason', async () => {
  const short = {...tinyGame, logBytes: 4000} as AnyGame;
  const device = await OneDevice.started(short, 2, 'nearly full', [], {});
  const troubles = () => device.view.trouble?.code ?? null;
  assert.equal(troubles(), null);
  while (troubles() === null) await device.step();
  assert.equal(troubles(), 'table/nearly-full');
  const head = () => device.session.ledger!.head;
  for (let before = -1; before !== head(); ) {
    before = head();
    await device.waiting();
    const {curtain} = device.view;
    if (curtain !== null) device.session.act({act: 'openCurtain', seat: curtain});
    await device.session.act({act: 'move', action: {type: 'roll'}});
  }
  assert.equal(device.view.refusal?.code, 'engine/too-long');
  device.session.close();
});
