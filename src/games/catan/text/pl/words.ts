import {counter, plurals} from '../../../../i18n/plural.ts';
import type {Resource} from '../../types.ts';
import {cardLister} from '../counts.ts';
import type {CatWords} from '../types/text.ts';

const counted = counter('pl');
const say = plurals('pl');
export const resources: Readonly<Record<Resource, string>> = {
  lumber: 'drewno',
  wool: 'wełna',
  grain: 'zboże',
  brick: 'cegła',
  ore: 'ruda',
};
/** Nominative, accusative of one, few, many. */
const forms: Readonly<Record<Resource, readonly [string, string, string, string]>> = {
  lumber: ['drewno', 'drewno', 'drewna', 'drewna'],
  wool: ['wełna', 'wełnę', 'wełny', 'wełny'],
  grain: ['zboże', 'zboże', 'zboża', 'zboża'],
  brick: ['cegła', 'cegłę', 'cegły', 'cegieł'],
  ore: ['ruda', 'rudę', 'rudy', 'rudy'],
};
const resource = (n: number, kind: Resource): string => {
  const [one, , few, many] = forms[kind];
  return say(n, {one: `# ${one}`, few: `# ${few}`, many: `# ${many}`});
};
const object = (n: number, kind: Resource): string => {
  const [, one, few, many] = forms[kind];
  return say(n, {one: `# ${one}`, few: `# ${few}`, many: `# ${many}`});
};

export const words: CatWords = {
  game: 'Catan',
  resources,
  resource,
  cards: cardLister('pl', object, 'nic'),
  cardList: cardLister('pl', resource, 'nic'),
  terrains: {
    forest: 'las',
    pasture: 'pastwisko',
    fields: 'pole uprawne',
    hills: 'wzgórza',
    mountains: 'góry',
    desert: 'pustynia',
  },
  harbours: {
    lumber: 'port drewna 2:1',
    wool: 'port wełny 2:1',
    grain: 'port zboża 2:1',
    brick: 'port cegły 2:1',
    ore: 'port rudy 2:1',
    generic: 'port 3:1',
  },
  pieces: {road: 'droga', settlement: 'osada', city: 'miasto', card: 'karta rozwoju'},
  count: {
    cards: counted({one: 'karta', few: 'karty', many: 'kart'}),
    points: counted({one: 'punkt', few: 'punkty', many: 'punktów'}),
    knights: counted({one: 'rycerz', few: 'rycerze', many: 'rycerzy'}),
    roads: counted({one: 'droga', few: 'drogi', many: 'dróg'}),
    resources: counted({one: 'karta surowca', few: 'karty surowców', many: 'kart surowców'}),
    left: n => `jeszcze ${n}`,
  },
  terms: {
    bank: 'bank',
    robber: 'złodziej',
    longestRoad: 'najdłuższa droga handlowa',
    largestArmy: 'najwyższa władza rycerska',
    dice: 'kości',
    hand: 'ręka',
    trade: 'handel',
    harbour: 'port',
    development: 'karty rozwoju',
    corner: 'skrzyżowanie',
    edge: 'ścieżka',
    hex: 'pole',
  },
  phases: {
    setup: 'Przygotowanie',
    foundSettlement: 'Zakładanie: osada',
    foundRoad: 'Zakładanie: droga',
    preRoll: 'Przed rzutem',
    discard: 'Odrzucanie kart',
    robber: 'Złodziej',
    trade: 'Handel',
    build: 'Budowa',
    main: 'Handel i budowa',
    freeRoad: 'Darmowe drogi',
    over: 'Koniec gry',
  },
  chapters: {rules: 'Zasady', cards: 'Karty rozwoju', costs: 'Koszty budowy'},
  draws: {
    boardLaid: 'wyspa',
    tokensAgain: 'żetony z liczbami',
    cardsShuffled: 'talia kart rozwoju',
    startRolls: 'kto zaczyna',
    rolled: 'kości',
    concealed: 'tasowanie kart przed kradzieżą',
    stole: 'skradziona karta',
    shown: 'pokazane karty',
    discarded: 'odrzucone karty',
    monopolised: 'karty dla monopolu',
    declared: 'punkty zwycięstwa',
  },
};
