import {withA} from '../../../../i18n/en/grammar.ts';
import {counter, lister} from '../../../../i18n/plural.ts';
import {gains} from '../gain.ts';
import type {PrDecisions} from '../types/text.ts';
import {buildings} from './buildings.ts';
import {words} from './words.ts';

const {count, good, goods, tiles} = words;
const single = counter('en')({one: 'single barrel', other: 'single barrels'});

export const decisions: PrDecisions = {
  ask: {
    role: turnsLeft => ({
      question: 'Which role do you take?',
      sub:
        turnsLeft > 1
          ? `You choose ${turnsLeft} more times this round. Everybody acts, only you get the privilege.`
          : 'Everybody acts, only you get the privilege.',
    }),
    hacienda: () => ({
      question: 'Draw a face-down plantation first?',
      sub: 'The hacienda gives it to you unseen; then you take a tile as usual.',
    }),
    settler: quarry => ({
      question: quarry ? 'Which plantation, or a quarry?' : 'Which plantation do you take?',
      sub: 'It works once a worker stands on it.',
    }),
    place: (workers, slots) => ({
      question: 'Where do your workers go?',
      sub:
        workers > slots
          ? `${count.workers(workers)}, ${count.slots(slots)}: ${workers - slots} will wait in San Juan.`
          : `${count.workers(workers)}, ${count.slots(slots)}: everybody gets a place.`,
    }),
    builder: doubloons => ({
      question: 'Which building do you buy?',
      sub: `You have ${count.doubloons(doubloons)}. One building at most.`,
    }),
    craftsman: () => ({
      question: 'Which good do you take as well?',
      sub: 'Your privilege: 1 more of a kind you produced.',
    }),
    trader: free => ({
      question: 'Which good do you sell?',
      sub: `The trading house has ${count.freeSpaces(free)}.`,
    }),
    captain: must => ({
      question: must ? 'Which goods do you load?' : 'Load your own wharf?',
      sub: must
        ? 'As long as a ship has room for your goods you must load.'
        : 'No ship takes your goods; the wharf is up to you.',
    }),
    store: (kinds, singles) => ({
      question: 'Which goods do you keep?',
      sub: kinds
        ? `All goods of ${count.kinds(kinds)} and ${single(singles)}; the rest spoils.`
        : `${single(singles)}; the rest spoils.`,
    }),
  },
  waiting: {
    role: name => `${name} is choosing a role`,
    hacienda: name => `${name} may draw a face-down plantation`,
    settler: name => `${name} is choosing a tile`,
    mayor: name => `${name} is placing workers`,
    builder: name => `${name} is choosing a building`,
    craftsman: name => `${name} is choosing an extra good`,
    trader: name => `${name} is thinking about a sale`,
    captain: name => `${name} is choosing what to load`,
    store: name => `${name} is choosing what to store`,
    draft: name => `${name} is choosing a building for the game`,
    guest: name => `${name} may move a guest`,
    tile: name => `${name} is laying a tile`,
    'second-tile': name => `${name} is choosing a second tile`,
    lodge: name => `${name} may give a tile away`,
    arrivals: name => `${name} is choosing a worker or the noble`,
    nobles: name => `${name} is placing nobles`,
    supplier: name => `${name} may supply the king`,
    buccaneer: name => `${name} is planning a coup`,
  },
  waitingForChance: 'New plantations are being drawn',
  gameOver: 'The game is over',
  buttons: {
    drawTile: {short: 'Draw a tile', long: 'Draw a face-down plantation with the hacienda'},
    settle: tile => ({short: tiles[tile], long: `Take ${withA(tiles[tile])}`}),
    proposal: {short: 'Suggest', long: 'Suggest a placement'},
    asBefore: {short: 'As before', long: 'Put the workers back where they were'},
    clear: {short: 'Clear', long: 'Take all workers off the board'},
    takeGood: kind => ({short: `+1 ${goods[kind]}`, long: `Take ${good(1, kind)} as your privilege`}),
    sell: sale => ({
      short: `Sell ${goods[sale.good]}: +${sale.doubloons}`,
      long: `Sell ${good(1, sale.good)} for ${count.doubloons(sale.doubloons)}`,
    }),
    load: load =>
      load.ship === 'wharf'
        ? {
            short: `${good(load.count, load.good)} → wharf, +${load.points}`,
            long: `Load ${good(load.count, load.good)} on your own wharf: ${count.points(load.points)}`,
          }
        : {
            short: `${good(load.count, load.good)} → ship ${load.load}/${load.capacity}, +${load.points}`,
            long: `Load ${good(load.count, load.good)} on the ship for ${load.capacity}: ${load.load} of ${load.capacity} bays, ${count.points(load.points)}`,
          },
    pass: {
      hacienda: {short: 'Do not draw', long: 'Do not draw a face-down plantation'},
      settler: {short: 'No tile', long: 'Take no tile'},
      builder: {short: 'Build nothing', long: 'Build nothing this time'},
      craftsman: {short: 'No extra good', long: 'Take no extra good'},
      trader: {short: 'Sell nothing', long: 'Sell nothing this time'},
      captain: {short: 'Do not load', long: 'Do not use the wharf now'},
    },
  },
  priceSum: (cost, privilege, quarries, price) =>
    price === cost
      ? count.doubloons(price)
      : `${count.doubloons(price)} instead of ${cost}: ${[
          ...(privilege ? [`${privilege} less as builder`] : []),
          ...(quarries ? [`${quarries} less for ${quarries === 1 ? 'a quarry' : 'quarries'}`] : []),
        ].join(', ')}`,
  toggles: {
    hospice: {label: 'Take the hospice worker', hint: 'The tile comes with a worker on it.'},
    university: {
      label: 'Take the university worker',
      hint: 'The building comes with a worker on it.',
    },
    mayor: {label: 'Take the extra worker', hint: 'Your privilege: 1 worker from the supply.'},
  },
  endings: {workers: 'no workers left', city: 'a city is full', points: 'no points left'},
  finalRound: why => `Last round: ${why}`,
  result: {
    winner: (name, points) => `${name} wins with ${count.points(points)}`,
    shared: (names, points) => `${lister('en')(names)} share the victory with ${count.points(points)} each`,
    tieBreak: (name, tieBreak) => `Equal points: ${name} has more doubloons and goods together, ${tieBreak}.`,
    tieBreakColumn: 'On a tie: doubloons and goods',
    parts: {
      chips: 'Point chips',
      buildings: 'Buildings',
      'guild-hall': 'Guild Hall',
      residence: 'Residence',
      fortress: 'Fortress',
      'customs-house': 'Customs House',
      'city-hall': 'City Hall',
      cloister: 'Cloister',
      'royal-garden': 'Royal Garden',
      nobles: 'Nobles',
      total: 'Total',
    },
    when: round => `in round ${round}`,
    gain: gains({
      built: building => `by building the ${buildings[building].name}`,
      shipped: 'by shipping goods',
      bonus: building => `with the points of the ${buildings[building].name}`,
      nobles: 'with nobles',
    }),
  },
};
