/** Actions with holes: what they stand for, how many that is, and chance among them. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {
  amount,
  bundle,
  type Choice,
  countActions,
  expand,
  offers,
  oneOf,
  sample,
  sampleAny,
  someOf,
  spread,
} from '../../src/engine/choice.ts';

const CHOICES: readonly (readonly [string, Choice, readonly string[]])[] = [
  ['a choice without holes is its action', {type: 'pass'}, ['{"type":"pass"}']],
  [
    'one of a list, in the order of the list',
    {type: 'sell', good: oneOf(['tea', 'rum'])},
    ['{"type":"sell","good":"tea"}', '{"type":"sell","good":"rum"}'],
  ],
  [
    'every value of one hole with every value of the other',
    {type: 'load', good: oneOf(['tea', 'rum']), ship: oneOf([0, 'own'])},
    [
      '{"type":"load","good":"tea","ship":0}',
      '{"type":"load","good":"tea","ship":"own"}',
      '{"type":"load","good":"rum","ship":0}',
      '{"type":"load","good":"rum","ship":"own"}',
    ],
  ],
  [
    'equal things over slots, as many as the slots allow',
    {type: 'place', slots: spread(3, [2, 0, 1, 3])},
    ['2,0,1,0', '2,0,0,1', '1,0,1,1', '1,0,0,2', '0,0,1,2', '0,0,0,3'].map(
      slots => `{"type":"place","slots":[${slots}]}`,
    ),
  ],
  ['nothing to spread', {type: 'place', slots: spread(0, [1, 1, 2])}, ['{"type":"place","slots":[0,0,0]}']],
  [
    'equal things over slots, from a least number on',
    {type: 'loot', slots: spread(2, [1, 2], 1)},
    ['1,1', '0,2', '1,0', '0,1'].map(slots => `{"type":"loot","slots":[${slots}]}`),
  ],
  [
    'some of a list, in its order',
    {type: 'keep', cards: someOf([7, 3, 9], 1, 2)},
    ['7,3', '7,9', '7', '3,9', '3', '9'].map(cards => `{"type":"keep","cards":[${cards}]}`),
  ],
  [
    'exactly so many of a list',
    {type: 'pay', cards: someOf(['a', 'b'], 2, 5)},
    ['{"type":"pay","cards":["a","b"]}'],
  ],
  [
    'an amount, both ends included',
    {type: 'bid', coins: amount(2, 4)},
    [2, 3, 4].map(coins => `{"type":"bid","coins":${coins}}`),
  ],
  [
    'a trade: something on each side, nothing on both',
    {type: 'offer', deal: bundle([1, 1], [1, 2])},
    ['{"give":[1,0],"want":[0,2]}', '{"give":[1,0],"want":[0,1]}', '{"give":[0,1],"want":[1,0]}'].map(
      deal => `{"type":"offer","deal":${deal}}`,
    ),
  ],
  [
    'a trade that may give nothing',
    {type: 'offer', deal: bundle([1], [1], [0, 1])},
    ['{"type":"offer","deal":{"give":[0],"want":[1]}}'],
  ],
  ['more than the slots hold is no action', {type: 'place', slots: spread(3, [1, 1])}, []],
  [
    'a bundle: nothing on both sides, something on each',
    {type: 'offer', terms: bundle([1, 1], [1, 1])},
    [
      '{"type":"offer","terms":{"give":[1,0],"want":[0,1]}}',
      '{"type":"offer","terms":{"give":[0,1],"want":[1,0]}}',
    ],
  ],
  [
    'a bundle shows hidden things beyond those that lie open, in their order',
    {type: 'offer', terms: bundle([3, 0], [0, 1], [1, 1], [['x', 'y'], []])},
    [
      '{"type":"offer","terms":{"give":[3,0],"want":[0,1],"show":["x","y"]}}',
      '{"type":"offer","terms":{"give":[2,0],"want":[0,1],"show":["x"]}}',
      '{"type":"offer","terms":{"give":[1,0],"want":[0,1]}}',
    ],
  ],
];

for (const [what, choice, actions] of CHOICES)
  test(`a choice: ${what}`, () => {
    assert.deepEqual(
      [...expand(choice)].map(action => JSON.stringify(action)),
      actions,
    );
    assert.equal(countActions(choice), actions.length);
    for (const action of expand(choice)) assert.ok(offers(choice, action));
    const rng = seededRng(what);
    const seen = new Set<string>();
    for (let i = 0; i < 200 && actions.length > 0; i++) seen.add(JSON.stringify(sample(choice, rng)));
    assert.deepEqual([...seen].sort(), [...actions].sort(), 'chance reaches every action and no other');
  });

test('chance picks every choice equally often, however many actions it stands for', () => {
  const rng = seededRng('even');
  const choices: Choice[] = [{type: 'sell', good: oneOf(['tea', 'rum', 'salt', 'silk'])}, {type: 'pass'}];
  let passes = 0;
  for (let i = 0; i < 1000; i++) if (sampleAny(choices, rng).type === 'pass') passes++;
  assert.ok(passes > 400 && passes < 600, `${passes} of 1000`);
});

const WRONG: readonly (readonly [
  string,
  Choice,
  {readonly type: string; readonly [field: string]: unknown},
])[] = [
  ['a value that is not listed', {type: 'sell', good: oneOf(['tea'])}, {type: 'sell', good: 'rum'}],
  ['another action', {type: 'sell', good: oneOf(['tea'])}, {type: 'buy', good: 'tea'}],
  ['one field more', {type: 'pass'}, {type: 'pass', twice: true}],
  ['a card twice', {type: 'keep', cards: someOf([7, 3], 1, 2)}, {type: 'keep', cards: [7, 7]}],
  ['another order', {type: 'keep', cards: someOf([7, 3], 1, 2)}, {type: 'keep', cards: [3, 7]}],
  ['too few', {type: 'keep', cards: someOf([7, 3], 1, 2)}, {type: 'keep', cards: []}],
  ['half a coin', {type: 'bid', coins: amount(0, 2)}, {type: 'bid', coins: 0.5}],
  ['a coin too many', {type: 'bid', coins: amount(0, 2)}, {type: 'bid', coins: 3}],
  ['more than a slot holds', {type: 'place', slots: spread(2, [1, 1])}, {type: 'place', slots: [2, 0]}],
  ['less than nothing', {type: 'place', slots: spread(1, [2, 2])}, {type: 'place', slots: [2, -1]}],
  ['fewer than the least', {type: 'loot', slots: spread(2, [1, 2], 1)}, {type: 'loot', slots: [0, 0]}],
  [
    'a kind on both sides',
    {type: 'offer', deal: bundle([1, 1], [1, 1])},
    {type: 'offer', deal: {give: [1, 0], want: [1, 1]}},
  ],
  [
    'nothing for something',
    {type: 'offer', deal: bundle([1, 1], [1, 1])},
    {type: 'offer', deal: {give: [1, 0], want: [0, 0]}},
  ],
  [
    'an unknown field in a trade',
    {type: 'offer', deal: bundle([1], [1])},
    {type: 'offer', deal: {give: [1], want: [0], tip: 1}},
  ],
];

for (const [what, choice, action] of WRONG)
  test(`no filling: ${what}`, () => {
    assert.equal(offers(choice, action), false);
  });
