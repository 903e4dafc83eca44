/**
 * The private half of a seat: everything that needs its secret. It makes the seat's messages and reads its cards;
 * what they do to the table is decided by `FairState` alone, the same on all peers.
 *
 * Who knows what: one of these lives on the device of each seat (or in its worker). Faces never go into the shared
 * state; they are computed here from public handles.
 */

import {concat} from '../base/bytes.ts';
import type {Attachment} from './action.ts';
import {askedOf, shareItem} from './answer.ts';
import {encodeBackup, encodeRecovery, isShareOf, makeBackup, othersThan, unmask} from './backup.ts';
import {beaconPoint} from './beacon.ts';
import {encodeCommitment, encodeDisclosure, makeCommitment} from './commit.ts';
import {actionRid, type Context} from './context.ts';
import {FairError} from './errors.ts';
import {encodeExclusion, proveExclusion} from './exclude.ts';
import {encodePoint, times} from './group.ts';
import {faceOf, layers, underKey} from './handle.ts';
import type {Job} from './jobs.ts';
import {encodeKeys, makeKeys} from './possession.ts';
import {encodeRekey, proveRekey} from './rekey.ts';
import type {Permit} from './release.ts';
import {type SeatKeys, type SeatSecret, seatKeys} from './seat-secret.ts';
import {backupOf, makeComplaint} from './setup.ts';
import {encodeShare, proveShare, type Share} from './share.ts';
import {encodePass} from './shuffle.ts';
import {provePass} from './shuffle-prove.ts';
import {type FairState, hexName} from './state.ts';

export class FairSeat {
  readonly seat: number;
  readonly #state: FairState;
  readonly #secret: SeatSecret;
  readonly #keys: SeatKeys;

  constructor(state: FairState, seat: number, secret: SeatSecret) {
    this.#state = state;
    this.seat = seat;
    this.#secret = secret;
    this.#keys = seatKeys(secret);
  }

  #at(rid: Uint8Array, item = 0): Context {
    return {gameId: this.#state.gameId, rid, seat: this.seat, item};
  }

  /** `seat.keys` */
  keys(): Uint8Array {
    return encodeKeys(makeKeys(this.#secret, this.#state.gameId, this.seat));
  }

  /** `seat.backup`, once all keys are in. */
  backup(): Uint8Array {
    const Y = this.#state.seats.map((_, seat) => this.#state.keysOf(seat).Y);
    return encodeBackup(makeBackup(this.#secret, this.#state.gameId, this.seat, Y));
  }

  /** This seat's share of another's card key. */
  #shareOf(other: number): bigint {
    const backup = backupOf(this.#state, other);
    return unmask(backup, this.#state.gameId, this.seat, times(backup.E, this.#keys.x));
  }

  /** The seats whose back-up is wrong for this seat: none, or complain about one. */
  badBackups(): number[] {
    return othersThan(this.seat, this.#state.seats.length).filter(
      other =>
        !isShareOf(
          backupOf(this.#state, other),
          this.#state.keysOf(other).Y,
          this.seat,
          this.#shareOf(other),
        ),
    );
  }

  /** `backup.bad` */
  complain(other: number): Uint8Array {
    return makeComplaint(this.#state, this.#secret, this.seat, other);
  }

  /** `seat.recover` */
  recover(lost: number): Uint8Array {
    return encodeRecovery({lost, seat: this.seat, s: this.#shareOf(lost)});
  }

  /** This seat's pass of a shuffle whose turn it has. @throws FairError fair/wrong-turn */
  pass(rid: Uint8Array): Uint8Array {
    const {pile, K, done} = this.#turn(rid);
    return encodePass(provePass(this.#secret, pile, K, this.#at(rid), done).pass);
  }

  /** The same as a job for the worker, which gives the same bytes. @throws FairError fair/wrong-turn */
  passJob(rid: Uint8Array): Extract<Job, {kind: 'pass'}> {
    const {pile, K, done} = this.#turn(rid);
    const inputs = concat(...pile.flatMap(({a, b}) => [encodePoint(a), encodePoint(b)]));
    const statement = {context: this.#at(rid), pass: done, K: encodePoint(K), inputs};
    return {kind: 'pass', statement, secret: this.#secret};
  }

  #turn(rid: Uint8Array) {
    const {by, shuffle} = this.#state.request(rid);
    if (!shuffle || by[0] !== this.seat) throw new FairError('wrong-turn', {seat: this.seat});
    return shuffle;
  }

  /**
   * This seat's share of a beacon, a deal, a reveal, or of what an exclusion leaves to open; null if nothing is.
   * @throws FairError fair/not-released unless the permit covers the request
   */
  share(rid: Uint8Array, permit: Permit): Share | null {
    this.#require(rid, permit);
    const pending = this.#state.request(rid);
    const {b, B, x, Y} = this.#keys;
    if (pending.request.kind === 'beacon') {
      if (!pending.by.includes(this.seat)) return null;
      return proveShare(this.#secret, b, B, [beaconPoint(this.#state.gameId, rid)], this.#at(rid));
    }
    const {request} = pending;
    // Of an exclusion only cards that are not on the list are opened, whatever was entered so far.
    const cards = (askedOf(this.#state, pending).get(this.seat) ?? []).filter(
      ({id}) => request.kind !== 'exclude' || !request.oneOf.includes(this.face(id)!),
    );
    if (cards.length === 0) return null;
    const P = cards.map(card => card.a);
    return proveShare(this.#secret, x, Y, P, this.#at(rid, shareItem(pending)));
  }

  /** The answer to a request to re-key. */
  rekey(rid: Uint8Array, permit: Permit): Uint8Array {
    this.#require(rid, permit);
    const {request} = this.#state.request(rid);
    if (request.kind !== 'rekey') throw new FairError('other-request', {want: request.kind});
    return this.#rekeyed(request.handle, request.to, this.#at(rid));
  }

  /**
   * The answers to a request to exclude: one proof for each card of this seat that is on the list. Those that are
   * not have to be opened with `share`.
   */
  exclusions(rid: Uint8Array, permit: Permit): Uint8Array[] {
    this.#require(rid, permit);
    const {request} = this.#state.request(rid);
    if (request.kind !== 'exclude') throw new FairError('other-request', {want: request.kind});
    const {handles, oneOf} = request;
    return handles.flatMap((id, item) =>
      oneOf.includes(this.face(id)!) ? [this.#excluded(id, oneOf, this.#at(rid, item))] : [],
    );
  }

  /** `commit`, and the disclosure that stays here until it is due. */
  commit(rid: Uint8Array, choice: Uint8Array): {commit: Uint8Array; disclose: Uint8Array} {
    const {gameId} = this.#state;
    const made = makeCommitment(this.#secret, gameId, rid, this.seat, choice);
    return {commit: encodeCommitment(made.commitment), disclose: encodeDisclosure(made.disclosure)};
  }

  /** Attachments of an own action on top of entry `prev`; `item` is their number in it. */
  open(prev: Uint8Array, item: number, handles: readonly number[]): Attachment {
    const P = handles.map(id => this.#state.handles.get(id).a);
    const {x, Y} = this.#keys;
    return {
      type: 'open',
      handles,
      message: encodeShare(proveShare(this.#secret, x, Y, P, this.#own(prev, item))),
    };
  }

  /** A shuffle of the own hand. The new handles appear in the order of the outputs. */
  blind(prev: Uint8Array, item: number, deck: string, handles: readonly number[]): Attachment {
    const known = this.#state.publicKeys;
    const inputs = handles.map(id => underKey(this.#state.handles.get(id), [this.seat], known));
    const {pass} = provePass(this.#secret, inputs, this.#keys.Y, this.#own(prev, item), 0);
    return {type: 'blind', deck, handles, message: encodePass(pass)};
  }

  /** Hands a card on to one seat or to all, or shows it. */
  handOn(
    prev: Uint8Array,
    item: number,
    handle: number,
    to: readonly number[],
    showOnly = false,
  ): Attachment {
    return {type: 'rekey', to, showOnly, message: this.#rekeyed(handle, to, this.#own(prev, item))};
  }

  /** Proves that a card is one of the values. */
  exclude(prev: Uint8Array, item: number, handle: number, oneOf: readonly number[]): Attachment {
    return {type: 'exclude', oneOf, message: this.#excluded(handle, oneOf, this.#own(prev, item))};
  }

  /** The value of a handle, if this seat can read it. */
  face(id: number): number | undefined {
    const handle = this.#state.handles.get(id);
    if (handle.value !== null) return handle.value;
    const known = new Map(this.#state.publicKeys).set(this.seat, this.#keys.x);
    if (layers(handle, known).length > 0) return undefined;
    return this.#state.valueOf(handle.deck, faceOf(handle, known));
  }

  #own(prev: Uint8Array, item: number): Context {
    return this.#at(actionRid(this.#state.gameId, prev, this.seat), item);
  }

  #rekeyed(id: number, to: readonly number[], at: Context): Uint8Array {
    const handle = this.#state.handles.get(id);
    const e = underKey(handle, [this.seat], this.#state.publicKeys);
    const {x, Y} = this.#keys;
    return encodeRekey(proveRekey(this.#secret, x, Y, this.#state.jointKey(to), e, id, at));
  }

  #excluded(id: number, oneOf: readonly number[], at: Context): Uint8Array {
    const handle = this.#state.handles.get(id);
    const e = underKey(handle, [this.seat], this.#state.publicKeys);
    const M = oneOf.map(value => this.#state.cardPoint(handle.deck, value));
    const own = oneOf.indexOf(this.face(id)!);
    if (own < 0) throw new FairError('not-on-list', {handle: id});
    const {x, Y} = this.#keys;
    return encodeExclusion(proveExclusion(this.#secret, x, Y, e, M, own, id, at));
  }

  #require(rid: Uint8Array, permit: Permit): void {
    if (!permit.covers(rid)) throw new FairError('not-released', {rid: hexName(rid)});
  }
}
