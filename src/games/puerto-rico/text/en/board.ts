import {counter} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords} from '../types/board.ts';
import {buildings} from './buildings.ts';
import {words} from './words.ts';

const counted = counter('en');
const count = counted({one: 'point', other: 'points'});
const workers = counted({one: 'worker', other: 'workers'});
const list = new Intl.ListFormat('en');
const {goods, roles} = words;

/** What makes a good, be it large or small. */
const PLANTS: Readonly<Record<Exclude<Good, 'corn'>, string>> = {
  indigo: 'indigo plant',
  sugar: 'sugar mill',
  tobacco: 'tobacco storage',
  coffee: 'coffee roaster',
};

export const board: BoardWords = {
  youChose: 'You chose it',
  choseIt: name => `${name} chose it`,
  afterYou: names => (names.length ? `Then ${list.format(names)}` : ''),
  ofAll: (some, all) => `${some} of ${all}`,
  sold: 'sold',
  copiesLeft: n => `${n} left`,
  whyNot: ({code, details}) =>
    ({
      'pr/too-expensive': `${numberIn(details, 'short')} short`,
      'pr/already-owned': 'you own it',
      'pr/no-city-space': 'no space',
    })[code] ?? '',
  all: n => `All ${n}`,
  affordable: n => `Affordable ${n}`,
  ownIsland: 'Your island',
  freeCitySpaces: counted({one: 'city space free', other: 'city spaces free'}),
  column: n => `Column ${n}`,
  discounts: (privilege, quarries) =>
    [
      ...(privilege ? [`builder −${privilege}`] : []),
      ...(quarries ? [`${quarries === 1 ? 'quarry' : 'quarries'} −${quarries}`] : []),
    ].join(', '),
  yourQuarries: n => `${n === 1 ? 'your quarry' : 'your quarries'}: −${n}`,
  willMake: 'Will make',
  seatMakes: 'Will make',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'No goods yet: you have no plantation';
    if (lacks === 'building') return `No goods yet: ${goods[good]} ${words.feeds(good)}`;
    if (good === 'corn') return 'No goods this way: no worker on the corn';
    return `No goods this way: ${goods[good]} takes a worker on the land and one in the ${PLANTS[good]}`;
  },
  stillToPlace: n => `${n} ${n === 1 ? 'worker' : 'workers'} still to place`,
  workersPlaced: (placed, pieces) => `${placed} of ${pieces}`,
  confirm: 'Confirm',
  take: role => `Take the ${roles[role].name}`,
  takeTile: tile => (tile === 'quarry' ? 'Take the quarry' : `Take ${goods[tile]}`),
  takeGood: good => `Take 1 ${goods[good]}`,
  build: building => `Build the ${buildings[building].name}`,
  sell: good => `Sell ${goods[good]}`,
  load: (count, good) => `Load ${count} ${goods[good]}`,
  keepThese: 'Keep these',
  pickFirst: {
    role: 'Choose a role',
    settler: 'Choose a tile',
    builder: 'Choose a building',
    craftsman: 'Choose a good',
    trader: 'Choose a good',
    captain: 'Choose a load',
  },
  spacesLeft: n => `${n} ${n === 1 ? 'space' : 'spaces'} left`,
  shipFull: 'ship full',
  ownWharf: 'own wharf',
  tileEffect: (tile, owned, slots) => {
    if (tile === 'corn') return 'needs no building';
    if (tile === 'quarry') return 'each building 1 cheaper';
    if (slots === 0) return words.feeds(tile);
    return owned < slots
      ? `feeds your ${PLANTS[tile]}: ${owned + 1} of ${slots}`
      : `your ${PLANTS[tile]} has enough`;
  },
  allKept: 'all kept',
  keepAll: good => `Keep all ${good}`,
  keepOne: good => `Keep 1 ${good}`,
  keepOneShort: 'only 1',
  spoil: n => `${n} ${n === 1 ? 'spoils' : 'spoil'}`,
  atLeast: points => `${count(points)} or more`,
  worker: manned => (manned ? 'worker' : 'no worker'),
  lift: place => `Lift the worker: ${place}`,
  put: place => `Put a worker: ${place}`,
  noWorkerInHand: 'Lift a worker somewhere first',
  ends: {
    points: left => `${count(left)} left`,
    workers: left => `${workers(left)} left`,
    city: left => `fullest city: ${left} free`,
  },
  idle: 'Brings you nothing now',
  privilege: 'Privilege',
  action: 'Action',
};
