/** The thread that deals: opens the game, then answers one call after the other. Both ends come from one build. */
import {loadGame} from '../../games/index.ts';
import {dealInPlace} from './in-place.ts';
import type {Dealing, DealingCall, OpenRequest} from './port.ts';

export type ThreadRequest =
  | {readonly id: number; readonly open: OpenRequest}
  | {readonly id: number; readonly call: DealingCall};

let dealing: Promise<Dealing> | null = null;

async function open(request: OpenRequest): Promise<Dealing> {
  const game = await loadGame(request.header.game);
  if (!game) throw new Error(`unknown game ${request.header.game}`);
  return dealInPlace(game, request);
}

async function answer(request: ThreadRequest): Promise<unknown> {
  try {
    if ('open' in request) {
      dealing = open(request.open);
      await dealing;
      return {id: request.id, answer: null};
    }
    return {id: request.id, answer: await (await dealing)!.ask(request.call)};
  } catch (error) {
    return {id: request.id, error: error instanceof Error ? error.message : String(error)};
  }
}

addEventListener('message', async (event: MessageEvent<ThreadRequest>) => {
  postMessage(await answer(event.data));
});
