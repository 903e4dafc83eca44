import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {share} from '../../src/base/share.ts';

test('equal parts stay the very same objects, others are taken over', () => {
  const old = {a: [1, {b: 2}], c: {d: 'x'}, e: new Map([['k', [1]]]), gone: 1};
  const next = {a: [1, {b: 2}], c: {d: 'y'}, e: new Map([['k', [1]]])};
  const shared = share(old, next);
  assert.deepEqual(shared, next);
  assert.equal(shared.a, old.a);
  assert.equal(shared.e, old.e);
  assert.notEqual(shared.c, old.c);
});

test('a longer list keeps its old beginning', () => {
  const old = [{n: 0}, {n: 1}];
  const shared = share(old, [{n: 0}, {n: 1}, {n: 2}]);
  assert.equal(shared[0], old[0]);
  assert.equal(shared.length, 3);
});

test('an undefined field is not a missing one', () => {
  const old = {a: undefined};
  assert.deepEqual(Object.keys(share(old, {b: undefined})), ['b']);
});

test('a field may bear any name, also one that every object has', () => {
  const named = (text: string) => JSON.parse(`{"__proto__": ${text}, "toString": ${text}}`) as unknown;
  assert.deepEqual(share({}, named('""')), named('""'));
  assert.deepEqual(share(named('[1]'), named('[2]')), named('[2]'));
  const old = named('[1]');
  assert.equal(share(old, named('[1]')), old);
});

test('the outcome equals the new value, neither of the two is changed, and equal values come back as the old one', () => {
  const value = fc.jsonValue({maxDepth: 4});
  fc.assert(
    fc.property(value, value, (old, next) => {
      const before = JSON.stringify([old, next]);
      assert.deepEqual(share(old, next), next);
      assert.equal(JSON.stringify([old, next]), before);
      assert.equal(share(old, structuredClone(old)), old);
    }),
  );
});
