import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../counts.ts';
import type {PortText} from '../types/text.ts';

const count = counter('pl');
const noun = (one: string, few: string, many: string) => count({one, few, many});
const rum = noun('rum', 'rumy', 'rumów');
const coins = noun('talar', 'talary', 'talarów');

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'refusals' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
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
};
