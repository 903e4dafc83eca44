import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import {BOTS, type BotKind} from '../../src/bots/kinds.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import {drawWith} from '../support/games/draw.ts';
import {inTurn} from '../support/in-turn.ts';
import {playGame, SHORT} from './play.ts';

const table = (kind: BotKind, seats: number): BotKind[] => new Array<BotKind>(seats).fill(kind);

for (const kind of BOTS) {
  for (const seats of [2, 3, 4, 5]) {
    test(`${kind}: ${seats} of them play to the end within the rules`, () => {
      for (const seed of inTurn([1, 2, 3], seats)) {
        const {result} = playGame(table(kind, seats), seed, (state, seat, action) => {
          const parsed = game.parse(action);
          assert.ok(parsed && game.check(state, seat, parsed) === null, JSON.stringify(action));
        });
        assert.equal(result.scores.length, seats);
      }
    });
  }

  test(`${kind}: the same seed gives the same game`, () => {
    assert.deepEqual(playGame(table(kind, 3), 'again'), playGame(table(kind, 3), 'again'));
  });
}

/** One greedy player among random ones, every seat in turn. @returns games it won alone */
function winsOf(seats: number, games: number): number {
  let wins = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat = seed % seats;
    const bots = table('random', seats).with(seat, 'greedy');
    const [best] = playGame(bots, seed).result.ranking;
    if (best?.length === 1 && best[0] === seat) wins++;
  }
  return wins;
}

test('one greedy player beats three random ones in at least 9 games of 10', () => {
  assert.ok(winsOf(4, 40) >= 36);
});

test('a greedy player beats a random one in at least 19 games of 20', () => {
  assert.ok(winsOf(2, 40) >= 38);
});

test('greedy does not look at the hidden points of the others', () => {
  playGame(table('greedy', 4), 'hidden', (state, seat, action) => {
    const other = game.clone(state);
    other.players.forEach((player, i) => {
      if (i !== seat) player.chips = 60 - player.chips;
    });
    const think = (of: typeof state) => chooseAction('greedy', game, of, seat, NO_FACES, seededRng('same'));
    assert.deepEqual(think(other), think(state), action.type);
  });
});

test('a bot leaves the state as it was', () => {
  playGame(table('greedy', 3), 'frozen', (state, seat) => {
    const before = game.clone(state);
    for (const kind of BOTS) chooseAction(kind, game, state, seat, NO_FACES, seededRng(1), SHORT);
    assert.deepEqual(state, before);
  });
});

test('a seat that has nothing to decide gets no move', () => {
  const state = game.setup(defaultOptions(game.options), 3);
  assert.throws(() => chooseAction('greedy', game, state, 0, NO_FACES, seededRng(1)), /nothing to decide/);
});

test('a game without advice is played by its proposals and by chance', () => {
  const {suggest: _, ...silent} = game;
  const plain: AnyGame = silent;
  const chance = seededRng('plain');
  let state = game.setup(defaultOptions(game.options), 3);
  let placed = 0;
  for (let steps = 0; steps < 5000 && !game.result(state); steps++) {
    const ask = game.ask(state);
    if (ask) {
      state = game.answer(state, drawWith(ask, chance));
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const action = chooseAction('greedy', plain, state, seat, NO_FACES, chance);
    const proposed = game.proposal(state, seat, NO_FACES);
    if (proposed) {
      assert.deepEqual(action, proposed);
      placed++;
    }
    state = game.apply(state, seat, game.parse(action)!);
  }
  assert.ok(game.result(state));
  assert.ok(placed > 0);
});
