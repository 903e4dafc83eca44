import {plurals} from '../plural.ts';

const count = plurals('en');

export const newTable = {
  game: 'Game',
  seats: 'How many seats?',
  place: 'Where do you play?',
  here: 'On this device',
  hereHint: 'Alone against bots, or pass the device round: nobody else can look on.',
  network: 'Invite friends',
  networkHint: 'Everybody plays on their own device. You get a link and a QR code.',
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
