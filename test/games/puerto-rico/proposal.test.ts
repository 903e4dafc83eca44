import assert from 'node:assert/strict';
import {test} from 'node:test';
import {NO_FACES} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/puerto-rico/full.ts';
import {notationOf} from '../../support/games/notation.ts';
import {playLines} from './support/rows.ts';
import {type Position, prState} from './support/state.ts';

const notation = notationOf(game);

const PROPOSALS: readonly (readonly [what: string, given: Position, moves: string, want: string])[] = [
  [
    'a chain is finished before anything else',
    prState(3)
      .withTiles(0, {corn: 1, coffee: 1, indigo: 1})
      .withCity(0, {'coffee-roaster': 0, 'small-indigo-plant': 0}),
    '0 takeRole role=mayor privilegeWorkers=1',
    'place slots=0,0,0,0,1,0,1,0',
  ],
  [
    'half a chain is not begun while corn waits',
    prState(3).withTiles(0, {corn: 2, coffee: 2}).withCity(0, {'coffee-roaster': 0}).withSanJuan(0, 1),
    '0 takeRole role=mayor privilegeWorkers=1',
    'place slots=1,0,0,0,1,0,1',
  ],
  [
    'quarries before buildings that do nothing yet',
    prState(3).withTiles(0, {quarry: 2}).withCity(0, {factory: 0}),
    '0 takeRole role=mayor privilegeWorkers=1',
    'place slots=0,0,0,0,0,2,0',
  ],
  [
    'large buildings last before the end is near',
    prState(3).withTiles(0, {corn: 2}).withCity(0, {fortress: 0}),
    '0 takeRole role=mayor privilegeWorkers=1',
    'place slots=2,0,0,0,0,0,0',
  ],
  [
    'large buildings first when it is',
    prState(3).withTiles(0, {corn: 2}).withCity(0, {fortress: 0}).supplyPool(5),
    '0 takeRole role=mayor privilegeWorkers=1',
    'place slots=1,0,0,0,0,0,1',
  ],
  [
    'the dearest barrel is kept',
    prState(3).withShips(['corn', 4], ['sugar', 5], ['coffee', 6]).withGoods(1, {corn: 3, sugar: 2}),
    '0 takeRole role=captain',
    'store kinds=, singles=sugar,',
  ],
  [
    'most barrels fill the warehouse',
    prState(3)
      .withShips(['corn', 4], ['sugar', 5], ['coffee', 6])
      .withGoods(1, {corn: 3, sugar: 2})
      .withCity(1, {'small-warehouse': 1}),
    '0 takeRole role=captain',
    'store kinds=corn, singles=sugar,',
  ],
];

for (const [what, given, moves, want] of PROPOSALS)
  test(`proposal: ${what}`, () => {
    const state = playLines(given.state, [moves]);
    const proposal = game.proposal(state, game.toAct(state)[0]!, NO_FACES);
    assert.equal(proposal && notation.write(proposal), want);
  });

test('proposal: none for other decisions and other seats', () => {
  assert.equal(game.proposal(prState(3).state, 0, NO_FACES), null);
  const placing = playLines(prState(3).withTiles(0, {corn: 3, sugar: 1}).state, [
    '0 takeRole role=mayor privilegeWorkers=1',
  ]);
  assert.equal(game.proposal(placing, 1, NO_FACES), null);
});
