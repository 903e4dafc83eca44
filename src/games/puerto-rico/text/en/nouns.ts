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
