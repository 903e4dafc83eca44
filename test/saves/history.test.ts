import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {BadMessage} from '../../src/base/bad-message.ts';
import {COURSE_ROWS, type Finished, readFinished} from '../../src/saves/history.ts';
import {statsOf} from '../../src/table/opening/history.ts';
import {thinned} from '../../src/table/playing/course.ts';
import {mutantOf} from '../support/log/mutants.ts';

const finished = (id: string, names: readonly string[], totals: readonly number[]): Finished => {
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]!);
  return {
    id,
    game: 'puerto-rico',
    endedAt: 1_900_000_000_000,
    place: 'network',
    seats: names.map(name => ({name, kind: name === 'Marina' ? ('bot' as const) : ('person' as const)})),
    totals: [...totals],
    ranking: order.map(seat => [seat]),
    mine: [0],
  };
};

test('a finished game is read as it was written', () => {
  const game = finished('a', ['Ada', 'Bo'], [40, 38]);
  assert.deepEqual(readFinished('h/a', {version: 1, ...game}), game);
  const early = {...game, ranking: [], ended: {without: 1}};
  assert.deepEqual(readFinished('h/a', {version: 1, ...early}), early);
});

for (const version of [0, 2, 99])
  test(`a finished game of version ${version} is refused in words of its own`, () => {
    const value = {...finished('a', ['Ada', 'Bo'], [1, 2]), version};
    assert.throws(() => readFinished('h/a', value), {code: 'history/other-version'});
  });

for (const [what, change] of [
  ['fewer totals than seats', {totals: [1]}],
  ['a rank without a seat', {ranking: [[5]]}],
  ['one seat', {seats: [{name: 'Ada', kind: 'person'}], totals: [1], ranking: [[0]]}],
  ['an end without a stranger', {ended: {without: 2}}],
  ['half a point', {totals: [1.5, 2]}],
  ['a board without end', {board: '0'.repeat(4097)}],
  ['a board that is no text', {board: {robber: 1}}],
  ['a course of other seats', {course: [[1, 2, 3]]}],
  ['rounds of another course', {course: [[1, 2]], rounds: [0, 1]}],
  ['a course without end', {course: Array.from({length: 41}, () => [1, 2])}],
  [
    'a mark that is no word',
    {
      seats: [
        {name: 'Ada', kind: 'person', shape: '"><b>'},
        {name: 'Bo', kind: 'bot'},
      ],
    },
  ],
  [
    'a name without end',
    {
      seats: [
        {name: 'x'.repeat(500), kind: 'person'},
        {name: 'y', kind: 'person'},
      ],
    },
  ],
] as const)
  test(`a finished game with ${what} is refused`, () => {
    const value = {version: 1, ...finished('a', ['Ada', 'Bo'], [1, 2]), ...change};
    assert.throws(() => readFinished('h/a', value), {code: 'history/damaged'});
  });

test('whatever is stored is read, or refused with the place', () => {
  fc.assert(
    fc.property(mutantOf([{version: 1, ...finished('a', ['Ada', 'Bo'], [1, 2])}]), stored => {
      try {
        const {seats, totals} = readFinished('h/a', stored);
        assert.equal(seats.length, totals.length);
      } catch (error) {
        assert.ok(error instanceof BadMessage, `${error}`);
        assert.equal(error.details.key, 'h/a');
      }
    }),
    {numRuns: 400, seed: 5},
  );
});

test('statistics of a family: one spelling a person, shared places count, bots do not', () => {
  const shared: Finished = {...finished('c', ['Bo', 'Ada'], [30, 30]), ranking: [[0, 1]]};
  const games = [
    finished('a', ['Ada', 'Bo', 'Marina'], [40, 38, 60]),
    finished('b', ['bo ', 'ADA'], [50, 20]),
    shared,
    // Nobody has won, and nobody knows how many points it would have been.
    {...finished('d', ['Ada', 'Bo'], [0, 0]), ranking: [], ended: {without: 1}},
  ];
  assert.deepEqual(statsOf(games), [
    {name: 'Bo', games: 3, wins: 2, points: 118, best: 50, streak: 0},
    {name: 'Ada', games: 3, wins: 1, points: 90, best: 40, streak: 0},
  ]);
});

for (const [won, streak] of [
  ['110', 2],
  ['011', 0],
  ['111', 3],
  ['101', 1],
] as const)
  test(`won one after the other, newest first ${won}: ${streak}`, () => {
    const games = [...won].map((one, i) => finished(`${i}`, ['Ada', 'Bo'], one === '1' ? [9, 1] : [1, 9]));
    assert.equal(statsOf(games).find(({name}) => name === 'Ada')!.streak, streak);
  });

test('of a long course so many rows are kept, the first and the last among them', () => {
  const rows = Array.from({length: 333}, (_, i) => [i]);
  const kept = thinned(rows, COURSE_ROWS);
  assert.equal(kept.length, COURSE_ROWS);
  assert.deepEqual([kept[0], kept.at(-1)], [[0], [332]]);
  assert.ok(kept.every(([at], i) => i === 0 || at! > kept[i - 1]![0]!));
  assert.deepEqual(thinned(rows.slice(0, 3), COURSE_ROWS), rows.slice(0, 3));
});
