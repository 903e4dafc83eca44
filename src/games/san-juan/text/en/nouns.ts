/** Nouns as the sentences need them. */
import {counter} from '../../../../i18n/plural.ts';
import {goodsLister} from '../counts.ts';
import type {SjWords} from '../types/text.ts';

export const goods: SjWords['goods'] = {
  indigo: 'indigo',
  sugar: 'sugar',
  tobacco: 'tobacco',
  coffee: 'coffee',
  silver: 'silver',
};

const counted = counter('en');
export const goodsList = goodsLister('en', goods);
export const count: SjWords['count'] = {
  cards: counted({one: 'card', other: 'cards'}),
  points: counted({one: 'point', other: 'points'}),
  goods: counted({one: 'good', other: 'goods'}),
  buildings: counted({one: 'building', other: 'buildings'}),
};
