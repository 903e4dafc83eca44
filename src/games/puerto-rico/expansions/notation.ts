/** Lines for the actions of the expansions: `guest worker to hacienda`, `piracy 1 keep 3`. */
import {GOODS} from '../types.ts';
import type {MoreAction, Payment} from './types.ts';

/** `paying worker@hacienda indigo point`. */
export const writePayment = ({piece, good, point}: Payment): string =>
  [
    ' paying',
    ...(piece ? [`${piece.piece}@${piece.from}`] : []),
    ...(good ? [good] : []),
    ...(point ? ['point'] : []),
  ].join(' ');

/** What stands behind `paying`, in the order in which it is written. */
export function readPayment(words: readonly string[]): unknown {
  const given = words.find(word => word.includes('@'))?.split('@');
  return {
    piece: given ? {from: given[1], piece: given[0]} : null,
    good: GOODS.find(good => words.includes(good)) ?? null,
    point: words.includes('point'),
  };
}

const forest = (asForest: boolean | undefined): string =>
  asForest === undefined ? '' : asForest ? ' as forest' : ' as plantation';

export function writeMore(action: MoreAction): string {
  switch (action.type) {
    case 'draft':
      return `draft ${action.building}`;
    case 'moveGuest':
      return `guest ${action.piece} to ${action.to}`;
    case 'guestsStay':
      return 'guests-stay';
    case 'layTile':
      return action.asForest ? 'lay forest' : 'lay plantation';
    case 'supply':
      return ['supply', ...action.goods].join(' ');
    case 'smallWharf':
      return `small-wharf ${action.goods.join(' ')}`;
    case 'placeNobles':
      return `nobles ${action.nobles.join(' ')}`;
    case 'takePiece':
      return `piece ${action.piece}`;
    case 'discardTile':
      return `discard ${action.tile} ${action.from}`;
    case 'buyTile':
      return action.tile === undefined ? 'buy' : `buy ${action.tile}${forest(action.asForest)}`;
    case 'sellTile':
      return `give ${action.tile} ${action.from}`;
    case 'piracy':
      return `piracy ${action.ship} keep ${action.keep}`;
    case 'plunder':
      return 'plunder';
    case 'raid':
      return `raid ${action.slots.join(' ')}`;
    case 'capture':
      return `capture ${action.role}`;
  }
}

type Words = readonly string[];

/** `as forest`, `as plantation` or nothing. */
export const forestOf = (words: Words) => {
  const at = words.indexOf('as');
  return at < 0 ? {} : {asForest: words[at + 1] === 'forest'};
};

export const MORE_READERS: Readonly<Record<string, (words: Words) => unknown>> = {
  draft: ([building]) => ({type: 'draft', building}),
  guest: ([piece, , to]) => ({type: 'moveGuest', piece, to}),
  'guests-stay': () => ({type: 'guestsStay'}),
  lay: ([what]) => ({type: 'layTile', asForest: what === 'forest'}),
  supply: goods => ({type: 'supply', goods}),
  'small-wharf': words => ({type: 'smallWharf', goods: words.map(Number)}),
  nobles: words => ({type: 'placeNobles', nobles: words.map(Number)}),
  piece: ([piece]) => ({type: 'takePiece', piece}),
  discard: ([tile, from]) => ({type: 'discardTile', tile, from}),
  buy: ([tile, ...rest]) => ({type: 'buyTile', ...(tile === undefined ? {} : {tile}), ...forestOf(rest)}),
  give: ([tile, from]) => ({type: 'sellTile', tile, from}),
  piracy: ([ship, , keep]) => ({type: 'piracy', ship: Number(ship), keep: Number(keep)}),
  plunder: () => ({type: 'plunder'}),
  raid: words => ({type: 'raid', slots: words.map(Number)}),
  capture: ([role]) => ({type: 'capture', role}),
};
