/** Every string of a catalogue made two fifths longer, as another language may be. */

const BY = 0.4;

/** A word grows at its end; a sentence gets more words. What has no letters stays. */
function longer(said: string): string {
  const trimmed = said.trim();
  if (!/\p{L}{2}/u.test(trimmed)) return said;
  const more = trimmed.slice(0, Math.ceil(trimmed.length * BY)).trim();
  return trimmed.includes(' ') ? `${said} ${more}` : said + more.toLowerCase();
}

/** A copy of a catalogue in which strings, and what functions say, are longer. */
export function allLonger<T>(words: T): T {
  // The shape stays, key by key.
  if (typeof words === 'string') return longer(words) as T;
  if (typeof words === 'function')
    return ((...given: unknown[]) => allLonger((words as (...given: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(words)) return words.map(allLonger) as T;
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, allLonger(value)])) as T;
}
