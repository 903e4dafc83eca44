import {events} from './hu/events.ts';
import {help, synonyms} from './hu/help.ts';
import {things} from './hu/things.ts';
import {words} from './hu/words.ts';
import type {PortText} from './type.ts';

/** Hungarian. */
export const text: PortText = {...words, ...things, events, help, synonyms};
