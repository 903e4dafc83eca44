/** What a person has prepared but not sent. Local, never synchronised; survives re-render, rotation and reload. */
import type {Action} from '../../src/engine/game.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';

/** A game adds what its decisions with several parts need: a placement, a payment. Plain JSON. */
export interface BoardDraft<A extends Action = Action> {
  /** The selected card, tile or button; the fields that it leaves open are added when it is sent. */
  readonly picked: A | null;
}

/** One draft per table and decision: what others do meanwhile does not touch it. */
export const draftKey = (table: TableView): string =>
  `${keysOf(table)}${table.viewer ?? '-'}:${table.decision}`;

const keysOf = ({tableId}: TableView): string => `rs-draft:${tableId}:`;

/** The kept draft of this decision; the empty one when there is none or the browser keeps nothing. */
export function loadDraft<D extends BoardDraft>(table: TableView, empty: D): D {
  try {
    const kept = sessionStorage.getItem(draftKey(table));
    return kept ? {...empty, ...(JSON.parse(kept) as Partial<D>)} : empty;
  } catch {
    return empty;
  }
}

/** Keeps a draft and drops those of earlier decisions at the same table. */
export function saveDraft(table: TableView, draft: BoardDraft): void {
  try {
    const stale = Object.keys(sessionStorage).filter(key => key.startsWith(keysOf(table)));
    for (const key of stale) sessionStorage.removeItem(key);
    sessionStorage.setItem(draftKey(table), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}
