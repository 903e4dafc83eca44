/** What is an action and what is not, field by field. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  count,
  eitherOf,
  flag,
  index,
  listOf,
  oneOf,
  orNull,
  readerOf,
  record,
  whole,
} from '../../src/engine/kit/fields.ts';

interface Act {
  readonly type: 'act' | 'pass';
}
const read = readerOf<Act>({
  act: {
    'kind?': oneOf(['red', 'blue']),
    'at?': eitherOf(index(3), oneOf(['sea'])),
    'list?': listOf(whole(-1, 9), 1, 3),
    'pair?': orNull(record({left: count(2), 'right?': flag})),
  },
  pass: {},
});

const YES: readonly unknown[] = [
  {type: 'pass'},
  {type: 'act'},
  {type: 'act', kind: 'red', at: 0, list: [-1, 9]},
  {type: 'act', at: 'sea', pair: null},
  {type: 'act', pair: {left: 0, right: false}},
  {type: 'act', pair: {left: 2}},
];
for (const value of YES)
  test(`fields: ${JSON.stringify(value)} is an action`, () => {
    const action = read(value);
    assert.deepEqual(action, value);
    assert.notEqual(action, value);
  });

test('fields: an action shares nothing with what came in', () => {
  const given = {type: 'act', list: [1], pair: {left: 1}};
  const action = read(given);
  given.list.push(2);
  given.pair.left = 2;
  assert.deepEqual(action, {type: 'act', list: [1], pair: {left: 1}});
});

const act = (fields: object) => ({type: 'act', ...fields});
const NO: readonly (readonly [what: string, value: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a string', 'pass'],
  ['a list', [{type: 'pass'}]],
  ['a list with a type', Object.assign([], {type: 'pass'})],
  ['no type', {}],
  ['a type of objects', {type: 'toString'}],
  ['a type that is inherited', Object.create({type: 'pass'})],
  ['a list of types', {type: ['pass']}],
  ['a field of another type', {type: 'pass', kind: 'red'}],
  ['an unknown field', act({more: 1})],
  ['a field that is undefined', act({kind: undefined})],
  ['an unknown name', act({kind: 'green'})],
  ['a place behind the last one', act({at: 3})],
  ['a fraction', act({at: 0.5})],
  ['no number', act({at: Number.NaN})],
  ['a number in a string', act({at: '1'})],
  ['an empty list', act({list: []})],
  ['a long list', act({list: [1, 2, 3, 4]})],
  ['a list with a hole', act({list: Object.assign(new Array(2), {0: 1})})],
  ['a list with something else', act({list: [1, 'one']})],
  ['an object like a list', act({list: {0: 1, length: 1}})],
  ['a number that is too small', act({list: [-2]})],
  ['a missing field', act({pair: {right: true}})],
  ['an unknown field further in', act({pair: {left: 1, middle: 1}})],
  ['no flag', act({pair: {left: 1, right: 1}})],
];
for (const [what, value] of NO) test(`fields: ${what} is no action`, () => assert.equal(read(value), null));
