import {counter} from '../../../../i18n/plural.ts';
import type {Role} from '../../types.ts';
import type {SjWords} from '../types/text.ts';

const counted = counter('pl');
/** Accusative: "o 1 kartę taniej". */
const cheaper = counted({one: 'kartę', few: 'karty', many: 'kart'});
const cards = counted({one: 'karta', few: 'karty', many: 'kart'});
const goods = counted({one: 'towar', few: 'towary', many: 'towarów'});

/** Genitive: "wybiera rolę budowniczego". */
export const rolesOf: Readonly<Record<Role, string>> = {
  builder: 'budowniczego',
  producer: 'nadzorcy',
  trader: 'kupca',
  councillor: 'radnego',
  prospector: 'poszukiwacza złota',
};

/** Accusative: "wybieram nadzorcę". */
export const rolesObject: Readonly<Record<Role, string>> = {...rolesOf, producer: 'nadzorcę'};

export const roles: SjWords['roles'] = {
  builder: {
    name: 'Budowniczy',
    action: 'Każdy może zbudować jeden budynek.',
    privilege: ({doubled} = {}) => `Ty płacisz o ${doubled ? '2 karty' : '1 kartę'} mniej.`,
    doubled: 'Z biblioteką o 2 mniej.',
    forecast: ({affordable = 0, off = 1}) =>
      affordable === 0 ? 'żadnej nie zbudujesz' : `można zbudować ${affordable}, o ${cheaper(off)} taniej`,
    idle: 'Nie stać cię na żadną kartę z ręki.',
  },
  producer: {
    name: 'Nadzorca',
    action: 'Każdy może wyprodukować jeden towar.',
    privilege: ({doubled} = {}) => `Ty produkujesz o ${doubled ? 2 : 1} więcej.`,
    doubled: 'Z biblioteką o 2 więcej.',
    forecast: ({goods: made = 0}) => (made === 0 ? 'bez towarów' : `+${goods(made)}`),
    idle: 'Wszystkie twoje budynki produkcyjne są zajęte.',
  },
  trader: {
    name: 'Kupiec',
    action: 'Każdy może sprzedać jeden towar.',
    privilege: ({doubled} = {}) => `Ty sprzedajesz o ${doubled ? 2 : 1} więcej.`,
    doubled: 'Z biblioteką o 2 więcej.',
    forecast: ({goods: sold = 0, cards: gain = 0, known = 0}) =>
      sold === 0 ? 'nic do sprzedania' : known ? `+${cards(gain)}` : `sprzedaż: ${goods(sold)}`,
    idle: 'Nie masz nic do sprzedania.',
  },
  councillor: {
    name: 'Radny',
    action: 'Każdy dobiera 2 karty i zachowuje 1.',
    privilege: ({doubled, kept = 1} = {}) => `Ty dobierasz ${doubled ? 8 : 5} i zachowujesz ${kept}.`,
    doubled: 'Z biblioteką dobierasz 8.',
    forecast: ({drawn = 5, kept = 1}) => `${kept} z ${drawn} kart`,
    idle: 'Nie ma już kart do dobrania.',
  },
  prospector: {
    name: 'Poszukiwacz złota',
    action: 'Pozostali nic nie robią.',
    privilege: ({doubled} = {}) => `Dobierasz ${doubled ? '2 karty' : '1 kartę'}.`,
    doubled: 'Z biblioteką 2.',
    forecast: ({cards: gain = 1, mine = 0}) => `+${cards(gain)}${mine ? ', kopalnia złota' : ''}`,
    idle: 'Nie ma już kart do dobrania.',
  },
};
