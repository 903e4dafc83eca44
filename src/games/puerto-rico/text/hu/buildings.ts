import type {MoreBuilding} from '../../names.ts';
import {fillsUp} from '../later.ts';
import type {PrText} from '../types/text.ts';

export const buildings = fillsUp<PrText['buildings'], MoreBuilding>({
  'small-indigo-plant': {
    name: 'kis indigófeldolgozó',
    short: 'kis indigó',
    help: 'Legfeljebb 1 indigót készít. Működő indigóültetvény kell hozzá.',
    rule: 'PR-B-SMALL-INDIGO-PLANT',
  },
  'small-sugar-mill': {
    name: 'kis cukormalom',
    short: 'kis cukor',
    help: 'Legfeljebb 1 cukrot készít. Működő cukorültetvény kell hozzá.',
    rule: 'PR-B-SMALL-SUGAR-MILL',
  },
  'indigo-plant': {
    name: 'nagy indigófeldolgozó',
    short: 'nagy indigó',
    help: 'Legfeljebb 3 indigót készít: annyit, ahány telepes dolgozik itt, és ahány indigóültetvényed működik.',
    rule: 'PR-B-INDIGO-PLANT',
  },
  'sugar-mill': {
    name: 'nagy cukormalom',
    short: 'nagy cukor',
    help: 'Legfeljebb 3 cukrot készít: annyit, ahány telepes dolgozik itt, és ahány cukorültetvényed működik.',
    rule: 'PR-B-SUGAR-MILL',
  },
  'tobacco-storage': {
    name: 'dohányszárító',
    short: 'szárító',
    help: 'Legfeljebb 3 dohányt készít: annyit, ahány telepes dolgozik itt, és ahány dohányültetvényed működik.',
    rule: 'PR-B-TOBACCO-STORAGE',
  },
  'coffee-roaster': {
    name: 'kávépörkölő',
    short: 'pörkölő',
    help: 'Legfeljebb 2 kávét készít: annyit, ahány telepes dolgozik itt, és ahány kávéültetvényed működik.',
    rule: 'PR-B-COFFEE-ROASTER',
  },
  'small-market': {
    name: 'kis piac',
    short: 'kis piac',
    help: 'A kereskedőházban 1 dublonnal többet kapsz az árudért.',
    rule: 'PR-B-SMALL-MARKET',
  },
  hacienda: {
    name: 'hacienda',
    short: 'hacienda',
    help: 'Az ültetvényesfázisban előbb húzhatsz egy képpel lefelé fordított ültetvényt, aztán a szokott módon választasz.',
    rule: 'PR-B-HACIENDA',
  },
  'construction-hut': {
    name: 'építőműhely',
    short: 'műhely',
    help: 'Az ültetvényesfázisban privilégium nélkül is kérhetsz kőbányát ültetvény helyett.',
    rule: 'PR-B-CONSTRUCTION-HUT',
  },
  'small-warehouse': {
    name: 'kis raktár',
    short: 'kis raktár',
    help: 'A kapitányfázis végén 1 árufajtából mindent megtartasz, az ingyen tartható 1 hordón felül.',
    rule: 'PR-B-SMALL-WAREHOUSE',
  },
  hospice: {
    name: 'menedékház',
    short: 'menedékház',
    help: 'Az ültetvényesfázisban választott lapkádra rögtön egy telepes is kerül. A hacienda lapkájára nem.',
    rule: 'PR-B-HOSPICE',
  },
  office: {
    name: 'hivatal',
    short: 'hivatal',
    help: 'Olyan árut is eladhatsz, amilyen már van a kereskedőházban.',
    rule: 'PR-B-OFFICE',
  },
  'large-market': {
    name: 'nagy piac',
    short: 'nagy piac',
    help: 'A kereskedőházban 2 dublonnal többet kapsz az árudért; a két piaccal együtt 3-mal.',
    rule: 'PR-B-LARGE-MARKET',
  },
  'large-warehouse': {
    name: 'nagy raktár',
    short: 'nagy raktár',
    help: 'A kapitányfázis végén 2 árufajtából mindent megtartasz, az ingyen tartható 1 hordón felül.',
    rule: 'PR-B-LARGE-WAREHOUSE',
  },
  factory: {
    name: 'gyár',
    short: 'gyár',
    help: 'Ha 2, 3, 4 vagy 5 különböző árut termelsz, 1, 2, 3 vagy 5 dublont kapsz.',
    rule: 'PR-B-FACTORY',
  },
  university: {
    name: 'egyetem',
    short: 'egyetem',
    help: 'Amikor épületet veszel, rögtön egy telepes is kerül rá.',
    rule: 'PR-B-UNIVERSITY',
  },
  harbor: {
    name: 'kikötő',
    short: 'kikötő',
    help: 'Minden berakodásod 1 ponttal többet ér.',
    rule: 'PR-B-HARBOR',
  },
  wharf: {
    name: 'rakpart',
    short: 'rakpart',
    help: 'Kapitányfázisonként egyszer saját hajóra rakhatod egy árufajta összes hordóját.',
    rule: 'PR-B-WHARF',
  },
  'guild-hall': {
    name: 'céhház',
    short: 'céhház',
    help: 'A játék végén 1 pont minden kis, 2 pont minden nagy feldolgozóüzemedért.',
    rule: 'PR-B-GUILD-HALL',
  },
  residence: {
    name: 'udvarház',
    short: 'udvarház',
    help: 'A játék végén legfeljebb 9 foglalt ültetvényhelyért 4 pont; 10, 11 vagy 12 helyért 5, 6 vagy 7.',
    rule: 'PR-B-RESIDENCE',
  },
  fortress: {
    name: 'erőd',
    short: 'erőd',
    help: 'A játék végén minden 3 telepesed 1 pontot ér; a szélrózsán állók is számítanak.',
    rule: 'PR-B-FORTRESS',
  },
  'customs-house': {
    name: 'vámház',
    short: 'vámház',
    help: 'A játék végén a jelzőkön gyűjtött minden 4 győzelmi pontod még 1 pontot ér.',
    rule: 'PR-B-CUSTOMS-HOUSE',
  },
  'city-hall': {
    name: 'városháza',
    short: 'városháza',
    help: 'A játék végén minden nem termelő épületed 1 pontot ér, ez is.',
    rule: 'PR-B-CITY-HALL',
  },
});
