/** The shapes of the expansions' actions, for `parse`. */
import {COUNTRY_SPACES} from '../data.ts';
import {type Field, isCount, isFlag, listOf, oneOf, type Shape} from '../shape.ts';
import {BUILDINGS, GOODS, ROLES, TILES} from '../types.ts';
import type {MoreAction, Payment} from './types.ts';

/** Longest list of places: six tile kinds and a city of small buildings. */
export const MOST_PLACES = TILES.length + 12;
const MOST_SHIPS = 3;
/** More tokens of a kind than there are. */
const MOST_TOKENS = 12;

const isGood = oneOf(GOODS);
const isPiece = oneOf(['worker', 'noble']);
const isLand = oneOf([...GOODS, 'forest']);
const isOccupant = oneOf(['empty', 'worker', 'noble']);
const isPlace = oneOf([...TILES, ...BUILDINGS]);
const isPlaceList = listOf(isCount(COUNTRY_SPACES), MOST_PLACES);

const isGivenPiece: Field = value => {
  if (value === null) return true;
  if (typeof value !== 'object' || Object.keys(value as object).length !== 2) return false;
  const {from, piece} = value as {from?: unknown; piece?: unknown};
  return (from === 'san-juan' || isPlace(from)) && isPiece(piece);
};

/** A payment, by its three fields and nothing else. */
export const isPayment: Field = value => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 3) return false;
  const {piece, good, point} = value as Partial<Record<keyof Payment, unknown>>;
  return isGivenPiece(piece) && (good === null || isGood(good)) && isFlag(point);
};

export const MORE_SHAPES: Readonly<Record<MoreAction['type'], Shape>> = {
  draft: [['building', oneOf(BUILDINGS)]],
  moveGuest: [
    ['piece', isPiece],
    ['to', isPlace],
  ],
  guestsStay: [],
  layTile: [['asForest', isFlag]],
  supply: [['goods', listOf(isGood, GOODS.length)]],
  smallWharf: [
    [
      'goods',
      value =>
        listOf(isCount(MOST_TOKENS), GOODS.length)(value) && (value as unknown[]).length === GOODS.length,
    ],
  ],
  placeNobles: [['nobles', isPlaceList]],
  takePiece: [['piece', isPiece]],
  discardTile: [
    ['tile', isLand],
    ['from', isOccupant],
  ],
  buyTile: [
    ['tile', isGood, 'optional'],
    ['asForest', isFlag, 'optional'],
  ],
  sellTile: [
    ['tile', isLand],
    ['from', isOccupant],
  ],
  piracy: [
    ['ship', isCount(MOST_SHIPS - 1)],
    ['keep', isCount(3)],
  ],
  plunder: [],
  raid: [['slots', isPlaceList]],
  capture: [['role', oneOf(ROLES)]],
};
