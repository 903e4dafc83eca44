/** The fairness screen. */
import {plurals} from '../plural.ts';

const count = plurals('en');

export const fairness = {
  title: 'Fairness',
  whoDraws: 'Who draws',
  device: 'This device draws.',
  deviceHint:
    'Its random generator decides each draw and each roll at the moment it is needed; nobody can look ahead in the app.',
  host: 'The host’s device draws.',
  hostHint:
    'This table goes on from one whose host was gone, or was begun with an earlier version. Every draw is written down and checked by everybody; but a host with a changed app could know or choose draws in advance. At a new table all devices deal together.',
  joint: 'All devices deal together.',
  jointHint:
    'Each device adds its part to every draw and every deck, and proves it; nobody can foresee or choose one, and only you can read your cards.',
  checked: 'Checked on this device',
  checkedAll: (n: number) => count(n, {one: 'The one step is right', other: 'All # steps are right'}),
  checkedSome: (checked: number, all: number) =>
    `${checked} of ${count(all, {one: '# step', other: '# steps'})} checked`,
  checkedHint: 'For each step: place in the chain, signature, and the rules of the game.',
  perEntry: 'Step by step',
  entryRight: 'right',
  entryWrong: 'wrong',
  marks: {chain: 'Chain', signature: 'Signatures', rules: 'Rules'},
  firstBad: (n: number) => `Step ${n} is wrong`,
  same: 'The same game everywhere',
  sameHint: 'After each step the devices compare a fingerprint of the whole state.',
  fingerprint: 'Fingerprint',
  agrees: 'agrees',
  differs: 'differs',
  unknown: 'not heard yet',
  onlyHere: 'Everything happens on this device; there is nothing to compare.',
  strikes: 'Refused messages',
  strikesHint:
    'No honest app sends these. None was let in; after three the device is kept out for half a minute.',
  stranger: 'A device without a seat',
  draws: 'What was drawn',
  drawsHint: (n: number) => count(n, {one: '# draw so far', other: '# draws so far'}),
  noDraws: 'Nothing has been drawn yet.',
  entry: (n: number) => `step ${n}`,
  earlier: 'Show earlier ones',
  kinds: {
    roll: 'A roll',
    beacon: 'A draw',
    shuffle: (cards: number, name: string | null) =>
      name === null
        ? count(cards, {one: '# card is shuffled', other: '# cards are shuffled'})
        : count(cards, {
            one: `${name}’s hand of # card is mixed`,
            other: `${name}’s hand of # cards is mixed`,
          }),
    deal: (cards: number, name: string) =>
      count(cards, {one: `${name} is dealt # card`, other: `${name} is dealt # cards`}),
    reveal: (cards: number) => count(cards, {one: '# card is turned up', other: '# cards are turned up'}),
    rekey: (name: string) => `${name} is handed a card`,
    exclude: (cards: number, name: string) =>
      count(cards, {
        one: `${name} answers for # hidden card`,
        other: `${name} answers for # hidden cards`,
      }),
    commit: (name: string) => `${name} seals a choice`,
    disclose: 'The sealed choices are opened',
  },
  /** Places of items in their list, counted from 1. */
  place: (at: number, from: number) => `no. ${at} of the ${from} left`,
  rolled: (dice: string) => `rolled ${dice}`,
  madeBy: (names: string) => `Made by ${names}; every proof holds.`,
  proved: 'proved',
  bundle: (n: number) => count(n, {one: '# part', other: '# parts'}),
  chance: 'Is it fair chance?',
  rolls: (dice: number, sides: number, n: number) =>
    `${count(dice, {one: 'One die', other: '# dice'})}${sides === 6 ? '' : ` with ${sides} sides`}, ${count(n, {one: '# roll', other: '# rolls'})}`,
  picks: (n: number) =>
    count(n, {one: 'Stacks and bags, # item drawn', other: 'Stacks and bags, # items drawn'}),
  picksHint: 'From which tenth of the stack each came.',
  drawn: 'came',
  expected: 'expected on average',
  bar: (what: number, n: number, expected: string) =>
    `${what}: ${count(n, {one: '# time', other: '# times'})}, ${expected} expected`,
  odds: (of100: number) =>
    of100 < 1
      ? 'This is odd: fewer than 1 in 100 fair tables look so uneven.'
      : `Of 100 fair tables, about ${of100} look at least this uneven.`,
  tooFew: 'Still too few to tell anything.',
  recheck: 'Check the whole game again',
  recheckHint:
    'Everything anew from the very first step, as somebody would who trusts nobody, this device included.',
  rechecking: (done: number, total: number) => `Checking… ${Math.floor((100 * done) / Math.max(1, total))} %`,
  stop: 'Stop',
  good: 'The whole game is right, from the first step to the last.',
  goodProofs: (n: number) =>
    count(n, {
      one: 'The one draw is proved as well: nobody chose it or saw it ahead.',
      other: 'All # draws, deals and shuffles are proved as well: nobody chose one or saw it ahead.',
    }),
  bad: 'Something in this game is wrong. The first wrong step is named above.',
  redraws: 'Drawn again',
  redrawsHint:
    'A draw was begun anew because a part of it never came. Whoever’s it was may have seen the first result; so it is kept here.',
  redrawn: (name: string) => `Drawn again: ${name}’s part was missing`,
  reshuffled: (name: string) => `Shuffled again: ${name}’s part was missing`,
  blames: 'Proved cheating',
  blamesHint:
    'Each of these was signed by that device and is false; anybody can check it again. Silence or a broken connection is never listed here.',
  blame: {
    possession: (name: string) => `${name} showed a key that is not theirs.`,
    backup: (name: string) => `${name} gave a back-up that opens nothing, or said something false about one.`,
    share: (name: string) => `${name} gave a false part for a draw.`,
    shuffle: (name: string) => `${name} “shuffled” the cards into others than were there.`,
    rekey: (name: string) => `${name} handed on another card than the right one.`,
    exclusion: (name: string) => `${name} answered falsely about hidden cards.`,
    commitment: (name: string) => `${name} opened another choice than was sealed.`,
    recovery: (name: string) => `${name} gave a false share of a lost seat’s key.`,
    acknowledgement: (name: string) => `${name} confirmed two different histories.`,
    ordering: (name: string) => `${name}’s device wrote a step that its proofs do not allow.`,
    other: (name: string) => `${name} signed something that is false.`,
  },
  refused: 'It was refused and changed nothing.',
  evidence: 'Fingerprint of the evidence',
};
