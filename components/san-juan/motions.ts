/** What moves on the board of San Juan when something has happened, from where to where. */
import type {SjEvent} from '../../src/games/san-juan/types.ts';
import type {Flight, Motion, Spot} from '../board/flight.ts';

type Seat = number;

const city = (seat: Seat): Spot[] => [`seat:${seat}:city`, `seat:${seat}`];
const hand = (seat: Seat): Spot[] => [`seat:${seat}:hand`, `seat:${seat}`];
const PILES: Spot[] = ['piles', 'prices'];

const fly = (symbol: string, count: number, from: Spot[], to: Spot[]): Flight[] =>
  count > 0 ? [{symbol, count, from, to}] : [];

export function motionsOf(event: SjEvent): readonly Motion[] {
  switch (event.type) {
    case 'tookRole':
      return [{stir: 'drop', at: [`role:${event.role}`]}];
    case 'tileTurned':
      return [{stir: 'drop', at: ['prices']}];
    case 'built':
      return [
        {symbol: `sj-${event.building}`, from: hand(event.seat), to: city(event.seat), ground: 'card'},
        ...fly('sj-card', event.cards, hand(event.seat), PILES),
      ];
    case 'produced':
      return fly('sj-barrel', event.goods.length, PILES, city(event.seat));
    case 'sold':
      return [
        ...fly('sj-barrel', event.goods.length, city(event.seat), ['prices']),
        ...fly('sj-card', event.cards + event.bonus, PILES, hand(event.seat)),
      ];
    case 'drew':
      // What a sale brings flies with the sale.
      return event.source === 'trade' ? [] : fly('sj-card', event.cards, PILES, hand(event.seat));
    case 'kept':
      return fly('sj-card', event.discarded, hand(event.seat), PILES);
    case 'discarded':
      return fly('sj-card', event.cards, hand(event.seat), PILES);
    case 'mined':
      return event.building === null
        ? []
        : [{symbol: `sj-${event.building}`, from: PILES, to: hand(event.seat), ground: 'card'}];
    case 'tucked':
      return fly('sj-card', 1, hand(event.seat), city(event.seat));
    default:
      return [];
  }
}
