/** Draws for tests that fold a game by hand. */
import type {Rng} from '../../../src/base/rng.ts';
import type {Ask} from '../../../src/engine/ask.ts';
import {LocalDealer} from '../../../src/engine/local-dealer.ts';

/** The answer to a beacon. */
export function drawWith(ask: Ask, rng: Rng): {readonly drawn: readonly (readonly number[])[]} {
  const answer = new LocalDealer(() => rng).answer(ask);
  if (!('drawn' in answer)) throw new TypeError(`not a draw: ${ask.kind}`);
  return answer;
}
