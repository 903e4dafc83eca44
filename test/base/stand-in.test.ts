import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextStandIns, noStandIns, type StandInFact, type StandIns} from '../../src/base/stand-in.ts';

/** Seats 0, 1 and 3 are persons, 2 is a bot. */
const DEVICES = [0, 1, null, 3];
const asks = (seat: number): StandInFact => ({type: 'standIn', seat, bot: 'greedy'});
const YES: StandInFact = {type: 'answerStandIn', yes: true};
const NO: StandInFact = {type: 'answerStandIn', yes: false};
const BACK: StandInFact = {type: 'takeBackSeat'};

type Said = readonly [author: number, fact: StandInFact];

function after(...said: Said[]): StandIns {
  return said.reduce((now, [author, fact]) => {
    const next = nextStandIns(now, author, fact, DEVICES);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, noStandIns(4));
}

const ROWS: readonly (readonly [string, readonly Said[], Said, string | readonly (string | null)[]])[] = [
  ['one asks, the other has to agree', [], [0, asks(3)], [null, null, null, null]],
  ['everybody agreed', [[0, asks(3)]], [1, YES], [null, null, null, 'greedy']],
  ['somebody does not', [[0, asks(3)]], [1, NO], [null, null, null, null]],
  ['the person is back before', [[0, asks(3)]], [3, BACK], [null, null, null, null]],
  [
    'the person is back after',
    [
      [0, asks(3)],
      [1, YES],
    ],
    [3, BACK],
    [null, null, null, null],
  ],
  [
    'the last person alone decides',
    [
      [0, asks(3)],
      [1, YES],
    ],
    [0, asks(1)],
    [null, 'greedy', null, 'greedy'],
  ],
  ['a wish for oneself', [], [0, asks(0)], 'engine/bad-stand-in'],
  ['a wish for a bot', [], [0, asks(2)], 'engine/bad-stand-in'],
  ['a wish for no seat', [], [0, asks(9)], 'engine/bad-stand-in'],
  [
    'twice for one seat',
    [
      [0, asks(3)],
      [1, YES],
    ],
    [1, asks(3)],
    'engine/bad-stand-in',
  ],
  ['two wishes at once', [[0, asks(3)]], [1, asks(0)], 'engine/stand-in-open'],
  ['the asker answers as well', [[0, asks(3)]], [0, YES], 'engine/no-stand-in'],
  ['the absent one answers', [[0, asks(3)]], [3, YES], 'engine/no-stand-in'],
  ['an answer that comes late', [], [1, YES], [null, null, null, null]],
  ['a bot answers', [], [2, YES], 'engine/no-stand-in'],
  ['back who never went', [], [1, BACK], 'engine/no-stand-in'],
  [
    'another takes the seat back',
    [
      [0, asks(3)],
      [1, YES],
    ],
    [1, BACK],
    'engine/no-stand-in',
  ],
];

for (const [what, before, [author, fact], want] of ROWS)
  test(`stand-in: ${what}`, () => {
    const next = nextStandIns(after(...before), author, fact, DEVICES);
    assert.deepEqual(typeof next === 'string' ? next : next.bots, want);
  });

const VOTES: readonly (readonly [string, number, readonly StandInFact[], boolean])[] = [
  ['two persons: the other alone', 2, [], true],
  ['three: one of two is not enough', 3, [], false],
  ['three: both others', 3, [YES], true],
  ['four: two of three are half of the table', 4, [YES], false],
  ['four: all three', 4, [YES, YES], true],
  ['five: three of four', 5, [YES, YES], true],
  ['five: one of them may be against', 5, [NO, YES, YES], true],
  ['five: two against end it', 5, [YES, NO, NO], false],
];

for (const [what, persons, answers, goes] of VOTES)
  test(`stand-in, more than half of all: ${what}`, () => {
    const last = persons - 1;
    const said: Said[] = [[0, asks(last)], ...answers.map((fact, i) => [i + 1, fact] as const)];
    const {bots} = said.reduce((now, [author, fact]) => {
      const each = Array.from({length: persons}, (_, seat) => seat);
      const next = nextStandIns(now, author, fact, each);
      if (typeof next === 'string') throw new Error(next);
      return next;
    }, noStandIns(persons));
    assert.equal(bots[last] !== null, goes);
  });

/** Seats 0 and 3 are one device, 1 another, 2 a bot. */
const SHARED = [0, 1, null, 0];

function shared(...said: Said[]): StandIns | string {
  return said.reduce<StandIns | string>(
    (now, [author, fact]) => (typeof now === 'string' ? now : nextStandIns(now, author, fact, SHARED, 3)),
    noStandIns(4),
  );
}
const away = (fact: StandInFact, seconds = 120): StandInFact => ({...fact, away: seconds}) as StandInFact;

test('stand-in: whoever shares a device goes and comes back with it', () => {
  const gone = shared([1, away(asks(3))], [1, away(YES)]) as StandIns;
  assert.deepEqual(gone.bots, ['greedy', null, null, 'greedy']);
  const back = shared([1, away(asks(0))], [1, away(YES)], [3, BACK]) as StandIns;
  assert.deepEqual(back.bots, [null, null, null, null]);
  const left = shared([3, {type: 'leave', bot: 'easy', bytes: ''}]) as StandIns;
  assert.deepEqual(
    [left.bots, left.left],
    [
      ['easy', null, null, 'easy'],
      [true, false, false, true],
    ],
  );
});

test('stand-in: a device has one voice, and none about itself', () => {
  assert.equal(shared([3, away(asks(0))]), 'engine/bad-stand-in');
  // Of two devices the other decides alone, and says it twice, whoever of it speaks.
  const asked = shared([3, away(asks(1))]) as StandIns;
  assert.deepEqual([asked.asked?.by, asked.asked?.waiting, asked.asked?.needed], [0, [0], 1]);
  assert.equal(shared([0, away(asks(1))], [3, away(YES, 30)]), 'engine/not-away');
  const agreed = shared([0, away(asks(1))], [3, away(YES)]) as StandIns;
  assert.deepEqual(agreed.bots, [null, 'greedy', null, null]);
});
