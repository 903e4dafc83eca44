/**
 * Dealing together, on one device: the joint dealer beside its own fold of the game, so that it acknowledges nothing
 * but what the engine itself asks. Knows no network, no store and no screen; runs in a worker, or, in tests, in place.
 */

import {BadMessage} from '../../../base/bad-message.ts';
import {equalBytes, toBase64url} from '../../../base/bytes.ts';
import {type AnyCode, foreign} from '../../../base/codes.ts';
import type {Fact} from '../../../engine/fact.ts';
import type {Action, AnyGame, Seat} from '../../../engine/game.ts';
import {IllegalAction} from '../../../engine/illegal.ts';
import {Replay} from '../../../engine/replay.ts';
import {
  type Blame,
  blameFor,
  type Claims,
  FairError,
  JointDealer,
  type Message,
  type OwnSeat,
} from '../../../fair/index.ts';
import {leadStatement, type TableFact} from '../../../log/entry.ts';
import {publicKeyOf, strictSigner, verifyStrict} from '../../../log/strict-ed25519.ts';
import {bytesOf} from '../fact.ts';
import {encodeChoice} from './answers.ts';
import {rootSeed} from './bot-key.ts';
import {Folding, SETTLED} from './folding.ts';
import {type DeviceSecrets, type OwnSecrets, ownSeat, ownSeats, rootedBot} from './own-seat.ts';
import type {DealtStep, News, OpenRequest, PlacedEntry, Snapshot} from './port.ts';
import {placeOf, stepOf, tableInfoOf} from './said.ts';

export class JointCore {
  readonly #replay: Replay;
  readonly #dealer: JointDealer;
  /** By number of the entry. */
  readonly #hashes: Uint8Array[];
  readonly #gameId: string;
  readonly #device: DeviceSecrets;
  readonly #due: Due;
  /** To be kept, until it is told. */
  #snapshot: Snapshot | null = null;
  #proposed: {readonly of: object; readonly dealt: DealtStep} | null = null;
  /** What dealing has settled and no entry has told the engine yet. */
  #untold: Claims | null = null;

  /**
   * @param past entries that the log has already: they are followed, and what they ask is not answered any more
   * @param snapshot after one of them: up to it no proof is looked at again
   * @throws BadMessage for a snapshot that is damaged or of another log; and as `entry`
   */
  constructor(
    game: AnyGame,
    {header, gameId, headerHash, device, guard, choices}: OpenRequest,
    past: readonly PlacedEntry[] = [],
    snapshot: Snapshot | null = null,
  ) {
    this.#replay = new Replay(game, header);
    this.#hashes = [bytesOf(headerHash)];
    this.#gameId = gameId;
    this.#device = device;
    let own = ownSeats(device, header);
    const kept = snapshot?.n ?? 0;
    for (const {fact, hash} of past.slice(0, kept)) {
      this.#replay.fold(fact);
      this.#hashes.push(bytesOf(hash));
      own = seatedBy(fact, device, own);
    }
    this.#dealer = new JointDealer({
      table: tableInfoOf(header, gameId, headerHash, this.#replay.secrets),
      verify: verifyStrict,
      own: own.map(dealing),
      history: seq => this.#hashes[seq],
      past: past.length > 0,
      round: () => game.standing?.(this.#replay.state).round,
      ...(snapshot ? {snapshot: snapshot.bytes} : {}),
      ...(guard ? {guard} : {}),
      ...(choices ? {choices} : {}),
    });
    const {seq, entryHash} = this.#dealer.state.head;
    if (seq !== kept || !equalBytes(entryHash, this.#hashes[kept] ?? new Uint8Array()))
      throw new BadMessage(foreign('fair/other-state'));
    this.#due = new Due(kept);
    for (const placed of past.slice(kept)) this.entry(placed, true);
    this.#wish();
    this.#inherit();
  }

  /**
   * The next entry of the log, its chain and signatures checked.
   * @param past the log goes on after it already
   * @throws IllegalAction, FairError, FairnessBreach: it must not be followed
   */
  entry(placed: PlacedEntry, past = false): void {
    const said = stepOf(placed);
    const {n} = placed.fact;
    this.#hashes[n] = bytesOf(placed.hash);
    const place = placeOf(placed.fact, this.#hashes, this.#replay);
    // Whose seat it is from now on comes first: who has just lost one has no word of it any more.
    const moves = placed.fact.kind === 'table' && (placed.fact.payload as TableFact).type === 'seatKey';
    try {
      const folding = new Folding(this.#replay, placed.fact, this.#known, this.#untold);
      this.#dealer.entry(
        said,
        place,
        claims => folding.fold(claims),
        past || moves,
        () => folding.commit(),
      );
      this.#untold = folding.untold;
    } catch (error) {
      this.#hashes.length = n;
      throw error;
    }
    if (placed.fact.kind === 'table') this.#moved(placed.fact);
    if (!past) this.#inherit();
    // A snapshot holds nothing that the engine has yet to be told.
    if (this.#due.after(placed) && !this.#untold) this.#snapshot = this.#now();
  }

  /** The dealing as it is after the last entry; null when there is nothing to keep. */
  #now(): Snapshot | null {
    const {head, failed} = this.#dealer.state;
    if (failed) return null;
    return {n: head.seq, hash: toBase64url(head.entryHash), bytes: this.#dealer.snapshot()};
  }

  /** Who plays where has changed. */
  #moved({payload}: Pick<Fact, 'payload'>): void {
    // The log has checked its form.
    const fact = payload as TableFact;
    if (fact.type === 'seatKey') {
      const own = ownSeat(this.#device, fact.seat, fact);
      this.#dealer.sits(fact.seat, own && dealing(own));
    }
    this.#wish();
  }

  /**
   * Who is stood in for, by agreement of all, is not waited for; who is back is, again. Each device says so to the others.
   * (A hand needs its owner: without back-up no bot is agreed on there, and who leaves by her own word has gone with it.)
   */
  #wish(): void {
    const {standIns} = this.#replay;
    standIns.bots.forEach((bot, seat) => {
      const {active, device} = this.#dealer.state.seats[seat]!;
      if (device === seat && active === (bot !== null)) this.#dealer.vote(seat, bot ? 'drop' : 'back');
    });
  }

  /** Whom a refused entry convicts, which bears the host's seal: a seat by its own signature, else the host. */
  convictedBy(error: unknown, {fact}: PlacedEntry): readonly Blame[] {
    // Who begins a term has sealed that itself.
    const host = fact.kind === 'lead' ? fact.seat! : this.#dealer.state.host;
    // Forged answers are no proof that fails: the host alone has written them.
    if (error instanceof IllegalAction)
      return [{seat: host, rule: 'ordering', code: error.code, evidence: []}];
    const blame = error instanceof BadMessage ? blameFor(error, {host}, '') : null;
    return blame ? [blame] : [];
  }

  /** What somebody wants to be the next entry, on trial. @throws IllegalAction, FairError, FairnessBreach */
  admit({fact, fair}: Omit<PlacedEntry, 'hash'>): void {
    const folding = new Folding(this.#replay, fact, this.#known, this.#untold);
    const basis = fact.basis === null ? undefined : this.#hashes[fact.basis];
    this.#dealer.preview(stepOf({fact, fair}), claims => folding.fold(claims), basis, fact.term);
  }

  /**
   * This device's vote that the seat of a term becomes the host, on top of its own last entry.
   * @param hash of that entry, 43 characters
   * @param without seats of devices without which it goes on: its own only
   * @returns the signature, to be shown once what the guard remembers is stored
   * @throws FairError as `JointDealer.elect`; fair/unknown-seat where no person sits here
   */
  elect(term: number, n: number, hash: string, without: readonly Seat[] = []): Uint8Array {
    const person = this.#dealer.seats.find(seat => !this.#isBot(seat));
    if (person === undefined) throw new FairError('unknown-seat', {seat: -1});
    this.#dealer.elect({term, seq: n, entryHash: bytesOf(hash)});
    const {identity} = this.#device;
    return strictSigner(identity)(leadStatement({gameId: this.#gameId, term, n, hash, without}));
  }

  #isBot(seat: Seat): boolean {
    return this.#dealer.state.seats[seat]!.bot;
  }

  /** What this device can give to the host of a bot; empty where that is nothing. */
  bequeath(seat: Seat): Uint8Array {
    return this.#dealer.bequeath(seat) ?? new Uint8Array();
  }

  /** What the device of a seat has given for a bot. @throws FairError as `JointDealer.bequeathed`; fair/not-its-key */
  bequeathed(seat: Seat, from: Seat, bytes: Uint8Array): void {
    const root = this.#dealer.bequeathed(seat, from, bytes);
    if (root) this.#seat(seat, root);
  }

  /** Host: bots of which nothing is missing, since what this device keeps and what is public are enough. */
  #inherit(): void {
    for (const [seat, missing] of this.#dealer.bequests) {
      const root = missing.length === 0 ? this.#dealer.rootOf(seat) : null;
      if (root && this.#isRootOf(seat, root)) this.#seat(seat, root);
    }
  }

  #isRootOf(seat: Seat, root: Uint8Array): boolean {
    return equalBytes(publicKeyOf(rootSeed(root)), this.#dealer.state.seats[seat]!.idKey);
  }

  #seat(seat: Seat, root: Uint8Array): void {
    // Whoever made it up has given it other keys than its root does.
    if (!this.#isRootOf(seat, root)) throw new FairError('not-its-key', {seat});
    this.#dealer.inherit(dealing(rootedBot(seat, root)));
  }

  /** Nothing of a term is acknowledged here any more. */
  close(term: number): void {
    this.#dealer.close(term);
  }

  /** A message from another device. @returns null, or the code of its refusal */
  receive(message: Message): AnyCode | null {
    return this.#dealer.receive(message);
  }

  /** What this device says when it goes for good, for the next entry alone. @throws FairError as `farewell` */
  leave(): Uint8Array {
    return this.#dealer.farewell() ?? new Uint8Array();
  }

  choose(seat: Seat, action: Action): void {
    this.#dealer.choose(seat, encodeChoice(action));
  }

  /** The proofs for the cards that an action shows; empty where all of them lie open already. */
  attach(seat: Seat, handles: readonly number[]): Uint8Array {
    const hidden = handles.filter(handle => this.#known(handle) === undefined);
    return hidden.length === 0
      ? new Uint8Array()
      : this.#dealer.attach(
          seat,
          hidden.map(handle => ({type: 'open', handles: [handle]})),
        );
  }

  /** The face of a card that everybody can read. */
  readonly #known = (handle: number): number | undefined =>
    this.#dealer.state.handles.get(handle).value ?? undefined;

  /** Seats of devices that are gone and whose cards everybody can read, with these cards. */
  #lost(): (readonly [Seat, (readonly [number, number])[]])[] {
    const {seats, handles} = this.#dealer.state;
    const gone = seats.flatMap(({active, cardKey}, seat) => (!active && cardKey !== null ? [seat] : []));
    if (gone.length === 0) return [];
    const open = Array.from(handles.all()).flatMap(({id, life, value}) =>
      life === 'dead' || value === null ? [] : [[id, value] as const],
    );
    return gone.map(seat => [seat, open]);
  }

  /** The person here agrees that dice are thrown again without a seat. */
  agree(seat: Seat): void {
    this.#dealer.agree(seat);
  }

  nudge(): void {
    this.#dealer.nudge();
  }

  /** All that is new since the last call. */
  news(): News {
    // First: whoever looks for what can be sealed throws out what is done with, and then knows who is waited for.
    const proposal = this.#proposal();
    const {status, owed, floor, watermark} = this.#dealer;
    const snapshot = this.#snapshot;
    this.#snapshot = null;
    return {
      snapshot,
      ...this.#dealer.outbox(),
      proposal,
      owed,
      status,
      faces: this.#dealer.seats.map(seat => [seat, [...this.#dealer.faces(seat)]]),
      lost: this.#lost(),
      bots: this.#dealer.seats.filter(seat => this.#isBot(seat)),
      bequests: [...this.#dealer.bequests],
      pledge: {floor, watermark: watermark && {n: watermark.seq, hash: toBase64url(watermark.entryHash)}},
      redraws: this.#dealer.state.redraws,
      asksAgain: this.#dealer.asksAgain,
    };
  }

  /** What dealing wants sealed next, with the answers that the engine takes from it. */
  #proposal(): DealtStep | null {
    if (!this.#dealer.isHost || this.#dealer.state.failed) return null;
    const step = this.#untold ? null : this.#dealer.proposal;
    const of = this.#untold ?? step;
    if (!of) return null;
    // The same one as before, on the same head: it settles the same.
    if (this.#proposed?.of === of) return this.#proposed.dealt;
    const folding = new Folding(this.#replay, null, this.#known, this.#untold);
    this.#dealer.preview(step, claims => folding.fold(claims));
    const said = step ?? {kind: SETTLED, payload: new Uint8Array()};
    this.#proposed = {of, dealt: {step: said, answers: folding.answers}};
    return this.#proposed.dealt;
  }
}

const dealing = ({seat, secret, seed, isRoot = false}: OwnSecrets): OwnSeat => ({
  ...{seat, secret, isRoot},
  sign: strictSigner(seed),
});

/** The own seats after an entry. */
function seatedBy({kind, payload}: Fact, device: DeviceSecrets, own: OwnSecrets[]): OwnSecrets[] {
  // The log has checked its form.
  const fact = kind === 'table' ? (payload as TableFact) : null;
  if (fact?.type !== 'seatKey') return own;
  const gained = ownSeat(device, fact.seat, fact);
  return own.filter(({seat}) => seat !== fact.seat).concat(gained ?? []);
}

/** Bytes of proofs, and entries whatever they say, that a reload may have to look at. */
const BYTES = 2000;
const ENTRIES = 64;

/**
 * When a snapshot is due: as soon as what came since the last one would take a reload a moment to look at again. Proofs
 * are what takes time, and their bytes tell how much: a pass over a deck some 24 kB and 0.1 s, a share 0.2 kB and 5 ms.
 */
class Due {
  #bytes = 0;
  #since: number;

  /** @param n number of the entry after which the last snapshot was made */
  constructor(n: number) {
    this.#since = n;
  }

  /** Whether one is due on what stands after this entry. */
  after({fact: {n}, fair}: PlacedEntry): boolean {
    this.#bytes += fair?.bytes.length ?? 0;
    const due = this.#bytes >= BYTES || n - this.#since >= ENTRIES;
    if (due) {
      this.#bytes = 0;
      this.#since = n;
    }
    return due;
  }
}
