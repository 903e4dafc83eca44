/** The page's end of the thread that deals, and that thread before it is needed. */
import {asking, type Thread} from '../../../base/thread.ts';
import type {Dealing, DealingAnswer, OpenRequest} from './port.ts';
import type {DealingQuestion} from './worker.ts';

/** @param start opens the thread: `() => new Worker('dealing.js', {type: 'module'})` */
export async function dealAside(start: () => Thread, request: OpenRequest): Promise<Dealing> {
  const {ask, close} = asking<DealingQuestion, DealingAnswer>(start());
  await ask({open: request});
  return {ask, close: () => close('the table was left')};
}

/** The thread that deals, opened while people gather: when the game begins it is there, and has rehearsed. */
export class SpareThread {
  readonly #open: () => Thread;
  #thread: Thread | null = null;

  /** @param open starts one: `() => new Worker('dealing.js', {type: 'module'})` */
  constructor(open: () => Thread) {
    this.#open = open;
  }

  prepare(): void {
    if (this.#thread) return;
    const thread = this.#open();
    this.#thread = thread;
    // Whoever needs it then opens another, and hears what is wrong.
    thread.addEventListener('error', () => {
      if (this.#thread === thread) this.#thread = null;
    });
    thread.postMessage({rehearse: true});
  }

  take(): Thread {
    const thread = this.#thread ?? this.#open();
    this.#thread = null;
    return thread;
  }
}
