import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {LOG_BYTES, LOG_ENTRIES} from '../../src/base/log-limits.ts';
import {seededRng} from '../../src/base/rng.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import {sampleAny} from '../../src/engine/choice.ts';
import type {Fact} from '../../src/engine/fact.ts';
import type {Options} from '../../src/engine/game.ts';
import {IllegalAction} from '../../src/engine/illegal.ts';
import {MOST_FACTS, Replay} from '../../src/engine/replay.ts';
import {MOST_TAKE_BACKS} from '../../src/engine/take-backs.ts';
import {drawWith} from '../support/games/draw.ts';
import {tinyGame} from '../support/games/tiny-game.ts';

const opening = (kinds: string, options = {}) => ({
  game: 'tiny',
  rules: 1,
  options,
  seats: [...kinds].map(kind => ({kind: kind === 'b' ? ('bot' as const) : ('person' as const)})),
});

/** A table written as words: `0 takes 2`, `0 rolls`, `draw 1`, `0 asks 3`, `1 yes`, `1 no`. */
function fact(replay: Replay, words: string): Fact {
  const n = replay.head + 1;
  const [who = '', verb = '', value = '0'] = words.split(' ');
  if (who === 'draw') return {n, kind: 'answer', seat: null, basis: null, payload: {drawn: [[Number(verb)]]}};
  const common = {n, seat: Number(who), basis: n - 1};
  const number = Number(value);
  if (verb === 'takes') return {...common, kind: 'action', payload: {type: 'take', count: number}};
  if (verb === 'rolls') return {...common, kind: 'action', payload: {type: 'roll'}};
  if (verb === 'asks') return {...common, kind: 'table', payload: {type: 'askBack', to: number}};
  return {...common, kind: 'table', payload: {type: 'answerBack', yes: verb === 'yes'}};
}

function played(kinds: string, ...words: string[]): Replay {
  const replay = new Replay(tinyGame, opening(kinds));
  for (const word of words) replay.fold(fact(replay, word));
  return replay;
}

const refused = (replay: Replay, next: Fact): string | null => {
  const before = [replay.state, replay.head, replay.digest, replay.takeBackRequest];
  const refusal = replay.check(next);
  if (refusal) assert.throws(() => replay.fold(next), {code: refusal.code});
  if (refusal) assert.deepEqual([replay.state, replay.head, replay.digest, replay.takeBackRequest], before);
  return refusal?.code ?? null;
};

for (const [what, change, code] of [
  ['another game', {game: 'chess'}, 'engine/other-game'],
  ['another rule set', {rules: 2}, 'engine/other-rules'],
  ['too many seats', opening('ppppp'), 'engine/bad-seats'],
  ['an unknown option', {options: {x: true}}, 'engine/bad-options'],
  ['a wrong value', {options: {heap: 'huge'}}, 'engine/bad-options'],
] as const) {
  test(`an opening with ${what} is refused`, () =>
    assert.throws(() => new Replay(tinyGame, {...opening('pp'), ...change}), {code}));
}

test('an opening of an earlier rule set is set up by it, with the defaults that it had', () => {
  const setUp: unknown[] = [];
  const game = {
    ...tinyGame,
    rules: 3,
    earlier: {2: {heap: 'large'}},
    setup(options: Options, seats: number, rules?: number) {
      setUp.push([rules, options.heap]);
      return tinyGame.setup(options, seats);
    },
  };
  const {options: _, ...start} = opening('pp');
  for (const rules of [2, 3]) new Replay(game, {...start, options: {}, rules});
  assert.deepEqual(setUp, [
    [2, 'large'],
    [3, 'small'],
  ]);
  assert.throws(() => new Replay(game, {...opening('pp'), rules: 1}), {code: 'engine/other-rules'});
});

test('one position may be taken back to so often, by asking or by moving again, and no more', () => {
  const replay = played('pp', 'draw 0');
  for (let i = 0; i < MOST_TAKE_BACKS; i++)
    for (const words of ['0 takes 1', `0 asks ${replay.head}`]) replay.fold(fact(replay, words));
  replay.fold(fact(replay, '0 takes 2'));
  assert.equal(refused(replay, fact(replay, `0 asks ${replay.head - 1}`)), 'engine/take-backs-spent');
  const option = replay.takeBackOptions(0);
  assert.ok(option instanceof IllegalAction && option.code === 'engine/take-backs-spent');
  assert.equal(refused(replay, fact(replay, '1 takes 1')), null);
});

test('a seat may write so many facts of the table', () => {
  const replay = played('pp', 'draw 0');
  const rename = (seat: number): Fact => {
    const n = replay.head + 1;
    return {n, kind: 'table', seat, basis: n - 1, payload: {type: 'name', name: 'Ada'}};
  };
  for (let i = 0; i < MOST_FACTS; i++) replay.fold(rename(0));
  assert.equal(refused(replay, rename(0)), 'engine/facts-spent');
  assert.equal(refused(replay, rename(1)), null);
});

test('a log has an end', () => {
  // A heap that never runs out.
  const endless: typeof tinyGame = {
    ...tinyGame,
    apply: (state, seat, action, events) => ({...tinyGame.apply(state, seat, action, events), heap: 300}),
  };
  const replay = new Replay(endless, opening('pp', {heap: 'large'}));
  replay.fold(fact(replay, 'draw 0'));
  while (replay.head < LOG_ENTRIES) replay.fold(fact(replay, `${replay.toAct[0]} takes 1`));
  assert.equal(refused(replay, fact(replay, `${replay.toAct[0]} takes 1`)), 'engine/too-long');
});

test('the bytes of a log have an end, which is told before it is reached', () => {
  const short: typeof tinyGame = {...tinyGame, logBytes: 1000};
  const replay = new Replay(short, opening('pp'));
  const told: number[] = [];
  const of = (words: string, bytes: number): Fact => ({...fact(replay, words), bytes});
  const add = (words: string, bytes: number) => {
    replay.fold(of(words, bytes));
    if (replay.nearlyFull) told.push(replay.filled);
  };
  add('draw 0', 300);
  add('0 takes 1', 300);
  add('1 takes 1', 290);
  assert.deepEqual(told, []);
  add('0 takes 1', 50);
  assert.deepEqual(told, [94]);
  assert.equal(refused(replay, of('1 takes 1', 61)), 'engine/too-long');
  add('1 takes 1', 60);
  assert.equal(refused(replay, of('0 takes 1', 1)), 'engine/too-long');
});

test('no game says that its log may be longer than any', () => {
  const replay = new Replay({...tinyGame, logBytes: 100 * LOG_BYTES}, opening('pp'));
  assert.equal(refused(replay, {...fact(replay, 'draw 0'), bytes: LOG_BYTES + 1}), 'engine/too-long');
});

test('the fold: state, events, who acts, result', () => {
  const replay = played('pp', 'draw 1', '1 takes 3', '0 rolls', 'draw 6');
  assert.deepEqual(replay.state, {heap: 21, taken: [6, 3], turn: 1, rolling: false});
  assert.deepEqual(replay.toAct, [1]);
  assert.deepEqual(
    replay.items.map(({events}) => events),
    [
      [],
      [{type: 'first', seat: 1}],
      [{type: 'took', seat: 1, count: 3}],
      [],
      [{type: 'took', seat: 0, count: 6}],
    ],
  );
  assert.equal(replay.result, null);
});

const OPEN = ['draw 0'];
for (const [what, words, next, code] of [
  ['an action while a draw is open', [], '0 takes 1', 'engine/ask-open'],
  ['a take-back while a draw is open', [...OPEN, '0 rolls'], '0 asks 1', 'engine/ask-open'],
  ['a draw that nobody asked for', OPEN, 'draw 1', 'engine/no-ask'],
  ['a draw out of range', [], 'draw 2', 'engine/bad-answer'],
  ['somebody else’s turn', OPEN, '1 takes 1', 'tiny/not-your-turn'],
  ['an illegal action', OPEN, '0 takes 4', 'tiny/count'],
  ['agreement that nobody asked for', [...OPEN, '0 takes 1'], '1 yes', 'engine/no-take-back'],
] as const) {
  test(`refused, and nothing changes: ${what}`, () => {
    const replay = played('pp', ...words);
    assert.equal(refused(replay, fact(replay, next)), code);
  });
}

test('refused: an entry out of order, an unknown action, an unknown table fact', () => {
  const replay = played('pp', ...OPEN);
  const next = fact(replay, '0 takes 1');
  assert.equal(refused(replay, {...next, n: 3}), 'engine/out-of-order');
  assert.equal(refused(replay, {...next, payload: {type: 'cheat'}}), 'engine/bad-action');
  assert.equal(refused(replay, {...next, kind: 'table', payload: {type: 'x'}}), 'engine/bad-action');
  assert.equal(refused(replay, {...next, seat: null}), 'engine/bad-action');
});

test('an action that was meant for an earlier position is stale', () => {
  const replay = played('pp', ...OPEN, '0 takes 1', '0 asks 1');
  assert.equal(refused(replay, {...fact(replay, '0 takes 1'), basis: 2}), 'engine/stale');
  assert.equal(refused(replay, {...fact(replay, '0 takes 1'), basis: 3}), null);
});

const code = (option: unknown) => (option instanceof IllegalAction ? option.code : option);

// kinds, what was played, seat, what it may take back
const OPTIONS: readonly (readonly [string, string, readonly string[], number, unknown])[] = [
  ['nothing played', 'pp', OPEN, 0, 'engine/nothing-to-take-back'],
  ['the own last action', 'pp', [...OPEN, '0 takes 1'], 0, {to: 1, free: true}],
  ['another seat acted since', 'pp', [...OPEN, '0 takes 1', '1 takes 1'], 0, {to: 1, free: false}],
  ['the last one of a neighbour', 'pp', [...OPEN, '0 takes 1', '1 takes 1'], 1, {to: 2, free: true}],
  ['only a bot acted since', 'pb', [...OPEN, '0 takes 1', '1 takes 1'], 0, {to: 1, free: true}],
  [
    'bot and person acted since',
    'pbp',
    [...OPEN, '0 takes 1', '1 takes 1', '2 takes 1'],
    0,
    {to: 1, free: false},
  ],
  ['something was drawn since', 'pp', [...OPEN, '0 rolls', 'draw 3'], 0, 'engine/drawn-since'],
  [
    'a draw by the neighbour since',
    'pp',
    [...OPEN, '0 takes 1', '1 rolls', 'draw 3'],
    0,
    'engine/drawn-since',
  ],
  ['taken back already', 'pp', [...OPEN, '0 takes 1', '0 asks 1'], 0, 'engine/nothing-to-take-back'],
  ['a draw is open', 'pp', [...OPEN, '0 rolls'], 0, 'engine/ask-open'],
  ['a request is open', 'pp', [...OPEN, '0 takes 1', '1 takes 1', '0 asks 1'], 1, 'engine/take-back-open'],
];
for (const [what, kinds, words, seat, want] of OPTIONS) {
  test(`what may be taken back: ${what}`, () =>
    assert.deepEqual(code(played(kinds, ...words).takeBackOptions(seat)), want));
}

// what, kinds, played, state is that after entry, undone, request is open
const BACK: readonly (readonly [string, string, readonly string[], number, readonly number[], boolean])[] = [
  ['free: at once', 'pp', [...OPEN, '0 takes 1', '0 asks 1'], 1, [2], false],
  ['over a bot: at once', 'pb', [...OPEN, '0 takes 1', '1 takes 2', '0 asks 1'], 1, [2, 3], false],
  ['over a person: only asked', 'pp', [...OPEN, '0 takes 1', '1 takes 2', '0 asks 1'], 3, [], true],
  ['agreed', 'pp', [...OPEN, '0 takes 1', '1 takes 2', '0 asks 1', '1 yes'], 1, [2, 3], false],
  ['refused', 'pp', [...OPEN, '0 takes 1', '1 takes 2', '0 asks 1', '1 no'], 3, [], false],
  [
    'one of two agreed',
    'ppp',
    [...OPEN, '0 takes 1', '1 takes 2', '2 takes 1', '0 asks 1', '2 yes'],
    4,
    [],
    true,
  ],
  [
    'both agreed, whatever the order',
    'ppp',
    [...OPEN, '0 takes 1', '1 takes 2', '2 takes 1', '0 asks 1', '2 yes', '1 yes'],
    1,
    [2, 3, 4],
    false,
  ],
  [
    'an earlier own action, both own ones in between included',
    'pp',
    [...OPEN, '0 takes 1', '1 takes 2', '0 takes 3', '0 asks 1', '1 yes'],
    1,
    [2, 3, 4],
    false,
  ],
  [
    'twice: further back',
    'pb',
    [...OPEN, '0 takes 1', '1 takes 2', '0 takes 3', '0 asks 3', '0 asks 1'],
    1,
    [2, 3, 4],
    false,
  ],
];
for (const [what, kinds, words, same, undone, open] of BACK) {
  test(`taking back: ${what}`, () => {
    const replay = played(kinds, ...words);
    assert.deepEqual(replay.state, replay.stateAt(same));
    assert.deepEqual(
      [...replay.undone].sort((a, b) => a - b),
      undone,
    );
    assert.equal(replay.takeBackRequest !== null, open);
    assert.equal(replay.items.length, words.length + 1, 'the log keeps all');
  });
}

test('after a take-back the game goes on from there', () => {
  const replay = played('pp', ...OPEN, '0 takes 1', '0 asks 1', '0 takes 3');
  assert.deepEqual(replay.state, played('pp', ...OPEN, '0 takes 3').state);
  assert.deepEqual(replay.stateAt(2), played('pp', ...OPEN, '0 takes 1').state, 'scrubbing shows what was');
});

for (const [what, words, next, want] of [
  [
    'to the position before somebody else’s action',
    ['0 takes 1', '1 takes 1'],
    '0 asks 2',
    'engine/bad-take-back',
  ],
  ['to the position after the own action', ['0 takes 1'], '0 asks 2', 'engine/bad-take-back'],
  ['across a draw', ['0 takes 1', '1 rolls', 'draw 2'], '0 asks 1', 'engine/drawn-since'],
  ['a second request', ['0 takes 1', '1 takes 1', '0 asks 1'], '1 asks 2', 'engine/take-back-open'],
  ['an answer of the one who asked', ['0 takes 1', '1 takes 1', '0 asks 1'], '0 yes', 'engine/no-take-back'],
] as const) {
  test(`take-back refused: ${what}`, () => {
    const replay = played('pp', ...OPEN, ...words);
    assert.equal(refused(replay, fact(replay, next)), want);
  });
}

test('a new action ends the request', () => {
  const replay = played('pp', ...OPEN, '0 takes 1', '1 takes 1', '0 asks 1', '0 takes 1');
  assert.equal(replay.takeBackRequest, null);
  assert.equal(refused(replay, fact(replay, '1 yes')), 'engine/no-take-back');
});

test('a yes to an earlier request is none to this one', () => {
  const replay = played('pp', ...OPEN, '0 takes 1', '1 takes 1', '0 asks 1', '1 no', '0 asks 1');
  assert.equal(refused(replay, {...fact(replay, '1 yes'), basis: 4}), 'engine/no-take-back');
  assert.equal(refused(replay, fact(replay, '1 yes')), null);
});

test('after the end nothing is taken back and nobody acts', () => {
  const words = Array.from({length: 10}, (_, i) => `${i % 2} takes 3`);
  const replay = played('pp', ...OPEN, ...words);
  assert.deepEqual(replay.result?.ranking, [[0, 1]]);
  assert.equal(code(replay.takeBackOptions(1)), 'engine/game-over');
  assert.equal(refused(replay, fact(replay, '0 takes 1')), 'engine/game-over');
  assert.equal(refused(replay, fact(replay, '1 asks 10')), 'engine/game-over');
});

/** Random tables with take-backs, answers yes and no, until the log has `length` entries or the game is over. */
function wander(seed: number, length: number): {replay: Replay; facts: Fact[]; states: unknown[]} {
  const rng = seededRng(seed);
  const replay = new Replay(tinyGame, opening('ppb', {heap: 'large'}));
  const facts: Fact[] = [];
  const states: unknown[] = [replay.state];
  while (!replay.result && replay.head < length) {
    const next = randomFact(replay, rng);
    replay.fold(next);
    facts.push(next);
    states.push(replay.state);
  }
  return {replay, facts, states};
}

function randomFact(replay: Replay, rng: ReturnType<typeof seededRng>): Fact {
  const n = replay.head + 1;
  const {ask, takeBackRequest} = replay;
  if (ask) return {n, kind: 'answer', seat: null, basis: null, payload: drawWith(ask, rng)};
  const table = (seat: number, payload: object): Fact => ({n, kind: 'table', seat, basis: n - 1, payload});
  if (takeBackRequest && rng.below(4) > 0)
    return table(takeBackRequest.waiting[0]!, {type: 'answerBack', yes: rng.below(3) > 0});
  const asker = rng.below(2);
  const option = replay.takeBackOptions(asker);
  if (!(option instanceof IllegalAction) && rng.below(4) === 0)
    return table(asker, {type: 'askBack', to: option.to});
  const seat = replay.toAct[0]!;
  const payload = sampleAny(tinyGame.choices(replay.state, seat, NO_FACES), rng);
  return {n, kind: 'action', seat, basis: n - 1, payload};
}

test('the same entries fold to the same digest, and every position can be shown again', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const {replay, facts, states} = wander(seed, 200);
      const again = new Replay(tinyGame, replay.start);
      for (const next of facts) again.fold(next);
      assert.equal(again.digest, replay.digest);
      for (let n = 0; n <= replay.head; n++) assert.deepEqual(replay.stateAt(n), states[n], `entry ${n}`);
    }),
    {numRuns: 40},
  );
});

test('what counts is the log without what was taken back', () => {
  fc.assert(
    fc.property(fc.nat(), seed => {
      const {replay, facts} = wander(seed, 120);
      const counting = new Replay(tinyGame, replay.start);
      for (const {kind, n, seat, payload} of facts) {
        if (kind === 'table' || replay.undone.has(n)) continue;
        const next = counting.head + 1;
        counting.fold({n: next, kind, seat, basis: seat === null ? null : next - 1, payload});
      }
      assert.equal(counting.digest, replay.digest);
    }),
    {numRuns: 40},
  );
});

test('what may be taken back is what the fold takes', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(60), (seed, length) => {
      const {replay} = wander(seed, length);
      for (const seat of [0, 1]) {
        const option = replay.takeBackOptions(seat);
        const to = option instanceof IllegalAction ? 0 : option.to;
        const refusal = replay.check(fact(replay, `${seat} asks ${to}`));
        assert.equal(refusal?.code, option instanceof IllegalAction ? option.code : undefined);
      }
    }),
  );
});

const tableFact = (replay: Replay, seat: number, payload: object): Fact => {
  const n = replay.head + 1;
  return {n, kind: 'table', seat, basis: n - 1, payload};
};

test('a request to take back can be withdrawn by whoever asked, and by nobody else', () => {
  const replay = played('pp', 'draw 1', '1 takes 3', '0 takes 1', '1 asks 1');
  assert.ok(replay.takeBackRequest);
  const withdraw = {type: 'withdrawBack'};
  assert.equal(refused(replay, tableFact(replay, 0, withdraw)), 'engine/no-take-back');
  replay.fold(tableFact(replay, 1, withdraw));
  assert.equal(replay.takeBackRequest, null);
  assert.equal(refused(replay, tableFact(replay, 1, withdraw)), 'engine/no-take-back');
});

test('a request can be withdrawn, whatever the seat has written before', () => {
  const replay = played('pp', 'draw 0');
  for (let i = 0; i < MOST_FACTS; i++) replay.fold(tableFact(replay, 0, {type: 'name', name: 'Ada'}));
  for (const words of ['0 takes 1', '1 takes 1']) replay.fold(fact(replay, words));
  const to = MOST_FACTS + 1;
  for (let i = 0; i < MOST_TAKE_BACKS; i++) {
    replay.fold(tableFact(replay, 0, {type: 'askBack', to}));
    assert.ok(replay.takeBackRequest);
    replay.fold(tableFact(replay, 0, {type: 'withdrawBack'}));
    assert.equal(replay.takeBackRequest, null);
  }
});

test('while a bot plays for somebody, nobody waits for that person’s word; what was asked goes on', () => {
  const replay = played('ppp', 'draw 0', '0 takes 1', '1 takes 1', '2 takes 1', '0 asks 1');
  assert.deepEqual(replay.takeBackRequest!.waiting, [1, 2]);
  replay.fold(tableFact(replay, 0, {type: 'standIn', seat: 2, bot: 'random'}));
  assert.deepEqual(replay.standIns.asked!.waiting, [1]);
  replay.fold(tableFact(replay, 1, {type: 'answerStandIn', yes: true}));
  assert.deepEqual(replay.takeBackRequest!.waiting, [1]);
  const {state} = replay;
  replay.fold(tableFact(replay, 2, {type: 'takeBackSeat'}));
  assert.equal(replay.state, state);
  assert.deepEqual(replay.standIns.bots, [null, null, null]);
});

test('names and keys change nothing in the game, also while something is drawn', () => {
  const replay = played('pp', 'draw 1', '1 rolls');
  assert.ok(replay.ask);
  const {digest} = replay;
  replay.fold(tableFact(replay, 0, {type: 'name', name: 'Ada'}));
  replay.fold(tableFact(replay, 0, {type: 'seatKey', seat: 1, key: 'k'.repeat(43), nonce: 'n'.repeat(22)}));
  assert.equal(replay.digest, digest);
});

test('a seat that leaves for good ends what was being agreed on, and cannot leave twice', () => {
  const replay = played('pppp', 'draw 0');
  const leave = {type: 'leave', bot: 'random', bytes: ''};
  replay.fold(tableFact(replay, 0, {type: 'standIn', seat: 3, bot: 'random'}));
  replay.fold(tableFact(replay, 1, leave));
  assert.equal(replay.standIns.asked, null);
  assert.deepEqual(replay.standIns.bots, [null, 'random', null, null]);
  assert.equal(refused(replay, tableFact(replay, 1, leave)), 'engine/left-already');
  replay.fold(tableFact(replay, 2, {type: 'answerStandIn', yes: true}));
  assert.equal(replay.standIns.bots[3], null, 'a late answer changes nothing');
});

test('in a game with secrets two have to stay who each know a part of them', () => {
  const replay = new Replay({...tinyGame, secrets: () => true}, opening('ppp'));
  replay.fold(fact(replay, 'draw 1'));
  const leave = {type: 'leave', bot: 'random', bytes: ''};
  replay.fold(tableFact(replay, 2, leave));
  assert.equal(refused(replay, tableFact(replay, 1, leave)), 'engine/needs-two');
  replay.fold(tableFact(replay, 2, {type: 'takeBackSeat'}));
  replay.fold(tableFact(replay, 1, leave));
  assert.deepEqual(replay.standIns.left, [false, true, false]);
});

test('no bot takes a seat in a game with secrets', () => {
  const replay = new Replay({...tinyGame, secrets: () => true}, opening('pp'));
  replay.fold(fact(replay, 'draw 1'));
  const standIn = {type: 'standIn', seat: 1, bot: 'random'};
  assert.equal(refused(replay, tableFact(replay, 0, standIn)), 'engine/hidden-hand');
});
