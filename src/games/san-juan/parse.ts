/** The shapes of actions. */
import {count, flag, handle, index, listOf, oneOf, readerOf} from '../../engine/kit/fields.ts';
import {CARDS} from './data.ts';
import {ROLES, type SjAction} from './types.ts';

/** More places than any row has. */
const MOST_PLACES = 16;
const place = count(MOST_PLACES);
const cards = listOf(handle, 0, CARDS);
const places = listOf(place, 0, MOST_PLACES);

/** A fresh copy of a well-formed action, or null. */
export const parse = readerOf<SjAction>({
  draft: {keep: cards},
  tuck: {card: handle},
  discard: {cards},
  takeRole: {role: oneOf(ROLES), 'useLibrary?': flag},
  build: {card: handle, face: index(CARDS), 'over?': place, pay: cards, goods: places},
  produce: {places},
  sell: {places},
  consult: {},
  keep: {cards},
  mine: {},
  take: {card: handle},
  pass: {},
});
