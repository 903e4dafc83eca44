/** Sentences with a number or a thing in them, as native players say them: each was once glued together. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadBoardWords as loadCatBoard, loadCatText} from '../../src/games/catan/text/index.ts';
import {loadBoardWords as loadPortBoard} from '../../src/games/portolano/text/index.ts';
import {loadPrText} from '../../src/games/puerto-rico/text/index.ts';
import {loadSjText} from '../../src/games/san-juan/text/index.ts';
import type {LANGUAGES} from '../../src/i18n/language.ts';

const of = async <T>(load: (language: (typeof LANGUAGES)[number]) => Promise<T>) => {
  const [en, hu, pl] = await Promise.all([load('en'), load('hu'), load('pl')]);
  return {en, hu, pl};
};
const catan = await of(loadCatText);
const island = await of(loadCatBoard);
const chart = await of(loadPortBoard);
const puertoRico = await of(language => loadPrText(language, true));
const sanJuan = await of(loadSjText);

const plain = (text: string) => text.replaceAll('\u2060', '');
const tom = () => 'Tom';

const SAID: readonly (readonly [said: string, as: string])[] = [
  [chart.hu.ofSlots(0, 1), '1 ágyúhelyből 0 foglalt'],
  [chart.hu.plan.cost(2, 3), 'A 3 rumodból 2 kell hozzá.'],
  [chart.hu.plan.cost(1, 5), 'Az 5 rumodból 1 kell hozzá.'],
  [chart.hu.film.step(5, 9), '9 lépésből az 5.'],
  [chart.hu.row(0, 4, 2), 'gyapotsor: még 4, 2 után kakaó jön'],
  [chart.pl.row(0, 4, -1), 'rząd bawełny: jeszcze 4'],
  [chart.pl.plan.cost(2, 3), '2 z twoich 3 rumów.'],
  [chart.pl.plan.winds(1), '1 z 4 wiatrów sprowadzi na ciebie piratów.'],
  [chart.pl.plan.winds(2), '2 z 4 wiatrów sprowadzą na ciebie piratów.'],
  [island.hu.placeOf(1, 5), '5 közül az 1.'],
  [island.hu.hurtBy(5, 4, ['Tom −1'], 'fa'), 'Az 5-ös 36 dobásból 4-szer jön ki; fa: Tom −1'],
  [island.hu.hurtBy(11, 2, [], 'fa'), 'A 11-es 36 dobásból 2-szer jön ki; senkinek sem fáj'],
  [island.en.checked(0), 'No rolls yet'],
  [island.en.checked(1), '1 roll: was it fair?'],
  [catan.hu.cardList([1, 0, 0, 1, 0]), '1 fa és 1 építőkő'],
  [catan.hu.cards([1, 0, 0, 1, 0]), '1 fát és 1 építőkövet'],
  [catan.pl.cardList([1, 1, 0, 0, 0]), '1 drewno i 1 wełna'],
  [catan.en.events.founded({type: 'founded', seat: 0, piece: 'road', at: 0}, tom), 'Tom lays a road'],
  [puertoRico.en.tile(8, 'quarry'), '8 quarries'],
  [puertoRico.hu.tile(8, 'quarry'), '8 kőbánya'],
  [puertoRico.pl.tile(8, 'quarry'), '8 kamieniołomów'],
  [puertoRico.en.buttons.settle('indigo').long, 'Take an indigo plantation'],
  [puertoRico.pl.ask.store(1, 4).sub, 'Wszystkie towary 1 rodzaju i 4 dowolne towary; reszta przepada.'],
  [sanJuan.hu.roles.councillor.privilege({kept: 3}), 'Te 5 lapot húzol, és 3-at tartasz meg.'],
  [sanJuan.hu.ask.builder(8).sub, '8 lap van a kezedben; a többi lap 1-et ér.'],
];

for (const [said, as] of SAID) test(`as players say it: ${as}`, () => assert.equal(plain(said), as));
