/** The page's end of a worker that is asked once and takes its time: it tells how far it is, and may be given up. */
import {type Failed, type Thread, whyBroken} from './thread.ts';

/** What a worker says on the way. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

export interface Wishes {
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * One request to a thread of its own, which ends with the answer.
 * @throws the signal's reason when aborted; Error when the thread cannot be started, breaks, or says that it failed
 */
export async function aside<Answer extends object>(
  start: () => Thread,
  request: object,
  {onProgress, signal}: Wishes = {},
): Promise<Answer> {
  signal?.throwIfAborted();
  const thread = start();
  const answer = new Promise<Answer>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), {once: true});
    thread.addEventListener('error', event => reject(new Error(whyBroken(event))));
    thread.addEventListener('message', ({data}) => {
      const reply = data as Progress | Failed | Answer;
      if ('done' in reply) onProgress?.(reply.done, reply.total);
      else if ('error' in reply) reject(new Error(reply.error));
      else resolve(reply);
    });
    thread.postMessage(request);
  });
  return answer.finally(() => thread.terminate());
}
