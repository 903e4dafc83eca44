import {plurals} from '../plural.ts';

const count = plurals('en');

export const lobby = {
  agree: 'Come in',
  takenUp: (round: number, name: string) =>
    `This game goes on from where ${name}’s copy of it ends${round > 0 ? `, in round ${round}` : ''}. Every move stays as its player signed it, and from here on all devices deal together.`,
  wasSeatOf: (name: string) => `Free seat: ${name} sat here`,
  copies: 'Copies of this game',
  ownCopy: {
    same: 'Your copy is the same.',
    longer: (moves: number) =>
      `Your copy ends ${count(moves, {one: '# move', other: '# moves'})} later. To keep them, leave, and take the game up from your device.`,
    shorter: 'Your copy ends earlier, so nothing of it is lost.',
    other: 'Your copy is another one: somebody’s moves differ. Compare before you start.',
    none: 'Your device has no copy of this game to compare with.',
  },
  othersCopy: {
    same: (name: string) => `${name}’s copy is the same.`,
    longer: (name: string, moves: number) =>
      `${name}’s copy ends ${count(moves, {one: '# move', other: '# moves'})} later.`,
    shorter: (name: string) => `${name}’s copy ends earlier.`,
    other: (name: string) => `${name}’s copy is another one: somebody’s moves differ.`,
    none: (name: string) => `${name}’s device has no copy.`,
  },
  /** A guest who has just come: the host's name, and that of the game. */
  invites: (name: string, game: string) => `${name} invites you to ${game}`,
  /** Where the host is not known by name. */
  invited: (game: string) => `You are invited to ${game}`,
  linkLate:
    'The link that brings the others here is not ready yet. Check your internet, or leave and open the table again.',
  backup: 'The game can go on without somebody who is lost',
  backupHint:
    'If all others agree, they open that person’s cards and a bot plays them. The price: all others together could look at somebody’s cards in secret, and know what will be drawn before it is.',
  /** At a table of two with hidden cards. */
  waits:
    'If one of you does not come back, the game waits: nobody else can open that person’s hidden cards. The one who is left can end it then, and nobody wins.',
  /** The other choice there. `line`: where the rest stands behind “more”. */
  pair: {
    backup: 'If one of you does not come back, a bot plays on',
    hint: 'For that, each of you gives the other a key. The price: each could look at the other’s cards in secret, and know what will be drawn before it is.',
    line: 'If one of you does not come back, a bot plays on. The price: each of you could look at the other’s cards in secret.',
  },
  botsOpen: {
    one: 'The bots play on even when the host is gone. For that, the other device could peek at their cards.',
    all: 'The bots play on even when the host is gone. For that, all other devices together could peek at their cards.',
  },
  scan: 'Scan, or type the code',
  /** Where each seat shows its own code. */
  orType: 'Or type the code under “Join”:',
  /** Where the app is a file on the disk, no link leads to it. */
  scanInside: 'The others open their Roadstead, tap “Join”, and scan this or type the code',
  qr: (code: string) => `QR code of the invitation, code ${code}`,
  send: 'Send link',
  /** What leads nobody here now. */
  inviteLater: 'Link and code for later, when the server answers',
  copyLink: 'Copy link',
  withoutInternet: 'Without internet',
  /** Where all seats are taken. */
  inviteMore: 'Invite somebody else',
  linkLabel: 'Link of the table',
  shareText: (game: string) => `Play ${game} with me. This link takes you to the table:`,
  shareInside: (game: string) => `Play ${game} with me. Open Roadstead, tap “Join”, and paste this:`,
  seats: 'Seats',
  youKeep: 'you, the host',
  youSit: 'you',
  /** The own name at a seat, as a button. */
  changeName: (name: string) => `${name}: change your name`,
  keeps: 'host',
  ready: 'Ready',
  freeHint: 'invite somebody, or add a bot',
  freeHintGuest: 'take it, or leave it to somebody else',
  sit: 'Sit here',
  move: 'Move here',
  standUp: 'Stand up',
  /** Several people play on one device, in turns. */
  bring: 'Somebody at this device',
  bringQuestion: 'Who sits down here?',
  bringHint: 'You play on this device in turns.',
  bringHintMiddle:
    'If there are secret cards, a curtain covers the whole screen before each move made here. Then the board is back.',
  bringName: 'Name',
  bringNameFirst: 'Type a name first.',
  atThisDevice: 'at this device',
  beside: (name: string) => `at ${name}’s device`,
  addSeat: 'Add a seat',
  removeSeat: 'Take this seat away',
  addBot: 'Add bot',
  remove: 'Free the seat',
  seatMenu: (name: string) => `More about the seat of ${name}`,
  watching: 'Watching',
  middle: 'This device is the table',
  middleHint:
    'It lies in the middle and shows the board to everybody. Each of you plays on a phone; who has none can sit down at this device.',
  middleScan: 'Scan a code and sit down',
  seatNumber: (place: number) => `Seat ${place}`,
  qrSeat: (place: number) => `QR code of seat ${place}`,
  /** Who has come by the code of a seat. */
  takeSeatNumber: (place: number) => `Take seat ${place}`,
  seatGone: (place: number, next: number) => `Seat ${place} is taken by now. Seat ${next} is still free.`,
  somebody: 'Somebody',
  watches: (name: string) => `${name} is watching`,
  sendAway: 'Send away',
  sendAwayName: (name: string) => `Send away: ${name}`,
  askFirst: 'Ask me first',
  askFirstHint: 'Whoever comes with the link for the first time waits until you let them in.',
  watchers: (n: number) => count(n, {one: '# watcher', other: '# watchers'}),
  startQuestion: 'Start the game?',
  start: 'Start',
  allReady: 'Everybody is here.',
  waitForHost: (name: string) => `${name} starts the game when everybody is here.`,
  waitForHostNoName: 'When everybody is here, somebody taps Start on the device that opened the table.',
  hostUnheard: 'Waiting for the host',
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
  /** The start waits for that: what is the matter, and what to do. */
  hostStands: {what: 'You have no seat yet', next: 'Sit down, or free a seat for yourself.'},
  stillFree: (n: number) => count(n, {one: '# seat is still free', other: '# seats are still free'}),
  connecting: (names: string) => `Connecting: ${names}`,
};
