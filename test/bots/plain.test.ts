/** What is plainly best is done even by whoever hardly thinks: an easy bot that can end a game does not blunder, in every game. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import {expand} from '../../src/engine/choice.ts';
import type {AnyGame, Seat} from '../../src/engine/game.ts';
import {LocalDealer} from '../../src/engine/local-dealer.ts';
import {decodeOptions} from '../../src/engine/options.ts';
import {GAME_LIST} from '../../src/games/index.ts';

/** Decisions before the end that are looked at. */
const LAST = 12;
/** Easy bots that are asked about each: a third of them does not think. */
const ASKED = 12;

/** Plays a game with bots that think little. @returns its last decisions that are made openly */
function lastDecisions(game: AnyGame, seed: string) {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const options = decodeOptions(game.options, game.id === 'catan' ? {goal: '8'} : {})!;
  let state: unknown = game.setup(options, game.seats.min);
  const decisions: {state: unknown; seat: Seat; faces: ReturnType<LocalDealer['faces']>}[] = [];
  for (let steps = 0; !game.result(state); steps++) {
    assert.ok(steps < 20000, 'the game ends');
    const ask = game.ask(state);
    if (ask && ask.kind !== 'commit') {
      const answer = dealer.answer(ask);
      state = game.answer(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const faces = dealer.faces(seat);
    const action = chooseAction('greedy', game, state, seat, faces, rng);
    if (ask) {
      dealer.keep({seat, action, salt: ''});
      state = game.answer(state, {sealed: seat});
      continue;
    }
    decisions.push({state, seat, faces});
    state = game.apply(state, seat, action);
  }
  return decisions.slice(-LAST);
}

for (const listing of GAME_LIST)
  test(`${listing.id}: where a move ends the game no easy bot blunders, and who can win does`, async () => {
    const game = await listing.advised();
    let ends = 0;
    let wins = 0;
    for (let i = 0; i < 6; i++)
      for (const {state, seat, faces} of lastDecisions(game, `plain ${listing.id} ${i}`)) {
        const all = game.choices(state, seat, faces).flatMap(choice => [...expand(choice)].slice(0, 1000));
        const results = all.map(action => game.result(game.apply(state, seat, action)));
        if (results.every(result => result === null)) continue;
        ends++;
        for (let asked = 0; asked < ASKED; asked++) {
          const mind = () => seededRng(`${i} ${asked}`);
          const action = chooseAction('easy', game, state, seat, faces, mind());
          const rng = mind();
          rng.below(3); // Whether it thinks.
          assert.deepEqual(action, chooseAction('greedy', game, state, seat, faces, rng));
          // In the other games points are hidden, or the end comes by itself.
          if (game.id !== 'catan' || !results.some(result => result?.ranking[0]?.includes(seat))) continue;
          const next = game.apply(state, seat, action);
          // A theft, after a knight that has won already.
          if (game.ask(next)) continue;
          wins++;
          assert.ok(game.result(next)?.ranking[0]?.includes(seat), JSON.stringify(action));
        }
      }
    // All choices of the one are sealed; those that end the other stand long before its end.
    if (game.id === 'catan') assert.ok(wins > 0);
    assert.ok(ends > 0 || game.id === 'goofspiel' || game.id === 'portolano', 'something ends it');
  });
