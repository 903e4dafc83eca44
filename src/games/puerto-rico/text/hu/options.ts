import type {PrText} from '../types/text.ts';

const asEdition = 'A kiadás szerint';
/** The sizes of the pool need no words. */
const numbers = {'65': '65', '75': '75', '76': '76', '100': '100', '101': '101', '126': '126'};
const yesNo = {edition: asEdition, yes: 'Igen', no: 'Nem'};

export const options: PrText['options'] = {
  edition: {
    label: 'Kiadás',
    effect: 'A 2001-es vagy a 2020-as szabálykönyv szerint; néhány részletben térnek el.',
    values: {'2001': '2001', '2020': '2020'},
  },
  firstPlayer: {
    label: 'Első kormányzó',
    effect: 'Sorsolással, vagy aki a megadott helyen ül.',
    values: {
      random: 'Sorsolás',
      'seat-1': '1. hely',
      'seat-2': '2. hely',
      'seat-3': '3. hely',
      'seat-4': '4. hely',
      'seat-5': '5. hely',
    },
  },
  duplicateProduction: {
    label: 'Egyforma feldolgozóüzemek',
    effect: 'Ugyanabból a feldolgozóüzemből többet is építhetsz.',
    values: yesNo,
  },
  hospiceFromArrivals: {
    label: 'Menedékház a telepeshajóról is',
    effect: 'Ha a kupac elfogyott, a menedékház a telepeshajóról ad telepest.',
    values: yesNo,
  },
  vpPool: {
    label: 'Győzelmi pontok készlete',
    effect: 'Ennyi pontot lehet hajózással megszerezni, mielőtt vége a játéknak.',
    values: {edition: asEdition, ...numbers},
  },
  openVp: {
    label: 'Nyílt pontok',
    effect: 'Mindenki látja, hány győzelmipont-jelzőjük van a többieknek.',
    values: {},
  },
};
