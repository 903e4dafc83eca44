import {plurals} from '../plural.ts';

const count = plurals('en');

export const home = {
  tagline: 'Board games with friends and family.',
  promise: 'No account, no app store.',
  language: 'Language',
  tables: 'Your tables',
  /** Short for the finished games, beside the head of the tables. */
  finished: 'Finished',
  lastGames: (n: number) => (n > 1 ? 'Your last games' : 'Your last game'),
  won: (name: string, points: number) =>
    `${name} won with ${count(points, {one: '# point', other: '# points'})}`,
  wonTogether: (names: string, points: number) =>
    `${names} share the victory, ${count(points, {one: '# point', other: '# points'})} each`,
  nobodyWon: 'Ended early, nobody won',
  reading: 'Reading your tables…',
  allTables: (n: number) => `All (${n})`,
  fewerTables: 'Fewer tables',
  playBots: 'Play against bots now',
  /** Behind "Play against bots now", of whoever has typed no name: the one that stands in for it. */
  playsAs: (name: string) => `as ${name}`,
  /** Shows each game with what one does in it. */
  aboutGames: 'What the games are',
  chooseName: 'choose your name',
  join: 'Join',
  learn: 'Rules',
  yourMove: 'Your move',
  toMove: (names: string) => `${names} to move`,
  /** Of a table that this device hosts. */
  waitsForHost: 'goes on when you open it',
  trial: 'Trial',
  inLobby: 'Filling the seats',
  over: 'Finished',
  round: (n: number) => `Round ${n}`,
  here: 'on this device',
  network: 'over the network',
  savedAt: (when: string) => `Last saved ${when}`,
  menu: (table: string) => `More about ${table}`,
  rename: 'Rename',
  export: 'Save as a file',
  delete: 'Delete',
  renameTitle: 'Rename the table',
  renameLabel: 'Name of the table',
  renameHint: 'Leave it empty to use the name of the game.',
  deleteTitle: (table: string) => `Delete ${table}?`,
  deleteBody: (alone: boolean) =>
    `The whole game is removed from this device. ${alone ? 'There is no other copy, unless you saved it as a file.' : 'Other players keep their copies.'} It cannot be undone.`,
  deleteHost: 'You opened it: the others may not be able to go on without this device.',
  deleteYes: 'Delete the table',
  joinTitle: 'Join a table',
  joinLabel: 'Link or code',
  joinPlaceholder: 'K7MR2X',
  joinHint:
    'Six letters and digits, or the whole link from the invitation. With a code, somebody at the table has to let you in.',
  joinName: 'Your name',
  joinNameHint: 'So that they see who is at the door. This device remembers it.',
  joinEmpty: 'Type the code or paste the link first.',
  joinNameEmpty: 'Type your name first: somebody at the table decides whether to let you in.',
  joinGo: 'Join',
  joinCamera: 'A QR code on another screen? Point the camera of your phone at it: the link opens by itself.',
  joinScan: 'Scan with the camera',
  joinOffline: 'Without internet?',
  joinOfflineHint:
    'The host taps “Without internet” beside the invitation, and shows a code. Scan it, or paste its link above. Then show the host your screen.',
  importTitle: 'Open a saved game',
  importHint: 'A file that somebody sent you, or that you saved. You can also drop it anywhere on this page.',
  importGo: 'Choose a file',
  /** In a row that says what for. */
  installShort: 'Install',
  install: 'Install as an app',
  installHint: 'Starts from your home screen and works without internet.',
  /** Each step is drawn, too: Share, plus in a square, three dots. */
  installSteps: {
    ios: [
      'Tap Share in the browser’s bar. In newer versions it is behind the three dots.',
      'Scroll down and tap “Add to Home Screen”, then “Add”.',
    ],
    android: ['Tap the three dots of the browser.', 'Tap “Install app” or “Add to Home screen”.'],
    mac: ['Click Share in Safari’s bar, or open the File menu.', 'Choose “Add to Dock”.'],
    desktop: [
      'Open the browser’s menu.',
      'Choose “Install Roadstead”. In Chrome it is under “Cast, save and share”, in Edge under “Apps”.',
    ],
  },
  installInSafari: 'You came here out of a chat? Open this page in Safari first.',
  /** Of Apple’s systems. */
  installApart:
    'The app keeps tables of its own, for as long as you want. Those in this browser do not come along by themselves: save them as files here, and open the files there.',
  keepWeek:
    'After 7 days without a visit this browser deletes your tables. The app keeps what you play in it.',
  notNow: 'Not now',
  newVersion: 'A new version is ready.',
  update: 'Update now',
  offline:
    'No network. You can still play. Together, too: in one Wi-Fi or hotspot one of you taps “New table”, the others “Join”.',
  storage: {
    persistent: 'Your tables are kept until you delete them.',
    evictable:
      'This browser may clear your tables when space runs short or after a week unused. Install the app, or save tables as files.',
    unknown: 'This browser does not say whether it keeps your tables. Save those you care about as files.',
  },
  notice:
    'Unofficial and free. Not affiliated with or endorsed by the publishers of the games; all artwork is original.',
};
