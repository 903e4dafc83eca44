/** The thread that deals, opened while people gather: when the game begins it is there, and has rehearsed. */
import type {Thread} from '../../base/thread.ts';

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
