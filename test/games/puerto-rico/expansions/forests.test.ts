/** Forests: those of the row as rows, those of the face-down deck with a dealer that keeps a secret. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../../src/base/rng.ts';
import {NO_FACES} from '../../../../src/engine/ask.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import {brokenLaw} from '../../../../src/games/puerto-rico/laws.ts';
import type {PrState} from '../../../../src/games/puerto-rico/state.ts';
import {BUILDINGS, GOODS} from '../../../../src/games/puerto-rico/types.ts';
import {notationOf} from '../../../support/games/notation.ts';
import {ruleRows} from '../support/rows.ts';
import {prState} from '../support/state.ts';

const notation = notationOf(game);

const planter = () => prState(3, {newBuildings: true}).withCity(0, {'forest-house': 1});

ruleRows([
  [
    'PR-SETTLER-6',
    'with a forest house a plantation may lie face down',
    planter().withRow('corn', 'sugar'),
    ['0 takeRole role=settler', '0 settle tile=corn asForest=true'],
    {0: {forests: 1, tiles: {corn: 0}}},
  ],
  [
    'PR-B-FOREST-HOUSE',
    'no quarry is a forest',
    planter().withRow('corn', 'sugar'),
    ['0 takeRole role=settler', '0 settle tile=quarry asForest=true'],
    'pr/answer-not-offered PR-SETTLER-6',
  ],
  [
    'PR-B-FOREST-HOUSE-a',
    'two forests are a doubloon, the forest house manned or not',
    prState(3, {newBuildings: true}).withCity(1, {'forest-house': 0}).withForests(1, 2).withDoubloons(1, 3),
    ['0 takeRole role=builder', '0 pass', '1 build building=hospice'],
    {1: {doubloons: 0}},
  ],
  [
    'PR-B-FOREST-HOUSE-c',
    'both tiles of the library may be forests',
    planter().withCity(0, {library: 1}).withRow('corn', 'sugar', 'coffee', 'indigo'),
    [
      '0 takeRole role=settler',
      '0 settle tile=corn asForest=true',
      '1 pass',
      '2 pass',
      '0 settle tile=sugar asForest=true',
    ],
    {0: {forests: 2}},
  ],
  [
    'PR-B-HOSPICE-b',
    'the worker of a forest goes to San Juan',
    planter().withCity(0, {hospice: 1}).withRow('corn'),
    ['0 takeRole role=settler', '0 settle tile=corn asForest=true takeWorker=true'],
    {0: {forests: 1, sanJuan: 1}},
  ],
  [
    'PR-X-5',
    'hospice and forest house: with or without him',
    planter().withCity(0, {hospice: 1}).withRow('corn'),
    ['0 takeRole role=settler', '0 settle tile=corn asForest=true takeWorker=false'],
    {0: {forests: 1, sanJuan: 0}},
  ],
  [
    'PR-B-FOREST-HOUSE-e',
    'a forest of the row leaves with the face that everybody saw',
    prState(3, {newBuildings: true, nobles: true})
      .withCity(0, {'hunting-lodge': 1})
      .withForests(0, 1, 'coffee')
      .withRow('corn'),
    ['0 takeRole role=settler', '0 pass', '1 pass', '2 pass', '0 discardTile tile=forest from=empty'],
    {0: {forests: 0}, discard: {coffee: 1}},
  ],
]);

/** A table where the forest house came into the game, so that the deck is shuffled as handles. */
function hiddenTable(seed: string, more: Record<string, string | boolean> = {}) {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const options = {...defaultOptions(game.options), newBuildings: true, firstPlayer: 'seat-1', ...more};
  let state = game.setup(options, 3);
  const draw = () => {
    for (let ask = game.ask(state); ask; ask = game.ask(state)) {
      const answer = dealer.answer(ask);
      state = game.answer(state, answer);
      dealer.learn(ask, answer);
    }
  };
  const act = (line: string) => {
    const seat = game.toAct(state)[0]!;
    const action = notation.read(line);
    assert.ok(action, line);
    state = game.apply(state, seat, action);
    draw();
  };
  const wanted = new Set(['forest-house', 'hacienda', 'land-office', 'hunting-lodge']);
  for (draw(); state.phase === 'draft'; draw()) {
    const {pool} = game.view(state, 0, NO_FACES).more!.draft!;
    act(`draft building=${pool.find(building => wanted.has(building)) ?? pool[0]}`);
  }
  return {
    get state() {
      return state;
    },
    change(how: (state: PrState) => void) {
      state = game.clone(state);
      how(state);
    },
    dealer,
    act,
  };
}

/** Gives a seat manned buildings out of the market. */
const man =
  (seat: number, ...names: readonly (typeof BUILDINGS)[number][]) =>
  (state: PrState) => {
    for (const name of names) {
      const island = state.players[seat]!;
      island.city.push(BUILDINGS.indexOf(name));
      island.workers.push(1);
      island.more!.nobles.push(0);
      state.market[BUILDINGS.indexOf(name)]!--;
      state.workers--;
    }
  };

test('PR-B-FOREST-HOUSE-b: its owner alone sees what the hacienda drew, then plants it', () => {
  const table = hiddenTable('look');
  table.change(man(0, 'forest-house', 'hacienda'));
  table.act('takeRole role=settler');
  table.act('drawTile');
  assert.equal(table.state.phase, 'tile');
  const own = game.view(table.state, 0, table.dealer.faces(0)).more!.drawn;
  assert.ok(own && GOODS.includes(own));
  assert.equal(game.view(table.state, 1, table.dealer.faces(1)).more!.drawn, null);
  const unknown = table.state.deck.reduce((all, count) => all + count, 0);
  table.act('layTile asForest=true');
  assert.deepEqual(game.view(table.state, 0, table.dealer.faces(0)).players[0]!.more!.forests, [own]);
  assert.deepEqual(game.view(table.state, 1, table.dealer.faces(1)).players[0]!.more!.forests, [null]);
  assert.equal(
    table.state.deck.reduce((all, count) => all + count, 0),
    unknown,
    'nobody else knows more now',
  );
  assert.equal(brokenLaw(table.state), null);
});

test('PR-D-HACIENDA-FOREST: laid as a plantation everybody sees it', () => {
  const table = hiddenTable('open');
  table.change(man(0, 'forest-house', 'hacienda'));
  table.act('takeRole role=settler');
  table.act('drawTile');
  const own = game.view(table.state, 0, table.dealer.faces(0)).more!.drawn!;
  table.act('layTile asForest=false');
  assert.ok(table.state.players[0]!.tiles[GOODS.indexOf(own)]! > 0);
  assert.equal(table.state.phase, 'settler');
  assert.equal(brokenLaw(table.state), null);
});

test('PR-D-HACIENDA-FOREST: without an active forest house the tile is open at once', () => {
  const table = hiddenTable('public');
  table.change(man(0, 'hacienda'));
  table.act('takeRole role=settler');
  table.act('drawTile');
  assert.equal(table.state.phase, 'settler');
  assert.equal(table.dealer.faces(0).size, 0);
});

test('PR-B-FOREST-HOUSE-d: what the land office bought may be planted, once seen', () => {
  const table = hiddenTable('buy', {nobles: true});
  table.change(man(1, 'forest-house', 'land-office'));
  table.act('takeRole role=trader');
  table.act('buyTile');
  assert.equal(table.state.phase, 'tile');
  table.act('layTile asForest=true');
  assert.equal(table.state.players[1]!.more!.forests.length, 1);
  assert.equal(brokenLaw(table.state), null);
});

test('PR-D-LAND-FOREST: or laid as a plantation', () => {
  const table = hiddenTable('buy too', {nobles: true});
  table.change(man(1, 'forest-house', 'land-office'));
  table.act('takeRole role=trader');
  table.act('buyTile');
  table.act('layTile asForest=false');
  assert.equal(table.state.players[1]!.more!.forests.length, 0);
  assert.equal(table.state.players[1]!.doubloons, 1);
  assert.equal(brokenLaw(table.state), null);
});

test('PR-B-FOREST-HOUSE-e: a hidden forest shows its face when it leaves', () => {
  const table = hiddenTable('leave', {nobles: true});
  table.change(man(0, 'forest-house', 'hacienda', 'hunting-lodge'));
  table.act('takeRole role=settler');
  table.act('drawTile');
  const own = game.view(table.state, 0, table.dealer.faces(0)).more!.drawn!;
  table.act('layTile asForest=true');
  for (let i = 0; i < 3; i++) table.act('pass');
  const before = table.state.discard[GOODS.indexOf(own)]!;
  table.act('discardTile tile=forest from=empty');
  assert.equal(table.state.players[0]!.more!.forests.length, 0);
  assert.ok(table.state.discard[GOODS.indexOf(own)]! >= before + 1);
  assert.equal(brokenLaw(table.state), null);
});
