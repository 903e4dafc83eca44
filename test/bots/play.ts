/** Whole games of bots, from one seed. */
import {seededRng} from '../../src/base/rng.ts';
import {chooseAction} from '../../src/bots/index.ts';
import type {BotKind} from '../../src/bots/kinds.ts';
import {NO_FACES} from '../../src/engine/ask.ts';
import type {Action, GameEvent, Result, Seat} from '../../src/engine/game.ts';
import {defaultOptions} from '../../src/engine/options.ts';
import {game} from '../../src/games/puerto-rico/advised.ts';
import type {PrEvent} from '../../src/games/puerto-rico/types.ts';
import {drawWith} from '../support/games/draw.ts';

/** Strong bots think as long as a test can wait. */
export const SHORT = {playouts: 2};

type State = ReturnType<typeof game.setup>;

export interface Played {
  readonly result: Result;
  readonly events: readonly GameEvent[];
  readonly actions: number;
}

/**
 * Plays one game to its end.
 * @param watch sees every decision before it is made
 * @throws Error when the game does not end, IllegalAction when a bot breaks the rules
 */
export function playGame(
  bots: readonly BotKind[],
  seed: number | string,
  watch?: (state: State, seat: Seat, action: Action) => void,
): Played {
  const chance = seededRng(`chance ${seed}`);
  const minds = bots.map((kind, seat) => seededRng(`${kind} ${seat} ${seed}`));
  const events: PrEvent[] = [];
  let state = game.setup(defaultOptions(game.options), bots.length);
  for (let actions = 0; actions < 5000; ) {
    const result = game.result(state);
    if (result) return {result, events, actions};
    const ask = game.ask(state);
    if (ask) {
      state = game.answer(state, drawWith(ask, chance), events);
      continue;
    }
    const seat = game.toAct(state)[0]!;
    const action = chooseAction(bots[seat]!, game, state, seat, NO_FACES, minds[seat]!, SHORT);
    watch?.(state, seat, action);
    const parsed = game.parse(action);
    if (!parsed) throw new Error(`no action: ${JSON.stringify(action)}`);
    state = game.apply(state, seat, parsed, events);
    actions++;
  }
  throw new Error('the game does not end');
}
