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

/**
 * What a join link says is played at its table, so that whoever follows it fetches the board on the way; null where it
 * does not say. No more than a hint: what counts is the word of the host.
 */
export const gameAt = (link: string): string | null =>
  /#j=2(?:\.[\w-]+){3}\.([a-z][a-z0-9-]{0,39})$/.exec(link.trim())?.[1] ?? null;

/** @param tableId the open table, null for none */
export const hashOf = (tableId: string | null): string => (tableId === null ? '' : `#t=${tableId}`);
