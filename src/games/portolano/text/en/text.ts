import type {PortText} from '../types/text.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {things} from './things.ts';
import {words} from './words.ts';

/** English. */
export const text: PortText = {...words, ...things, events, help, synonyms};
