/**
 * Dealing together, on one device: the joint dealer beside its own fold of the game, so that it acknowledges nothing
 * but what the engine itself asks. Knows no network, no store and no screen; runs in a worker, or, in tests, in place.
 */
import {canonicalJson} from '../../base/json.ts';
import type {Answer, Ask} from '../../engine/ask.ts';
import type {Action, AnyGame, Seat} from '../../engine/game.ts';
import {IllegalAction} from '../../engine/illegal.ts';
import {type Fact, Replay} from '../../engine/replay.ts';
import {type Claims, JointDealer, type Message, type Step} from '../../fair/index.ts';
import {signStrict, verifyStrict} from '../../log/strict-ed25519.ts';
import {answersOf, encodeChoice} from './answers.ts';
import type {DealtStep, News, OpenRequest, PlacedEntry} from './port.ts';
import {bytesOf, tableInfoOf} from './table-info.ts';

export class JointCore {
  readonly #replay: Replay;
  readonly #dealer: JointDealer;
  /** By number of the entry. */
  readonly #hashes: Uint8Array[];
  readonly #own: readonly Seat[];

  constructor(game: AnyGame, {header, gameId, headerHash, own, guard, choices}: OpenRequest) {
    this.#replay = new Replay(game, header);
    this.#hashes = [bytesOf(headerHash)];
    this.#own = own.map(({seat}) => seat);
    this.#dealer = new JointDealer({
      table: tableInfoOf(header, gameId, headerHash),
      verify: verifyStrict,
      own: own.map(({seat, secret, seed}) => ({seat, secret, sign: bytes => signStrict(seed, bytes)})),
      history: seq => this.#hashes[seq],
      ...(guard ? {guard} : {}),
      ...(choices ? {choices} : {}),
    });
  }

  /**
   * The next entry of the log, its chain and signatures checked.
   * @throws IllegalAction, FairError, FairnessBreach: it must not be followed
   */
  entry(placed: PlacedEntry): void {
    const said = stepOf(placed);
    const {n, term} = placed.fact;
    const place = {
      term,
      seq: n,
      entryHash: bytesOf(placed.hash),
      prev: this.#hashes[n - 1]!,
      ...(placed.fact.basis === null ? {} : {basis: this.#hashes[placed.fact.basis]!}),
    };
    this.#hashes[n] = place.entryHash;
    try {
      const folding = new Folding(this.#replay, placed.fact);
      this.#dealer.entry(said, place, claims => folding.fold(claims));
      folding.commit();
    } catch (error) {
      this.#hashes.length = n;
      throw error;
    }
  }

  /** What somebody wants to be the next entry, on trial. @throws IllegalAction, FairError, FairnessBreach */
  admit({fact, fair}: Omit<PlacedEntry, 'hash'>): void {
    const folding = new Folding(this.#replay, fact);
    const basis = fact.basis === null ? undefined : this.#hashes[fact.basis];
    this.#dealer.preview(stepOf({fact, fair}), claims => folding.fold(claims), basis);
  }

  /** A message from another device. @returns null, or the code of its refusal */
  receive(message: Message): string | null {
    return this.#dealer.receive(message);
  }

  choose(seat: Seat, action: Action): void {
    this.#dealer.choose(seat, encodeChoice(action));
  }

  /** The proofs for the cards that an own action shows. */
  attach(seat: Seat, handles: readonly number[]): Uint8Array {
    return this.#dealer.attach(
      seat,
      handles.map(handle => ({type: 'open', handles: [handle]})),
    );
  }

  nudge(): void {
    this.#dealer.nudge();
  }

  /** All that is new since the last call. */
  news(): News {
    const {status, owed} = this.#dealer;
    return {
      ...this.#dealer.outbox(),
      proposal: this.#proposal(),
      owed,
      status,
      faces: this.#own.map(seat => [seat, [...this.#dealer.faces(seat)]]),
    };
  }

  /** What dealing wants sealed next, with the answers that the engine takes from it. */
  #proposal(): DealtStep | null {
    const step = this.#dealer.proposal;
    if (!step) return null;
    const folding = new Folding(this.#replay, null);
    this.#dealer.preview(step, claims => folding.fold(claims));
    return {step, answers: folding.answers};
  }
}

/** What an entry says about dealing. */
function stepOf({fact, fair}: Omit<PlacedEntry, 'hash'>): Step | null {
  return fair && {kind: fair.step, payload: fair.bytes, author: fact.seat};
}

/** The engine's half of one entry: its own step, then each answer that dealing settles on top of it. */
class Folding {
  readonly answers: Answer[] = [];
  readonly #replay: Replay;
  readonly #fact: (Fact & {readonly term: number}) | null;
  #state: Replay['state'];
  #begun = false;

  constructor(replay: Replay, fact: (Fact & {readonly term: number}) | null) {
    this.#replay = replay;
    this.#fact = fact;
    this.#state = replay.state;
  }

  /** Called once or more for an entry. @returns what the engine asks then */
  fold(claims: Claims): Ask | null {
    const {game} = this.#replay;
    if (!this.#begun && this.#fact && this.#fact.kind !== 'dealt') {
      this.#requireShown(claims);
      this.#state = this.#replay.prepare(this.#fact).state;
    }
    this.#begun = true;
    const ask = game.ask(this.#state);
    for (const answer of ask ? answersOf(ask, claims) : []) {
      this.#state = game.answer(this.#state, answer);
      this.answers.push(answer);
    }
    return game.ask(this.#state);
  }

  /** The cards that an action names are those that its proofs have opened. */
  #requireShown(claims: Claims): void {
    const {kind, seat, payload} = this.#fact!;
    const {game} = this.#replay;
    const action = kind === 'action' && game.openings ? game.parse(payload) : null;
    const shown = action ? game.openings!(action) : [];
    const bad = shown.find(({handle, face}) => claims.opened.get(handle) !== face);
    if (bad) throw new IllegalAction('engine/bad-opening', seat === null ? {} : {seat});
  }

  /** @throws IllegalAction engine/bad-answer when the entry says other answers than dealing has settled */
  commit(): void {
    const fact = this.#fact!;
    const said = fact.kind === 'dealt' ? (fact.payload as {answers: readonly Answer[]}).answers : [];
    if (canonicalJson(said) !== canonicalJson(this.answers)) throw new IllegalAction('engine/bad-answer', {});
    this.#replay.fold(fact);
  }
}
