/**
 * How a device is used at a table. `middle`: it lies among the people, and shows the board to all of them; who has a seat at it
 * takes it in hand, behind the curtain, for as long as she decides. `hand`: it is in somebody's hand beside such a one, and
 * shows what is hers and what she decides. Local: it is about this device at this table, and outlives a reload.
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

/** How the device is used at a table whose people go on to the next one: so it is used there, too. */
let along: {readonly game: string; readonly stance: Stance} | null = null;

export const takeAlong = ({tableId, game}: Pick<TableView, 'tableId' | 'game'>): void =>
  bringAlong(game, recallStance(tableId));

/** How the device is used at the table of this game that opens here next. */
export function bringAlong(game: string, stance: Stance | null): void {
  along = stance && {game, stance};
}

/** At the next table. */
export function comeAlong({tableId, game}: Pick<TableView, 'tableId' | 'game'>): void {
  if (along?.game !== game) return;
  rememberStance(tableId, along.stance);
  along = null;
}

/** As what a device can be used: in the middle lies what nobody holds, and a hand is somebody's; null for a table of one device. */
export const stanceOf = ({place, viewer}: TableView): Stance | null =>
  place !== 'network' ? null : viewer === null ? 'middle' : 'hand';

/** Somebody holds the device, which lies in the middle otherwise, and it is for somebody else to decide. */
export const isPutBack = ({tableId, place, seats, viewer, toAct, choices, sending}: TableView): boolean =>
  viewer !== null &&
  seats.some(({mine}) => mine) &&
  place === 'network' &&
  recallStance(tableId) === 'middle' &&
  toAct.length > 0 &&
  !toAct.includes(viewer) &&
  choices.length === 0 &&
  sending === null;

/** Of this device at this table now. */
export const stanceAt = (table: TableView): Stance | null => {
  const stance = recallStance(table.tableId);
  return stance === stanceOf(table) ? stance : null;
};
