import type {PortText} from '../types/text.ts';
import {events} from './events.ts';
import {help, synonyms} from './help.ts';
import {things} from './things.ts';
import {words} from './words.ts';

const refusals: PortText['refusals'] = {
  'port/over': () => 'The game is over.',
  'port/not-your-turn': () => 'It is not your turn.',
  'port/not-now': () => 'Something else is to be decided now.',
  'port/no-such-upgrade': () => 'There is no such upgrade.',
  'port/not-in-box': () => 'The box has none of that.',
  'port/no-sea-tile': () => 'Only sea tiles will do.',
  'port/no-emergency': () => 'Give exactly two goods for the rum, or none.',
  'port/sealed-play': () => 'Your cards do not allow that play.',
  'port/not-offered': () => 'That cannot be picked up here now.',
  'port/picked-up': () => 'You have picked up here already.',
  'port/action-used': () => 'You have used this tile already.',
  'port/no-upgrade': () => 'You cannot buy that upgrade here.',
  'port/no-trade': () => 'That trade is not possible here.',
  'port/no-gift': () => 'This tile does not give that.',
  'port/no-huckster': () => 'Only the Huckster trades a good for rum here.',
  'port/does-not-fit': () =>
    'A good fits only an empty slot of its kind; cocoa fits one slot or two side by side.',
  'port/too-much-rum': () => 'That is more rum than you can load.',
  'port/wrong-payment': () => 'Pay exactly what the pirate is owed.',
  'port/too-much-loot': () => 'That is more than you may take.',
};

/** English. */
export const text: PortText = {...words, ...things, events, refusals, help, synonyms};
