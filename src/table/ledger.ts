/**
 * One peer's own copy of a table: the verified chain, the fold over it, and the store behind both. Entries come from
 * anywhere and in any order; what fits next is checked (shape, chain, signatures, rules), stored, and only then
 * shown. Nothing that comes later can change what stands here.
 */

import {BadMessage} from '../base/bad-message.ts';
import type {AnyGame} from '../engine/game.ts';
import {namingEntry} from '../engine/illegal.ts';
import {type Fact, Replay} from '../engine/replay.ts';
import {Chain} from '../log/chain.ts';
import {decodeEntry, type Entry, hashEntry} from '../log/entry.ts';
import {problemOf} from './problem.ts';
import {Serial} from './serial.ts';
import type {Problem} from './view-model.ts';

/** Keeps entries; resolves when the entry is durable. */
export interface EntryStore {
  append(n: number, text: string): Promise<void>;
}

/** Entries that came before their turn are kept, up to so many. */
const EARLY = 512;

export class Ledger {
  readonly chain: Chain;
  readonly replay: Replay;
  /** Milliseconds since 1970 at which entry `head` was taken in here. */
  changedAt: number;
  /** Why the last entry could not be kept here; null when it was. */
  unstored: Problem | null = null;
  /** The first entry that was refused though it came with the host's hand, and why. */
  firstBad: {readonly n: number; readonly problem: Problem} | null = null;
  readonly #store: EntryStore;
  readonly #now: () => number;
  readonly #serial = new Serial();
  readonly #early = new Map<number, string>();
  readonly #listeners = new Set<() => void>();

  private constructor(chain: Chain, replay: Replay, store: EntryStore, now: () => number) {
    this.chain = chain;
    this.replay = replay;
    this.#store = store;
    this.#now = now;
    this.changedAt = now();
  }

  /**
   * A ledger from entries that this device stored itself: links and rules are checked, signatures were before they
   * were stored.
   * @throws BadMessage, IllegalAction with the entry's number in `details.n`
   */
  static open(texts: readonly string[], game: AnyGame, store: EntryStore, now: () => number): Ledger {
    const chain = new Chain(texts[0] ?? '');
    const ledger = new Ledger(chain, new Replay(game, chain.header), store, now);
    for (const text of texts.slice(1)) ledger.#fold(chain.link(text));
    return ledger;
  }

  /** A ledger that begins with a header from outside, checked and stored. @throws BadMessage, IllegalAction */
  static async begin(header: string, game: AnyGame, store: EntryStore, now: () => number): Promise<Ledger> {
    const ledger = Ledger.open([header], game, store, now);
    await ledger.chain.checkSignatures(ledger.chain.entries[0]!);
    await store.append(0, header);
    return ledger;
  }

  /** Number of the last entry. */
  get head(): number {
    return this.chain.head.n;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes in entries from a peer, the board or the host on this device. Known ones are skipped, later ones wait for
   * those between. A wrong one changes nothing; when it bears the host's seal, it is remembered in `firstBad`.
   */
  offer(texts: readonly string[]): Promise<void> {
    return this.#serial.run(async () => {
      for (const text of texts) await this.#hear(text);
      for (;;) {
        const text = this.#early.get(this.head + 1);
        if (text === undefined) return;
        this.#early.delete(this.head + 1);
        await this.#take(text);
      }
    });
  }

  async #hear(text: string): Promise<void> {
    let n: number;
    try {
      n = decodeEntry(text).n;
    } catch (error) {
      await this.#refuse(text, error);
      return;
    }
    if (n === this.head + 1) {
      await this.#take(text);
    } else if (n <= this.head) {
      // Two entries with one number, both signed by the host, would be a fork: the one that stands here stays.
      if (this.chain.entries[n]!.text !== text)
        await this.#refuse(text, new BadMessage('table/fork', {n, hash: hashEntry(text)}));
    } else if (n <= this.head + EARLY && (await this.chain.isSealed(text))) {
      // Without its seal, anybody's could lie in the place of the right one.
      this.#early.set(n, text);
    }
  }

  /** Who wrote an entry without the host's seal, nobody can tell: it says nothing about the table. */
  async #refuse(text: string, error: unknown): Promise<void> {
    if (!problemOf(error) || (await this.chain.isSealed(text))) this.note(error);
  }

  async #take(text: string): Promise<void> {
    this.unstored = null;
    try {
      const entry = this.chain.examine(text);
      await this.chain.checkSignatures(entry);
      await this.add(entry);
    } catch (error) {
      // A full disk is nobody's fault; the entry is given again with the next beat.
      if (this.unstored) for (const listener of this.#listeners) listener();
      else await this.#refuse(text, error);
    }
  }

  /** Adds the next entry, its signatures known to be good: rules, store, then the chain. @throws IllegalAction */
  async add(entry: Entry): Promise<void> {
    this.unstored = null;
    const refusal = this.replay.check(factOf(entry));
    if (refusal) throw refusal;
    await this.#keep(entry);
    this.chain.link(entry.text);
    this.#fold(entry);
    this.changedAt = this.#now();
    for (const listener of this.#listeners) listener();
  }

  async #keep({n, text}: Entry): Promise<void> {
    try {
      await this.#store.append(n, text);
    } catch (error) {
      this.unstored = problemOf(error);
      throw error;
    }
  }

  #fold(entry: Entry): void {
    namingEntry(entry.n, () => this.replay.fold(factOf(entry)));
  }

  /** Remembers the first refusal. @throws the error itself when it is a bug of ours */
  note(error: unknown, at = this.head + 1): void {
    const problem = problemOf(error);
    if (!problem) throw error;
    const {n} = problem.details;
    this.firstBad ??= {n: typeof n === 'number' ? n : at, problem};
    for (const listener of this.#listeners) listener();
  }
}

/** @returns the entry as the fold sees it; the header is none */
export function factOf(entry: Entry): Fact {
  if (entry.kind === 'header') throw new BadMessage('log/second-header', {n: entry.n});
  const {n, kind, seat, basis, payload} = entry;
  return {n, kind, seat, basis, payload};
}
