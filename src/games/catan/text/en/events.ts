import {sum} from '../../../../base/sum.ts';
import type {Seat} from '../../../../engine/game.ts';
import {withA} from '../../../../i18n/en/grammar.ts';
import type {CatEventTexts} from '../types/text.ts';
import {development} from './help.ts';
import {words} from './words.ts';

const {cards, count, pieces, resource, resources} = words;

/** Who had the award before goes without its points. */
const losing = (from: Seat | null, name: (seat: Seat) => string): string =>
  from === null ? '' : `; ${name(from)} loses 2 points`;

export const events: CatEventTexts = {
  boardLaid: () => 'The island is laid out',
  tokensAgain: () => 'Two red numbers side by side: the tokens are laid again',
  cardsShuffled: ({cards: n}) => `The development deck is shuffled: ${count.cards(n)}`,
  startRolls: ({rolls}, name) =>
    `Who begins: ${rolls.map(([seat, sum]) => `${name(seat)} ${sum}`).join(', ')}`,
  firstPlayer: ({seat}, name) => `${name(seat)} begins`,
  founded: ({seat, piece}, name) =>
    `${name(seat)} ${piece === 'road' ? 'lays' : 'founds'} ${withA(pieces[piece])}`,
  income: ({seat, cards: got}, name) => `${name(seat)} begins with ${cards(got)}`,
  turnBegan: ({seat}, name) => `${name(seat)}’s turn`,
  rolled: ({seat, dice, sum}, name) => `${name(seat)} rolls ${dice[0]} and ${dice[1]}: ${sum}`,
  produced: ({seat, cards: got}, name) => `${name(seat)} receives ${cards(got)}`,
  shortage: ({kind, owed, left}) =>
    `Not enough ${resources[kind]}: ${owed} would be due, ${left} in the bank`,
  discardForced: ({seat}, name) => `${name(seat)}’s discard does not fit the rules, so they choose the cards`,
  discarded: ({seat, cards: lost}, name) => `${name(seat)} discards ${cards(lost)}`,
  robberMoved: ({seat}, name) => `${name(seat)} moves the robber`,
  robberStayed: () => 'The robber stays, as every other hex belongs to somebody with two points or fewer',
  concealed: ({seat}, name) => `${name(seat)} shuffles their hand`,
  stole: ({seat, victim, kind}, name) =>
    kind
      ? `${name(seat)} steals from ${name(victim)}: ${resource(1, kind)}`
      : `${name(seat)} steals a card from ${name(victim)}`,
  declinedToSteal: ({seat}, name) => `${name(seat)} steals nothing`,
  shown: ({seat, cards: shown}, name) => `${name(seat)} shows ${cards(shown)}`,
  offered: ({seat, give, want}, name) => `${name(seat)} offers ${cards(give)} for ${cards(want)}`,
  accepted: ({by}, name) => `${name(by)} accepts`,
  declined: ({by}, name) => `${name(by)} declines`,
  proposed: ({seat, give, want, counter}, name) =>
    counter
      ? `${name(seat)} counters: ${cards(give)} for ${cards(want)}`
      : `${name(seat)} proposes ${cards(give)} for ${cards(want)}`,
  withdrew: ({seat, item}, name) =>
    `${name(seat)} withdraws their ${item === 'answer' ? 'acceptance' : item}`,
  fellThrough: ({seat, with: other}, name) =>
    `The trade of ${name(seat)} and ${name(other)} falls through: the cards are gone`,
  traded: ({seat, with: other, give, want}, name) =>
    `${name(seat)} gives ${cards(give)} to ${name(other)} for ${cards(want)}`,
  bankTraded: ({seat, give, count: n, take}, name) =>
    `${name(seat)} gives the bank ${resource(n, give)} for ${resource(1, take)}`,
  tradeClosed: ({seat}, name) => `${name(seat)} goes on to building`,
  built: ({seat, piece, free}, name) =>
    `${name(seat)} builds ${withA(pieces[piece])}${free ? ' for free' : ''}`,
  boughtCard: ({seat, left}, name) => `${name(seat)} buys a development card, ${left} left`,
  played: ({seat, card}, name) => `${name(seat)} plays: ${development[card].name}`,
  tookFromBank: ({seat, cards: got}, name) => `${name(seat)} takes ${cards(got)} from the bank`,
  monopolised: ({seat, kind, from}, name) => `${name(seat)} collects ${resource(sum(from), kind)}`,
  longestRoad: ({seat, from, length}, name) =>
    seat === null
      ? `Nobody has the longest road now: the card is set aside${losing(from, name)}`
      : `${name(seat)} has the longest road: ${length}${losing(from, name)}`,
  largestArmy: ({seat, from, knights}, name) =>
    `${name(seat)} has the largest army: ${count.knights(knights)}${losing(from, name)}`,
  declared: ({seat, cards: n}, name) => `${name(seat)} reveals ${count.points(n)} in cards`,
  turnEnded: () => '',
  gameEnded: ({seat, points}, name) => `${name(seat)} wins with ${count.points(points)}`,
};
