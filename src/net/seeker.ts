/**
 * The way to the others at the table: found when joining, and found again whenever the link to the host is gone.
 * Whoever is met introduces, host or not; the search goes on until the host itself is linked.
 */
import {randomBytes} from '../base/random.ts';
import {approach, type Met} from './approach.ts';
import type {Self} from './hello.ts';
import {alreadyMet, type Channel, type Introducer} from './introducer.ts';
import {type JoinCode, JoinError} from './join-error.ts';
import {lookAgain, TIMES} from './limits.ts';
import {slotNames} from './link-text.ts';
import type {Mesh} from './mesh.ts';

/** `reaching` the broker and the table, `greeting` whoever answered, `knocking` where a person is asked, `catchingUp` once linked. */
export type JoinStep = 'reaching' | 'greeting' | 'knocking' | 'catchingUp';

interface SeekerOptions {
  readonly self: Self;
  readonly mesh: Mesh;
  /** One for each broker: all are asked at once. */
  readonly introducers: readonly Introducer[];
  /** Somebody whom we have met without a broker, once; null for nobody. */
  met?(): Channel | null;
  /** Names at a broker that this device itself holds: nobody else is found there. */
  ownNames(introducer: Introducer): readonly string[];
  /** Why nobody can be found, again; null when somebody has been. */
  trouble(code: JoinCode | null): void;
}

/** A host that loads its page anew is back in a moment; the broker keeps our call until it is. */
const SOON_MS = 150;
const LINGER_MS = 3000;
/** What was begun within this is not begun anew when the network seems to be back. */
const FRESH_MS = 1000;

/** Those who lost each other at one moment do not look for each other at one moment. */
const uneven = (ms: number): number => ms * (0.7 + (randomBytes(1)[0]! / 255) * 0.6);

export class Seeker {
  readonly #options: SeekerOptions;
  /** The attempt under way. */
  #run: symbol | null = null;
  #closed = false;
  /** The host has looked around since it came back. */
  #looked = false;
  /** When those who are looked for were lost, or the network last seemed to be back; null while nobody is. */
  #hopeAt: number | null = null;
  /** Gives up the attempt under way, which began before the network came back. */
  #giveUp: (() => void) | null = null;
  #begunAt = 0;
  #troubled = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: (() => void)[] = [];

  constructor(options: SeekerOptions) {
    this.#options = options;
  }

  /**
   * One attempt, over within 19 seconds, or two minutes more where a person is asked: until one of those who were met
   * is linked.
   * @throws JoinError
   */
  async seek(onStep: (step: JoinStep) => void = () => undefined): Promise<void> {
    let step: JoinStep = 'reaching';
    let giveUp: () => void;
    const late = new Promise<never>((_, reject) => {
      giveUp = () => reject(new JoinError(step === 'reaching' ? 'noTable' : 'noPath'));
    });
    let limit = setTimeout(() => giveUp(), TIMES.join);
    const enter = (next: JoinStep) => {
      if (next === step || (step === 'knocking' && next === 'greeting')) return;
      step = next;
      if (next === 'knocking') {
        clearTimeout(limit);
        limit = setTimeout(() => giveUp(), TIMES.admission + TIMES.join);
      }
      onStep(next);
    };
    const run = Symbol();
    this.#run = run;
    onStep('reaching');
    try {
      await Promise.race([this.#attempt(enter), late]);
    } finally {
      clearTimeout(limit);
      if (this.#run === run) this.#run = null;
    }
  }

  async #attempt(enter: (step: JoinStep) => void): Promise<void> {
    const {introducers, self, mesh, ownNames} = this.#options;
    const met: Met[] = [];
    let approached: {close(): void} | null = null;
    let refused = false;
    const done = (): void => {
      for (const {wire} of met) wire.close();
      approached?.close();
    };
    const known = this.#options.met?.() ?? null;
    const names = slotNames(self);
    const ways = (known ? [alreadyMet(known)] : introducers).map(introducer => {
      const own = ownNames(introducer);
      return {introducer, slots: names.filter(name => !own.includes(name))};
    });
    approached = await approach({
      ways,
      self,
      onGreeting: () => enter('greeting'),
      onKnocking: ({key}) => {
        enter('knocking');
        return mesh.isHosts(key);
      },
      onMet: found => {
        mesh.hearOfHost(found.host);
        if (this.#closed || !mesh.accepts(found.who)) {
          refused = true;
          found.wire.close();
          return false;
        }
        met.push(found);
        const {leave} = found.wire;
        // Whoever names nobody goes on over this very connection, and names the others there.
        if (leave && found.ids.length === 0) mesh.keep(found.who, leave, true);
        else void mesh.introduce(found.who, found.wire);
        for (const id of found.ids) mesh.connect(id, found.who.peer);
        // The host knows all others.
        return mesh.isHosts(found.who.key);
      },
    });
    if (met.length === 0) {
      done();
      throw new JoinError(refused ? 'refused' : 'noTable');
    }
    const linked = await this.#linked(() => met.map(({who}) => who.peer));
    // The introduction ends here, but signals of the other links are still on their way through it.
    setTimeout(done, linked ? LINGER_MS : 0);
    if (!linked) throw new JoinError('noPath');
    enter('catchingUp');
  }

  /** Whether a link to one of these peers stands within the time for it. */
  async #linked(ids: () => readonly string[]): Promise<boolean> {
    const end = performance.now() + TIMES.connect;
    const {book} = this.#options.mesh;
    while (!ids().some(id => book.get(id)?.link)) {
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

  /** Links are different: goes on waiting, or sets out again when the host is gone. */
  changed(): void {
    for (const resume of this.#waiting.splice(0)) resume();
    if (this.#closed) return;
    if (this.#options.mesh.book.linked.length > 0) this.#tell(null);
    if (this.#run) return;
    if (this.#isComplete) {
      this.#rest();
      this.#hopeAt = null;
    } else this.#timer ??= setTimeout(() => void this.#again(), SOON_MS);
  }

  /** The network seems to be back: tries at once, and gives up an attempt that may hang since before. */
  again(): void {
    this.#looked = false;
    this.#hopeAt = null;
    if (this.#closed || this.#isComplete) return;
    if (!this.#run) void this.#again();
    else if (performance.now() - this.#begunAt > FRESH_MS) this.#giveUp?.();
  }

  /** The host is linked: it knows all others. The host itself looks once, when it comes back; and while it has lost everybody. */
  get #isComplete(): boolean {
    const {mesh} = this.#options;
    return mesh.isHost ? this.#looked && !this.#isLost : mesh.book.host !== null;
  }

  /** Host: all are gone without a goodbye. They may have another host by now, and look for nobody. */
  get #isLost(): boolean {
    const {book, mayChange} = this.#options.mesh;
    return mayChange && book.linked.length === 0 && book.all.some(({key, left}) => key !== null && !left);
  }

  async #again(): Promise<void> {
    this.#rest();
    this.#hopeAt ??= performance.now();
    this.#begunAt = performance.now();
    let code: JoinCode | null = null;
    let isGivenUp = false;
    const givenUp = new Promise<void>(resolve => {
      this.#giveUp = () => {
        isGivenUp = true;
        resolve();
      };
    });
    try {
      await Promise.race([this.seek(), givenUp]);
    } catch (error) {
      code = error instanceof JoinError ? error.code : 'noTable';
    }
    this.#giveUp = null;
    if (this.#closed) return;
    if (isGivenUp) return this.#again();
    this.#looked = true;
    if (this.#isComplete) {
      this.#hopeAt = null;
      this.#tell(null);
      return;
    }
    // Who has met somebody is not alone, though the host is away.
    this.#tell(this.#options.mesh.book.linked.length > 0 ? null : code);
    const wait = uneven(lookAgain(performance.now() - (this.#hopeAt ?? performance.now())));
    this.#timer = setTimeout(() => void this.#again(), wait);
  }

  #tell(code: JoinCode | null): void {
    if (code === null && !this.#troubled) return;
    this.#troubled = code !== null;
    this.#options.trouble(code);
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
