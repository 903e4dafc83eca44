/**
 * Who may write for which seat, and under which name, who orders the entries, and whose devices count where a new host is
 * chosen, as the log has it by now. Entry 0 begins it; facts of the table change it: a person goes on from another device,
 * takes another name, is stood in for by a bot; so does a change of host, by which one of two may go on without the other.
 *
 * *Members* are the devices of all persons but those who have left by their own word, those without whom the other of two
 * has gone on, until they are back, and those whose seat has moved to a device that does not count yet (`counted`). A device is named by its lowest seat, and counts once, however many sit at it. Each entry changes them by one at most: any two majorities, before it and
 * after it, have somebody in common.
 */
import {BadMessage} from '../base/bad-message.ts';
import {devicesOf, sharesDevice} from '../base/devices.ts';
import {nextStandIns, noStandIns, type StandIns, withoutDevices} from '../base/stand-in.ts';
import type {Consent, Entry, LeadEntry, SeatKeyFact, TableEntry, TableFact} from './entry.ts';
import {changesHosts, type Header, type HeaderSeat, hostOfTerm} from './header.ts';
import {looksLike} from './look.ts';
import {isSeen} from './name.ts';

/** How often one seat may take another name in a game. */
const NAMES = 12;

interface Since {
  /** Number of the entry after which the key counts. */
  readonly n: number;
  readonly key: string;
}

interface MembersSince {
  /** Number of the entry after which they count. */
  readonly n: number;
  readonly seats: readonly number[];
}

export class SeatBook {
  readonly #header: Header;
  /** By seat: its device, null for a bot. */
  readonly #devices: readonly (number | null)[];
  readonly #keys: Since[][];
  readonly #renamed: number[];
  #seats: readonly HeaderSeat[];
  #standIns: StandIns;
  #hostSeat: number;
  /** Seats whose device is another one than at the start, and counts for nothing yet. */
  readonly #uncounted = new Set<number>();
  /** Without whom the other of two goes on: until she takes her seat again. */
  readonly #without = new Set<number>();
  /** Oldest first. */
  readonly #members: MembersSince[];

  constructor(header: Header) {
    this.#header = header;
    this.#devices = devicesOf(header);
    this.#seats = header.seats;
    this.#keys = header.seats.map(({key}) => [{n: -1, key}]);
    this.#renamed = header.seats.map(() => 0);
    this.#standIns = noStandIns(header.seats.length);
    this.#hostSeat = hostOfTerm(header, 0);
    this.#members = [{n: -1, seats: this.#membersNow()}];
  }

  /** The seat whose device orders the entries. */
  get hostSeat(): number {
    return this.#hostSeat;
  }

  /**
   * Whether a seat stays where it is: the host's does, where there are bots that of the first host, which has their secrets,
   * and one that others share the device of.
   */
  stays(seat: number): boolean {
    const {hosts, seats} = this.#header;
    if (sharesDevice(this.#devices, seat)) return true;
    return seat === this.#hostSeat || (seat === hosts[0] && seats.some(({kind}) => kind === 'bot'));
  }

  /** Seats whose devices do not count yet, and could. */
  get uncounted(): readonly number[] {
    return [...this.#uncounted].filter(seat => !this.#standIns.left[seat]);
  }

  /** Seats of the members, ascending, for what stands in entry `n`. */
  membersAt(n: number): readonly number[] {
    return this.#members.findLast(since => since.n < n)!.seats;
  }

  /** Numbers of the entries after which the members were others, ascending. */
  get memberChanges(): readonly number[] {
    return this.#members.slice(1).map(({n}) => n);
  }

  /** Whether a fact would change who the members are. */
  changesMembers(author: number, fact: TableFact): boolean {
    const isMember = (seat: number) => this.#members.at(-1)!.seats.includes(seat);
    switch (fact.type) {
      case 'leave':
        return isMember(author);
      case 'seatKey':
        return isMember(fact.seat);
      case 'takeBackSeat':
        return this.#isOut(author) && !this.#uncounted.has(author);
      default:
        return fact.type === 'counted';
    }
  }

  #membersNow(): number[] {
    return this.#devices.flatMap((device, seat) =>
      device === seat && !this.#isOut(seat) && !this.#uncounted.has(seat) ? [seat] : [],
    );
  }

  #isOut(seat: number): boolean {
    return this.#standIns.left[seat] === true || this.#without.has(this.#devices[seat] ?? -1);
  }

  /** The seats with the names and keys of now. */
  get seats(): readonly HeaderSeat[] {
    return this.#seats;
  }

  get standIns(): StandIns {
    return this.#standIns;
  }

  /** The bot that plays a seat: its own, or one that stands in; null where a person plays. */
  botOf(seat: number): string | null {
    return this.#header.seats[seat]?.bot ?? this.#standIns.bots[seat] ?? null;
  }

  /** Whether a seat was ever played under this key. */
  hasHeld(seat: number, key: string): boolean {
    return this.#keys[seat]?.some(since => since.key === key) ?? false;
  }

  /** The key that counts for a seat in entry `n`. */
  keyAt(seat: number, n: number): string {
    return this.#keys[seat]!.findLast(since => since.n < n)!.key;
  }

  /**
   * Whether a fact about names and keys may stand in the log. What it says about the game, the fold knows.
   * @param isNew it is proposed now, and does not stand there yet
   * @throws BadMessage log/not-the-host, log/bad-seat-key, log/key-taken, log/wrong-consents, log/too-few-consents,
   *   log/name-taken, log/too-many-names, log/must-stay, log/counted-already, log/malformed
   */
  check(author: number, fact: TableFact, isNew = false): void {
    if (fact.type === 'seatKey') this.#checkKey(author, fact);
    if (fact.type === 'name') this.#checkName(author, fact.name, isNew || this.#header.format > 1);
    if (fact.type === 'leave') this.#checkLeave(author, fact.bytes);
    if (fact.type === 'counted') this.#checkCounted(author, fact.seat);
    const attests = fact.type === 'standIn' || (fact.type === 'answerStandIn' && fact.yes);
    const away = 'away' in fact ? fact.away : undefined;
    if ((away !== undefined) !== (attests && this.#header.format > 1))
      throw new BadMessage('log/malformed', {seat: author});
  }

  /** A device that took a seat over counts once the host says so, in an entry of its own. */
  #checkCounted(author: number, seat: number): void {
    if (!changesHosts(this.#header)) throw new BadMessage('log/malformed', {seat: author});
    if (author !== this.#hostSeat) throw new BadMessage('log/not-the-host', {seat: author});
    if (!this.#uncounted.has(seat) || this.#standIns.left[seat])
      throw new BadMessage('log/counted-already', {seat});
  }

  /** Without the host's device nothing goes on, whoever plays its seat. Where all deal, who leaves gives up her keys. */
  #checkLeave(author: number, bytes: string): void {
    const {mode} = this.#header;
    if (mode === 'local' || author === this.#hostSeat || this.#devices[author] !== author)
      throw new BadMessage('log/must-stay', {seat: author});
    if ((bytes === '') !== (mode !== 'joint')) throw new BadMessage('log/malformed', {seat: author});
  }

  /**
   * Whose consent counts where the key of a seat is gone: all other persons but those who have left by their own word. A
   * bot that stands in for somebody does not take her voice: who lets others be stood in for would decide alone.
   */
  consenters(seat: number): number[] {
    return this.#devices.flatMap((device, other) =>
      device === other && device !== this.#devices[seat] && !this.#standIns.left[other] ? [other] : [],
    );
  }

  /** Her seat bears the key of another device from here on: by her own word, or by consent of more than half of the others. */
  #checkKey(author: number, {seat, key, consents}: SeatKeyFact): void {
    const {mode, format} = this.#header;
    if ((consents === undefined) !== (format === 1)) throw new BadMessage('log/malformed', {seat: author});
    const own = format > 1 && author === seat;
    if (author !== this.#hostSeat && !own) throw new BadMessage('log/not-the-host', {seat: author});
    if (mode === 'local' || this.stays(seat) || this.#header.seats[seat]?.kind !== 'person')
      throw new BadMessage('log/bad-seat-key', {seat});
    if (this.#seats.some(other => other.key === key)) throw new BadMessage('log/key-taken', {seat});
    if (consents) this.#checkConsents(seat, own, consents);
  }

  #checkConsents(seat: number, own: boolean, consents: readonly Consent[]): void {
    const may = own ? [] : this.consenters(seat);
    const by = consents.map(([other]) => other);
    const ascending = by.every((other, i) => i === 0 || by[i - 1]! < other);
    if (!ascending || by.some(other => !may.includes(other)))
      throw new BadMessage('log/wrong-consents', {seat});
    if (!own && 2 * by.length <= may.length) throw new BadMessage('log/too-few-consents', {seat});
  }

  /**
   * What earlier versions took for alike went by the tables of their browsers: what stands in such a log is read as it was
   * written, and whatever is new keeps to the rule.
   */
  #checkName(author: number, name: string, strictly: boolean): void {
    if (strictly && !isSeen(name)) throw new BadMessage('log/malformed', {seat: author});
    const isTaken = (other: string) => (strictly ? looksLike(other, name) : other === name);
    if (this.#seats.some((seat, i) => i !== author && isTaken(seat.name)))
      throw new BadMessage('log/name-taken', {seat: author});
    if (this.#renamed[author]! >= NAMES) throw new BadMessage('log/too-many-names', {seat: author});
  }

  /** An entry stands in the log. */
  note(entry: Entry): void {
    if (entry.kind === 'lead') this.#noteLead(entry);
    else if (entry.kind === 'table') this.#noteFact(entry);
    else return;
    const seats = this.#membersNow();
    if (seats.join() !== this.#members.at(-1)!.seats.join()) this.#members.push({n: entry.n, seats});
  }

  #noteLead({term, payload: {without}}: LeadEntry): void {
    this.#hostSeat = hostOfTerm(this.#header, term);
    if (without.length === 0) return;
    this.#standIns = withoutDevices(this.#standIns, without, this.#devices);
    for (const device of without) this.#without.add(device);
  }

  #noteFact({n, seat: author, payload: fact}: TableEntry): void {
    switch (fact.type) {
      case 'seatKey':
        this.#keys[fact.seat]!.push({n, key: fact.key});
        this.#change(fact.seat, {key: fact.key, nonce: fact.nonce});
        this.#uncounted.add(fact.seat);
        return;
      case 'counted':
        this.#uncounted.delete(fact.seat);
        return;
      case 'name':
        this.#renamed[author]!++;
        this.#change(author, {name: fact.name});
        return;
      case 'standIn':
      case 'answerStandIn':
      case 'leave':
      case 'takeBackSeat': {
        const next = nextStandIns(this.#standIns, author, fact, this.#devices, this.#header.format);
        // What is refused here is refused by the fold, which tells why.
        if (typeof next === 'string') return;
        this.#standIns = next;
        if (fact.type === 'takeBackSeat') this.#without.delete(this.#devices[author] ?? author);
      }
    }
  }

  #change(at: number, change: Partial<HeaderSeat>): void {
    this.#seats = this.#seats.map((seat, i) => (i === at ? {...seat, ...change} : seat));
  }
}
