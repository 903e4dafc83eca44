/** What other devices may send: anything. Refused with code and rule, and nothing changes. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {IllegalAction} from '../../../src/engine/illegal.ts';
import {decodeOptions} from '../../../src/engine/options.ts';
import {game} from '../../../src/games/catan/index.ts';
import {parse} from '../../../src/games/catan/parse.ts';
import type {CatAction} from '../../../src/games/catan/types.ts';
import {notationOf} from '../../support/games/notation.ts';
import {type Cards, counts, Table} from './support/table.ts';

const notation = notationOf(game);

const NONE = [0, 0, 0, 0, 0];
const ONE = [1, 0, 0, 0, 0];
const TWO = [0, 1, 0, 0, 0];

const SHAPELESS: readonly [what: string, value: unknown][] = [
  ['nothing', null],
  ['a list', []],
  ['a text', 'roll'],
  ['no type', {}],
  ['a foreign type', {type: 'settle', at: 3}],
  ['a type from a prototype', {type: 'constructor'}],
  ['a field too many', {type: 'roll', dice: [6, 6]}],
  ['a field too few', {type: 'buildRoad'}],
  ['a path beyond the map', {type: 'buildRoad', edge: 72}],
  ['a corner beyond the map', {type: 'foundSettlement', at: 54}],
  ['a hex beyond the map', {type: 'robber', hex: 19, victim: null}],
  ['half a corner', {type: 'buildCity', at: 1.5}],
  ['a corner below nothing', {type: 'buildCity', at: -1}],
  ['a corner as a text', {type: 'buildCity', at: '3'}],
  ['a victim that nobody is', {type: 'robber', hex: 3, victim: 4}],
  ['a victim left out', {type: 'robber', hex: 3}],
  ['negative goods', {type: 'offer', to: [1], terms: {give: [-1, 0, 0, 0, 0], want: TWO}}],
  ['huge goods', {type: 'offer', to: [1], terms: {give: [2 ** 40, 0, 0, 0, 0], want: TWO}}],
  ['more than the box has', {type: 'offer', to: [1], terms: {give: [20, 0, 0, 0, 0], want: TWO}}],
  ['half a card', {type: 'offer', to: [1], terms: {give: [0.5, 0, 0, 0, 0], want: TWO}}],
  ['a sixth kind', {type: 'offer', to: [1], terms: {give: [1, 0, 0, 0, 0, 0], want: TWO}}],
  ['goods by name', {type: 'offer', to: [1], terms: {give: {lumber: 1}, want: TWO}}],
  ['goods with a hole', {type: 'propose', terms: {give: Object.assign(new Array(5), {0: 1}), want: TWO}}],
  ['terms with a promise', {type: 'propose', terms: {give: ONE, want: TWO, later: ONE}}],
  ['an offer to nobody', {type: 'offer', to: [], terms: {give: ONE, want: TWO}}],
  ['an offer to five', {type: 'offer', to: [0, 1, 2, 3, 3], terms: {give: ONE, want: TWO}}],
  ['an offer without a number', {type: 'accept'}],
  ['an unknown resource', {type: 'bankTrade', give: 'gold', take: 'ore'}],
  ['a resource from a prototype', {type: 'bankTrade', give: 'length', take: 'ore'}],
  ['a monopoly of nothing', {type: 'monopoly', card: 3, kind: null}],
  ['a card below nothing', {type: 'knight', card: -1}],
  ['an opening without a face', {type: 'buyCard', show: [{handle: 3}]}],
  ['an opening of a sixth kind', {type: 'buyCard', show: [{handle: 3, face: 5}]}],
  ['no openings, said so', {type: 'buyCard', show: []}],
  ['more openings than cards', {type: 'buyCard', show: new Array(96).fill({handle: 1, face: 1})}],
  ['victory without cards', {type: 'declareVictory', cards: []}],
  ['victory with six cards', {type: 'declareVictory', cards: [1, 2, 3, 4, 5, 6]}],
  ['a discard without handles', {type: 'discard', cards: NONE}],
];

for (const [what, value] of SHAPELESS)
  test(`catan: ${what} is no action`, () => assert.equal(parse(value), null));

test('catan: a parsed action shares nothing with what came in', () => {
  const given = {type: 'propose', terms: {give: [...ONE], want: [...TWO], show: [{handle: 1, face: 0}]}};
  const parsed = parse(given);
  given.terms.give[0] = 9;
  given.terms.show[0]!.face = 3;
  assert.deepEqual(parsed, {type: 'propose', terms: {give: ONE, want: TWO, show: [{handle: 1, face: 0}]}});
});

const show = [{handle: 301, face: 0}];
const ACTIONS: readonly CatAction[] = [
  {type: 'foundSettlement', at: 53},
  {type: 'foundRoad', edge: 71},
  {type: 'roll'},
  {type: 'discard', cards: [1, 0, 2, 0, 0], hidden: [31, 44]},
  {type: 'discard', cards: NONE, hidden: []},
  {type: 'robber', hex: 18, victim: 3},
  {type: 'robber', hex: 0, victim: null},
  {type: 'offer', to: [1, 3], terms: {give: ONE, want: TWO}},
  {type: 'offer', to: [1], terms: {give: ONE, want: TWO, show}},
  {type: 'accept', offer: 3},
  {type: 'accept', offer: 3, show},
  {type: 'decline', offer: 3},
  {type: 'propose', terms: {give: ONE, want: TWO, show}},
  {type: 'confirm', with: 2, item: 7},
  {type: 'confirm', with: 2, item: 7, show},
  {type: 'withdraw', item: 7},
  {type: 'bankTrade', give: 'lumber', take: 'ore', show},
  {type: 'toBuild'},
  {type: 'buildRoad', edge: 3, show},
  {type: 'buildSettlement', at: 3, show},
  {type: 'buildCity', at: 3, show},
  {type: 'buyCard'},
  {type: 'buyCard', show},
  {type: 'knight', card: 4},
  {type: 'roadBuilding', card: 4},
  {type: 'yearOfPlenty', card: 4, take: [0, 2, 0, 0, 0]},
  {type: 'monopoly', card: 4, kind: 'wool'},
  {type: 'freeRoad', edge: 5},
  {type: 'declareVictory', cards: [4, 5]},
  {type: 'endTurn'},
];

for (const action of ACTIONS)
  test(`catan: "${notation.write(action)}" reads back`, () => {
    assert.deepEqual(notation.read(notation.write(action)), action);
    assert.deepEqual(parse(JSON.parse(JSON.stringify(action))), action);
  });

// ——— what is well-formed, and wrong ———

const begun = (options = {}) => new Table({edition: 'modern', ...options});
const trading = (hand: Cards) => begun().roll(6, 6).empty().gives(0, hand);
const terms = (give: Cards, want: Cards) => ({give: counts(give), want: counts(want)});
const offer = (give: Cards, want: Cards, to: readonly number[] = [1, 2, 3]): CatAction => ({
  type: 'offer',
  to,
  terms: terms(give, want),
});
const faceOf = (table: Table, handle: number): number => table.dealer.all.get(handle)!;

type Wrong = readonly [what: string, of: () => readonly [Table, number, CatAction], refusal: string];

const WRONG: readonly Wrong[] = [
  [
    'an offer of nothing',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 0, offer({}, {wool: 1})],
    'cat/no-gifts (CAT-TRD-3)',
  ],
  ['an offer for nothing', () => [trading({ore: 1}), 0, offer({ore: 1}, {})], 'cat/no-gifts (CAT-TRD-3)'],
  [
    'ore for ore',
    () => [trading({ore: 2}).gives(1, {ore: 1}), 0, offer({ore: 2}, {ore: 1})],
    'cat/same-kind (CAT-TRD-3)',
  ],
  [
    'an offer of more than the hand',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 0, offer({ore: 2}, {wool: 1})],
    'cat/short (CAT-TRD-4)',
  ],
  [
    'an offer for more than there is',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 0, offer({ore: 1}, {wool: 2})],
    'cat/wants-too-much (CAT-TRD-1)',
  ],
  [
    'an offer to oneself',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 0, offer({ore: 1}, {wool: 1}, [0])],
    'cat/bad-addressees (CAT-TRD-4)',
  ],
  [
    'an offer to somebody twice',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 0, offer({ore: 1}, {wool: 1}, [1, 1])],
    'cat/bad-addressees (CAT-TRD-4)',
  ],
  [
    'an offer in another’s turn',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 1, offer({wool: 1}, {ore: 1}, [0])],
    'cat/not-your-turn (CAT-TURN-5)',
  ],
  [
    'an answer to the own offer',
    () => [
      trading({ore: 1})
        .gives(1, {wool: 1})
        .do(0, offer({ore: 1}, {wool: 1})),
      0,
      {type: 'accept', offer: 1},
    ],
    'cat/own-turn (CAT-TRD-2)',
  ],
  [
    'an answer to an offer that is gone',
    () => [trading({ore: 1}).gives(1, {wool: 1}), 1, {type: 'accept', offer: 1}],
    'cat/item-gone (CAT-TRD-4)',
  ],
  [
    'a trade that nobody accepted',
    () => [
      trading({ore: 1})
        .gives(1, {wool: 1})
        .do(0, offer({ore: 1}, {wool: 1})),
      0,
      {type: 'confirm', with: 1, item: 1},
    ],
    'cat/not-accepted (CAT-TRD-4)',
  ],
  [
    'a trade with oneself',
    () => [
      trading({ore: 1})
        .gives(1, {wool: 1})
        .do(0, offer({ore: 1}, {wool: 1})),
      0,
      {type: 'confirm', with: 0, item: 1},
    ],
    'cat/not-accepted (CAT-TRD-4)',
  ],
  [
    'somebody else’s proposal withdrawn',
    () => [
      trading({ore: 1})
        .gives(1, {wool: 1})
        .do(1, {type: 'propose', terms: terms({wool: 1}, {ore: 1})}),
      2,
      {type: 'withdraw', item: 1},
    ],
    'cat/not-yours (CAT-TRD-4)',
  ],
  [
    'a road without brick',
    () => [trading({lumber: 1}), 0, {type: 'buildRoad', edge: 27}],
    'cat/short (CAT-BLD-1)',
  ],
  [
    'a settlement without material',
    () => [
      trading({lumber: 1, brick: 1, wool: 1}).pieces({0: [20]}, {}),
      0,
      {type: 'buildSettlement', at: 18},
    ],
    'cat/short (CAT-BLD-1)',
  ],
  [
    'a settlement on top of another',
    () => [trading({}), 0, {type: 'buildSettlement', at: 18}],
    'cat/occupied (CAT-BLD-4)',
  ],
  [
    'a city without ore',
    () => [trading({grain: 2}), 0, {type: 'buildCity', at: 18}],
    'cat/short (CAT-BLD-1)',
  ],
  ['a card without wool', () => [trading({ore: 1, grain: 1}), 0, {type: 'buyCard'}], 'cat/short (CAT-BLD-1)'],
  [
    'three of a kind without a harbour',
    () => [trading({ore: 3}), 0, {type: 'bankTrade', give: 'ore', take: 'wool'}],
    'cat/short (CAT-SEA-1)',
  ],
  [
    'a card in the turn of its purchase',
    () => {
      const table = trading({wool: 1, grain: 1, ore: 1}).next('knight').do(0, {type: 'buyCard'});
      return [table, 0, {type: 'knight', card: table.state.players[0]!.cards[0]!}];
    },
    'cat/bought-now (CAT-DEV-3)',
  ],
  [
    'a second card in a turn',
    () => {
      const table = trading({});
      const [first, second] = table.holds(0, 'monopoly', 'knight');
      table.do(0, {type: 'monopoly', card: first!, kind: 'ore'});
      return [table, 0, {type: 'knight', card: second!}];
    },
    'cat/one-card-a-turn (CAT-DEV-2)',
  ],
  [
    'somebody else’s card',
    () => {
      const table = trading({});
      return [table, 0, {type: 'knight', card: table.holds(1, 'knight')[0]!}];
    },
    'cat/no-such-card (CAT-DEV-1)',
  ],
  ['a card of the deck', () => [trading({}), 0, {type: 'knight', card: 3}], 'cat/no-such-card (CAT-DEV-1)'],
  [
    'a victory that the cards do not bear out',
    () => {
      const table = trading({});
      return [table, 0, {type: 'declareVictory', cards: table.holds(0, 'victory-point')}];
    },
    'cat/not-enough-points (CAT-END-3)',
  ],
  [
    'a victory with one card shown twice',
    () => {
      const table = trading({});
      const [card] = table.holds(0, 'victory-point');
      return [table, 0, {type: 'declareVictory', cards: [card!, card!]}];
    },
    'cat/no-such-card (CAT-DEV-9)',
  ],
  [
    'a victory with somebody else’s card',
    () => {
      const table = trading({});
      return [table, 0, {type: 'declareVictory', cards: table.holds(1, 'victory-point')}];
    },
    'cat/no-such-card (CAT-DEV-9)',
  ],
  [
    'an opening of somebody else’s card',
    () => {
      const table = trading({lumber: 1}).gives(1, {brick: 1}).conceals(1);
      const [handle] = table.state.players[1]!.hidden;
      return [table, 0, {type: 'buildRoad', edge: 27, show: [{handle: handle!, face: 3}]}];
    },
    'cat/not-your-card (CAT-BLD-1)',
  ],
  [
    'one card shown twice',
    () => {
      const table = trading({ore: 2, grain: 2}).conceals(0);
      const [ore] = table.hidden(0, 'ore');
      const grain = table.hidden(0, 'grain').map(handle => ({handle, face: 2}));
      const twice = [ore, ore, ore].map(handle => ({handle: handle!, face: 4}));
      return [table, 0, {type: 'buildCity', at: 18, show: [...grain, ...twice]}];
    },
    'cat/not-your-card (CAT-BLD-1)',
  ],
  [
    'an opening that nothing asks for',
    () => {
      const table = trading({lumber: 1, brick: 1, ore: 1}).conceals(0).gives(0, {lumber: 1, brick: 1});
      const [ore] = table.hidden(0, 'ore');
      return [table, 0, {type: 'buildRoad', edge: 27, show: [{handle: ore!, face: 4}]}];
    },
    'cat/shows-too-much (CAT-BLD-1)',
  ],
  [
    'a discard that nobody asked for',
    () => [trading({ore: 9}), 0, {type: 'discard', cards: counts({ore: 4}), hidden: []}],
    'cat/seal-it (CAT-ROB-2)',
  ],
  [
    'the robber without a seven',
    () => [trading({}), 0, {type: 'robber', hex: 1, victim: null}],
    'cat/other-decision (CAT-TURN-1)',
  ],
  ['a second roll', () => [trading({}), 0, {type: 'roll'}], 'cat/other-decision (CAT-TURN-1)'],
  ['a roll in another’s turn', () => [begun(), 2, {type: 'roll'}], 'cat/not-your-turn (CAT-TURN-5)'],
  [
    'building before the roll',
    () => [begun().gives(0, {lumber: 1, brick: 1}), 0, {type: 'buildRoad', edge: 27}],
    'cat/other-decision (CAT-TURN-1)',
  ],
  ['the end before the roll', () => [begun(), 0, {type: 'endTurn'}], 'cat/other-decision (CAT-TURN-1)'],
  [
    'founding in the middle of the game',
    () => [trading({}), 0, {type: 'foundSettlement', at: 0}],
    'cat/other-decision (CAT-TURN-1)',
  ],
  [
    'a free road that nobody gave',
    () => [trading({}), 0, {type: 'freeRoad', edge: 27}],
    'cat/other-decision (CAT-TURN-1)',
  ],
  [
    'a build phase where there is none',
    () => [trading({}), 0, {type: 'toBuild'}],
    'cat/other-decision (CAT-TURN-1)',
  ],
];

for (const [what, of, refusal] of WRONG)
  test(`catan: ${what} is refused: ${refusal}`, () => {
    const [table, seat, action] = of();
    assert.deepEqual(parse(JSON.parse(JSON.stringify(action))), action, 'well-formed');
    const before = JSON.stringify(table.state);
    assert.equal(table.refused(seat, action), refusal);
    assert.throws(() => game.apply(table.state, seat, action), IllegalAction);
    assert.equal(JSON.stringify(table.state), before);
  });

test('catan: a forged opening is the dealer’s to find', () => {
  const table = trading({lumber: 1, wool: 1}).conceals(0);
  const [wool] = table.hidden(0, 'wool');
  const [lumber] = table.hidden(0, 'lumber');
  const action: CatAction = {
    type: 'buildRoad',
    edge: 27,
    show: [
      {handle: lumber!, face: 0},
      {handle: wool!, face: 3},
    ],
  };
  const openings = game.openings!(action);
  assert.deepEqual(openings, action.show);
  assert.equal(table.dealer.proves(openings), false);
  const honest = openings.map(({handle}) => ({handle, face: faceOf(table, handle)}));
  assert.equal(table.dealer.proves(honest), true);
});

test('catan: a discard of the wrong size counts as the one that the rules choose', () => {
  const wrong: readonly CatAction[] = [
    {type: 'discard', cards: counts({ore: 3}), hidden: []},
    {type: 'discard', cards: counts({ore: 5}), hidden: []},
    {type: 'discard', cards: counts({wool: 4}), hidden: []},
    {type: 'discard', cards: counts({ore: 3}), hidden: [7]},
    {type: 'endTurn'},
  ];
  for (const action of wrong) {
    const table = begun().empty().gives(1, {ore: 6, brick: 2}).roll(3, 4).discard(1, action);
    assert.deepEqual(table.hand(1), counts({ore: 2, brick: 2}), notation.write(action));
    table.sound();
  }
});

const BOARDS: readonly [what: string, options: object][] = [
  ['no such board', {board: 'round'}],
  ['no such edition', {edition: '1995'}],
  ['no such tokens', {tokens: 'by-hand'}],
  ['no such goal', {goal: '7'}],
  ['a goal that is a number', {goal: 10}],
  ['a friendly robber that is a text', {friendlyRobber: 'yes'}],
  ['a sixth seat to begin', {startingPlayer: 'seat-6'}],
  ['a field too many', {seafarers: true}],
];
for (const [what, options] of BOARDS)
  test(`catan: ${what} is no option`, () => assert.equal(decodeOptions(game.options, options), null));

const island = (...drawn: readonly (readonly number[])[]) => ({drawn});
const zeros = (count: number) => new Array<number>(count).fill(0);
const DRAWS: readonly [what: string, answer: object][] = [
  ['an island with eighteen hexes', island(zeros(18), zeros(9), [1])],
  ['a hex that is drawn twice', island([...zeros(18), 1], zeros(9), [1])],
  ['harbours below nothing', island(zeros(19), [-1, ...zeros(8)], [1])],
  ['a spiral from a seventh corner', island(zeros(19), zeros(9), [7])],
  ['no tokens', island(zeros(19), zeros(9))],
  ['another kind of answer', {fresh: zeros(19)}],
];
for (const [what, answer] of DRAWS)
  test(`catan: ${what} is no island`, () => {
    const state = game.setup(decodeOptions(game.options, {})!, 4);
    const before = JSON.stringify(state);
    // What a hostile host could send.
    assert.throws(() => game.answer(state, answer as never), {code: 'engine/bad-answer'});
    assert.equal(JSON.stringify(state), before);
  });
