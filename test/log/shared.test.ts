/** Persons who share a device: what entry 0 may say of them, and who counts then. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as v from 'valibot';
import {devicesOf} from '../../src/base/devices.ts';
import {formatOf, type Header, HeaderSchema} from '../../src/log/header.ts';
import {SeatBook} from '../../src/log/seat-book.ts';

const key = (letter: string) => letter.repeat(43);

/** Seats by the letter of their device's key; a small one is a bot. */
function headerOf(devices: string, change: Partial<Header> = {}): Header {
  const seats = [...devices].map((letter, i) => {
    const kind = letter === letter.toUpperCase() ? ('person' as const) : ('bot' as const);
    const bot = kind === 'bot' ? 'easy' : null;
    return {...{kind, bot, name: `N${i}`, shape: 'disc'}, key: key(letter), nonce: 'A'.repeat(22)};
  });
  return {
    ...{format: formatOf('joint'), game: 'catan', rules: 1, options: {}, mode: 'joint', backup: false},
    ...{seats, hosts: [0]},
    ...change,
  };
}
const isTaken = (header: Header) => v.is(HeaderSchema, header);

test('keys of persons may be the same in the format that says so, and in no earlier one', () => {
  assert.ok(isTaken(headerOf('ABA')));
  assert.ok(isTaken(headerOf('ABC')));
  for (const format of [2, 3] as const) {
    assert.ok(isTaken(headerOf('ABC', {format})));
    assert.ok(!isTaken(headerOf('ABA', {format})));
  }
});

test('a bot shares its key with nobody', () => {
  assert.ok(isTaken(headerOf('ABAc')));
  assert.ok(!isTaken(headerOf('ABAcc')));
  const [a, b, bot] = headerOf('ABc').seats as [Header['seats'][0], Header['seats'][0], Header['seats'][0]];
  assert.ok(!isTaken(headerOf('ABA', {seats: [a, b, {...bot, key: a.key}]})));
});

test('a host is a device, named by its lowest seat', () => {
  assert.ok(isTaken(headerOf('ABA', {hosts: [0, 1]})));
  assert.ok(!isTaken(headerOf('ABA', {hosts: [2, 1]})));
  assert.ok(!isTaken(headerOf('ABA', {hosts: [0, 1, 2]})));
});

test('a device counts once among the members, and consents once; its seats stay where they are', () => {
  const header = headerOf('ABACb');
  assert.deepEqual(devicesOf(header), [0, 1, 0, 3, null]);
  const book = new SeatBook(header);
  assert.deepEqual(book.membersAt(1), [0, 1, 3]);
  assert.deepEqual(book.consenters(1), [0, 3]);
  assert.deepEqual(
    header.seats.map((_, seat) => book.stays(seat)),
    [true, false, true, false, false],
  );
});

test('who shares a device leaves with it, by its lowest seat alone', () => {
  const book = new SeatBook(headerOf('BACA'));
  const leave = {type: 'leave', bot: 'easy', bytes: 'AAAA'} as const;
  assert.throws(() => book.check(3, leave), {code: 'log/must-stay'});
  book.check(1, leave);
});
