/** What moves on the board of Puerto Rico when something has happened, from where to where. */
import {GOODS, type GoodCounts, type PrEvent} from '../../src/games/puerto-rico/types.ts';
import type {Flight, Motion, Spot} from '../board/flight.ts';

type Seat = number;

const country = (seat: Seat): Spot[] => [`seat:${seat}:country`, `seat:${seat}`];
const city = (seat: Seat): Spot[] => [`seat:${seat}:city`, `seat:${seat}`];
const stock = (seat: Seat): Spot[] => [`seat:${seat}`];

/** Pieces that go from a place of the table to a seat, or the other way round; none for none. */
const fly = (symbol: string, count: number, from: Spot[], to: Spot[]): Flight[] =>
  count > 0 ? [{symbol, count, from, to}] : [];

const goods = (counts: GoodCounts, from: Spot[], to: Spot[]): Flight[] =>
  GOODS.flatMap((good, i) => fly(good, counts[i] ?? 0, from, to));

export function motionsOf(event: PrEvent): readonly Motion[] {
  switch (event.type) {
    case 'tookRole':
      return [
        {stir: 'drop', at: [`role:${event.role}`]},
        ...fly('doubloon', event.doubloons, [`role:${event.role}`], stock(event.seat)),
      ];
    case 'settled':
      return [{symbol: event.tile, from: ['row'], to: country(event.seat), ground: 'tile'}];
    case 'drewTile':
      return [{symbol: event.tile, from: ['row'], to: country(event.seat), ground: 'tile'}];
    case 'arrived':
    case 'privilegeWorker':
      return fly('worker', event.workers, ['supply'], city(event.seat));
    case 'built':
      return [
        {
          symbol: event.building,
          from: [`market:${event.building}`, 'market'],
          to: city(event.seat),
          ground: 'card',
        },
      ];
    case 'produced':
      return goods(event.goods, country(event.seat), stock(event.seat));
    case 'tookGood':
      return fly(event.good, 1, ['supply'], stock(event.seat));
    case 'factoryPaid':
      return fly('doubloon', event.doubloons, city(event.seat), stock(event.seat));
    case 'sold':
      return [
        ...fly(event.good, 1, stock(event.seat), ['house']),
        ...fly('doubloon', event.doubloons, ['house'], stock(event.seat)),
      ];
    case 'loaded': {
      const ship = event.ship === 'wharf' ? city(event.seat) : [`ship:${event.ship}`, 'ships'];
      return [
        ...fly(event.good, event.count, stock(event.seat), ship),
        ...fly('point', event.points, ship, stock(event.seat)),
      ];
    }
    case 'shipSailed':
      return [{stir: 'sail', at: [`ship:${event.ship}`]}];
    case 'prospected':
      return fly('doubloon', event.doubloons, ['role:prospector'], stock(event.seat));
    default:
      return [];
  }
}
