import type {SjText} from '../types/text.ts';

export const help: SjText['help'] = {
  aim: {
    title: 'Aim of the game',
    body: 'Build a city of up to twelve buildings. Most points at the end win. Every card is a building, may pay for another, or lies face down as a good.',
    rules: ['SJ-END-4'],
  },
  rounds: {
    title: 'Rounds and roles',
    body: 'From the governor on everybody takes one of the roles left. Each role is played by all at once; only its chooser has the privilege. Then the governor moves on.',
    rules: ['SJ-RND-1', 'SJ-RND-2', 'SJ-RND-5', 'SJ-PH-1'],
  },
  cards: {
    title: 'Cards and piles',
    body: 'Hands are secret, their sizes public. Discards lie face down. When the draw pile runs out, the discard pile is shuffled.',
    rules: ['SJ-GOV-4', 'SJ-DECK-1', 'SJ-DECK-2'],
  },
  beginning: {
    title: 'Beginning of a round',
    body: 'Chapel owners may tuck a card. Then everybody with more than 7 cards (12 with a tower) discards down to that.',
    rules: ['SJ-GOV-1', 'SJ-GOV-2', 'SJ-GOV-3'],
  },
  builder: {
    title: 'Building',
    body: 'Lay a card down and pay its cost with other hand cards. Of purple buildings you may have one of each; production buildings any number.',
    rules: ['SJ-BUI-1', 'SJ-BUI-3', 'SJ-BUI-4', 'SJ-BUI-5'],
  },
  producer: {
    title: 'Producing',
    body: 'A good is the top card of the draw pile, put unseen on an empty production building. Each building holds one.',
    rules: ['SJ-PRO-1', 'SJ-PRO-2'],
  },
  trader: {
    title: 'Trading',
    body: 'A tile shows what each good brings today. Sold goods are discarded; you draw that many cards. The five tiles come round in a fixed order.',
    rules: ['SJ-TRA-1', 'SJ-TRA-3', 'SJ-TRA-4'],
  },
  councillor: {
    title: 'Councillor',
    body: 'Draw 2 cards, keep 1. The chooser draws 5.',
    rules: ['SJ-COU-1'],
  },
  prospector: {
    title: 'Prospector',
    body: 'Only the chooser draws a card. Then gold mines may be used.',
    rules: ['SJ-PRS-1', 'SJ-PRS-2'],
  },
  active: {
    title: 'When buildings work',
    body: 'A building works from the end of the builder phase in which it was built. Free gains come by themselves.',
    rules: ['SJ-PH-4', 'SJ-PH-5'],
  },
  overbuild: {
    title: 'Building over',
    body: 'With a crane the new card may cover a building and costs that much less. What is covered does nothing any more, and its good is lost.',
    rules: ['SJ-BLD-CRANE', 'SJ-BLD-CRANE-CHAPEL', 'SJ-BLD-CRANE-REDUCERS'],
  },
  end: {
    title: 'End of the game',
    body: 'When somebody has twelve buildings, the builder phase is finished and the game ends. It also ends when no card is left anywhere to draw.',
    rules: ['SJ-END-1', 'SJ-END-2', 'SJ-END-5'],
  },
  scoring: {
    title: 'Scoring',
    body: 'Points of buildings, cards under the chapel, six-cost buildings; the palace last. Ties: more cards in hand and goods.',
    rules: ['SJ-END-3', 'SJ-END-4'],
  },
  twoPlayers: {
    title: 'Two players',
    body: 'The governor takes a role, then the other player, then the governor again. The library works for one role a round.',
    rules: ['SJ-RND-4', 'SJ-BLD-LIBRARY-2P'],
  },
  draft: {
    title: 'Opening draft',
    body: 'An option: the later your turn, the more cards you are dealt. Everybody keeps 4.',
    rules: ['SJ-DEC-1'],
  },
};

export const synonyms: SjText['synonyms'] = [
  ['turn', 'round'],
  ['deck', 'draw pile'],
  ['violet building', 'purple'],
  ['craftsman', 'producer'],
  ['trading house tile', 'tile'],
  ['victory points', 'points'],
  ['build over', 'crane'],
  ['discount', 'smithy'],
  ['tie', 'scoring'],
  ['money', 'cards'],
];
