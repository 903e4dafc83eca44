import type {PortText} from '../types/text.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {refusals} from './refusals.ts';
import {things} from './things.ts';
import {words} from './words.ts';

/** English. */
export const text: PortText = {...words, ...things, events, refusals, help, synonyms};
