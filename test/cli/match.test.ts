/** A game with hidden hands and sealed choices in the hands of a program. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Match} from '../../src/cli/engine/match.ts';
import {playOut} from '../../src/cli/playout.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {bazaar} from '../support/games/bazaar.ts';

const options = defaultOptions(bazaar.options);
const SEATS = 3;
const begin = (seed: string, chance: 'drawn' | 'asked' = 'drawn') =>
  new Match({game: bazaar, options, seats: SEATS, seed, chance});
const bots = new Array(SEATS).fill('random' as const);

for (const seed of ['1', '2', '3', '4', '5']) {
  test(`bots play what simulate plays, each step undone once (seed ${seed})`, () => {
    const want = playOut(bazaar, options, bots, seed);
    const match = begin(seed);
    let sealed = 0;
    while (!match.result) {
      const seat = match.toAct[0]!;
      const action = match.advice('random', seat);
      const before = [match.digest, match.view(seat)];
      match.play(seat, action);
      const after = [match.digest, match.view(seat)];
      match.undo();
      assert.deepEqual([match.digest, match.view(seat)], before);
      match.play(seat, action);
      assert.deepEqual([match.digest, match.view(seat)], after, 'the same cards come again');
      if (match.steps.some(({kind}) => kind === 'seal')) sealed++;
    }
    assert.equal(match.digest, want.digest);
    assert.deepEqual(match.result, want.result);
    assert.ok(sealed > 0, 'something was sealed');
  });
}

test('cards are never dictated: the dealer knows where they are', () => {
  const match = begin('1', 'asked');
  assert.notEqual(match.ask?.kind, 'beacon');
  const fresh = Array.from({length: 32}, (_, i) => i);
  assert.throws(() => match.answer({fresh}), {code: 'engine/bad-answer'});
  match.answer(undefined);
  assert.equal(match.steps.length, 1);
});

test('a sealed choice has to be one of the choices', () => {
  const match = begin('1');
  while (match.ask?.kind !== 'commit') match.play(match.toAct[0]!, match.advice('random', match.toAct[0]!));
  const [seat] = match.ask.by;
  const before = match.digest;
  for (const action of [null, {}, {type: 'pass'}, {type: 'seal'}])
    assert.throws(() => match.play(seat!, action), {code: 'engine/bad-action'}, JSON.stringify(action));
  assert.equal(match.digest, before);
});
