/**
 * How a device is used at a table. `middle`: it has no seat, lies among the people, and shows the board to all of them. `hand`: it
 * is in somebody's hand beside such a one, and shows what is hers and what she decides. Local: it is about this device at this
 * table, and outlives a reload.
 */
import type {TableView} from '../../src/table/seen/view-model.ts';

export type Stance = 'middle' | 'hand';

const KEY = 'rs-stance';

/** Tables of which it is kept: the oldest goes first. */
const KEPT = 30;

/** What the browser does not keep, for as long as the page lives. */
const unkept = new Map<string, Stance | null>();

/** By table; what does not look like it counts as nothing. */
function all(): readonly (readonly [table: string, stance: Stance])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

const isKept = (pair: unknown): pair is readonly [string, Stance] =>
  Array.isArray(pair) && typeof pair[0] === 'string' && (pair[1] === 'middle' || pair[1] === 'hand');

export function recallStance(table: string): Stance | null {
  const here = unkept.get(table);
  return here === undefined ? (all().find(([id]) => id === table)?.[1] ?? null) : here;
}

export function rememberStance(table: string, stance: Stance | null): void {
  const rest = all().filter(([id]) => id !== table);
  const kept = stance ? [...rest, [table, stance]].slice(-KEPT) : rest;
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    unkept.delete(table);
  } catch {
    unkept.set(table, stance);
  }
}

/** As what a device can be used: in the middle lies only one without a seat, and a hand has one; null for a table of one device. */
export const stanceOf = ({place, seats}: TableView): Stance | null =>
  place !== 'network' ? null : seats.some(({mine}) => mine) ? 'hand' : 'middle';

/** Of this device at this table now. */
export const stanceAt = (table: TableView): Stance | null => {
  const stance = recallStance(table.tableId);
  return stance === stanceOf(table) ? stance : null;
};
