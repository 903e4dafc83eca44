import type {PrText} from '../types/text.ts';

const asEdition = 'As the edition says';
/** The sizes of the pool need no words. */
const numbers = {'65': '65', '75': '75', '76': '76', '100': '100', '101': '101', '126': '126'};
const yesNo = {edition: asEdition, yes: 'Yes', no: 'No'};

export const options: PrText['options'] = {
  edition: {
    label: 'Edition',
    effect: 'The rules of the 2001 or the 2020 rulebook; they differ in a few details.',
    values: {'2001': '2001', '2020': '2020'},
  },
  firstPlayer: {
    label: 'First governor',
    effect: 'Drawn by lot, or the player on the seat you name.',
    values: {
      random: 'Drawn by lot',
      'seat-1': 'Seat 1',
      'seat-2': 'Seat 2',
      'seat-3': 'Seat 3',
      'seat-4': 'Seat 4',
      'seat-5': 'Seat 5',
    },
  },
  duplicateProduction: {
    label: 'Equal production buildings',
    effect: 'You may own several production buildings of the same kind.',
    values: yesNo,
  },
  hospiceFromArrivals: {
    label: 'Hospice also from arrivals',
    effect: 'When the supply is empty the hospice takes its worker from arrivals.',
    values: yesNo,
  },
  vpPool: {
    label: 'Point pool',
    effect: 'How many points there are to ship for before the game ends.',
    values: {edition: asEdition, ...numbers},
  },
  openVp: {
    label: 'Open points',
    effect: 'Everybody sees how many point chips the others have.',
    values: {},
  },
};
