/** Fills up the words of the base game: loaded where an expansion is in play, and for the help. */
import {help, synonyms} from '../help.ts';
import {text} from '../text.ts';
import {moreBuildings} from './buildings.ts';
import {moreEvents} from './events.ts';
import {moreOptions} from './options.ts';
import {moreRefusals} from './refusals.ts';
import {words} from './words.ts';

Object.assign(text.buildings, moreBuildings);
Object.assign(text.events, moreEvents);
Object.assign(text.refusals, moreRefusals);
Object.assign(text.options, moreOptions);

export const full = Object.assign(text, {more: words, help, synonyms});
