/** Nouns with the endings the sentences need, written out: vowel harmony is not computed. */

import type {Counted} from '../../../../i18n/plural.ts';
import {counter} from '../../../../i18n/plural.ts';
import type {Building, Good} from '../../types.ts';
import {goodsLister} from '../counts.ts';
import type {SjWords} from '../types/text.ts';

export const goods: SjWords['goods'] = {
  indigo: 'indigó',
  sugar: 'cukor',
  tobacco: 'dohány',
  coffee: 'kávé',
  silver: 'ezüst',
};

/** "indigót". */
const goodsObject: Readonly<Record<Good, string>> = {
  indigo: 'indigót',
  sugar: 'cukrot',
  tobacco: 'dohányt',
  coffee: 'kávét',
  silver: 'ezüstöt',
};

/** "a kovácsműhelyt", with its article. */
export const buildingsObject: Readonly<Record<Building, string>> = {
  'indigo-plant': 'az indigófeldolgozót',
  'sugar-mill': 'a cukormalmot',
  'tobacco-storage': 'a dohányszárítót',
  'coffee-roaster': 'a kávépörkölőt',
  'silver-smelter': 'az ezüstolvasztót',
  smithy: 'a kovácsműhelyt',
  archive: 'a levéltárat',
  'gold-mine': 'az aranybányát',
  'market-stand': 'az elárusítóhelyet',
  'black-market': 'a feketepiacot',
  'poor-house': 'a szegényházat',
  well: 'a kutat',
  'trading-post': 'a kereskedelmi állomást',
  crane: 'a darut',
  tower: 'a tornyot',
  aqueduct: 'a vízvezetéket',
  prefecture: 'a prefektúrát',
  carpenter: 'az ácsműhelyt',
  chapel: 'a kápolnát',
  'market-hall': 'a vásárcsarnokot',
  quarry: 'a kőbányát',
  library: 'a könyvtárat',
  statue: 'a szobrot',
  'victory-column': 'a győzelmi oszlopot',
  hero: 'a hősi emlékművet',
  'guild-hall': 'a céhházat',
  'city-hall': 'a városházát',
  'triumphal-arch': 'a diadalívet',
  palace: 'a palotát',
};

const counted = counter('hu');
export const goodsList = goodsLister('hu', goods);
/** "indigót és 2× cukrot". */
export const goodsListObject = goodsLister('hu', goodsObject);
export const cardsObject: Counted = counted({other: 'lapot'});
export const goodsCountObject: Counted = counted({other: 'árut'});
export const count: SjWords['count'] = {
  cards: counted({other: 'lap'}),
  points: counted({other: 'pont'}),
  goods: counted({other: 'áru'}),
  buildings: counted({other: 'épület'}),
};
