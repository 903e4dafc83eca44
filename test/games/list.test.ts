/** The list of games: what a line has to bring, told by name where it is missing. */
import assert from 'node:assert/strict';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {playOut} from '../../src/cli/playout.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {GAME_LIST, listingOf, loadAdvised, loadGame} from '../../src/games/index.ts';
import type {GameListing} from '../../src/games/listing.ts';
import {LANGUAGES, type Language} from '../../src/i18n/language.ts';
import {notationOf} from '../support/games/notation.ts';

const DOES_NOT_EXIST = 'tiddlywinks';

/** What a game says in three words and more, in one language: single words may be the same in two. */
async function sentencesOf(listing: GameListing, language: Language): Promise<ReadonlySet<string>> {
  const {options, refusals, help} = await listing.text(language);
  const coach = await listing.coach?.(language);
  const all = [
    listing.line[language],
    ...Object.values(options).map(({effect}) => effect),
    ...Object.values(refusals).map(say => say({})),
    ...help.flatMap(({pages}) => pages.map(({body}) => body)),
    ...Object.values(coach?.text ?? {}),
  ];
  return new Set(all.filter(sentence => sentence.split(' ').length > 2));
}

test('every folder of rules has its line in the list, every line its folder', () => {
  const folders = readdirSync(join('src', 'games'), {withFileTypes: true}).filter(each => each.isDirectory());
  assert.deepEqual(GAME_LIST.map(({id}) => id).sort(), folders.map(({name}) => name).sort());
});

test('a game that is not in the list is no game', async () => {
  assert.equal(listingOf(DOES_NOT_EXIST), null);
  assert.equal(await loadGame(DOES_NOT_EXIST), null);
  assert.equal(await loadAdvised(DOES_NOT_EXIST), null);
});

for (const listing of GAME_LIST) {
  const {id} = listing;

  test(`${id}: the list tells what the rules say`, async () => {
    const rules = await listing.rules();
    assert.equal(rules.id, id);
    assert.deepEqual(rules.seats, listing.seats);
    assert.deepEqual(rules.options, await listing.options());
    const options = defaultOptions(rules.options);
    assert.equal(listing.secrets?.(options) ?? false, rules.secrets?.(options) ?? false, 'secrets');
    assert.ok(rules.logBytes, 'how long its log may be');
    assert.notEqual(listing.name, '');
    assert.notEqual(listing.symbol, '');
    const {min, max} = listing.seats;
    assert.ok(listing.minutes(min) > 0 && listing.minutes(max) >= listing.minutes(min), 'minutes');
    assert.equal(typeof (await listing.advised()).suggest, 'function', 'advice for bots');
  });

  for (const language of LANGUAGES)
    test(`${id}: has its texts in ${language}`, async () => {
      const text = await listing.text(language);
      assert.ok(text.name && listing.line[language]);
      for (const option of await listing.options()) {
        const words = text.options[option.id];
        assert.ok(words?.label && words.effect, `words of the option ${option.id}`);
        const values = option.kind === 'pick' ? option.values : [];
        for (const value of values) assert.ok(words.values[value], `a word for ${option.id}: ${value}`);
      }
      // Lists by id, which have no type: what one language lacks would be an id on the screen.
      const english = await listing.text('en');
      const ids = (words: object = {}) => Object.keys(words).sort();
      assert.deepEqual(ids(text.plain?.names), ids(english.plain?.names), 'plain.names');
      assert.deepEqual(ids(text.plain?.asks), ids(english.plain?.asks), 'plain.asks');
      assert.deepEqual(ids(text.draws), ids(english.draws), 'draws');
      const pages = text.help.flatMap(chapter => [chapter, ...chapter.pages]);
      assert.ok(pages.length > 0, 'help');
      for (const {id: page, title} of pages) assert.ok(title, `a title of ${page}`);
      assert.equal(new Set(pages.map(page => page.id)).size, pages.length, 'no two pages have one id');
    });

  for (const [i, language] of LANGUAGES.entries())
    for (const other of LANGUAGES.slice(0, i))
      test(`${id}: none of its sentences is left in ${other} in ${language}`, async () => {
        const [said, left] = await Promise.all([language, other].map(each => sentencesOf(listing, each)));
        assert.ok(said!.size > 0);
        assert.deepEqual(
          [...said!].filter(sentence => left!.has(sentence)),
          [],
        );
      });

  test(`${id}: a random game keeps its law, and each of its actions can be written and read`, async () => {
    const [rules, law] = await Promise.all([listing.advised(), listing.law()]);
    const notation = notationOf(rules);
    const bots = Array.from({length: listing.seats.max}, () => 'random' as const);
    const {steps} = playOut(rules, defaultOptions(rules.options), bots, id, law);
    for (const step of steps)
      if (step.kind === 'action') assert.deepEqual(notation.read(notation.write(step.payload)), step.payload);
    assert.equal(notation.read('no such line'), null);
  });

  test(`${id}: has its ids with names, its rules on paper and its golden games`, async () => {
    const themes = Object.entries(await listing.vocabulary());
    assert.ok(themes.length > 0, 'vocabulary');
    for (const [theme, names] of themes)
      for (const [word, name] of Object.entries(names)) assert.ok(name, `a name of ${theme}: ${word}`);
    assert.ok(existsSync(join('src', 'games', id, 'RULES.md')), 'RULES.md');
    const golden = join('test', 'golden', id);
    assert.ok(existsSync(golden) && readdirSync(golden).length > 0, `golden games in ${golden}`);
  });
}
