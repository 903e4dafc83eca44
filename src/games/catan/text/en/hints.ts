import {lister} from '../../../../i18n/plural.ts';
import type {Yield} from '../../hints/reasons.ts';
import type {CatHintWords, HintTold} from '../types/hints.ts';

const list = lister('en');
const brings = ({kinds, harbour}: Yield, {text}: HintTold): string =>
  list([...kinds.map(kind => text.resources[kind]), ...(harbour ? [text.harbours[harbour]] : [])]);

export const hints: CatHintWords = {
  roll: 'Roll the dice',
  endTurn: 'End the turn',
  discard: cards => `Discard ${cards}`,
  reasons: {
    corner: (place, told) => `${place.ways} of 36 rolls pay there: ${brings(place, told)}.`,
    double: (place, told) =>
      `${place.ways} of 36 rolls pay double there from now on: ${brings(place, told)}.`,
    way: (place, told) =>
      `It leads to a free corner where ${place.ways} of 36 rolls pay: ${brings(place, told)}.`,
    longest: ({length, award}) =>
      `Your road is then ${length} long${award ? ', and the longest road is yours' : ''}.`,
    card: ({left}) => `Mostly knights, sometimes a point; then the deck holds ${left}.`,
    enables: ({piece}, {text}) => `With it you can pay for a ${text.pieces[piece]}.`,
    nearer: ({piece}, {text}) => `It brings you nearer to a ${text.pieces[piece]}.`,
    keeps: ({piece}, {text}) => `What stays pays for a ${text.pieces[piece]}.`,
    keepsRare: () => 'It keeps the cards that are hardest to come by.',
    refuses: ({nearGoal}) =>
      nearGoal ? 'Whoever offers it is close to winning.' : 'It helps the other side more than you.',
    betters: () => 'What you get is worth more to you than what you give.',
    lacks: () => 'You do not have what is asked for.',
    blocks: ({ways, losers}, {name}) =>
      `${ways} of 36 rolls then pay nothing there to ${list(losers.map(name))}.`,
    army: ({knights, award}, {text}) =>
      `That makes ${text.count.knights(knights)}${award ? ', and the largest army is yours' : ' before you'}.`,
    monopoly: ({kind, most}, {text}) => `The others may hold up to ${text.resource(most, kind)}.`,
    frees: () => 'The robber stands on a hex of yours.',
    freeRoads: () => 'Two roads for nothing.',
    diceFirst: () => 'The dice come first.',
    waits: () => 'Nothing that you can pay for is worth it now.',
    wins: () => 'It wins the game.',
  },
};
