/** Advice and rule of thumb: whole games by them are legal at every step, and the beginner beats chance. */
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Rng, seededRng} from '../../../src/base/rng.ts';
import type {Faces} from '../../../src/engine/ask.ts';
import {offers, sampleAny} from '../../../src/engine/choice.ts';
import type {Seat} from '../../../src/engine/game.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';
import {game} from '../../../src/games/san-juan/advised.ts';
import type {SjState} from '../../../src/games/san-juan/state.ts';
import type {SjAction} from '../../../src/games/san-juan/types.ts';

type Mind = (state: SjState, seat: Seat, faces: Faces, rng: Rng) => SjAction;

const beginner: Mind = (state, seat, faces, rng) =>
  game.suggest(game.view(state, seat, faces), game.choices(state, seat, faces), rng);
const thumb: Mind = (state, seat, faces, rng) => game.quick(state, seat, rng, faces);
const chance: Mind = (state, seat, faces, rng) =>
  sampleAny(game.choices(state, seat, faces), rng) as SjAction;

/** @returns the points of each seat */
function play(minds: readonly Mind[], seed: string): readonly number[] {
  const rng = seededRng(seed);
  const state = game.setup({openingDraft: true, firstGovernor: 'random'}, minds.length);
  const dealer = new LocalDealer(() => rng);
  for (let result = game.result(state); ; result = game.result(state)) {
    if (result) return result.scores.map(({total}) => total);
    const ask = game.ask(state);
    if (ask) {
      const answer = dealer.answer(ask);
      game.deal(state, answer);
      dealer.learn(ask, answer);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const faces = dealer.faces(seat);
    const action = minds[seat]!(state, seat, faces, rng);
    const offered = game.choices(state, seat, faces).some(choice => offers(choice, action));
    assert.ok(offered, `${seed}: ${JSON.stringify(action)}`);
    game.play(state, seat, action);
  }
}

for (const [name, mind] of [
  ['the beginner', beginner],
  ['the rule of thumb', thumb],
] as const)
  test(`san-juan: ${name} plays legal games and beats chance, 2 to 4 seats`, () => {
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const seats = 2 + (i % 3);
      const points = play([mind, ...Array<Mind>(seats - 1).fill(chance)], `advice ${i}`);
      if (points[0] === Math.max(...points)) won++;
    }
    assert.ok(won >= 10, `won ${won} of 12`);
  });

test('san-juan: beginners build cities worth something', () => {
  for (let i = 0; i < 6; i++) {
    const points = play([beginner, beginner, beginner], `length ${i}`);
    assert.ok(Math.max(...points) >= 15, `${points}`);
  }
});
