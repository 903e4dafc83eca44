import {counter} from '../../../../../i18n/plural.ts';
import type {MoreBoardWords} from '../../types/expansions-board.ts';
import {buildings} from '../buildings.ts';
import {words} from '../words.ts';

const {count} = words;
const noblesOf = counter('en')({one: 'noble', other: 'nobles'});

const guests = counter('en')({one: 'guest', other: 'guests'});

export const more: MoreBoardWords = {
  cost: n => `Cost ${n}`,
  spacesFree: (free, all) => `${free} of ${all} free`,
  inTheGame: 'in the game',
  largeLater: 'when all the small ones are in the game',
  bring: building => `Bring in the ${buildings[building].name}`,
  pickFirst: {
    draft: 'Choose a building',
    guest: 'Choose a place',
    tile: 'Choose how it lies',
    lodge: 'Choose a tile',
    arrivals: 'Choose a piece',
    supplier: 'Choose goods',
    buccaneer: 'Choose an action',
  },
  guests: n => (n === 1 ? 'Guest' : guests(n)),
  backFromGuests: 'Back',
  moveGuest: 'Move the guest',
  tools: {worker: 'Worker', noble: 'Noble', erase: 'Remove'},
  toolsLabel: 'What a tap puts down',
  inHand: n => `${n} left`,
  standing: (workers, nobles) =>
    [...(workers || !nobles ? [count.workers(workers)] : []), ...(nobles ? [noblesOf(nobles)] : [])].join(
      ', ',
    ),
  fewer: good => `One less: ${good}`,
  another: good => `One more: ${good}`,
  owed: n =>
    `${count.doubloons(n)} short: the black market takes ${n === 1 ? 'one' : n === 2 ? 'two' : 'three'} of these`,
  atPost: 'own trading post',
  landOffice: 'land office',
  deeds: {piracy: 'Piracy', plunder: 'Plunder', raid: 'Raid', capture: 'Capture'},
  whyNoDeed: code =>
    ({
      'pr/ship-empty': 'ships are empty',
      'pr/house-empty': 'house is empty',
      'pr/nothing-to-raid': 'no worker to spare',
      'pr/not-to-capture': 'no role is free',
    })[code] ?? '',
  keeps: (kept, of) => `keep ${kept} of ${of}`,
  tab: 'Buccaneer and festival',
  news: 'something new',
  captive: 'captured',
  tasks: {
    cultivation: good => words.tile(3, good),
    production: list => `${list} in one harvest`,
    construction: building => `build the ${buildings[building].name}`,
    wonBy: name => `won by ${name}`,
    open: 'still to be won',
  },
};
