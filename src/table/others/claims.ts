/**
 * "This is my seat": a person who opens the link on another device asks the others for her seat there. Each of them sees a
 * code that stands on her device as well (`claim-code.ts`), so that a call tells her from a stranger. Where her old device
 * is gone, more than half of the others have to agree (`consents.ts`); who still has it moves the seat from there (`moving.ts`).
 *
 * Claims of one seat stand beside each other: whoever comes first keeps nobody out. At tables of format 1 the host's
 * person alone decides.
 */

import {type Code, foreign} from '../../base/codes.ts';
import type {Problem} from '../../base/problem.ts';
import {randomText} from '../../base/random.ts';
import {AWAY_SECONDS} from '../../base/stand-in.ts';
import type {Seat} from '../../engine/game.ts';
import type {Chain} from '../../log/chain.ts';
import type {Play, Wish} from '../playing/play.ts';
import type {ActHandlers} from '../seen/acts.ts';
import type {ClaimAct, ClaimView, TableView} from '../seen/view-model.ts';
import type {Circle} from './circle.ts';
import {codeOf, fixed, type Terms} from './claim-code.ts';
import type {Consents} from './consents.ts';
import type {MessageHandlers} from './handlers.ts';
import type {Message} from './messages.ts';
import type {PeerInfo} from './room-port.ts';

/** A claim, on the device of somebody who is asked. */
interface Asked extends Wish {
  readonly peer: PeerInfo;
  /** What the device that asks has fixed before it heard of `salt`. */
  readonly fixed: string;
  /** Of this device. */
  readonly salt: string;
  /** Null until the other side has shown its part. */
  code: string | null;
}

/** A claim, on the device that asks. */
interface Own {
  readonly seat: Seat;
  readonly salt: string;
  /** What those who are asked have put in, by seat. */
  readonly salts: Map<Seat, string>;
  /** Who has said no, and why. */
  readonly refused: Map<Seat, Problem>;
}

interface Ports {
  readonly key: string;
  readonly nonce: string;
  readonly hostKey: () => string;
  readonly consents: Consents;
  /** Seconds for which this device has had no link to that of a seat. */
  readonly away: (seat: Seat) => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Null while the table is a lobby. */
  readonly play: () => Play | null;
  readonly changed: () => void;
}

/** What is answered to whoever does not ask any more; nobody reads it. */
const WITHDRAWN = 'withdrawn';
/** A message can get lost, and an earlier version does not know this one. */
const SAID_AT_MOST = 5;
/** Devices whose claims are kept; who has held the seat before finds room in any case. */
const MOST_CLAIMS = 8;
/** How long, in ms, whoever was turned away is not heard again; and of how many that is remembered. */
const TURNED_AWAY_MS = 60_000;
const MOST_TURNED_AWAY = 32;

/**
 * Seats that a person can ask for from another device.
 * @param secrets whether seats hold hidden cards: what opens them stays on the device that they were dealt to
 */
export const claimable = ({header, book}: Chain, key: string, secrets = false): Seat[] =>
  header.mode === 'local' || secrets || book.seats.some(seat => seat.key === key)
    ? []
    : header.seats.flatMap(({kind}, seat) => (kind === 'person' && !book.stays(seat) ? [seat] : []));

export class Claims {
  readonly #circle: Circle;
  readonly #ports: Ports;
  #asked: readonly Asked[] = [];
  #own: Own | null = null;
  /** What this device does not ask for any more, until the others know it; how often that is still said. */
  #withdrawn: {readonly seat: Seat; readonly left: number} | null = null;
  /** Keys, and until when. */
  readonly #turnedAway = new Map<string, number>();

  constructor(circle: Circle, ports: Ports) {
    this.#circle = circle;
    this.#ports = ports;
  }

  readonly acts: ActHandlers<ClaimAct> = {
    claimSeat: ({seat}) => {
      this.#own = {seat, salt: randomText(16), salts: new Map(), refused: new Map()};
      this.#withdrawn = null;
      this.resend();
      this.#ports.changed();
    },
    withdrawClaim: () => {
      if (!this.#own || this.#refusal) return;
      this.#withdrawn = {seat: this.#own.seat, left: SAID_AT_MOST};
      this.#own = null;
      this.resend();
      this.#ports.changed();
    },
    answerClaim: ({seat, device, yes}) => this.#answer(seat, device, yes),
  };

  readonly messages: MessageHandlers<
    Extract<Message, {m: 'claim' | 'claimBack' | 'claimShow' | 'unclaim' | 'claimed' | 'consent'}>
  > = {
    claim: (peer, {seat, nonce, fixed: part}) => this.#hear(peer, seat, nonce, part),
    claimBack: (from, {seat, salt}) => this.#hearBack(from, seat, salt),
    claimShow: (from, {seat, salt}) => this.#hearShown(from, seat, salt),
    unclaim: (peer, {seat}) => this.#forget(peer, seat),
    claimed: (from, {seat, code}) => this.#hearAnswer(from, seat, code),
    consent: (from, message) => void this.#ports.consents.hear(from, message),
  };

  get #chain(): Chain | null {
    return this.#ports.play()?.ledger.chain ?? null;
  }

  /** The persons who are asked about a seat, and their devices' keys. */
  #askedAbout(seat: Seat): {readonly seat: Seat; readonly key: string}[] {
    const chain = this.#chain;
    if (!chain) return [];
    const {book, header} = chain;
    const seats = header.format === 1 ? [header.hosts[0]!] : book.consenters(seat);
    return seats.map(at => ({seat: at, key: book.seats[at]!.key}));
  }

  /** What the table's screen shows of it. */
  view(): Pick<TableView, 'claims' | 'claim' | 'claimable'> {
    const {key, play, away, consents} = this.#ports;
    const {chain, replay} = play()?.ledger ?? {};
    const claims = this.#present().map(
      (asked): ClaimView => ({
        seat: asked.seat,
        device: asked.peer.key,
        name: asked.peer.name,
        code: asked.code,
        known: chain?.book.hasHeld(asked.seat, asked.peer.key) ?? false,
        // Whoever sits there is still connected: then it has to be moved from there.
        linked: chain !== undefined && this.#circle.linkOf(chain.book.seats[asked.seat]!.key) === 'live',
        wait: chain?.header.format === 1 ? 0 : Math.max(0, AWAY_SECONDS - away(asked.seat)),
        agreed: consents.agrees(wishOf(asked)),
        problem: consents.problem(wishOf(asked)),
      }),
    );
    return {
      claims: [...claims.filter(({known}) => known), ...claims.filter(({known}) => !known)],
      claim: this.#own && {seat: this.#own.seat, codes: this.#ownCodes(), refused: this.#refusal},
      claimable: chain ? claimable(chain, key, replay?.secrets) : [],
    };
  }

  /** What the person at this device reads out to each of the others. */
  #ownCodes(): {readonly seat: Seat; readonly code: string}[] {
    const {own, terms} = {own: this.#own!, terms: this.#ownTerms()};
    return this.#askedAbout(own.seat).flatMap(({seat, key}) => {
      const salt = own.salts.get(seat);
      return terms && salt !== undefined ? [{seat, code: codeOf(terms, own.salt, {key, salt})}] : [];
    });
  }

  #ownTerms(): Terms | null {
    const {key, nonce} = this.#ports;
    const gameId = this.#chain?.gameId;
    return this.#own && gameId !== undefined ? {gameId, seat: this.#own.seat, key, nonce} : null;
  }

  /** Why nothing comes of the own claim any more: those who have not said no are too few. */
  get #refusal(): Problem | null {
    if (!this.#own) return null;
    const {seat, refused} = this.#own;
    const asked = this.#askedAbout(seat);
    const left = asked.filter(other => !refused.has(other.seat));
    const [reason] = refused.values();
    return reason && 2 * left.length <= asked.length ? reason : null;
  }

  /** Said again until it is answered: a message can get lost. */
  resend(): void {
    const {key, nonce, play} = this.#ports;
    if (this.#withdrawn) {
      const {seat, left} = this.#withdrawn;
      for (const other of this.#askedAbout(seat)) this.#circle.tellKey(other.key, {m: 'unclaim', seat});
      this.#withdrawn = left > 1 ? {seat, left: left - 1} : null;
    }
    void this.#ports.consents.again();
    const terms = this.#ownTerms();
    if (!this.#own || !terms || this.#refusal) return;
    const {seat, salt, refused} = this.#own;
    if (play()?.mine.length) this.#own = null;
    else
      for (const other of this.#askedAbout(seat))
        if (other.key !== key && !refused.has(other.seat))
          this.#circle.tellKey(other.key, {m: 'claim', seat, nonce, fixed: fixed(terms, salt)});
  }

  /** Those who ask, are still there, and have not got it. */
  #present(): readonly Asked[] {
    const seats = this.#chain?.book.seats ?? [];
    return this.#asked.filter(
      ({peer}) => this.#circle.linkOf(peer.key) !== 'away' && !seats.some(({key}) => key === peer.key),
    );
  }

  #hear(peer: PeerInfo, seat: Seat, nonce: string, part: string): void {
    const {play, changed, key} = this.#ports;
    const ledger = play()?.ledger;
    if (!ledger || !this.#askedAbout(seat).some(other => other.key === key)) return;
    const {chain, replay} = ledger;
    this.#asked = this.#present();
    const before = this.#asked.find(other => other.peer.key === peer.key);
    if (before?.seat === seat && before.fixed === part) {
      this.#circle.tell(peer.id, {m: 'claimBack', seat, salt: before.salt});
      return;
    }
    const refusal = this.#refusalOf(peer, seat, chain, replay.secrets);
    if (refusal) {
      this.#circle.tell(peer.id, {m: 'claimed', seat, code: refusal});
      return;
    }
    const others = this.#asked.filter(other => other !== before);
    if (before) this.#ports.consents.forget(wishOf(before));
    const asked: Asked = {peer, seat, key: peer.key, nonce, fixed: part, salt: randomText(16), code: null};
    this.#asked = [...this.#roomFor(asked, others, chain), asked];
    this.#circle.tell(peer.id, {m: 'claimBack', seat, salt: asked.salt});
    changed();
  }

  /** Who has held a seat before is not kept out by strangers: the newest of these goes. */
  #roomFor({peer, seat}: Asked, others: readonly Asked[], {book}: Chain): readonly Asked[] {
    if (others.length < MOST_CLAIMS) return others;
    const goes =
      others.findLast(other => !book.hasHeld(other.seat, other.peer.key)) ??
      (book.hasHeld(seat, peer.key) ? others[0] : undefined);
    return others.filter(other => other !== goes).slice(0, MOST_CLAIMS - 1);
  }

  #refusalOf({key}: PeerInfo, seat: Seat, chain: Chain, secrets = false): Code | null {
    if (chain.book.seats.some(other => other.key === key)) return 'log/key-taken';
    if (!claimable(chain, key, secrets).includes(seat)) return 'log/bad-seat-key';
    return (this.#turnedAway.get(key) ?? 0) > this.#ports.now() ? 'table/claim-refused' : null;
  }

  /** One of those who are asked has put in her part. */
  #hearBack(from: PeerInfo, seat: Seat, salt: string): void {
    if (this.#own?.seat !== seat) return;
    const asked = this.#askedAbout(seat).find(other => other.key === from.key);
    if (!asked) return;
    this.#own.salts.set(asked.seat, salt);
    this.#circle.tell(from.id, {m: 'claimShow', seat, salt: this.#own.salt});
    this.#ports.changed();
  }

  /** The device that asks shows what it had fixed. */
  #hearShown(from: PeerInfo, seat: Seat, salt: string): void {
    const asked = this.#asked.find(other => other.peer.key === from.key && other.seat === seat);
    const gameId = this.#chain?.gameId;
    if (!asked || asked.code !== null || gameId === undefined) return;
    const terms: Terms = {gameId, ...wishOf(asked)};
    if (fixed(terms, salt) !== asked.fixed) return;
    asked.code = codeOf(terms, salt, {key: this.#ports.key, salt: asked.salt});
    this.#ports.changed();
  }

  #hearAnswer(from: PeerInfo, seat: Seat, code: string | null): void {
    if (this.#withdrawn?.seat === seat) this.#withdrawn = null;
    // It may answer what was withdrawn before this was asked.
    if (this.#own?.seat !== seat || code === WITHDRAWN) return;
    const asked = this.#askedAbout(seat).find(other => other.key === from.key);
    if (!asked) return;
    if (code !== null) this.#own.refused.set(asked.seat, {code: foreign(code), details: {}});
    else if (from.key === this.#ports.hostKey()) this.#own = null;
    this.#ports.changed();
  }

  /** Only whoever asked can withdraw it: a claim is known by the key of its device. */
  #forget({id, key}: PeerInfo, seat: Seat): void {
    const gone = this.#asked.filter(other => other.peer.key === key && other.seat === seat);
    this.#drop(gone);
    this.#circle.tell(id, {m: 'claimed', seat, code: WITHDRAWN});
    if (gone.length > 0) this.#ports.changed();
  }

  #drop(gone: readonly Asked[]): void {
    for (const asked of gone) this.#ports.consents.forget(wishOf(asked));
    this.#asked = this.#asked.filter(other => !gone.includes(other));
  }

  async #answer(seat: Seat, device: string, yes: boolean): Promise<void> {
    const {play: playing, consents, now, changed} = this.#ports;
    const asked = this.#present().find(other => other.seat === seat && other.peer.key === device);
    const play = playing();
    if (!asked || !play) return;
    if (!yes) {
      if (this.#turnedAway.size >= MOST_TURNED_AWAY)
        this.#turnedAway.delete(this.#turnedAway.keys().next().value!);
      this.#turnedAway.set(device, now() + TURNED_AWAY_MS);
      this.#drop([asked]);
      this.#circle.tell(asked.peer.id, {m: 'claimed', seat, code: 'table/claim-refused'});
      changed();
      return;
    }
    if (play.ledger.chain.header.format > 1) {
      // A code that has not been shown cannot have been compared.
      if (asked.code !== null) consents.agree(wishOf(asked));
      changed();
      return;
    }
    const refusal = await play.giveSeat(wishOf(asked));
    this.#drop([asked]);
    this.#circle.tell(asked.peer.id, {m: 'claimed', seat, code: refusal?.code ?? null});
    changed();
  }
}

const wishOf = ({seat, key, nonce}: Wish): Wish => ({seat, key, nonce});
