/** Bots of one kind do not foresee each other: whoever bids alike in every round leaves the prizes to a third. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../../src/base/rng.ts';
import {chooseAction} from '../../../src/bots/index.ts';
import {BOTS, type BotKind} from '../../../src/bots/kinds.ts';
import {playOut} from '../../../src/cli/playout.ts';
import {NO_FACES} from '../../../src/engine/ask.ts';
import type {GameEvent} from '../../../src/engine/game.ts';
import {game} from '../../../src/games/goofspiel/advised.ts';
import {type GoofEvent, HIGHEST} from '../../../src/games/goofspiel/types.ts';
import {position} from './support.ts';

/** Playouts of a strong bot here; the more, the surer it is of one card. */
const BUDGET = {playouts: 80};

/** Whole games at one table. @returns the share of rounds in which the first two bid alike, and of games each has won */
function played(bots: readonly BotKind[], games: number) {
  let equal = 0;
  let rounds = 0;
  const wins = bots.map(() => 0);
  for (let i = 0; i < games; i++) {
    const tell = (told: GameEvent) => {
      const event = told as GoofEvent;
      // The last cards play themselves.
      if (event.type !== 'shown' || ++rounds % HIGHEST === 0) return;
      if (event.bids[0] === event.bids[1]) equal++;
    };
    const {result} = playOut(game, {ties: 'stay'}, bots, `bids ${i}`, undefined, BUDGET, tell);
    const [winners] = result.ranking;
    for (const seat of winners!) wins[seat]! += 1 / winners!.length;
  }
  return {equal: equal / (rounds - games), wins: wins.map(won => won / games)};
}

for (const kind of BOTS)
  test(`${kind}: two of them bid the same card in about a quarter of the rounds at most`, () => {
    const {equal} = played([kind, kind, 'random'], kind === 'strong' ? 3 : 100);
    assert.ok(equal < 0.27, `${equal}`);
  });

test('strong: what it seals is not foreseen, however long it thinks', () => {
  const bids = Array.from({length: 8}, (_, seed) =>
    JSON.stringify(chooseAction('strong', game, position(3), 0, NO_FACES, seededRng(seed), {playouts: 400})),
  );
  assert.ok(new Set(bids).size > 2, `${bids}`);
});

test('who bids at random does not win beside two who think, as they do not get into each other’s way', () => {
  const {wins} = played(['greedy', 'greedy', 'random'], 300);
  assert.ok(wins[2]! < 0.4, `${wins}`);
});

for (const [bots, least] of [
  [['greedy', 'random', 'random'], 0.66],
  [['greedy', 'random'], 0.85],
  [['easy', 'random', 'random'], 0.5],
] as const)
  test(`${bots.join(', ')}: chance is beaten as often as before`, () => {
    const {wins} = played(bots, 300);
    assert.ok(wins[0]! > least, `${wins}`);
  });
