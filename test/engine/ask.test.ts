/** Answers of chance out of foreign JSON: what fits an ask is copied, everything else is refused. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {type Ask, parseAnswer, requireAnswer} from '../../src/engine/ask.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {drawWith} from '../support/draw.ts';

const ask: Ask = {
  kind: 'beacon',
  purpose: 'test',
  draws: [
    {kind: 'roll', sides: [6, 4]},
    {kind: 'pick', from: 3, count: 3},
  ],
};

for (const [what, drawn] of [
  [
    'the least',
    [
      [1, 1],
      [0, 0, 0],
    ],
  ],
  [
    'the most: each item picked is gone for the next',
    [
      [6, 4],
      [2, 1, 0],
    ],
  ],
] as const)
  test(`an answer that fits is copied: ${what}`, () => {
    const given = {drawn};
    const answer = parseAnswer(ask, given);
    assert.deepEqual(answer, given);
    assert.notEqual(answer?.drawn, drawn);
    assert.notEqual(answer?.drawn[0], drawn[0]);
  });

const picks = [0, 0, 0];
for (const drawn of [
  undefined,
  null,
  {},
  [[1, 1]],
  [[1, 1], picks, []],
  [[1], picks],
  [[1, 1, 1], picks],
  [[0, 1], picks],
  [[7, 1], picks],
  [[1, 5], picks],
  [[1.5, 1], picks],
  [['1', 1], picks],
  [
    [1, 1],
    [0, 0],
  ],
  [
    [1, 1],
    [0, 0, 0, 0],
  ],
  [
    [1, 1],
    [3, 0, 0],
  ],
  [
    [1, 1],
    [0, 2, 0],
  ],
  [
    [1, 1],
    [0, 0, 1],
  ],
  [
    [1, 1],
    [0, -1, 0],
  ],
  [[1, 1], '000'],
])
  test(`no answer: ${JSON.stringify(drawn)}`, () => {
    assert.equal(parseAnswer(ask, {drawn}), null);
    assert.throws(() => requireAnswer(ask, {drawn}), {code: 'engine/bad-answer'});
  });

test('no answer without an object, and none without an ask', () => {
  for (const value of [null, undefined, 3, 'drawn']) assert.equal(parseAnswer(ask, value), null);
  assert.throws(() => requireAnswer(null, {drawn: []}), {code: 'engine/bad-answer'});
});

test('a dealer draws what fits, and in time everything', () => {
  const rng = seededRng('draws');
  const seen = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const answer = drawWith(ask, rng);
    assert.deepEqual(parseAnswer(ask, answer), answer);
    seen.add(JSON.stringify(answer));
  }
  assert.equal(seen.size, 6 * 4 * 3 * 2);
});

test('options: what is missing has its default; what is unknown or of a wrong kind is refused', () => {
  const fields = [
    {id: 'open', kind: 'switch', default: true},
    {id: 'size', kind: 'pick', values: ['small', 'large'], default: 'small'},
  ] as const;
  assert.deepEqual(decodeOptions(fields, {}), {open: true, size: 'small'});
  assert.deepEqual(decodeOptions(fields, {open: false, size: 'large'}), {open: false, size: 'large'});
  for (const value of [
    null,
    [],
    'open',
    {open: 'true'},
    {open: 'small'},
    {size: true},
    {size: 'huge'},
    {more: 1},
  ])
    assert.equal(decodeOptions(fields, value), null, JSON.stringify(value));
});
