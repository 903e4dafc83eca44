/** Rules of the expansions come with the tables that play by them. In this order: what is loaded once stays. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {EXPANSIONS} from '../../../../src/games/puerto-rico/expansions/types.ts';
import {puertoRico} from '../../../../src/games/puerto-rico/listing.ts';

test('a base table loads the base game, a table with an expansion all it needs', async () => {
  const usual = defaultOptions(await puertoRico.options());
  const base = await puertoRico.rules(usual);
  assert.ok(base.ask(base.setup(usual, 3)), 'a base game begins');
  const nobles = {...usual, nobles: true};
  assert.throws(() => base.ask(base.setup(nobles, 3)), /no variant/, 'the others are not there yet');
  for (const expansion of EXPANSIONS) {
    const options = {...usual, [expansion]: true};
    const game = await puertoRico.rules(options);
    assert.ok(game.ask(game.setup(options, 3)), expansion);
  }
});
