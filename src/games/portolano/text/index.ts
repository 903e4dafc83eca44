/** The texts of Portolano, one language at a time and on demand. */
import type {Language} from '../../../i18n/language.ts';
import type {PortEvent} from '../types.ts';
import type {NameOf, PlaceOf, PortText} from './type.ts';

export type {PortText} from './type.ts';

export function loadPortText(language: Language): Promise<PortText> {
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
export function wordEvent(text: PortText, event: PortEvent, name: NameOf, at: PlaceOf = null): string {
  // The key and the event are of the same type, which the compiler cannot follow through the union.
  const word = text.events[event.type] as (event: PortEvent, name: NameOf, at: PlaceOf) => string;
  return word(event, name, at);
}
