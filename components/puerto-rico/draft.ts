/** What a person has prepared but not sent. Local, never synchronised; survives re-render, rotation and reload. */
import type {PrAction} from '../../src/games/puerto-rico/types.ts';
import type {TableView} from '../../src/table/view-model.ts';
import type {Riders} from './legal.ts';
import type {Placement} from './placement.ts';
import type {StoreAction} from './storing.ts';

export interface Draft {
  /** The selected card, tile, building, sale or loading; riders are added when it is sent. */
  readonly picked: PrAction | null;
  /** Null until something was moved: then the proposal shows. */
  readonly placement: Placement | null;
  readonly store: StoreAction | null;
  readonly riders: Riders;
}

export const EMPTY: Draft = {
  picked: null,
  placement: null,
  store: null,
  riders: {takeWorker: true, privilegeWorkers: true},
};

/** One draft per table and decision: it belongs to the entry after which the decision stands. */
export const draftKey = (table: TableView): string =>
  `rs-draft:${table.tableId}:${table.viewer ?? '-'}:${table.log.at(-1)?.n ?? 0}`;

const prefix = (table: TableView): string => `rs-draft:${table.tableId}:`;

/** The kept draft of this decision; the empty one when there is none or the browser keeps nothing. */
export function loadDraft(table: TableView): Draft {
  try {
    const kept = sessionStorage.getItem(draftKey(table));
    return kept ? {...EMPTY, ...(JSON.parse(kept) as Partial<Draft>)} : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps a draft and drops those of earlier decisions at the same table. */
export function saveDraft(table: TableView, draft: Draft): void {
  try {
    const stale = Object.keys(sessionStorage).filter(key => key.startsWith(prefix(table)));
    for (const key of stale) sessionStorage.removeItem(key);
    sessionStorage.setItem(draftKey(table), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing: the draft lives as long as the page.
  }
}
