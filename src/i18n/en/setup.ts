import {plurals} from '../plural.ts';

const count = plurals('en');

export const lobby = {
  backup: 'The game can go on without somebody who is lost',
  backupHint:
    'If all others agree, they open that person’s cards and a bot plays them. The price: all others together could also look at somebody’s cards in secret.',
  knock: (name: string) => `${name || 'Somebody'} is at the door and asks to come in.`,
  admit: 'Let in',
  turnAway: 'Turn away',
  scan: 'Scan, or type the code',
  qr: (code: string) => `QR code of the invitation, code ${code}`,
  send: 'Send link',
  copyLink: 'Copy link',
  linkLabel: 'Link of the table',
  shareText: (game: string) => `Play ${game} with me. This link takes you to the table:`,
  seats: 'Seats',
  youKeep: 'you, the host',
  youSit: 'you',
  keeps: 'host',
  ready: 'Ready',
  freeHint: 'invite somebody, or add a bot',
  freeHintGuest: 'take it, or leave it to somebody else',
  sit: 'Sit here',
  move: 'Move here',
  standUp: 'Stand up',
  addSeat: 'Add a seat',
  removeSeat: 'Take this seat away',
  addBot: 'Add bot',
  remove: 'Free the seat',
  seatMenu: (name: string) => `More about the seat of ${name}`,
  watching: 'Watching',
  somebody: 'Somebody',
  watches: (name: string) => `${name} is watching`,
  sendAway: 'Send away',
  sendAwayName: (name: string) => `Send away: ${name}`,
  askFirst: 'Ask me first',
  askFirstHint: 'Whoever comes new with the link waits until you let them in.',
  watchers: (n: number) => count(n, {one: '# watcher', other: '# watchers'}),
  startQuestion: 'Start the game?',
  start: 'Start',
  allReady: 'Everybody is here.',
  waitForHost: (name: string) => `${name} starts the game when everybody is here.`,
  waitForHostNoName: 'The game starts when everybody is here.',
  waiting: 'You have a seat',
  yourName: 'Your name',
  nameHint: 'You type it once; this device remembers it.',
  namePlaceholder: 'What your friends call you',
  nameFirst: 'Type your name first.',
  takeSeat: 'Take a seat',
  takeSeatAs: (name: string) => `Sit down as ${name}`,
  takeSeatQuestion: 'Sit down with them?',
  noSeatQuestion: 'All seats are taken',
  watch: 'You can watch. If a seat becomes free, you can take it.',
  stillFree: (n: number) => count(n, {one: '# seat is still free', other: '# seats are still free'}),
  connecting: (names: string) => `Connecting: ${names}`,
};

export const joining = {
  title: 'On the way to the table',
  steps: {
    reaching: 'Looking for the table',
    knocking: 'Knocking at the table',
    greeting: 'Connecting to the players',
    catchingUp: 'Fetching the game so far',
    failed: 'Stopped',
  },
  stepDone: 'done',
  stepLater: 'next',
  seconds: (n: number) => count(n, {one: '# second', other: '# seconds'}),
  patience: 'This usually takes a few seconds. We give up after 20 and say why.',
  knockPatience: 'Somebody who sits at the table has to let you in. We knock for two minutes.',
  troubleTitle: 'That did not work',
  /** Instead of the next step of `noTable`, for who came by a link. */
  noTableByLink:
    'Ask the host whether their device is on and the table open there. If it is, the link may be old: ask for a new one.',
  troubles: {
    noBroker: {
      what: 'The meeting server cannot be reached.',
      next: 'Check your internet. If only the server is down, set another one in the settings, and your host the same one.',
    },
    noTable: {
      what: 'Nobody is at this table right now.',
      next: 'Ask the host to open the table again, and check the code: it has six letters and digits.',
    },
    noPath: {
      what: 'The table is there, but the two devices find no way to each other.',
      next: 'Join the same Wi-Fi or use a phone hotspot. In a strict network you need a relay: set it in the settings.',
    },
    refused: {
      what: 'The table did not let this device in.',
      next: 'Ask the host for a fresh link.',
    },
    full: {
      what: 'The table is full.',
      next: 'Ask the host to free a seat, or open your own table.',
    },
    otherVersion: {
      what: 'The table runs another version of Roadstead.',
      next: 'Everybody close all tabs of Roadstead and open it again, then try once more.',
    },
    noPart: {
      what: 'A part of the app could not be fetched.',
      next: 'The server of this page does not answer. Check your connection, then try again.',
    },
  },
};
