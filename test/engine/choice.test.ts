/** Actions with holes: what they stand for, how many that is, and chance among them. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {
  type Choice,
  countActions,
  expand,
  oneOf,
  sample,
  sampleAny,
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
  ['more than the slots hold is no action', {type: 'place', slots: spread(3, [1, 1])}, []],
];

for (const [what, choice, actions] of CHOICES)
  test(`a choice: ${what}`, () => {
    assert.deepEqual(
      [...expand(choice)].map(action => JSON.stringify(action)),
      actions,
    );
    assert.equal(countActions(choice), actions.length);
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
