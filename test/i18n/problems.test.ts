import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {refusals} from '../../src/games/puerto-rico/text/en/refusals.ts';
import {en} from '../../src/i18n/en.ts';
import {hu} from '../../src/i18n/hu.ts';
import {pl} from '../../src/i18n/pl.ts';
import {problemText} from '../../src/i18n/problem.ts';
import type {AppText} from '../../src/i18n/type.ts';
import {JOIN_TROUBLES} from '../../src/table/view-model.ts';

const TEXTS: readonly AppText[] = [en, hu, pl];
const CODE = /'((?:app|engine|link|log|net|pr|record|saves|table)\/[a-z-]+)'/g;

/** Every code that stands as a text in the sources, with the files that hold it. */
function codesOfSources(): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readdirSync('src', {recursive: true, withFileTypes: true})) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !file.endsWith('.ts') || /src.(i18n|cli)./.test(file) || /.text./.test(file))
      continue;
    for (const [, code] of readFileSync(file, 'utf8').matchAll(CODE)) found.set(code!, file);
  }
  return found;
}

test('every code that the sources throw has a sentence', () => {
  const missing = [...codesOfSources()].filter(
    ([code]) => !Object.hasOwn(en.problems, code) && !Object.hasOwn(refusals, code),
  );
  assert.deepEqual(missing, []);
});

test('every problem says in each language what is wrong, and no language forgets the next step', () => {
  for (const [code, words] of Object.entries(en.problems)) {
    const {next} = words({n: 3, free: 2});
    for (const text of TEXTS) {
      const said = problemText(text, {code, details: {n: 3, free: 2}});
      assert.ok(said.what.length > 8, code);
      assert.equal(said.next === '', next === '', code);
      assert.doesNotMatch(said.what + said.next, /undefined|\[object|NaN/);
    }
  }
});

test('free seats are counted in words', () => {
  const say = (text: AppText, free: number) =>
    problemText(text, {code: 'table/free-seats', details: {free}}).what;
  assert.equal(say(en, 1), '1 seat is still free.');
  assert.equal(say(pl, 2), 'Jeszcze 2 miejsca są wolne.');
  assert.equal(say(hu, 2), '2 hely még szabad.');
});

test('an unknown code is shown, so that it can be reported', () => {
  for (const text of TEXTS)
    for (const code of ['net/surprise', 'toString', '__proto__', ''])
      assert.ok(problemText(text, {code, details: {}}).what.includes(`(${code})`));
});

test('a refusal of the game is told by the game', () => {
  const told = problemText(en, {code: 'pr/full', details: {n: 2}}, {'pr/full': ({n}) => `${n} short`});
  assert.deepEqual(told, {what: '2 short', next: ''});
});

test('every trouble of joining has a cause and a next step', () => {
  for (const text of TEXTS)
    for (const trouble of JOIN_TROUBLES) {
      assert.ok(text.joining.troubles[trouble].what);
      assert.ok(text.joining.troubles[trouble].next);
    }
});
