import {counter} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords} from '../types/board.ts';
import {buildingsObject, goodObject, goods, goodsObject, tilesObject} from './nouns.ts';
import {rolesObject} from './roles.ts';
import {words} from './words.ts';

const counted = counter('pl');
const list = new Intl.ListFormat('pl');
const toPlace = counted({one: 'robotnika', few: 'robotników', many: 'robotników'});
const spaces = counted({one: 'wolne miejsce', few: 'wolne miejsca', many: 'wolnych miejsc'});

/** What makes a good, be it large or small; dopełniacz and miejscownik are the same. */
const PLANTS: Readonly<Record<Exclude<Good, 'corn'>, Record<'plant' | 'of', string>>> = {
  indigo: {plant: 'farbiarnia', of: 'farbiarni'},
  sugar: {plant: 'cukrownia', of: 'cukrowni'},
  tobacco: {plant: 'suszarnia tytoniu', of: 'suszarni tytoniu'},
  coffee: {plant: 'palarnia kawy', of: 'palarni kawy'},
};

export const board: BoardWords = {
  youChose: 'Twój wybór',
  choseIt: name => `Wybór gracza ${name}`,
  afterYou: names => (names.length ? `Po tobie: ${list.format(names)}` : ''),
  ofAll: (some, all) => `${some} z ${all}`,
  sold: 'brak',
  copiesLeft: n => `zostało ${n}`,
  whyNot: ({code, details}) =>
    ({
      'pr/too-expensive': `brakuje ${numberIn(details, 'short')}`,
      'pr/already-owned': 'już masz',
      'pr/no-city-space': 'brak miejsca',
    })[code] ?? '',
  all: n => `Wszystkie: ${n}`,
  affordable: n => `Na twoją kieszeń: ${n}`,
  ownIsland: 'Twoja wyspa',
  freeCitySpaces: counted({
    one: 'wolne miejsce w mieście',
    few: 'wolne miejsca w mieście',
    many: 'wolnych miejsc w mieście',
  }),
  column: n => `Grupa ${n}`,
  discounts: (privilege, quarries) =>
    [
      ...(privilege ? [`budowniczy −${privilege}`] : []),
      ...(quarries ? [`${quarries === 1 ? 'kamieniołom' : 'kamieniołomy'} −${quarries}`] : []),
    ].join(', '),
  yourQuarries: n => `twoje kamieniołomy: −${n}`,
  willMake: 'Wytworzysz',
  seatMakes: 'Wytworzy',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'Na razie bez towarów: nie masz plantacji';
    if (lacks === 'building') return `Na razie bez towarów: ${goods[good]} ${words.feeds(good)}`;
    if (good === 'corn') return 'Tak nie będzie towarów: na kukurydzy nie ma robotnika';
    return `Tak nie będzie towarów: potrzeba robotnika na plantacji i w ${PLANTS[good].of}`;
  },
  stillToPlace: n => `rozmieść jeszcze ${toPlace(n)}`,
  workersPlaced: (placed, pieces) => `${placed} z ${pieces}`,
  confirm: 'Zatwierdź',
  take: role => `Wybieram ${rolesObject[role]}`,
  takeTile: tile => `Biorę ${tilesObject[tile]}`,
  takeGood: good => `Biorę ${goodObject(1, good)}`,
  build: building => `Buduję ${buildingsObject[building]}`,
  sell: good => `Sprzedaję ${goodsObject[good]}`,
  load: (count, good) => `Ładuję ${goodObject(count, good)}`,
  keepThese: 'Zachowuję te',
  pickFirst: {
    role: 'Wybierz postać',
    settler: 'Wybierz płytkę',
    builder: 'Wybierz budynek',
    craftsman: 'Wybierz towar',
    trader: 'Wybierz towar',
    captain: 'Wybierz ładunek',
  },
  spacesLeft: spaces,
  shipFull: 'statek pełny',
  ownWharf: 'własne nabrzeże',
  tileEffect: (tile, owned, slots) => {
    if (tile === 'corn') return 'nie wymaga budynku';
    if (tile === 'quarry') return 'budynki tańsze o 1';
    if (slots === 0) return words.feeds(tile);
    return owned < slots
      ? `dla twojej ${PLANTS[tile].of}: ${owned + 1} z ${slots}`
      : `twoja ${PLANTS[tile].plant} jest pełna`;
  },
  allKept: 'wszystko zostaje',
  keepAll: good => `Zachowaj wszystko: ${good}`,
  keepOne: good => `Zachowaj 1: ${good}`,
  keepOneShort: 'tylko 1',
  spoil: counted({one: 'przepada', few: 'przepadają', many: 'przepada'}),
  atLeast: points => `co najmniej ${points} pkt`,
  worker: manned => (manned ? 'jest robotnik' : 'bez robotnika'),
  lift: place => `Zdejmij robotnika: ${place}`,
  put: place => `Postaw robotnika: ${place}`,
  noWorkerInHand: 'Najpierw zdejmij skądś robotnika',
  ends: {
    points: left => `zostało ${left} pkt`,
    workers: left => `zostało robotników: ${left}`,
    city: left => `najpełniejsze miasto: wolne ${left}`,
  },
  idle: 'Teraz nic ci nie da',
  privilege: 'Przywilej',
  action: 'Akcja',
};
