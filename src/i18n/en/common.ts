import {dater, lister, plurals} from '../plural.ts';

const count = plurals('en');

export const common = {
  name: 'Roadstead',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  toHome: 'Home',
  save: 'Save',
  retry: 'Try again',
  partMissing: 'A part of the app could not be loaded.',
  copied: 'Copied',
  copyByHand: 'Select and copy the text below.',
  more: 'More',
  settings: 'Settings',
  help: 'Help',
  loading: 'One moment …',
  you: 'you',
  bot: 'bot',
  freeSeat: 'Free seat',
  yourMove: 'Your move',
  /** The page's title while it is the reader's turn. */
  titleYourMove: (title: string) => `● Your move · ${title}`,
  title: (title: string) => (title ? `${title} · Roadstead` : 'Roadstead'),
  list: lister('en'),
  date: dater('en'),
  seats: (n: number) => count(n, {one: '# seat', other: '# seats'}),
  entries: (n: number) => count(n, {one: '# entry', other: '# entries'}),
  languages: {en: 'English', hu: 'Magyar', pl: 'Polski'},
  shapes: {
    disc: 'Disc',
    square: 'Square',
    triangle: 'Triangle',
    diamond: 'Diamond',
    cross: 'Cross',
    hexagon: 'Hexagon',
  },
  bots: {random: 'Random bot', greedy: 'Greedy bot'},
  botEffects: {
    random: 'Plays any legal move. Good for a first try.',
    greedy: 'Takes what pays most right now.',
  },
  links: {
    self: 'This device',
    connecting: 'Connecting',
    live: 'Connected',
    unsteady: 'Shaky link',
    away: 'Away',
  },
};
