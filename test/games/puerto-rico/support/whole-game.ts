/** Whole games of random players with any options, from one seed. */
import {seededRng} from '../../../../src/base/rng.ts';
import {sampleAny} from '../../../../src/engine/choice.ts';
import {LocalDealer} from '../../../../src/engine/local-dealer.ts';
import {defaultOptions} from '../../../../src/engine/options.ts';
import {game} from '../../../../src/games/puerto-rico/full.ts';
import type {PrState} from '../../../../src/games/puerto-rico/state.ts';
import type {PrAction, PrEvent} from '../../../../src/games/puerto-rico/types.ts';

/**
 * Plays a random game to its end.
 * @param watch sees every state that somebody acts on, or that waits for an answer
 */
export function wholeGame(
  options: Readonly<Record<string, string | boolean>>,
  seats: number,
  seed: string,
  watch?: (state: PrState, dealer: LocalDealer) => void,
): {readonly state: PrState; readonly events: readonly PrEvent[]} {
  const rng = seededRng(seed);
  const dealer = new LocalDealer(() => rng);
  const state = game.setup({...defaultOptions(game.options), ...options}, seats);
  const events: PrEvent[] = [];
  for (;;) {
    watch?.(state, dealer);
    const ask = game.ask(state);
    const seat = game.toAct(state)[0];
    if (ask) {
      const answer = dealer.answer(ask);
      dealer.learn(ask, answer);
      game.deal(state, answer, events);
    } else if (seat !== undefined) {
      // Sampled from the game's own choices.
      const action = sampleAny(game.choices(state, seat, dealer.faces(seat)), rng) as PrAction;
      game.play(state, seat, action, events);
    } else return {state, events};
  }
}
