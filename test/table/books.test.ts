/**
 * What a device remembers of others has room for so many, and forgets. Each book is filled here by throw-away devices, as
 * whoever has the link can: then an honest one comes, or is there still, and is treated as before.
 */

import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Code} from '../../src/base/codes.ts';
import {ReplacedPages} from '../../src/net/mesh.ts';
import {OfferGate} from '../../src/net/offer-gate.ts';
import {PeerBook} from '../../src/net/peer-book.ts';
import {Circle} from '../../src/table/others/circle.ts';
import {Giving} from '../../src/table/others/giving.ts';
import {Hearing} from '../../src/table/others/hearing.ts';
import type {PeerInfo, RoomPort} from '../../src/table/others/room-port.ts';
import {TestTable} from '../support/table/tables.ts';

const KINDS = ['sit', 'propose', 'beat', 'want', 'claim', 'text', 'phrase', 'have', 'fair', 'lobby'] as const;

test('a device that is here, or comes after any number of others, has a budget of messages of its own', () => {
  const now = 0;
  const here = new Set(['anna']);
  const hearing = new Hearing(
    key => here.has(key),
    () => now,
  );
  for (let i = 0; i < 3; i++) assert.ok(hearing.hears('anna', {m: 'propose'}));
  for (let i = 0; i < 400; i++) {
    here.add(`x${i}`).delete(`x${i - 3}`);
    for (const m of KINDS) while (hearing.hears(`x${i}`, {m}));
  }
  assert.ok(hearing.size <= 40, `${hearing.size}`);
  for (let i = 0; i < 13; i++) assert.ok(hearing.hears('anna', {m: 'propose'}), 'who is here');
  assert.ok(!hearing.hears('anna', {m: 'propose'}), 'and has said what she may');
  here.add('bence');
  for (let i = 0; i < 6; i++) assert.ok(hearing.hears('bence', {m: 'claim'}), 'who comes now');
});

test('the book of messages forgets those first who may say all again', () => {
  let now = 0;
  const hearing = new Hearing(
    () => false,
    () => now,
  );
  for (let i = 0; i < 30; i++) hearing.hears(`x${i}`, {m: 'fork'});
  now = 60_000;
  hearing.hears('y', {m: 'fork'});
  for (let i = 0; i < 3; i++) hearing.hears(`z${i}`, {m: 'fork'});
  assert.ok(hearing.size < 10, `${hearing.size}`);
});

/** A circle, with its room in the hands of the test. */
function circle(seated: readonly string[], here: () => readonly string[]) {
  const peers = (): PeerInfo[] => here().map(key => ({id: key, key, host: false, link: 'live', name: ''}));
  const room = {
    get peers() {
      return peers();
    },
    reserve: () => undefined,
  } as unknown as RoomPort;
  const made = new Circle(
    'own',
    () => 'host',
    () => undefined,
  );
  made.enter(room);
  made.reserve({keys: [...seated], free: 0, asks: false});
  return {
    circle: made,
    strike: (key: string, code: Code) => made.events.strike({...peers()[0]!, key}, code),
  };
}

const standing = {n: 5, hash: 'h', digest: 'd', t: 0, floor: 0, hears: 'ok', seen: true} as const;

test('the book of heads knows those of seats, and of a device that comes, after any number of others', () => {
  const here = ['anna'];
  const {circle: others} = circle(['anna', 'bence'], () => here);
  others.stands('bence', standing);
  for (let i = 0; i < 300; i++) others.stands(`x${i}`, standing);
  others.stands('anna', standing);
  others.stands('new', standing);
  for (const key of ['anna', 'bence', 'new']) assert.deepEqual(others.standing(key), standing, key);
  assert.equal(others.standing('x1'), null);
});

test('misdeeds: what a seat does is shown, after any number of others', () => {
  const {circle: others, strike} = circle(['anna'], () => ['anna']);
  for (let i = 0; i < 200; i++) strike(`x${i}`, 'net/bad-chunk');
  strike('anna', 'net/bad-chunk');
  for (let i = 0; i < 200; i++) strike(`y${i}`, 'net/bad-chunk');
  const seats = [{name: '', shape: '', kind: 'person', key: 'anna', bot: null, nonce: ''}] as const;
  const seen = others.strikes(seats);
  assert.ok(seen.length <= 51);
  assert.deepEqual(seen.filter(({seat}) => seat === 0).length, 1);
});

test('replaced pages: an old page of a seat is known again, after any number of others', () => {
  const pages = new ReplacedPages();
  const isSeated = (key: string) => key === 'anna';
  pages.add('old', 'anna', isSeated);
  for (let i = 0; i < 300; i++) pages.add(`a${i}`, 'somebody', isSeated);
  for (let i = 0; i < 300; i++) pages.add(`b${i}`, `x${i}`, isSeated);
  assert.ok(pages.has('old'));
  assert.ok(!pages.has('a1') && pages.has('b299'));
});

test('peers: who is linked stays, and there is room for one more, after any number of names', () => {
  const book = new PeerBook();
  const anna = book.meet('anna');
  anna.key = 'anna';
  anna.link = {} as never;
  for (let i = 0; i < 500; i++) book.meet(`x${i}`).key = i % 2 ? `k${i}` : null;
  assert.equal(book.get('anna'), anna);
  assert.ok(book.all.length <= 24);
  assert.ok(!book.isBusy(book.meet('bence')));
});

test('offers: when those of others are over, one more is looked at', () => {
  let now = 0;
  const gate = new OfferGate(() => now);
  const offer = {
    type: 'OFFER',
    payload: {type: 'data', serialization: 'raw', sdp: {sdp: 'a=fingerprint:x'}},
  };
  const closing: (() => void)[] = [];
  const begin = () =>
    gate.begun({
      once: (event, done) => void (event === 'close' && closing.push(done)),
      close: () => undefined,
    });
  for (let i = 0; i < 100; i++) if (gate.admits(offer)) begin();
  assert.ok(!gate.admits(offer));
  now = 20_000;
  for (const close of closing) close();
  assert.ok(gate.admits(offer));
});

test('entries: who asks for the same again and again gets it once, and so much in a while; who asks on gets all', async () => {
  const table = await TestTable.started(2, 'asked again');
  for (let i = 0; i < 6; i++) await table.step();
  await table.quiet();
  const {session} = table.devices[0]!;
  const {texts} = session.ledger!.chain;
  const room = table.net.room(session.key)!;
  const given: string[][] = [];
  room.send = (peer, message) => {
    if (peer === 'x' && 'entries' in message) given.push(message.entries as string[]);
  };
  const ask = (from: number) =>
    room.events!.message({id: 'x', key: 'x', host: false, link: 'live', name: ''}, {m: 'want', from});
  for (let i = 0; i < 40; i++) ask(0);
  assert.equal(given.flat().length, texts.length);
  for (let i = 0; i < 40; i++) ask(1);
  assert.equal(given.flat().length, texts.length, 'nor from a little later on');
  table.close();
});

test('entries: one device is given so many characters in a while, however it asks', () => {
  let now = 0;
  const giving = new Giving(() => now);
  const entries = Array.from({length: 6000}, (_, n) => ({text: `${n}`.padEnd(600, 'x')}));
  const chars = () => {
    let sum = 0;
    for (let from = 0; from < 6000; from += 64)
      sum += giving.from('x', from, entries).reduce((all, {text}) => all + text.length, 0);
    return sum;
  };
  const first = chars();
  assert.ok(first >= 500_000 && first <= 1_200_000, `${first}`);
  now = 2000;
  const later = chars();
  assert.ok(later > 0 && later <= 1_000_000, `${later}`);
  assert.equal(giving.from('y', 0, entries).length, 64, 'another has its own');
});

test('entries: what was lost on the way is given again when it may be asked for again', () => {
  let now = 0;
  const giving = new Giving(() => now);
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(text => ({text}));
  const entries = [a!, b!, c!];
  assert.deepEqual(giving.from('x', 0, entries), entries);
  assert.deepEqual(giving.from('x', 0, entries), []);
  assert.deepEqual(giving.from('x', 3, [...entries, d!]), [d]);
  now = 2000;
  assert.deepEqual(giving.from('x', 1, entries), [b, c]);
});
