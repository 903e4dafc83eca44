import assert from 'node:assert/strict';
import {test} from 'node:test';
import {foreign} from '../../src/base/codes.ts';
import {botRecord} from '../../src/cli/bot-record.ts';
import {BrokenLaw, playOut} from '../../src/cli/playout.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {IllegalAction} from '../../src/engine/illegal.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {checkRecord} from '../../src/table/playing/check-record.ts';
import {tinyGame} from '../support/games/tiny-game.ts';
import {loadOnly} from '../support/log/tamper.ts';

const options = defaultOptions(tinyGame.options);
const BOTS = ['random', 'greedy', 'random'] as const;
const PLAYERS = BOTS.map((bot, seat) => ({name: `${bot} ${seat + 1}`, bot}));
const play = (game: AnyGame, law?: (state: unknown) => string | null) =>
  playOut(game, options, BOTS, '1', law);

test('a game by bots gives a record that passes the whole check', async () => {
  const playout = play(tinyGame);
  const checked = await checkRecord(
    await botRecord(tinyGame, options, PLAYERS, playout, 's'),
    loadOnly(tinyGame),
  );
  assert.equal(checked.replay.digest, playout.digest);
  assert.deepEqual(checked.replay.result, playout.result);
});

const refusal = new IllegalAction(foreign('tiny/never'), {});
for (const [what, game, law] of [
  ['a law that does not hold', tinyGame, ({heap}: {heap: number}) => (heap < 20 ? 'too few stones' : null)],
  ['an offered action that is refused', {...tinyGame, check: () => refusal}, undefined],
  ['a state in which nobody can act', {...tinyGame, toAct: () => []}, undefined],
  ['a game that does not end', {...tinyGame, play: () => {}}, undefined],
] as const) {
  test(`${what} ends the simulation with a broken law`, () => {
    assert.throws(
      () => play(game as AnyGame, law as ((state: unknown) => string | null) | undefined),
      BrokenLaw,
    );
  });
}

test('a log that folds to another state is a broken law', async () => {
  const playout = {...play(tinyGame), digest: 'x'};
  await assert.rejects(botRecord(tinyGame, options, PLAYERS, playout, 's'), BrokenLaw);
});
