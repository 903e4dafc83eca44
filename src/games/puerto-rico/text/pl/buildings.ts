import type {MoreBuilding} from '../../names.ts';
import {fillsUp} from '../later.ts';
import type {PrText} from '../types/text.ts';

export const buildings = fillsUp<PrText['buildings'], MoreBuilding>({
  'small-indigo-plant': {
    name: 'Mała farbiarnia',
    short: 'Mała farb.',
    help: 'Wytwarza najwyżej 1 beczkę indygo. Potrzebuje aktywnej plantacji indygo.',
    rule: 'PR-B-SMALL-INDIGO-PLANT',
  },
  'small-sugar-mill': {
    name: 'Mała cukrownia',
    short: 'Mała cukr.',
    help: 'Wytwarza najwyżej 1 beczkę cukru. Potrzebuje aktywnej plantacji cukru.',
    rule: 'PR-B-SMALL-SUGAR-MILL',
  },
  'indigo-plant': {
    name: 'Farbiarnia',
    short: 'Farbiarnia',
    help: 'Wytwarza indygo, najwyżej 3 beczki: po jednej na każdego robotnika tutaj, który ma aktywną plantację indygo.',
    rule: 'PR-B-INDIGO-PLANT',
  },
  'sugar-mill': {
    name: 'Cukrownia',
    short: 'Cukrownia',
    help: 'Wytwarza cukier, najwyżej 3 beczki: po jednej na każdego robotnika tutaj, który ma aktywną plantację cukru.',
    rule: 'PR-B-SUGAR-MILL',
  },
  'tobacco-storage': {
    name: 'Suszarnia tytoniu',
    short: 'Suszarnia',
    help: 'Wytwarza tytoń, najwyżej 3 beczki: po jednej na każdego robotnika tutaj, który ma aktywną plantację tytoniu.',
    rule: 'PR-B-TOBACCO-STORAGE',
  },
  'coffee-roaster': {
    name: 'Palarnia kawy',
    short: 'Palarnia',
    help: 'Wytwarza kawę, najwyżej 2 beczki: po jednej na każdego robotnika tutaj, który ma aktywną plantację kawy.',
    rule: 'PR-B-COFFEE-ROASTER',
  },
  'small-market': {
    name: 'Mały targ',
    short: 'Mały targ',
    help: 'Za towar sprzedany na Targowisku dostajesz o 1 dublon więcej.',
    rule: 'PR-B-SMALL-MARKET',
  },
  hacienda: {
    name: 'Hacjenda',
    short: 'Hacjenda',
    help: 'W fazie plantatora możesz najpierw dobrać zakrytą plantację, a potem wybierasz jak zwykle.',
    rule: 'PR-B-HACIENDA',
  },
  'construction-hut': {
    name: 'Kuźnia',
    short: 'Kuźnia',
    help: 'W fazie plantatora możesz wziąć kamieniołom zamiast plantacji, także bez przywileju.',
    rule: 'PR-B-CONSTRUCTION-HUT',
  },
  'small-warehouse': {
    name: 'Mały magazyn',
    short: 'Mały mag.',
    help: 'Po fazie kapitana zachowujesz wszystkie towary 1 rodzaju, oprócz 1 darmowego.',
    rule: 'PR-B-SMALL-WAREHOUSE',
  },
  hospice: {
    name: 'Przytułek',
    short: 'Przytułek',
    help: 'Na płytce wziętej w fazie plantatora od razu staje robotnik. Nie na płytce z Hacjendy.',
    rule: 'PR-B-HOSPICE',
  },
  office: {
    name: 'Biuro handlowe',
    short: 'Biuro',
    help: 'Możesz sprzedać towar, który już leży na Targowisku.',
    rule: 'PR-B-OFFICE',
  },
  'large-market': {
    name: 'Duży targ',
    short: 'Duży targ',
    help: 'Za towar sprzedany na Targowisku dostajesz o 2 dublony więcej; z oboma targami o 3.',
    rule: 'PR-B-LARGE-MARKET',
  },
  'large-warehouse': {
    name: 'Duży magazyn',
    short: 'Duży mag.',
    help: 'Po fazie kapitana zachowujesz wszystkie towary 2 rodzajów, oprócz 1 darmowego.',
    rule: 'PR-B-LARGE-WAREHOUSE',
  },
  factory: {
    name: 'Przetwórnia',
    short: 'Przetwórnia',
    help: 'Za 2, 3, 4 lub 5 rodzajów wyprodukowanych towarów dostajesz 1, 2, 3 lub 5 dublonów.',
    rule: 'PR-B-FACTORY',
  },
  university: {
    name: 'Uniwersytet',
    short: 'Uniwersytet',
    help: 'Na budynku, który kupujesz, od razu staje jeden robotnik.',
    rule: 'PR-B-UNIVERSITY',
  },
  harbor: {
    name: 'Port',
    short: 'Port',
    help: 'Każdy twój załadunek daje o 1 punkt więcej.',
    rule: 'PR-B-HARBOR',
  },
  wharf: {
    name: 'Nabrzeże',
    short: 'Nabrzeże',
    help: 'Raz na fazę kapitana możesz załadować wszystkie towary jednego rodzaju na własny statek.',
    rule: 'PR-B-WHARF',
  },
  'guild-hall': {
    name: 'Siedziba cechu',
    short: 'Cech',
    help: 'Na koniec gry 1 punkt za każdy mały i 2 za każdy duży budynek produkcyjny.',
    rule: 'PR-B-GUILD-HALL',
  },
  residence: {
    name: 'Rezydencja',
    short: 'Rezydencja',
    help: 'Na koniec gry 4 punkty za najwyżej 9 zajętych pól części wiejskiej, a za 10, 11 lub 12: 5, 6 lub 7.',
    rule: 'PR-B-RESIDENCE',
  },
  fortress: {
    name: 'Twierdza',
    short: 'Twierdza',
    help: 'Na koniec gry 1 punkt za każdych 3 twoich robotników; ci w San Juan też się liczą.',
    rule: 'PR-B-FORTRESS',
  },
  'customs-house': {
    name: 'Urząd celny',
    short: 'Urząd celny',
    help: 'Na koniec gry 1 punkt za każde 4 punkty, które masz w żetonach.',
    rule: 'PR-B-CUSTOMS-HOUSE',
  },
  'city-hall': {
    name: 'Ratusz',
    short: 'Ratusz',
    help: 'Na koniec gry 1 punkt za każdy twój budynek użytkowy, ten też.',
    rule: 'PR-B-CITY-HALL',
  },
});
