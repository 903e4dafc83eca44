/**
 * What this tab notes of a table beside it: what is prepared of a move and not sent. Plain JSON, never synchronised, there
 * again after a reload, and gone with the table. A browser that keeps nothing has none.
 */
const keysOf = (tableId: string, of: string): string => `rs-note:${tableId}:${of}`;

export function note(tableId: string, of: string, value: unknown): void {
  try {
    sessionStorage.setItem(keysOf(tableId, of), JSON.stringify(value));
  } catch {
    // It lives as long as the page.
  }
}

/** As it was noted, by any version of this app; null when there is nothing. */
export function noted(tableId: string, of: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keysOf(tableId, of)) ?? 'null');
  } catch {
    return null;
  }
}

/** @param of what its notes begin with; all of the table without it */
export function forgetNotes(tableId: string, of = ''): void {
  try {
    const all = Object.keys(sessionStorage).filter(key => key.startsWith(keysOf(tableId, of)));
    for (const key of all) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept.
  }
}
