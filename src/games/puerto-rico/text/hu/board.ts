import {capital, counter} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords} from '../types/board.ts';
import {buildingsObject, goodsObject, tilesObject} from './nouns.ts';
import {rolesObject} from './roles.ts';
import {words} from './words.ts';

const counted = counter('hu');
const list = new Intl.ListFormat('hu');

/** What makes a good, be it large or small, as the sentences need it. */
const PLANTS: Readonly<Record<Exclude<Good, 'corn'>, Record<'yours' | 'forYours' | 'to' | 'into', string>>> =
  {
    indigo: {
      yours: 'az indigó\u00ADfeldolgozód',
      forYours: 'az indigó\u00ADfeldolgozódnak',
      to: 'az indigóhoz indigó\u00ADfeldolgozó',
      into: 'az indigó\u00ADfeldolgozóba',
    },
    sugar: {
      yours: 'a cukormalmod',
      forYours: 'a cukormalmodnak',
      to: 'a cukorhoz cukormalom',
      into: 'a cukormalomba',
    },
    tobacco: {
      yours: 'a dohányszárítód',
      forYours: 'a dohány\u00ADszárítódnak',
      to: 'a dohányhoz dohányszárító',
      into: 'a dohányszárítóba',
    },
    coffee: {
      yours: 'a kávépörkölőd',
      forYours: 'a kávé\u00ADpörkölődnek',
      to: 'a kávéhoz kávépörkölő',
      into: 'a kávépörkölőbe',
    },
  };

export const board: BoardWords = {
  youChose: 'A tiéd',
  choseIt: name => `${name} választotta`,
  afterYou: names => (names.length ? `Utánad: ${list.format(names)}` : ''),
  ofAll: (some, all) => `${some}\u00a0/\u00a0${all}`,
  sold: 'elkelt',
  copiesLeft: n => `még ${n}`,
  whyNot: ({code, details}) =>
    ({
      'pr/too-expensive': `még ${numberIn(details, 'short')} kell`,
      'pr/already-owned': 'már megvan',
      'pr/no-city-space': 'nincs telek',
    })[code] ?? '',
  all: n => `Mind: ${n}`,
  affordable: n => `Megvehető: ${n}`,
  ownIsland: 'A szigeted',
  freeCitySpaces: counted({other: 'üres építési telek'}),
  column: n => `${n}. oszlop`,
  discounts: (privilege, quarries) =>
    [...(privilege ? [`építész −${privilege}`] : []), ...(quarries ? [`kőbánya −${quarries}`] : [])].join(
      ', ',
    ),
  yourQuarries: n => `kőbányáid: −${n}`,
  willMake: 'Termelni fogsz',
  seatMakes: 'Termelni fog',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'Még nem lesz árud: nincs ültetvényed';
    if (good === 'corn') return 'Így nem lesz árud: a kukoricán nincs telepes';
    const {to, into} = PLANTS[good];
    return lacks === 'building'
      ? `Még nem lesz árud: ${to} kell`
      : `Így nem lesz árud: telepes kell az ültetvényre és ${into}`;
  },
  stillToPlace: n => `még ${n} telepest kell elhelyezned`,
  workersPlaced: (placed, pieces) => `${placed} / ${pieces}`,
  confirm: 'Kész',
  take: role => `${capital(rolesObject[role])} választom`,
  takeTile: tile => `${capital(tilesObject[tile])} kérek`,
  takeGood: good => `1 ${goodsObject[good]} kérek`,
  build: building => `Megépítem ${buildingsObject[building]}`,
  sell: good => `Eladok 1 ${goodsObject[good]}`,
  load: (count, good) => `Hajóra rakok ${count} ${goodsObject[good]}`,
  keepThese: 'Ezeket tartom meg',
  pickFirst: {
    role: 'Válassz szerepet!',
    settler: 'Válassz lapkát!',
    builder: 'Válassz épületet!',
    craftsman: 'Válassz árut!',
    trader: 'Válassz árut!',
    captain: 'Válassz rakományt!',
  },
  spacesLeft: n => `még ${n} hely`,
  shipFull: 'a hajó tele',
  ownWharf: 'saját rakpart',
  tileEffect: (tile, owned, slots) => {
    if (tile === 'corn') return 'üzem nélkül is terem';
    if (tile === 'quarry') return 'olcsóbb építkezés: −1';
    if (slots === 0) return words.feeds(tile);
    return owned < slots
      ? `${PLANTS[tile].forYours}: ${owned + 1}\u00a0/\u00a0${slots}`
      : `${PLANTS[tile].yours} már tele van`;
  },
  allKept: 'mind marad',
  keepAll: good => `Mind marad: ${good}`,
  keepOne: good => `1 marad: ${good}`,
  keepOneShort: 'csak 1',
  spoil: n => `${n} megromlik`,
  atLeast: points => `legalább ${points} pont`,
  worker: manned => (manned ? 'van telepes' : 'nincs telepes'),
  lift: place => `Telepes levétele: ${place}`,
  put: place => `Telepes ide: ${place}`,
  noWorkerInHand: 'Előbb végy le valahonnan egy telepest',
  ends: {
    points: left => `még ${left} pont van`,
    workers: left => `még ${left} telepes van`,
    city: left => `a legteltebb város: ${left} üres telek`,
  },
  idle: 'Most semmit sem hoz neked',
  privilege: 'Privilégium',
  action: 'Akció',
};
