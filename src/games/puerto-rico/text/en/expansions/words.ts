import {withA} from '../../../../../i18n/en/grammar.ts';
import {counter} from '../../../../../i18n/plural.ts';
import type {Land, Occupant} from '../../../expansions/types.ts';
import type {Building, Tile} from '../../../types.ts';
import type {MoreWords} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {goods, tiles} from '../nouns.ts';
import {roles} from '../roles.ts';

const counted = counter('en');
const doubloons = counted({one: 'doubloon', other: 'doubloons'});
const points = counted({one: 'point', other: 'points'});
const barrels = counted({one: 'barrel', other: 'barrels'});
const pieces: MoreWords['pieces'] = {worker: 'worker', noble: 'noble'};
const occupant: MoreWords['occupant'] = {empty: 'empty', worker: 'with a worker', noble: 'with a noble'};
const forest = 'forest';

const place = (to: Tile | Building): string =>
  to in buildings ? buildings[to as Building].name : tiles[to as Tile];
const land = (tile: Land, from: Occupant): string =>
  tile === 'forest' ? forest : `${tiles[tile]}, ${occupant[from]}`;

export const words: MoreWords = {
  pieces,
  forest,
  nobles: counted({one: 'noble', other: 'nobles'}),
  occupant,
  expansions: {
    newBuildings: 'New Buildings',
    nobles: 'Nobles',
    buccaneer: 'Buccaneer',
    festival: 'San Juan Festival',
  },
  tasks: {
    cultivation: {name: 'Cultivation', reward: '3 workers'},
    production: {name: 'Production', reward: '3 doubloons'},
    construction: {name: 'Construction', reward: '3 points'},
  },
  token: holder => (holder === null ? 'The token lies on the card' : `${holder} has the token`),
  captured: (role, captor) => `${captor} holds the ${roles[role].name} captive`,
  asForest: {label: 'Plant it as a forest', hint: 'Face down: no worker, no goods, cheaper buildings.'},
  otherDiscount: n => `${n} less for forests and offices`,
  payment: ({piece, good, point}) =>
    [
      ...(piece
        ? [`${withA(pieces[piece.piece])} (${piece.from === 'san-juan' ? 'San Juan' : place(piece.from)})`]
        : []),
      ...(good ? [`1 ${goods[good]}`] : []),
      ...(point ? [points(1)] : []),
    ].join(', '),
  ask: {
    draft: {question: 'Which building comes into the game?', sub: 'It takes a free space of its cost.'},
    guest: {question: 'Move a guest?', sub: 'He works at once, and stays until the next mayor phase.'},
    tile: {question: 'Plantation or forest?', sub: 'Only you see the tile until it lies face up.'},
    'second-tile': {question: 'Which tile do you take as well?', sub: 'Your library doubles the privilege.'},
    lodge: {question: 'Give a tile away?', sub: 'Your hunting lodge makes room in the countryside.'},
    arrivals: {question: 'A worker or the noble?', sub: 'A noble is worth 1 point at the end.'},
    nobles: {
      question: 'Which pieces are nobles?',
      sub: 'Tap a piece to make it the noble; the others are workers.',
    },
    supplier: {
      question: 'Which goods for the king?',
      sub: 'Different ones, 1 point each; then you load as usual.',
    },
    buccaneer: {question: 'What does the buccaneer do?', sub: 'A captured role is carried out as usual.'},
  },
  buttons: {
    draft: building => ({
      short: buildings[building].name,
      long: `Bring the ${buildings[building].name} into the game`,
    }),
    moveGuest: ({piece, to}) => ({short: place(to), long: `Move ${withA(pieces[piece])}: ${place(to)}`}),
    guestsStay: {short: 'Not in this phase', long: 'No more moves of guests in this phase'},
    layTile: asForest =>
      asForest
        ? {short: 'Forest', long: 'Plant it face down as a forest'}
        : {short: 'Plantation', long: 'Lay it face up as a plantation'},
    supply: n => ({short: `Give ${n}: +${n}`, long: `Give ${barrels(n)} for ${points(n)}`}),
    smallWharf: (n, vp) => ({
      short: `${n} → small wharf, +${vp}`,
      long: `Load ${barrels(n)} on the small wharf: ${points(vp)}`,
    }),
    placeNobles: {short: 'They stand like this', long: 'The nobles stand like this'},
    takePiece: piece =>
      piece === 'noble' ? {short: 'Noble', long: 'Take the noble'} : {short: 'Worker', long: 'Take a worker'},
    discardTile: (tile, from) => ({short: land(tile, from), long: `Give away: ${land(tile, from)}`}),
    sellTile: (tile, from) => ({
      short: `${land(tile, from)}: +1`,
      long: `Sell for ${doubloons(1)}: ${land(tile, from)}`,
    }),
    buyTile: tile =>
      tile
        ? {short: `${tiles[tile]}: −1`, long: `Buy for ${doubloons(1)}: ${tiles[tile]}`}
        : {short: 'Buy a tile: −1', long: `Buy a face-down tile for ${doubloons(1)}`},
    sellAtPost: (good, n) => ({
      short: `${goods[good]} at the post: +${n}`,
      long: `Sell ${goods[good]} at your trading post for ${doubloons(n)}`,
    }),
    piracy: (good, load, keep) => ({
      short: `${goods[good]}: keep ${keep} of ${load}`,
      long: `Piracy: empty the ship with ${goods[good]} and keep ${keep} of ${load}`,
    }),
    plunder: n => ({short: `Plunder: +${n}`, long: `Plunder the trading house: ${points(n)}`}),
    raid: keep => ({short: `Raid: keep ${keep}`, long: `Raid the arrivals and keep ${keep}`}),
    capture: (role, n) => ({
      short: `${roles[role].name}${n ? `, +${n}` : ''}`,
      long: `Capture the ${roles[role].name}${n ? ` and take ${doubloons(n)}` : ''}`,
    }),
    pass: {
      guest: {short: 'Not now', long: 'Move no guest now'},
      'second-tile': {short: 'No tile', long: 'Take no second tile'},
      lodge: {short: 'Keep all', long: 'Give no tile away'},
      supplier: {short: 'Give nothing', long: 'Give nothing to the royal supplier now'},
    },
  },
};
