/** What the referee has on the table: a chart by "row,column", holds by letter, everything else in the words of the book. */
import {type Face, HARBOUR_TILES, MISSIONS, SEA_TILES, STERNS, supply, type Tile} from './book.ts';

/** Counts by letter: R rum, C cotton, W wine, T tea, K cocoa. */
export type Hold = Record<string, number>;
export const LETTERS = ['R', 'C', 'W', 'T', 'K'];

export interface Player {
  stern: string;
  at: string;
  hold: Hold;
  coins: number;
  cannons: number;
  upgrades: {type: string; value: number}[];
  chests: number[];
  marker: boolean;
  drifted: boolean;
  anchored: boolean;
  play: string[] | null;
}

export interface Laid {
  readonly tile: Tile;
  face: number;
  /** Per slot: empty is '.', a letter, or < and > for the halves of a cocoa. */
  slots: string[];
}

export interface Board {
  side: number;
  round: number;
  /** 0 until a row is used up. */
  last: number;
  start: number;
  wind: string;
  chart: Map<string, Laid>;
  pirate: string;
  /** Harbours that were never seen, and those that lie aside or come again, with the face they showed last. */
  unseen: Set<string>;
  aside: Map<string, number>;
  again: Map<string, number>;
  rows: string[];
  box: Hold;
  cannons: number;
  piles: Record<string, number[]>;
  chests: number;
  missions: string[];
  /** Seats by mission in the order of their places. */
  placed: Record<string, number[]>;
  /** Seats that still have their marker on No Cannon and No Mutiny. */
  kept: Record<string, Set<number>>;
  players: Player[];
}

/** Takes items away at places that are told one after the other. */
function takeAway<T>(items: readonly T[], places: readonly number[]): T[] {
  const left = [...items];
  const taken: T[] = [];
  for (const at of places) {
    taken.push(left[at]!);
    left.splice(at, 1);
  }
  return taken;
}

/** A table as these draws lay it out: start, harbours, sea tiles (few players only), cells, faces, layout, missions, sterns. */
export function newBoard(seats: number, drawn: readonly (readonly number[])[]): Board {
  const many = seats > 3;
  const [start, ports, ...rest] = drawn;
  const harbours = takeAway(HARBOUR_TILES, ports!);
  let seas = [...SEA_TILES];
  if (!many) {
    const withUpgrade = SEA_TILES.filter(({faces}) => faces.some(({action}) => action === 'upgrade'));
    const [sure] = takeAway(withUpgrade, rest[0]!);
    seas = [
      sure!,
      ...takeAway(
        SEA_TILES.filter(tile => tile !== sure),
        rest[1]!,
      ),
    ];
    rest.splice(0, 2);
  }
  const [cells, faces, layout, missions, sterns] = rest;
  const side = many ? 4 : 3;
  const chart = new Map<string, Laid>();
  takeAway([...harbours, ...seas], cells!).forEach((tile, i) => {
    const face = faces![i]! - 1;
    chart.set(`${Math.floor(i / side)},${i % side}`, lay(tile, face));
  });
  const rows = supply(layout![0]!, seats);
  const all = rows.join('');
  const inBox = (letter: string, pieces: number): number => pieces - all.split(letter).length + 1;
  const inPlay = takeAway(MISSIONS, missions!);
  const seatsIn = [...new Array(seats).keys()];
  return {
    side,
    round: 0,
    last: 0,
    start: start![0]!,
    wind: 'north',
    chart,
    pirate: '',
    unseen: new Set(HARBOUR_TILES.filter(tile => !harbours.includes(tile)).map(({name}) => name)),
    aside: new Map(),
    again: new Map(),
    rows,
    box: {C: inBox('C', 17), W: inBox('W', 17), T: inBox('T', 17), K: inBox('K', 3)},
    cannons: 3 * seats,
    piles: Object.fromEntries(
      ['hold-extension', 'cannon-deck', 'extra-sail', 'extra-fuse'].map(type => [
        type,
        seatsIn.map(value => seats - value),
      ]),
    ),
    chests: 15,
    missions: inPlay,
    placed: Object.fromEntries(inPlay.map(mission => [mission, []])),
    kept: Object.fromEntries(
      inPlay.filter(name => name.startsWith('no-')).map(name => [name, new Set(seatsIn)]),
    ),
    players: takeAway(STERNS, sterns!).map(stern => ({
      stern,
      at: '',
      hold: {R: 3, C: 0, W: 0, T: 0, K: 0},
      coins: 0,
      cannons: 0,
      upgrades: [],
      chests: [],
      marker: false,
      drifted: false,
      anchored: false,
      play: null,
    })),
  };
}

export const lay = (tile: Tile, face: number): Laid => ({
  tile,
  face,
  slots: [...(tile.faces[face]!.slots ?? '')].map(() => '.'),
});

/** What a cell shows. */
export function place({chart}: Board, at: string): Face {
  const {tile, face} = chart.get(at)!;
  return tile.faces[face]!;
}

export const count = ({upgrades}: Player, type: string): number =>
  upgrades.filter(upgrade => upgrade.type === type).length;
export const capacity = (player: Player): number => 7 + 2 * count(player, 'hold-extension');
export const slotsFor = (player: Player): number => 1 + 2 * count(player, 'cannon-deck');
export const things = ({hold}: Player): number => hold.C! + hold.W! + hold.T! + hold.K!;

/** All holds that could be taken out of one, that of nothing included. */
export function parts(hold: Hold, letters: readonly string[] = LETTERS): Hold[] {
  let all: Hold[] = [{}];
  for (const letter of letters)
    all = all.flatMap(part =>
      Array.from({length: (hold[letter] ?? 0) + 1}, (_, n) => ({...part, [letter]: n})),
    );
  return all;
}
export const size = (part: Hold): number => Object.values(part).reduce((sum, n) => sum + n, 0);

/** "2,0,1,0,0": rum, cotton, wine, tea, cocoa. */
export const told = (part: Hold): string => LETTERS.map(letter => part[letter] ?? 0).join();

/** What may be thrown out of a hold so that so many things more fit: nothing, or exactly what is too much. */
export function room(hold: Hold, limit: number, gain: number): Hold[] {
  const over = Math.max(0, size(hold) + gain - limit);
  return parts(hold).filter(part => size(part) === over);
}

export function lose(board: Board, {hold}: Player, part: Hold): void {
  for (const [letter, n] of Object.entries(part)) {
    hold[letter] = hold[letter]! - n;
    if (letter !== 'R') board.box[letter] = board.box[letter]! + n;
  }
}

export function win({hold}: Player, part: Hold): void {
  for (const [letter, n] of Object.entries(part)) hold[letter] = hold[letter]! + n;
}
