/** What devices tell of themselves from second to second: in full what is new, in a few bytes what is as before. */
import assert from 'node:assert/strict';
import {type TestContext, test} from 'node:test';
import {Beats} from '../../src/table/others/beats.ts';
import type {Circle, Standing} from '../../src/table/others/circle.ts';
import {type Message, parseMessage} from '../../src/table/others/messages.ts';
import type {PeerInfo} from '../../src/table/others/room-port.ts';
import type {LinkState} from '../../src/table/seen/view-model.ts';

const STANDING: Standing = {
  n: 7,
  hash: 'h'.repeat(43),
  digest: 'd'.repeat(43),
  t: 0,
  floor: 0,
  hears: 'ok',
  seen: true,
};

/** One device, and what it says to which page. */
function device(t: TestContext) {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const links = new Map<string, LinkState>([
    ['anna', 'live'],
    ['bea', 'live'],
  ]);
  const peer = (id: string): PeerInfo => ({
    id,
    key: id,
    host: false,
    link: links.get(id) ?? 'away',
    name: '',
  });
  const said: [to: string, message: Message][] = [];
  const heard: [from: string, n: number][] = [];
  const state = {calm: true, standing: STANDING};
  const circle = {
    get peers() {
      return [...links.keys()].map(peer);
    },
    tell: (to: string, message: object) => {
      const parsed = parseMessage(JSON.parse(JSON.stringify(message)));
      assert.ok(parsed, 'it has to pass the schema');
      said.push([to, parsed]);
    },
  };
  const beats = new Beats(circle as unknown as Circle, {
    standing: () => state.standing,
    calm: () => state.calm,
    heard: (from, {n}) => heard.push([from.id, n]),
  });
  return {
    beats,
    links,
    heard,
    state,
    /** @returns what was said since this was asked last: `to: kind` */
    said: () => said.splice(0).map(([to, {m}]) => `${to}: ${m}`),
    seconds(count: number) {
      for (let i = 0; i < count; i++) {
        now += 1000;
        beats.beat();
      }
    },
    hear: (from: string, message: Message) => {
      const {messages} = beats;
      if (message.m === 'beat') messages.beat(peer(from), message);
      if (message.m === 'same') messages.same(peer(from), message);
      if (message.m === 'retell') messages.retell(peer(from), message);
    },
  };
}

test('what is as before costs a few bytes, every other second', t => {
  const {beats, said, seconds} = device(t);
  beats.tell();
  assert.deepEqual(said(), ['anna: beat', 'bea: beat']);
  seconds(4);
  assert.deepEqual(said(), ['anna: same', 'bea: same', 'anna: same', 'bea: same']);
});

test('what is new is told in full, and to all', t => {
  const {beats, said, seconds, state} = device(t);
  beats.tell();
  said();
  state.standing = {...STANDING, n: 8};
  beats.tell();
  assert.deepEqual(said(), ['anna: beat', 'bea: beat']);
  state.standing = {...STANDING, n: 8, hears: 'silent'};
  seconds(2);
  assert.deepEqual(said(), ['anna: beat', 'bea: beat']);
});

test('whoever misses the host is heard each second', t => {
  const {beats, said, seconds, state} = device(t);
  beats.tell();
  state.calm = false;
  said();
  seconds(3);
  assert.equal(said().length, 6);
});

test('whoever was away is told in full when it is back', t => {
  const {beats, said, links} = device(t);
  beats.tell();
  links.set('bea', 'away');
  beats.tell();
  said();
  links.set('bea', 'live');
  beats.tell();
  assert.deepEqual(said(), ['anna: same', 'bea: beat']);
});

test('"as before" counts as the whole beat, under the number it had', t => {
  const {heard, hear} = device(t);
  hear('anna', {m: 'beat', i: 3, ...STANDING});
  hear('anna', {m: 'same', i: 3});
  assert.deepEqual(heard, [
    ['anna', 7],
    ['anna', 7],
  ]);
});

test('"as before" of a beat that never came says nothing: it is asked for', t => {
  const {heard, hear, said} = device(t);
  hear('anna', {m: 'same', i: 3});
  hear('bea', {m: 'beat', i: 4, ...STANDING});
  hear('bea', {m: 'same', i: 3});
  hear('anna', {m: 'same', i: 4});
  assert.deepEqual(heard, [['bea', 7]]);
  assert.deepEqual(said(), ['anna: retell', 'bea: retell', 'anna: retell']);
});

test('who has lost a beat gets it, alone', t => {
  const {beats, hear, said} = device(t);
  beats.tell();
  said();
  hear('bea', {m: 'retell'});
  assert.deepEqual(said(), ['bea: beat']);
});

test('somebody with ever new pages pushes out the oldest alone', t => {
  const {heard, hear} = device(t);
  hear('anna', {m: 'beat', i: 1, ...STANDING});
  for (let i = 0; i < 63; i++) hear(`page ${i}`, {m: 'beat', i: 1, ...STANDING});
  heard.length = 0;
  hear('anna', {m: 'same', i: 1});
  assert.equal(heard.length, 1);
  hear('one more', {m: 'beat', i: 1, ...STANDING});
  heard.length = 0;
  hear('anna', {m: 'same', i: 1});
  assert.equal(heard.length, 0);
});
