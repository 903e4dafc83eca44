/**
 * What the page's address asks for after its `#`: nothing, a table of this device (`t=`), or a join link, which the
 * network reads (`net/link-text.ts`). The one place that knows how it is written.
 */
export type Place =
  | {readonly at: 'home'}
  | {readonly at: 'table'; readonly tableId: string}
  | {readonly at: 'link'; readonly link: string};

/** @param hash with its `#`, or empty */
export function readHash(hash: string): Place {
  if (hash.length < 2) return {at: 'home'};
  if (!hash.startsWith('#t=')) return {at: 'link', link: hash};
  return {at: 'table', tableId: hash.slice(3)};
}

/** @param tableId the open table, null for none */
export const hashOf = (tableId: string | null): string => (tableId === null ? '' : `#t=${tableId}`);
