import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Code, foreign} from '../../src/base/codes.ts';
import * as en from '../../src/i18n/en/start.ts';
import * as hu from '../../src/i18n/hu/start.ts';
import * as pl from '../../src/i18n/pl/start.ts';
import {loadProblems, wordProblem} from '../../src/i18n/problem.ts';
import type {ProblemTexts} from '../../src/i18n/types/app.ts';
import {JOIN_TROUBLES} from '../../src/table/seen/view-model.ts';

const PROBLEMS = {en: await loadProblems('en'), hu: await loadProblems('hu'), pl: await loadProblems('pl')};
const TEXTS: readonly ProblemTexts[] = Object.values(PROBLEMS);
/** The list that the catalogues are typed by: a code without a sentence does not compile. */
const CODES = Object.keys(PROBLEMS.en.problems) as Code[];

/** Whatever a sentence may count or name. */
const DETAILS = {
  n: 3,
  percent: 95,
  name: 'Anna',
  names: 'Anna, Béla',
  here: 2,
  members: 5,
  missing: 1,
};

test('every problem says in each language what is wrong, and no language forgets the next step', () => {
  for (const code of CODES) {
    const {next} = PROBLEMS.en.problems[code](DETAILS);
    for (const text of TEXTS) {
      const said = wordProblem(text, {code, details: DETAILS});
      assert.ok(said.what.length > 8, code);
      assert.equal(said.next === '', next === '', code);
      assert.doesNotMatch(said.what + said.next, /undefined|\[object|NaN/);
    }
  }
});

test('an unknown code is shown, so that it can be reported', () => {
  for (const text of TEXTS)
    for (const code of ['net/surprise', 'toString', '__proto__', ''])
      assert.ok(wordProblem(text, {code: foreign(code), details: {}}).what.includes(`(${code})`));
});

test('a refusal of the game is told by the game', () => {
  const told = wordProblem(
    PROBLEMS.en,
    {code: foreign('pr/full'), details: {n: 2}},
    {'pr/full': ({n}) => `${n} short`},
  );
  assert.deepEqual(told, {what: '2 short', next: ''});
});

test('every trouble of joining has a cause and a next step', () => {
  for (const text of [en, hu, pl])
    for (const trouble of JOIN_TROUBLES) {
      assert.ok(text.joining.troubles[trouble].what);
      assert.ok(text.joining.troubles[trouble].next);
    }
});

test('a table on the screen tells every trouble of its connection in words', () => {
  for (const text of TEXTS)
    for (const trouble of JOIN_TROUBLES) {
      const {what, next} = wordProblem(text, {code: `join/${trouble}`, details: {}});
      assert.ok(!what.includes('join/'), what);
      assert.ok(next);
    }
});
