import {numberIn, wordIn} from '../../../../i18n/problem-words.ts';
import type {SjRefusals} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {count} from './nouns.ts';
import {roles} from './roles.ts';
import {words} from './words.ts';

const names = Object.fromEntries(Object.entries(buildings).map(([id, {name}]) => [id, name.toLowerCase()]));
const roleNames = Object.fromEntries(Object.entries(roles).map(([id, {name}]) => [id, name.toLowerCase()]));

export const refusals: SjRefusals = {
  'sj/not-your-turn': () => 'It is somebody else’s turn.',
  'sj/nothing-to-decide': () => 'There is nothing for you to decide now; the others are still choosing.',
  'sj/game-over': () => 'The game is over.',
  'sj/waiting-for-draw': () => 'Cards are still being shuffled or dealt.',
  'sj/other-decision': details =>
    `Something else is to be decided: ${wordIn(details, 'phase', words.phases)}.`,
  'sj/cannot-pass': () => 'You cannot pass here.',
  'sj/not-your-card': () => 'That card is not among those you can choose.',
  'sj/order': () => 'Name each card once, in the order of the hand or the row.',
  'sj/wrong-count': details =>
    `Choose exactly ${numberIn(details, 'want')}, not ${numberIn(details, 'given')}.`,
  'sj/role-taken': details => `The ${wordIn(details, 'role', roleNames)} has been taken in this round.`,
  'sj/library-missing': () => 'Say whether you use your library.',
  'sj/library-not-offered': () => 'The library is not asked for here.',
  'sj/no-such-card': () => 'There is no such card.',
  'sj/already-owned': details => `You have the ${wordIn(details, 'building', names)} already.`,
  'sj/no-crane': () => 'To build over a building you need a working crane.',
  'sj/no-such-place': () => 'There is no building on that place.',
  'sj/crane-itself': () => 'The crane cannot be built over.',
  'sj/same-kind': () => 'You cannot build over a building of the same kind.',
  'sj/too-expensive': details => `You are ${count.cards(numberIn(details, 'short'))} short.`,
  'sj/pays-itself': () => 'The card you build cannot pay for itself.',
  'sj/no-black-market': () => 'Goods pay only with a working black market.',
  'sj/too-many-goods': details => `The black market takes ${count.goods(numberIn(details, 'most'))} at most.`,
  'sj/covered-good': () => 'The good on the covered building is lost; it cannot pay.',
  'sj/no-good': () => 'There is no good on that building.',
  'sj/wrong-payment': details =>
    `The price is ${count.cards(numberIn(details, 'price'))}; you have chosen ${numberIn(details, 'given')}.`,
  'sj/no-room': () => 'That is no empty production building.',
  'sj/too-many': details => `At most ${numberIn(details, 'most')} here.`,
  'sj/not-turned-up': () => 'The gold mine has not turned up that card.',
};
