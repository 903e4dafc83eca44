import assert from 'node:assert/strict';
import {test} from 'node:test';
import {home as enHome} from '../../src/i18n/en/home.ts';
import {lobby as enLobby} from '../../src/i18n/en/lobby.ts';
import * as enPanels from '../../src/i18n/en/panels.ts';
import * as enStart from '../../src/i18n/en/start.ts';
import {home as huHome} from '../../src/i18n/hu/home.ts';
import {lobby as huLobby} from '../../src/i18n/hu/lobby.ts';
import * as huPanels from '../../src/i18n/hu/panels.ts';
import * as huStart from '../../src/i18n/hu/start.ts';
import {language, loadMore, loadText, onLanguage, t} from '../../src/i18n/index.ts';
import {home as plHome} from '../../src/i18n/pl/home.ts';
import {lobby as plLobby} from '../../src/i18n/pl/lobby.ts';
import * as plPanels from '../../src/i18n/pl/panels.ts';
import * as plStart from '../../src/i18n/pl/start.ts';

type Leaf = string | ((...args: never[]) => unknown);

const en = {...enStart, home: enHome, lobby: enLobby, ...enPanels};
const hu = {...huStart, home: huHome, lobby: huLobby, ...huPanels};
const pl = {...plStart, home: plHome, lobby: plLobby, ...plPanels};

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

test('the last of overlapping loads wins', async () => {
  await Promise.all([loadText('pl'), loadText('hu')]);
  assert.equal(language(), 'hu');
});

test('sentences of the start page or the lobby alone come when they are asked for, each by itself', async () => {
  await loadText('hu');
  assert.equal(t().home, undefined);
  // Both at once, as on the way from one to the other.
  const home = loadMore('home');
  assert.equal(loadMore('home'), home);
  await Promise.all([home, loadMore('lobby')]);
  assert.equal(t().home.join, huHome.join);
  assert.equal(t().lobby.sit, huLobby.sit);
  assert.equal(t().log, undefined);
  await loadText('pl');
  assert.equal(t().lobby.sit, plLobby.sit);
});

test('the texts of panels come with the first panel, and with every language from then on', async () => {
  await loadText('hu');
  assert.equal(t().log, undefined);
  let told = 0;
  const stop = onLanguage(() => told++);
  await loadMore('panels');
  assert.equal(t().log.title, huPanels.log.title);
  assert.equal(told, 1);
  await loadMore('panels');
  assert.equal(told, 1);
  stop();
  await loadText('pl');
  assert.equal(t().log.title, plPanels.log.title);
});
