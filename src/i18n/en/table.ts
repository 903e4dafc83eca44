import {lister} from '../plural.ts';
import type {TableWords} from '../types/table.ts';
import {dealing} from './dealing.ts';
import {people} from './people.ts';
import {result} from './result.ts';

const list = lister('en');

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Take back the last move',
  help: 'Help',
  menu: 'Menu',
  close: 'Close',
  log: 'Log and replay',
  fairness: 'Fairness',
  settings: 'Settings',
  rules: 'Rules',
  coach: 'Explain each decision',
  hint: 'Hint',
  hintTaken: 'Do this',
  invite: 'Players and invitation',
  syncNow: 'Compare with the others now',
  saveRecord: 'Save the record',
  leave: 'Leave the table',
  yourTurn: 'Your move',
  waitingFor: names => `Waiting for ${list(names)}`,
  waitingSince: minutes =>
    minutes < 1 ? 'started just now' : minutes === 1 ? 'for 1 minute now' : `for ${minutes} minutes now`,
  sending: 'Your move is on its way',
  watching: 'You are watching',
  andMore: n => `and ${n} more`,
  newEvents: n => `${n} new ${n === 1 ? 'event' : 'events'}`,
  sinceYourTurn: moves => `Since your turn: ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  curtainPass: handy => (handy ? 'Pass the phone to' : 'Hand over to'),
  curtainLine: name => `Only ${name} looks now`,
  curtainNext: (asks, then) =>
    then === '' ? `${asks}.` : asks === '' ? `Then ${then}.` : `${asks}, then ${then}.`,
  curtainCards: name => `I am ${name}, show my cards`,
  curtainOpen: name => `I am ${name}`,
  asksBack: (name, moves) =>
    moves > 1
      ? `${name} asks to take the last ${moves} moves back`
      : `${name} asks to take the last move back`,
  youAsked: (moves, waiting) =>
    `You asked to take ${moves > 1 ? `the last ${moves} moves` : 'your move'} back. Waiting for ${list(waiting)}.`,
  theyDecide: names => `${list(names)} ${names.length > 1 ? 'decide' : 'decides'}.`,
  refused: name => `${name} does not agree to taking it back.`,
  tookBack: (name, moves) =>
    `Agreed: ${name} takes ${moves > 1 ? `the last ${moves} moves` : 'the last move'} back.`,
  agree: 'Agree',
  refuse: 'Refuse',
  askBack: 'The others must agree to taking it back',
  link: {connecting: 'connecting', unsteady: 'unsteady connection', away: 'away'},
  bot: 'bot',
  resultTitle: 'The end',
  place: n => `${n}.`,
  player: 'Player',
  sharedPlace: 'shared',
  seeBoard: 'See the board',
  seeResult: 'See the result',
  playAgain: 'Back to the start page',
  shownAt: entry => `Looking back: step ${entry}`,
  toNow: 'Back to now',
  trial: 'Trial',
  trialHint:
    'A private copy to try things out: you play for everybody. The real game goes on without it; both are on the start page.',
  skip: 'Go on',
  loading: 'Laying the table',
  acting: 'deciding now',
  seatOrder: 'Order of play',
  atTable: 'At the table',
  lastMoves: 'Log',
  backToTable: 'Back to the table',
  ruleNumbers: 'Rule numbers',
};
