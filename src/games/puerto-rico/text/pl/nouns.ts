/** Nouns in the cases the sentences need, written out. */

import type {Counted} from '../../../../i18n/plural.ts';
import {counter} from '../../../../i18n/plural.ts';
import type {MoreBuilding} from '../../names.ts';
import type {Building, Good, Tile} from '../../types.ts';
import {goodsLister} from '../counts.ts';
import {fillsUp} from '../later.ts';
import type {PrWords} from '../types/text.ts';

export const goods: PrWords['goods'] = {
  corn: 'kukurydza',
  indigo: 'indygo',
  sugar: 'cukier',
  tobacco: 'tytoń',
  coffee: 'kawa',
};

/** Biernik: "kukurydzę". */
export const goodsObject: Readonly<Record<Good, string>> = {
  corn: 'kukurydzę',
  indigo: 'indygo',
  sugar: 'cukier',
  tobacco: 'tytoń',
  coffee: 'kawę',
};

export const tiles: PrWords['tiles'] = {
  corn: 'plantacja kukurydzy',
  indigo: 'plantacja indygo',
  sugar: 'plantacja cukru',
  tobacco: 'plantacja tytoniu',
  coffee: 'plantacja kawy',
  quarry: 'kamieniołom',
};

/** Biernik: "plantację kukurydzy". */
export const tilesObject: Readonly<Record<Tile, string>> = {
  corn: 'plantację kukurydzy',
  indigo: 'plantację indygo',
  sugar: 'plantację cukru',
  tobacco: 'plantację tytoniu',
  coffee: 'plantację kawy',
  quarry: 'kamieniołom',
};

/** Biernik: "Hacjendę". */
export const buildingsObject = fillsUp<Readonly<Record<Building, string>>, MoreBuilding>({
  'small-indigo-plant': 'Małą farbiarnię',
  'small-sugar-mill': 'Małą cukrownię',
  'indigo-plant': 'Farbiarnię',
  'sugar-mill': 'Cukrownię',
  'tobacco-storage': 'Suszarnię tytoniu',
  'coffee-roaster': 'Palarnię kawy',
  'small-market': 'Mały targ',
  hacienda: 'Hacjendę',
  'construction-hut': 'Kuźnię',
  'small-warehouse': 'Mały magazyn',
  hospice: 'Przytułek',
  office: 'Biuro handlowe',
  'large-market': 'Duży targ',
  'large-warehouse': 'Duży magazyn',
  factory: 'Przetwórnię',
  university: 'Uniwersytet',
  harbor: 'Port',
  wharf: 'Nabrzeże',
  'guild-hall': 'Siedzibę cechu',
  residence: 'Rezydencję',
  fortress: 'Twierdzę',
  'customs-house': 'Urząd celny',
  'city-hall': 'Ratusz',
});

const counted = counter('pl');
/** Crops have no plural: barrels of them are counted. */
const barrels = (one: 'beczka' | 'beczkę'): Readonly<Record<Good, Counted>> => {
  const of = (good: string) =>
    counted({one: `${one} ${good}`, few: `beczki ${good}`, many: `beczek ${good}`});
  return {
    corn: of('kukurydzy'),
    indigo: of('indygo'),
    sugar: of('cukru'),
    tobacco: of('tytoniu'),
    coffee: of('kawy'),
  };
};
const goodCounters = barrels('beczka');
const goodObjects = barrels('beczkę');
export const good: PrWords['good'] = (n, kind) => goodCounters[kind](n);
/** Biernik: "1 beczkę kawy", "2 beczki kawy". */
export const goodObject: PrWords['good'] = (n, kind) => goodObjects[kind](n);
export const goodsList = goodsLister('pl', good, 'nic');
export const goodsListObject = goodsLister('pl', goodObject, 'nic');

const tileCounters: Readonly<Record<Tile, Counted>> = {
  corn: counted({one: tiles.corn, few: 'plantacje kukurydzy', many: 'plantacji kukurydzy'}),
  indigo: counted({one: tiles.indigo, few: 'plantacje indygo', many: 'plantacji indygo'}),
  sugar: counted({one: tiles.sugar, few: 'plantacje cukru', many: 'plantacji cukru'}),
  tobacco: counted({one: tiles.tobacco, few: 'plantacje tytoniu', many: 'plantacji tytoniu'}),
  coffee: counted({one: tiles.coffee, few: 'plantacje kawy', many: 'plantacji kawy'}),
  quarry: counted({one: 'kamieniołom', few: 'kamieniołomy', many: 'kamieniołomów'}),
};
export const tile: PrWords['tile'] = (n, kind) => tileCounters[kind](n);

/** Biernik: "1 robotnika", "3 robotników". */
export const workersObject: Counted = counted({one: 'robotnika', few: 'robotników', many: 'robotników'});
/** Any goods, whatever their kind: "1 dowolny towar". */
export const anyGoods: Counted = counted({
  one: 'dowolny towar',
  few: 'dowolne towary',
  many: 'dowolnych towarów',
});
/** Dopełniacz: "1 rodzaju", "2 rodzajów". */
export const kindsOf: Counted = counted({one: 'rodzaju', few: 'rodzajów', many: 'rodzajów'});

export const count: PrWords['count'] = {
  doubloons: counted({one: 'dublon', few: 'dublony', many: 'dublonów'}),
  points: counted({one: 'punkt', few: 'punkty', many: 'punktów'}),
  workers: counted({one: 'robotnik', few: 'robotników', many: 'robotników'}),
  goods: counted({one: 'towar', few: 'towary', many: 'towarów'}),
  tiles: counted({one: 'płytka', few: 'płytki', many: 'płytek'}),
  quarries: tileCounters.quarry,
  freeSpaces: counted({one: 'wolne miejsce', few: 'wolne miejsca', many: 'wolnych miejsc'}),
  slots: counted({one: 'miejsce na robotnika', few: 'miejsca na robotników', many: 'miejsc na robotników'}),
  kinds: counted({one: 'rodzaj', few: 'rodzaje', many: 'rodzajów'}),
};
