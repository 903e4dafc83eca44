/**
 * Others let the person of a seat in from another device, where the one it was played from is gone. Whoever agrees signs
 * it on top of the last entry, and again on each that comes, until the seat bears the new key; the host's device writes it
 * down once more than half of the other persons have. Nobody's device signs while it has a link to the old one, nor for some
 * time after: that is part of what it says.
 */
import {fromBase64url} from '../../base/bytes.ts';
import type {Problem} from '../../base/problem.ts';
import {AWAY_SECONDS} from '../../base/stand-in.ts';
import type {Seat} from '../../engine/game.ts';
import type {Chain} from '../../log/chain.ts';
import {type Consent, consentBytes, signConsent} from '../../log/entry.ts';
import {type Signer, verify} from '../../log/sign.ts';
import type {Wish} from '../playing/play.ts';
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

type ConsentMessage = Extract<Message, {m: 'consent'}>;

interface Ports {
  readonly signer: Signer;
  readonly hosting: () => boolean;
  /** Null while the table is a lobby. */
  readonly chain: () => Chain | null;
  /** Seats of this device. */
  readonly mine: () => readonly Seat[];
  /** Seconds for which this device has had no link to that of a seat. */
  readonly away: (seat: Seat) => number;
  readonly tellHost: (message: ConsentMessage) => void;
  /** Host: writes it into the log. @returns why not */
  readonly write: (wish: Wish, consents: readonly Consent[]) => Promise<Problem | null>;
  readonly changed: () => void;
}

/** On the host's device. */
interface Gathered {
  readonly wish: Wish;
  /** The newest of each. */
  readonly by: Map<Seat, ConsentMessage>;
  /** The entry on which it was tried last, and with how many. */
  tried: string;
  problem: Problem | null;
}

const nameOf = ({seat, key, nonce}: Wish): string => `${seat} ${key} ${nonce}`;
/** Wishes that are gathered at once. */
const MOST = 16;

export class Consents {
  readonly #ports: Ports;
  /** What the person at this device agrees to. */
  readonly #own = new Map<string, Wish>();
  readonly #gathered = new Map<string, Gathered>();
  #writing = false;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  agree(wish: Wish): void {
    this.#own.set(nameOf(wish), wish);
    void this.again();
  }

  agrees(wish: Wish): boolean {
    return this.#own.has(nameOf(wish));
  }

  forget(wish: Wish): void {
    this.#own.delete(nameOf(wish));
    this.#gathered.delete(nameOf(wish));
  }

  /** Host: why what is agreed cannot be written down yet. */
  problem(wish: Wish): Problem | null {
    return this.#gathered.get(nameOf(wish))?.problem ?? null;
  }

  /** Says on the last entry what is wanted and not so yet; a message may have got lost. */
  async again(): Promise<void> {
    const chain = this.#ports.chain();
    if (!chain) return;
    for (const wish of [...this.#own.values()]) {
      if (isSeated(chain, wish)) this.forget(wish);
      else await this.#say(chain, wish);
    }
    await this.#write();
  }

  async #say(chain: Chain, wish: Wish): Promise<void> {
    const {mine, away, signer, tellHost, hosting} = this.#ports;
    if (away(wish.seat) < AWAY_SECONDS) return;
    const {n, hash} = chain.head;
    const may = chain.book.consenters(wish.seat);
    for (const by of mine().filter(seat => may.includes(seat))) {
      const signature = await signConsent({gameId: chain.gameId, n, hash, ...wish}, signer);
      const message: ConsentMessage = {m: 'consent', by, ...wish, n, signature};
      if (hosting()) this.#note(message);
      else tellHost(message);
    }
  }

  /** Host: somebody agrees. */
  async hear({key: from}: PeerInfo, message: ConsentMessage): Promise<void> {
    const chain = this.#ports.chain();
    if (!this.#ports.hosting() || !chain) return;
    const {by, n, signature} = message;
    // On an entry that stands no more at the end it counts no more: it comes again.
    if (chain.book.seats[by]?.key !== from || n !== chain.head.n) return;
    const bytes = consentBytes({...message, gameId: chain.gameId, hash: chain.head.hash});
    const decoded = fromBase64url(signature);
    if (!decoded || !(await verify(from, bytes, decoded))) return;
    this.#note(message);
    await this.#write();
  }

  #note(message: ConsentMessage): void {
    const {by, seat, key, nonce} = message;
    const name = nameOf(message);
    const known = this.#gathered.get(name);
    if (!known && this.#gathered.size >= MOST) this.#gathered.delete(this.#gathered.keys().next().value!);
    const one = known ?? {wish: {seat, key, nonce}, by: new Map(), tried: '', problem: null};
    one.by.set(by, message);
    this.#gathered.set(name, one);
  }

  /** Host: what enough others agree to on top of the last entry. */
  async #write(): Promise<void> {
    const chain = this.#ports.chain();
    if (!this.#ports.hosting() || this.#writing || !chain) return;
    this.#writing = true;
    try {
      for (const gathered of [...this.#gathered.values()]) {
        if (isSeated(chain, gathered.wish)) this.forget(gathered.wish);
        else await this.#try(chain, gathered);
      }
    } finally {
      this.#writing = false;
    }
  }

  async #try(chain: Chain, gathered: Gathered): Promise<void> {
    const {away, write, changed} = this.#ports;
    const {wish, by} = gathered;
    const {n} = chain.head;
    const may = chain.book.consenters(wish.seat);
    const consents = [...by.values()]
      .filter(one => one.n === n && may.includes(one.by))
      .sort((one, other) => one.by - other.by)
      .map(({by: seat, signature}): Consent => [seat, signature]);
    // Who is linked to the old device does not write down that it is gone.
    if (2 * consents.length <= may.length || away(wish.seat) < AWAY_SECONDS) return;
    const tried = `${n} ${consents.length}`;
    if (gathered.tried === tried) return;
    gathered.tried = tried;
    gathered.problem = await write(wish, consents);
    // What came before has to be confirmed first: a moment.
    if (gathered.problem?.code === 'log/unconfirmed') {
      gathered.tried = '';
      gathered.problem = null;
    }
    changed();
  }
}

const isSeated = ({book}: Chain, {key}: Wish): boolean => book.seats.some(seat => seat.key === key);
