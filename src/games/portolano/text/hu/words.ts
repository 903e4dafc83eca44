import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../counts.ts';
import type {PortText} from '../types/text.ts';

const count = counter('hu');
const noun = (word: string) => count({other: word});
const rum = noun('rum');
const coins = noun('tallér');

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'refusals' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
  goods: {cotton: 'gyapot', wine: 'bor', tea: 'tea', cocoa: 'kakaó'},
  directions: {north: 'észak', east: 'kelet', south: 'dél', west: 'nyugat'},
  layouts: {
    'even-seas': 'Sima vizek',
    staggered: 'Lépcsőzetes',
    'scarce-cotton': 'Kevés gyapot',
    'scarce-wine': 'Kevés bor',
    'scarce-tea': 'Kevés tea',
    'cocoa-cotton': 'Kakaó a gyapot közt',
  },
  count: {
    rum,
    coins,
    cannons: noun('ágyú'),
    points: noun('pont'),
    hits: noun('találat'),
    goods: noun('portéka'),
    chests: noun('kincsesláda'),
    dice: noun('kocka'),
  },
  load: loadSayer('hu', [rum, noun('gyapot'), noun('bor'), noun('tea'), noun('kakaó')], coins, 'semmi'),
  chapters: {
    rules: 'Szabályok',
    actions: 'A tengerlapkák akciói',
    upgrades: 'Hajóbővítmények',
    sterns: 'Hajótatok',
    missions: 'Küldetések',
  },
  draws: {
    setUp: 'előkészítés',
    wind: 'szélirány',
    harbour: 'új kikötő',
    pirateBattle: 'csata a kalózzal',
    battle: 'hajók csatája',
  },
};
