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

const LINK = '#j=2.abcdefghjkmnpqrs.AAAAAAAAAAAAAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBA';
const GAMES: readonly (readonly [string, string | null])[] = [
  [`${LINK}.catan`, 'catan'],
  [`http://192.168.1.7:8787/${LINK}.puerto-rico `, 'puerto-rico'],
  [`http://a.example/${LINK.replace('=', '%3D')}.catan.`, 'catan'],
  [LINK, null],
  ['#j=1.abcdefghjkmnpqrs.AAAAAAAAAAAAAAAAAAAAAA', null],
  [`${LINK}.`, null],
  [`${LINK}.Catan`, null],
  [`${LINK}.__proto__`, null],
  [`${LINK}.${'x'.repeat(41)}`, null],
  ['#t=catan', null],
  ['', null],
];
for (const [link, game] of GAMES)
  test(`a link says what is played: ${link.slice(0, 90) || '(empty)'}`, () =>
    assert.equal(gameAt(link), game));
