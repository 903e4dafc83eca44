import type {AimText} from '../../../../i18n/game-coach.ts';
import {counter} from '../../../../i18n/plural.ts';
import {numberIn} from '../../../../i18n/problem-words.ts';
import type {Good} from '../../types.ts';
import type {BoardWords, PrCoachText, PrHintWords} from '../types/board.ts';
import {buildings} from './buildings.ts';
import {words} from './words.ts';

const counted = counter('en');
const emptySlots = counted({one: 'empty slot', other: 'empty slots'});
const count = counted({one: 'point', other: 'points'});
const workers = counted({one: 'worker', other: 'workers'});
const spoiling = counted({one: 'spoils', other: 'spoil'});
const otherWorking = counted({one: 'other building works', other: 'other buildings work'});
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
  bringsNothing: 'brings nothing so',
  willMake: 'Will make',
  seatMakes: 'Will make',
  makesNoneFor: (lacks, good) => {
    if (lacks === 'plantation') return 'No goods yet: you have no plantation';
    if (lacks === 'building') return `No goods yet: ${goods[good]} ${words.feeds(good)}`;
    if (good === 'corn') return 'No goods this way: no worker on the corn';
    return `No goods this way: ${goods[good]} takes a worker on the land and one in the ${PLANTS[good]}`;
  },
  stillToPlace: n => `${workers(n)} still to place`,
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
  spacesLeft: counted({one: 'space left', other: 'spaces left'}),
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
  spoil: counted({one: 'spoils', other: 'spoil'}),
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

export const aim: AimText = {
  goal: 'Make your island flourish: the goods you ship and the buildings you raise bring points.',
  turn: 'In turn you choose roles: with the builder everybody may build, with the captain everybody ships; whoever chose gets more.',
  end: 'When workers or points run out, or a town is full, the round is the last; then most points win.',
};

export const coach: PrCoachText = {
  round:
    'That was a whole round. Cards that nobody took now carry a doubloon each. The governor moves on; whoever has the crown chooses first.',
  last: 'The end is near: this round is the last one. What you ship or build now counts; money only breaks ties.',
  draft:
    'Before the game you choose its buildings. A building takes a free space of its cost, and everybody can buy it later.',
  role: 'Take one role. Everybody then acts in it; only you have its privilege. Each card says what it would bring you now.',
  hacienda:
    'Your hacienda gives you an unseen plantation first. It is free, as long as you have land for it.',
  settler:
    'Take a tile for your island. Corn needs no building; the others need one that processes them. Quarries make buildings cheaper.',
  forest:
    'You may lay the tile face down as a forest: it needs no worker, and every two forests save a doubloon.',
  mayor:
    'Only what has a worker works. The suggestion fills whole chains: plantation and building together. Tap tiles to change it.',
  tools:
    'You have nobles as well: choose what a tap puts down, a worker or a noble. Some buildings do something else with a noble.',
  builder:
    'Buy one building at most. The prices are yours already: privilege and quarries are taken off. What you choose tells its points and slots.',
  craftsman: 'Everybody has produced. As the craftsman you take one more good of a kind that you made.',
  trader:
    'Sell one good. The costly ones pay most, but the trading house takes each kind only once and has four spaces.',
  captain:
    'Each barrel loaded is a point. A ship carries one kind, and whoever can load has to. Think of what would spoil.',
  store:
    'Only what stands in a warehouse stays, and one barrel besides. The most valuable are kept; tap to keep others.',
  guest:
    'A guest may walk to any empty place and works there at once. There is no hurry: he can still go later.',
  buccaneer:
    'The buccaneer acts alone: empty a ship, plunder the trading house, raid the arrivals, or capture a role, which is then carried out as usual.',
  festival: 'Three tasks wait for whoever is first. Their pictures stand in one line; a tap unfolds it.',
  arrivals: 'A worker or the noble? A noble works like a worker and is worth one point at the end.',
  waiting:
    'The others decide now. A tap on a name shows that island; everything that has happened stands in the log.',
};

const lying = counted({one: 'doubloon lies', other: 'doubloons lie'});
const card = (doubloons: number): string => (doubloons > 0 ? `, and ${lying(doubloons)} on the card` : '');

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, without the extra worker`,
  placed: places => `Workers on: ${places}`,
  placedNobles: places => `Nobles on: ${places}`,
  kept: goods => `Keep ${words.goodsList(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}, {tiles}) =>
      `You choose first, and could take the ${tiles[tile]}${card(extra)}.`,
    workers: ({workers, empty, card: extra}, {count}) =>
      `You get ${count.workers(workers)}; ${empty === 0 ? 'you have no empty slot' : `you have ${emptySlots(empty)}`}${card(extra)}.`,
    canBuild: ({building, price, card: extra}, {buildings, count}) =>
      `You could build the ${buildings[building].name} for ${count.doubloons(price)}, 1 less than the others pay${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `You make ${count.goods(own)}, nobody else more than ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `Shipping brings you about ${count.points(own)}, nobody else more than ${others}${card(extra)}.`,
    sales: ({doubloons, card: extra}, {count}) =>
      `You sell first, for ${count.doubloons(doubloons)}, before the house is full${card(extra)}.`,
    prospecting: ({doubloons}, {count}) =>
      `${count.doubloons(doubloons)} for you, and nothing for anybody else.`,
    quarry: () => 'A manned quarry makes every building 1 doubloon cheaper, for the rest of the game.',
    corn: () => 'Corn needs no building: one worker on it is a barrel in every harvest.',
    drawn: () => 'A plantation for nothing, before you choose another.',
    noble: () => 'A noble works like any worker, and counts a point at the end.',
    pass: () => 'What is on offer is not worth its price now.',
    feeds: ({good}, {goods}) => `Your building for ${goods[good]} has room for it.`,
    newKind: ({good}, {goods}) => `You do not grow ${goods[good]} yet: another kind to sell and to ship.`,
    moreOf: ({good}, {goods}) => `More ${goods[good]} fills ships faster.`,
    processes: ({good, tiles}, {tile}) => `It puts ${tile(tiles, good)} of yours to use.`,
    atEnd: ({points, bonus}, {count}) =>
      `It counts ${count.points(points)}, and as you stand now ${bonus} more at the end.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}, {goods}) => `Another barrel of ${goods[good]}, which the others do not get.`,
    sale: ({doubloons, free}, {count}) =>
      `Brings ${count.doubloons(doubloons)}${free === 0 ? ', and closes the house to the others' : ''}.`,
    loading: ({points, sails}, {count}) =>
      `Brings ${count.points(points)}${sails ? ', and fills the ship' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Nothing spoils.'
        : `Keeps ${count.goods(kept)} of the most use; ${spoiling(spoils)} in any case.`,
    works: ({goods, buildings}, {count}) =>
      `The next harvest makes ${count.goods(goods)}${buildings > 0 ? `, and ${otherWorking(buildings)}` : ''}.`,
  },
};
