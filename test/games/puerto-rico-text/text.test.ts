import assert from 'node:assert/strict';
import {test} from 'node:test';
import {expand} from '../../../src/engine/choice.ts';
import {puertoRico as listing} from '../../../src/games/puerto-rico/listing.ts';
import {PR_OPTIONS} from '../../../src/games/puerto-rico/options.ts';
import {REFUSALS} from '../../../src/games/puerto-rico/refusals.ts';
import {loadHints} from '../../../src/games/puerto-rico/text/hints.ts';
import {loadPrText} from '../../../src/games/puerto-rico/text/index.ts';
import {type PrAction, type PrView, ROLES, TILES} from '../../../src/games/puerto-rico/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {puertoRico} from '../../support/decisions/puerto-rico.ts';
import {EVERYTHING} from '../../support/games/expansions.ts';
import {NUMBERS, plainStrings, spoken} from './sentences.ts';

const texts = {en: await loadPrText('en'), hu: await loadPrText('hu'), pl: await loadPrText('pl')};
const wordCount = (text: string) => text.split(/\s+/).length;

test('numbers take the right form of the noun', () => {
  const counted = (language: 'en' | 'hu' | 'pl', what: keyof (typeof texts)['en']['count']) =>
    NUMBERS.map(n => texts[language].count[what](n));
  assert.deepEqual(counted('en', 'doubloons'), [
    '0 doubloons',
    '1 doubloon',
    '2 doubloons',
    '5 doubloons',
    '22 doubloons',
  ]);
  assert.deepEqual(counted('hu', 'doubloons'), ['0 dublon', '1 dublon', '2 dublon', '5 dublon', '22 dublon']);
  assert.deepEqual(counted('pl', 'doubloons'), [
    '0 dublonów',
    '1 dublon',
    '2 dublony',
    '5 dublonów',
    '22 dublony',
  ]);
  assert.deepEqual(counted('pl', 'workers'), [
    '0 robotników',
    '1 robotnik',
    '2 robotników',
    '5 robotników',
    '22 robotników',
  ]);
  assert.deepEqual(
    NUMBERS.map(n => texts.pl.good(n, 'corn')),
    [
      '0 beczek kukurydzy',
      '1 beczka kukurydzy',
      '2 beczki kukurydzy',
      '5 beczek kukurydzy',
      '22 beczki kukurydzy',
    ],
  );
  assert.equal(texts.hu.good(3, 'corn'), '3 kukorica');
  assert.equal(texts.en.good(3, 'corn'), '3 corn');
});

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`${language}: no sentence has a hole`, () => {
    const written = [...plainStrings({...text, synonyms: null})].map(([, string]) => string);
    const all = [...written, ...spoken(text)];
    for (const sentence of all) {
      assert.doesNotMatch(sentence, /undefined|NaN|null|\[object|[{}#]|\s\s|\(\)|: ?\.|^\s|\s$/, sentence);
    }
  });

  test(`${language}: every refusal has a sentence, every option its words`, () => {
    for (const code of REFUSALS) assert.match(text.refusals[code]!({}), /\S.*\.$/, code);
    assert.deepEqual(Object.keys(text.options).sort(), PR_OPTIONS.map(({id}) => id).sort());
    for (const option of PR_OPTIONS) {
      const values = option.kind === 'pick' ? [...option.values].sort() : [];
      assert.deepEqual(Object.keys(text.options[option.id]!.values).sort(), values, option.id);
    }
  });

  test(`${language}: explanations are short, names fit their places`, () => {
    for (const [id, building] of Object.entries(text.buildings)) {
      assert.ok(wordCount(building.help) <= 30, `${id}: ${wordCount(building.help)} words`);
      assert.ok(building.short.length <= 13, `${id}: ${building.short}`);
      assert.equal(building.rule, `PR-B-${id.toUpperCase()}`);
    }
    for (const role of ROLES) assert.ok(text.roles[role].short.length <= 13, text.roles[role].short);
    for (const [id, {body, rules}] of Object.entries(text.help)) {
      assert.ok(wordCount(body) <= 60, `${id}: ${wordCount(body)} words`);
      assert.ok(rules.length > 0, id);
    }
  });

  test(`${language}: short names tell all buildings apart`, () => {
    const shorts = Object.values(text.buildings).map(({short}) => short);
    assert.equal(new Set(shorts).size, shorts.length);
  });

  test(`${language}: a searched word leads to a page of the help`, () => {
    const pages = {help: text.help, roles: text.roles, buildings: text.buildings};
    const strings = [...plainStrings(pages)].map(([, string]) => string.toLowerCase());
    for (const [term, means] of text.synonyms) {
      assert.equal(term, term.toLowerCase());
      assert.ok(
        strings.some(string => string.includes(means.toLowerCase())),
        `${term} → ${means}`,
      );
    }
  });
}

/** Words that are the same in English and the language: proper names, numbers, loan words. */
const SAME = {
  hu: ['Puerto Rico', 'bank', 'hacienda', 'Hacienda'],
  pl: ['Puerto Rico', 'bank', 'San Juan'],
} as const;

for (const language of ['hu', 'pl'] as const) {
  test(`${language}: nothing is left in English`, () => {
    const english = new Map(plainStrings(texts.en));
    for (const [path, string] of plainStrings(texts[language])) {
      if (path.includes('/rule') || path.startsWith('/synonyms') || /^\d+$/.test(string)) continue;
      if ((SAME[language] as readonly string[]).includes(string)) continue;
      assert.notEqual(string.toLowerCase(), english.get(path)?.toLowerCase(), path);
    }
    const said = new Set(spoken(texts.en));
    for (const sentence of spoken(texts[language])) {
      if (/\p{L}{3}/u.test(sentence) && !/indigo/.test(sentence)) assert.ok(!said.has(sentence), sentence);
    }
  });
}

test('words on the board take the form of their number', async () => {
  const {board: en} = await import('../../../src/games/puerto-rico/text/en/board.ts');
  const {board: pl} = await import('../../../src/games/puerto-rico/text/pl/board.ts');
  const each = (say: (n: number) => string) => [0, 1, 2, 5, 22].map(say);
  assert.deepEqual(each(pl.spoil), [
    '0 przepada',
    '1 przepada',
    '2 przepadają',
    '5 przepada',
    '22 przepadają',
  ]);
  assert.deepEqual(each(en.atLeast).slice(0, 3), ['0 points or more', '1 point or more', '2 points or more']);
  assert.deepEqual(each(en.ends.workers).slice(0, 3), ['0 workers left', '1 worker left', '2 workers left']);
  assert.deepEqual(each(en.ends.points).slice(0, 3), ['0 points left', '1 point left', '2 points left']);
});

test('how long a game takes grows by what the options say of each expansion', () => {
  const all = EVERYTHING;
  assert.equal(listing.minutes(3), 90);
  assert.equal(listing.minutes(3, all), 130);
});

test('a hint says where the nobles of a move stand, which the log only counts', async () => {
  const view = {viewer: 0, players: [{city: [{building: 'wharf'}]}]} as unknown as PrView;
  const on = (...nobles: readonly number[]): PrAction => ({type: 'placeNobles', nobles});
  const tiles = TILES.map(() => 0);
  for (const language of LANGUAGES) {
    const {move} = await loadHints(language);
    const {tiles: names, buildings} = texts[language];
    const land = move(on(...tiles.with(1, 1), 0), view);
    const wharf = move(on(...tiles, 1), view);
    assert.ok(land.includes(names[TILES[1]!]), land);
    assert.ok(wharf.includes(buildings.wharf.name), wharf);
    assert.notEqual(land, wharf);
  }
});

test('a hint says a move to whoever asked, never as something that a seat with their name does', async () => {
  const moves = await Promise.all(LANGUAGES.map(async language => (await loadHints(language)).move));
  const kinds = new Set<string>();
  for (const options of [{}, EVERYTHING]) {
    const table = puertoRico.begin(4, 'said to you', 0, options);
    while (!table.over) {
      for (const choice of table.toAct.includes(0) ? table.view.choices : [])
        for (const action of [...expand(choice)].slice(0, 4))
          for (const move of moves) {
            kinds.add(action.type);
            assert.notEqual(move(action, table.board), '', JSON.stringify(action));
          }
      table.step();
    }
  }
  assert.ok(kinds.size > 12, [...kinds].join());
});
