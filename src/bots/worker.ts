/** The thread of the bots: opens the game on demand, answers one question after another. */
import {seededRng} from '../base/rng.ts';
import {loadAdvised} from '../games/index.ts';
import {advise} from './advise.ts';
import {HINTING, THINKING, timed} from './budget.ts';
import {chooseAction, chooseReaction} from './index.ts';
import type {BotReply, BotRequest} from './port.ts';

const clock = (): number => performance.now();

async function answer(request: BotRequest): Promise<BotReply> {
  const {id, game: gameId, state, seat, faces, seed} = request;
  try {
    const game = await loadAdvised(gameId);
    if (!game) throw new Error(`unknown game ${gameId}`);
    const mind = [game, state, seat, new Map(faces), seededRng(seed)] as const;
    if (request.kind === 'hint') return {id, hints: advise(...mind, timed(HINTING, clock))};
    const {kind, invited} = request;
    if (invited) return {id, action: chooseReaction(kind, ...mind)};
    return {id, action: chooseAction(kind, ...mind, timed(THINKING, clock))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', async (event: MessageEvent<BotRequest>) => {
  postMessage(await answer(event.data));
});
