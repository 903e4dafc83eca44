/** The words of San Juan: whole, short enough for their places, inflected, in their own language. */

import assert from 'node:assert/strict';
import {test} from 'node:test';
import {SJ_OPTIONS} from '../../../src/games/san-juan/options.ts';
import {REFUSALS} from '../../../src/games/san-juan/refusals.ts';
import {loadBoardWords, loadSjText} from '../../../src/games/san-juan/text/index.ts';
import {BUILDINGS, ROLES, type SjEvent} from '../../../src/games/san-juan/types.ts';
import {LANGUAGES} from '../../../src/i18n/language.ts';
import {wordEvent} from '../../../src/i18n/make-game-text.ts';

const NUMBERS = [0, 1, 2, 5, 22] as const;
const texts = {en: await loadSjText('en'), hu: await loadSjText('hu'), pl: await loadSjText('pl')};
const boards = {
  en: await loadBoardWords('en'),
  hu: await loadBoardWords('hu'),
  pl: await loadBoardWords('pl'),
};
const wordCount = (text: string) => text.split(/\s+/).length;
const name = (seat: number) => ['Dóra', 'Bence', 'Zsófia', 'Anna'][seat]!;

/** Every event with what a game can put into it. */
const EVENTS: readonly SjEvent[] = [
  {type: 'firstGovernor', seat: 0},
  {type: 'deckShuffled', cards: 106},
  {type: 'cardsGone'},
  {type: 'gameEnded'},
  {type: 'tileTurned', tile: 'tile-3'},
  {type: 'cityFull', seat: 1},
  {type: 'roundEnded', round: 3, governor: 2},
  {type: 'tucked', seat: 1},
  {type: 'drafted', seat: 0, discarded: 3},
  ...NUMBERS.flatMap((cards): SjEvent[] => [
    {type: 'reshuffled', cards},
    {type: 'dealt', seat: 0, cards},
    {type: 'discarded', seat: 0, cards, phase: 'handLimit'},
    {type: 'kept', seat: 0, cards: 1, discarded: cards},
    ...(['councillor', 'prospector', 'trade', 'carpenter', 'poor-house', 'well'] as const).map(
      source => ({type: 'drew', seat: 1, source, cards, short: cards === 1 ? 1 : 0}) as const,
    ),
    {
      type: 'sold',
      seat: 0,
      places: [0],
      goods: ['sugar', 'sugar', 'silver'],
      cards,
      bonus: cards === 2 ? 1 : 0,
    },
  ]),
  ...ROLES.flatMap((role): SjEvent[] => [
    {type: 'tookRole', seat: 0, role, doubled: false},
    {type: 'tookRole', seat: 0, role, doubled: true},
  ]),
  ...BUILDINGS.flatMap((building): SjEvent[] => [
    {type: 'built', seat: 0, building, place: 1, price: 0, cards: 0, goods: [], over: null, lost: null},
    {
      type: 'built',
      seat: 0,
      building,
      place: 1,
      price: 3,
      cards: 1,
      goods: [0, 2],
      over: 'chapel',
      lost: null,
    },
    {
      type: 'built',
      seat: 0,
      building,
      place: 1,
      price: 1,
      cards: 1,
      goods: [],
      over: 'sugar-mill',
      lost: 'sugar',
    },
    {type: 'mined', seat: 0, building},
  ]),
  {type: 'mined', seat: 0, building: null},
  {type: 'produced', seat: 0, places: [0, 1], goods: ['indigo', 'coffee']},
  {type: 'turnedUp', seat: 0, buildings: ['crane', 'well', 'hero', 'library'], fits: false},
  {type: 'turnedUp', seat: 0, buildings: ['smithy', 'well', 'tower', 'library'], fits: true},
  ...(['chapel', 'builder', 'producer', 'trader', 'councillor', 'goldMine'] as const).map(
    phase => ({type: 'passed', seat: 2, phase}) as const,
  ),
];

/** What refusals put into their sentences. */
const DETAILS = {
  role: 'trader',
  building: 'well',
  phase: 'pick',
  want: 2,
  given: 3,
  price: 4,
  short: 1,
  most: 2,
};

/** Every text that is written out, with its path. */
function* plainStrings(value: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* plainStrings(part, `${path}/${key}`);
}

/** Sentences with their numbers inside. */
function spoken(language: (typeof LANGUAGES)[number]): string[] {
  const text = texts[language];
  const words = boards[language];
  const {ask, buttons} = text;
  const off = {role: 1, library: 1, smithy: 1, quarry: 1, covered: 2};
  return [
    ...EVENTS.map(event => wordEvent(text, event, name)),
    ...NUMBERS.flatMap(n => [
      ...Object.values(text.count).map(counted => counted(n)),
      ...[ask.draft(4), ask.handLimit(n, 7), ask.builder(n), ask.producer(n), ask.trader(n)].flatMap(
        asked => [asked.question, asked.sub],
      ),
      ...[ask.keep(n), ask.discard(n), ask.councillor(n, 1)].flatMap(asked => [asked.question, asked.sub]),
      ...[
        buttons.produce(n),
        buttons.sell(2, n),
        buttons.consult(n),
        buttons.keep(n),
        buttons.discard(n, 3),
      ].flatMap(label => [label.short, label.long]),
      text.priceSum(6, n, off),
      text.paid(n, 3),
      text.chosen(n, 3),
      text.round(n),
      words.ofTwelve(n),
      words.atLeast(n),
      words.pay(n),
    ]),
    ...ROLES.flatMap(role => [
      text.roles[role].privilege(),
      text.roles[role].privilege({doubled: true, kept: 2}),
      text.roles[role].forecast({
        affordable: 2,
        off: 1,
        goods: 2,
        cards: 3,
        known: 1,
        drawn: 5,
        kept: 1,
        mine: 1,
      }),
    ]),
    ...REFUSALS.map(code => text.refusals[code]!(DETAILS)),
  ];
}

test('numbers take the right form of the noun', () => {
  const counted = (language: 'en' | 'hu' | 'pl') => NUMBERS.map(n => texts[language].count.cards(n));
  assert.deepEqual(counted('en'), ['0 cards', '1 card', '2 cards', '5 cards', '22 cards']);
  assert.deepEqual(counted('hu'), ['0 lap', '1 lap', '2 lap', '5 lap', '22 lap']);
  assert.deepEqual(counted('pl'), ['0 kart', '1 karta', '2 karty', '5 kart', '22 karty']);
  assert.equal(texts.hu.goodsList(['sugar', 'sugar', 'silver']), '2× cukor és ezüst');
});

test('what the builder saves is said in words', () => {
  const said = (off: number) =>
    LANGUAGES.map(each => texts[each].roles.builder.forecast({affordable: 4, off}));
  assert.deepEqual(said(1), [
    '4 can be built, 1 card cheaper',
    '4 építhető, 1 lappal olcsóbban',
    'można zbudować 4, o 1 kartę taniej',
  ]);
  assert.deepEqual(said(2), [
    '4 can be built, 2 cards cheaper',
    '4 építhető, 2 lappal olcsóbban',
    'można zbudować 4, o 2 karty taniej',
  ]);
});

test('an effect of nothing is said, not counted', () => {
  const none = {affordable: 0, off: 1, goods: 0, cards: 0, known: 0};
  const said = (role: 'builder' | 'trader') => LANGUAGES.map(each => texts[each].roles[role].forecast(none));
  assert.deepEqual(said('builder'), ['none can be built', 'egy sem építhető', 'żadnej nie zbudujesz']);
  assert.deepEqual(said('trader'), ['nothing to sell', 'nincs mit eladni', 'nic do sprzedania']);
  for (const language of LANGUAGES) {
    const text = texts[language];
    assert.equal(text.roles.trader.forecast({...none, known: 1}), text.roles.trader.forecast(none));
    const kept = wordEvent(text, {type: 'kept', seat: 0, cards: 2, discarded: 0}, name);
    assert.doesNotMatch(kept, /0/);
    assert.doesNotMatch(text.ask.councillor(2, 2).sub, /\d/);
  }
});

for (const language of LANGUAGES) {
  const text = texts[language];

  test(`${language}: a privilege names the figures that hold`, () => {
    const figures = (doubled: boolean, kept: number) =>
      ROLES.map(role => text.roles[role].privilege({doubled, kept}).match(/\d+/g)?.join(' '));
    assert.deepEqual(figures(false, 1), ['1', '1', '1', '5 1', '1']);
    assert.deepEqual(figures(true, 2), ['2', '2', '2', '8 2', '2']);
    assert.deepEqual(
      ROLES.map(role => text.roles[role].privilege()),
      ROLES.map(role => text.roles[role].privilege({doubled: false, kept: 1})),
    );
  });

  test(`${language}: a figure keeps its ending and its range in one line`, () => {
    const board = [...plainStrings(boards[language])].map(([, string]) => string);
    const written = [...plainStrings({...text, synonyms: null})]
      .filter(([path]) => !/\/rules?(\/|$)/.test(path))
      .map(([, string]) => string);
    for (const sentence of [...written, ...board, ...spoken(language)])
      assert.doesNotMatch(sentence, /\d-[\p{L}\d]|\d–\d/u, sentence);
  });

  test(`${language}: no sentence of San Juan has a hole`, () => {
    const written = [...plainStrings({...text, synonyms: null})].map(([, string]) => string);
    for (const sentence of [...written, ...spoken(language)])
      assert.doesNotMatch(sentence, /undefined|NaN|null|\[object|[{}#]|\s\s|\(\)|^\s|\s$|^$/, sentence);
  });

  test(`${language}: every refusal of San Juan has a sentence, every option its words`, () => {
    for (const code of REFUSALS) assert.match(text.refusals[code]!({}), /\S.*\.$/, code);
    for (const option of SJ_OPTIONS) {
      const values = option.kind === 'pick' ? [...option.values].sort() : [];
      assert.deepEqual(Object.keys(text.options[option.id]!.values).sort(), values, option.id);
    }
  });

  test(`${language}: explanations of San Juan are short, names fit their places`, () => {
    for (const [id, building] of Object.entries(text.buildings)) {
      assert.ok(wordCount(building.help) <= 30, `${id}: ${wordCount(building.help)} words`);
      // Without the places where it may break.
      assert.ok(building.short.replaceAll('\u00AD', '').length <= 13, `${id}: ${building.short}`);
      assert.ok(building.effect.length <= 40, `${id}: ${building.effect}`);
    }
    for (const [id, {body, rules}] of Object.entries(text.help)) {
      assert.ok(wordCount(body) <= 40, `${id}: ${wordCount(body)} words`);
      assert.ok(rules.length > 0, id);
    }
  });

  test(`${language}: short names tell all buildings of San Juan apart`, () => {
    const shorts = Object.values(text.buildings).map(({short}) => short);
    assert.equal(new Set(shorts).size, shorts.length);
  });

  test(`${language}: a searched word leads to a page of San Juan`, () => {
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

/** Words that are the same in English and the language. */
const SAME = ['San Juan', 'Monument', 'monument'];

for (const language of ['hu', 'pl'] as const)
  test(`${language}: nothing of San Juan is left in English`, () => {
    const english = new Map(plainStrings({...texts.en, board: boards.en}));
    for (const [path, string] of plainStrings({...texts[language], board: boards[language]})) {
      if (
        /\/rules?(\/|$)/.test(path) ||
        path.startsWith('/synonyms') ||
        SAME.some(same => string.startsWith(same))
      )
        continue;
      assert.notEqual(string.toLowerCase(), english.get(path)?.toLowerCase(), path);
    }
    const said = new Set(spoken('en'));
    for (const sentence of spoken(language))
      if (/\p{L}{4}/u.test(sentence)) assert.ok(!said.has(sentence), sentence);
  });
