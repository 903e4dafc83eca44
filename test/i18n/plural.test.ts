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
import {home as plHome} from '../../src/i18n/pl/home.ts';
import {lobby as plLobby} from '../../src/i18n/pl/lobby.ts';
import * as plPanels from '../../src/i18n/pl/panels.ts';
import * as plStart from '../../src/i18n/pl/start.ts';
import {capital, counter, dater, isolate, lister, plurals} from '../../src/i18n/plural.ts';

const en = {...enStart, home: enHome, lobby: enLobby, ...enPanels};
const hu = {...huStart, home: huHome, lobby: huLobby, ...huPanels};
const pl = {...plStart, home: plHome, lobby: plLobby, ...plPanels};

const NUMBERS = [0, 1, 2, 5, 22] as const;

test('English counts one and the others', () => {
  assert.deepEqual(NUMBERS.map(en.common.seats), ['0 seats', '1 seat', '2 seats', '5 seats', '22 seats']);
  assert.deepEqual(NUMBERS.map(en.lobby.stillFree), [
    '0 seats are still free',
    '1 seat is still free',
    '2 seats are still free',
    '5 seats are still free',
    '22 seats are still free',
  ]);
});

test('Hungarian keeps the noun in the singular after a number', () => {
  for (const n of NUMBERS) {
    assert.equal(hu.common.seats(n), `${n} hely`);
    assert.equal(hu.lobby.stillFree(n), `${n} hely még szabad`);
  }
});

test('Polish counts one, a few and many, with the verb', () => {
  assert.deepEqual(NUMBERS.map(pl.common.seats), [
    '0 miejsc',
    '1 miejsce',
    '2 miejsca',
    '5 miejsc',
    '22 miejsca',
  ]);
  assert.deepEqual([12, 101, 112].map(pl.common.seats), ['12 miejsc', '101 miejsc', '112 miejsc']);
  assert.deepEqual(NUMBERS.map(pl.lobby.stillFree), [
    'Jeszcze 0 miejsc jest wolnych',
    'Jeszcze 1 miejsce jest wolne',
    'Jeszcze 2 miejsca są wolne',
    'Jeszcze 5 miejsc jest wolnych',
    'Jeszcze 22 miejsca są wolne',
  ]);
});

test('every counted text of the three catalogues holds its number', () => {
  for (const text of [en, hu, pl])
    for (const n of NUMBERS)
      for (const counted of [
        text.common.seats(n),
        text.home.allTables(n),
        text.home.round(n),
        text.lobby.watchers(n),
        text.lobby.stillFree(n),
        text.joining.seconds(n),
        text.newTable.optionsChanged(n),
        text.newTable.summary(n, n),
        text.fairness.drawsHint(n),
        text.help.found(n),
      ])
        assert.match(counted, new RegExp(`(^|\\D)${n}(\\D|$)`));
});

test('five digits and more are grouped', () => {
  assert.equal(plurals('en')(12345, {one: '# point', other: '# points'}), '12,345 points');
  assert.equal(plurals('pl')(1234, {one: '# wpis', few: '# wpisy', many: '# wpisów'}), '1234 wpisy');
});

test('a counter puts the number before the noun', () => {
  const cards = counter('pl')({one: 'karta', few: 'karty', many: 'kart'});
  assert.deepEqual([1, 2, 5, 12, 22].map(cards), ['1 karta', '2 karty', '5 kart', '12 kart', '22 karty']);
  assert.equal(counter('hu')({other: 'lap'})(3), '3 lap');
});

test('a sentence begins with a large letter', () => {
  assert.equal(capital('épületek'), 'Épületek');
  assert.equal(capital('łodzie i statki'), 'Łodzie i statki');
  assert.equal(capital('indigo'), 'Indigo');
  assert.equal(capital(''), '');
});

test('names are joined as each language joins them', () => {
  const names = ['Krzysztof', 'Zsófia', 'Bence'];
  assert.equal(lister('en')(names), 'Krzysztof, Zsófia and Bence');
  assert.equal(lister('hu')(names), 'Krzysztof, Zsófia és Bence');
  assert.equal(lister('pl')(names), 'Krzysztof, Zsófia i Bence');
  assert.equal(lister('en')([]), '');
});

test('days are told from today', () => {
  const now = new Date(2026, 4, 14, 20).getTime();
  assert.match(dater('en')(new Date(2026, 4, 14, 9, 5).getTime(), now), /^today 0?9:05$/);
  assert.match(dater('hu')(new Date(2026, 4, 13, 23, 5).getTime(), now), /^tegnap 23:05$/);
  assert.match(dater('pl')(new Date(2026, 2, 3).getTime(), now), /^3 marca 2026$/);
});

test('a name from right to left cannot turn the sentence round', () => {
  assert.equal(isolate('Bence'), 'Bence');
  assert.equal(isolate('דנה'), '\u2068דנה\u2069');
  assert.equal(isolate('a\u202eb\u2066c'), 'abc');
});
