import {counter} from '../../../../i18n/plural.ts';
import type {Resource} from '../../types.ts';
import {cardLister} from '../counts.ts';
import type {CatWords} from '../types/text.ts';

const counted = counter('hu');
export const resources: Readonly<Record<Resource, string>> = {
  lumber: 'fa',
  wool: 'gyapjú',
  grain: 'gabona',
  brick: 'építőkő',
  ore: 'érc',
};
/** Accusative, and "for so much". */
const objects: Readonly<Record<Resource, string>> = {
  lumber: 'fát',
  wool: 'gyapjút',
  grain: 'gabonát',
  brick: 'építőkövet',
  ore: 'ércet',
};
const prices: Readonly<Record<Resource, string>> = {
  lumber: 'fáért',
  wool: 'gyapjúért',
  grain: 'gabonáért',
  brick: 'építőkőért',
  ore: 'ércért',
};
const resource = (n: number, kind: Resource): string => `${n} ${resources[kind]}`;
/** "2 fáért és 1 ércért". */
export const cardsFor = cardLister('hu', (n, kind) => `${n} ${prices[kind]}`, 'semmiért');

export const words: CatWords = {
  game: 'Catan',
  resources,
  resource,
  cards: cardLister('hu', (n, kind) => `${n} ${objects[kind]}`, 'semmit'),
  cardList: cardLister('hu', resource, 'semmi'),
  terrains: {
    forest: 'erdő',
    pasture: 'legelő',
    fields: 'szántóföld',
    hills: 'dombvidék',
    mountains: 'hegység',
    desert: 'sivatag',
  },
  harbours: {
    lumber: 'fakikötő 2:1',
    wool: 'gyapjúkikötő 2:1',
    grain: 'gabonakikötő 2:1',
    brick: 'építőkő-kikötő 2:1',
    ore: 'érckikötő 2:1',
    generic: 'kikötő 3:1',
  },
  pieces: {road: 'út', settlement: 'település', city: 'város', card: 'bónuszkártya'},
  count: {
    cards: counted({other: 'kártya'}),
    points: counted({other: 'pont'}),
    knights: counted({other: 'lovag'}),
    roads: counted({other: 'út'}),
    resources: counted({other: 'nyersanyagkártya'}),
    left: n => `még ${n}`,
  },
  terms: {
    bank: 'készlet',
    robber: 'rabló',
    longestRoad: 'leghosszabb kereskedelmi út',
    largestArmy: 'legnagyobb lovagi hatalom',
    dice: 'kockák',
    hand: 'kézben',
    trade: 'kereskedelem',
    harbour: 'kikötő',
    development: 'bónuszkártyák',
    corner: 'kereszteződés',
    edge: 'útvonal',
    hex: 'mező',
  },
  phases: {
    setup: 'Előkészület',
    foundSettlement: 'Alapítás: település',
    foundRoad: 'Alapítás: út',
    preRoll: 'Dobás előtt',
    discard: 'Eldobás',
    robber: 'Rabló',
    trade: 'Kereskedelem',
    build: 'Építés',
    main: 'Kereskedelem és építés',
    freeRoad: 'Ingyen utak',
    over: 'A játék véget ért',
  },
  chapters: {rules: 'Szabályok', cards: 'Bónuszkártyák', costs: 'Építési költségek'},
  draws: {
    boardLaid: 'a sziget',
    tokensAgain: 'számzsetonok',
    cardsShuffled: 'a bónuszkártyák paklija',
    startRolls: 'ki kezd',
    rolled: 'kockák',
    concealed: 'a lapok keverése rablás előtt',
    stole: 'az elrabolt kártya',
    shown: 'megmutatott kártyák',
    discarded: 'eldobott kártyák',
    monopolised: 'a monopólium kártyái',
    declared: 'pontértékű kártyák',
  },
};
