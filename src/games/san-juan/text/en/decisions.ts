import {lister} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {SjDecisions} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {count} from './nouns.ts';

export const decisions: SjDecisions = {
  ask: {
    draft: keep => ({
      question: `Which ${keep} cards do you keep?`,
      sub: 'The rest goes face down to the discard pile. Everybody chooses at once.',
    }),
    chapel: () => ({
      question: 'Put a card under your chapel?',
      sub: 'It will be worth 1 point; nobody sees it.',
    }),
    handLimit: (cards, limit) => ({
      question: `Discard ${cards} of ${cards + limit}`,
      sub: `Your hand limit is ${count.cards(limit)}.`,
    }),
    pick: library => ({
      question: 'Which role do you take?',
      sub: library
        ? 'Your library doubles one privilege a round: now, or with your second role.'
        : 'Everybody acts; only you have the privilege.',
    }),
    builder: cards => ({
      question: 'What do you build?',
      sub: `You hold ${count.cards(cards)}; each other card pays for\u00A01.`,
    }),
    producer: most => ({
      question: 'Where do you make goods?',
      sub: `You may make ${count.goods(most)}.`,
    }),
    trader: most => ({
      question: 'What do you sell?',
      sub: `You may sell ${count.goods(most)}.`,
    }),
    councillor: (cards, keeps) => ({
      question: `Draw ${count.cards(cards)}?`,
      sub: keeps >= cards ? 'You keep them.' : `You keep ${keeps} of them.`,
    }),
    keep: cards => ({
      question: cards === 1 ? 'Which card do you keep?' : `Which ${cards} cards do you keep?`,
      sub: 'The others are discarded.',
    }),
    discard: cards => ({
      question: cards === 1 ? 'Which card do you discard?' : `Which ${cards} cards do you discard?`,
      sub: 'Your archive lets you choose from the whole hand.',
    }),
    goldMine: () => ({
      question: 'Use your gold mine?',
      sub: 'Four cards are turned up; if all four costs differ, you may take one.',
    }),
    take: () => ({question: 'Which card do you take?', sub: 'All four costs differ.'}),
  },
  waiting: {
    draft: name => `${name} is choosing the opening hand`,
    chapel: name => `${name} is deciding about the chapel`,
    handLimit: name => `${name} is choosing what to discard`,
    pick: name => `${name} is choosing a role`,
    builder: name => `${name} may build`,
    producer: name => `${name} is choosing what to produce`,
    trader: name => `${name} is choosing what to sell`,
    councillor: name => `${name} may draw cards`,
    keep: name => `${name} is looking at cards`,
    goldMine: name => `${name} is deciding about the gold mine`,
    take: name => `${name} may take a card`,
  },
  waitingForChance: 'Cards are being shuffled and dealt',
  gameOver: 'The game is over',
  buttons: {
    produce: goods => ({
      short: `Make ${count.goods(goods)}`,
      long: `Make ${count.goods(goods)} on the marked buildings`,
    }),
    sell: (goods, cards) => ({
      short: `Sell ${goods}: +${count.cards(cards)}`,
      long: `Sell ${count.goods(goods)} for ${count.cards(cards)}`,
    }),
    consult: cards => ({short: `Draw ${cards}`, long: `Draw ${count.cards(cards)}`}),
    keep: cards => ({short: `Keep ${cards}`, long: `Keep ${count.cards(cards)}`}),
    discard: (cards, of) => ({short: `Discard ${count.cards(cards)}`, long: `Discard ${count.cards(of)}`}),
    tuck: {short: 'Under the chapel', long: 'Put the marked card under the chapel'},
    mine: {short: 'Turn up 4', long: 'Turn up four cards with the gold mine'},
    pass: {
      chapel: {short: 'No card', long: 'Put no card under the chapel'},
      builder: {short: 'Nothing', long: 'Build nothing in this phase'},
      producer: {short: 'Make nothing', long: 'Make no goods in this phase'},
      trader: {short: 'Sell nothing', long: 'Sell nothing in this phase'},
      councillor: {short: 'Draw nothing', long: 'Draw no cards in this phase'},
      goldMine: {short: 'Leave it', long: 'Do not use the gold mine'},
      take: {short: 'Take none', long: 'Take none of the four cards'},
    },
  },
  priceSum: (cost, price, off) => {
    const parts = [
      ...(off.role ? [`builder −${off.role}`] : []),
      ...(off.library ? [`library −${off.library}`] : []),
      ...(off.smithy ? [`smithy −${off.smithy}`] : []),
      ...(off.quarry ? [`quarry −${off.quarry}`] : []),
      ...(off.covered ? [`covered −${off.covered}`] : []),
    ];
    return parts.length === 0 ? count.cards(price) : `${price} instead of ${cost}: ${parts.join(', ')}`;
  },
  paid: (given, price) => `${given} of ${price} paid`,
  chosen: (given, want) => `${given} of ${want} chosen`,
  library: {label: 'Use the library', hint: 'Doubles the privilege of this role; only once a round.'},
  endings: {city: 'the twelfth building stands', cards: 'no card is left to draw'},
  lastPhase: 'Twelfth building: the game ends after this phase',
  result: {
    winner: (name, points) => `${name} wins with ${count.points(points)}`,
    shared: (names, points) => `Shared victory: ${lister('en')(names)}, ${count.points(points)} each`,
    tieBreak: (name, tieBreak) => `Equal points: ${name} has more cards and goods together, ${tieBreak}.`,
    tieBreakColumn: 'On a tie: cards and goods',
    parts: {
      buildings: 'Buildings',
      chapel: 'Chapel',
      'triumphal-arch': 'Arch',
      'guild-hall': 'Guild hall',
      'city-hall': 'City hall',
      palace: 'Palace',
      total: 'Total',
    },
    when: round => `in round ${round}`,
    gain: gains({
      built: building => `by building the ${buildings[building].name.toLowerCase()}`,
      underChapel: 'with a card under the chapel',
    }),
  },
};
