/** Answers asks of a game of Catan by a dealer, until somebody has to decide. */
import type {Rng} from '../../../../src/base/rng.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {game} from '../../../../src/games/catan/index.ts';
import type {CatState} from '../../../../src/games/catan/state.ts';
import type {CatEvent} from '../../../../src/games/catan/types.ts';

/** @returns the state at which somebody decides (or seals), and the dealer that knows all cards of it */
export function drawAll(
  state: CatState,
  rng: Rng,
  dealer: LocalDealer = new LocalDealer(() => rng),
  events?: CatEvent[],
): {state: CatState; dealer: LocalDealer} {
  let now = state;
  for (let ask = game.ask(now); ask && ask.kind !== 'commit'; ask = game.ask(now)) {
    const answer = dealer.answer(ask);
    now = game.answer(now, answer, events);
    dealer.learn(ask, answer);
  }
  return {state: now, dealer};
}
