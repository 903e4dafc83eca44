/** Answers of chance out of foreign JSON: what fits an ask is copied, everything else is refused. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {type Ask, freshOf, parseAnswer, requireAnswer} from '../../src/engine/ask.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {drawWith} from '../support/games/draw.ts';

const ask: Ask = {
  kind: 'beacon',
  purpose: 'test',
  draws: [
    {kind: 'roll', sides: [6, 4]},
    {kind: 'pick', from: 3, count: 3},
  ],
};

for (const [what, drawn] of [
  [
    'the least',
    [
      [1, 1],
      [0, 0, 0],
    ],
  ],
  [
    'the most: each item picked is gone for the next',
    [
      [6, 4],
      [2, 1, 0],
    ],
  ],
] as const)
  test(`an answer that fits is copied: ${what}`, () => {
    const given = {drawn};
    const answer = parseAnswer(ask, given);
    assert.deepEqual(answer, given);
    assert.notEqual(answer?.drawn, drawn);
    assert.notEqual(answer?.drawn[0], drawn[0]);
  });

const picks = [0, 0, 0];
for (const drawn of [
  undefined,
  null,
  {},
  [[1, 1]],
  [[1, 1], picks, []],
  [[1], picks],
  [[1, 1, 1], picks],
  [[0, 1], picks],
  [[7, 1], picks],
  [[1, 5], picks],
  [[1.5, 1], picks],
  [['1', 1], picks],
  [
    [1, 1],
    [0, 0],
  ],
  [
    [1, 1],
    [0, 0, 0, 0],
  ],
  [
    [1, 1],
    [3, 0, 0],
  ],
  [
    [1, 1],
    [0, 2, 0],
  ],
  [
    [1, 1],
    [0, 0, 1],
  ],
  [
    [1, 1],
    [0, -1, 0],
  ],
  [[1, 1], '000'],
])
  test(`no answer: ${JSON.stringify(drawn)}`, () => {
    assert.equal(parseAnswer(ask, {drawn}), null);
    assert.throws(() => requireAnswer(ask, {drawn}), {code: 'engine/bad-answer'});
  });

test('no answer without an object, and none without an ask', () => {
  for (const value of [null, undefined, 3, 'drawn']) assert.equal(parseAnswer(ask, value), null);
  assert.throws(() => requireAnswer(null, {drawn: []}), {code: 'engine/bad-answer'});
});

test('a dealer draws what fits, and in time everything', () => {
  const rng = seededRng('draws');
  const seen = new Set<string>();
  for (let i = 0; i < 3000; i++) {
    const answer = drawWith(ask, rng);
    assert.deepEqual(parseAnswer(ask, answer), answer);
    seen.add(JSON.stringify(answer));
  }
  assert.equal(seen.size, 6 * 4 * 3 * 2);
});

test('options: what is missing has its default; what is unknown or of a wrong kind is refused', () => {
  const fields = [
    {id: 'open', kind: 'switch', default: true},
    {id: 'size', kind: 'pick', values: ['small', 'large'], default: 'small'},
  ] as const;
  assert.deepEqual(decodeOptions(fields, {}), {open: true, size: 'small'});
  assert.deepEqual(decodeOptions(fields, {open: false, size: 'large'}), {open: false, size: 'large'});
  for (const value of [
    null,
    [],
    'open',
    {open: 'true'},
    {open: 'small'},
    {size: true},
    {size: 'huge'},
    {more: 1},
  ])
    assert.equal(decodeOptions(fields, value), null, JSON.stringify(value));
});

/** An ask of each kind, with an answer that fits and some that do not. */
const KINDS: readonly (readonly [Ask, fits: unknown, wrong: readonly unknown[]])[] = [
  [
    {kind: 'shuffle', deck: 'd', inputs: [4], mint: [0, 1], by: [0, 1], key: [0, 1]},
    {fresh: [5, 6, 7]},
    [
      {fresh: [5, 6]},
      {fresh: [5, 5, 6]},
      {fresh: [5, 6, -1]},
      {fresh: 3},
      {drawn: [[1]]},
      {fresh: [5, 6, 7], more: 1},
    ],
  ],
  [{kind: 'deal', handles: [5, 6], to: 1}, {dealt: 2}, [{dealt: 1}, {dealt: '2'}, {}, {opened: [1, 2]}]],
  [
    {kind: 'reveal', handles: [5, 6]},
    {opened: [0, 1]},
    [{opened: [0]}, {opened: [0, null]}, {opened: [0, 0.5]}],
  ],
  [
    {kind: 'rekey', handle: 5, from: 0, to: [1], showOnly: false},
    {fresh: [8]},
    [{fresh: []}, {fresh: [8, 9]}],
  ],
  [
    {kind: 'exclude', handles: [5, 6], by: 0, oneOf: [1]},
    {opened: [null, 3]},
    [{opened: [null]}, {opened: ['x', 3]}],
  ],
  [{kind: 'commit', by: [0, 2]}, {sealed: 2}, [{sealed: 1}, {sealed: null}, {disclosed: []}]],
  [
    {kind: 'disclose', by: [0, 2]},
    {disclosed: [{action: {type: 'bid', coins: 1}, salt: 's'}, null]},
    [
      {disclosed: []},
      {disclosed: [1, null]},
      {disclosed: [{action: {type: 'bid'}}, null]},
      {disclosed: [{action: {}, salt: 's'}, null]},
    ],
  ],
];

for (const [ask, good, wrong] of KINDS)
  test(`an answer to ${ask.kind} fits, or is refused`, () => {
    assert.deepEqual(parseAnswer(ask, good), good);
    for (const value of wrong) assert.equal(parseAnswer(ask, value), null, JSON.stringify(value));
  });

test('the dealer of one device: shuffled, dealt, passed on unseen, excluded and revealed', () => {
  const rng = seededRng('cards');
  const dealer = new LocalDealer(() => rng);
  const tell = (ask: Ask) => {
    const answer = dealer.answer(ask);
    assert.deepEqual(parseAnswer(ask, answer), answer);
    dealer.learn(ask, answer);
    return answer;
  };
  const mint = [0, 1, 2, 3, 4, 5];
  const pile = freshOf(tell({kind: 'shuffle', deck: 'd', inputs: [], mint, by: [0, 1], key: [0, 1]}));
  assert.deepEqual([...dealer.all.values()].sort(), mint);
  assert.equal(dealer.faces(0).size + dealer.faces(1).size, 0, 'nobody knows a shuffled pile');
  tell({kind: 'deal', handles: pile.slice(0, 3), to: 0});
  assert.deepEqual([...dealer.faces(0).keys()], pile.slice(0, 3));
  assert.equal(dealer.faces(1).size, 0, 'what is dealt to one seat is told to no other');
  const hand = freshOf(
    tell({kind: 'shuffle', deck: 'd', inputs: pile.slice(0, 3), mint: [], by: [0], key: [0]}),
  );
  const faces = hand.map(handle => dealer.faces(0).get(handle)!);
  assert.deepEqual(
    [...faces].sort(),
    pile
      .slice(0, 3)
      .map(handle => dealer.all.get(handle))
      .sort(),
  );
  const [stolen] = freshOf(tell({kind: 'rekey', handle: hand[1]!, from: 0, to: [1], showOnly: false}));
  assert.equal(dealer.faces(1).get(stolen!), faces[1]);
  assert.equal(dealer.faces(0).get(stolen!), faces[1], 'who gave it knows it');
  const excluded = tell({kind: 'exclude', handles: [hand[0]!, hand[2]!], by: 0, oneOf: [faces[0]!]});
  assert.deepEqual(excluded, {opened: [null, faces[2]]});
  assert.deepEqual(tell({kind: 'reveal', handles: [hand[2]!]}), {opened: [faces[2]]});
  assert.ok(dealer.proves([{handle: hand[0]!, face: faces[0]!}]));
  assert.ok(!dealer.proves([{handle: hand[0]!, face: faces[2]!}]), 'a card is what it is');
  assert.ok(!dealer.proves([{handle: 999, face: 0}]));
});

test('a dealer that is told the same log knows the same cards', () => {
  const tables = [0, 1].map(() => new LocalDealer(answers => seededRng(`seed/${answers}`)));
  const asks: Ask[] = [
    {kind: 'shuffle', deck: 'd', inputs: [], mint: [0, 1, 2, 3], by: [0, 1], key: [0, 1]},
    {kind: 'deal', handles: [0, 1], to: 1},
  ];
  for (const ask of asks) {
    const answer = tables[0]!.answer(ask);
    for (const table of tables) table.learn(ask, answer);
  }
  assert.deepEqual([...tables[1]!.faces(1)], [...tables[0]!.faces(1)]);
});
