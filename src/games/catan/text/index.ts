/** The texts of Catan, one language at a time and on demand. */
import type {Language} from '../../../i18n/language.ts';
import type {CatEvent} from '../types.ts';
import type {CatText, NameOf} from './type.ts';

export type {CatText} from './type.ts';

export function loadCatText(language: Language): Promise<CatText> {
  switch (language) {
    case 'hu':
      return import('./hu.ts').then(({text}) => text);
    case 'pl':
      return import('./pl.ts').then(({text}) => text);
    default:
      return import('./en.ts').then(({text}) => text);
  }
}

/** The log line of one event. */
export function wordEvent(text: CatText, event: CatEvent, name: NameOf): string {
  // The key and the event are of the same type, which the compiler cannot follow through the union.
  const word = text.events[event.type] as (event: CatEvent, name: NameOf) => string;
  return word(event, name);
}
