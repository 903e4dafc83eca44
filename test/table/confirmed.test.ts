/** What no change of host takes away: found out of what the members tell of their logs. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hashEntry} from '../../src/log/entry.ts';
import {confirmedIn, type Report} from '../../src/table/playing/confirmed.ts';
import {BOT, LeadTable} from '../support/log/lead-table.ts';

/** Entries 1 and 2 of term 0, the lead of term 1 as entry 3, entries 4 and 5. */
async function led(kinds = 'ppbp') {
  const table = await LeadTable.of(kinds);
  await table.take(0);
  await table.take(1);
  const voters = [...table.chain.members()].slice(-3);
  await table.put(await table.lead(1, voters.includes(1) ? voters : [1, ...voters]));
  await table.take(0);
  await table.take(1);
  return table;
}

type Told = Partial<Report> & Pick<Report, 'seat' | 'n'>;
const told = ({chain}: LeadTable, list: readonly Told[]): Report[] =>
  list.map(one => ({
    hash: chain.hashes[one.n] ?? '',
    t: chain.hashes[one.n] === undefined ? 0 : chain.termAt(one.n),
    floor: 0,
    ...one,
  }));

const CASES: readonly (readonly [what: string, list: readonly Told[], expected: number | null])[] = [
  ['nobody tells anything', [], null],
  ['one of three has it', [{seat: 0, n: 5}], null],
  [
    'two of three have it, one further than the other',
    [
      {seat: 0, n: 5},
      {seat: 3, n: 4},
    ],
    4,
  ],
  [
    'all have it',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 5},
      {seat: 3, n: 3},
    ],
    5,
  ],
  [
    'one of the two keeps nothing',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 5, keeps: false},
    ],
    null,
  ],
  [
    'a third has it, too, on its disk',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 5, keeps: false},
      {seat: 3, n: 4},
    ],
    4,
  ],
  [
    'two of three keep nothing: all count',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 5, keeps: false},
      {seat: 3, n: 2, keeps: false},
    ],
    5,
  ],
  [
    'the other is in an earlier term, where nothing counts for this one',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 2},
    ],
    null,
  ],
  [
    'the other is on another line',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 4, hash: hashEntry('other')},
    ],
    null,
  ],
  [
    'the other has voted for somebody else since',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 5, floor: 2},
    ],
    null,
  ],
  [
    'its floor is this very term',
    [
      {seat: 0, n: 5, floor: 1},
      {seat: 1, n: 5, floor: 1},
    ],
    5,
  ],
  [
    'a bot and a watcher have it, too',
    [
      {seat: 0, n: 5},
      {seat: 2, n: 5},
      {seat: 7, n: 5},
    ],
    null,
  ],
  [
    'the other is further than this log',
    [
      {seat: 0, n: 5},
      {seat: 1, n: 6, t: 1},
    ],
    null,
  ],
];

for (const [what, list, expected] of CASES)
  test(`confirmed: ${what}`, async () => {
    const table = await led();
    assert.equal(confirmedIn(table.chain, told(table, list)), expected);
  });

test('confirmed: before the first change of host, and when somebody has left', async () => {
  const table = await LeadTable.of('pppp');
  await table.take(0);
  await table.fact(3, {type: 'leave', bot: BOT, bytes: 'AA'});
  await table.take(1);
  const two = (n: number) => [0, 1].map(seat => ({seat, n}));
  // Two of the three who are left; below the word of the one that left three of four are needed.
  assert.equal(confirmedIn(table.chain, told(table, two(3))), 3);
  assert.equal(confirmedIn(table.chain, told(table, two(1))), null);
  assert.equal(confirmedIn(table.chain, told(table, [...two(3), {seat: 3, n: 1}])), 3);
  assert.equal(confirmedIn(table.chain, told(table, [...two(1), {seat: 3, n: 1}])), 1);
});
