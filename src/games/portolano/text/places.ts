/** What every language says about a tile: the facts, in the order of the sentence. */
import {CANNON, GOODS} from '../data.ts';
import type {CellView} from '../view.ts';
import type {Told} from './types/board.ts';

/** "B3": columns have letters, rows numbers. */
export const place = (cell: number, {view: {side}}: Told): string =>
  `${String.fromCharCode(65 + (cell % side))}${Math.floor(cell / side) + 1}`;

/** Names of what can be picked up. */
export const itemNames = (items: readonly number[], {text}: Told, cannon: string): string[] =>
  items.map(item => (item === CANNON ? cannon : text.goods[GOODS[item]!]));

/** Names of the goods that a harbour still wants. */
export const wantedNames = ({harbour}: CellView, {text}: Told): string[] =>
  (harbour?.slots ?? []).flatMap(({demand, filled}) => (filled < 0 ? [text.goods[GOODS[demand]!]] : []));

/** Winds with which the pirate would drift onto the cell. */
export const pirateWinds = (cell: number, {view}: Told): number[] =>
  view.cells[cell]?.pirate ? [] : view.pirateNext.flatMap((next, wind) => (next === cell ? [wind] : []));
