/** A table of Catan as it lies before a person who may look at every card: names, piles, sets of pieces. */
import {FIXED, HEXES, LETTERS} from './map.ts';

export const KINDS = ['lumber', 'wool', 'grain', 'brick', 'ore'] as const;
export type Kind = (typeof KINDS)[number];
export type Pile = Record<Kind, number>;
export type CardName = 'knight' | 'road-building' | 'year-of-plenty' | 'monopoly' | 'victory-point';

export const GROWS: Readonly<Record<string, Kind>> = {
  F: 'lumber',
  P: 'wool',
  G: 'grain',
  H: 'brick',
  M: 'ore',
};

export const COSTS = {
  road: {lumber: 1, brick: 1},
  settlement: {lumber: 1, wool: 1, grain: 1, brick: 1},
  city: {grain: 2, ore: 3},
  card: {wool: 1, grain: 1, ore: 1},
} as const;

export const pile = (of: Partial<Pile> = {}): Pile => ({
  lumber: 0,
  wool: 0,
  grain: 0,
  brick: 0,
  ore: 0,
  ...of,
});
export const size = (of: Pile): number => KINDS.reduce((all, kind) => all + of[kind], 0);
export const holds = (of: Pile, cost: Partial<Pile>): boolean =>
  KINDS.every(kind => of[kind] >= (cost[kind] ?? 0));
export const dotted = (of: Partial<Pile>): string => KINDS.map(kind => of[kind] ?? 0).join('.');
export const undotted = (text: string): Pile => {
  const counts = text.split('.').map(Number);
  return pile(Object.fromEntries(KINDS.map((kind, i) => [kind, counts[i]!])));
};

export interface Person {
  readonly hand: Pile;
  /** Cards of the hand whose kind everybody can name. */
  readonly known: Pile;
  /** Unplayed development cards, with the turn of their purchase. */
  cards: {readonly name: CardName; readonly turn: number}[];
  knights: number;
  /** Victory point cards that were shown. */
  shown: number;
  readonly roads: Set<string>;
  readonly settlements: Set<string>;
  readonly cities: Set<string>;
}

export interface Terms {
  readonly n: number;
  readonly give: Pile;
  readonly want: Pile;
}

export interface House {
  readonly edition: 'almanac' | 'modern';
  readonly board: 'random' | 'beginner' | 'beginner-modern';
  readonly friendly: boolean;
  readonly goal: number;
}

export interface Table {
  readonly house: House;
  readonly people: readonly Person[];
  readonly bank: Pile;
  deck: number;
  /** Terrain letter and token by hex. */
  land: readonly {readonly terrain: string; readonly token: number}[];
  harbours: readonly string[];
  robber: number;
  longest: number | null;
  /** The longest road of each. */
  lengths: readonly number[];
  army: number | null;
  turn: number;
  /** Whose turn it is. */
  at: number;
  played: boolean;
  /** Items of trade that were ever made. */
  items: number;
  /** How often each spoke about trade in this turn. */
  readonly spoke: number[];
  offer: (Terms & {readonly to: readonly number[]; readonly answers: Map<number, string>}) | null;
  readonly proposals: Map<number, Terms & {readonly counter: boolean}>;
  winner: number | null;
}

export function newTable(house: House, seats: number): Table {
  const fixed = house.board === 'random' ? null : FIXED[house.board];
  const land = fixed
    ? fixed.land.split(/ +/).map(text => ({terrain: text[0]!, token: Number(text.slice(1))}))
    : [];
  return {
    house,
    people: Array.from({length: seats}, () => ({
      hand: pile(),
      known: pile(),
      cards: [],
      knights: 0,
      shown: 0,
      roads: new Set<string>(),
      settlements: new Set<string>(),
      cities: new Set<string>(),
    })),
    bank: pile({lumber: 19, wool: 19, grain: 19, brick: 19, ore: 19}),
    deck: 25,
    land,
    harbours: fixed ? fixed.harbours.split(' ') : [],
    robber: land.findIndex(({terrain}) => terrain === 'D'),
    longest: null,
    lengths: [],
    army: null,
    turn: 0,
    at: -1,
    played: false,
    items: 0,
    spoke: new Array<number>(seats).fill(0),
    offer: null,
    proposals: new Map(),
    winner: null,
  };
}

export const others = (table: Table, seat: number): number[] =>
  [...table.people.keys()].filter(other => other !== seat);

/** From the bank; everybody sees it. */
export function take(table: Table, seat: number, kind: Kind, count: number): void {
  const {hand, known} = table.people[seat]!;
  table.bank[kind] -= count;
  hand[kind] += count;
  known[kind] += count;
}

/** To the bank, known cards first; what nobody could name is shown on the way. */
export function pay(table: Table, seat: number, cost: Partial<Pile>): void {
  for (const kind of KINDS) give(table, seat, kind, cost[kind] ?? 0, table.bank);
}

/** Out of a hand. */
export function give({people}: Table, seat: number, kind: Kind, count: number, to: Pile): void {
  const {hand, known} = people[seat]!;
  hand[kind] -= count;
  known[kind] = Math.max(0, known[kind] - count);
  to[kind] += count;
}

/** What has to be shown before this much can be seen to be there. */
export function unseen({known}: Person, cost: Partial<Pile>): Pile {
  return pile(Object.fromEntries(KINDS.map(kind => [kind, Math.max(0, (cost[kind] ?? 0) - known[kind])])));
}

/** Shows what is needed for it. */
export function show({known}: Person, cost: Partial<Pile>): void {
  for (const kind of KINDS) known[kind] = Math.max(known[kind], cost[kind] ?? 0);
}

export const visiblePoints = (table: Table, seat: number): number => {
  const {settlements, cities, shown} = table.people[seat]!;
  return (
    settlements.size +
    2 * cities.size +
    (table.longest === seat ? 2 : 0) +
    (table.army === seat ? 2 : 0) +
    shown
  );
};

/** Who has a building at a corner. */
export const ownerAt = ({people}: Table, corner: string): number | null => {
  const at = people.findIndex(({settlements, cities}) => settlements.has(corner) || cities.has(corner));
  return at < 0 ? null : at;
};

/** Whether the tokens of a random island were laid as they may be. */
export function laidByLetter(land: Table['land'], spirals: readonly (readonly number[])[]): boolean {
  return spirals.some(order => {
    const fertile = order.filter(hex => land[hex]!.terrain !== 'D');
    return fertile.every((hex, i) => land[hex]!.token === LETTERS[i]);
  });
}

/** Two red numbers at hexes with two common corners. */
export function redTouch(land: Table['land']): boolean {
  const red = HEXES.filter((_, hex) => [6, 8].includes(land[hex]!.token));
  return red.some(a => red.some(b => a !== b && a.filter(corner => b.includes(corner)).length === 2));
}
