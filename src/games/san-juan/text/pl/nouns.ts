/** Nouns in the cases that the sentences need. */

import type {Counted} from '../../../../i18n/plural.ts';
import {counter} from '../../../../i18n/plural.ts';
import type {Building} from '../../types.ts';
import {goodsLister} from '../counts.ts';
import type {SjWords} from '../types/text.ts';

export const goods: SjWords['goods'] = {
  indigo: 'indygo',
  sugar: 'cukier',
  tobacco: 'tytoń',
  coffee: 'kawa',
  silver: 'srebro',
};

/** Accusative. */
const goodsObject: SjWords['goods'] = {...goods, coffee: 'kawę'};

/** Accusative: "buduje kuźnię". */
export const buildingsObject: Readonly<Record<Building, string>> = {
  'indigo-plant': 'farbiarnię indygo',
  'sugar-mill': 'cukrownię',
  'tobacco-storage': 'magazyn tytoniu',
  'coffee-roaster': 'palarnię kawy',
  'silver-smelter': 'hutę srebra',
  smithy: 'kuźnię',
  archive: 'archiwum',
  'gold-mine': 'kopalnię złota',
  'market-stand': 'stragan',
  'black-market': 'czarny rynek',
  'poor-house': 'przytułek',
  well: 'studnię',
  'trading-post': 'faktorię',
  crane: 'żuraw',
  tower: 'wieżę',
  aqueduct: 'akwedukt',
  prefecture: 'prefekturę',
  carpenter: 'warsztat ciesielski',
  chapel: 'kaplicę',
  'market-hall': 'halę targową',
  quarry: 'kamieniołom',
  library: 'bibliotekę',
  statue: 'posąg',
  'victory-column': 'kolumnę zwycięstwa',
  hero: 'pomnik bohatera',
  'guild-hall': 'dom cechowy',
  'city-hall': 'ratusz',
  'triumphal-arch': 'łuk triumfalny',
  palace: 'pałac',
};

const counted = counter('pl');
export const goodsList = goodsLister('pl', goods);
/** "indygo i 2× kawę": the kinds in the accusative. */
export const goodsListObject = goodsLister('pl', goodsObject);
/** "1 kartę", "2 karty", "5 kart". */
export const cardsObject: Counted = counted({one: 'kartę', few: 'karty', many: 'kart'});
export const goodsCountObject: Counted = counted({one: 'towar', few: 'towary', many: 'towarów'});
export const count: SjWords['count'] = {
  cards: counted({one: 'karta', few: 'karty', many: 'kart'}),
  points: counted({one: 'punkt', few: 'punkty', many: 'punktów'}),
  goods: counted({one: 'towar', few: 'towary', many: 'towarów'}),
  buildings: counted({one: 'budynek', few: 'budynki', many: 'budynków'}),
};
