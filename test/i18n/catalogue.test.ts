import assert from 'node:assert/strict';
import {test} from 'node:test';
import {home as huHome} from '../../src/i18n/hu/home.ts';
import {lobby as huLobby} from '../../src/i18n/hu/lobby.ts';
import * as huPanels from '../../src/i18n/hu/panels.ts';
import {language, loadMore, loadText, onLanguage, t} from '../../src/i18n/index.ts';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';
import {lobby as plLobby} from '../../src/i18n/pl/lobby.ts';
import * as plPanels from '../../src/i18n/pl/panels.ts';

type Leaf = string | ((...args: never[]) => unknown);

/** The files of the app's texts in one language. */
async function catalogueOf(tag: Language): Promise<object> {
  const [start, home, lobby, panels] = await Promise.all([
    import(`../../src/i18n/${tag}/start.ts`),
    import(`../../src/i18n/${tag}/home.ts`),
    import(`../../src/i18n/${tag}/lobby.ts`),
    import(`../../src/i18n/${tag}/panels.ts`),
  ]);
  return {...start, home: home.home, lobby: lobby.lobby, ...panels};
}

/** Every text of a catalogue by its path. */
function* leaves(node: object, path = ''): Generator<[string, Leaf]> {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object') yield* leaves(value, `${path}${key}.`);
    else yield [path + key, value];
  }
}

/** Words that are the same in several languages on purpose. */
const SAME =
  /languages|joinPlaceholder|^common\.(name|bot|span)|settings\.version|title$|relay|lobby\.start$|common\.card|^home\.trial$|motions\.auto|list|date/;

for (const [i, tag] of LANGUAGES.entries()) {
  test(`${tag}: the catalogue has the texts of the English one, none of them empty`, async () => {
    const [text, english] = await Promise.all([catalogueOf(tag), catalogueOf('en')]);
    const paths = [...leaves(english)].map(([path]) => path).sort();
    assert.deepEqual([...leaves(text)].map(([path]) => path).sort(), paths);
    for (const [path, leaf] of leaves(text)) assert.notEqual(leaf, '', path);
  });

  for (const other of LANGUAGES.slice(0, i))
    test(`${tag}: nothing is left in ${other}`, async () => {
      const [text, left] = await Promise.all([catalogueOf(tag), catalogueOf(other)]);
      const model = new Map(leaves(left));
      const same = [...leaves(text)].filter(
        ([path, leaf]) => typeof leaf === 'string' && !SAME.test(path) && leaf === model.get(path),
      );
      assert.deepEqual(
        same.map(([path]) => path),
        [],
      );
    });

  test(`${tag}: texts are plain: no mark-up, no double spaces, no straight quotes`, async () => {
    for (const [path, leaf] of leaves(await catalogueOf(tag)))
      if (typeof leaf === 'string') assert.doesNotMatch(leaf, /<[a-z]| {2}|"|'/, path);
  });
}

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
