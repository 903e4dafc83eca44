/** The thread of the bots: opens the game on demand, answers one question after another. */
import {seededRng} from '../base/rng.ts';
import {loadAdvised} from '../games/index.ts';
import {chooseAction, chooseReaction} from './index.ts';
import type {BotReply, BotRequest} from './port.ts';

async function answer(request: BotRequest): Promise<BotReply> {
  const {id, kind, game: gameId, state, seat, faces, seed, invited} = request;
  try {
    const game = await loadAdvised(gameId);
    if (!game) throw new Error(`unknown game ${gameId}`);
    const choose = invited ? chooseReaction : chooseAction;
    return {id, action: choose(kind, game, state, seat, new Map(faces), seededRng(seed))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', async (event: MessageEvent<BotRequest>) => {
  postMessage(await answer(event.data));
});
