/** The texts of San Juan, one language at a time and on demand. */
import type {Language} from '../../../i18n/language.ts';
import type {SjEvent} from '../types.ts';
import type {NameOf, SjText} from './type.ts';

export type {SjText} from './type.ts';

export function loadSjText(language: Language): Promise<SjText> {
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
export function wordEvent(text: SjText, event: SjEvent, name: NameOf): string {
  // The key and the event are of the same type, which the compiler cannot follow through the union.
  const word = text.events[event.type] as (event: SjEvent, name: NameOf) => string;
  return word(event, name);
}
