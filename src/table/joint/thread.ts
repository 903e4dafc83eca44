/** The page's end of the thread that deals. */
import type {Dealing, DealingAnswer, OpenRequest} from './port.ts';
import type {ThreadRequest} from './worker.ts';

/** The part of `Worker` that is used. */
export interface DealingThread {
  postMessage(message: ThreadRequest): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: {readonly message?: string}) => void): void;
  terminate(): void;
}

type Reply =
  | {readonly id: number; readonly answer: DealingAnswer | null}
  | {readonly id: number; readonly error: string};

/** @param start opens the thread: `() => new Worker('dealing.js', {type: 'module'})` */
export async function dealAside(start: () => DealingThread, request: OpenRequest): Promise<Dealing> {
  const thread = start();
  let lastId = 0;
  const waiting = new Map<
    number,
    {resolve: (answer: DealingAnswer) => void; reject: (error: Error) => void}
  >();
  const fail = (why: string) => {
    for (const {reject} of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  thread.addEventListener('message', ({data}) => {
    const reply = data as Reply;
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    // Only the opening is answered by nothing, and nobody reads that.
    else asked?.resolve(reply.answer as DealingAnswer);
  });
  thread.addEventListener('error', ({message}) => fail(message || 'the dealing stopped'));
  const post = (
    request:
      | Omit<Extract<ThreadRequest, {open: unknown}>, 'id'>
      | Omit<Extract<ThreadRequest, {call: unknown}>, 'id'>,
  ) =>
    new Promise<DealingAnswer>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, {resolve, reject});
      thread.postMessage({...request, id} as ThreadRequest);
    });
  await post({open: request});
  return {
    ask: call => post({call}),
    close: () => {
      thread.terminate();
      fail('the table was left');
    },
  };
}
