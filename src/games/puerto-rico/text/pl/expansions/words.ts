import {counter} from '../../../../../i18n/plural.ts';
import type {Land, Occupant} from '../../../expansions/types.ts';
import type {Building, Tile} from '../../../types.ts';
import type {MoreWords} from '../../types/expansions.ts';
import {buildings} from '../buildings.ts';
import {
  buildingsObject,
  count,
  goodObject,
  goods,
  good as goodWords,
  tiles,
  tilesObject,
  workersObject,
} from '../nouns.ts';
import {roles, rolesObject} from '../roles.ts';

const counted = counter('pl');
const pieces: MoreWords['pieces'] = {worker: 'robotnik', noble: 'szlachcic'};
/** Biernik: "szlachcica". */
export const piecesObject: MoreWords['pieces'] = {worker: 'robotnika', noble: 'szlachcica'};
/** Biernik: "3 szlachciców". */
export const noblesObject = counted({one: 'szlachcica', few: 'szlachciców', many: 'szlachciców'});
const occupant: MoreWords['occupant'] = {empty: 'pusta', worker: 'z robotnikiem', noble: 'ze szlachcicem'};
const forest = 'las';

export const placeName = (to: Tile | Building): string =>
  to in buildings ? buildings[to as Building].name : tiles[to as Tile];
const land = (tile: Land, from: Occupant): string =>
  tile === 'forest' ? forest : `${tiles[tile]}, ${occupant[from]}`;

export const words: MoreWords = {
  pieces,
  forest,
  nobles: counted({one: 'szlachcic', few: 'szlachciców', many: 'szlachciców'}),
  occupant,
  expansions: {
    newBuildings: 'Nowe budynki',
    nobles: 'Szlachcic',
    buccaneer: 'Korsarz',
    festival: 'Festyn w San Juan',
  },
  tasks: {
    cultivation: {name: 'uprawa', reward: '3 robotników'},
    production: {name: 'produkcja', reward: '3 dublony'},
    construction: {name: 'budowa', reward: '3 punkty'},
  },
  token: holder => (holder === null ? 'Znacznik leży na karcie' : `Znacznik ma: ${holder}`),
  captured: (role, captor) => `${captor} trzyma w niewoli: ${roles[role].name}`,
  asForest: {label: 'Połóż jako las', hint: 'Zakryta: bez robotnika i bez towarów, ale budynki tanieją.'},
  otherDiscount: n => `o ${n} mniej za lasy i urzędy`,
  payment: ({piece, good, point}) =>
    [
      ...(piece
        ? [`${pieces[piece.piece]} (${piece.from === 'san-juan' ? 'San Juan' : placeName(piece.from)})`]
        : []),
      ...(good ? [goodWords(1, good)] : []),
      ...(point ? [count.points(1)] : []),
    ].join(', '),
  ask: {
    draft: {question: 'Który budynek wejdzie do gry?', sub: 'Zajmie wolne miejsce o swojej cenie.'},
    guest: {question: 'Przenosisz gościa?', sub: 'Od razu pracuje i zostaje do następnej fazy burmistrza.'},
    tile: {question: 'Plantacja czy las?', sub: 'Dopóki płytka nie leży odkryta, widzisz ją tylko ty.'},
    'second-tile': {question: 'Którą płytkę bierzesz jako drugą?', sub: 'Biblioteka podwaja przywilej.'},
    lodge: {question: 'Odrzucasz płytkę?', sub: 'Domek myśliwski robi miejsce w części wiejskiej.'},
    arrivals: {question: 'Robotnik czy szlachcic?', sub: 'Szlachcic jest na koniec wart 1 punkt.'},
    nobles: {
      question: 'Które pionki to szlachcice?',
      sub: 'Dotknij pionka, który ma być szlachcicem; reszta to robotnicy.',
    },
    supplier: {question: 'Które towary oddajesz?', sub: 'Różne, po 1 punkcie; potem ładujesz jak zwykle.'},
    buccaneer: {question: 'Co robi korsarz?', sub: 'Pojmana postać działa jak zwykle.'},
  },
  buttons: {
    draft: building => ({
      short: buildings[building].name,
      long: `Wprowadź do gry ${buildingsObject[building]}`,
    }),
    moveGuest: ({piece, to}) => ({
      short: placeName(to),
      long: `Przenieś ${piecesObject[piece]}: ${placeName(to)}`,
    }),
    guestsStay: {short: 'Nie w tej fazie', long: 'W tej fazie nie przenoszę już gości'},
    layTile: asForest =>
      asForest
        ? {short: 'Las', long: 'Połóż zakrytą, jako las'}
        : {short: 'Plantacja', long: 'Połóż odkrytą, jako plantację'},
    supply: n => ({short: `Oddaj ${n}: +${n}`, long: `Oddaj ${count.goods(n)} za ${count.points(n)}`}),
    smallWharf: (n, vp) => ({
      short: `${n} → Przystań, +${vp}`,
      long: `Załaduj w Przystani ${count.goods(n)}: ${count.points(vp)}`,
    }),
    placeNobles: {short: 'Stoją tak', long: 'Szlachcice stoją tak'},
    takePiece: piece =>
      piece === 'noble'
        ? {short: 'Szlachcic', long: 'Weź szlachcica'}
        : {short: 'Robotnik', long: 'Weź robotnika'},
    discardTile: (tile, from) => ({short: land(tile, from), long: `Odrzuć: ${land(tile, from)}`}),
    sellTile: (tile, from) => ({
      short: `${land(tile, from)}: +1`,
      long: `Sprzedaj za 1 dublon: ${land(tile, from)}`,
    }),
    buyTile: tile =>
      tile
        ? {short: `${tiles[tile]}: −1`, long: `Kup za 1 dublon ${tilesObject[tile]}`}
        : {short: 'Kup płytkę: −1', long: 'Kup zakrytą płytkę za 1 dublon'},
    sellAtPost: (good, n) => ({
      short: `${goods[good]} w Faktorii: +${n}`,
      long: `Sprzedaj w Faktorii ${goodObject(1, good)} za ${count.doubloons(n)}`,
    }),
    piracy: (good, load, keep) => ({
      short: `${goods[good]}: zatrzymaj ${keep} z ${load}`,
      long: `Piractwo: opróżnij statek (${goods[good]}) i zatrzymaj ${keep} z ${load}`,
    }),
    plunder: n => ({short: `Grabież: +${n}`, long: `Ograb Targowisko: ${count.points(n)}`}),
    raid: keep => ({
      short: `Najazd: zatrzymaj ${keep}`,
      long: `Najedź Magistrat i zatrzymaj ${workersObject(keep)}`,
    }),
    capture: (role, n) => ({
      short: `${roles[role].name}${n ? `, +${n}` : ''}`,
      long: `Pojmij ${rolesObject[role]}${n ? ` i weź ${count.doubloons(n)}` : ''}`,
    }),
    pass: {
      guest: {short: 'Nie teraz', long: 'Nie przenoś teraz gościa'},
      'second-tile': {short: 'Bez płytki', long: 'Nie bierz drugiej płytki'},
      lodge: {short: 'Zostaw', long: 'Nie odrzucaj płytki'},
      supplier: {short: 'Nic', long: 'Nie oddawaj teraz niczego'},
    },
  },
};
