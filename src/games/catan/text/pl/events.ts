import {sum} from '../../../../base/sum.ts';
import type {Seat} from '../../../../engine/game.ts';
import type {CatEventTexts} from '../types/text.ts';
import {development} from './help.ts';
import {words} from './words.ts';

const {cards, count, resource, resources} = words;
const built = {road: 'drogę', settlement: 'osadę', city: 'miasto'} as const;
const taken = {offer: 'ofertę', answer: 'zgodę', proposal: 'propozycję'} as const;

/** Who had the award before goes without its points. */
const losing = (from: Seat | null, name: (seat: Seat) => string): string =>
  from === null ? '' : `; ${name(from)} traci 2 punkty`;

export const events: CatEventTexts = {
  boardLaid: () => 'Wyspa jest gotowa',
  tokensAgain: () => 'Dwie czerwone liczby obok siebie: żetony układa się od nowa',
  cardsShuffled: ({cards: n}) => `Talia kart rozwoju jest potasowana: ${count.cards(n)}`,
  startRolls: ({rolls}, name) =>
    `Kto zaczyna: ${rolls.map(([seat, sum]) => `${name(seat)} ${sum}`).join(', ')}`,
  firstPlayer: ({seat}, name) => `${name(seat)} zaczyna`,
  founded: ({seat, piece}, name) => `${name(seat)} ${piece === 'road' ? 'kładzie drogę' : 'zakłada osadę'}`,
  income: ({seat, cards: got}, name) => `${name(seat)} dostaje na początek ${cards(got)}`,
  turnBegan: ({seat}, name) => `Kolej gracza ${name(seat)}`,
  rolled: ({seat, dice, sum}, name) => `${name(seat)} rzuca ${dice[0]} i ${dice[1]}: ${sum}`,
  produced: ({seat, cards: got}, name) => `${name(seat)} dostaje ${cards(got)}`,
  shortage: ({kind, owed, left}) =>
    `Za mało kart w banku (${resources[kind]}); należy się: ${owed}, w banku: ${left}`,
  discardForced: ({seat}, name) => `${name(seat)} odrzuca niezgodnie z zasadami; karty wybierają zasady`,
  discarded: ({seat, cards: lost}, name) => `${name(seat)} odrzuca ${cards(lost)}`,
  robberMoved: ({seat}, name) => `${name(seat)} przestawia złodzieja`,
  robberStayed: () =>
    'Złodziej zostaje na miejscu: przy każdym innym polu buduje ktoś, kto ma najwyżej dwa punkty',
  concealed: ({seat}, name) => `${name(seat)} tasuje swoje karty`,
  stole: ({seat, victim, kind}, name) =>
    kind
      ? `${name(seat)} kradnie, ofiara: ${name(victim)} (${resource(1, kind)})`
      : `${name(seat)} kradnie kartę, ofiara: ${name(victim)}`,
  declinedToSteal: ({seat}, name) => `${name(seat)} nic nie kradnie`,
  shown: ({seat, cards: shown}, name) => `${name(seat)} pokazuje ${cards(shown)}`,
  offered: ({seat, give, want}, name) => `${name(seat)} oferuje ${cards(give)} za ${cards(want)}`,
  accepted: ({by}, name) => `${name(by)} się zgadza`,
  declined: ({by}, name) => `${name(by)} odmawia`,
  proposed: ({seat, give, want, counter}, name) =>
    `${name(seat)} ${counter ? 'odpowiada kontrofertą' : 'proponuje'}: ${cards(give)} za ${cards(want)}`,
  withdrew: ({seat, item}, name) => `${name(seat)} wycofuje ${taken[item]}`,
  fellThrough: ({seat, with: other}, name) =>
    `Wymiana nie dochodzi do skutku (${name(seat)}, ${name(other)}): brakuje kart`,
  traded: ({seat, with: other, give, want}, name) =>
    `${name(seat)} daje ${cards(give)} za ${cards(want)}, druga strona: ${name(other)}`,
  bankTraded: ({seat, give, count: n, take}, name) =>
    `${name(seat)} wymienia w banku: ${resource(n, give)} na ${cards(one(take))}`,
  tradeClosed: ({seat}, name) => `${name(seat)} przechodzi do budowy`,
  built: ({seat, piece, free}, name) => `${name(seat)} buduje ${free ? 'za darmo ' : ''}${built[piece]}`,
  boughtCard: ({seat, left}, name) => `${name(seat)} kupuje kartę rozwoju, w talii: ${left}`,
  played: ({seat, card}, name) => `${name(seat)} zagrywa: ${development[card].name}`,
  tookFromBank: ({seat, cards: got}, name) => `${name(seat)} bierze z banku ${cards(got)}`,
  monopolised: ({seat, kind, from}, name) => `${name(seat)} zbiera wszystko: ${resource(sum(from), kind)}`,
  longestRoad: ({seat, from, length}, name) =>
    seat === null
      ? `Nikt nie ma teraz najdłuższej drogi: karta czeka na boku${losing(from, name)}`
      : `${name(seat)} ma najdłuższą drogę handlową: ${length}${losing(from, name)}`,
  largestArmy: ({seat, from, knights}, name) =>
    `${name(seat)} ma najwyższą władzę rycerską: ${count.knights(knights)}${losing(from, name)}`,
  declared: ({seat, cards: n}, name) => `${name(seat)} odkrywa w kartach ${count.points(n)}`,
  turnEnded: () => '',
  gameEnded: ({seat, points}, name) => `${name(seat)} wygrywa: ${count.points(points)}`,
};

/** One card of a kind. */
function one(kind: string): number[] {
  return Object.keys(resources).map(each => (each === kind ? 1 : 0));
}
