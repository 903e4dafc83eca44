/**
 * What the page and the worker of the bots say to each other, and the page's end of it. Both ends come from one
 * build and one origin, so the messages are typed but not checked.
 */
import type {Action, Seat} from '../engine/game.ts';
import type {Hint} from './advise.ts';
import type {BotKind} from './kinds.ts';

/** A position, as one seat knows it. */
export interface HintQuestion {
  /** Id of the game. */
  readonly game: string;
  /** The public state, plain JSON. */
  readonly state: unknown;
  readonly seat: Seat;
  /** What the seat knows privately: handle and face. */
  readonly faces: readonly (readonly [handle: number, face: number])[];
  /** Equal questions with equal seeds get equal answers. */
  readonly seed: string;
}

export interface BotQuestion extends HintQuestion {
  readonly kind: BotKind;
  /** The seat was invited and need not act: the answer may be null. */
  readonly invited?: true;
}

export type BotRequest =
  | (BotQuestion & {readonly id: number})
  | (HintQuestion & {readonly id: number; readonly kind: 'hint'});

export type BotReply =
  | {readonly id: number; readonly action: Action | null}
  | {readonly id: number; readonly hints: readonly Hint[]}
  | {readonly id: number; readonly error: string};

/** The part of `Worker` that is used: tests put something smaller in its place. */
export interface BotThread {
  postMessage(message: BotRequest): void;
  addEventListener(type: 'message', listener: (event: {readonly data: unknown}) => void): void;
  addEventListener(type: 'error', listener: (event: {readonly message?: string}) => void): void;
  terminate(): void;
}

export interface BotWorker {
  /** Null for nothing to say, where that can be. Rejects when the bot failed, the thread broke, or the worker was closed. */
  choose(question: BotQuestion): Promise<Action | null>;
  /** The best moves of a seat for a person, the best first. Rejects as `choose`. */
  hints(question: HintQuestion): Promise<readonly Hint[]>;
  /** Ends the thread; open questions reject. A later question starts a new thread. */
  close(): void;
}

interface Waiting {
  readonly resolve: (reply: BotReply) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Bots on a thread of their own, started with the first question and again after it broke.
 * @param start opens the thread: `() => new Worker('bots.js', {type: 'module'})`
 */
export function createBotWorker(start: () => BotThread): BotWorker {
  let thread: BotThread | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const end = (why: string) => {
    thread?.terminate();
    thread = null;
    const open = [...waiting.values()];
    waiting.clear();
    for (const {reject} of open) reject(new Error(why));
  };

  const open = (): BotThread => {
    const opened = start();
    opened.addEventListener('message', ({data}) => {
      const reply = data as BotReply;
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('error' in reply) asked?.reject(new Error(reply.error));
      else asked?.resolve(reply);
    });
    opened.addEventListener('error', ({message}) => {
      if (thread === opened) end(message || 'the bots stopped');
    });
    return opened;
  };

  const ask = (request: (id: number) => BotRequest): Promise<BotReply> =>
    new Promise((resolve, reject) => {
      try {
        thread ??= open();
        const id = ++lastId;
        waiting.set(id, {resolve, reject});
        thread.postMessage(request(id));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });

  return {
    async choose(question) {
      const reply = await ask(id => ({...question, id}));
      return 'action' in reply ? reply.action : null;
    },
    async hints(question) {
      const reply = await ask(id => ({...question, id, kind: 'hint'}));
      return 'hints' in reply ? reply.hints : [];
    },
    close: () => end('the bots were sent home'),
  };
}
