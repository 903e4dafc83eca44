import {sum} from '../../../../../base/sum.ts';
import {withA} from '../../../../../i18n/en/grammar.ts';
import {counter} from '../../../../../i18n/plural.ts';
import type {Building, GoodCounts, Tile} from '../../../types.ts';
import {goodsLister} from '../../counts.ts';
import type {MoreEventTexts} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {goods, tiles} from '../nouns.ts';
import {roles} from '../roles.ts';
import {words as baseWords} from '../words.ts';
import {words} from './words.ts';

const counted = counter('en');
const doubloons = counted({one: 'doubloon', other: 'doubloons'});
const points = counted({one: 'point', other: 'points'});
const workers = counted({one: 'worker', other: 'workers'});
const listed: (counts: GoodCounts) => string = goodsLister(
  'en',
  (n, kind) => `${n} ${goods[kind]}`,
  'nothing',
);

export const placeName = (to: Tile | Building): string =>
  to in buildings ? buildings[to as Building].name : tiles[to as Tile];
const land = (tile: keyof typeof goods | 'forest'): string =>
  tile === 'forest' ? words.forest : tiles[tile];
const gain = (money: number, vp: number): string => (vp ? points(vp) : doubloons(money));

export const moreEvents: MoreEventTexts = {
  taskSet: event => {
    switch (event.task) {
      case 'cultivation':
        return `Festival, cultivation: ${baseWords.tile(3, event.tile)}`;
      case 'production':
        return `Festival, production: ${listed(event.goods)}`;
      default:
        return `Festival, construction: ${buildings[event.building].name}`;
    }
  },
  drafted: ({building, by}, name) =>
    by === null
      ? `In this game: ${buildings[building].name}`
      : `${name(by)} brings the ${buildings[building].name} into the game`,
  guestMoved: ({seat, piece, to}, name) =>
    `${name(seat)} moves ${withA(words.pieces[piece])}: ${placeName(to)}`,
  forestPlanted: ({seat, tile, worker}, name) =>
    `${name(seat)} plants a forest${tile ? ` (${tiles[tile]})` : ''}${worker ? '; a worker waits in San Juan' : ''}`,
  drewHidden: ({seat, with: by}, name) =>
    `${name(seat)} looks at a face-down tile: ${by === 'hacienda' ? buildings.hacienda.name : buildings['land-office'].name}`,
  laidTile: ({seat, tile}, name) => `${name(seat)} lays ${withA(tiles[tile])}`,
  paid: ({seat, building, doubloons: money, points: vp}, name) =>
    `${buildings[building].name}: ${gain(money, vp)} for ${name(seat)}`,
  paidWith: ({seat, payment}, name) => `${name(seat)} gives back: ${words.payment(payment)}`,
  soldAtPost: ({seat, good, doubloons: money}, name) =>
    `${name(seat)} sells ${goods[good]} at the trading post for ${doubloons(money)}`,
  smallWharfUsed: ({seat, goods: loaded, points: vp}, name) =>
    `${name(seat)} loads ${listed(loaded)} on the small wharf: ${points(vp)}`,
  supplied: ({seat, goods: given}, name) =>
    `${name(seat)} supplies ${given.map(good => goods[good]).join(', ')}: ${points(given.length)}`,
  tookPiece: ({seat, piece}, name) => `${name(seat)} takes ${withA(words.pieces[piece])}`,
  villaPiece: ({seat, piece}, name) => `Villa: ${name(seat)} receives ${withA(words.pieces[piece])}`,
  nobleArrived: ({seat}, name) => `One of the pieces for ${name(seat)} is a noble`,
  placedNobles: ({seat, nobles, sanJuan}, name) =>
    `${name(seat)} has ${sum(nobles) > 0 ? words.nobles(sum(nobles)) : 'no nobles'} at work${sanJuan ? `, ${sanJuan} in San Juan` : ''}`,
  tileDiscarded: ({seat, tile, piece}, name) =>
    `${name(seat)} gives a tile away: ${land(tile)}${piece ? `; the ${words.pieces[piece]} goes to San Juan` : ''}`,
  boughtTile: ({seat, tile}, name) =>
    `${name(seat)} buys ${tile ? `a tile: ${tiles[tile]}` : 'a face-down tile'} for ${doubloons(1)}`,
  pirated: ({seat, good, kept, lost}, name) =>
    `${name(seat)} raids a ship: ${kept} ${goods[good]} kept${lost ? `, ${lost} back to the supply` : ''}`,
  plundered: ({seat, points: vp}, name) => `${name(seat)} plunders the trading house: ${points(vp)}`,
  raided: ({seat, kept, returned}, name) =>
    `${name(seat)} raids the arrivals: ${workers(kept)} kept${returned ? `, ${returned} back to the supply` : ''}`,
  captured: ({seat, role, doubloons: money}, name) =>
    `${name(seat)} captures the ${roles[role].name}${money ? ` and takes ${doubloons(money)}` : ''}`,
  ransom: ({seat, role, doubloons: money}, name) =>
    `${roles[role].name} is free: ${doubloons(money)} for ${name(seat)}`,
  playsCaptured: ({seat, role}, name) => `Nobody took the ${roles[role].name}: ${name(seat)} has to play it`,
  taskWon: ({seat, task}, name) =>
    `${name(seat)} wins a task: ${words.tasks[task].name}, ${words.tasks[task].reward}`,
};
