/**
 * One peer's own copy of the log: verified, append-only. Entry by entry it checks number, link to the entry before,
 * term, who may have written it, and signatures. What entries mean is the fold's affair (`engine/replay.ts`).
 *
 * A *term* is the time of one host. Each number belongs to one seat for ever (`hostOfTerm`), so no two devices can ever
 * be host in one term. A `lead` begins a later one, under the votes of more than half of the members for exactly the
 * entry below it: so a log verifies alone, whoever brings it.
 */
import {BadMessage} from '../base/bad-message.ts';
import {fromBase64url} from '../base/bytes.ts';
import {SHARED_FORMAT} from '../base/devices.ts';
import {canonicalJson} from '../base/json.ts';
import {
  type AuthoredKind,
  bytesOf,
  type CarriedEntry,
  consentBytes,
  decodeEntry,
  decodeFact,
  type Entry,
  hashEntry,
  hostBytes,
  isSealedBy,
  type LeadEntry,
  leadStatement,
  NO_ENTRY,
  proposalBytes,
  sealEntry,
  signProposal,
  type TableFact,
  type UnsignedEntry,
} from './entry.ts';
import {changesHosts, gameIdOf, goesOnAlone, type Header, hostOfTerm, MOST_SEATS} from './header.ts';
import {SeatBook} from './seat-book.ts';
import {type Signer, verify} from './sign.ts';

export interface Head {
  readonly n: number;
  /** Base64url SHA-256 of the entry's string. */
  readonly hash: string;
}

/** What the host puts in the next entry. */
export interface NextEntry {
  readonly kind: Exclude<Entry['kind'], 'header'>;
  readonly payload: object;
  /** Of a `lead`: the term that it begins. All else stands in the present one. */
  readonly term?: number;
  readonly seat?: number;
  /** Left out: the author saw the head (bots, players at the host's device). */
  readonly basis?: number;
  readonly signature?: string | null;
}

/** What a player sends to the host. */
export interface SignedProposal {
  readonly kind: AuthoredKind;
  readonly seat: number;
  readonly payload: object;
  readonly basis: number;
  readonly signature: string;
}

/** A signature that an entry carries, with the bytes it must cover. */
export interface Claim {
  readonly by: 'host' | 'author' | 'consent' | 'vote';
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly signature: string;
}

/** Of leads in one log. */
const MOST_LEADS = 200;
/** Terms are written in four bytes where all deal together. */
const MOST_TERM = 2 ** 31 - 1;
/** How far a vote may go beyond the highest term that the voter knows of: nobody uses the numbers up. */
const TERMS_AHEAD = 64;
/** How far beyond it the word of others is believed. */
const TOLD_AHEAD = 48;

/** A change of host, as the log tells it. */
export interface Lead {
  readonly n: number;
  readonly term: number;
  /** Whose device is the host from there on. */
  readonly seat: number;
  /** Seats of those who voted for it. */
  readonly votes: readonly number[];
  /** Seats of the devices without which it went on. */
  readonly without: readonly number[];
}

type Authorship = Pick<
  Extract<Entry, {seat: number}>,
  'n' | 'seat' | 'basis' | 'kind' | 'authorSignature'
> & {readonly payload: object};

export class Chain {
  readonly header: Header;
  readonly gameId: string;
  /** Who may write for which seat by now. */
  readonly book: SeatBook;
  readonly #entries: Entry[];
  readonly #hashes: string[];
  /** The record that this table goes on from, as far as it stands here; its entry k is this log's entry k + 1. */
  #carried: Chain | null = null;
  /** Per seat, the basis of the last entry that its person signed: the next one must be newer, so that nothing is taken twice. */
  readonly #lastBasis: number[];
  #leads = 0;
  #leadN = 0;

  /**
   * A chain of the header alone; its signature is not checked yet (`claims`).
   * @throws BadMessage as `decodeEntry`, log/no-header
   */
  constructor(headerText: string) {
    const entry = naming(0, () => decodeEntry(headerText));
    if (entry.kind !== 'header' || entry.n !== 0 || entry.term !== 0 || entry.prev !== NO_ENTRY)
      throw new BadMessage('log/no-header', {n: 0});
    this.header = entry.payload;
    this.gameId = gameIdOf(entry.payload);
    this.book = new SeatBook(entry.payload);
    this.#entries = [entry];
    this.#hashes = [hashEntry(headerText)];
    this.#lastBasis = entry.payload.seats.map(() => -1);
  }

  /** Own stored entries: links are checked, signatures were before they were stored. @throws BadMessage with `n` */
  static link(texts: readonly string[]): Chain {
    const chain = new Chain(texts[0] ?? '');
    for (let n = 1; n < texts.length; n++) chain.link(texts[n]!);
    return chain;
  }

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  get head(): Head {
    const n = this.#entries.length - 1;
    return {n, hash: this.#hashes[n]!};
  }

  /** The present term. */
  get term(): number {
    return this.#entries.at(-1)!.term;
  }

  /** All changes of host, oldest first; those of the record that is carried among them. */
  get leads(): readonly Lead[] {
    const carried = this.#carried?.leads.map(lead => ({...lead, n: lead.n + 1})) ?? [];
    const own = this.#entries.flatMap(({n, term, kind, payload}): Lead[] =>
      kind === 'lead'
        ? [
            {
              ...{n, term, seat: hostOfTerm(this.header, term), without: payload.without},
              votes: payload.votes.map(([seat]) => seat),
            },
          ]
        : [],
    );
    return [...carried, ...own];
  }

  /** Number of the entry that began it; 0 is the first of the first. */
  get leadN(): number {
    return this.#leadN;
  }

  /** That of an entry that stands here. */
  termAt(n: number): number {
    return this.#entries[n]!.term;
  }

  /** The seat whose device orders the entries now. */
  get hostSeat(): number {
    return this.book.hostSeat;
  }

  /** The seat whose device has ordered an entry that stands here. */
  hostSeatAt(n: number): number {
    return hostOfTerm(this.header, this.termAt(n));
  }

  /** Seats of the devices that count where a new host is chosen on top of the last entry, ascending. */
  members(): readonly number[] {
    return this.book.membersAt(this.#entries.length);
  }

  /**
   * The number under which a seat asks to lead next.
   * @param floor below which its device does nothing any more
   * @param told floors that other members tell: those far ahead pull no further than one step
   */
  nextTermOf(seat: number, floor: number, told: readonly number[] = []): number {
    const known = Math.max(this.term, floor);
    const next = 1 + Math.max(known, ...told.map(other => Math.min(other, known + TOLD_AHEAD)));
    return next + ((seat - (next % MOST_SEATS) + MOST_SEATS) % MOST_SEATS);
  }

  /** Whether a device with this floor may vote for a term on top of the last entry, as far as numbers and seats go. */
  isNextTerm(term: number, floor: number): boolean {
    const known = Math.max(this.term, floor);
    const isAhead = term > known && term <= Math.min(known + TERMS_AHEAD, MOST_TERM);
    return isAhead && this.members().includes(hostOfTerm(this.header, term));
  }

  get texts(): string[] {
    return this.#entries.map(entry => entry.text);
  }

  get hashes(): readonly string[] {
    return this.#hashes;
  }

  /**
   * The entry, if it may come next: everything but the signatures.
   * @param next its text, or what came out of it where somebody has decoded it
   * @throws BadMessage as `decodeEntry`; log/not-next, log/broken-link, log/other-term, log/no-such-seat,
   *   log/bad-basis, log/replayed, log/bot-signed, log/unsigned, log/bad-term, log/wrong-votes, log/too-few-votes,
   *   log/a-part, log/too-many-leads, as `SeatBook`; `details.n` is the number it should have
   */
  examine(next: string | Entry): Entry {
    const {n, hash} = this.head;
    return naming(n + 1, () => {
      const entry = typeof next === 'string' ? decodeEntry(next) : next;
      if (entry.n !== n + 1) throw new BadMessage('log/not-next', {found: entry.n});
      if (entry.prev !== hash) throw new BadMessage('log/broken-link');
      if (entry.kind === 'lead') this.#examineLead(entry);
      else if (entry.term !== this.term) throw new BadMessage('log/other-term', {term: entry.term});
      if (entry.kind === 'header') throw new BadMessage('log/second-header');
      if (entry.seat !== null) this.#examineAuthor(entry);
      this.#examineCarried(entry);
      if (entry.kind === 'table') this.book.check(entry.seat, entry.payload);
      this.#examineDealing(entry);
      return entry;
    });
  }

  /** A later term, of a member, whom more than half of the members want. */
  #examineLead({term, payload: {votes, without}}: LeadEntry): void {
    if (!changesHosts(this.header)) throw new BadMessage('log/unknown-kind');
    const members = this.members();
    const seat = hostOfTerm(this.header, term);
    if (term <= this.term || term > MOST_TERM || !members.includes(seat))
      throw new BadMessage('log/bad-term', {term});
    if (this.#leads >= MOST_LEADS) throw new BadMessage('log/too-many-leads', {limit: MOST_LEADS});
    const voters = votes.map(([voter]) => voter);
    if (without.length > 0) {
      this.#examinePart(seat, without, voters);
      return;
    }
    const ascending = voters.every((voter, i) => i === 0 || voters[i - 1]! < voter);
    if (!ascending || voters.some(voter => !members.includes(voter))) throw new BadMessage('log/wrong-votes');
    if (!voters.includes(seat) || 2 * voters.length <= members.length)
      throw new BadMessage('log/too-few-votes', {seat});
  }

  /** One of two goes on without the other, where both had agreed to that: by its own vote alone. */
  #examinePart(seat: number, without: readonly number[], voters: readonly number[]): void {
    const others = this.members().filter(member => member !== seat);
    if (!goesOnAlone(this.header) || others.length !== 1 || without.join() !== others.join())
      throw new BadMessage('log/a-part');
    if (voters.join() !== String(seat)) throw new BadMessage('log/wrong-votes');
  }

  /** The record that a taken up table carries; null at any other, and before its first entry. */
  get carried(): Chain | null {
    return this.#carried;
  }

  /** Whether this entry is the last of the record that is carried. */
  endsCarried({n}: Pick<Entry, 'n'>): boolean {
    return this.header.from !== undefined && n === this.header.from.n + 1;
  }

  /**
   * Entry 0 of a taken up table is followed by the record that it names, whole, and by nothing else before.
   * @throws BadMessage log/not-carried, log/unknown-kind, log/other-record, log/one-key, and as `examine`
   */
  #examineCarried(entry: Entry): void {
    const {from} = this.header;
    const due = from !== undefined && entry.n <= from.n + 1;
    if (entry.kind !== 'carried') {
      if (due) throw new BadMessage('log/not-carried');
      return;
    }
    if (!due) throw new BadMessage('log/unknown-kind');
    const {text} = entry.payload;
    if (this.#carried) this.#carried.examine(text);
    else this.#examineFirst(text, from.first);
    if (this.endsCarried(entry) && hashEntry(text) !== from.hash) throw new BadMessage('log/other-record');
  }

  /** The record is one of the same game between devices, each with a key of its own: else a signature says nothing. */
  #examineFirst(text: string, first: string): void {
    const {header} = new Chain(text);
    const {game, rules, options, seats} = this.header;
    const played = canonicalJson([header.game, header.rules, header.options, header.seats.length]);
    if (hashEntry(text) !== first || played !== canonicalJson([game, rules, options, seats.length]))
      throw new BadMessage('log/other-record');
    const keys = header.seats.flatMap(({kind, key}) => (kind === 'person' ? [key] : []));
    const shared = header.format >= SHARED_FORMAT;
    if (header.mode === 'local' || (!shared && new Set(keys).size < keys.length))
      throw new BadMessage('log/one-key');
  }

  /** What is dealt together stands in other entries than what one device deals. */
  #examineDealing({kind, payload}: Entry): void {
    const joint = this.header.mode === 'joint';
    const wrong = joint ? kind === 'answer' || kind === 'seal' : kind === 'fair' || kind === 'dealt';
    if (wrong) throw new BadMessage('log/unknown-kind');
    // Nobody reads proofs there.
    if (!joint && kind === 'action' && 'shows' in payload)
      throw new BadMessage('log/malformed', {field: 'a.shows'});
  }

  #examineAuthor({n, seat, basis, kind, authorSignature, payload}: Authorship): void {
    const author = this.header.seats[seat];
    if (!author) throw new BadMessage('log/no-such-seat', {seat});
    if (basis >= n) throw new BadMessage('log/bad-basis', {basis});
    if (basis <= this.#lastBasis[seat]!) throw new BadMessage('log/replayed', {seat, basis});
    const bot = author.kind === 'bot';
    if (bot && (authorSignature !== null || kind === 'table')) throw new BadMessage('log/bot-signed', {seat});
    // A bot that stands in plays, and says nothing else: her keys in the dealing are hers, and so is what they prove.
    const plays = kind === 'seal' || (kind === 'action' && !('shows' in payload));
    const stoodIn = plays && this.book.botOf(seat) !== null;
    if (!bot && authorSignature === null && !stoodIn) throw new BadMessage('log/unsigned', {seat});
  }

  /** The signatures of an entry that `examine` passed, or of one already in the chain. */
  claims(entry: Entry): Claim[] {
    const host = hostOfTerm(this.header, entry.term);
    const claims: Claim[] = [
      {
        by: 'host',
        key: this.book.keyAt(host, entry.n),
        bytes: hostBytes(entry.text),
        signature: entry.hostSignature,
      },
    ];
    if (entry.kind === 'lead') claims.push(...this.#votes(entry));
    if (entry.kind === 'carried') claims.push(...this.#claimsIn(entry));
    if (entry.authorSignature !== null) {
      const {seat, basis, kind, payload} = entry;
      const proposal = {gameId: this.gameId, basis, basisHash: this.#hashes[basis]!, kind, seat, payload};
      claims.push({
        by: 'author',
        key: this.book.keyAt(seat, entry.n),
        bytes: proposalBytes(proposal),
        signature: entry.authorSignature,
      });
    }
    if (entry.kind === 'table') claims.push(...this.#consents(entry.n, entry.payload));
    return claims;
  }

  #votes({n, term, payload: {votes, without}}: LeadEntry): Claim[] {
    const {gameId} = this;
    const bytes = leadStatement({gameId, term, n: n - 1, hash: this.#hashes[n - 1]!, without});
    return votes.map(([seat, signature]) => ({by: 'vote', key: this.book.keyAt(seat, n), bytes, signature}));
  }

  /** Those of the record's own entry, under its own keys. */
  #claimsIn({n, payload: {text}}: CarriedEntry): Claim[] {
    if (n === 1) {
      const first = new Chain(text);
      return first.claims(first.entries[0]!);
    }
    return this.#carried!.claims(decodeEntry(text));
  }

  /** The signatures of those who agree that a seat goes on elsewhere. @param n number of the entry that says so */
  #consents(n: number, fact: TableFact): Claim[] {
    if (fact.type !== 'seatKey') return [];
    const {seat, key, nonce, consents = []} = fact;
    const bytes = consentBytes({gameId: this.gameId, n: n - 1, hash: this.#hashes[n - 1]!, seat, key, nonce});
    return consents.map(([by, signature]) => ({
      by: 'consent',
      key: this.book.keyAt(by, n),
      bytes,
      signature,
    }));
  }

  /** @throws BadMessage log/bad-host-signature, log/bad-author-signature, log/bad-consent-signature, log/bad-vote-signature */
  async checkSignatures(entry: Entry): Promise<void> {
    const claims = this.claims(entry);
    const good = await Promise.all(claims.map(holds));
    const bad = claims[good.indexOf(false)];
    if (bad) throw new BadMessage(`log/bad-${bad.by}-signature`, {n: entry.n});
  }

  /**
   * Whether the host's signature stands under a text, whatever it says: that of the term in which an entry of this number
   * stands here, or would be the next. What was sealed in another term says nothing about this one.
   */
  async isSealed(text: string): Promise<boolean> {
    const place = placeIn(text);
    const n = Math.min(place?.n ?? this.#entries.length, this.#entries.length);
    const term = this.#entries[n]?.term ?? this.term;
    if (changesHosts(this.header) && place && place.t !== term) return false;
    return isSealedBy(this.book.keyAt(hostOfTerm(this.header, term), n), text);
  }

  /**
   * Adds an entry that `examine` passed, if nothing came between.
   * @param hash of its text, where it is known
   * @throws BadMessage log/not-next
   */
  add(entry: Entry, hash = hashEntry(entry.text)): void {
    const {n, hash: before} = this.head;
    if (entry.n !== n + 1 || entry.prev !== before)
      throw new BadMessage('log/not-next', {found: entry.n, n: n + 1});
    this.#entries.push(entry);
    this.#hashes.push(hash);
    if (entry.kind === 'carried') {
      if (this.#carried) this.#carried.link(entry.payload.text);
      else this.#carried = new Chain(entry.payload.text);
    }
    if (entry.seat !== null && entry.authorSignature !== null) this.#lastBasis[entry.seat] = entry.basis;
    if (entry.kind === 'lead') {
      this.#leads++;
      this.#leadN = entry.n;
    }
    this.book.note(entry);
  }

  /** Adds an entry that this device signed itself, or that it had checked before. @throws BadMessage as `examine` */
  link(text: string): Entry {
    const entry = this.examine(text);
    this.add(entry);
    return entry;
  }

  /**
   * A player's proposal, before the host signs anything: does the seat exist, is it a person's, is the basis new and
   * known, is the signature the seat's?
   * @throws BadMessage as `examine` and `checkSignatures`
   */
  async checkProposal({kind, seat, payload, basis, signature}: SignedProposal): Promise<void> {
    const {n} = this.head;
    this.#examineAuthor({n: n + 1, seat, basis, kind, authorSignature: signature, payload});
    if (!(await this.isSaidBy({kind, seat, payload, basis, signature})))
      throw new BadMessage('log/bad-author-signature', {seat});
    if (kind !== 'table') return;
    const fact = decodeFact(payload);
    this.book.check(seat, fact, true);
    const good = await Promise.all(this.#consents(n + 1, fact).map(holds));
    if (good.includes(false)) throw new BadMessage('log/bad-consent-signature', {seat});
  }

  /** Whether the device that a seat has now has said this, on an entry that stands here; whether it may is another question. */
  async isSaidBy({kind, seat, payload, basis, signature}: SignedProposal): Promise<boolean> {
    const basisHash = this.#hashes[basis];
    if (basisHash === undefined || !this.header.seats[seat]) return false;
    const bytes = proposalBytes({gameId: this.gameId, basis, basisHash, kind, seat, payload});
    const key = this.book.keyAt(seat, this.#entries.length);
    return holds({by: 'author', key, bytes, signature});
  }

  /** The string of the next entry, signed by the host. Not added. */
  seal(next: NextEntry, host: Signer): Promise<string> {
    return sealEntry(this.#unsigned(next), host);
  }

  /** UTF-8 bytes that it takes. */
  bytesOf(next: NextEntry): number {
    return bytesOf(this.#unsigned(next));
  }

  #unsigned({kind, payload, seat, basis, signature = null, term = this.term}: NextEntry): UnsignedEntry {
    const {n, hash} = this.head;
    const authored = seat === undefined ? {} : {seat, basis: basis ?? n, authorSignature: signature};
    return {n: n + 1, term, prev: hash, kind, payload, ...authored};
  }

  /** Signs a proposal made on the present head. */
  sign(kind: AuthoredKind, seat: number, payload: object, author: Signer): Promise<string> {
    const {n, hash} = this.head;
    return signProposal({gameId: this.gameId, basis: n, basisHash: hash, kind, seat, payload}, author);
  }
}

export const sealHeader = (header: Header, host: Signer): Promise<string> =>
  sealEntry({n: 0, term: 0, prev: NO_ENTRY, kind: 'header', payload: header}, host);

/** Number and term that a text says it has, whatever else is wrong with it. */
function placeIn(text: string): {readonly n: number; readonly t: number} | null {
  const [, n, t] = /^\{"n":(\d{1,9}),"t":(\d{1,10}),/.exec(text) ?? [];
  return n === undefined || t === undefined ? null : {n: Number(n), t: Number(t)};
}

export async function holds(claim: Claim): Promise<boolean> {
  const signature = fromBase64url(claim.signature);
  return signature !== null && verify(claim.key, claim.bytes, signature);
}

/** Runs a check; what it throws names the entry. */
function naming<T>(n: number, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (error instanceof BadMessage) throw new BadMessage(error.code, {...error.details, n});
    throw error;
  }
}
