/** What a damaged or foreign store gives: each reader takes it or refuses it with a code, and nothing throws else. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import type {Json} from '../../src/base/json.ts';
import {LANGUAGES} from '../../src/i18n/language.ts';
import {readDevice, readMeta, readSecrets, readSettings} from '../../src/saves/stored.ts';
import {TABLE_VERSION, VERSION} from '../../src/saves/version.ts';
import {type Kept, keptOf, secretsOf} from '../../src/table/opening/kept.ts';
import {decodeSettings} from '../../src/table/opening/settings.ts';
import {SHAPES} from '../../src/table/seen/view-model.ts';
import {mutantOf} from '../support/log/mutants.ts';

const meta = {
  version: TABLE_VERSION,
  id: 'abc',
  game: 'puerto-rico',
  name: '',
  seats: [{name: 'Ada', shape: 'disc', kind: 'person'}],
  place: 'network',
  trial: false,
  hosting: false,
  state: 'playing',
  myTurn: true,
  toAct: [0],
  savedAt: 1_900_000_000_000,
  entries: 7,
};
const kept: Kept = {
  hosting: true,
  secret: 's'.repeat(22),
  nonce: 'n'.repeat(22),
  lobby: {
    game: 'puerto-rico',
    options: {openVp: false, firstPlayer: 'random'},
    host: 'k'.repeat(43),
    places: [
      {kind: 'person', name: 'Ada', shape: 'disc', key: 'k'.repeat(43), nonce: 'n'.repeat(22), bot: null},
      null,
    ],
    started: false,
    asks: false,
    backupOfTwo: false,
    backup: false,
    from: null,
  },
};
const settings = {
  name: 'Ada',
  shape: 'disc',
  language: 'hu',
  theme: 'dark',
  sound: true,
  brokers: ['a.example', 'b.example'],
};

const READERS = [
  ['a table', readMeta, meta],
  [
    'what is secret of a table',
    readSecrets,
    {version: TABLE_VERSION, hold: 3, secrets: secretsOf(kept) as Json},
  ],
  ['the key of the device', readDevice, {version: VERSION, seed: new Uint8Array(32)}],
  ['settings', readSettings, {version: VERSION, settings}],
] as const;

/** A store holds more than JSON. */
const foreign = fc.constantFrom<unknown>(
  ...[undefined, Number.NaN, Number.POSITIVE_INFINITY, 7n],
  ...[new Date(Number.NaN), new Map([['version', VERSION]]), new Uint8Array(31), new ArrayBuffer(32)],
  ...[Object.create(null), {version: VERSION}, {version: 99}, {version: '1'}],
);

test('every reader takes what was written', () => {
  for (const [, read, value] of READERS) assert.deepEqual(read('key', value), value);
  assert.deepEqual(keptOf(secretsOf(kept)), kept);
});

test('secrets that an earlier version stored are read: it counted no tabs', () => {
  const stored = {version: TABLE_VERSION, secrets: secretsOf(kept)};
  assert.deepEqual(readSecrets('key', stored), {...stored, hold: 0});
});

test('a table that an earlier version stored is read: it called the host keeper', () => {
  const {hosting: keeper, ...rest} = secretsOf(kept);
  assert.deepEqual(keptOf({keeper: keeper!, ...rest}), kept);
  assert.equal(keptOf(rest), null);
});

test('settings that an earlier version stored are read: it knew one broker, or none', () => {
  const {brokers: _, ...earlier} = settings;
  assert.deepEqual(decodeSettings({...earlier, broker: 'a.example'}, []).brokers, ['a.example']);
  assert.deepEqual(decodeSettings({...earlier, broker: ''}, []).brokers, []);
  assert.deepEqual(decodeSettings({...settings, broker: 'old.example'}, []).brokers, settings.brokers);
});

for (const [what, read, value] of READERS)
  test(`${what}: whatever is stored is read, or refused with a code and the place`, () => {
    fc.assert(
      fc.property(fc.oneof(mutantOf([value]), foreign), stored => {
        try {
          read('key', stored);
        } catch (error) {
          assert.ok(error instanceof BadMessage, `${error}`);
          assert.match(error.code, /^saves\/(damaged|other-version)$/);
          assert.equal(error.details.key, 'key');
        }
      }),
      {numRuns: 400, seed: 5},
    );
  });

test('a device reads what it keeps of a table as it was written, or not at all', () => {
  fc.assert(
    fc.property(mutantOf([kept]), stored => {
      const read = keptOf(stored as never);
      if (read) assert.ok(read.lobby.places.every(place => place === null || SHAPES.includes(place.shape)));
    }),
    {numRuns: 400, seed: 5},
  );
});

test('settings: one bad field costs itself alone, and there are always settings', () => {
  fc.assert(
    fc.property(fc.oneof(mutantOf([settings]), foreign), stored => {
      const read = decodeSettings(stored, ['pl-PL']);
      assert.ok(LANGUAGES.includes(read.language) && SHAPES.includes(read.shape));
      assert.equal(typeof read.sound, 'boolean');
      assert.equal(typeof read.relay.url, 'string');
    }),
    {numRuns: 400, seed: 5},
  );
  assert.equal(decodeSettings({...settings, theme: 7}, []).language, 'hu');
  assert.deepEqual(decodeSettings({...settings, theme: 7}, []).brokers, settings.brokers);
  assert.deepEqual(decodeSettings({...settings, brokers: ['a', 'b', 'c', 'd']}, []).brokers, []);
});
