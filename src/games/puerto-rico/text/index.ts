/** The texts of Puerto Rico, one language at a time and on demand. */
import type {Language} from '../../../i18n/language.ts';
import type {PrEvent} from '../types.ts';
import type {NameOf, PrText} from './type.ts';

export type {PrText} from './type.ts';

/** @param more with the words of the expansions; a table of the base game does without */
export function loadPrText(language: Language, more = true): Promise<PrText> {
  switch (language) {
    case 'hu':
      return more
        ? import('../expansions/text/hu/index.ts').then(({full}) => full)
        : import('./hu.ts').then(({text}) => text);
    case 'pl':
      return more
        ? import('../expansions/text/pl/index.ts').then(({full}) => full)
        : import('./pl.ts').then(({text}) => text);
    default:
      return more
        ? import('../expansions/text/en/index.ts').then(({full}) => full)
        : import('./en.ts').then(({text}) => text);
  }
}

const PAGES = {
  en: () => import('./en/help.ts'),
  hu: () => import('./hu/help.ts'),
  pl: () => import('./pl/help.ts'),
};

/** The pages of the help, which tell what a tile is: a table of the base game is first drawn without them. */
export async function fillHelp(language: Language): Promise<void> {
  const [text, {help, synonyms}] = await Promise.all([loadPrText(language, false), PAGES[language]()]);
  Object.assign(text, {help, synonyms});
}

/** The log line of one event. */
export function wordEvent(text: PrText, event: PrEvent, name: NameOf): string {
  // The key and the event are of the same type, which the compiler cannot follow through the union.
  const word = text.events[event.type] as (event: PrEvent, name: NameOf) => string;
  return word(event, name);
}
