/**
 * How the logs of a table's devices come to stand at one entry: each tells where its own stands, asks for what it has
 * not, and gives what others ask for. Nothing is taken that was not asked for, and of what was asked for nothing after
 * the first entry that does not hold: so nobody can make another device check more than a signature or two.
 *
 * Where two logs differ, the place is looked for. If the other one goes on in a later term, this device goes over to it; else
 * what proves that the host showed two is told to everybody.
 */
import {BadMessage} from '../../base/bad-message.ts';
import {share} from '../../base/share.ts';
import {changesHosts} from '../../log/header.ts';
import type {Ledger} from '../playing/ledger.ts';
import {type Circle, type Comparison, type Standing, standingOf} from './circle.ts';
import {type ForkProof, findFork, forkAt, numberOf, termOf} from './fork.ts';
import {GIVEN, Giving} from './giving.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

/** Milliseconds after which the others are told where this log stands: an entry is drawn first. */
const TELL_MS = 200;
/**
 * Milliseconds without news, after which states are compared: after an entry all devices tell where they stand within
 * moments, and only what that ends with is shown. Where news never ends they are compared after the longer time.
 */
const CALM_MS = 500;
const RESTLESS_MS = 2000;
/** Who has not answered by then is asked again, milliseconds. */
const ANSWER_MS = 2000;
/** Whose entries did not hold is not asked for so long, milliseconds. */
const BARREN_MS = 20_000;
/** A log of a later term that has not come as a whole by then is asked for anew, of whoever has it, milliseconds. */
const BRANCH_MS = 10_000;
/** Pages of whom it is remembered what was asked, what came of it, and what they were told. */
const PAGES = 64;
/** Entries that somebody may be ahead of this device in the middle of a game. */
const FEW = 4;
/** Page time that is spent on others' entries at a stretch, milliseconds. */
const SLICE_MS = 8;

interface Ports {
  /** Null before entry 0. */
  ledger(): Ledger | null;
  take(texts: readonly string[]): Promise<void>;
  /** Tells everybody where this log stands. */
  tell(): void;
  /** A device has told where it stands. */
  told(key: string, standing: Standing): void;
  /** The log of a later term leaves this one after an entry. @returns whether this device has gone over to it */
  goOver(base: number, texts: readonly string[]): Promise<boolean>;
  /** It is proved that two entries were sealed with this number. */
  forked(n: number): void;
  /** A peer has no log yet, so it may have missed the lobby as well. @param lobby digest of what it knows of that */
  newcomer(peer: string, lobby: string): void;
  /** Somebody has said where a log stands. */
  heard(): void;
  changed(): void;
}

/** What a peer was asked for, and when, on the clock of `performance.now`. */
interface Asked {
  readonly from: number;
  readonly at: number;
  /** `older`: to compare with what stands here. `branch`: what another log has in place of it. */
  readonly what: 'next' | 'older' | 'branch';
  /** An entry that both have, where one is known. */
  readonly same: number | undefined;
}

/** A log of a later term, as far as it came. */
interface Branch {
  readonly peer: string;
  /** The last entry that both have. */
  readonly base: number;
  readonly texts: string[];
  /** Since when it is gathered, on the clock of `performance.now`. */
  readonly at: number;
}

export class CatchUp {
  readonly #circle: Circle;
  readonly #ports: Ports;
  readonly #asked = new Map<string, Asked>();
  readonly #barren = new Map<string, number>();
  readonly #giving = new Giving();
  readonly #toldProof = new Set<string>();
  #proof: ForkProof | null = null;
  #telling: ReturnType<typeof setTimeout> | null = null;
  #comparing: ReturnType<typeof setTimeout> | undefined;
  /** Since when news came without a calm, on the clock of `performance.now`. */
  #restlessSince: number | null = null;
  #compared: Comparison = {agree: [], differ: []};
  #branch: Branch | null = null;
  #closed = false;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'want' | 'have' | 'fork'}>> = {
    want: (from, {from: first}) => this.#give(from, first),
    have: (from, {entries}) => void this.#got(from, entries),
    fork: (_from, {entries}) => void this.#prove(entries),
  };

  /** How the others' states compared to ours when all had last told. */
  get compared(): Comparison {
    return this.#compared;
  }

  /** There is news: tells where this log stands when what is under way is drawn, and compares when all have told. */
  soon(): void {
    if (this.#closed) return;
    this.#telling ??= setTimeout(() => {
      this.#telling = null;
      this.#ports.tell();
    }, TELL_MS);
    const now = performance.now();
    this.#restlessSince ??= now;
    clearTimeout(this.#comparing);
    const rest = this.#restlessSince + RESTLESS_MS - now;
    this.#comparing =
      rest > CALM_MS
        ? setTimeout(() => this.#calm(), CALM_MS)
        : setTimeout(() => this.#restless(), Math.max(0, rest));
  }

  /** Calm may come without any more news. */
  #restless(): void {
    this.#compareStates(this.#compared);
    this.#comparing = setTimeout(() => this.#calm(), CALM_MS);
  }

  /** A device that was busy hears only now what the others told meanwhile: then it is no calm. */
  #calm(): void {
    this.#comparing = setTimeout(() => this.#compareStates(), TELL_MS);
  }

  /** @param before while there is no calm: what stays so of those who are about to tell again */
  #compareStates(before?: Comparison): void {
    this.#restlessSince = null;
    const ledger = this.#ports.ledger();
    if (!ledger) return;
    const compared = share(this.#compared, this.#circle.compare(ledger, before));
    if (compared === this.#compared) return;
    this.#compared = compared;
    this.#ports.changed();
  }

  /** Entries came off the bulletin: they may prove a fork. */
  async look(texts: readonly string[]): Promise<void> {
    const ledger = this.#ports.ledger();
    const proof = ledger && !this.#proof ? await findFork(ledger, texts) : null;
    if (proof) await this.#prove(proof);
  }

  close(): void {
    this.#closed = true;
    if (this.#telling !== null) clearTimeout(this.#telling);
    clearTimeout(this.#comparing);
  }

  /** Somebody who is here is far ahead: the log of this device is on its way. */
  get isBehind(): boolean {
    const {n: head} = standingOf(this.#ports.ledger());
    return this.#circle.peers.some(
      ({key, link}) => link !== 'away' && (this.#circle.standing(key)?.n ?? -1) > head + FEW,
    );
  }

  /** A device has told where it stands. */
  heard(from: PeerInfo, beat: Standing): void {
    const news = this.#circle.stands(from.key, beat);
    if (beat.n < 0) this.#ports.newcomer(from.id, beat.digest);
    this.#ports.heard();
    this.#ports.told(from.key, beat);
    this.#pursue(from.id, beat);
    if (this.#proof && !this.#toldProof.has(from.id)) this.#tellProof(from.id, this.#proof);
    if (news) this.soon();
  }

  /** Asks a peer for what we lack, or for the place where its log leaves ours. */
  #pursue(peer: string, {n, hash, t}: Standing): void {
    const ledger = this.#ports.ledger();
    const {n: head, t: term} = standingOf(ledger);
    // Who stands in an earlier term comes over to this one.
    if (t < term) return;
    const branch = t > term && this.#branch?.peer === peer ? this.#branch : null;
    if (branch) this.#ask(peer, branch.base + branch.texts.length + 1, 'branch');
    else if (n > head) this.#ask(peer, head + 1, 'next');
    else if (ledger && n >= 0 && ledger.chain.hashes[n] !== hash && (t > term || !this.#proof))
      this.#ask(peer, Math.max(0, n - GIVEN + 1), 'older');
  }

  #ask(peer: string, from: number, what: Asked['what'], same?: number): void {
    const now = performance.now();
    const asked = this.#asked.get(peer);
    const waits = asked !== undefined && now - asked.at < ANSWER_MS;
    if (waits || now < (this.#barren.get(peer) ?? 0)) return;
    this.#asked.set(peer, {from, at: now, what, same});
    forgetOldest(this.#asked);
    this.#circle.tell(peer, {m: 'want', from});
  }

  #give({id, key}: PeerInfo, from: number): void {
    const entries = this.#giving.from(key, from, this.#ports.ledger()?.chain.entries ?? []);
    if (entries.length > 0) this.#circle.tell(id, {m: 'have', entries: entries.map(({text}) => text)});
  }

  async #got({id, key}: PeerInfo, texts: readonly string[]): Promise<void> {
    const asked = this.#asked.get(id);
    if (!asked) return;
    const wanted = texts.filter((text, i) => numberOf(text) === asked.from + i);
    // The answer to an earlier question, all of which has come meanwhile.
    if (wanted.length === 0 && texts.length > 0 && texts.every(text => this.#has(text))) return;
    const standing = this.#circle.standing(key);
    const {what} = asked;
    const good =
      what === 'older'
        ? await this.#compare(id, asked, wanted, standing)
        : what === 'branch'
          ? await this.#goOn(id, wanted, standing)
          : await this.#takeAll(wanted);
    if (this.#closed) return;
    if (!good && what === 'next') await this.#judge(id, wanted[0]);
    // Something else was asked for meanwhile.
    if (this.#asked.get(id) !== asked) return;
    this.#asked.delete(id);
    // What does not go on from our log may leave it at an earlier place: who gave it can show where.
    if (!good && what === 'next' && this.#head >= 0)
      this.#ask(id, Math.max(0, this.#head - GIVEN + 1), 'older');
    else if (!good) {
      this.#barren.set(id, performance.now() + BARREN_MS);
      forgetOldest(this.#barren);
    } else if (standing) this.#pursue(id, standing);
  }

  /** @returns whether they took us further, or have done so by another's hands meanwhile */
  async #takeAll(texts: readonly string[]): Promise<boolean> {
    const start = this.#head;
    // Before entry 0 nothing else can be told good from bad; the rest is asked for after it.
    const some = start < 0 ? texts.slice(0, 1) : texts;
    let since = performance.now();
    for (const text of some) {
      const before = this.#head;
      await this.#ports.take([text]);
      if (this.#head === before && !this.#has(text)) break;
      if (performance.now() - since < SLICE_MS) continue;
      await new Promise(resolve => setTimeout(resolve));
      since = performance.now();
    }
    // A full disk here is not the fault of who gave it.
    const isFull = (this.#ports.ledger()?.unstored ?? null) !== null;
    return this.#head > start || isFull || (some.length > 0 && some.every(text => this.#has(text)));
  }

  #has(text: string): boolean {
    return this.#ports.ledger()?.chain.entries[numberOf(text) ?? -1]?.text === text;
  }

  /** An honest device gives nothing that it has not found under the host's seal itself. */
  async #judge(peer: string, text: string | undefined): Promise<void> {
    const ledger = this.#ports.ledger();
    if (!ledger || text === undefined) return;
    // In another term it is another's seal. What says no term is nobody's.
    const term = termOf(text);
    const isOther = changesHosts(ledger.chain.header) && term !== null && term !== ledger.chain.term;
    if (!isOther && !(await ledger.chain.isSealed(text))) this.#circle.blame(peer, 'net/bad-entry');
  }

  get #head(): number {
    return standingOf(this.#ports.ledger()).n;
  }

  /** @returns whether there is more to find */
  async #compare(
    peer: string,
    {from, same}: Asked,
    texts: readonly string[],
    standing: Standing | null,
  ): Promise<boolean> {
    const ledger = this.#ports.ledger();
    if (!ledger || texts.length === 0) return false;
    const {chain} = ledger;
    const isSame = texts[0] === chain.entries[from]?.text;
    // The entry before this one was found to be the same.
    const isFirst = !isSame && same === from - 1;
    if (!isSame && from > 0 && !isFirst) {
      this.#asked.delete(peer);
      this.#ask(peer, Math.max(0, from - GIVEN), 'older');
      return true;
    }
    const at = texts.findIndex((text, i) => text !== chain.entries[from + i]?.text);
    if (at < 0 && standing && standing.t > chain.term && from + texts.length <= chain.head.n) {
      this.#asked.delete(peer);
      this.#ask(peer, from + texts.length, 'older', from + texts.length - 1);
      return true;
    }
    if (standing && standing.t > chain.term && at >= 0 && from + at > 0 && from + at <= chain.head.n) {
      // One is brought to its end, whoever else has it as well.
      if (this.#branch && performance.now() - this.#branch.at < BRANCH_MS) return true;
      this.#branch = {peer, base: from + at - 1, texts: [], at: performance.now()};
      return this.#goOn(peer, texts.slice(at), standing);
    }
    await this.look(texts);
    return this.#proof !== null;
  }

  /** More of a log of a later term; when all of it is here, this device goes over to it. */
  async #goOn(peer: string, texts: readonly string[], standing: Standing | null): Promise<boolean> {
    const branch = this.#branch;
    if (branch?.peer !== peer || texts.length === 0) return false;
    branch.texts.push(...texts);
    const next = branch.base + branch.texts.length + 1;
    if (standing && next <= standing.n && texts.length > 0) {
      this.#asked.delete(peer);
      this.#ask(peer, next, 'branch');
      return true;
    }
    this.#branch = null;
    return this.#ports.goOver(branch.base, branch.texts);
  }

  /** Shows a proof that holds, and tells it on, once. */
  async #prove(proof: ForkProof): Promise<void> {
    const ledger = this.#ports.ledger();
    if (!ledger || this.#proof) return;
    const n = await forkAt(ledger, proof);
    if (n === null || this.#proof) return;
    this.#proof = proof;
    // It tells more than that the one log does not go on from the other.
    ledger.firstBad = null;
    ledger.note(new BadMessage('table/fork', {n}), n);
    this.#ports.forked(n);
    for (const {id} of this.#circle.peers) this.#tellProof(id, proof);
  }

  #tellProof(peer: string, entries: ForkProof): void {
    this.#toldProof.add(peer);
    forgetOldest(this.#toldProof);
    this.#circle.tell(peer, {m: 'fork', entries: [...entries]});
  }
}

/** Somebody with ever new pages cannot fill memory. */
function forgetOldest(
  book: Pick<Map<string, unknown>, 'size' | 'delete'> & {keys(): Iterable<string>},
): void {
  if (book.size <= PAGES) return;
  const [oldest] = book.keys();
  if (oldest !== undefined) book.delete(oldest);
}
