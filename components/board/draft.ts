/** What a person has prepared but not sent. Local, never synchronised; survives re-render, rotation and reload. */

import type {Action} from '../../src/engine/game.ts';
import {forgetNotes, note, noted} from '../../src/table/seen/notes.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';

/** A game adds what its decisions with several parts need: a placement, a payment. Plain JSON. */
export interface BoardDraft<A extends Action = Action> {
  /** The selected card, tile or button; the fields that it leaves open are added when it is sent. */
  readonly picked: A | null;
}

/** One draft per table and decision: what others do meanwhile does not touch it. */
export const draftKey = (table: TableView): string => `${table.tableId}:${noteOf(table)}`;

const DRAFT = 'draft:';
const noteOf = ({viewer, decision}: TableView): string => `${DRAFT}${viewer ?? '-'}:${decision}`;

/** The kept draft of this decision; the empty one when there is none or the browser keeps nothing. */
export function loadDraft<D extends BoardDraft>(table: TableView, empty: D): D {
  const kept = noted(table.tableId, noteOf(table));
  return kept ? {...empty, ...(kept as Partial<D>)} : empty;
}

/** Keeps a draft and drops those of earlier decisions at the same table. */
export function saveDraft(table: TableView, draft: BoardDraft): void {
  forgetNotes(table.tableId, DRAFT);
  note(table.tableId, noteOf(table), draft);
}
