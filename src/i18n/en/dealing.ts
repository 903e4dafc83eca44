import {lister} from '../plural.ts';
import type {DealingWords} from '../types/dealing.ts';

const list = lister('en');

export const dealing: DealingWords = {
  setUp: 'The devices agree on how they deal',
  failed: 'This game cannot begin',
  failedHint:
    'One of the keys that all deal with was backed up falsely. No card was dealt; a new table begins afresh, with keys of its own.',
  newTable: 'New table',
  shuffles: name => `${name} shuffles`,
  youShuffle: 'You shuffle',
  pass: (turn, of) => `Everybody shuffles in turn: ${turn} of ${of}.`,
  waits: names =>
    names.length === 1 ? `Waiting for ${names[0]}’s device` : `Waiting for the devices of ${list(names)}`,
  away: (name, minutes) =>
    `Away ${minutes < 1 ? 'since a moment ago' : minutes === 1 ? 'for 1 minute' : `for ${minutes} minutes`}. All deal together, so the game waits; it goes on by itself when ${name} opens the table.`,
  silent: 'The device is connected, but has not done its part yet. The game goes on by itself.',
  caught: name => `${name} was proved to cheat. It was refused, and the game stays as it was.`,
  evidence: 'See the evidence',
};
