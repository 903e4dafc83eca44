import {events} from './pl/events.ts';
import {help, synonyms} from './pl/help.ts';
import {things} from './pl/things.ts';
import {words} from './pl/words.ts';
import type {PortText} from './type.ts';

/** Polish. */
export const text: PortText = {...words, ...things, events, help, synonyms};
