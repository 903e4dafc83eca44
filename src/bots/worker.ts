/** The thread of the bots: opens the game on demand, answers one question after another. */
import {seededRng} from '../base/rng.ts';
import {loadAdvised} from '../games/index.ts';
import {chooseAction, chooseReaction} from './index.ts';
import type {BotReply, BotRequest} from './port.ts';

/** Milliseconds and playouts that a strong bot has for a decision. */
const THINKING = 900;
const MOST_PLAYOUTS = 1500;

async function answer(request: BotRequest): Promise<BotReply> {
  const {id, kind, game: gameId, state, seat, faces, seed, invited} = request;
  try {
    const game = await loadAdvised(gameId);
    if (!game) throw new Error(`unknown game ${gameId}`);
    const mind = [kind, game, state, seat, new Map(faces), seededRng(seed)] as const;
    if (invited) return {id, action: chooseReaction(...mind)};
    const end = performance.now() + THINKING;
    const budget = {playouts: MOST_PLAYOUTS, goesOn: () => performance.now() < end};
    return {id, action: chooseAction(...mind, budget)};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', async (event: MessageEvent<BotRequest>) => {
  postMessage(await answer(event.data));
});
