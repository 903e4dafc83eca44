/**
 * The thread that deals: opens the game, then answers one call after the other. Another thread of the same script checks a
 * whole game. Both ends come from one build.
 */
import {loadModule} from '../../../base/load-module.ts';
import type {Failed} from '../../../base/thread.ts';
import {rehearse} from '../../../fair/rehearse.ts';
import {loadGame} from '../../../games/index.ts';
import type {AuditReply, AuditRequest} from '../audit-port.ts';
import {dealInPlace, NOTHING} from './in-place.ts';
import type {Dealing, DealingAnswer, DealingCall, OpenRequest} from './port.ts';

/** The opening is answered when it is done, by nothing new. */
export type DealingQuestion = {readonly open: OpenRequest} | DealingCall;

type Asked = DealingQuestion & {readonly id: number};
export type ThreadRequest =
  | Asked
  /** Before a game: nothing is answered. */
  | {readonly rehearse: true};

let dealing: Promise<Dealing> | null = null;

async function open(request: OpenRequest): Promise<Dealing> {
  const game = await loadGame(request.header.game, request.header.options);
  if (!game) throw new Error(`unknown game ${request.header.game}`);
  return dealInPlace(game, request);
}

async function answer({id, ...question}: Asked): Promise<(DealingAnswer | Failed) & {id: number}> {
  try {
    if ('open' in question) {
      dealing = open(question.open);
      await dealing;
      return {id, ...NOTHING};
    }
    return {id, ...(await (await dealing)!.ask(question))};
  } catch (error) {
    return {id, error: error instanceof Error ? error.message : String(error)};
  }
}

async function audit({audit: texts}: AuditRequest): Promise<void> {
  const reply = (message: AuditReply) => postMessage(message);
  try {
    const {auditEntries} = await loadModule(() => import('../check-record.ts'));
    const onProgress = (done: number, total: number) => reply({done, total});
    reply({verdict: await auditEntries(texts, loadGame, {aside: true, onProgress})});
  } catch (error) {
    reply({error: error instanceof Error ? error.message : String(error)});
  }
}

addEventListener('message', async (event: MessageEvent<ThreadRequest | AuditRequest>) => {
  if ('audit' in event.data) await audit(event.data);
  else if ('rehearse' in event.data) rehearse();
  else postMessage(await answer(event.data));
});
