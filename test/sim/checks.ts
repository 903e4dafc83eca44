/** What has to hold at a table of honest devices after every step, whatever goes wrong around them; and at its end. */
import {equalBytes, fromBase64url, toBase64url} from '../../src/base/bytes.ts';
import type {AnyGame} from '../../src/engine/game.ts';
import {decodeAck} from '../../src/fair/ack.ts';
import {hashEntry} from '../../src/log/entry.ts';
import {changesHosts, movesBots} from '../../src/log/header.ts';
import {auditEntries} from '../../src/table/playing/check-record.ts';
import type {DealingAnswer, DealingCall} from '../../src/table/playing/joint/port.ts';
import type {Ledger} from '../../src/table/playing/ledger.ts';
import type {TableView} from '../../src/table/seen/view-model.ts';
import {type Device, type Page, storedOn, type Witness} from './device.ts';
import type {SimNet, SimRoom} from './net.ts';
import type {Owner, World} from './world.ts';

/** Something happened that must not. */
export class Violation extends Error {
  readonly rule: string;

  /** @param rule the same for the same kind, whatever led there */
  constructor(rule: string, details: unknown = '') {
    super(`${rule} ${JSON.stringify(details)}`);
    this.rule = rule;
  }
}

/** What a screen may say at a table at which nobody lies: by the beginnings of codes. */
const INNOCENT = [
  ...[
    'join/',
    'saves/',
    'table/host-away',
    'table/lobby-host-away',
    'table/host-unheard',
    'table/host-silent',
    'table/electing',
    'table/minority',
    'table/too-few-keep',
    'table/bots-wait',
    'table/bots-fetched',
    'table/nearly-full',
    'table/parted',
  ],
  ...[
    'table/taken-over',
    'table/began-without-you',
    'table/begun-otherwise',
    'table/seat-taken',
    'table/unanswered',
  ],
];

/** All screens are looked at after so many steps. */
const SCREENS = 400;
/** Milliseconds. */
const AWAY_SLACK = 3000;
/** Things that are remembered of each device, to be printed. */
const REMEMBERED = 200;

/** A proposal, as far as it is looked into. */
interface Said {
  readonly signature: string;
  readonly payload: {readonly type?: string; readonly seat?: number; readonly away?: number};
}

/** Whether it is on a device's disk. */
function isStored(device: Device, n: number, hash: string): boolean {
  const text = storedOn(device).entries[n];
  return text !== undefined && hashEntry(text) === hash;
}

interface Standing {
  readonly hash: string;
  readonly digest: string;
  readonly term: number;
  /** It was on the host's disk for good. Where another device can become the host: it is confirmed. */
  kept: boolean;
  /** The disks of more than half of the members had it when it was confirmed. */
  stored: boolean;
  /** It was confirmed by one of two who had gone on without the other: no other device has it before that one is back. */
  alone?: boolean;
}

export class Checks implements Witness {
  readonly world: World;
  /** Entries that any page has shown, by number. */
  readonly shown: Standing[] = [];
  /** What happened lately, by device; null where nobody wants to know. */
  readonly trace: Map<string, string[]> | null;
  /** All that were ever open, and those that are. */
  readonly #known = new Set<Page>();
  readonly #pages = new Set<Page>();
  readonly #heads = new WeakMap<Ledger, number>();
  /** Hash of the acknowledged entry, by seat and place. */
  readonly #acks = new Map<string, string>();
  /** Hash of the entry that begins it, by term. */
  readonly #leads = new Map<number, string>();
  readonly #confirmed = new WeakMap<Ledger, number>();
  readonly #guards = new WeakMap<Page, Uint8Array>();
  readonly #heard = new Set<string>();
  #failed: Violation | null = null;
  net: SimNet | null = null;
  /** Each of two has gone on without the other. */
  parted = false;
  /** Hashes of the leads before, by that of the lead by which one of two went on alone. */
  readonly #parts = new Map<string, readonly string[]>();

  constructor(world: World, traced: boolean) {
    this.world = world;
    this.trace = traced ? new Map() : null;
  }

  note(device: Device | null, what: string): void {
    if (!this.trace || what === '') return;
    const name = device?.name ?? 'all';
    const lines = this.trace.get(name) ?? [];
    lines.push(`${(this.world.now / 1000).toFixed(3)} ${what}`);
    if (lines.length > REMEMBERED) lines.shift();
    this.trace.set(name, lines);
  }

  opened(page: Page): void {
    this.#pages.add(page);
    this.#known.add(page);
    this.note(page.device, `page ${page.name}`);
  }

  /** What is found in the middle of a job is told after it. */
  #fail(rule: string, details: unknown): void {
    this.#failed ??= new Violation(rule, details);
  }

  // --- what leaves a device ----------------------------------------------------------------------------------------------

  dealt(page: Page, call: DealingCall, {news}: DealingAnswer): void {
    if (news.guard) this.#guards.set(page, news.guard);
    if (news.blames.length > 0)
      this.#fail('an honest device is blamed', [
        page.name,
        call.call,
        news.blames.map(({seat, code}) => [seat, code]),
      ]);
  }

  blamed(by: SimRoom, code: string): void {
    this.#fail('an honest device is blamed by the net', [by.station.name, code]);
  }

  sent(from: SimRoom, message: object): void {
    const {m, type, bytes} = message as {m?: string; type?: string; bytes?: string};
    const page = from.station as Page;
    if (this.trace && m !== 'beat' && m !== 'same')
      this.note(page.device, `says ${m} ${type ?? ''} ${JSON.stringify(message).slice(0, 160)}`);
    if (m === 'propose') this.#requireAway(page, message as Said);
    if (m !== 'fair' || bytes === undefined) return;
    const guard = this.#guards.get(page);
    const kept = page.store.unkept === null;
    const stored = kept ? storedOn(page.device) : null;
    if (guard && stored && !(stored.guard && equalBytes(stored.guard, guard)))
      this.#fail('something is said before the promise is on the disk', [page.name, type]);
    if (type !== 'ack') return;
    const {seat, term, seq, entryHash} = decodeAck(fromBase64url(bytes)!);
    const hash = toBase64url(entryHash);
    const place = `${seat} ${term} ${seq}`;
    const before = this.#acks.get(place);
    if (before !== undefined && before !== hash)
      this.#fail('two entries are acknowledged in one place', [place]);
    this.#acks.set(place, hash);
    const text = stored?.entries[seq];
    if (stored && (text === undefined || hashEntry(text) !== hash))
      this.#fail('an entry is acknowledged before it is on the disk', [
        page.name,
        seq,
        stored.entries.length,
      ]);
  }

  // --- after each step ---------------------------------------------------------------------------------------------------

  /** @param owner whose page ran @throws Violation */
  after(owner: Owner | null): void {
    const [error] = this.world.uncaught;
    if (error !== undefined)
      throw new Violation(
        'an error that nobody catches',
        error instanceof Error ? error.stack : String(error),
      );
    if (this.#failed) throw this.#failed;
    if (owner && !owner.dead) this.#look(owner as Page);
    if (this.world.steps % SCREENS === 0) this.screens();
  }

  #look(page: Page): void {
    const ledger = page.session?.ledger;
    if (!ledger) return;
    const seen = this.#heads.get(ledger) ?? -1;
    const {head, chain} = ledger;
    if (seen !== head) {
      this.#heads.set(ledger, head);
      for (let n = seen + 1; n <= head; n++) this.#stands(page, ledger, n, chain.hashes[n]!);
    }
    if (changesHosts(chain.header)) this.#confirms(page, ledger);
  }

  /** What a device counts as confirmed is the same everywhere, and stays. */
  #confirms(page: Page, ledger: Ledger): void {
    const seen = this.#confirmed.get(ledger) ?? -1;
    if (ledger.confirmed <= seen) return;
    this.#confirmed.set(ledger, ledger.confirmed);
    for (let n = Math.max(0, seen); n <= ledger.confirmed; n++) {
      const hash = ledger.chain.hashes[n]!;
      const known = this.shown[n];
      if (known && known.hash !== hash && this.#counts(n, known))
        throw new Violation('two entries are confirmed at one number', [page.name, n]);
      if (known?.hash !== hash || known.kept) continue;
      known.kept = true;
      known.stored = this.#isOnMost(ledger, n, hash);
      known.alone = ledger.chain.book.membersAt(n + 1).length === 1;
    }
  }

  #stands(page: Page, {replay, head, chain}: Ledger, n: number, hash: string): void {
    if (this.trace && n === head)
      this.note(
        page.device,
        `entry ${n} ${chain.entries[n]!.kind} ${JSON.stringify(chain.entries[n]!.payload).slice(0, 90)}`,
      );
    const digest = n === head ? replay.digest : '';
    const changing = changesHosts(chain.header);
    const kept = !changing && page.session!.info.hosting && page.store.unkept === null;
    const term = chain.termAt(n);
    if (chain.entries[n]!.kind === 'lead') this.#lead(page, term, hash);
    this.#part(chain, n);
    const known = this.shown[n];
    if (!known) {
      this.shown[n] = {hash, digest, term, kept, stored: false};
      return;
    }
    if (known.hash !== hash && changing && term !== known.term) {
      // Of an earlier term: that device comes over.
      if (term < known.term) return;
      if (this.#counts(n, known))
        throw new Violation('a confirmed entry is lost', [page.name, n, known.term, term]);
      this.shown.length = n;
      this.shown[n] = {hash, digest, term, kept, stored: false};
      return;
    }
    // What follows an entry that was left is left, too.
    if (known.hash !== hash && changing && n > 0 && this.shown[n - 1]!.hash !== chain.hashes[n - 1]) return;
    if (known.hash !== hash) {
      if (known.kept || this.#isHeld(n, known.hash))
        throw new Violation('two devices hold different entries at one number', [page.name, n]);
      // The only one that had it could not keep it, and is gone: nobody knows of it.
      this.shown.length = n;
      this.shown[n] = {hash, digest, term, kept, stored: false};
      return;
    }
    known.kept ||= kept;
    if (known.digest === '') this.shown[n] = {...known, digest};
    else if (digest !== '' && digest !== known.digest)
      throw new Violation('two devices have different states after one entry', [page.name, n]);
  }

  #lead(page: Page, term: number, hash: string): void {
    const known = this.#leads.get(term) ?? hash;
    if (known !== hash) throw new Violation('a term has two leads', [page.name, term]);
    this.#leads.set(term, hash);
  }

  /** One of two goes on without the other: by whom that happened before in the same log. */
  #part({entries, hashes}: Ledger['chain'], n: number): void {
    const entry = entries[n]!;
    if (entry.kind !== 'lead' || entry.payload.without.length === 0) return;
    const before = entries.flatMap(({n: at, kind}) => (kind === 'lead' && at < n ? [hashes[at]!] : []));
    this.#parts.set(hashes[n]!, before);
    for (const [other, known] of this.#parts)
      if (other !== hashes[n] && !before.includes(other) && !known.includes(hashes[n]!)) this.parted = true;
  }

  /** Who says for how long somebody has been away has seen it. Looked at when it is said first. */
  #requireAway(page: Page, {signature, payload}: Said): void {
    const {replay, chain} = page.session!.ledger!;
    const {away, type, seat} = payload;
    if (away === undefined || this.#heard.has(signature)) return;
    this.#heard.add(signature);
    const of = type === 'standIn' ? seat : replay.standIns.asked?.seat;
    if (of === undefined) return;
    const ms = this.net!.awayFor(page.session!.key, chain.book.seats[of]!.key);
    if (1000 * away > ms + AWAY_SLACK)
      this.#fail('somebody is said to be away for longer than she was', [page.name, of, away, ms]);
  }

  /**
   * Whether a confirmed entry may not get lost: the disks of more than half had it, or a page has it. Where no more than half keep
   * anything, pages said that they alone kept what was played. What one of two has played alone is lost with its device.
   */
  #counts(n: number, {kept, stored, hash, alone}: Standing): boolean {
    return kept && ((stored && !alone) || this.#isShown(n, hash));
  }

  #isOnMost({chain}: Ledger, n: number, hash: string): boolean {
    const members = chain.book.membersAt(n + 1);
    const keys = members.map(seat => chain.book.seats[seat]!.key);
    const devices = new Map([...this.#known].map(({session, device}) => [session?.key ?? '', device]));
    const having = [...devices].filter(([key, device]) => keys.includes(key) && isStored(device, n, hash));
    return 2 * having.length > members.length;
  }

  #isShown(n: number, hash: string): boolean {
    for (const page of this.#known)
      if (!page.dead && page.session?.ledger?.chain.hashes[n] === hash) return true;
    return false;
  }

  #isHeld(n: number, hash: string): boolean {
    return this.#isShown(n, hash) || [...this.#known].some(({device}) => isStored(device, n, hash));
  }

  /** @throws Violation for what no screen of an honest table shows */
  screens(): void {
    for (const page of this.#pages) {
      if (page.dead) this.#pages.delete(page);
      else this.screen(page);
    }
  }

  screen(page: Page): ReturnType<Page['screen']> {
    let view: ReturnType<Page['screen']>;
    try {
      view = page.screen();
    } catch (error) {
      throw new Violation('a screen throws', (error as Error).stack);
    }
    const trouble = view && 'trouble' in view ? view.trouble : null;
    const code = trouble && typeof trouble === 'object' ? trouble.code : null;
    if (code && !INNOCENT.some(start => code.startsWith(start)))
      throw new Violation('a screen tells of what is not so', [page.name, trouble]);
    if (view?.screen === 'table') this.#table(page, view);
    return view;
  }

  #table(page: Page, {fairness, mine: _}: TableView & {readonly mine?: unknown}): void {
    const {blames, strikes, firstBad, differ} = fairness;
    if (blames.length > 0 || strikes.length > 0)
      throw new Violation('an honest device is blamed', [page.name, blames, strikes]);
    if (firstBad) throw new Violation('an entry of the host is refused', [page.name, firstBad]);
    if (differ.length > 0) throw new Violation('states are told to differ', [page.name, differ]);
    const ledger = page.session!.ledger!;
    const own = page.session!.mine;
    const {header, book, hostSeat} = ledger.chain;
    // In logs of earlier formats bots stay where they began.
    const isHost = movesBots(header)
      ? book.seats[hostSeat]!.key === page.session!.key
      : page.session!.info.hosting;
    header.seats.forEach(({kind}, seat) => {
      const may = own.includes(seat) || (kind === 'bot' && isHost) || ledger.dealer.joint?.plays(seat);
      if (!may && ledger.dealer.faces(seat).size > 0)
        throw new Violation('a device can read cards of another seat', [page.name, seat]);
    });
  }

  // --- at the end --------------------------------------------------------------------------------------------------------

  /** Everybody has one log, nothing that counted is missing in it, and a stranger finds the same. @throws Violation */
  async end(pages: readonly Page[], game: AnyGame, audited: boolean): Promise<void> {
    this.screens();
    const ledgers = pages.flatMap(page => page.session?.ledger ?? []);
    const [first] = ledgers;
    if (!first) return;
    for (const [i, {chain, replay}] of ledgers.entries()) {
      if (chain.head.hash !== first.chain.head.hash)
        throw new Violation('devices do not come to one log', [pages[i]!.name, chain.head.n, first.head]);
      if (replay.digest !== first.replay.digest)
        throw new Violation('two devices have different states after one entry', [
          pages[i]!.name,
          chain.head.n,
        ]);
    }
    const changing = changesHosts(first.chain.header);
    const lost = this.shown.findIndex(
      (shown, n) => first.chain.hashes[n] !== shown.hash && (changing ? this.#counts(n, shown) : shown.kept),
    );
    if (lost >= 0) throw new Violation('an entry that counted is lost', [lost, first.head]);
    for (const {device, store} of pages) {
      const {entries} = storedOn(device);
      // The next may be stored already, and not shown.
      const other = first.chain.texts.findIndex((text, n) => text !== entries[n]);
      if (store.unkept === null && other >= 0)
        throw new Violation('a disk has another log than the screen', [device.name, other, entries.length]);
    }
    if (!audited) return;
    const verdict = await auditEntries(first.chain.texts, async () => game);
    if (!verdict.good) throw new Violation('the record does not hold', verdict);
    if (verdict.convicted.length > 0)
      throw new Violation('the record convicts somebody honest', verdict.convicted);
    if (verdict.digest !== first.replay.digest) throw new Violation('the record ends in another state');
  }
}

/** What a screen says of why its table does not go on; null where it says nothing. */
export function wordOf(view: ReturnType<Page['screen']>): string | null {
  if (!view) return 'start page';
  if (view.screen === 'joining') return `joining ${view.step} ${view.trouble ?? ''}`;
  if (view.screen === 'lobby') return view.trouble?.code ?? view.notReady ?? null;
  const {result, trouble, standIn, takeBack, dealing, seats, toAct} = view;
  if (result) return 'over';
  if (trouble) return trouble.code;
  if (standIn.asked) return 'asked for a bot';
  if (standIn.again !== null) return 'asked for a draw';
  if (takeBack.asked) return 'asked to take back';
  const isAway = (seat: number) => seats[seat]!.link === 'away';
  if (dealing) {
    const away = dealing.seats.filter(isAway);
    return dealing.overdue || away.length > 0 ? `dealing ${dealing.kind} waits for ${dealing.seats}` : null;
  }
  return toAct.some(isAway) ? `waits for ${toAct}` : null;
}
