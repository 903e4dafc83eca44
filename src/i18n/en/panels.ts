import {plurals} from '../plural.ts';

const count = plurals('en');

export const log = {
  title: 'Log',
  empty: 'Nothing has happened yet.',
  start: (game: string) => `The game begins: ${game}`,
  number: (n: number) => `Step ${n}`,
  earlier: 'Show earlier steps',
  later: 'Show later steps',
  shown: 'This is shown',
  undone: 'taken back',
  scrub: 'Go through the game',
  position: (at: number, last: number) => `Step ${at} of ${last}`,
  first: 'To the start',
  previous: 'One step back',
  next: 'One step on',
  last: 'To the present',
  now: 'Now',
  play: 'Play on by itself',
  pause: 'Pause',
  speed: (times: number) => `Speed: ${times}×`,
  show: (n: number) => `Show the board at step ${n}`,
  branch: 'What if from here?',
  branchHint: 'Opens a private copy for trying out. The table does not notice.',
  takeBack: 'Take back to here',
  takeBackHint: 'Whoever moved since then has to agree.',
  export: 'Save as a file',
  exportHint: 'The whole game, for opening on another device or for reporting a bug.',
  /** Facts of the table, by their `type`. */
  facts: {
    takeBack: (name: string, to: number) => `${name} takes the game back to step ${to}`,
    takeBackAsked: (name: string, to: number) => `${name} asks to take the game back to step ${to}`,
    takeBackAgreed: (name: string) => `${name} agrees to take it back`,
    takeBackRefused: (name: string) => `${name} does not agree to take it back`,
    withdrawn: (name: string) => `${name} no longer asks to take back`,
    seatKey: (name: string) => `${name} goes on from another device`,
    renamed: (name: string) => `A player is called ${name} from here on`,
    standInAsked: (by: string, name: string) => `${by} suggests that a bot plays for ${name}`,
    standInAgreed: (name: string) => `${name} agrees that a bot plays on`,
    standInRefused: (name: string) => `${name} does not agree that a bot plays on`,
    left: (name: string) => `${name} leaves for good: a bot plays on`,
    seatBack: (name: string) => `${name} plays again`,
    lead: (name: string) => `${name}’s device keeps the table from here on`,
  },
};

export {fairness} from './fairness.ts';
export {settings} from './settings.ts';

export const help = {
  title: 'Rules and help',
  learn: 'Rules',
  which: 'The rules of which game?',
  /** The coach's first game, from the rules. */
  firstGame: 'Play a first game, explained',
  firstGameHint: 'Against bots. Each decision is explained when it comes up.',
  search: 'Search the rules',
  searchHint: 'Words of older editions work too.',
  found: (n: number) => count(n, {one: '# page', other: '# pages'}),
  nothing: 'Nothing found. Try another word.',
  means: (term: string, word: string) => `“${term}” is called “${word}” here.`,
  appChapter: 'How this works',
  ruleNumbers: 'Rule numbers',
  all: 'All topics',
  screens: {
    home: {
      title: 'Home',
      body: 'Your tables are kept on this device. New table opens one, Join takes you to a friend’s. A coral card waits for your move.',
    },
    lobby: {
      title: 'Before the game',
      body: 'Each seat is a ship at anchor. Friends scan the code or open the link. Bots can fill free seats. The host starts the game.',
    },
    table: {
      title: 'At the table',
      body: 'The blue quay at the bottom asks what you decide. Tap something, see what it does, confirm. When it is somebody else’s turn the quay says whose. Press ? on anything to read its rule.',
    },
    takeBack: {
      title: 'Taking back',
      body: 'Your last move is yours until somebody else moves or something is drawn. Beyond that, those concerned have to agree. Everything stays in the log.',
    },
    connection: {
      title: 'Connection',
      body: 'The devices talk to each other directly. A sleeping phone is shown as away and catches up by itself. If the host’s device is gone, another one takes over by itself while more than half are here; with two players the other one waits. “Without internet”, beside the invitation, lets devices of one Wi-Fi or hotspot meet by two codes, with no server.',
    },
    keeping: {
      title: 'Keeping your games',
      body: 'Every confirmed move is stored at once. Save a table as a file to move it to another device or to keep it safe.',
    },
  },
};

export const people = {
  title: 'Players and invitation',
  players: 'Players',
  host: 'host',
  invite: 'Invite',
  inviteHint: 'Whoever opens the link can watch; players who come back find their seat.',
  renew: 'New link',
  renewAlone: 'New link, send the watchers away',
  renewHint: 'The old link stops working. Everybody who plays stays.',
  renewed: 'There is a new link. The old one leads nowhere any more.',
  noInvite: 'Everybody plays on this device, so there is no link.',
  syncHint: 'Compares logs with everybody and fetches what is missing.',
  syncing: 'Comparing…',
  syncSame: (moves: number) =>
    `The same on every device that is here, after ${count(moves, {one: '# move', other: '# moves'})}.`,
  syncDiffers: (names: string, moves: number) =>
    `Not the same as on this device, after ${count(moves, {one: '# move', other: '# moves'})}: ${names}.`,
  nobodyToSync: 'Nobody else has a copy here right now.',
  linkHints: {
    self: 'Plays on this device.',
    connecting: 'Being connected.',
    live: 'All is well.',
    unsteady: 'Has been silent for a few seconds.',
    away: 'Gone or asleep; back as soon as the table is open there.',
  },
};

export const history = {
  title: 'Finished games',
  none: 'No game has ended on this device yet.',
  games: 'All games',
  hint: 'Kept on this device only. A tap opens a game, until its table is deleted.',
  export: 'Save as a file',
  player: 'Player',
  played: 'Games',
  won: 'Wins',
  average: 'Average',
  best: 'Best',
  leaders: 'Who has won most',
  wins: (n: number) => count(n, {one: '# win', other: '# wins'}),
  /** Two or more. */
  streak: (n: number) => count(n, {one: '# win in a row', other: '# wins in a row'}),
  earlier: 'Show earlier games',
  course: 'Points, round by round',
  forget: (game: string, when: string) => `Remove ${game}, ${when}`,
  /** It was ended before its end. @param name who did not come back; null where both wanted it */
  ended: (name: string | null) =>
    name === null
      ? 'Ended together. Nobody has won.'
      : `Ended, as ${name} did not come back. Nobody has won.`,
};

export const newTable = {
  game: 'Game',
  seats: 'How many seats?',
  place: 'Where do you play?',
  here: 'On this device',
  hereHint: 'Alone against bots, or pass the device round: nobody else can look on.',
  network: 'Invite friends',
  networkHint: 'Everybody plays on their own device: by link or QR code, without internet, too.',
  middle: 'Tablet in the middle',
  middleHint: 'This device shows the board to everybody. Each of you plays on a phone.',
  who: 'Who is playing?',
  kind: (n: number) => `Who sits on seat ${n}`,
  person: 'Person',
  friend: 'Friend',
  nameOf: (n: number) => `Name of player ${n}`,
  defaultName: (n: number) => `Player ${n}`,
  /** Whoever plays alone and has typed no name; stands in sentences like any name. */
  options: 'Options',
  optionsDefault: 'as usual',
  optionsChanged: (n: number) => count(n, {one: '# changed', other: '# changed'}),
  create: 'Open the table',
  createInvite: 'Open the table and invite',
  summary: (seats: number, bots: number) =>
    bots === 0
      ? count(seats, {one: '# seat', other: '# seats'})
      : `${count(seats, {one: '# seat', other: '# seats'})}, ${count(bots, {one: '# bot', other: '# bots'})}`,
  /** Below each kind of bot. */
  botEffects: {
    random: 'Plays any legal move. Good for a first try.',
    easy: 'Knows the game, but often acts without thinking.',
    greedy: 'Takes what pays most right now.',
    strong: 'Thinks ahead. A match for practised players.',
  },
};
