import type {Counted} from '../../../../i18n/plural.ts';
import {counter} from '../../../../i18n/plural.ts';
import type {Good} from '../../types.ts';
import type {PrWords} from '../types/text.ts';

export const goods: PrWords['goods'] = {
  corn: 'corn',
  indigo: 'indigo',
  sugar: 'sugar',
  tobacco: 'tobacco',
  coffee: 'coffee',
};

export const tiles: PrWords['tiles'] = {
  corn: 'corn plantation',
  indigo: 'indigo plantation',
  sugar: 'sugar plantation',
  tobacco: 'tobacco plantation',
  coffee: 'coffee plantation',
  quarry: 'quarry',
};

const counted = counter('en');
export const count: PrWords['count'] = {
  doubloons: counted({one: 'doubloon', other: 'doubloons'}),
  points: counted({one: 'point', other: 'points'}),
  workers: counted({one: 'worker', other: 'workers'}),
  goods: counted({one: 'barrel', other: 'barrels'}),
  tiles: counted({one: 'tile', other: 'tiles'}),
  quarries: counted({one: 'quarry', other: 'quarries'}),
  freeSpaces: counted({one: 'free space', other: 'free spaces'}),
  slots: counted({one: 'slot', other: 'slots'}),
  kinds: counted({one: 'kind', other: 'kinds'}),
};

const plantations: Readonly<Record<Good, Counted>> = {
  corn: counted({one: tiles.corn, other: 'corn plantations'}),
  indigo: counted({one: tiles.indigo, other: 'indigo plantations'}),
  sugar: counted({one: tiles.sugar, other: 'sugar plantations'}),
  tobacco: counted({one: tiles.tobacco, other: 'tobacco plantations'}),
  coffee: counted({one: tiles.coffee, other: 'coffee plantations'}),
};
export const tile: PrWords['tile'] = (n, kind) =>
  kind === 'quarry' ? count.quarries(n) : plantations[kind](n);
