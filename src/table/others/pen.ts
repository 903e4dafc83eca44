/**
 * Which device keeps the table now, and who does when it is gone: joins the election with the log, the devices and the
 * messages of one table. Where the host does not change (older tables, one device) it is whoever the log began with.
 */
import {fromBase64url, toBase64url, utf8} from '../../base/bytes.ts';
import {canonicalJson} from '../../base/json.ts';
import type {Seat} from '../../engine/game.ts';
import {leadStatement} from '../../log/entry.ts';
import {changesHosts, goesOnAlone, movesBots} from '../../log/header.ts';
import {type Signer, verify} from '../../log/sign.ts';
import type {Report as Told} from '../playing/confirmed.ts';
import type {Ledger} from '../playing/ledger.ts';
import {problemOf} from '../seen/problem.ts';
import type {Circle, Standing} from './circle.ts';
import {Election, type ElectionPorts, type Hand, type LogSight, type Report, UNKNOWN} from './election.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';
import {Suspicion} from './suspicion.ts';

interface Ports {
  readonly key: string;
  readonly signer: Signer;
  /** Key of whoever founded the table, empty while it is not known; and whether this device did. */
  readonly founder: () => string;
  readonly founded: boolean;
  /** Null while the table is a lobby. */
  readonly ledger: () => Ledger | null;
  /** The page is visible. */
  readonly visible: () => boolean;
  /** The disk takes what is written. */
  readonly keeps: () => boolean;
  /** Tells everybody where this log stands. */
  readonly tell: () => void;
  /** Own words that are valid on the head, were said to all, and have no answer. */
  readonly unanswered: () => readonly string[];
  /** This device keeps the table by its own lead: the others take entries from it. */
  readonly leads: () => void;
  readonly changed: () => void;
}

const CALM = {floor: 0, hears: 'ok'} as const;

export class Pen {
  readonly #circle: Circle;
  readonly #ports: Ports;
  #election: Election | null = null;
  /** The host's device was linked when it was looked at last. */
  #linked = false;
  #term = -1;
  /** Host: the word by which the table is handed to the best of the others, made before it is needed. */
  #word: Hand | null = null;
  /** What each seat's device has told last. */
  readonly #standings = new Map<Seat, Standing>();
  #closed = false;

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly messages: MessageHandlers<Extract<Message, {m: 'call' | 'vote' | 'hand'}>> = {
    call: ({key}, call) => {
      const seat = this.#seatOf(key);
      if (seat !== null) void this.#election?.called(seat, call);
    },
    vote: ({key}, vote) => {
      const seat = this.#seatOf(key);
      if (seat !== null) void this.#election?.voted(seat, vote);
    },
    hand: (_from, hand) => void this.#election?.handed(hand),
  };

  /** Key of the device that keeps the table now; empty while nobody knows it. */
  get key(): string {
    const ledger = this.#changing;
    return ledger ? this.#keyOf(ledger.chain.hostSeat) : this.#ports.founder();
  }

  /** This device keeps the table. */
  get mine(): boolean {
    return this.#changing ? this.key === this.#ports.key : this.#ports.founded;
  }

  /** And may seal now. */
  get mayOrder(): boolean {
    return this.mine && (this.#election?.mayOrder ?? true);
  }

  /** Null where the host does not change. */
  get election(): Pick<Election, 'state' | 'here' | 'forgetful' | 'cause' | 'succession'> | null {
    return this.#election;
  }

  /** Nobody misses the host, and no other is looked for. */
  get calm(): boolean {
    return this.#election?.calm ?? true;
  }

  get report(): Pick<Report, 'floor' | 'hears' | 'seen' | 'keeps'> {
    return this.#election?.report ?? {...CALM, seen: this.#ports.visible()};
  }

  /** There is a log. Called again when it is another one. */
  begun(): void {
    if (!this.#changing || this.#closed) return;
    this.#election ??= new Election(new Suspicion(CLOCK.now()), this.#electing());
    this.advanced();
  }

  #electing(): ElectionPorts {
    const {signer, tell, visible, keeps, changed} = this.#ports;
    return {
      clock: CLOCK,
      seat: () => this.#seatOf(this.#ports.key),
      log: () => this.#sight(),
      floor: () => this.#joint?.pledge?.floor ?? UNKNOWN,
      elect: ({t, n, hash}, without) => this.#joint!.elect(t, n, hash, without),
      linked: seat => ['live', 'unsteady'].includes(this.#circle.linkOf(this.#keyOf(seat))),
      ...{seen: visible, keeps},
      say: message => this.#circle.tellAll(message),
      beat: tell,
      holdsVote: async ({seat, t, n, hash, signature}) => {
        const {gameId} = this.#changing!.chain;
        return this.#holds(seat, leadStatement({gameId, term: t, n, hash}), signature);
      },
      signHand: async (t, to) => toBase64url(await signer.sign(this.#handing(t, to))),
      holdsHand: async ({t, to, signature}) => {
        const {chain} = this.#changing!;
        return this.#holds(chain.hostSeat, this.#handing(t, to), signature);
      },
      lead: (t, votes, without) => this.#lead(t, votes, without),
      changed,
    };
  }

  async #lead(
    t: number,
    votes: readonly (readonly [Seat, string])[],
    without: readonly Seat[],
  ): Promise<void> {
    const payload = {votes: votes.map(vote => [...vote]), without: [...without]};
    const ledger = this.#changing;
    if (!ledger || this.#closed) return;
    await ledger.write({kind: 'lead', payload, term: t}, this.#ports.signer);
  }

  /** Something came from a device. */
  heard(key: string): void {
    if (key === this.key) this.#election?.heardHost();
  }

  /** A device has told where its log stands. */
  reported(key: string, standing: Standing): void {
    const seat = this.#seatOf(key);
    if (seat === null) return;
    this.#standings.set(seat, standing);
    this.#confirm();
    this.#election?.reported(seat, standing);
  }

  /** What more than half of the members have on their disks stays, whoever becomes the host. */
  #confirm(): void {
    const ledger = this.#changing;
    const own = this.#seatOf(this.#ports.key);
    if (!ledger) return;
    const reports: Told[] = [...this.#standings].map(([seat, standing]) => ({...standing, seat}));
    const {head, term: t} = ledger.chain;
    if (own !== null) reports.push({seat: own, ...head, t, ...this.report});
    if (ledger.hearReports(reports)) this.#ports.changed();
  }

  /** Links are different. */
  looked(): void {
    const link = this.#circle.linkOf(this.key);
    const isLinked = link === 'live' || link === 'unsteady';
    if (this.#linked && link === 'away') this.#election?.hostClosed();
    else if (!this.#linked && isLinked) this.#election?.heardHost();
    this.#linked = isLinked;
    this.#election?.look();
  }

  /** The log has grown, or is another. */
  advanced(): void {
    const ledger = this.#changing;
    if (!ledger) return;
    const {term} = ledger.chain;
    const before = this.#term;
    this.#term = term;
    if (term !== before) {
      this.#word = null;
      this.#linked = this.#circle.linkOf(this.key) !== 'away';
      this.#circle.penIs(this.key, term);
    }
    this.#election?.advanced();
    this.#confirm();
    if (term === before || before < 0) return;
    if (this.mine) this.#ports.leads();
    // Whoever leads may order when the others have said that they follow.
    this.#ports.tell();
  }

  /**
   * Two entries of the host with this number: in its term nothing is promised here any more, and another device shall keep the
   * table.
   */
  async forked(n: number): Promise<void> {
    const chain = this.#changing?.chain;
    if (!chain || this.mine || chain.termAt(n) !== chain.term) return;
    try {
      await this.#joint?.endTerm(chain.term);
    } catch (error) {
      // What the disk could not keep, the next vote does.
      if (!problemOf(error)) throw error;
    }
    this.#election?.convict();
  }

  /** Once a second. */
  beat(): void {
    this.#election?.waiting(this.#ports.unanswered());
    this.#election?.look();
    void this.#prepare();
  }

  /** Another seat shall keep the table. */
  async handOver(to: Seat): Promise<void> {
    if (this.mine) await this.#election?.handOver(to);
  }

  /** The other of two is gone, and both had agreed to that: this device keeps the table, and a bot has the other's seats. */
  async goOnAlone(): Promise<void> {
    const header = this.#changing?.chain.header;
    if (header && goesOnAlone(header)) await this.#election?.goOnAlone();
  }

  /** This device goes: the table is handed over with the last word that can be said at once. */
  goodbye(): void {
    if (this.#word && this.passesOn) this.#circle.tellAll(this.#word);
  }

  /** Another device keeps the table as soon as this one, which does, goes. */
  get passesOn(): boolean {
    return this.#word !== null && this.mine && this.#word.t === this.#changing?.chain.term;
  }

  /**
   * Whether somebody else could keep the table at once, should this device go: of two nobody is more than half, and at tables of
   * format 3 bots with hidden cards wait for the device on which they are.
   */
  #passesOn({chain, replay}: Ledger): boolean {
    const {hosts, seats} = chain.header;
    const holdsBots = hosts[0] === chain.hostSeat && seats.some(({kind}) => kind === 'bot');
    const holds = replay.secrets && holdsBots && !movesBots(chain.header);
    return this.mine && chain.members().length > 2 && !holds;
  }

  async #prepare(): Promise<void> {
    const ledger = this.#changing;
    const heir = ledger && this.#passesOn(ledger) ? (this.#election?.succession.heir ?? null) : null;
    if (!ledger || heir === null) this.#word = null;
    else if (this.#word?.to !== heir || this.#word.t !== ledger.chain.term) {
      const {term: t} = ledger.chain;
      const signature = toBase64url(await this.#ports.signer.sign(this.#handing(t, heir)));
      this.#word = {m: 'hand', to: heir, t, signature};
    }
  }

  close(): void {
    this.#closed = true;
    this.#election?.close();
  }

  /** The ledger, where the host of its table changes. */
  get #changing(): Ledger | null {
    const ledger = this.#ports.ledger();
    return ledger && changesHosts(ledger.chain.header) && ledger.dealer.joint ? ledger : null;
  }

  get #joint() {
    return this.#ports.ledger()?.dealer.joint ?? null;
  }

  #sight(): LogSight | null {
    const ledger = this.#changing;
    if (!ledger) return null;
    const {chain, replay} = ledger;
    const members = chain.members();
    // For whom a bot stands in, her device does not deal.
    const active = members.filter(seat => replay.standIns.bots[seat] === null);
    return {...chain.head, t: chain.term, host: chain.hostSeat, members, active};
  }

  #keyOf(seat: Seat): string {
    return this.#ports.ledger()?.chain.book.seats[seat]?.key ?? '';
  }

  #seatOf(key: string): Seat | null {
    const seats = this.#ports.ledger()?.chain.book.seats ?? [];
    const seat = seats.findIndex(other => other.kind === 'person' && other.key === key);
    return seat < 0 ? null : seat;
  }

  #handing(t: number, to: Seat): Uint8Array {
    return utf8(canonicalJson(['roadstead/hand/1', this.#changing!.chain.gameId, t, to]));
  }

  async #holds(seat: Seat, bytes: Uint8Array, signature: string): Promise<boolean> {
    const decoded = fromBase64url(signature);
    return decoded !== null && verify(this.#keyOf(seat), bytes, decoded);
  }
}

const CLOCK = {
  now: () => performance.now(),
  after: (ms: number, job: () => void) => {
    const timer = setTimeout(job, ms);
    return () => clearTimeout(timer);
  },
};
