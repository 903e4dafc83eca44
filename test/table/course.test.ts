/** How a game went: its standings lead, round by round, to the result. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {playOut} from '../../src/cli/playout.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {Replay} from '../../src/engine/replay.ts';
import {GAME_LIST} from '../../src/games/index.ts';
import {courseOf} from '../../src/table/playing/course.ts';

/** A whole game by bots, folded as a table folds it. */
function played(game: AnyGame, seats: number): Replay {
  const options = defaultOptions(game.options);
  const bots = Array.from({length: seats}, () => 'greedy' as const);
  const {steps} = playOut(game, options, bots, `course ${game.id}`);
  const people = bots.map(() => ({kind: 'person'}) as const);
  const replay = new Replay(game, {game: game.id, rules: game.rules, options, seats: people});
  for (const [i, step] of steps.entries()) {
    const seat = step.kind === 'answer' ? null : step.seat;
    const basis = seat === null ? null : i;
    replay.fold({n: i + 1, kind: step.kind, seat, basis, payload: step.payload});
  }
  return replay;
}

for (const {id, seats, advised} of GAME_LIST)
  test(`${id}: one standing for each round, the last one is the result`, async () => {
    const replay = played(await advised(), seats.min);
    const course = courseOf(replay);
    const rounds = course.map(({round}) => round);
    assert.ok(rounds.length > 3, `${rounds.length} rounds`);
    for (const [i, round] of rounds.entries()) if (i > 0) assert.ok(round > rounds[i - 1]!, `round ${round}`);
    const totals = [...replay.result!.scores].sort((a, b) => a.seat - b.seat).map(({total}) => total);
    assert.deepEqual(course.at(-1)!.points, totals);
  });

test('the states of a fold are those that each entry led to', async () => {
  const replay = played(await GAME_LIST[0]!.advised(), 3);
  let n = 0;
  for (const state of replay.states()) {
    if (n % 37 === 0) assert.deepEqual(state, replay.stateAt(n), `entry ${n}`);
    n++;
  }
  assert.equal(n, replay.head + 1);
  assert.deepEqual(replay.stateAt(replay.head), replay.state);
});

test('a game that is not over has no course yet', async () => {
  const game = await GAME_LIST[0]!.advised();
  const options = defaultOptions(game.options);
  const people = [{kind: 'person'}, {kind: 'person'}, {kind: 'person'}] as const;
  assert.deepEqual(
    courseOf(new Replay(game, {game: game.id, rules: game.rules, options, seats: people})),
    [],
  );
});
