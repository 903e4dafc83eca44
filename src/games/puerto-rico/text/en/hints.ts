import type {PrHintWords} from '../types/hints.ts';
import {words} from './words.ts';

const card = (doubloons: number): string =>
  doubloons > 0
    ? `, and ${doubloons} ${doubloons === 1 ? 'doubloon lies' : 'doubloons lie'} on the card`
    : '';

export const hints: PrHintWords = {
  noExtraWorker: role => `${role}, without the extra worker`,
  placed: places => `Workers on: ${places}`,
  placedNobles: places => `Nobles on: ${places}`,
  kept: goods => `Keep ${words.goodsList(goods)}`,
  reasons: {
    firstTile: ({tile, card: extra}, {tiles}) =>
      `You choose first, and could take the ${tiles[tile]}${card(extra)}.`,
    workers: ({workers, empty, card: extra}, {count}) =>
      `You get ${count.workers(workers)}; ${empty === 0 ? 'none of your circles is empty' : `${empty} of your circles ${empty === 1 ? 'is' : 'are'} empty`}${card(extra)}.`,
    canBuild: ({building, price, card: extra}, {buildings, count}) =>
      `You could build the ${buildings[building].name} for ${count.doubloons(price)}, 1 less than the others pay${card(extra)}.`,
    harvest: ({own, others, card: extra}, {count}) =>
      `You make ${count.goods(own)}, nobody else more than ${others}${card(extra)}.`,
    shipping: ({own, others, card: extra}, {count}) =>
      `Shipping brings you about ${count.points(own)}, nobody else more than ${others}${card(extra)}.`,
    sales: ({doubloons, card: extra}, {count}) =>
      `You sell first, for ${count.doubloons(doubloons)}, before the house is full${card(extra)}.`,
    prospecting: ({doubloons}, {count}) =>
      `${count.doubloons(doubloons)} for you, and nothing for anybody else.`,
    quarry: () => 'A manned quarry makes every building 1 doubloon cheaper, for the rest of the game.',
    corn: () => 'Corn needs no building: one worker on it is a barrel in every harvest.',
    drawn: () => 'A plantation for nothing, before you choose another.',
    noble: () => 'A noble works like any worker, and counts a point at the end.',
    pass: () => 'What is on offer is not worth its price now.',
    feeds: ({good}, {goods}) => `Your building for ${goods[good]} has room for it.`,
    newKind: ({good}, {goods}) => `You do not grow ${goods[good]} yet: another kind to sell and to ship.`,
    moreOf: ({good}, {goods}) => `More ${goods[good]} fills ships faster.`,
    processes: ({good, tiles}, {tile}) => `It puts ${tile(tiles, good)} of yours to use.`,
    atEnd: ({points, bonus}, {count}) =>
      `It counts ${count.points(points)}, and as you stand now ${bonus} more at the end.`,
    effect: ({building}, {buildings}) => buildings[building].help,
    barrel: ({good}, {goods}) => `Another barrel of ${goods[good]}, which the others do not get.`,
    sale: ({doubloons, free}, {count}) =>
      `Brings ${count.doubloons(doubloons)}${free === 0 ? ', and closes the house to the others' : ''}.`,
    loading: ({points, sails}, {count}) =>
      `Brings ${count.points(points)}${sails ? ', and fills the ship' : ''}.`,
    storing: ({kept, spoils}, {count}) =>
      spoils === 0
        ? 'Nothing spoils.'
        : `Keeps ${count.goods(kept)} of the most use; ${spoils} spoil${spoils === 1 ? 's' : ''} in any case.`,
    works: ({goods, buildings}, {count}) =>
      `The next harvest makes ${count.goods(goods)}${buildings > 0 ? `, and ${buildings} other ${buildings === 1 ? 'building works' : 'buildings work'}` : ''}.`,
  },
};
