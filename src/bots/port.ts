/** What the page and the worker of the bots say to each other, and the page's end of it. */
import {type Asking, asking, type Failed, type Thread} from '../base/thread.ts';
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

type Question = BotQuestion | (HintQuestion & {readonly kind: 'hint'});
/** What has no reply. */
type Told = (Prospect & {readonly kind: 'ahead'}) | {readonly kind: 'rest'} | {readonly kind: 'forget'};
type Answer = {readonly action: Action | null} | {readonly hints: readonly Hint[]};

/** A question as it comes to the worker. */
export type Asked = Question & {readonly id: number};
export type BotRequest = Asked | Told;
export type BotReply = (Answer | Failed) & {readonly id: number};

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

/**
 * Bots on a thread of their own, started with the first question and again after it broke.
 * @param start opens the thread: `() => new Worker('bots.js', {type: 'module'})`
 * @param mayThinkAhead whether a bot may think while others decide
 */
export function createBotWorker(start: () => Thread, mayThinkAhead = () => false): BotWorker {
  let bots: Asking<Question, Answer, Told> | null = null;
  const open = () => {
    if (!bots || bots.ended) bots = asking(start());
    return bots;
  };

  return {
    async choose(question) {
      const answer = await open().ask(question);
      return 'action' in answer ? answer.action : null;
    },
    async hints(question) {
      const answer = await open().ask({...question, kind: 'hint'});
      return 'hints' in answer ? answer.hints : [];
    },
    ahead(prospect) {
      if (!mayThinkAhead()) return false;
      try {
        open().tell({...prospect, kind: 'ahead'});
        return true;
      } catch {
        // Whoever asks a question will hear why.
        return false;
      }
    },
    rest: () => bots?.tell({kind: 'rest'}),
    forget: () => bots?.tell({kind: 'forget'}),
    close: () => bots?.close('the bots were sent home'),
  };
}
