import {counter} from '../../../../i18n/plural.ts';
import type {PrWords, RoleText} from '../types/text.ts';
import {count} from './nouns.ts';

const counted = counter('en');
const goodsOf = counted({one: 'good', other: 'goods'});
const shipsFree = counted({one: 'ship free', other: 'ships free'});

const prospector: RoleText = {
  name: 'Prospector',
  short: 'Prospector',
  action: 'Nobody else does anything.',
  privilege: 'Take 1 doubloon from the bank.',
  forecast: ({doubloons = 0}) => `+${count.doubloons(doubloons)}`,
  idle: 'Brings you nothing now.',
};

export const roles: PrWords['roles'] = {
  settler: {
    name: 'Settler',
    short: 'Settler',
    action: 'Everybody may take a face-up plantation.',
    privilege: 'You may take a quarry instead.',
    forecast: ({tiles = 0}) => (tiles ? `+${count.tiles(tiles)}` : 'no free land'),
    idle: 'Your countryside is full.',
  },
  mayor: {
    name: 'Mayor',
    short: 'Mayor',
    action: 'Everybody receives workers and places all of them anew.',
    privilege: 'You get 1 extra worker from the supply.',
    forecast: ({workers = 0}) => `+${count.workers(workers)}`,
    idle: 'No worker would reach you.',
  },
  builder: {
    name: 'Builder',
    short: 'Builder',
    action: 'Everybody may buy one building.',
    privilege: 'You pay 1 doubloon less.',
    forecast: ({affordable = 0}) => (affordable ? `${affordable} to choose from` : 'nothing affordable'),
    idle: 'You cannot afford any building.',
  },
  craftsman: {
    name: 'Craftsman',
    short: 'Craftsman',
    action: 'Everybody produces goods.',
    privilege: 'You take 1 more good of a kind you produced.',
    forecast: ({goods = 0}) => (goods ? `+${goodsOf(goods)}` : 'no goods'),
    idle: 'No goods for you this time: a harvest takes a worker on the plantation and, but for corn, one in its building.',
  },
  trader: {
    name: 'Trader',
    short: 'Trader',
    action: 'Everybody may sell one good to the trading house.',
    privilege: 'Your sale brings 1 doubloon more.',
    forecast: ({doubloons = 0, free = 0}) => `+${doubloons}, house ${4 - free}/4`,
    idle: 'You have nothing to sell.',
  },
  captain: {
    name: 'Captain',
    short: 'Captain',
    action: 'Everybody must load goods for points; what cannot be stored spoils.',
    privilege: 'Your first loading brings 1 point more.',
    forecast: ({points = 0, ships = 0}) => `+${count.points(points)}, ${shipsFree(ships)}`,
    idle: 'You have nothing to load.',
  },
  prospector,
  'prospector-2': prospector,
  buccaneer: {
    name: 'Buccaneer',
    short: 'Buccaneer',
    action: 'Nobody else does anything.',
    privilege: 'You empty a ship, plunder the trading house, raid the arrivals, or capture a role.',
    forecast: () => 'one of four actions',
    idle: 'There is nothing to take.',
  },
};
