import {counter} from '../../../../i18n/plural.ts';
import type {Resource} from '../../types.ts';
import {cardLister} from '../counts.ts';
import type {CatWords} from '../types/text.ts';

const counted = counter('en');
export const resources: Readonly<Record<Resource, string>> = {
  lumber: 'lumber',
  wool: 'wool',
  grain: 'grain',
  brick: 'brick',
  ore: 'ore',
};
const resource = (n: number, kind: Resource): string => `${n} ${resources[kind]}`;

export const words: CatWords = {
  game: 'Catan',
  resources,
  resource,
  cards: cardLister('en', resource, 'nothing'),
  cardList: cardLister('en', resource, 'nothing'),
  terrains: {
    forest: 'forest',
    pasture: 'pasture',
    fields: 'fields',
    hills: 'hills',
    mountains: 'mountains',
    desert: 'desert',
  },
  harbours: {
    lumber: 'lumber harbour 2:1',
    wool: 'wool harbour 2:1',
    grain: 'grain harbour 2:1',
    brick: 'brick harbour 2:1',
    ore: 'ore harbour 2:1',
    generic: 'harbour 3:1',
  },
  pieces: {road: 'road', settlement: 'settlement', city: 'city', card: 'development card'},
  count: {
    cards: counted({one: 'card', other: 'cards'}),
    points: counted({one: 'point', other: 'points'}),
    knights: counted({one: 'knight', other: 'knights'}),
    roads: counted({one: 'road', other: 'roads'}),
    resources: counted({one: 'resource card', other: 'resource cards'}),
    left: n => `${n} left`,
  },
  terms: {
    bank: 'bank',
    robber: 'robber',
    longestRoad: 'longest road',
    largestArmy: 'largest army',
    dice: 'dice',
    hand: 'hand',
    trade: 'trade',
    harbour: 'harbour',
    development: 'development cards',
    corner: 'corner',
    edge: 'path',
    hex: 'hex',
  },
  phases: {
    setup: 'Set-up',
    foundSettlement: 'Founding: settlement',
    foundRoad: 'Founding: road',
    preRoll: 'Before the roll',
    discard: 'Discarding',
    robber: 'Robber',
    trade: 'Trade',
    build: 'Building',
    main: 'Trade and building',
    freeRoad: 'Free roads',
    over: 'Game over',
  },
  chapters: {rules: 'Rules', cards: 'Development cards', costs: 'Building costs'},
  draws: {
    boardLaid: 'the island',
    tokensAgain: 'number tokens',
    cardsShuffled: 'the development deck',
    startRolls: 'who begins',
    rolled: 'dice',
    concealed: 'a hand before a theft',
    stole: 'the stolen card',
    shown: 'cards shown',
    discarded: 'discards',
    monopolised: 'cards for a monopoly',
    declared: 'victory points',
  },
};
