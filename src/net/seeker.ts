/** A guest's way to the keeper: found when joining, and found again whenever the link to the keeper is gone. */
import {approach} from './approach.ts';
import type {Self} from './hello.ts';
import type {Introducer} from './introducer.ts';
import {type JoinCode, JoinError} from './join-error.ts';
import {backoff, TIMES} from './limits.ts';
import type {Mesh} from './mesh.ts';

/** `reaching` the broker and the table, `greeting` whoever answered, `catchingUp` once linked. */
export type JoinStep = 'reaching' | 'greeting' | 'catchingUp';

interface SeekerOptions {
  readonly self: Self;
  readonly mesh: Mesh;
  readonly introducer: Introducer;
  /** Why the keeper cannot be found, again; null when it has been. */
  trouble(code: JoinCode | null): void;
}

/** A keeper that loads its page anew is back in a moment. */
const SOON_MS = 500;
const LINGER_MS = 3000;

export class Seeker {
  readonly #options: SeekerOptions;
  #running = false;
  #closed = false;
  #attempts = 0;
  /** The attempt under way began before the network came back. */
  #urgent = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  constructor(options: SeekerOptions) {
    this.#options = options;
  }

  /**
   * One attempt, over within 19 seconds.
   * @throws JoinError
   */
  async seek(onStep: (step: JoinStep) => void = () => undefined): Promise<void> {
    let step: JoinStep = 'reaching';
    const enter = (next: JoinStep) => {
      step = next;
      onStep(next);
    };
    let limit: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      limit = setTimeout(() => reject(new JoinError(step === 'reaching' ? 'noTable' : 'noPath')), TIMES.join);
    });
    this.#running = true;
    try {
      await Promise.race([this.#attempt(enter), late]);
    } finally {
      clearTimeout(limit);
      this.#running = false;
    }
  }

  async #attempt(enter: (step: JoinStep) => void): Promise<void> {
    const {introducer, self, mesh} = this.#options;
    enter('reaching');
    const {who, wire, ids, dialler} = await approach(introducer, self, undefined, () => enter('greeting'));
    if (!mesh.accepts(who)) {
      wire.close();
      dialler.close();
      throw new JoinError('refused');
    }
    void mesh.introduce(who, wire);
    for (const id of ids) mesh.connect(id, who.peer);
    const linked = await this.#linked(who.peer);
    // The introduction ends here, but signals of the other links are still on their way through it.
    setTimeout(
      () => {
        wire.close();
        dialler.close();
      },
      linked ? LINGER_MS : 0,
    );
    if (!linked) throw new JoinError('noPath');
    enter('catchingUp');
  }

  /** Whether a link to this peer stands within the time for it. */
  async #linked(id: string): Promise<boolean> {
    const end = performance.now() + TIMES.connect;
    while (!this.#options.mesh.book.get(id)?.link) {
      const left = end - performance.now();
      if (left <= 0 || this.#closed) return false;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return true;
  }

  /** Links are different: goes on waiting, or sets out again when the keeper is gone. */
  changed(): void {
    for (const resume of this.#waiting.splice(0)) resume();
    if (this.#closed || this.#running) return;
    if (this.#options.mesh.book.keeper) this.#rest();
    else this.#timer ??= setTimeout(() => void this.#again(), SOON_MS);
  }

  /** Tries at once, or once more when the attempt under way fails: the network seems to be back. */
  again(): void {
    this.#attempts = 0;
    this.#urgent = this.#running;
    if (!this.#running && !this.#closed && !this.#options.mesh.book.keeper) void this.#again();
  }

  async #again(): Promise<void> {
    this.#rest();
    const {trouble, mesh} = this.#options;
    try {
      await this.seek();
    } catch (error) {
      if (this.#closed) return;
      if (!mesh.book.keeper) {
        trouble(error instanceof JoinError ? error.code : 'noTable');
        this.#timer = setTimeout(() => void this.#again(), this.#urgent ? 0 : backoff(this.#attempts));
        this.#urgent = false;
        this.#attempts++;
        return;
      }
    }
    this.#attempts = 0;
    trouble(null);
    this.changed();
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  close(): void {
    this.#closed = true;
    this.#rest();
    for (const resume of this.#waiting.splice(0)) resume();
  }
}
