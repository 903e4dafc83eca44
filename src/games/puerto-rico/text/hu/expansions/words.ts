import {counter} from '../../../../../i18n/plural.ts';
import type {Land, Occupant} from '../../../expansions/types.ts';
import type {Building, Tile} from '../../../types.ts';
import type {MoreWords} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {
  barrelsObject,
  buildingsObject,
  doubloonsObject,
  goods,
  goodsObject,
  tiles,
  tilesObject,
} from '../nouns.ts';
import {roles, rolesObject} from '../roles.ts';

const counted = counter('hu');
const points = counted({other: 'pont'});
const pieces: MoreWords['pieces'] = {worker: 'telepes', noble: 'nemes'};
/** "nemest". */
export const piecesObject: MoreWords['pieces'] = {worker: 'telepest', noble: 'nemest'};
const occupant: MoreWords['occupant'] = {empty: 'üres', worker: 'telepessel', noble: 'nemessel'};
const forest = 'erdő';

export const placeName = (to: Tile | Building): string =>
  to in buildings ? buildings[to as Building].name : tiles[to as Tile];
const land = (tile: Land, from: Occupant): string =>
  tile === 'forest' ? forest : `${tiles[tile]}, ${occupant[from]}`;

export const words: MoreWords = {
  pieces,
  forest,
  nobles: counted({other: 'nemes'}),
  occupant,
  expansions: {
    newBuildings: 'Új épületek',
    nobles: 'Nemesek',
    buccaneer: 'Kalóz',
    festival: 'San Juan-i fesztivál',
  },
  tasks: {
    cultivation: {name: 'termesztés', reward: '3 telepes'},
    production: {name: 'termelés', reward: '3 dublon'},
    construction: {name: 'építkezés', reward: '3 pont'},
  },
  token: holder => (holder === null ? 'A jelző a kártyán van' : `A jelző: ${holder}`),
  captured: (role, captor) => `${captor} fogva tartja: ${roles[role].name}`,
  asForest: {
    label: 'Erdőként teszem le',
    hint: 'Képpel lefelé: nem kell telepes, nem terem, de olcsóbb lesz az építkezés.',
  },
  otherDiscount: n => `erdőkért és hivatalokért ${n} dublonnal kevesebb`,
  payment: ({piece, good, point}) =>
    [
      ...(piece
        ? [`1 ${pieces[piece.piece]} (${piece.from === 'san-juan' ? 'szélrózsa' : placeName(piece.from)})`]
        : []),
      ...(good ? [`1 ${goods[good]}`] : []),
      ...(point ? [points(1)] : []),
    ].join(', '),
  ask: {
    draft: {question: 'Melyik épület kerüljön a játékba?', sub: 'Az árának megfelelő szabad helyre kerül.'},
    guest: {
      question: 'Átküldesz egy vendéget?',
      sub: 'Rögtön dolgozik, és ott marad a következő polgármesterig.',
    },
    tile: {question: 'Ültetvény legyen vagy erdő?', sub: 'Amíg képpel felfelé le nem teszed, csak te látod.'},
    'second-tile': {
      question: 'Melyik lapkát veszed el másodiknak?',
      sub: 'A könyvtár megkétszerezi a privilégiumot.',
    },
    lodge: {question: 'Eldobsz egy lapkát?', sub: 'A vadászház helyet csinál az ültetvényeknek.'},
    arrivals: {question: 'Telepest kérsz vagy a nemest?', sub: 'A nemes a végén 1 pontot ér.'},
    nobles: {question: 'Melyik figura nemes?', sub: 'Koppints arra, amelyik nemes legyen; a többi telepes.'},
    supplier: {
      question: 'Mely árukat adod be?',
      sub: 'Különbözőket, egyenként 1 pontért; utána rakodsz a szokott módon.',
    },
    buccaneer: {question: 'Mit tegyen a kalóz?', sub: 'A fogoly szerepe sorra kerül.'},
  },
  buttons: {
    draft: building => ({
      short: buildings[building].name,
      long: `A játékba hozom ${buildingsObject[building]}`,
    }),
    moveGuest: ({piece, to}) => ({
      short: placeName(to),
      long: `Átküldöm a vendéget (${pieces[piece]}): ${placeName(to)}`,
    }),
    guestsStay: {short: 'Ebben a fázisban nem', long: 'Ebben a fázisban már nem küldök át vendéget'},
    layTile: asForest =>
      asForest
        ? {short: 'Erdő', long: 'Képpel lefelé teszem le, erdőként'}
        : {short: 'Ültetvény', long: 'Képpel felfelé teszem le, ültetvényként'},
    supply: n => ({short: `Beadok ${n} hordót: +${n}`, long: `Beadok ${barrelsObject(n)}: ${points(n)}`}),
    smallWharf: (n, vp) => ({
      short: `${n} → kis rakpart, +${vp}`,
      long: `${barrelsObject(n)} rakok a kis rakpartra: ${points(vp)}`,
    }),
    placeNobles: {short: 'Így álljanak', long: 'A nemesek így álljanak'},
    takePiece: piece =>
      piece === 'noble'
        ? {short: 'Nemes', long: 'A nemest veszem el'}
        : {short: 'Telepes', long: 'Telepest veszek el'},
    discardTile: (tile, from) => ({short: land(tile, from), long: `Eldobom: ${land(tile, from)}`}),
    sellTile: (tile, from) => ({
      short: `${land(tile, from)}: +1`,
      long: `Eladom 1 dublonért: ${land(tile, from)}`,
    }),
    buyTile: tile =>
      tile
        ? {short: `${tiles[tile]}: −1`, long: `1 dublonért megveszem: ${tilesObject[tile]}`}
        : {short: 'Lapkát veszek: −1', long: 'Képpel lefelé fordított lapkát veszek 1 dublonért'},
    sellAtPost: (good, n) => ({
      short: `${goods[good]} az állomáson: +${n}`,
      long: `A kereskedelmi állomáson ${n} dublonért eladok egy hordót: ${goods[good]}`,
    }),
    piracy: (good, load, keep) => ({
      short: `${goods[good]}: ${load} közül ${keep} marad`,
      long: `Kalózkodás: kiürítem a hajót, és ${load} hordóból ${keep} ${goodsObject[good]} megtartok`,
    }),
    plunder: n => ({short: `Fosztogatás: +${n}`, long: `Kifosztom a kereskedőházat: ${points(n)}`}),
    raid: keep => ({
      short: `Rajtaütés: ${keep} marad`,
      long: `Rajtaütök a telepeshajón, ${keep} telepest megtartok`,
    }),
    capture: (role, n) => ({
      short: `${roles[role].name}${n ? `, +${n}` : ''}`,
      long: `Foglyul ejtem ${rolesObject[role]}${n ? `, és ${doubloonsObject(n)} veszek el` : ''}`,
    }),
    pass: {
      guest: {short: 'Most nem', long: 'Most nem küldök át vendéget'},
      'second-tile': {short: 'Nem kell', long: 'Nem veszek el második lapkát'},
      lodge: {short: 'Mind marad', long: 'Nem dobok el lapkát'},
      supplier: {short: 'Semmit', long: 'Most semmit sem adok be'},
    },
  },
};
