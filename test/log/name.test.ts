import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {distinctName, looksLike} from '../../src/log/look.ts';
import {firstLetters, isName, isSeen, NAME_LENGTH} from '../../src/log/name.ts';
import {cleanName, cleanText} from '../../src/table/others/typed-text.ts';

/** As people write it, in an alphabet or in pictures. */
const WRITTEN = [
  'Zsófia',
  'Łucja 🐟',
  'Đặng Tùng',
  'Müller-Łoś',
  "O'Brien",
  // A family, a couple, skins and flags, a key, a heart on fire.
  '👨‍👩‍👧‍👦 Kovács',
  '👩🏽‍❤️‍💋‍👨🏻',
  '🇭🇺 Dóra 🇵🇱',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Fiona',
  '1️⃣ Ola',
  '❤️‍🔥',
  // Persian keeps letters apart, Malayalam, Bengali and Sinhala join them.
  'علی‌رضا',
  'അവന്‍',
  'র‍্যাব',
  'ශ්‍රී',
  // Burmese writes four marks around a letter; a Japanese name chooses the form of one.
  'ကြို့',
  '葛󠄀城',
  '𝓐𝓷𝓷𝓪',
  'שָׁלוֹם',
  // Assigned in 2022, in 2025, and by nobody yet.
  'Anna \u{1fa77}',
  'Anna \u{1fac8}',
  'Anna \u{1faff}\u{2fe00}',
];
for (const name of WRITTEN)
  test(`${name} is a name as it was typed`, () => {
    assert.ok(isName(name));
    assert.equal(cleanName(name), name.normalize('NFC'));
    assert.equal(cleanText(name, 40), name.normalize('NFC'));
  });

for (const name of [
  'x'.repeat(24),
  '🐟'.repeat(24),
  // What earlier versions took for a name stays one in their logs.
  '\u0301',
  'a  b',
])
  test(`${JSON.stringify(name)} is a name`, () => assert.ok(isName(name)));

for (const name of [
  '',
  ' ',
  ' Zsófia',
  'Zsófia ',
  'x'.repeat(25),
  'a\nb',
  'a\u2028b',
  'a\u200fb',
  '\ud800',
  'An\u200bna',
  'An\u00adna',
  '\u3164',
  '\u2800',
  'An\u{e0061}na',
  '🏴\u{e0061}\u{e0062}',
  'An\u2009na',
  'Z\u0336\u0336\u0336oe',
  '\u200dAnna',
  'Anna \u200d',
  'Anna\ufe0f\ufe0f',
  'Anna\u200c\u200c',
  'Anna\ue000',
  'Anna\uffff',
  '\u{2f81a}',
])
  test(`${JSON.stringify(name)} is no name`, () => assert.ok(!isName(name)));

for (const name of ['\u0301', '\u0301\u200d', '\u0e49'])
  test(`${JSON.stringify(name)} shows nothing that could be called a name`, () => {
    assert.ok(!isSeen(name));
    assert.equal(cleanName(name), '');
  });

/** The rule of earlier versions, with the tables of this platform. */
const wasName = (text: string): boolean =>
  [...text].length >= 1 &&
  [...text].length <= NAME_LENGTH &&
  text === text.trim() &&
  text === text.normalize('NFC') &&
  !/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u.test(
    text,
  ) &&
  !/\p{M}{3,}/u.test(text) &&
  !/(?! )\p{Zs}/u.test(text);

test('every letter that earlier versions took is taken, beside any other', () => {
  for (let code = 0; code < 0x110000; code++) {
    const letter = String.fromCodePoint(code);
    for (const name of [letter, `a${letter}b`]) if (wasName(name)) assert.ok(isName(name), code.toString(16));
  }
});

test('every name that earlier versions took is taken', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'binary', maxLength: 26}),
      fc.string({unit: 'grapheme', maxLength: 26}),
      (a, b) => {
        for (const name of [a, b, a + b]) if (wasName(name)) assert.ok(isName(name), JSON.stringify(name));
      },
    ),
    {numRuns: 3000},
  );
});

for (const [name, other, same] of [
  ['Anna', 'anna', true],
  ['Anna', 'Аnnа', true],
  ['Zoé', 'Zoe', true],
  ['Zoe\u0301', 'Zoé', true],
  ['Iliya', 'lliya', true],
  ['Bob', 'B0b', true],
  ['Ann a', 'Anna', true],
  ['Dave', 'Ꭰave', true],
  ['JEAN', 'ᎫᎬᎪN', true],
  ['ANNA', 'ΑΝΝΑ', true],
  ['Νικος', 'νικος', true],
  ['Дмитрий', 'ДМИТРИЙ', true],
  ['Anna', '𝐀𝓷𝕟𝖆', true],
  ['Anna', 'Ａｎｎａ', true],
  ['Łucja', 'Lucja', true],
  ['한글', '\u1112\u1161\u11ab\u1100\u1173\u11af', true],
  ['علی‌رضا', 'علیرضا', true],
  ['Anna', 'An\u200dna', true],
  ['Anna\ufe0f', 'Anna', true],
  ['Anna', 'Anne', false],
  ['Anna', 'Hanna', false],
  ['Ema', 'Erna', false],
  ['Łucja', 'Zofia', false],
  ['Anna', 'Anna 2', false],
  ['👨‍👩‍👧', '👨‍👩‍👦', false],
  ['👍🏽', '👍', false],
  ['Анна', 'Яна', false],
] as const)
  test(`${name} and ${other} look ${same ? 'alike' : 'different'}`, () => {
    assert.equal(looksLike(name, other), same);
    assert.equal(looksLike(other, name), same);
    assert.equal(distinctName(other, [name]) === other, !same);
  });

/** What earlier versions took for alike, without their list of letters. */
const wasLook = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

test('a letter and what it is made of, or its capital, look alike as before', () => {
  const missed: string[] = [];
  for (let code = 0x21; code < 0x1_ffff; code++) {
    const letter = String.fromCodePoint(code);
    const was = wasLook(letter);
    if (wasName(letter) && was !== '' && [...was].length === 1 && !looksLike(letter, was))
      missed.push(letter);
  }
  // Kept apart: Han and Hangul in other forms, and alphabets of which looks.ts keeps nothing.
  const kept =
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Arabic}\p{Script=Katakana}]/u;
  assert.equal(
    missed.filter(letter => kept.test(letter)).join(''),
    `${'ꝺ'.toUpperCase()}ﳲﳳﳴﹱﹷﹹﹻﹽﹿ𐞁𐞂`,
    'rarities',
  );
});

test('a name that somebody has gets a number, as often as it is asked for, and stays a name', () => {
  fc.assert(
    fc.property(fc.array(fc.string({unit: 'grapheme', maxLength: 30}), {maxLength: 6}), typed => {
      const names: string[] = [];
      for (const name of typed.map(cleanName).filter(Boolean)) names.push(distinctName(name, names));
      for (const [i, name] of names.entries()) {
        assert.ok(isName(name), JSON.stringify(name));
        assert.ok(!names.some((other, at) => at !== i && looksLike(other, name)), JSON.stringify(names));
      }
    }),
  );
});

test('whatever is typed becomes a name or nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({unit: 'binary', maxLength: 60}), fc.string({unit: 'grapheme', maxLength: 60})),
      typed => {
        const name = cleanName(typed);
        assert.ok(name === '' || isSeen(name));
        assert.ok([...name].length <= NAME_LENGTH);
        assert.equal(cleanName(name), name);
      },
    ),
    {numRuns: 1000},
  );
});

test('letters that have no room are left out whole, as people see them', () => {
  const segmenter = new Intl.Segmenter('und');
  for (const name of WRITTEN)
    for (let room = 1; room < 24; room++) {
      const first = firstLetters(name, room);
      const letters = [...segmenter.segment(name)].map(({segment}) => segment);
      let whole = '';
      while (letters[0] !== undefined && [...whole, ...letters[0]].length <= room) whole += letters.shift();
      // The platform may know of longer letters, of conjuncts for example.
      assert.ok(first.startsWith(whole.trim()) || whole.startsWith(first), `${name} ${room}`);
      if (/\p{Emoji_Presentation}/u.test(name)) assert.equal(first, whole.trim(), `${name} ${room}`);
    }
});
