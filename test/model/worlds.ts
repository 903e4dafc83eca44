/** Worlds in which nothing may be found, and worlds with a slip in which it is. */
import type {Slip, World} from './model.ts';

/** @param terms by term, whose it is; term 0 is of device 0 */
const world = (
  devices: number,
  terms: readonly number[],
  entries: number,
  kinds: string,
  more: Partial<World> = {},
): World => ({
  ...{devices, terms: [0, ...terms], entries, kinds},
  ...more,
});

/** In the short run; each is looked at whole, in a second or two. */
export const SMALL: Readonly<Record<string, World>> = {
  'two devices, a move and a draw': world(2, [1, 0], 2, 'mq'),
  'three devices, one term, moves': world(3, [1], 2, 'mu'),
  'three devices, one term, a draw': world(3, [1], 2, 'q'),
  'four devices, one term, a move': world(4, [1], 1, 'm'),
  'three devices, one leaves': world(3, [1], 1, 'm', {leaving: [2]}),
  'three devices, a seat on a new one': world(3, [1], 1, '', {absent: [2], coming: 2}),
  'three devices, the host lies': world(3, [1], 2, 'mq', {liars: [0], lies: 2}),
};

/** In the long run as well. */
export const LARGE: Readonly<Record<string, World>> = {
  'two devices, two terms, all kinds': world(2, [1, 0], 3, 'muq'),
  'three devices, one term, all kinds': world(3, [1], 3, 'muq'),
  'three devices, two terms, a draw': world(3, [1, 2], 2, 'q'),
  'three devices, two terms, moves': world(3, [1, 2], 2, 'mu'),
  'three devices, the first host leads again': world(3, [1, 0], 1, 'm'),
  'three devices, three terms, a move': world(3, [1, 2, 0], 1, 'm'),
  'three devices, facts on top of a draw': world(3, [1], 3, 'q', {facts: true}),
  'four devices, one term, a draw': world(4, [1], 2, 'q'),
  'four devices, two terms, a move': world(4, [1, 2], 1, 'm'),
  'five devices, one term, a move': world(5, [1], 1, 'm'),
  'three devices, one leaves, a draw': world(3, [1], 2, 'q', {leaving: [2]}),
  'three devices, one leaves and comes back': world(3, [1], 2, '', {leaving: [2], coming: 2}),
  'four devices, two leave': world(4, [1], 2, '', {leaving: [2, 3]}),
  'three devices, the host lies, two terms': world(3, [1, 2], 2, 'mq', {liars: [0], lies: 2}),
  'three devices, a candidate lies': world(3, [1, 2], 1, 'q', {liars: [1], lies: 1}),
  'four devices, the host lies': world(4, [1], 2, 'mq', {liars: [0], lies: 2}),
  'four devices, one that is no host lies: confirmed entries stay': world(4, [1], 1, 'm', {
    liars: [3],
    lies: 1,
    confirmedUnderLiar: true,
  }),
  'three devices, two lie and lead as they like: shares': world(3, [1, 2], 2, 'q', {
    liars: [1, 2],
    lies: 2,
    liarsLead: true,
  }),
};

export interface Broken {
  readonly slip: Slip;
  readonly world: World;
  /** What is found. */
  readonly wrong: RegExp;
}

const broken = (slip: Slip, wrong: RegExp, of: World): Broken => ({
  slip,
  wrong,
  world: {...of, slips: [slip]},
});
const LOST = /^confirmed entry lost/;
const CERTIFIED = /^certified entry lost/;
const STILL = /stand still/;

/** Each rule left out, in a world that is small and shows it. */
export const BROKEN: readonly Broken[] = [
  broken('votes are not stored', LOST, world(3, [1, 2], 1, 'm', {crashes: 1})),
  broken('votes go to any log', LOST, world(3, [1], 1, 'm')),
  broken('the longest branch wins', LOST, world(3, [1, 2], 2, 'm')),
  broken('reports count below the floor', LOST, world(3, [1], 1, 'm')),
  broken('acknowledged below the floor', CERTIFIED, world(3, [1], 1, 'q', {liars: [1], lies: 0})),
  broken('a promise binds in every term', STILL, world(3, [1], 1, 'q')),
  broken('promises are not stored', STILL, world(3, [], 2, 'q', {liars: [0], lies: 3, crashes: 2})),
  broken('half of the members is enough', LOST, world(4, [1], 1, 'm')),
  broken('a term belongs to nobody', /^two hosts/, world(3, [1], 0, '', {liars: [0], lies: 0})),
  broken('a lead does not ask again', STILL, world(3, [1], 1, 'q')),
  broken('entries are sent before they are stored', LOST, world(3, [1], 1, 'm', {crashes: 1})),
  broken('acknowledged before stored', CERTIFIED, world(3, [1], 1, 'q', {crashes: 1, liars: [1], lies: 0})),
  broken('members change at once', LOST, world(4, [1], 2, '', {absent: [3], leaving: [2], coming: 3})),
  broken('handed over without votes', LOST, world(3, [1, 2], 1, 'm')),
  broken('a fork is never left', STILL, world(3, [1, 2], 1, 'q', {liars: [0], lies: 2})),
];

/** The same in worlds that take a minute. */
export const DEEP: readonly Broken[] = [
  broken('a fork is cut without a word', /lacks$/, world(3, [1, 2], 1, 'q', {liars: [0], lies: 2})),
  broken(
    'one certificate of several terms',
    CERTIFIED,
    world(3, [1, 2], 2, 'q', {facts: true, liars: [2], lies: 1}),
  ),
  broken('no watermark', /^shares on two/, world(4, [1], 1, 'q', {liars: [0, 1], lies: 2, liarsLead: true})),
];

/** What is not promised, and is found though no rule is left out. */
export const NOT_PROMISED: Readonly<Record<string, {readonly world: World; readonly wrong: RegExp}>> = {
  'a confirmed move, at three devices of which one lies': {
    world: world(3, [1], 1, 'm', {liars: [2], lies: 0, confirmedUnderLiar: true}),
    wrong: /^confirmed/,
  },
  'a confirmed move, at four devices whose host forks': {
    world: world(4, [1], 1, 'm', {liars: [0], lies: 2, confirmedUnderLiar: true}),
    wrong: /^confirmed/,
  },
};
