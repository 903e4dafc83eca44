/** What is kept of the last board: small, readable, and nothing that was hidden. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {CatState} from '../../../src/games/catan/state.ts';
import {HARBOURS, TERRAINS} from '../../../src/games/catan/types.ts';
import {miniature, readMiniature} from '../../../src/games/catan/view/miniature.ts';
import {MINIATURE_LENGTH} from '../../../src/saves/history.ts';
import {catan, PlayedCatan} from '../../support/decisions/catan.ts';
import {LAST_BOARD} from '../../support/views/app-views.ts';

/** Whose state can be looked at. */
class Looked extends PlayedCatan {
  get kept(): unknown {
    // It plays Catan.
    return JSON.parse(JSON.stringify(miniature(this.state as CatState)));
  }
}

test('the last board is read as a watcher saw it', () => {
  const played = catan.begin(4, 'miniature', null as unknown as number);
  Object.setPrototypeOf(played, Looked.prototype);
  while (!played.over) played.step();
  const {kept} = played as Looked;
  assert.ok(JSON.stringify(kept).length < MINIATURE_LENGTH / 4);
  const {hexes, harbours, robber, roads, corners} = played.board;
  const read = readMiniature(kept)!;
  assert.deepEqual(read.roads, roads);
  assert.deepEqual(read.corners, corners);
  assert.equal(read.robber, robber);
  assert.deepEqual(
    read.terrain.map((kind, hex) => [TERRAINS[kind], read.tokens[hex]]),
    hexes.map(({terrain, token}) => [terrain, token]),
  );
  assert.deepEqual(
    read.harbours.map(kind => HARBOURS[kind]),
    harbours.map(({kind}) => kind),
  );
  assert.deepEqual(Object.keys(kept as object).sort(), [
    'corners',
    'harbours',
    'roads',
    'robber',
    'terrain',
    'tokens',
  ]);
});

for (const [what, change] of [
  ['another number of hexes', {terrain: [1]}],
  ['a terrain that is none', {terrain: LAST_BOARD.terrain.map(() => 6)}],
  ['a robber in the sea', {robber: 19}],
  ['an owner that is none', {roads: LAST_BOARD.roads.map(() => 8)}],
  ['a number that is none', {tokens: LAST_BOARD.tokens.map(() => 2.5)}],
  ['something else beside it', {hand: [1, 0, 0, 0, 0]}],
  ['a hole', {corners: undefined}],
] as const)
  test(`no board: ${what}`, () => {
    assert.notEqual(readMiniature(LAST_BOARD), null);
    assert.equal(readMiniature({...LAST_BOARD, ...change}), null);
  });

for (const value of [null, undefined, 7, 'x', [], {}])
  test(`no board: ${JSON.stringify(value)}`, () => assert.equal(readMiniature(value), null));
