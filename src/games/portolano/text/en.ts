import {events} from './en/events.ts';
import {help, synonyms} from './en/help.ts';
import {things} from './en/things.ts';
import {words} from './en/words.ts';
import type {PortText} from './type.ts';

/** English. */
export const text: PortText = {...words, ...things, events, help, synonyms};
