import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../counts.ts';
import type {PortText} from '../types/text.ts';

const count = counter('en');
const rum = count({one: 'rum', other: 'rum'});
const coins = count({one: 'thaler', other: 'thalers'});
const plain = (noun: string) => count({one: noun, other: noun});

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'refusals' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
  goods: {cotton: 'cotton', wine: 'wine', tea: 'tea', cocoa: 'cocoa'},
  directions: {north: 'north', east: 'east', south: 'south', west: 'west'},
  layouts: {
    'even-seas': 'Even seas',
    staggered: 'Staggered',
    'scarce-cotton': 'Scarce cotton',
    'scarce-wine': 'Scarce wine',
    'scarce-tea': 'Scarce tea',
    'cocoa-cotton': 'Cocoa in the cotton',
  },
  count: {
    rum,
    coins,
    cannons: count({one: 'cannon', other: 'cannons'}),
    points: count({one: 'point', other: 'points'}),
    hits: count({one: 'hit', other: 'hits'}),
    goods: count({one: 'good', other: 'goods'}),
    chests: count({one: 'chest', other: 'chests'}),
    dice: count({one: 'die', other: 'dice'}),
  },
  load: loadSayer(
    'en',
    [rum, plain('cotton'), plain('wine'), plain('tea'), plain('cocoa')],
    coins,
    'nothing',
  ),
  chapters: {
    rules: 'Rules',
    actions: 'Actions of the sea tiles',
    upgrades: 'Ship upgrades',
    sterns: 'Sterns',
    missions: 'Missions',
  },
  draws: {
    setUp: 'set-up',
    wind: 'wind',
    harbour: 'new harbour',
    pirateBattle: 'battle with the pirate',
    battle: 'battle between ships',
  },
};
