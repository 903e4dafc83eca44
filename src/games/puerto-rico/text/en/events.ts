import {sum} from '../../../../base/sum.ts';
import type {MoreEvent} from '../../expansions/types.ts';
import {fillsUp} from '../later.ts';
import type {PrEventTexts} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const {count, good, goods, goodsList, tiles} = words;

export const events = fillsUp<PrEventTexts, MoreEvent['type']>({
  firstGovernor: ({seat}, name) => `${name(seat)} is the first governor`,
  rowDrawn: ({tiles: row}) =>
    row.length ? `New plantations: ${row.map(kind => goods[kind]).join(', ')}` : 'No plantations are left',
  deckRefilled: ({tiles: n}) => `The discarded plantations are shuffled: ${count.tiles(n)}`,
  tookRole: ({seat, role, doubloons}, name) =>
    doubloons
      ? `${name(seat)} takes the ${roles[role].name} and ${count.doubloons(doubloons)}`
      : `${name(seat)} takes the ${roles[role].name}`,
  drewTile: ({seat, tile}, name) => `${name(seat)} draws with the hacienda: ${tiles[tile]}`,
  settled: ({seat, tile, worker}, name) =>
    worker
      ? `${name(seat)} takes a tile with a worker: ${tiles[tile]}`
      : `${name(seat)} takes a tile: ${tiles[tile]}`,
  privilegeWorker: ({seat, workers}, name) =>
    workers
      ? `${name(seat)} takes ${count.workers(workers)} more as mayor`
      : `${name(seat)} takes no extra worker`,
  arrived: ({seat, workers}, name) =>
    workers ? `${name(seat)} receives ${count.workers(workers)}` : `${name(seat)} receives no workers`,
  placed: ({seat, slots, sanJuan}, name) =>
    sanJuan
      ? `${name(seat)} places ${count.workers(sum(slots))}, ${sanJuan} in San Juan`
      : `${name(seat)} places ${count.workers(sum(slots))}`,
  arrivalsFilled: ({workers, short}) =>
    short
      ? `Arrivals: only ${count.workers(workers)}, the supply is empty`
      : `Arrivals: ${count.workers(workers)}`,
  built: ({seat, building, price, worker}, name) =>
    `${name(seat)} builds the ${buildings[building].name} ${price ? `for ${count.doubloons(price)}` : 'for free'}${worker ? ', with a worker' : ''}`,
  produced: ({seat, goods: made}, name) => `${name(seat)} produces ${goodsList(made)}`,
  factoryPaid: ({seat, doubloons}, name) => `The factory pays ${name(seat)} ${count.doubloons(doubloons)}`,
  tookGood: ({seat, good: kind}, name) => `${name(seat)} takes ${good(1, kind)} more as craftsman`,
  sold: ({seat, good: kind, doubloons}, name) =>
    `${name(seat)} sells ${goods[kind]} for ${doubloons > 0 ? count.doubloons(doubloons) : 'nothing'}`,
  houseEmptied: () => 'The trading house is full and is emptied',
  loaded: ({seat, good: kind, ship, capacity, count: n, points}, name) =>
    ship === 'wharf'
      ? `${name(seat)} loads ${good(n, kind)} on the wharf: ${count.points(points)}`
      : `${name(seat)} loads ${good(n, kind)} on the ship for ${capacity}: ${count.points(points)}`,
  stored: ({seat, kept, lost}, name) =>
    sum(lost)
      ? `${name(seat)} keeps ${goodsList(kept)}; spoilt: ${goodsList(lost)}`
      : `${name(seat)} keeps ${goodsList(kept)}`,
  shipSailed: ({capacity, good: kind}) => `The ship for ${capacity} sails with ${good(capacity, kind)}`,
  prospected: ({seat, doubloons}, name) => `${name(seat)} finds ${count.doubloons(doubloons)}`,
  passed: ({seat, phase}, name) => {
    const who = name(seat);
    switch (phase) {
      case 'hacienda':
        return `${who} does not draw with the hacienda`;
      case 'settler':
        return `${who} takes no tile`;
      case 'builder':
        return `${who} builds nothing`;
      case 'craftsman':
        return `${who} takes no extra good`;
      case 'trader':
        return `${who} sells nothing`;
      case 'captain':
        return `${who} loads nothing`;
      case 'guest':
        return `${who} moves no guest`;
      case 'second-tile':
        return `${who} takes no second tile`;
      case 'lodge':
        return `${who} gives no tile away`;
      case 'supplier':
        return `${who} supplies nothing`;
      default:
        return `${who} passes`;
    }
  },
  roundEnded: ({round, governor}, name) => `Round ${round} ends; ${name(governor)} is governor now`,
  endFlagged: ({condition, seat}, name) =>
    ({
      workers: 'The worker supply has run out: this is the last round',
      city:
        seat === null
          ? 'A city is full: this is the last round'
          : `${name(seat)} has filled the city: this is the last round`,
      points: 'The point chips have run out: this is the last round',
    })[condition],
  gameEnded: () => 'The game is over',
});
