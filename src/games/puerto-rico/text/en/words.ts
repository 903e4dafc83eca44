import {counter} from '../../../../i18n/plural.ts';
import {goodsLister} from '../counts.ts';
import type {PrWords} from '../types/text.ts';
import {goods, tiles} from './nouns.ts';
import {roles} from './roles.ts';

const counted = counter('en');
const count = {
  doubloons: counted({one: 'doubloon', other: 'doubloons'}),
  points: counted({one: 'point', other: 'points'}),
  workers: counted({one: 'worker', other: 'workers'}),
  goods: counted({one: 'barrel', other: 'barrels'}),
  tiles: counted({one: 'tile', other: 'tiles'}),
  quarries: counted({one: 'quarry', other: 'quarries'}),
  freeSpaces: counted({one: 'free space', other: 'free spaces'}),
  slots: counted({one: 'slot', other: 'slots'}),
  kinds: counted({one: 'kind', other: 'kinds'}),
};

/** Goods are counted without a plural, as merchants do: "3 corn". */
const good: PrWords['good'] = (n, kind) => `${n} ${goods[kind]}`;

export const words: PrWords = {
  game: 'Puerto Rico',
  tagline: 'Plant, build, ship: every role you take moves everybody.',
  goods,
  good,
  goodsList: goodsLister('en', good, 'nothing'),
  tiles,
  tile: (n, tile) =>
    tile === 'quarry' ? count.quarries(n) : `${n} ${goods[tile]} ${n === 1 ? 'plantation' : 'plantations'}`,
  roles,
  count,
  terms: {
    workers: 'workers',
    plantations: 'plantations',
    market: 'building market',
    ships: 'cargo ships',
    tradingHouse: 'trading house',
    countryside: 'countryside',
    city: 'city',
    sanJuan: 'San Juan',
    governor: 'governor',
    roles: 'roles',
    supply: 'supply',
    arrivals: 'arrivals',
    row: 'face-up tiles',
    spoils: 'spoils',
    free: 'free',
    soldOut: 'sold out',
    cost: 'Cost',
    gets: 'You get',
    expansion: 'Expansion',
  },
  round: n => `Round ${n}`,
  ship: capacity => `ship for ${capacity}`,
  shipLoad: (load, capacity, kind) =>
    kind === null ? `empty, ${capacity} bays` : `${goods[kind]}, ${load} of ${capacity} bays`,
  islandOf: name => `${name}’s island`,
  manned: (workers, slots) => `${workers} of ${slots} manned`,
  feeds: kind =>
    ({
      corn: '',
      indigo: 'needs an indigo plant',
      sugar: 'needs a sugar mill',
      tobacco: 'needs a tobacco storage',
      coffee: 'needs a coffee roaster',
    })[kind],
  phases: {
    setup: 'Setting up',
    role: 'Choosing a role',
    hacienda: 'Settler phase: hacienda',
    settler: 'Settler phase',
    mayor: 'Mayor phase',
    builder: 'Builder phase',
    craftsman: 'Craftsman phase',
    trader: 'Trader phase',
    captain: 'Captain phase',
    store: 'Captain phase: storing',
    over: 'Game over',
    draft: 'Choosing the buildings',
    guest: 'Guest house',
    tile: 'A tile drawn',
    'second-tile': 'Settler phase: library',
    lodge: 'Settler phase: hunting lodge',
    arrivals: 'Mayor phase: arrivals',
    nobles: 'Mayor phase: nobles',
    supplier: 'Captain phase: royal supplier',
    buccaneer: 'Buccaneer',
  },
  reports: {
    settler: 'New land',
    mayor: 'New workers',
    builder: 'New buildings',
    craftsman: 'The harvest',
    trader: 'Sales',
    captain: 'Shipped and stored',
    prospector: 'Gold found',
    'prospector-2': 'Gold found',
    buccaneer: 'The buccaneer',
  },
  chapters: {rules: 'The game', roles: 'Roles', buildings: 'Buildings'},
  draws: {
    firstGovernor: 'first governor',
    rowDrawn: 'plantation row',
    drewTile: 'tile of the hacienda',
    deckRefilled: 'tiles shuffled again',
    taskSet: 'task of the festival',
    drafted: 'buildings of this game',
    drewHidden: 'face-down tile',
  },
};
