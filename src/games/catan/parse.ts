/** The shapes of actions. */
import {count, handle, index, listOf, oneOf, orNull, readerOf, record} from '../../engine/kit/fields.ts';
import {CORNERS, EDGES, HEXES} from './data/island.ts';
import {PILE} from './data.ts';
import {CAT_SEATS} from './options.ts';
import {type CatAction, RESOURCES} from './types.ts';

/** All resource cards there are. */
const MOST_CARDS = PILE * RESOURCES.length;

const seat = index(CAT_SEATS.max);
/** The number of an offer or a proposal; more of them than any table makes. */
const item = count(1_000_000);
const counts = listOf(count(PILE), RESOURCES.length, RESOURCES.length);
const resource = oneOf(RESOURCES);
const opening = record({handle, face: index(RESOURCES.length)});
const shown = {'show?': listOf(opening, 1, MOST_CARDS)};
const terms = record({give: counts, want: counts, ...shown});
const at = index(CORNERS.length);
const edge = index(EDGES.length);
const card = handle;

/** A fresh copy of a well-formed action, or null. */
export const parse = readerOf<CatAction>({
  foundSettlement: {at},
  foundRoad: {edge},
  roll: {},
  discard: {cards: counts, hidden: listOf(handle, 0, MOST_CARDS)},
  robber: {hex: index(HEXES.length), victim: orNull(seat)},
  offer: {to: listOf(seat, 1, CAT_SEATS.max), terms},
  accept: {offer: item, ...shown},
  decline: {offer: item},
  propose: {terms},
  confirm: {with: seat, item, ...shown},
  withdraw: {item},
  bankTrade: {give: resource, take: resource, ...shown},
  toBuild: {},
  buildRoad: {edge, ...shown},
  buildSettlement: {at, ...shown},
  buildCity: {at, ...shown},
  buyCard: shown,
  knight: {card},
  roadBuilding: {card},
  yearOfPlenty: {card, take: counts},
  monopoly: {card, kind: resource},
  freeRoad: {edge},
  declareVictory: {cards: listOf(handle, 1, 5)},
  endTurn: {},
});
