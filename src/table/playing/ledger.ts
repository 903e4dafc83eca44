/**
 * One peer's own copy of a table: the verified chain, the fold over it, and the store behind both. Entries come from
 * anywhere and in any order; what fits next is checked (shape, chain, signatures, rules), stored, and only then
 * shown. Nothing that comes later can change what stands here; for the branch of a later host it is left as a whole (`goOver`).
 */

import type {Wishes} from '../../base/aside.ts';
import {BadMessage} from '../../base/bad-message.ts';
import {foreign} from '../../base/codes.ts';
import type {Problem} from '../../base/problem.ts';
import {Serial} from '../../base/serial.ts';
import type {Answer} from '../../engine/ask.ts';
import type {Fact} from '../../engine/fact.ts';
import type {AnyGame} from '../../engine/game.ts';
import {IllegalAction, namingEntry} from '../../engine/illegal.ts';
import {Replay, type Step} from '../../engine/replay.ts';
import {Chain, type NextEntry} from '../../log/chain.ts';
import {decodeEntry, decodeFact, type Entry, hashEntry} from '../../log/entry.ts';
import {changesHosts, hostOfTerm} from '../../log/header.ts';
import type {Signer} from '../../log/sign.ts';
import {problemOf} from '../seen/problem.ts';
import type {AuditVerdict} from './audit-port.ts';
import {confirmedIn, type Report} from './confirmed.ts';
import type {TableDealer} from './dealer.ts';
import {factOf, saidIn} from './fact.ts';
import {foldAll} from './fold-all.ts';

/** The log goes on otherwise than it did on this device. */
export interface Branch {
  /** Number and text of the last entry that stays. */
  readonly base: number;
  readonly at: string;
  /** What comes after it from now on. */
  readonly texts: readonly string[];
  /** Term of the last entry that is left. */
  readonly left: number;
}

/** Keeps entries. */
export interface EntryStore {
  /** @param own sealed here: resolves when not even a power cut takes it back, since the others may have it and none beside it */
  append(n: number, text: string, own: boolean): Promise<void>;
  /** Goes over to another branch, whole or not at all; resolves when not even a power cut takes it back. */
  goOver(branch: Branch): Promise<void>;
}

/** What a ledger needs of its device. */
export interface LedgerPorts {
  readonly store: EntryStore;
  /** The dealer of a table, made when its entry 0 is known. @throws BadMessage app/module-missing */
  dealer(chain: Chain): TableDealer | Promise<TableDealer>;
  /**
   * A whole list of entries, rules and proofs, beside the page's own thread.
   * @throws as `auditAside`
   */
  audit(texts: readonly string[], wishes: Wishes): Promise<AuditVerdict>;
  /** Milliseconds since 1970. */
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since any moment, by a clock that nobody sets: for how long something has been so. */
  elapsed(): number;
}

/** Entries that came before their turn are kept, up to so many. */
const EARLY = 512;

export class Ledger {
  readonly chain: Chain;
  readonly replay: Replay;
  readonly dealer: TableDealer;
  /** Milliseconds since 1970 at which entry `head` was taken in here. */
  changedAt: number;
  /** Why the last entry could not be kept here; null when it was. */
  unstored: Problem | null = null;
  /** The first entry that was refused though it came with the host's hand, and why. */
  firstBad: {readonly n: number; readonly problem: Problem} | null = null;
  /** Looks at an entry of others before it counts, and throws for one that this device knows to be untrue. */
  objection: ((entry: Entry) => void) | null = null;
  readonly #store: EntryStore;
  readonly #now: () => number;
  readonly #elapsed: () => number;
  #changedElapsed: number;
  readonly #audit: LedgerPorts['audit'];
  readonly #serial = new Serial();
  /** Stored, and not followed by the dealers: what they have to remember could not be stored. */
  #kept: string | null = null;
  /** This device has gone over to another branch: nothing is taken here any more. */
  #over = false;
  #confirmed = 0;
  readonly #early = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();

  private constructor(
    chain: Chain,
    replay: Replay,
    dealer: TableDealer,
    {store, now, elapsed, audit}: LedgerPorts,
  ) {
    this.chain = chain;
    this.replay = replay;
    this.dealer = dealer;
    this.#store = store;
    this.#now = now;
    this.#elapsed = elapsed;
    this.#audit = audit;
    this.changedAt = now();
    this.#changedElapsed = elapsed();
  }

  /**
   * A ledger from entries that this device stored itself: links and rules are checked, signatures were before they
   * were stored.
   * @throws BadMessage, IllegalAction with the entry's number in `details.n`
   */
  static async open(texts: readonly string[], game: AnyGame, ports: LedgerPorts): Promise<Ledger> {
    const chain = new Chain(texts[0] ?? '');
    const ledger = new Ledger(chain, new Replay(game, chain.header), await ports.dealer(chain), ports);
    for (const text of texts.slice(1)) {
      const entry = chain.link(text);
      namingEntry(entry.n, () => ledger.#fold(entry, ledger.replay.prepare(factOf(entry))));
      // In the order of the calls; the thread that deals catches up while the table is shown already.
      void ledger.dealer.joint?.follow(entry, chain.head.hash).catch(() => undefined); // told by `broken`
    }
    return ledger;
  }

  /** A ledger that begins with a header from outside, checked and stored. @throws BadMessage, IllegalAction */
  static async begin(header: string, game: AnyGame, ports: LedgerPorts): Promise<Ledger> {
    const ledger = await Ledger.open([header], game, ports);
    await ledger.chain.checkSignatures(ledger.chain.entries[0]!);
    await ports.store.append(0, header, ledger.chain.header.mode !== 'local');
    return ledger;
  }

  /** Milliseconds since the last entry. */
  get stillFor(): number {
    return this.#elapsed() - this.#changedElapsed;
  }

  /** Number of the last entry. */
  get head(): number {
    return this.chain.head.n;
  }

  /** Number of the last entry that no change of host takes away; where none can come, that of the last. */
  get confirmed(): number {
    return changesHosts(this.chain.header) ? this.#confirmed : this.head;
  }

  /** What the members tell of their logs, this device's own among them. @returns whether more is confirmed than before */
  hearReports(reports: Iterable<Report>): boolean {
    const n = confirmedIn(this.chain, reports) ?? 0;
    if (n <= this.#confirmed) return false;
    this.#confirmed = n;
    this.dealer.joint?.confirmed(n);
    return true;
  }

  /**
   * Whether the last changes of host and of members are confirmed: the next one waits for them. Of two members the host is one
   * of every majority, and has what it has sealed: there nobody waits for a device that is gone perhaps.
   */
  get isSettled(): boolean {
    const {book, leadN} = this.chain;
    const change = book.memberChanges.at(-1) ?? 0;
    const last = book.membersAt(change).length > 2 ? Math.max(leadN, change) : leadN;
    return this.confirmed >= last;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Takes in entries from a peer, the bulletin or the host on this device. Known ones are skipped, later ones wait for
   * those between. A wrong one changes nothing; when it bears the host's seal, it is remembered in `firstBad`.
   */
  offer(texts: readonly string[]): Promise<void> {
    return this.#serial.run(async () => {
      if (this.#over) return;
      for (const text of texts) await this.#hear(text);
      for (;;) {
        const entry = this.#early.get(this.head + 1);
        if (!entry) return;
        this.#early.delete(this.head + 1);
        await this.#take(entry);
      }
    });
  }

  async #hear(text: string): Promise<void> {
    let entry: Entry;
    try {
      entry = decodeEntry(text);
    } catch (error) {
      await this.#refuse(text, error);
      return;
    }
    const {n} = entry;
    if (n === this.head + 1) {
      await this.#take(entry);
    } else if (n <= this.head) {
      // Two entries with one number, both signed by the host, would be a fork: the one that stands here stays. Of another term
      // it is what a host had written before or after another device took its place.
      const same = !changesHosts(this.chain.header) || this.chain.termAt(n) === entry.term;
      if (same && this.chain.entries[n]!.text !== text)
        await this.#refuse(text, new BadMessage('table/fork', {n, hash: hashEntry(text)}));
    } else if (n <= this.head + EARLY && (await this.chain.isSealed(text))) {
      // Without its seal, anybody's could lie in the place of the right one.
      this.#early.set(n, entry);
    }
  }

  /** Who wrote an entry without the host's seal, nobody can tell: it says nothing about the table. */
  async #refuse(text: string, error: unknown): Promise<void> {
    if (!problemOf(error) || (await this.chain.isSealed(text))) this.note(error);
  }

  async #take(entry: Entry): Promise<void> {
    this.unstored = null;
    try {
      this.chain.examine(entry);
      await this.chain.checkSignatures(entry);
      this.#object(entry);
      await this.#auditCarried(entry);
      const hash = hashEntry(entry.text);
      const step = await this.#judge(entry, hash);
      await this.#follow(entry, hash, () => this.#keep(entry, false));
      this.#stand(entry, hash, step);
    } catch (error) {
      // A full disk, or a thread of our own that has failed, is nobody's fault; the entry is given again with the next beat.
      if (this.unstored || this.dealer.joint?.broken) for (const listener of this.#listeners) listener();
      else await this.#refuse(entry.text, error);
    }
  }

  /** What this device knows to be untrue is shown, whoever has signed it. @throws BadMessage as `objection` */
  #object(entry: Entry): void {
    try {
      this.objection?.(entry);
    } catch (error) {
      this.note(error, entry.n);
      throw error;
    }
  }

  /** The draws of the record that this table goes on from are proved before anything goes on. @throws BadMessage */
  async #auditCarried(entry: Entry): Promise<void> {
    if (entry.kind !== 'carried' || !this.chain.endsCarried(entry)) return;
    const texts = [...(this.chain.carried?.texts ?? []), entry.payload.text];
    const verdict = await this.#audit(texts, {});
    if (verdict.good) return;
    const {n} = verdict.details;
    throw new BadMessage(verdict.code, {...verdict.details, n: typeof n === 'number' ? n + 1 : entry.n});
  }

  /** What breaks a rule the dealers refuse as well, in their own words, and remember whom its seal convicts. */
  async #judge(entry: Entry, hash: string): Promise<Step> {
    try {
      return this.#prepare(factOf(entry));
    } catch (error) {
      await this.#follow(entry, hash, () => Promise.reject(error)).catch(() => undefined);
      throw error;
    }
  }

  /**
   * The host's own next entry: rules first, since a signed entry that nobody can fold would stop the table.
   * @returns the entry, when it stands here
   * @throws IllegalAction when it breaks a rule, BadMessage when it can't be kept, log/unconfirmed; nothing has changed then
   */
  write(next: NextEntry, host: Signer): Promise<string> {
    return this.#serial.run(() => (this.#over ? new Promise(() => undefined) : this.#write(next, host)));
  }

  async #write(next: NextEntry, host: Signer): Promise<string> {
    this.unstored = null;
    if (this.#kept !== null) return this.#standKept(this.#kept);
    const {n} = this.chain.head;
    const {kind, basis = n, payload, term = this.chain.term} = next;
    const seat = kind === 'lead' ? hostOfTerm(this.chain.header, term) : (next.seat ?? null);
    if (changesHosts(this.chain.header) && !this.#isHosts(host, term))
      throw new BadMessage('log/not-the-host', {seat: hostOfTerm(this.chain.header, term)});
    // The author's device says it again.
    if (kind === 'table' && !this.isSettled && this.chain.book.changesMembers(seat!, decodeFact(payload)))
      throw new BadMessage('log/unconfirmed', {seat: seat!});
    const said = saidIn({kind, payload} as Entry);
    const bytes = this.chain.bytesOf(next);
    const fact = {n: n + 1, kind, seat, basis: next.seat === undefined ? null : basis, payload: said, bytes};
    const step = this.#prepare(fact);
    // What the dealers propose they have tried themselves.
    if (kind !== 'dealt') await this.dealer.joint?.admit({kind, payload} as Entry, {...fact, term});
    const text = await this.chain.seal(next, host);
    const entry = this.chain.examine(text);
    // What the host before had sealed may have come in since the votes were given.
    if (kind === 'lead') await this.chain.checkSignatures(entry);
    const hash = hashEntry(text);
    await this.#keep(entry, true);
    await this.#follow(entry, hash);
    this.#stand(entry, hash, step);
    return text;
  }

  /** Whether these are the keys of the host of a term: who was it before is a guest. */
  #isHosts({publicKey}: Signer, term: number): boolean {
    const {book, header} = this.chain;
    return publicKey === book.keyAt(hostOfTerm(header, term), this.head + 1);
  }

  /** What the entry would do, by the rules; a card that it shows has to be that card. @throws IllegalAction */
  #prepare(fact: Fact): Step {
    const step = this.replay.prepare(fact);
    const {game} = this.replay;
    const action = fact.kind === 'action' && game.openings ? game.parse(fact.payload) : null;
    // Where all deal together, proofs stand beside them.
    if (action && !this.dealer.joint && !this.dealer.proves(game.openings!(action)))
      throw new IllegalAction('engine/bad-opening', fact.seat === null ? {} : {seat: fact.seat});
    return step;
  }

  /** The dealers look at an entry before it is stored, and say nothing of it before that. */
  async #follow(
    entry: Entry,
    hash: string,
    keep: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const {joint} = this.dealer;
    try {
      await (joint ? joint.follow(entry, hash, keep) : keep());
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code.startsWith('saves/')) this.unstored = problem;
      throw error;
    }
  }

  /** Nothing else can be sealed in its place. */
  async #standKept(text: string): Promise<string> {
    const entry = this.chain.examine(text);
    const step = this.#prepare(factOf(entry));
    const hash = hashEntry(text);
    await this.#follow(entry, hash);
    this.#stand(entry, hash, step);
    return text;
  }

  /**
   * Leaves entries of its own for a branch that goes on after entry `base`. Only a branch that ends in a later term than this
   * log does is followed, and none without an entry for which this device let something out. What is looked at is chain,
   * signatures and rules up to the `lead` that begins such a term; proofs, and all that comes after it, the table looks at
   * that is built on it.
   * @returns the whole log as it is stored now: ledger and dealer are to be made anew from it, and take nothing more here. Null
   *   where nothing had to be left: the branch only goes on from here, and was taken in as far as it holds
   * @throws BadMessage table/fork where it ends in no later term; table/parted, table/still-here; fair/below-watermark; what is wrong with it; saves/…
   */
  goOver(base: number, texts: readonly string[]): Promise<readonly string[] | null> {
    const own = this.chain.texts;
    let from = base + 1;
    while (from < own.length && texts[from - base - 1] === own[from]) from++;
    const branch = texts.slice(from - base - 1);
    if (from === own.length) return this.offer(branch).then(() => null);
    return this.#serial.run(async () => {
      const chain = await this.#branch(from - 1, branch);
      const kept = chain.texts;
      await this.#leave({
        base: from - 1,
        at: kept[from - 1]!,
        texts: kept.slice(from),
        left: this.chain.term,
      });
      return kept;
    });
  }

  /** A branch as far as it takes to leave this log for it. @throws BadMessage, IllegalAction */
  async #branch(base: number, texts: readonly string[]): Promise<Chain> {
    const {header, term} = this.chain;
    const chain = Chain.link(this.chain.texts.slice(0, base + 1));
    const replay = foldAll(chain, this.replay.game);
    const fork = new BadMessage('table/fork', {n: base + 1, hash: hashEntry(texts[0] ?? '')});
    // Both have gone on, each without the other: these are two games now.
    if (this.chain.leads.some(({n, without}) => n > base && without.length > 0))
      throw new BadMessage('table/parted', {n: base + 1});
    // What a taken up table carries is given, whoever is its host.
    if (!changesHosts(header) || base < (header.from?.n ?? -1) + 1) throw fork;
    for (const text of texts) {
      const entry = chain.examine(text);
      await chain.checkSignatures(entry);
      if (entry.kind === 'lead') this.#object(entry);
      namingEntry(entry.n, () => replay.fold(factOf(entry)));
      chain.add(entry);
      if (chain.term > term) return chain;
    }
    throw fork;
  }

  async #leave(branch: Branch): Promise<void> {
    const joint = this.dealer.joint!;
    // Before its log is read nobody knows what this device has let out.
    if (!joint.pledge) await joint.nudge();
    await joint.end(async () => {
      if (!joint.pledge) throw new BadMessage('table/dealing-broke', {why: joint.broken?.details.why ?? ''});
      const {watermark} = joint.pledge;
      if (watermark && watermark.n > branch.base)
        throw new BadMessage(foreign('fair/below-watermark'), {n: watermark.n});
      await this.#store.goOver(branch);
    });
    this.#over = true;
  }

  /** What is stored goes into chain and fold. */
  #stand(entry: Entry, hash: string, step: Step): void {
    this.unstored = null;
    this.#kept = null;
    this.chain.add(entry, hash);
    this.#fold(entry, step);
    this.changedAt = this.#now();
    this.#changedElapsed = this.#elapsed();
    for (const listener of this.#listeners) listener();
  }

  async #keep({n, text}: Entry, own: boolean): Promise<void> {
    if (this.#kept === text) return;
    try {
      // Where hosts change others rely on what this device says it has, as they do on what it has sealed.
      const durable = (own && this.chain.header.mode !== 'local') || changesHosts(this.chain.header);
      await this.#store.append(n, text, durable);
      this.#kept = text;
    } catch (error) {
      this.unstored = problemOf(error);
      throw error;
    }
  }

  #fold(entry: Entry, step: Step): void {
    const [ask] = this.replay.commit(factOf(entry), step).asks;
    // The fold has found that the answer fits.
    if (ask && entry.kind === 'answer' && !this.dealer.joint) this.dealer.learn(ask, entry.payload as Answer);
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
