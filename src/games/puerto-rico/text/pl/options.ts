import type {PrText} from '../types/text.ts';

const asEdition = 'Jak w wydaniu';
/** The sizes of the pool need no words. */
const numbers = {'65': '65', '75': '75', '76': '76', '100': '100', '101': '101', '126': '126'};
const yesNo = {edition: asEdition, yes: 'Tak', no: 'Nie'};

export const options: PrText['options'] = {
  edition: {
    label: 'Wydanie',
    effect: 'Zasady z instrukcji 2001 lub 2020; różnią się w kilku szczegółach.',
    values: {'2001': '2001', '2020': '2020'},
  },
  firstPlayer: {
    label: 'Pierwszy gubernator',
    effect: 'Wylosowany albo osoba na wskazanym miejscu.',
    values: {
      random: 'Losowo',
      'seat-1': 'Miejsce 1',
      'seat-2': 'Miejsce 2',
      'seat-3': 'Miejsce 3',
      'seat-4': 'Miejsce 4',
      'seat-5': 'Miejsce 5',
    },
  },
  duplicateProduction: {
    label: 'Powtórki budynków produkcyjnych',
    effect: 'Możesz mieć kilka takich samych budynków produkcyjnych.',
    values: yesNo,
  },
  hospiceFromArrivals: {
    label: 'Przytułek także z Magistratu',
    effect: 'Gdy zasoby są puste, Przytułek bierze robotnika z Magistratu.',
    values: yesNo,
  },
  vpPool: {
    label: 'Pula PZ',
    effect: 'Ile punktów jest do zdobycia, zanim gra się skończy.',
    values: {edition: asEdition, ...numbers},
  },
  openVp: {
    label: 'Jawne punkty',
    effect: 'Każdy widzi, ile żetonów PZ mają pozostali.',
    values: {},
  },
};
