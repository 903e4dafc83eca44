import {counter} from '../../../../i18n/plural.ts';
import {loadSayer} from '../load.ts';
import type {PortText} from '../types/text.ts';

const count = counter('en');
const rum = count({one: 'rum', other: 'rum'});
const coins = count({one: 'thaler', other: 'thalers'});
const plain = (noun: string) => count({one: noun, other: noun});

export const words: Omit<
  PortText,
  'actions' | 'upgrades' | 'sterns' | 'missions' | 'events' | 'help' | 'synonyms'
> = {
  game: 'Portolano',
  tagline: 'Plan in secret, sail with the wind, sell dear, and mind the pirate.',
  length: seats => `about ${seats * 20} min`,
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
  refusals: {
    'port/over': () => 'The game is over.',
    'port/not-your-turn': () => 'It is not your turn.',
    'port/not-now': () => 'Something else is to be decided now.',
    'port/no-such-upgrade': () => 'There is no such upgrade.',
    'port/not-in-box': () => 'The box has none of that.',
    'port/no-sea-tile': () => 'Only sea tiles will do.',
    'port/no-emergency': () => 'Give exactly two goods for the rum, or none.',
    'port/sealed-play': () => 'Your cards do not allow that play.',
    'port/not-offered': () => 'That cannot be picked up here now.',
    'port/picked-up': () => 'You have picked up here already.',
    'port/action-used': () => 'You have used this tile already.',
    'port/no-upgrade': () => 'You cannot buy that upgrade here.',
    'port/no-trade': () => 'That trade is not possible here.',
    'port/no-gift': () => 'This tile does not give that.',
    'port/no-huckster': () => 'Only the Huckster trades a good for rum here.',
    'port/does-not-fit': () =>
      'A good fits only an empty slot of its kind; cocoa fits one slot or two side by side.',
    'port/too-much-rum': () => 'That is more rum than you can load.',
    'port/wrong-payment': () => 'Pay exactly what the pirate is owed.',
    'port/too-much-loot': () => 'That is more than you may take.',
  },
};
