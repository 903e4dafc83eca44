import type {PrText} from '../type.ts';

const asEdition = 'As the edition says';
const yesNo = {edition: asEdition, yes: 'Yes', no: 'No'};

export const options: PrText['options'] = {
  edition: {
    label: 'Edition',
    effect: 'The rules of the 2001 or the 2020 rulebook; they differ in a few details.',
    values: {'2001': '2001', '2020': '2020'},
  },
  firstPlayer: {
    label: 'First governor',
    effect: 'Drawn by lot, or the player on the first seat.',
    values: {random: 'Drawn by lot', first: 'First seat'},
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
    values: {edition: asEdition},
  },
  openVp: {
    label: 'Open points',
    effect: 'Everybody sees how many point chips the others have.',
    values: {},
  },
};

export const length: PrText['length'] = seats =>
  `about ${({2: 45, 3: 60, 4: 75, 5: 90} as Record<number, number>)[seats] ?? 75} minutes`;
