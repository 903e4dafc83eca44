/**
 * The private half of a seat: everything that needs its secret. It makes the seat's messages and reads its cards; what
 * they do to the table is decided by `FairState` alone, the same on all peers. It only reads the state, and makes nothing
 * that the state would refuse: a message that is void may still have opened a card.
 *
 * Who knows what: one of these lives on the device of each seat (or in its worker). Faces never go into the shared
 * state; they are computed here from public handles.
 */
import {concat} from '../base/bytes.ts';
import type {Attachment} from './action.ts';
import {contextOf} from './answer.ts';
import {exclusionOf, receiversOf, requireTarget, requireValues} from './ask.ts';
import {askedOf, heirOf, senders, shareItem} from './asked.ts';
import {
  encodeBackup,
  encodeRecovery,
  isShareOf,
  makeBackup,
  type Shared,
  shareKey,
  unmask,
} from './backup.ts';
import {beaconPoint} from './beacon.ts';
import {boxName, boxOf, encodeBoxed, openBox} from './box.ts';
import {encodeCommitment, encodeDisclosure, makeCommitment, verifyDisclosure} from './commit.ts';
import {actionRid, type Context} from './context.ts';
import type {OwnSeat} from './dealer-types.ts';
import {FairError} from './errors.ts';
import {encodeExclusion, proveExclusion} from './exclude.ts';
import {times} from './group.ts';
import {faceOf, layers, requireHeld, requireLive, underKey} from './handle.ts';
import {u8} from './hash.ts';
import {hexName} from './hex-name.ts';
import {encodeLeave, requireLost} from './members.ts';
import {encodeKeys, makeKeys} from './possession.ts';
import {encodeRekey, proveRekey} from './rekey.ts';
import type {Permit} from './release.ts';
import {rooted, type SeatKeys, type SeatSecret, seatKeys} from './seat-secret.ts';
import {backupOf, makeComplaint} from './setup.ts';
import {encodeShare, proveShare, type Share} from './share.ts';
import {type Ciphertext, encodePass} from './shuffle.ts';
import {provePass} from './shuffle-prove.ts';
import type {Sign} from './signature.ts';
import type {FairView, Pending} from './state.ts';
import {backsUp, keepersOf} from './table-info.ts';

export class FairSeat {
  readonly seat: number;
  readonly #state: FairView;
  readonly #secret: SeatSecret;
  readonly #keys: SeatKeys;

  constructor(state: FairView, {seat, secret, isRoot}: Omit<OwnSeat, 'sign'>) {
    this.#state = state;
    this.seat = seat;
    const own = isRoot ? rooted(secret) : {secret, keys: seatKeys(secret)};
    this.#secret = own.secret;
    this.#keys = own.keys;
  }

  #at(rid: Uint8Array, item = 0): Context {
    return contextOf(this.#state, rid, this.seat, item);
  }

  /** `seat.keys` */
  keys(): Uint8Array {
    return encodeKeys(makeKeys(this.#secret, this.#state.gameId, this.seat, this.#keys));
  }

  /** `seat.backup`, once all keys are in. @throws FairError fair/no-backup, fair/no-keys */
  backup(): Uint8Array {
    if (!backsUp(this.#state.table, this.seat)) throw new FairError('no-backup');
    const keepers = keepersOf(this.#state.table, this.seat);
    const {gameId, table} = this.#state;
    const keys = new Map(keepers.map(seat => [seat, this.#state.keysOf(seat)]));
    return encodeBackup(makeBackup(this.#secret, gameId, this.seat, keys, table.format, this.#keys));
  }

  /** This seat's share of another's card key, or of its beacon key. */
  shareOf(other: number, what: Shared = 'cards'): bigint {
    const backup = backupOf(this.#state, other);
    const {x, b} = this.#keys;
    return unmask(backup, this.#state.gameId, this.seat, times(backup.E, what === 'cards' ? x : b), what);
  }

  /** The seats whose back-up is wrong for this seat: none, or complain about one. */
  badBackups(): number[] {
    return this.#state.seats.flatMap((_, other) => (this.#badPart(other) ? [other] : []));
  }

  /** Which share of another's back-up is wrong; null where none is. */
  #badPart(other: number): Shared | null {
    const {table} = this.#state;
    if (!backsUp(table, other) || !keepersOf(table, other).includes(this.seat)) return null;
    const {Y, B} = this.#state.keysOf(other);
    const backup = backupOf(this.#state, other);
    const isBad = (what: Shared) =>
      !isShareOf(backup, what === 'cards' ? Y : B, this.seat, this.shareOf(other, what), what);
    return isBad('cards') ? 'cards' : backup.draws && isBad('draws') ? 'draws' : null;
  }

  /** `backup.bad`. It shows the mask of one share. @throws FairError fair/no-cause */
  complain(other: number): Uint8Array {
    const what = this.#badPart(other);
    if (!what) throw new FairError('no-cause', {seat: other});
    return makeComplaint(this.#state, this.#secret, this.seat, other, what);
  }

  /**
   * `seat.recover`: with all others' it opens a hand.
   * @param permit for an entry not before the one by which the seat left
   * @throws FairError fair/not-released and those of `requireLost`
   */
  recover(lost: number, permit: Permit): Uint8Array {
    if (permit.seq < requireLost(this.#state, lost, this.seat).leftAt) throw new FairError('not-released');
    return encodeRecovery({lost, seat: this.seat, s: this.shareOf(lost)});
  }

  /** This seat's pass of a shuffle whose turn it has. @throws FairError fair/wrong-turn */
  pass(rid: Uint8Array): Uint8Array {
    const {by, shuffle} = this.#state.request(rid);
    if (!shuffle || shuffle.widen.size > 0 || by[0] !== this.seat) throw this.#wrongTurn();
    const {pile, K, done} = shuffle;
    return encodePass(provePass(this.#secret, pile, K, this.#at(rid), done).pass);
  }

  /** This seat's layer on those cards of a pile that were locked without it. @throws FairError fair/wrong-turn */
  widening(rid: Uint8Array, permit: Permit): Uint8Array {
    const {shuffle} = this.#released(rid, permit);
    const places = shuffle?.widen.get(this.seat);
    if (!places) throw this.#wrongTurn();
    return encodeShare(
      this.#shared(
        places.map(place => shuffle!.pile[place]!),
        this.#at(rid, 1),
      ),
    );
  }

  /**
   * This seat's share of a beacon, a deal, a reveal, or of what an exclusion leaves to open; null if nothing is.
   * @throws FairError fair/not-released unless the permit covers the request
   */
  share(rid: Uint8Array, permit: Permit): Share | null {
    const pending = this.#released(rid, permit);
    if (pending.request.kind === 'beacon') {
      if (!senders(this.#state, pending).includes(this.seat)) return null;
      const {b, B} = this.#keys;
      return proveShare(this.#secret, b, B, [beaconPoint(this.#state.gameId, rid)], this.#at(rid));
    }
    const {request} = pending;
    // Of an exclusion only cards that are not on the list are opened, whatever was entered so far.
    const cards = (askedOf(this.#state, pending).get(this.seat) ?? []).filter(
      ({id}) => request.kind !== 'exclude' || !request.oneOf.includes(this.face(id)!),
    );
    if (cards.length === 0) return null;
    return this.#shared(cards, this.#at(rid, shareItem(pending)));
  }

  /** This keeper's part of a lost seat's part of dice. @throws FairError fair/not-released, fair/wrong-turn */
  heir(rid: Uint8Array, lost: number, permit: Permit): Uint8Array {
    const pending = this.#released(rid, permit);
    if (!heirOf(this.#state, pending, this.seat).includes(lost)) throw this.#wrongTurn();
    const {gameId} = this.#state;
    const key = shareKey(backupOf(this.#state, lost), this.#state.keysOf(lost).B, this.seat, 'draws');
    const s = this.shareOf(lost, 'draws');
    const at = this.#at(rid, 1 + lost);
    return concat(encodeShare(proveShare(this.#secret, s, key, [beaconPoint(gameId, rid)], at)), u8(lost));
  }

  /** The answer to a request to re-key. @throws FairError fair/not-released, fair/wrong-turn */
  rekey(rid: Uint8Array, permit: Permit): Uint8Array {
    const {request, by} = this.#released(rid, permit);
    if (request.kind !== 'rekey' || !by.includes(this.seat)) throw this.#wrongTurn();
    return this.#rekeyed(request.handle, request.to, this.#at(rid));
  }

  /**
   * The answers to a request to exclude: one proof for each card of this seat that is on the list. Those that are
   * not have to be opened with `share`.
   * @throws FairError fair/not-released, fair/wrong-turn
   */
  exclusions(rid: Uint8Array, permit: Permit): Uint8Array[] {
    const {request, by, open} = this.#released(rid, permit);
    if (request.kind !== 'exclude' || !by.includes(this.seat)) throw this.#wrongTurn();
    const {handles, oneOf} = request;
    return handles.flatMap((id, item) =>
      open!.includes(id) && oneOf.includes(this.face(id)!)
        ? [this.#excluded(id, oneOf, this.#at(rid, item))]
        : [],
    );
  }

  /** `commit`. The choice stays here until it is due. @throws FairError fair/wrong-turn */
  commit(rid: Uint8Array, choice: Uint8Array): Uint8Array {
    const {request, by} = this.#state.request(rid);
    if (request.kind !== 'commit' || !by.includes(this.seat)) throw this.#wrongTurn();
    const {gameId, table, seats} = this.#state;
    const {commitment} = makeCommitment(this.#secret, gameId, rid, this.seat, choice);
    return table.heirs && seats[this.seat]!.bot
      ? encodeBoxed({commitment, box: boxOf(this.#secret, commitment, choice)})
      : encodeCommitment(commitment);
  }

  /** What a bot has sealed that is due, whoever played it then; null where nobody has left it. */
  boxed(rid: Uint8Array): Uint8Array | null {
    const {gameId, boxes} = this.#state;
    const commitment = this.#state.request(rid).commitments?.get(this.seat);
    const box = commitment && boxes.get(boxName(commitment));
    const choice = box ? openBox(this.#secret, commitment, box) : null;
    if (!commitment || !choice) return null;
    const {disclosure} = makeCommitment(this.#secret, gameId, commitment.rid, this.seat, choice);
    return verifyDisclosure(gameId, disclosure, commitment) ? choice : null;
  }

  /** Name of the commitment that a request to disclose wants of this seat, or null. */
  dueOf(rid: Uint8Array): Uint8Array | null {
    const {request, by, commitments} = this.#state.request(rid);
    const due = request.kind === 'disclose' && by.includes(this.seat) && commitments!.get(this.seat);
    return due ? due.rid : null;
  }

  /** `disclose`. @throws FairError fair/not-released, fair/wrong-turn, fair/not-committed to another choice */
  disclose(rid: Uint8Array, choice: Uint8Array, permit: Permit): Uint8Array {
    const commitment = this.#released(rid, permit).commitments?.get(this.seat);
    if (!commitment || !this.dueOf(rid)) throw this.#wrongTurn();
    const {gameId} = this.#state;
    const {disclosure} = makeCommitment(this.#secret, gameId, commitment.rid, this.seat, choice);
    if (!verifyDisclosure(gameId, disclosure, commitment))
      throw new FairError('not-committed', {seat: this.seat});
    return encodeDisclosure(disclosure);
  }

  /** Attachments of an own action on top of entry `basis`; `item` is their number in it. @throws FairError */
  open(basis: Uint8Array, item: number, handles: readonly number[]): Attachment {
    const cards = this.#state.handles.distinct(handles);
    for (const card of cards) requireHeld(card, this.seat, this.#state.publicKeys);
    return {type: 'open', handles, message: encodeShare(this.#shared(cards, this.#own(basis, item)))};
  }

  /** A shuffle of the own hand. The new handles appear in the order of the outputs. @throws FairError */
  blind(basis: Uint8Array, item: number, deck: string, handles: readonly number[]): Attachment {
    const known = this.#state.publicKeys;
    const inputs = this.#state.handles.distinct(handles).map(handle => {
      requireLive(handle);
      if (handle.deck !== deck) throw new FairError('other-deck', {handle: handle.id});
      if (layers(handle, known).length > 0) requireHeld(handle, this.seat, known);
      return underKey(handle, [this.seat], known);
    });
    const {pass} = provePass(this.#secret, inputs, this.#keys.Y, this.#own(basis, item), 0);
    return {type: 'blind', deck, handles, message: encodePass(pass)};
  }

  /** Hands a card on to one seat or to all, or shows it. @throws FairError */
  handOn(
    basis: Uint8Array,
    item: number,
    handle: number,
    to: readonly number[],
    showOnly = false,
  ): Attachment {
    requireTarget(this.#state, this.seat, to);
    requireHeld(this.#state.handles.get(handle), this.seat, this.#state.publicKeys);
    return {type: 'rekey', to, showOnly, message: this.#rekeyed(handle, to, this.#own(basis, item))};
  }

  /** Proves that a card is one of the values. @throws FairError */
  exclude(basis: Uint8Array, item: number, handle: number, oneOf: readonly number[]): Attachment {
    requireValues(oneOf);
    requireHeld(this.#state.handles.get(handle), this.seat, this.#state.publicKeys);
    return {type: 'exclude', oneOf, message: this.#excluded(handle, oneOf, this.#own(basis, item))};
  }

  /** Goes, with all seats of the device. @param others the device's other seats. @param sign of this seat */
  leave(others: readonly FairSeat[], sign: Sign): Uint8Array {
    const {gameId, head, seats} = this.#state;
    const keys = [this as FairSeat, ...others]
      .map(one => ({seat: one.seat, x: one.#keys.x}))
      .filter(({seat}) => seats[seat]!.cardKey === null)
      .sort((one, other) => one.seat - other.seat);
    return encodeLeave(sign, gameId, this.seat, head.entryHash, keys);
  }

  /** The value of a handle, if this seat can read it. */
  face(id: number): number | undefined {
    const handle = this.#state.handles.get(id);
    if (handle.value !== null) return handle.value;
    const known = new Map(this.#state.publicKeys).set(this.seat, this.#keys.x);
    if (layers(handle, known).length > 0) return undefined;
    return this.#state.valueOf(handle.deck, faceOf(handle, known));
  }

  #own(basis: Uint8Array, item: number): Context {
    return this.#at(actionRid(this.#state.gameId, basis, this.seat), item);
  }

  #wrongTurn(): FairError {
    return new FairError('wrong-turn', {seat: this.seat});
  }

  /** This seat's layer on cards. */
  #shared(cards: readonly Ciphertext[], at: Context): Share {
    const {x, Y} = this.#keys;
    const P = cards.map(card => card.a);
    return proveShare(this.#secret, x, Y, P, at);
  }

  #rekeyed(id: number, to: readonly number[], at: Context): Uint8Array {
    const handle = this.#state.handles.get(id);
    const e = underKey(handle, [this.seat], this.#state.publicKeys);
    const {x, Y} = this.#keys;
    const B = this.#state.jointKey(receiversOf(this.#state, to));
    return encodeRekey(proveRekey(this.#secret, x, Y, B, e, id, at));
  }

  #excluded(id: number, oneOf: readonly number[], at: Context): Uint8Array {
    const {e, M} = exclusionOf(this.#state, id, this.seat, oneOf);
    const own = oneOf.indexOf(this.face(id)!);
    if (own < 0) throw new FairError('not-on-list', {handle: id});
    const {x, Y} = this.#keys;
    return encodeExclusion(proveExclusion(this.#secret, x, Y, e, M, own, id, at));
  }

  #released(rid: Uint8Array, permit: Permit): Pending {
    const pending = this.#state.request(rid);
    if (!permit.covers(pending)) throw new FairError('not-released', {rid: hexName(rid)});
    return pending;
  }
}
