/** What the rows of all rules share: positions, and how a row becomes a test. */
import {test} from 'node:test';
import {seededRng} from '../../../../src/base/rng.ts';
import {decodeOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/catan/index.ts';
import type {CatAction} from '../../../../src/games/catan/types.ts';
import {drawAll} from './deal.ts';
import {counts, Table} from './table.ts';

export const begun = (options = {}, seats = 4, rules?: number) => new Table(options, seats, rules);
/** In the trade phase of seat 0, everybody without cards; the 11 pays nobody that matters. */
export const trading = (options = {}, seats = 4) => begun(options, seats).roll(6, 6).empty();
export const terms = (give: Parameters<typeof counts>[0], want: Parameters<typeof counts>[0]) => ({
  give: counts(give),
  want: counts(want),
});
export const offer = (
  give: Parameters<typeof counts>[0],
  want: Parameters<typeof counts>[0],
  to = [1, 2, 3],
): CatAction => ({
  type: 'offer',
  to,
  terms: terms(give, want),
});
export const random = (options: object, seed: string) =>
  drawAll(game.setup(decodeOptions(game.options, options)!, 4), seededRng(seed)).state;
export const founding = (seats = 4) => begun({board: 'beginner-modern'}, seats);

/** Founds for everybody on the first places on offer. */
export function found(table: Table): Table {
  while (table.state.turn === 0) {
    const seat = table.state.active;
    const [choice] = game.choices(table.state, seat, table.dealer.faces(seat));
    const hole = (choice?.at ?? choice?.edge) as unknown as {of: number[]};
    const place = hole.of[0]!;
    table.do(
      seat,
      choice!.type === 'foundRoad' ? {type: 'foundRoad', edge: place} : {type: 'foundSettlement', at: place},
    );
  }
  return table;
}

/** A rule's id, what holds, and a position in which it shows. */
export type Row = readonly [id: string, what: string, holds: () => void];

export const testRows = (rows: readonly Row[]): void => {
  for (const [id, what, holds] of rows) test(`${id} ${what}`, holds);
};
