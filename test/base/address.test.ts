import assert from 'node:assert/strict';
import {test} from 'node:test';
import {gameAt, hashOf, type Place, readHash} from '../../src/base/address.ts';

const ROWS: readonly (readonly [string, Place])[] = [
  ['', {at: 'home'}],
  ['#', {at: 'home'}],
  ['#t=abc-_1', {at: 'table', tableId: 'abc-_1'}],
  ['#t=%E0%A4', {at: 'table', tableId: '%E0%A4'}],
  ['#j=1.abcd.efgh', {at: 'link', link: '#j=1.abcd.efgh'}],
  ['#anything', {at: 'link', link: '#anything'}],
];

for (const [hash, place] of ROWS)
  test(`address ${hash || '(empty)'}`, () => assert.deepEqual(readHash(hash), place));

test('a table comes back out of the address in which it was kept', () => {
  assert.deepEqual(readHash(hashOf('a1')), {at: 'table', tableId: 'a1'});
  assert.deepEqual(readHash(hashOf(null)), {at: 'home'});
});

const GAMES: readonly (readonly [string, string | null])[] = [
  ['#j=2.abcd.ef-_.gh.catan', 'catan'],
  ['http://192.168.1.7:8787/#j=2.abcd.ef-_.gh.puerto-rico ', 'puerto-rico'],
  ['#j=2.abcd.efgh.ijkl', null],
  ['#j=1.abcd.efgh', null],
  ['#j=2.abcd.efgh.ijkl.', null],
  ['#j=2.abcd.efgh.ijkl.Catan', null],
  ['#j=2.abcd.efgh.ijkl.__proto__', null],
  ['#j=2.abcd.efgh.ijkl.catan.more', null],
  [`#j=2.abcd.efgh.ijkl.${'x'.repeat(41)}`, null],
  ['#t=catan', null],
  ['', null],
];
for (const [link, game] of GAMES)
  test(`a link says what is played: ${link.slice(0, 50) || '(empty)'}`, () =>
    assert.equal(gameAt(link), game));
