/**
 * Virtual time for a whole process: one queue of jobs, each of which belongs to a page. A page that is frozen runs its jobs
 * when it thaws, one that is gone never. The product asks the platform for time, timers and random bytes as ever; `install`
 * puts this in their place, so that nothing happens but what follows from a seed.
 */
import {type Rng, seededRng} from '../../src/base/rng.ts';

/** A page, as far as time is concerned. */
export interface Owner {
  /** Nothing of it runs any more. */
  readonly dead: boolean;
  /** What is due waits. */
  readonly frozen: boolean;
  /** Its timers come at whole seconds only. */
  readonly hidden: boolean;
  /** Milliseconds that each of its jobs takes. */
  readonly slow: number;
  /** Milliseconds by which the clock of its device is wrong. */
  readonly ahead: number;
  /** Until then it runs the job before. */
  busyUntil: number;
}

interface Job {
  readonly at: number;
  /** Of two at one time the lower is first. */
  readonly n: number;
  readonly id: number;
  readonly owner: Owner | null;
  readonly run: () => void;
  /** Milliseconds after which it comes again. */
  readonly every: number | null;
}

/** What `Date.now` says at the beginning, milliseconds. */
const EPOCH = 1_700_000_000_000;
/** A page whose timers are held back gets them at multiples of this, milliseconds. */
const HIDDEN_MS = 1000;

const realImmediate = globalThis.setImmediate;

export class World {
  /** Milliseconds since the beginning. */
  now = 0;
  /** Jobs that ran. */
  steps = 0;
  /** Whose job runs. */
  current: Owner | null = null;
  /** What went wrong in the middle of a job, and nobody caught. */
  readonly uncaught: unknown[] = [];
  readonly #heap: Job[] = [];
  readonly #cancelled = new Set<number>();
  readonly #held = new Map<Owner, Job[]>();
  #count = 0;
  readonly #bytes: Rng;
  readonly #seed: string;

  constructor(seed: string) {
    this.#seed = seed;
    this.#bytes = seededRng(`${seed} bytes`);
  }

  /** Chance for one purpose: what another uses up changes nothing here. */
  rng(purpose: string): Rng {
    return seededRng(`${this.#seed} ${purpose}`);
  }

  /** @returns a number by which it can be taken back */
  at(ms: number, run: () => void, owner: Owner | null = this.current, every: number | null = null): number {
    const id = ++this.#count;
    this.#push({at: this.now + Math.max(0, ms), n: id, id, owner, run, every});
    return id;
  }

  cancel(id: unknown): void {
    if (typeof id === 'number') this.#cancelled.add(id);
  }

  /** What a page had to do while it was frozen, it does now. */
  thaw(owner: Owner): void {
    for (const job of this.#held.get(owner) ?? []) this.#push({...job, at: this.now, n: ++this.#count});
    this.#held.delete(owner);
  }

  /** The next job, and all that follows from it at once. @returns whose it was; null for nobody's, and where it had to wait */
  async step(): Promise<Owner | null> {
    const job = this.#pop();
    if (!job) throw new Error('nothing is left to do');
    if (this.#cancelled.delete(job.id)) return null;
    this.now = Math.max(this.now, job.at);
    const {owner} = job;
    if (owner?.dead) return null;
    if (owner?.frozen) {
      const held = this.#held.get(owner);
      if (held) held.push(job);
      else this.#held.set(owner, [job]);
      return null;
    }
    if (owner && owner.busyUntil > this.now) {
      this.#push({...job, at: owner.busyUntil});
      return null;
    }
    if (owner) owner.busyUntil = this.now + owner.slow;
    if (job.every !== null) this.#push({...job, at: this.#due(job.every, owner), n: ++this.#count});
    await this.as(owner, job.run);
    this.steps++;
    return owner;
  }

  /** Does something as a page does it, and waits for all that follows at once. */
  async as(owner: Owner | null, run: () => void): Promise<void> {
    this.current = owner;
    try {
      run();
    } catch (error) {
      this.uncaught.push(error);
    }
    await new Promise<void>(resolve => realImmediate(resolve));
    this.current = null;
  }

  /** A timer of the page that runs. */
  timer(ms: number, run: () => void, every: number | null = null): number {
    return this.at(this.#due(ms, this.current) - this.now, run, this.current, every);
  }

  #due(ms: number, owner: Owner | null): number {
    const at = this.now + Math.max(Number.isFinite(ms) ? ms : 0, 0);
    return owner?.hidden ? Math.ceil(at / HIDDEN_MS) * HIDDEN_MS : at;
  }

  /** What `Date.now` says on the device whose page runs. */
  get date(): number {
    return EPOCH + this.now + (this.current?.ahead ?? 0);
  }

  fill<T extends ArrayBufferView>(array: T): T {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (const i of bytes.keys()) bytes[i] = this.#bytes.below(256);
    return array;
  }

  #push(job: Job): void {
    const heap = this.#heap;
    heap.push(job);
    for (let i = heap.length - 1; i > 0; ) {
      const up = (i - 1) >> 1;
      if (!isBefore(heap[i]!, heap[up]!)) break;
      [heap[i], heap[up]] = [heap[up]!, heap[i]!];
      i = up;
    }
  }

  #pop(): Job | undefined {
    const heap = this.#heap;
    const [first] = heap;
    const last = heap.pop();
    if (heap.length === 0 || !last) return first;
    heap[0] = last;
    for (let i = 0; ; ) {
      let least = i;
      for (const down of [2 * i + 1, 2 * i + 2])
        if (down < heap.length && isBefore(heap[down]!, heap[least]!)) least = down;
      if (least === i) return first;
      [heap[i], heap[least]] = [heap[least]!, heap[i]!];
      i = least;
    }
  }
}

const isBefore = (one: Job, other: Job): boolean =>
  one.at < other.at || (one.at === other.at && one.n < other.n);

let present: World | null = null;

/** The world of the table that is played now. */
export function here(): World {
  if (!present) throw new Error('no world');
  return present;
}

/** Another table begins, in a world of its own. */
export function enter(world: World): void {
  present = world;
}

/** Time, timers and random bytes are those of the present world, from now on and for good. */
export function install(): void {
  const put = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, {value, configurable: true, writable: true});
  put(globalThis, 'setTimeout', (run: () => void, ms = 0) => here().timer(ms, run));
  put(globalThis, 'setInterval', (run: () => void, ms = 0) => here().timer(ms, run, ms));
  put(globalThis, 'setImmediate', (run: () => void) => here().at(0, run));
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate'])
    put(globalThis, name, (id: unknown) => here().cancel(id));
  put(performance, 'now', () => here().now);
  put(Date, 'now', () => here().date);
  put(crypto, 'getRandomValues', <T extends ArrayBufferView>(array: T) => here().fill(array));
  // Its answers come from other threads, in any order: signatures are made by the library.
  put(crypto, 'subtle', undefined);
  process.on('unhandledRejection', error => here().uncaught.push(error));
}
