/** The shapes of actions, those of the expansions among them. */
import {
  count,
  eitherOf,
  flag,
  index,
  listOf,
  oneOf,
  orNull,
  readerOf,
  record,
} from '../../engine/kit/fields.ts';
import {COUNTRY_SPACES} from './data.ts';
import {BUILDINGS, GOODS, type PrAction, ROLES, TILES} from './types.ts';

const MOST_SHIPS = 3;
/** More tokens of a kind than there are. */
const MOST_TOKENS = 12;
/** Longest list of places: six tile kinds and a city of small buildings. */
const MOST_PLACES = TILES.length + 12;

const role = oneOf(ROLES);
const building = oneOf(BUILDINGS);
const good = oneOf(GOODS);
const goods = listOf(good, 0, GOODS.length);
const tile = oneOf(TILES);
const land = {tile: oneOf([...GOODS, 'forest']), from: oneOf(['empty', 'worker', 'noble'])};
const piece = oneOf(['worker', 'noble']);
const place = oneOf([...TILES, ...BUILDINGS]);
const slots = listOf(count(COUNTRY_SPACES), 0, MOST_PLACES);
const ship = index(MOST_SHIPS);
const yes = oneOf([true]);
const payment = record({
  piece: orNull(record({from: oneOf(['san-juan', ...TILES, ...BUILDINGS]), piece})),
  good: orNull(good),
  point: flag,
});

/** A fresh copy of a well-formed action, or null. */
export const parse = readerOf<PrAction>({
  takeRole: {role, 'privilegeWorkers?': count(2)},
  drawTile: {},
  settle: {tile, 'asForest?': flag, 'takeWorker?': flag},
  place: {slots},
  build: {building, 'payment?': payment, 'takeWorker?': flag},
  takeGood: {good},
  sell: {good, 'post?': yes},
  load: {good, ship: eitherOf(ship, oneOf(['wharf']))},
  store: {kinds: goods, singles: goods},
  pass: {},
  draft: {building},
  moveGuest: {piece, to: place},
  guestsStay: {},
  layTile: {asForest: flag},
  supply: {goods},
  smallWharf: {goods: listOf(count(MOST_TOKENS), GOODS.length, GOODS.length)},
  placeNobles: {nobles: slots},
  takePiece: {piece},
  discardTile: land,
  buyTile: {'tile?': good, 'asForest?': flag},
  sellTile: land,
  piracy: {ship, keep: count(3)},
  plunder: {},
  raid: {slots},
  capture: {role},
});
