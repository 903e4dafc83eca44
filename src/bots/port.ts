/**
 * What the page and the worker of the bots say to each other, and the page's end of it. Both ends come from one
 * build and one origin, so the messages are typed but not checked.
 */
import type {Action, Seat} from '../engine/game.ts';
import type {Hint} from './advise.ts';
import type {BotKind} from './kinds.ts';
import type {Trace} from './trace.ts';

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
  /** What led here: for a bot that may have thought ahead. */
  readonly trace?: Trace;
}

/** A position in which others decide, as the seat knows it that thinks about it meanwhile. */
export interface Prospect extends HintQuestion {
  readonly trace: Trace;
}

/** What has a reply; the other requests have none. */
export type Asked =
  | (BotQuestion & {readonly id: number})
  | (HintQuestion & {readonly id: number; readonly kind: 'hint'});

export type BotRequest =
  | Asked
  | (Prospect & {readonly kind: 'ahead'})
  | {readonly kind: 'rest'}
  | {readonly kind: 'forget'};

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
  /**
   * Lets a bot think about a position until it is asked, within bounds of its own.
   * @returns false where it may not now
   */
  ahead(prospect: Prospect): boolean;
  /** Nobody thinks ahead any more, until there is another prospect; what was thought stays. */
  rest(): void;
  /** As `rest`, and what was thought is gone: the table was left. */
  forget(): void;
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
 * @param mayThinkAhead whether a bot may think while others decide
 */
export function createBotWorker(start: () => BotThread, mayThinkAhead = () => false): BotWorker {
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

  const ask = (request: (id: number) => Asked): Promise<BotReply> =>
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
    ahead(prospect) {
      if (!mayThinkAhead()) return false;
      try {
        thread ??= open();
        thread.postMessage({...prospect, kind: 'ahead'});
        return true;
      } catch {
        // Whoever asks a question will hear why.
        return false;
      }
    },
    rest: () => thread?.postMessage({kind: 'rest'}),
    forget: () => thread?.postMessage({kind: 'forget'}),
    close: () => end('the bots were sent home'),
  };
}
