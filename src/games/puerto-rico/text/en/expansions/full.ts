/** Fills up the words of the base game: loaded where an expansion is in play, and for the help. */

import {numberIn} from '../../../../../i18n/problem-words.ts';
import type {MoreRefusalTexts} from '../../types/expansions.ts';
import {text} from '../text.ts';
import {moreBuildings} from './buildings.ts';
import {moreEvents} from './events.ts';
import {moreOptions} from './options.ts';
import {words} from './words.ts';

const moreRefusals: MoreRefusalTexts = {
  'pr/not-to-draft': () => 'This building cannot come into the game any more.',
  'pr/small-first': () => 'Large buildings are chosen when all small spaces are filled.',
  'pr/no-guest': () => 'No such guest stands on your guest house.',
  'pr/no-guest-moves': () => 'Guests do not move now.',
  'pr/no-empty-slot': () => 'There is no empty slot.',
  'pr/no-trading-post': () => 'You have no active trading post.',
  'pr/sold-already': () => 'You have made your sale in this phase.',
  'pr/house-full': () => 'The trading house is full.',
  'pr/no-small-wharf': () => 'You have no active small wharf.',
  'pr/small-wharf-used': () => 'You have used your small wharf in this phase.',
  'pr/no-such-goods': () => 'Load at least one barrel, and no more than you have.',
  'pr/payment-mismatch': details => `Give back exactly what is missing: ${numberIn(details, 'short')}.`,
  'pr/payment-lacking': () => 'You cannot give that back.',
  'pr/no-black-market': () => 'You have no active black market.',
  'pr/too-many-supplies': details => `Different goods only, at most ${numberIn(details, 'nobles')}.`,
  'pr/no-such-piece': () => 'There is no such piece in arrivals.',
  'pr/nobles-mismatch': details => `The nobles do not fit: ${numberIn(details, 'want')} at most.`,
  'pr/no-such-tile': () => 'You have no such tile.',
  'pr/no-land-office': () => 'Your land office cannot do that now.',
  'pr/no-country-space': () => 'Your countryside is full.',
  'pr/no-doubloon': () => 'You have no doubloon.',
  'pr/deck-empty': () => 'No face-down tile is left.',
  'pr/holds-token': () => 'Whoever has the token cannot take the buccaneer.',
  'pr/own-captive': () => 'You hold this role captive; only the others can take it.',
  'pr/ship-empty': () => 'There are no goods on this ship.',
  'pr/keeps-too-many': details => `You may keep at most ${numberIn(details, 'most')}.`,
  'pr/house-empty': () => 'The trading house is empty.',
  'pr/nothing-to-raid': () => 'Arrivals hold no more than one piece per player.',
  'pr/not-to-capture': () => 'This role cannot be captured.',
};

Object.assign(text.buildings, moreBuildings);
Object.assign(text.events, moreEvents);
Object.assign(text.refusals, moreRefusals);
Object.assign(text.options, moreOptions);

export const full = Object.assign(text, {more: words});
