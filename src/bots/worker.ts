/** The thread of the bots: opens the game on demand, answers one question after another. */
import {seededRng} from '../base/rng.ts';
import {loadAdvised} from '../games/index.ts';
import {advise} from './advise.ts';
import {chooseAction, chooseReaction} from './index.ts';
import type {BotReply, BotRequest} from './port.ts';
import type {Budget} from './search.ts';

/** Milliseconds and playouts that a strong bot has for a decision. */
const THINKING = 900;
const MOST_PLAYOUTS = 1500;
/** Milliseconds that a hint may take: somebody sits before it and waits. */
const HINTING = 1500;

async function answer(request: BotRequest): Promise<BotReply> {
  const {id, game: gameId, state, seat, faces, seed} = request;
  try {
    const game = await loadAdvised(gameId);
    if (!game) throw new Error(`unknown game ${gameId}`);
    const mind = [game, state, seat, new Map(faces), seededRng(seed)] as const;
    if (request.kind === 'hint') return {id, hints: advise(...mind, budget(HINTING))};
    const {kind, invited} = request;
    if (invited) return {id, action: chooseReaction(kind, ...mind)};
    return {id, action: chooseAction(kind, ...mind, budget(THINKING))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

function budget(milliseconds: number): Budget {
  const end = performance.now() + milliseconds;
  return {playouts: MOST_PLAYOUTS, goesOn: () => performance.now() < end};
}

addEventListener('message', async (event: MessageEvent<BotRequest>) => {
  postMessage(await answer(event.data));
});
