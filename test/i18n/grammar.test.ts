/** Articles and endings, row by row: the numbers from 0 to 30, hundreds and thousands, and names that are hard to say. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {withA} from '../../src/i18n/en/grammar.ts';
import {fairness} from '../../src/i18n/hu/fairness.ts';
import {
  article,
  numberKind,
  numberObject,
  numberTimes,
  numberWith,
  withArticle,
  withLargeArticle,
} from '../../src/i18n/hu/grammar.ts';
import {counter} from '../../src/i18n/plural.ts';

/** Joined with a hyphen at which no line breaks. */
const plain = (text: string) => text.replace('\u2060', '');

/** Article, object, "with", "times" and "of" of each number, as they are spoken. */
const HUNGARIAN = `
  0 a 0-t 0-val 0-szor 0-s
  1 az 1-et 1-gyel 1-szer 1-es
  2 a 2-t 2-vel 2-szer 2-es
  3 a 3-at 3-mal 3-szor 3-as
  4 a 4-et 4-gyel 4-szer 4-es
  5 az 5-öt 5-tel 5-ször 5-ös
  6 a 6-ot 6-tal 6-szor 6-os
  7 a 7-et 7-tel 7-szer 7-es
  8 a 8-at 8-cal 8-szor 8-as
  9 a 9-et 9-cel 9-szer 9-es
  10 a 10-et 10-zel 10-szer 10-es
  11 a 11-et 11-gyel 11-szer 11-es
  12 a 12-t 12-vel 12-szer 12-es
  13 a 13-at 13-mal 13-szor 13-as
  14 a 14-et 14-gyel 14-szer 14-es
  15 a 15-öt 15-tel 15-ször 15-ös
  16 a 16-ot 16-tal 16-szor 16-os
  17 a 17-et 17-tel 17-szer 17-es
  18 a 18-at 18-cal 18-szor 18-as
  19 a 19-et 19-cel 19-szer 19-es
  20 a 20-at 20-szal 20-szor 20-as
  21 a 21-et 21-gyel 21-szer 21-es
  22 a 22-t 22-vel 22-szer 22-es
  23 a 23-at 23-mal 23-szor 23-as
  24 a 24-et 24-gyel 24-szer 24-es
  25 a 25-öt 25-tel 25-ször 25-ös
  26 a 26-ot 26-tal 26-szor 26-os
  27 a 27-et 27-tel 27-szer 27-es
  28 a 28-at 28-cal 28-szor 28-as
  29 a 29-et 29-cel 29-szer 29-es
  30 a 30-at 30-cal 30-szor 30-as
  40 a 40-et 40-nel 40-szer 40-es
  50 az 50-et 50-nel 50-szer 50-es
  55 az 55-öt 55-tel 55-ször 55-ös
  60 a 60-at 60-nal 60-szor 60-as
  70 a 70-et 70-nel 70-szer 70-es
  80 a 80-at 80-nal 80-szor 80-as
  90 a 90-et 90-nel 90-szer 90-es
  100 a 100-at 100-zal 100-szor 100-as
  101 a 101-et 101-gyel 101-szer 101-es
  500 az 500-at 500-zal 500-szor 500-as
  1000 az 1000-et 1000-rel 1000-szer 1000-es
  5000 az 5000-et 5000-rel 5000-szer 5000-es
  10000 a 10000-et 10000-rel 10000-szer 10000-es`;

test('Hungarian: every number takes its article and its endings by how it is spoken', () => {
  for (const row of HUNGARIAN.trim().split('\n')) {
    const [n = '', ...forms] = row.trim().split(' ');
    const number = Number(n);
    const made = [numberObject, numberWith, numberTimes, numberKind].map(form => plain(form(number)));
    assert.deepEqual([article(number), ...made], forms, row);
    assert.equal(article(`${n}.`), forms[0], `${n}.`);
  }
});

test('Hungarian: the article follows the sound of the next word or name', () => {
  const az = ['asztal', 'Ödön', 'Éva', 'egy', 'Yvette', '„Anna”', '1.', '1 000 000', 'Őzike', 'A2', 'E5'];
  const a = [
    'játék',
    'Bence',
    'Yoko',
    'Krzysztof',
    '12',
    '',
    '<b>',
    'Zsófi',
    'Nyíri',
    'xX_9',
    'B3',
    '李明',
    '👑',
  ];
  for (const word of az) assert.equal(article(word), 'az', word);
  for (const word of a) assert.equal(article(word), 'a', word);
  assert.equal(withArticle('5.'), 'az 5.');
  assert.equal(withLargeArticle('5.'), 'Az 5.');
  assert.equal(withLargeArticle(8), 'A 8');
});

test('Hungarian: sentences use them', () => {
  assert.equal(fairness.checkedAll(5), 'Mind az 5 lépés rendben');
  assert.equal(fairness.checkedAll(12), 'Mind a 12 lépés rendben');
  assert.equal(fairness.place(5, 12), 'a maradék 12 közül az 5.');
});

test('English: a or an by the sound of the noun', () => {
  const an = ['indigo plantation', 'Easy bot', 'hour', 'offer', 'uninvited guest', 'Aqueduct'];
  const a = ['quarry', 'university', 'worker', 'union hall', 'user', 'one-way trip', 'hut', 'settlement'];
  for (const noun of an) assert.equal(withA(noun), `an ${noun}`);
  for (const noun of a) assert.equal(withA(noun), `a ${noun}`);
});

const upTo30 = [...Array(31).keys(), 100, 101, 102, 1000];

test('Polish: one, a few and many, up to 30 and beyond', () => {
  const moves = counter('pl')({one: 'ruch', few: 'ruchy', many: 'ruchów'});
  const few = [2, 3, 4, 22, 23, 24, 102];
  for (const n of upTo30)
    assert.equal(moves(n), `${n} ${n === 1 ? 'ruch' : few.includes(n) ? 'ruchy' : 'ruchów'}`);
});

test('English: one has its own form, everything else another', () => {
  const moves = counter('en')({one: 'move', other: 'moves'});
  for (const n of upTo30) assert.equal(moves(n), `${n} ${n === 1 ? 'move' : 'moves'}`);
});
