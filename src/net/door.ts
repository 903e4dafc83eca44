/**
 * Where newcomers find a table: a slot and the code's name, held at one broker. Broker gone: it is tried again and again;
 * the table goes on.
 */
import {type Channel, type Held, type Introducer, NameTaken} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {lookAgain} from './limits.ts';

/** `namesTaken`: the broker is there, and somebody else holds all names of this table at it. */
export type DoorTrouble = 'noBroker' | 'namesTaken';

/** Newcomers at one broker at the same time: none of another's are kept waiting. */
export interface Crowd {
  greeting: number;
  knocking: number;
}

interface DoorOptions {
  readonly introducer: Introducer;
  /** Names for members of the table, lowest first. */
  slots(): readonly string[];
  /** For people with the spoken code; null: not at this door. */
  code(): string | null;
  /** Somebody has come by a slot. */
  newcomer(channel: Channel): void;
  /** Somebody has come by the code. */
  knocked(channel: Channel): void;
  /** It stands open now, or no longer. */
  changed(): void;
}

export class Door {
  readonly crowd: Crowd = {greeting: 0, knocking: 0};
  /** Null: newcomers can find us here; undefined: not known yet. */
  trouble: DoorTrouble | null | undefined;
  readonly #options: DoorOptions;
  readonly #held = new Map<string, Held>();
  /** Wanted open; names may be held a moment longer, or not yet. */
  #isOpen = false;
  #opening = false;
  /** Somebody else became the host while the broker was being asked. */
  #anew = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  /** When the door was lost, or the network last seemed to be back; null while it is open. */
  #hopeAt: number | null = null;
  /** Since when somebody else holds the code's name; null while nobody does. */
  #codeMissedAt: number | null = null;

  constructor(options: DoorOptions) {
    this.#options = options;
  }

  get introducer(): Introducer {
    return this.#options.introducer;
  }

  /** The names at the broker that are held here. */
  get names(): readonly string[] {
    return [...this.#held.keys()];
  }

  /** Takes the lowest free slot and the code's name. Resolves when the first attempt is over, well or not. */
  async open(): Promise<void> {
    this.#isOpen = true;
    clearTimeout(this.#retry);
    this.#anew = this.#opening;
    if (this.#opening) return;
    const {newcomer, knocked} = this.#options;
    const slots = this.#options.slots();
    const code = this.#options.code();
    // Of another secret, or the code where another device is the host now: people with it come to that one.
    this.#giveBack(name => name !== code && !slots.includes(name));
    const wantsCode = code !== null && !this.#held.has(code);
    const wantsSlot = !slots.some(name => this.#held.has(name));
    if (!wantsSlot && !wantsCode) return;
    this.#opening = true;
    try {
      const slot = wantsSlot ? await this.#hold(slots, newcomer) : null;
      // The code is a convenience: without it, links still work.
      const hasCode = !wantsCode || (await this.#hold([code], knocked).catch(() => null)) !== null;
      this.#hopeAt = null;
      if (hasCode) this.#codeMissedAt = null;
      else this.#lookForCode();
      if (this.#isOpen) this.#tell(null);
      // One that was given back for another is not missed.
      void slot?.ended.then(() => [...this.#held.values()].includes(slot) && this.#lost('noBroker'));
    } catch (error) {
      this.#lost(error instanceof NameTaken ? 'namesTaken' : 'noBroker');
    } finally {
      this.#opening = false;
    }
    if (this.#anew && this.#isOpen) await this.open();
  }

  /** @throws JoinError noBroker; NameTaken when somebody else holds all of them */
  async #hold(names: readonly string[], newcomer: (channel: Channel) => void): Promise<Held> {
    let taken: unknown = new JoinError('noBroker');
    for (const name of names) {
      try {
        const held = await this.introducer.hold(name, newcomer);
        if (this.#isOpen) this.#held.set(name, held);
        else held.release();
        return held;
      } catch (error) {
        // Held by a frozen page, perhaps our own of a moment ago: the next one will do.
        if (!(error instanceof NameTaken)) throw error;
        taken = error;
      }
    }
    throw taken;
  }

  /** Whoever was the host before holds the code's name for a moment more, or a page of our own that is gone does. */
  #lookForCode(): void {
    if (!this.#isOpen) return;
    const now = performance.now();
    this.#codeMissedAt ??= now;
    this.#retry = setTimeout(() => void this.open(), lookAgain(now - this.#codeMissedAt));
  }

  #lost(trouble: DoorTrouble): void {
    this.#giveBack(() => true);
    if (!this.#isOpen) return;
    this.#tell(trouble);
    const now = performance.now();
    this.#hopeAt ??= now;
    this.#retry = setTimeout(() => void this.open(), lookAgain(now - this.#hopeAt));
  }

  #tell(trouble: DoorTrouble | null): void {
    this.trouble = trouble;
    this.#options.changed();
  }

  /** The names are others now: those that are held are given back, and new ones taken where the door is open. */
  async moved(): Promise<void> {
    this.#giveBack(() => true);
    this.#hopeAt = null;
    if (this.#isOpen) await this.open();
  }

  /** Tries at once, when the network seems to be back. */
  again(): void {
    this.#hopeAt = null;
    if (this.#isOpen) void this.open();
  }

  #giveBack(which: (name: string) => boolean): void {
    for (const [name, held] of this.#held)
      if (which(name)) {
        held.release();
        this.#held.delete(name);
      }
  }

  /** Nobody new comes in; who is being introduced goes on. */
  shut(): void {
    this.#isOpen = false;
    this.trouble = undefined;
    clearTimeout(this.#retry);
    this.#giveBack(() => true);
  }
}
