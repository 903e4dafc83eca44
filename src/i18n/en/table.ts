import {capital, lister, plurals} from '../plural.ts';
import type {CoachWords, DealingWords, HintWords, ResultShellWords, TableWords} from '../types/table.ts';
import {people} from './people.ts';

const list = lister('en');
const count = plurals('en');

const result: ResultShellWords = {
  ended: why => `Why it ended: ${why}.`,
  course: 'Points, round by round',
  asTable: 'The same in figures',
  round: 'Round',
  breakdown: (name, total, sources) =>
    `${name}: ${count(total, {one: '# point', other: '# points'})}${sources.length > 0 ? `, namely ${list(sources)}` : ''}.`,
  replay: 'Watch it from the start',
  share: 'Share the result',
  shareText: 'Share as text',
  sharePicture: 'Share as a picture',
  copied: 'Copied',
  saved: 'Picture saved',
  byHand: 'Mark this text and copy it.',
  noPicture: 'This browser cannot make the picture. Share the text instead.',
  decided: {
    ahead: (name, over, when, gain) =>
      `${name} passed ${over.length > 0 ? list(over) : 'everybody'} ${when}${gain ? ` ${gain}` : ''} and stayed ahead.`,
    fell: (name, leaderName, when, loss) =>
      `${capital(when)} ${name} ${loss ?? 'lost points'}, and ${leaderName} stayed ahead from then on.`,
    level: (name, when, gain) => `${name} drew level ${when}${gain ? ` ${gain}` : ''}.`,
    throughout: name => `${name} was ahead from beginning to end.`,
    passed: (name, over, when, gain) =>
      `${name} passed ${over.length > 0 ? list(over) : 'everybody'} ${when}${gain ? ` ${gain}` : ''}.`,
    lostLead: (name, leaderName, when, loss) =>
      `${capital(when)} ${name} ${loss ?? 'lost points'}, and ${leaderName} was ahead.`,
  },
  turns: 'Turning points',
  turnSee: 'See the board',
  turnTry: 'Try it another way',
};

const dealing: DealingWords = {
  fetching: 'The game so far is being fetched',
  fetchingHint: 'As soon as all of it is here, you see the table as it stands now.',
  setUp: 'The devices agree on the deal',
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
    `${minutes < 1 ? 'Gone a moment ago' : count(minutes, {one: 'Away for # minute', other: 'Away for # minutes'})}. All devices make cards and dice together, so the game waits; it goes on by itself when ${name} opens the table.`,
  silent: 'The device is connected, but has not done its part yet. The game goes on by itself.',
  caught: name => `${name} cheated, and there is proof. It was refused, and the game stays as it was.`,
  evidence: 'See the evidence',
};

const times = (n: number): string => count(n, {one: 'once', other: '# times'});

export const hint: HintWords = {
  title: 'Hint',
  thinking: 'Playing on from here in many ways…',
  prepares: 'A tap prepares the move on the board. Nothing is sent.',
  notAsked: 'Nobody is waiting for you now.',
  onlyMove: 'The only move there is.',
  wins: (wins, points) =>
    `Wins ${wins} of 100 games played on from here, with ${count(points, {one: '# point', other: '# points'})} on average`,
  secondBest: wins => `second best: ${wins}`,
  lessSure: (games, first) => `less certain: tried ${times(games)}, the first move ${times(first)}`,
  choice: place => ['The strong bot would do this.', 'Its second choice.', 'Its third choice.'][place] ?? '',
  brief: 'Worth a thought too; looked at only briefly.',
  again: 'Think again',
  prepared: 'Prepared. Confirm it on the board, or choose something else.',
};

export const coach: CoachWords = {
  label: 'Explanation',
  start: 'Explain as we play',
  decline: 'I know the game',
  next: 'Got it',
  stop: 'Enough explained',
  confirm:
    'A tap only marks what you want. The coral button below confirms it; until then you can change your mind.',
  explain: 'Hold anything for a moment to read what it is. The question mark at the top opens the rules.',
  explainByKeys:
    'Point at anything, or press ? on it, to read what it is. The question mark at the top opens the rules.',
};

export const table: TableWords = {
  people,
  dealing,
  result,
  takeBack: 'Take back the last move',
  takeBackWhy: 'Nothing can be taken back now: why?',
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
  saveRecord: 'Save the game as a file',
  leave: 'Leave the table',
  yourTurn: 'Your move',
  waitingFor: names => `Waiting for ${list(names)}`,
  waitingSince: minutes =>
    minutes < 1 ? 'started just now' : count(minutes, {one: 'for # minute now', other: 'for # minutes now'}),
  sending: 'Your move is on its way',
  watching: 'You are watching',
  middle: 'This device is the table',
  middleOff: 'This device only watches',
  handOnly: 'Show only what is mine',
  handOff: 'Show the whole table',
  andMore: n => `and ${n} more`,
  newMoves: n => count(n, {one: '# new move', other: '# new moves'}),
  sinceYourTurn: moves => `Since your turn: ${count(moves, {one: '# move', other: '# moves'})}`,
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
  acting: 'deciding now',
  seatOrder: 'Order of play',
  atTable: 'At the table',
  lastMoves: 'Log',
  backToTable: 'Back to the table',
  ruleNumbers: 'Rule numbers',
};
