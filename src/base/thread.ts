/**
 * The page's end of a worker that answers questions; `aside.ts` has the one for a single long request. Both ends come from
 * one build and one origin, so the messages are typed but not checked.
 */

/** The part of `Worker` that is used: tests put something smaller in its place. */
export interface Thread {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: {readonly message?: string}) => void): void;
  terminate(): void;
}

/** What a worker says that could not do what it was asked. */
export interface Failed {
  readonly error: string;
}

export interface Asking<Question, Answer, Told = never> {
  /** Rejects when the worker failed at it, and once the thread has ended. */
  ask(question: Question): Promise<Answer>;
  /** Says what has no answer; nobody hears it once the thread has ended. */
  tell(message: Told): void;
  /** The thread broke or was closed. */
  readonly ended: boolean;
  /** Ends the thread; whoever still waits, or asks later, hears why. */
  close(why: string): void;
}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** Out of a thread's `error`: a script that could not be loaded says nothing. */
export const whyBroken = ({message}: {readonly message?: string}): string => message || 'the thread stopped';

/** A thread that answers any number of questions, each under its own `id`, in whatever order. */
export function asking<Question extends object, Answer extends object, Told = never>(
  thread: Thread,
): Asking<Question, Answer, Told> {
  const waiting = new Map<number, Waiting<Answer>>();
  let lastId = 0;
  let end: Error | null = null;

  const close = (why: string): void => {
    end = new Error(why);
    thread.terminate();
    for (const {reject} of waiting.values()) reject(end);
    waiting.clear();
  };
  thread.addEventListener('error', event => close(whyBroken(event)));
  thread.addEventListener('message', ({data}) => {
    const reply = data as {readonly id: number} & (Answer | Failed);
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('error' in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply);
  });
  return {
    ask: question =>
      new Promise((resolve, reject) => {
        if (end) throw end;
        const id = ++lastId;
        waiting.set(id, {resolve, reject});
        thread.postMessage({...question, id});
      }),
    tell: message => thread.postMessage(message),
    get ended() {
      return end !== null;
    },
    close,
  };
}
