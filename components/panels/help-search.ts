/** Finding pages of the rules, also by words of older editions. Pure. */
import type {HelpChapter, HelpPage} from '../../src/i18n/game-text.ts';

export interface HelpFinds {
  readonly pages: readonly HelpPage[];
  /** The old word that was searched for and the one that the texts use; null when the search used their words. */
  readonly means: {readonly term: string; readonly word: string} | null;
}

/** Lower case without accents, so that "rozmiesc" finds "rozmieść". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Pages with all words of the query, in any order; those whose title has them first. */
export function findPages(
  chapters: readonly HelpChapter[],
  synonyms: readonly (readonly [term: string, means: string])[],
  query: string,
): HelpFinds {
  const asked = plain(query).trim();
  const synonym = synonyms.find(([term]) =>
    asked.length > 2 ? plain(term).startsWith(asked) : plain(term) === asked,
  );
  const wanted = synonym ? [asked, plain(synonym[1])] : [asked];
  const all = chapters.flatMap(({pages}) => pages);
  const within = (text: string) => {
    const said = plain(text);
    return wanted.some(words => words.split(/\s+/).every(word => said.includes(word)));
  };
  const titled = all.filter(page => within(page.title));
  const told = all.filter(
    page => !titled.includes(page) && within(`${page.title} ${page.body} ${page.rules.join(' ')}`),
  );
  return {
    pages: [...titled, ...told],
    means: synonym ? {term: synonym[0], word: synonym[1]} : null,
  };
}
