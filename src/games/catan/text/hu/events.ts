import {sum} from '../../../../base/sum.ts';
import type {Seat} from '../../../../engine/game.ts';
import {RESOURCES} from '../../types.ts';
import type {CatEventTexts} from '../types/text.ts';
import {development} from './help.ts';
import {cardsFor, words} from './words.ts';

const {cards, count, resource, resources} = words;
const built = {road: 'utat', settlement: 'települést', city: 'várost'} as const;
const only = (kind: string, n: number) => RESOURCES.map(each => (each === kind ? n : 0));
const taken = {offer: 'az ajánlatát', answer: 'a beleegyezését', proposal: 'a javaslatát'} as const;

/** Who had the award before goes without its points. */
const losing = (from: Seat | null, name: (seat: Seat) => string): string =>
  from === null ? '' : `; ${name(from)} 2 pontot veszít`;

export const events: CatEventTexts = {
  boardLaid: () => 'Kész a sziget',
  tokensAgain: () => 'Két piros szám került egymás mellé: új elrendezés következik',
  cardsShuffled: ({cards: n}) => `A bónuszkártyák megkeverve: ${count.cards(n)}`,
  startRolls: ({rolls}, name) =>
    `Kezdődobás: ${rolls.map(([seat, sum]) => `${name(seat)} ${sum}`).join(', ')}`,
  firstPlayer: ({seat}, name) => `${name(seat)} kezd`,
  founded: ({seat, piece}, name) =>
    `${name(seat)} ${piece === 'road' ? 'utat fektet le' : 'települést alapít'}`,
  income: ({seat, cards: got}, name) => `${name(seat)} kezdésnek ${cards(got)} kap`,
  turnBegan: ({seat}, name) => `${name(seat)} következik`,
  rolled: ({seat, dice, sum}, name) => `${name(seat)} dobása: ${dice[0]} és ${dice[1]}, összesen ${sum}`,
  produced: ({seat, cards: got}, name) => `${name(seat)} ${cards(got)} kap`,
  shortage: ({kind, owed, left}) => `Kevés a készlet (${resources[kind]}): ${owed} járna, csak ${left} van`,
  discardForced: ({seat}, name) =>
    `${name(seat)} nem szabályosan dobott el; a lapokat a szabály választja ki`,
  discarded: ({seat, cards: lost}, name) => `${name(seat)} ${cards(lost)} dob el`,
  robberMoved: ({seat}, name) => `${name(seat)} áthelyezi a rablót`,
  robberStayed: () =>
    'A rabló a helyén marad: minden más mezőn olyan építkezik, akinek legfeljebb két pontja van',
  concealed: ({seat}, name) => `${name(seat)} megkeveri a lapjait`,
  stole: ({seat, victim, kind}, name) =>
    kind
      ? `${name(seat)} rabol, áldozata: ${name(victim)} (${resource(1, kind)})`
      : `${name(seat)} elrabol egy kártyát, áldozata: ${name(victim)}`,
  declinedToSteal: ({seat}, name) => `${name(seat)} nem rabol`,
  shown: ({seat, cards: shown}, name) => `${name(seat)} ${cards(shown)} mutat meg`,
  offered: ({seat, give, want}, name) => `${name(seat)} ajánlata: ${cards(give)} ad ${cardsFor(want)}`,
  accepted: ({by}, name) => `${name(by)} elfogadja`,
  declined: ({by}, name) => `${name(by)} nem fogadja el`,
  proposed: ({seat, give, want, counter}, name) =>
    `${name(seat)} ${counter ? 'ellenajánlata' : 'javaslata'}: ${cards(give)} ad ${cardsFor(want)}`,
  withdrew: ({seat, item}, name) => `${name(seat)} visszavonja ${taken[item]}`,
  fellThrough: ({seat, with: other}, name) =>
    `A csere meghiúsul (${name(seat)}, ${name(other)}): nincs meg hozzá a kártya`,
  traded: ({seat, with: other, give, want}, name) =>
    `${name(seat)} ${cards(give)} ad ${cardsFor(want)}, cserepartnere ${name(other)}`,
  bankTraded: ({seat, give, count: n, take}, name) =>
    `${name(seat)} ${cardsFor(only(give, n))} ${cards(only(take, 1))} kap a készletből`,
  tradeClosed: ({seat}, name) => `${name(seat)} építeni kezd`,
  built: ({seat, piece, free}, name) => `${name(seat)} ${free ? 'ingyen ' : ''}${built[piece]} épít`,
  boughtCard: ({seat, left}, name) => `${name(seat)} bónuszkártyát vesz, még ${left} maradt`,
  played: ({seat, card}, name) => `${name(seat)} kijátssza: ${development[card].name}`,
  tookFromBank: ({seat, cards: got}, name) => `${name(seat)} ${cards(got)} vesz el a készletből`,
  monopolised: ({seat, kind, from}, name) => `${name(seat)} begyűjt mindent: ${resource(sum(from), kind)}`,
  longestRoad: ({seat, from, length}, name) =>
    seat === null
      ? `Most senkié sem a leghosszabb kereskedelmi út: a jutalomkártya félrekerül${losing(from, name)}`
      : `${name(seat)} útja a leghosszabb kereskedelmi út: ${length}${losing(from, name)}`,
  largestArmy: ({seat, from, knights}, name) =>
    `${name(seat)} lovagi hatalma a legnagyobb: ${count.knights(knights)}${losing(from, name)}`,
  declared: ({seat, cards: n}, name) => `${name(seat)} ${count.points(n)} értékű kártyát fed fel`,
  turnEnded: () => '',
  gameEnded: ({seat, points}, name) => `${name(seat)} győz, ${points} ponttal`,
};
