/** What a game has brought each seat, counted from its events alone: whoever reads the log can count the same. */
import {sum} from '../../../base/sum.ts';
import {HEX_CORNERS} from '../data/island.ts';
import {COSTS} from '../data.ts';
import {type CatEvent, PIECES, type Piece, type Terrain} from '../types.ts';

/** Where resource cards came from, and where they went. */
export const SOURCES = ['rolls', 'founding', 'development', 'stolen', 'people', 'bank'] as const;
export const DRAINS = ['sevens', 'robbed', 'people', 'bank', 'building'] as const;

export interface SeatStatistics {
  readonly got: Readonly<Record<(typeof SOURCES)[number], number>>;
  readonly gave: Readonly<Record<(typeof DRAINS)[number], number>>;
  /** Cards that its hexes would have brought, had the robber not stood there. */
  readonly blocked: number;
  /** Trades with other seats and with the bank. */
  readonly deals: number;
  readonly bankDeals: number;
  /** Development cards. */
  readonly bought: number;
  /** Own rolls for production by sum, 2 to 12. */
  readonly rolls: readonly number[];
}

type Counted = {-readonly [K in keyof SeatStatistics]: SeatStatistics[K]} & {
  got: Record<(typeof SOURCES)[number], number>;
  gave: Record<(typeof DRAINS)[number], number>;
  rolls: number[];
};

const priceOf = (piece: Piece): number => sum(COSTS[PIECES.indexOf(piece)]!);
const blank = <K extends string>(ids: readonly K[]): Record<K, number> =>
  // Every id is there.
  Object.fromEntries(ids.map(id => [id, 0])) as Record<K, number>;

/**
 * @param land hex by hex, as it lies
 * @param events what happened and was not taken back, in order
 */
export function statisticsOf(
  seats: number,
  land: readonly {readonly terrain: Terrain; readonly token: number}[],
  events: Iterable<CatEvent>,
): readonly SeatStatistics[] {
  const all = Array.from(
    {length: seats},
    (): Counted => ({
      ...{got: blank(SOURCES), gave: blank(DRAINS), blocked: 0},
      ...{deals: 0, bankDeals: 0, bought: 0, rolls: new Array<number>(11).fill(0)},
    }),
  );
  const houses = new Map<number, {readonly seat: number; readonly cards: number}>();
  let robber = land.findIndex(({terrain}) => terrain === 'desert');
  for (const event of events)
    switch (event.type) {
      case 'founded':
        if (event.piece === 'settlement') houses.set(event.at, {seat: event.seat, cards: 1});
        break;
      case 'income':
        all[event.seat]!.got.founding += sum(event.cards);
        break;
      case 'rolled':
        all[event.seat]!.rolls[event.sum - 2]!++;
        if (land[robber]?.token === event.sum)
          for (const corner of HEX_CORNERS[robber]!) {
            const house = houses.get(corner);
            if (house) all[house.seat]!.blocked += house.cards;
          }
        break;
      case 'produced':
        all[event.seat]!.got.rolls += sum(event.cards);
        break;
      case 'tookFromBank':
        all[event.seat]!.got.development += sum(event.cards);
        break;
      case 'monopolised':
        all[event.seat]!.got.development += sum(event.from);
        for (const [seat, cards] of event.from.entries()) all[seat]!.gave.robbed += cards;
        break;
      case 'discarded':
        all[event.seat]!.gave.sevens += sum(event.cards);
        break;
      case 'robberMoved':
        robber = event.hex;
        break;
      case 'stole':
        all[event.seat]!.got.stolen++;
        all[event.victim]!.gave.robbed++;
        break;
      case 'traded':
        for (const [seat, give, want] of [
          [event.seat, event.give, event.want],
          [event.with, event.want, event.give],
        ] as const) {
          const {got, gave} = all[seat]!;
          got.people += sum(want);
          gave.people += sum(give);
          all[seat]!.deals++;
        }
        break;
      case 'bankTraded':
        all[event.seat]!.got.bank++;
        all[event.seat]!.gave.bank += event.count;
        all[event.seat]!.bankDeals++;
        break;
      case 'built':
        if (event.piece !== 'road')
          houses.set(event.at, {seat: event.seat, cards: event.piece === 'city' ? 2 : 1});
        if (!event.free) all[event.seat]!.gave.building += priceOf(event.piece);
        break;
      case 'boughtCard':
        all[event.seat]!.gave.building += priceOf('card');
        all[event.seat]!.bought++;
        break;
      default:
    }
  return all;
}
