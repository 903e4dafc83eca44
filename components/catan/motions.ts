/** What moves on the board of Catan when something has happened, from where to where. */
import {sum} from '../../src/base/sum.ts';
import {type CatEvent, type CatView, RESOURCES, type Seat, TERRAINS} from '../../src/games/catan/types.ts';
import type {Flight, Motion, Spot} from '../board/flight.ts';

const seatAt = (seat: Seat): Spot[] => [`seat:${seat}`];
const BANK: Spot[] = ['bank'];

const fly = (symbol: string, count: number, from: Spot[], to: Spot[]): Flight[] =>
  count > 0 ? [{symbol, count, from, to}] : [];

/** Cards by kind, all the same way. */
const cards = (counts: readonly number[], from: Spot[], to: Spot[]): Flight[] =>
  RESOURCES.flatMap((kind, i) => fly(`cat-${kind}`, counts[i]!, from, to));

const place = (piece: string, at: number): Spot[] => [`${piece === 'road' ? 'edge' : 'corner'}:${at}`];

export function motionsOf(event: CatEvent, {hexes}: CatView): readonly Motion[] {
  switch (event.type) {
    case 'rolled':
      return [{stir: 'drop', at: ['dice']}];
    case 'produced':
      return RESOURCES.flatMap((kind, i) => {
        const from = event.hexes.filter(hex => hexes[hex]?.terrain === TERRAINS[i]).map(hex => `hex:${hex}`);
        return fly(`cat-${kind}`, event.cards[i]!, from, seatAt(event.seat));
      });
    case 'income':
    case 'tookFromBank':
      return cards(event.cards, BANK, seatAt(event.seat));
    case 'founded':
    case 'built':
      return [{stir: 'drop', at: place(event.piece, event.at)}];
    case 'discarded':
      return fly('cat-cards', sum(event.cards), seatAt(event.seat), BANK);
    case 'robberMoved':
      return fly('cat-robber', 1, [`hex:${event.from}`], [`hex:${event.hex}`]);
    case 'stole':
      return fly('cat-cards', 1, seatAt(event.victim), seatAt(event.seat));
    case 'traded':
      return [
        ...cards(event.give, seatAt(event.seat), seatAt(event.with)),
        ...cards(event.want, seatAt(event.with), seatAt(event.seat)),
      ];
    case 'bankTraded':
      return [
        ...fly(`cat-${event.give}`, event.count, seatAt(event.seat), BANK),
        ...fly(`cat-${event.take}`, 1, BANK, seatAt(event.seat)),
      ];
    case 'boughtCard':
      return fly('cat-card', 1, BANK, seatAt(event.seat));
    case 'played':
      return [{symbol: `cat-${event.card}`, from: seatAt(event.seat), to: ['island'], ground: 'card'}];
    case 'monopolised':
      return event.from.flatMap((count, seat) =>
        fly(`cat-${event.kind}`, count, seatAt(seat), seatAt(event.seat)),
      );
    case 'longestRoad':
    case 'largestArmy': {
      const {type, seat, from} = event;
      const to = seat === null ? ['island'] : [...seatAt(seat), `award:${type}`];
      const lost =
        from === null ? [] : fly(type === 'longestRoad' ? 'cat-trail' : 'cat-helm', 1, seatAt(from), to);
      return [{stir: 'drop', at: [`award:${type}`]}, ...lost];
    }
    default:
      return [];
  }
}
