import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../load.ts';
import type {PortText} from '../types/text.ts';

const count = counter('pl');
const noun = (one: string, few: string, many: string) => count({one, few, many});
const rum = noun('rum', 'rumy', 'rumów');
const coins = noun('talar', 'talary', 'talarów');

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
  tagline: 'Planuj w tajemnicy, żegluj z wiatrem, sprzedawaj drogo i strzeż się piratów.',
  length: seats => `ok. ${seats * 20} minut`,
  goods: {cotton: 'bawełna', wine: 'wino', tea: 'herbata', cocoa: 'kakao'},
  directions: {north: 'północ', east: 'wschód', south: 'południe', west: 'zachód'},
  layouts: {
    'even-seas': 'Równe morza',
    staggered: 'Schodkowo',
    'scarce-cotton': 'Mało bawełny',
    'scarce-wine': 'Mało wina',
    'scarce-tea': 'Mało herbaty',
    'cocoa-cotton': 'Kakao wśród bawełny',
  },
  count: {
    rum,
    coins,
    cannons: noun('działo', 'działa', 'dział'),
    points: noun('punkt', 'punkty', 'punktów'),
    hits: noun('trafienie', 'trafienia', 'trafień'),
    goods: noun('towar', 'towary', 'towarów'),
    chests: noun('skrzynia', 'skrzynie', 'skrzyń'),
    dice: noun('kość', 'kości', 'kości'),
  },
  load: loadSayer(
    'pl',
    [
      rum,
      noun('bawełna', 'bawełny', 'bawełn'),
      noun('wino', 'wina', 'win'),
      noun('herbata', 'herbaty', 'herbat'),
      noun('kakao', 'kakao', 'kakao'),
    ],
    coins,
    'nic',
  ),
  chapters: {
    rules: 'Zasady',
    actions: 'Akcje kafelków morza',
    upgrades: 'Ulepszenia statku',
    sterns: 'Rufy',
    missions: 'Misje',
  },
  draws: {
    setUp: 'przygotowanie',
    wind: 'wiatr',
    harbour: 'nowy port',
    pirateBattle: 'bitwa z piratami',
    battle: 'bitwa statków',
  },
  refusals: {
    'port/over': () => 'Gra jest skończona.',
    'port/not-your-turn': () => 'Teraz nie twoja kolej.',
    'port/not-now': () => 'Teraz trzeba zdecydować o czym innym.',
    'port/no-such-upgrade': () => 'Takiego ulepszenia nie ma.',
    'port/not-in-box': () => 'Tego nie ma w pudełku.',
    'port/no-sea-tile': () => 'Musi to być kafelek morza.',
    'port/no-emergency': () => 'Oddaj za rum dokładnie dwa towary albo żadnego.',
    'port/sealed-play': () => 'Twoje karty nie pozwalają na taki plan.',
    'port/not-offered': () => 'Tego nie da się tu teraz zabrać.',
    'port/picked-up': () => 'Już coś stąd zabrano.',
    'port/action-used': () => 'Akcja tego kafelka jest już wykorzystana.',
    'port/no-upgrade': () => 'Tego ulepszenia nie da się tu kupić.',
    'port/no-trade': () => 'Taka wymiana nie jest tu możliwa.',
    'port/no-gift': () => 'Ten kafelek tego nie daje.',
    'port/no-huckster': () => 'Tylko Handlarz wymienia tak towar na rum.',
    'port/does-not-fit': () =>
      'Towar pasuje tylko na puste pole swojego rodzaju; kakao na jedno pole albo dwa sąsiednie.',
    'port/too-much-rum': () => 'Tyle rumu nie da się załadować.',
    'port/wrong-payment': () => 'Zapłać dokładnie tyle, ile należy się piratom.',
    'port/too-much-loot': () => 'Tyle nie wolno zabrać.',
  },
};
