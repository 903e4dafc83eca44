import type {AimText} from '../../../../i18n/game-coach.ts';
import {capital} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {BoardWords, SjCoachText} from '../types/board.ts';
import {buildingsObject} from './nouns.ts';
import {rolesObject} from './roles.ts';

const list = new Intl.ListFormat('hu');

export const board: BoardWords = {
  youChose: 'Te választottad',
  choseIt: name => `${name} választotta`,
  afterYou: names => (names.length ? `Utánad: ${list.format(names)}` : ''),
  yourHand: 'Kezedben',
  cardsDrawn: 'Húzott lapok',
  cardsTurnedUp: 'Az aranybánya lapjai',
  prices: 'Árak',
  nextPrices: 'Következő árak',
  unknownPrices: 'Az árak még rejtve',
  tradingHouse: 'Kereskedőház',
  yourGoods: 'Áruid',
  toSell: 'eladó',
  sellsFor: cards => `${cards} lapot ér`,
  youDraw: 'húzol',
  fullestCity: 'Legtöbb épület',
  deck: 'húzópakli',
  discards: 'dobópakli',
  ofTwelve: n => `12-\u2060ből ${n} épület`,
  atLeast: points => `legalább ${points} pont`,
  pays: 'fizet',
  keep: 'marad',
  goes: 'eldobod',
  tucked: 'kápolna alá',
  sunkPays: 'A lesüllyedt lapokkal fizetsz: cseréhez koppints egy másikra',
  thisRound: 'Ebben a körben',
  gets: 'Amit kapsz',
  moreToPay: n => `még ${n} lap kell`,
  tapToSwap: 'koppints a cseréhez',
  pay: n => `Fizess ${n} lapot`,
  free: 'ingyen',
  whyNot: ({code, details}) =>
    ({
      'sj/too-expensive': `hiányzik ${numberIn(details, 'short')}`,
      'sj/already-owned': 'már van',
      'sj/same-kind': 'azonos fajta',
    })[code] ?? '',
  freePlotOrOver: 'Szabad telekre vagy ezek egyike fölé:',
  over: building => `Alatta: ${building.toLowerCase()}`,
  take: role => `${capital(rolesObject[role])} választom`,
  build: building => `Megépítem ${buildingsObject[building]}`,
  keepOne: building => `Megtartom ${buildingsObject[building]}`,
  takeOne: building => `Elveszem ${buildingsObject[building]}`,
  nothingToBuild: 'Most semmit sem építhetsz',
  inShort: {build: () => 'Megépítem', takeOne: () => 'Elveszem'},
  holdsGood: good => `rajta: ${good}`,
  empty: 'üres',
  pickFirst: {role: 'Válassz szerepet', card: 'Válassz lapot', place: 'Válassz épületet'},
  cost: 'Költség',
  privilege: 'Privilégium',
  reports: {
    producer: 'Új áruk',
    trader: 'A mai vásár',
    councillor: 'A tanács',
    prospector: 'Aranyláz',
    builder: 'Új épületek',
  },
};

export const aim: AimText = {
  goal: 'Lapokból építesz várost, az épületek pontot érnek; minden lap épület, de fizetni is lehet vele egy másikért.',
  turn: 'Sorban szerepet választotok: az építésznél mindenki építhet, a kereskedőnél mindenki eladhat, és aki választotta, annak ráadás is jár.',
  end: 'Valakinek a tizenkettedik épületével vége; nem a legtöbb épület nyer, hanem a legtöbb pont.',
};

export const coach: SjCoachText = {
  round:
    'Ez egy egész kör volt. A kormányzó továbbadja a tisztét: az új kormányzó választ elsőként. A tizenkettedik épület véget vet a játéknak; az nyer, akinek a legtöbb pontja van.',
  draft:
    'Azokat a lapokat tartsd meg, amelyeket elsőként építenél meg: az olcsókkal gyorsan elindulsz. A többit képpel lefelé eldobod.',
  pick: 'Válassz szerepet! Mindenki végrehajtja, de a privilégium csak a tiéd. A zászlókon látod, melyik mit hozna most neked.',
  builder:
    'Minden lap épület, de pénz is. Válaszd ki, amit megépítenél; az árát a kezed többi lapjával fizeted ki.',
  payment:
    'Koppints egy épületre: felajánljuk a fizetséget, és ami lesüllyed, azt adod oda. Másik lapra koppintva kicseréled. Kihagyni is lehet.',
  producer:
    'Minden üres termelőépületre egy áru kerülhet. A legértékesebbek vannak megjelölve; koppintással másokat is jelölhetsz, amennyit szabad.',
  trader: 'Az árukért lapokat kapsz. A tábla mutatja, melyik áru hány lapot ér ma; utána változnak az árak.',
  councillor:
    'Megnézel néhány új lapot, és a legjobbat megtartod. Nem kerül semmibe, így mindig megéri húzni.',
  keep: 'Koppints arra, ami a kezedben marad! Amit hamar ki tudsz fizetni, gyakran többet ér, mint egy drága.',
  handLimit:
    'Több lapod van, mint amennyivel a kör kezdődhet. A legkevésbé hasznosakat megjelöltük; koppintással másokat is választhatsz.',
  chapel:
    'A kápolna alá tett lap a végén egy pontot ér, de addig nem használhatod. Olyat válassz, amit úgysem építenél meg!',
  goldMine: 'Négy lapot csapsz fel. Ha mind a négy költsége más, az egyik a tiéd. A próba ingyen van.',
  take: 'Mind a négy költsége más: egy lapot ingyen elvehetsz. A többit eldobod.',
  waiting:
    'Most a többiek döntenek. Egy névre koppintva megnézheted azt a várost; ami eddig történt, a naplóban áll.',
};
