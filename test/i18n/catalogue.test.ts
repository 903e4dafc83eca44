import assert from 'node:assert/strict';
import {test} from 'node:test';
import * as enPanels from '../../src/i18n/en/panels.ts';
import {en as enStart} from '../../src/i18n/en.ts';
import * as huPanels from '../../src/i18n/hu/panels.ts';
import {hu as huStart} from '../../src/i18n/hu.ts';
import {language, loadPanels, loadText, onLanguage, t} from '../../src/i18n/index.ts';
import * as plPanels from '../../src/i18n/pl/panels.ts';
import {pl as plStart} from '../../src/i18n/pl.ts';

type Leaf = string | ((...args: never[]) => unknown);

const en = {...enStart, ...enPanels};
const hu = {...huStart, ...huPanels};
const pl = {...plStart, ...plPanels};

/** Every text of a catalogue by its path. */
function* leaves(node: object, path = ''): Generator<[string, Leaf]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') yield* leaves(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

/** Words that are the same in several languages on purpose. */
const SAME =
  /languages|joinPlaceholder|^common\.(name|bot|span)|settings\.version|title$|relay|lobby\.start$|common\.card|list|date/;

test('the catalogues have the same texts, none of them empty', () => {
  const paths = [...leaves(en)].map(([path]) => path).sort();
  for (const text of [hu, pl]) {
    assert.deepEqual([...leaves(text)].map(([path]) => path).sort(), paths);
    for (const [path, leaf] of leaves(text)) assert.notEqual(leaf, '', path);
  }
});

test('nothing is left in English', () => {
  const english = new Map(leaves(en));
  for (const text of [hu, pl])
    for (const [path, leaf] of leaves(text))
      if (typeof leaf === 'string' && !SAME.test(path)) assert.notEqual(leaf, english.get(path), path);
});

test('texts are plain: no mark-up, no double spaces, no straight quotes', () => {
  for (const text of [en, hu, pl])
    for (const [path, leaf] of leaves(text))
      if (typeof leaf === 'string') assert.doesNotMatch(leaf, /<[a-z]| {2}|"|'/, path);
});

test('before a language is loaded there are no texts', () => {
  assert.equal(language(), null);
  assert.throws(() => t(), /no language/);
});

test('loading a language makes it current and says so once', async () => {
  let told = 0;
  const stop = onLanguage(() => told++);
  await loadText('hu');
  assert.equal(language(), 'hu');
  assert.equal(t().common.close, 'Bezárás');
  await loadText('hu');
  assert.equal(told, 1);
  stop();
  await loadText('en');
  assert.equal(told, 1);
});

test('of overlapping loads the last one wins', async () => {
  await Promise.all([loadText('pl'), loadText('hu')]);
  assert.equal(language(), 'hu');
});

test('the texts of panels come with the first panel, and with every language from then on', async () => {
  await loadText('hu');
  assert.equal(t().log, undefined);
  let told = 0;
  const stop = onLanguage(() => told++);
  await loadPanels();
  assert.equal(t().log.title, huPanels.log.title);
  assert.equal(told, 1);
  await loadPanels();
  assert.equal(told, 1);
  stop();
  await loadText('pl');
  assert.equal(t().log.title, plPanels.log.title);
});
