/** Nouns with the endings the sentences need, written out: vowel harmony is not computed. */

import {numberKind, withArticle} from '../../../../i18n/hu/grammar.ts';
import type {Counted} from '../../../../i18n/plural.ts';
import {counter} from '../../../../i18n/plural.ts';
import type {MoreBuilding} from '../../names.ts';
import type {Building, Good, Tile} from '../../types.ts';
import {goodsLister} from '../counts.ts';
import {fillsUp} from '../later.ts';
import type {PrWords} from '../types/text.ts';

export const goods: PrWords['goods'] = {
  corn: 'kukorica',
  indigo: 'indigó',
  sugar: 'cukor',
  tobacco: 'dohány',
  coffee: 'kávé',
};

/** "kukoricát". */
export const goodsObject: Readonly<Record<Good, string>> = {
  corn: 'kukoricát',
  indigo: 'indigót',
  sugar: 'cukrot',
  tobacco: 'dohányt',
  coffee: 'kávét',
};

/** "kukoricával". */
export const goodsWith: Readonly<Record<Good, string>> = {
  corn: 'kukoricával',
  indigo: 'indigóval',
  sugar: 'cukorral',
  tobacco: 'dohánnyal',
  coffee: 'kávéval',
};

export const tiles: PrWords['tiles'] = {
  corn: 'kukoricaültetvény',
  indigo: 'indigóültetvény',
  sugar: 'cukorültetvény',
  tobacco: 'dohányültetvény',
  coffee: 'kávéültetvény',
  quarry: 'kőbánya',
};

/** "kukoricaültetvényt". */
export const tilesObject: Readonly<Record<Tile, string>> = {
  corn: 'kukoricaültetvényt',
  indigo: 'indigóültetvényt',
  sugar: 'cukorültetvényt',
  tobacco: 'dohányültetvényt',
  coffee: 'kávéültetvényt',
  quarry: 'kőbányát',
};

/** "a haciendát", with its article. */
export const buildingsObject = fillsUp<Readonly<Record<Building, string>>, MoreBuilding>({
  'small-indigo-plant': 'a kis indigófeldolgozót',
  'small-sugar-mill': 'a kis cukormalmot',
  'indigo-plant': 'a nagy indigófeldolgozót',
  'sugar-mill': 'a nagy cukormalmot',
  'tobacco-storage': 'a dohányszárítót',
  'coffee-roaster': 'a kávépörkölőt',
  'small-market': 'a kis piacot',
  hacienda: 'a haciendát',
  'construction-hut': 'az építőműhelyt',
  'small-warehouse': 'a kis raktárat',
  hospice: 'a menedékházat',
  office: 'a hivatalt',
  'large-market': 'a nagy piacot',
  'large-warehouse': 'a nagy raktárat',
  factory: 'a gyárat',
  university: 'az egyetemet',
  harbor: 'a kikötőt',
  wharf: 'a rakpartot',
  'guild-hall': 'a céhházat',
  residence: 'az udvarházat',
  fortress: 'az erődöt',
  'customs-house': 'a vámházat',
  'city-hall': 'a városházát',
});

/** "7-es hajó". */
export const ship = (capacity: number): string => `${numberKind(capacity)} hajó`;
/** "a 7-es hajóra". */
export const ontoShip = (capacity: number): string => withArticle(`${numberKind(capacity)} hajóra`);

const counted = counter('hu');
export const good: PrWords['good'] = (n, kind) => `${n} ${goods[kind]}`;
export const goodsList = goodsLister('hu', good, 'semmi');
/** "3 kukoricát és 1 cukrot". */
export const goodsListObject = goodsLister('hu', (n, kind) => `${n} ${goodsObject[kind]}`, 'semmit');

export const doubloonsObject: Counted = counted({other: 'dublont'});
export const workersObject: Counted = counted({other: 'telepest'});
export const barrelsObject: Counted = counted({other: 'hordót'});
export const count: PrWords['count'] = {
  doubloons: counted({other: 'dublon'}),
  points: counted({other: 'pont'}),
  workers: counted({other: 'telepes'}),
  goods: counted({other: 'hordó'}),
  tiles: counted({other: 'lapka'}),
  quarries: counted({other: 'kőbánya'}),
  freeSpaces: counted({other: 'szabad hely'}),
  slots: counted({other: 'karika'}),
  kinds: counted({other: 'fajta'}),
};
