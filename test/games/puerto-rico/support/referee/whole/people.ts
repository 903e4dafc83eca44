/** What every phase needs: windows of guests, workers fetched, points paid, tiles drawn. */
import type {Building, Good} from '../../../../../../src/games/puerto-rico/types.ts';
import {GOODS} from '../book.ts';
import {type Isle, type Piece, slotsOf, type Tile, type Whole, works} from './table.ts';

export type Wait =
  | {readonly kind: 'line'; readonly seat: number; readonly lines: readonly string[]}
  | {
      readonly kind: 'place';
      readonly seat: number;
      readonly workers: number;
      readonly slots: readonly number[];
    }
  | {
      readonly kind: 'nobles';
      readonly seat: number;
      readonly least: number;
      readonly most: number;
      readonly slots: readonly number[];
    }
  /** Face-down tiles from the top of the deck: the reply are their kinds. */
  | {readonly kind: 'tiles'; readonly count: number};
export type Said = string | readonly number[] | readonly Good[];
export type Tale<T = void> = Generator<Wait, T, Said>;

export const around = (table: Whole, from: number): number[] =>
  Array.from({length: table.seats}, (_, i) => (from + i) % table.seats);

export function credit(table: Whole, seat: number, points: number): void {
  if (points === 0) return;
  table.isles[seat]!.points += points;
  table.pool = Math.max(0, table.pool - points);
  if (table.pool === 0) table.flags.add('points');
}

/** The library of the chooser. */
export const twice = (table: Whole, seat: number): number => (works(table.isles[seat]!, 'library') ? 2 : 1);

/** A worker from the supply, else whoever is in arrivals, workers first. */
export function fetch(table: Whole): Piece {
  if (table.workers > 0) {
    table.workers--;
    return 'worker';
  }
  const at = table.arrivals.includes('worker') ? table.arrivals.indexOf('worker') : 0;
  return table.arrivals.splice(at, 1)[0]!;
}

export function payLight(table: Whole): void {
  const isle = table.isles[table.chooser];
  if (table.role !== 'captain' || table.light || !isle || !works(isle, 'lighthouse')) return;
  table.light = true;
  isle.doubloons++;
}

/** Kinds of places with an empty slot, but the guest house. */
function vacancies(isle: Isle): string[] {
  const open = [
    ...isle.tiles.filter(({piece}) => !piece).map(({kind}) => kind),
    ...isle.city
      .filter(({name, pieces}) => name !== 'guest-house' && pieces.length < slotsOf(name))
      .map(({name}) => name),
  ];
  return [...new Set<string>(open)];
}

const guestsOf = (isle: Isle): Piece[] => isle.city.find(({name}) => name === 'guest-house')?.pieces ?? [];

export const mayMove = (isle: Isle): boolean =>
  !isle.stays && guestsOf(isle).length > 0 && vacancies(isle).length > 0;

export function moves(table: Whole, seat: number): string[] {
  const isle = table.isles[seat]!;
  if (!mayMove(isle)) return [];
  return [...new Set(guestsOf(isle))].flatMap(piece => vacancies(isle).map(to => `guest ${piece} to ${to}`));
}

export function moveGuest(table: Whole, seat: number, line: string): void {
  const isle = table.isles[seat]!;
  const [, piece, , to] = line.split(' ') as [string, Piece, string, string];
  const guests = guestsOf(isle);
  guests.splice(guests.indexOf(piece), 1);
  const tile = isle.tiles.find(each => each.kind === to && !each.piece);
  if (tile) tile.piece = piece;
  else isle.city.find(({name, pieces}) => name === to && pieces.length < slotsOf(name))!.pieces.push(piece);
  payLight(table);
}

export function* window(table: Whole, seat: number): Tale {
  while (mayMove(table.isles[seat]!)) {
    const said = (yield {
      kind: 'line',
      seat,
      lines: [...moves(table, seat), 'pass', 'guests-stay'],
    }) as string;
    if (said === 'guests-stay') table.isles[seat]!.stays = true;
    if (!said.startsWith('guest ')) return;
    moveGuest(table, seat, said);
  }
}

export function* windows(table: Whole): Tale {
  if (!table.on.I || (table.role === 'mayor' && !table.rules.more!.guestMoveInMayorPhase)) return;
  for (const seat of around(table, table.chooser)) yield* window(table, seat);
}

/** One decision; after a move of a guest it is thought over anew. Nothing to choose is skipped, one thing is done. */
export function* decide(table: Whole, seat: number, options: () => string[]): Tale<string | null> {
  for (;;) {
    const lines = options();
    if (lines.length < 2) return lines[0] ?? null;
    const said = (yield {kind: 'line', seat, lines: [...lines, ...moves(table, seat)]}) as string;
    if (!said.startsWith('guest ')) return said;
    moveGuest(table, seat, said);
  }
}

/** Asks once and says `moved` after a move, so that the turn begins anew. */
export function* once(table: Whole, seat: number, lines: readonly string[]): Tale<string> {
  const said = (yield {kind: 'line', seat, lines: [...lines, ...moves(table, seat)]}) as string;
  if (!said.startsWith('guest ')) return said;
  moveGuest(table, seat, said);
  return 'moved';
}

const sorted = (tiles: readonly Good[]): Good[] => GOODS.flatMap(good => tiles.filter(tile => tile === good));

function reshuffle(table: Whole): void {
  table.deck = sorted([...table.deck, ...table.discard]);
  table.discard = [];
}

/** Tiles off the deck; where nothing is hidden, all that are left need no draw. */
export function* draw(table: Whole, count: number): Tale<Good[]> {
  if (!table.sealed && table.deck.length <= count) return table.deck.splice(0);
  const wanted = Math.min(count, table.deck.length);
  if (wanted === 0) return [];
  const drawn = (yield {kind: 'tiles', count: wanted}) as readonly Good[];
  for (const kind of drawn) table.deck.splice(table.deck.indexOf(kind), 1);
  return [...drawn];
}

export function* newRow(table: Whole): Tale {
  table.discard.push(...table.row.splice(0));
  table.row.push(...(yield* draw(table, table.seats + 1)));
  if (table.row.length <= table.seats && table.discard.length > 0) {
    reshuffle(table);
    table.row.push(...(yield* draw(table, table.seats + 1 - table.row.length)));
  }
}

export const tilesLeft = (table: Whole): boolean => table.deck.length + table.discard.length > 0;

/** A tile face up: the festival looks on. */
export function lay(table: Whole, seat: number, kind: Good | 'quarry', piece: Piece | null): void {
  const isle = table.isles[seat]!;
  const tile: Tile = {kind, piece};
  isle.tiles.push(tile);
  if (kind !== table.task.tile || isle.tiles.filter(each => each.kind === kind).length < 3) return;
  for (let i = 0; i < 3 && table.workers > 0; i++) {
    table.workers--;
    isle.sanJuan.push('worker');
  }
  table.discard.push(kind as Good);
  table.task.tile = null;
  table.winners[0] = seat;
}

/** Hacienda and land office: a tile unseen, which the owner of a forest house looks at first. */
export function* drawOne(table: Whole, seat: number): Tale {
  if (table.deck.length === 0) reshuffle(table);
  const planter = table.sealed && works(table.isles[seat]!, 'forest-house');
  const [kind] = yield* draw(table, 1);
  if (!planter) return lay(table, seat, kind!, null);
  table.looked = kind!;
  const said = yield* decide(table, seat, () => ['lay forest', 'lay plantation']);
  table.looked = null;
  if (said === 'lay forest') table.isles[seat]!.forests.push({face: kind!, hidden: true});
  else lay(table, seat, kind!, null);
}

export const has = (isle: Isle, name: Building): boolean => isle.city.some(house => house.name === name);
