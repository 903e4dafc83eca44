/** What a simple player does where only the expansions ask: seen over whole games. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../../src/base/rng.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/advised.ts';
import type {PrAction, PrView} from '../../../../src/games/puerto-rico/types.ts';
import {EVERYTHING} from '../../../support/games/expansions.ts';

type Told = readonly [view: PrView, action: PrAction];

function advised(seed: string): Told[] {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const state = game.setup({...defaultOptions(game.options), ...EVERYTHING}, 3);
  const told: Told[] = [];
  for (;;) {
    const ask = game.ask(state);
    if (ask) {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const [seat] = game.toAct(state);
    if (seat === undefined) return told;
    const view = game.view(state, seat, dealer.faces(seat));
    const action = game.suggest(view, game.choices(state, seat, dealer.faces(seat)), rng);
    assert.equal(game.check(state, seat, action), null, JSON.stringify(action));
    told.push([view, action]);
    game.play(state, seat, action);
  }
}

test('a simple player is legal in whole games of everything, and sensible in what only expansions ask', () => {
  const told = ['one', 'two', 'three', 'four'].flatMap(advised);
  const of = (type: PrAction['type']) => told.filter(([, action]) => action.type === type);
  for (const [view, action] of of('placeNobles'))
    assert.deepEqual(action, {type: 'placeNobles', nobles: view.more!.placingNobles!.proposal});
  for (const [, action] of of('takePiece')) assert.deepEqual(action, {type: 'takePiece', piece: 'noble'});
  assert.deepEqual(of('discardTile'), [], 'no tile is given away for nothing');
  assert.ok(of('takePiece').length > 0 && of('placeNobles').length > 0);
  const bought = of('build').map(([, action]) => (action.type === 'build' ? action.building : ''));
  assert.ok(
    bought.some(building => building === 'villa' || building === 'library' || building === 'lighthouse'),
  );
});
