/** Positions of Goofspiel, and a round with these bids. */
import {NO_FACES} from '../../../src/engine/ask.ts';
import {game} from '../../../src/games/goofspiel/index.ts';
import {type GoofEvent, type GoofState, HIGHEST} from '../../../src/games/goofspiel/types.ts';

/** Every seat waits for the prizes of a first round; what differs is given. */
export function position(seats: number, differs: Partial<GoofState> = {}): GoofState {
  const fresh = game.setup({ties: 'stay'}, seats);
  const table = differs.table ?? [7];
  return {
    ...fresh,
    phase: 'bid',
    round: 1,
    pile: Array.from({length: HIGHEST - table.length}, (_, i) => i),
    table,
    waiting: fresh.hands.map((_, seat) => seat),
    ...differs,
  };
}

/** The state after all have sealed and shown these bids, null for one that is never shown. */
export function bid(state: GoofState, bids: readonly (number | null)[], events: GoofEvent[] = []): GoofState {
  const sealed = bids.reduce((now, _, seat) => game.answer(now, {sealed: seat}, events), state);
  return game.answer(
    sealed,
    {disclosed: bids.map(card => (card === null ? null : {action: {type: 'bid', card}, salt: ''}))},
    events,
  );
}

/** The state after this prize was turned up. */
export const turn = (state: GoofState, prize: number, events: GoofEvent[] = []): GoofState =>
  game.answer(state, {opened: [prize]}, events);

/** What a watcher sees. */
export const seen = (state: GoofState) => game.view(state, null, NO_FACES);
