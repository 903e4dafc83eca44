/** Why nobody orders moves just now: the host is not here, too few are, or bots wait for a device. */
import type {Problem} from '../../base/problem.ts';
import type {Seat} from '../../engine/game.ts';
import {changesHosts, movesBots} from '../../log/header.ts';
import type {Ledger} from '../playing/ledger.ts';
import type {Bequests} from './bequests.ts';
import type {Circle} from './circle.ts';
import type {Pen} from './pen.ts';

interface Ports {
  /** Null while the table is a lobby. */
  readonly ledger: () => Ledger | null;
  /** Seats of this device. */
  readonly mine: () => readonly Seat[];
  /** Everybody plays at this device. */
  readonly isHere: boolean;
}

export class Waiting {
  readonly #circle: Circle;
  readonly #pen: Pen;
  readonly #bequests: Bequests;
  readonly #ports: Ports;

  constructor(circle: Circle, pen: Pen, bequests: Bequests, ports: Ports) {
    this.#circle = circle;
    this.#pen = pen;
    this.#bequests = bequests;
    this.#ports = ports;
  }

  get trouble(): Problem | null {
    return this.#parted ?? this.#penTrouble() ?? this.#hostAway();
  }

  /** Of two nobody is more than half: whoever is left decides. */
  get alone(): boolean {
    const {election} = this.#pen;
    return election?.state === 'alone' && election.here.members === 2 && this.#ports.mine().length > 0;
  }

  /** Keeps the table and cannot play its bots: who can has it again, as soon as that device is here. */
  handBack(): void {
    const seat = this.#pen.mayOrder ? this.#dealtTo : null;
    const key = seat !== null && this.#ports.ledger()?.chain.book.seats[seat]?.key;
    if (seat !== null && key && this.#circle.linkOf(key) === 'live') void this.#pen.handOver(seat);
  }

  /** Each of two has gone on without the other: in a term of its own, beside that in which the other one stands. */
  get #parted(): Problem | null {
    const chain = this.#ports.ledger()?.chain;
    const lead = chain?.leads.findLast(({without}) => without.length > 0);
    if (!chain || !lead || !this.#ports.mine().includes(lead.seat)) return null;
    const [key] = lead.without.map(seat => chain.book.seats[seat]!.key);
    const standing = key === undefined ? null : this.#circle.standing(key);
    if (!standing || this.#circle.linkOf(key!) === 'away') return null;
    const {t, n, hash} = standing;
    const isElsewhere = t !== chain.term && t !== chain.termAt(lead.n - 1) && chain.hashes[n] !== hash;
    return isElsewhere ? {code: 'table/parted', details: {}} : null;
  }

  /** Where the host can change. */
  #penTrouble(): Problem | null {
    const {election} = this.#pen;
    const ledger = this.#ports.ledger();
    if (!election || !ledger || ledger.replay.result) return null;
    const {state, here, forgetful, cause, succession} = election;
    const {linked, members} = here;
    const {book, hostSeat} = ledger.chain;
    const nameOf = (seat: Seat): string => book.seats[seat]!.name;
    const dealtTo = this.#dealtTo;
    if (dealtTo !== null && (state === 'hosts' || state === 'follows'))
      return {code: 'table/bots-wait', details: {name: nameOf(dealtTo)}};
    const {lacking} = this.#bequests;
    if (lacking.length > 0 && (state === 'hosts' || state === 'follows'))
      return {code: 'table/bots-fetched', details: {names: lacking.map(nameOf).join(', ')}};
    const missing = Math.floor(members / 2) + 1 - linked;
    // Of two nobody is more than half: that the host is away is told as it always was. One that has voted for the other device
    // orders nothing more until that is here.
    if (members < 3)
      return this.#pen.mine && state === 'paused' && missing > 0
        ? {code: 'table/minority', details: {here: linked, members, missing}}
        : null;
    const isGone = !this.#pen.mine && (cause !== null || this.#circle.linkOf(this.#pen.key) === 'away');
    if (missing > 0 && (isGone || state === 'paused' || state === 'alone'))
      return {code: 'table/minority', details: {here: linked, members, missing}};
    if (forgetful.length > 0 && (state === 'alone' || (isGone && !succession.byItself)))
      return {
        code: 'table/too-few-keep',
        details: {name: nameOf(hostSeat), names: forgetful.map(nameOf).join(', ')},
      };
    if (state === 'calls' || state === 'voted') return {code: 'table/electing', details: {}};
    // What nobody here can do is not promised.
    if (!isGone || !succession.byItself) return null;
    return {code: 'table/host-silent', details: {name: nameOf(hostSeat)}};
  }

  /** Of bots with hidden cards: whose device alone can open them. Null while the table does not wait for them. */
  get #dealtTo(): Seat | null {
    const ledger = this.#ports.ledger();
    if (!ledger || !changesHosts(ledger.chain.header) || ledger.replay.result) return null;
    const {header, hostSeat} = ledger.chain;
    const waiting = [...ledger.replay.toAct, ...(ledger.dealer.joint?.status?.seats ?? [])];
    const [founder] = header.hosts;
    if (founder === undefined || founder === hostSeat || !ledger.replay.secrets) return null;
    // Bots that go with the table do so once their keys are backed up.
    if (movesBots(header) && ledger.dealer.joint?.status?.kind !== 'set-up') return null;
    // When that device is gone, by agreement, the others open what they hold, if there is a back-up.
    const isHidden = (seat: Seat) => !ledger.dealer.joint?.plays(seat);
    return waiting.some(seat => header.seats[seat]!.kind === 'bot' && isHidden(seat)) ? founder : null;
  }

  #hostAway(): Problem | null {
    if (this.#pen.mine || this.#ports.isHere) return null;
    const link = this.#circle.linkOf(this.#pen.key);
    return link === 'away' || link === 'connecting' ? {code: 'table/host-away', details: {}} : null;
  }
}
