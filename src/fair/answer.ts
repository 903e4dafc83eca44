/**
 * Answers to requests: each message is decoded, bound to the request it names, verified, and only then applied.
 *
 * What comes as a part is signed: if it fails, that is a `FairnessBreach` of its seat, provided that the seat signed it
 * on top of this log since the question has its present form. An opening carries no signatures: whoever sealed it had
 * looked at each share before, so a failing one is plainly refused and the sealer's fault.
 */
import {answerForAbsent, tellOpen} from './absent.ts';
import {exclusionOf, receiversOf} from './ask.ts';
import {heirOf} from './asked.ts';
import {shareKey} from './backup.ts';
import {beaconPoint} from './beacon.ts';
import {boxName, decodeBoxed} from './box.ts';
import {decodeCommitment, decodeDisclosure, verifyDisclosure} from './commit.ts';
import type {Context} from './context.ts';
import {breachBy, type FairCode, FairError, FairnessBreach, type Rule} from './errors.ts';
import {decodeExclusion, verifyExclusion} from './exclude.ts';
import {underKey} from './handle.ts';
import {H32, u32} from './hash.ts';
import {hexName} from './hex-name.ts';
import {decodePart, encodePart, type Part, type PartKind, verifyPart} from './part.ts';
import {decodeRekey, verifyRekey} from './rekey.ts';
import {backupOf} from './setup.ts';
import {decodeShare, verifyShare} from './share.ts';
import {decodePass} from './shuffle.ts';
import {verifyPass} from './shuffle-verify.ts';
import {type Claims, type FairState, type FairView, noClaims, type Pending} from './state.ts';

export const contextOf = (state: FairView, rid: Uint8Array, seat: number, item = 0): Context => ({
  gameId: state.gameId,
  rid,
  seat,
  item,
});

/** @throws FairError fair/other-request when the message answers something else than was asked */
export function expect<K extends Pending['request']['kind']>(pending: Pending, ...kinds: K[]) {
  if (!kinds.includes(pending.request.kind as K))
    throw new FairError('other-request', {want: pending.request.kind});
  // The kind was just compared.
  return pending.request as Extract<Pending['request'], {kind: K}>;
}

/** Who is to act. @throws FairError fair/wrong-turn */
function requireTurn(pending: Pending, seat: number): void {
  if (!pending.by.includes(seat)) throw new FairError('wrong-turn', {seat});
}

/** Whether a part was made on this log since the question has its present form. */
export const isTimely = (state: FairState, {head}: Part, {since}: Pending): boolean =>
  (state.recent.get(hexName(head)) ?? -1) >= since;

/**
 * A part whose signature is its seat's, made on top of this log since the question has its present form.
 * @throws FairError fair/bad-part (nobody's word), fair/stale-part (on another branch or before)
 */
export function readPart(state: FairState, message: Uint8Array): {part: Part; pending: Pending} {
  const part = decodePart(message);
  const {idKey} = state.seat(part.seat);
  if (!verifyPart(part, state.gameId, idKey, state.verify))
    throw new FairError('bad-part', {seat: part.seat});
  const pending = state.request(part.rid);
  if (!isTimely(state, part, pending)) throw new FairError('stale-part', {seat: part.seat});
  return {part, pending};
}

const RULES: Readonly<Record<PartKind, Rule>> = {
  share: 'share',
  widening: 'share',
  pass: 'shuffle',
  rekey: 'rekey',
  exclusion: 'exclusion',
  commit: 'commitment',
  disclose: 'commitment',
  heir: 'recovery',
};

/**
 * Runs a check of what a seat signed: if it fails, that seat is convicted by the part itself. Not a bot with heirs: others than
 * its host know its secret, so it is the fault of whoever seals it.
 * @throws FairnessBreach
 */
export function signed<T>({table, seats}: FairView, part: Part, check: () => T): T {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof FairError) || (table.heirs && seats[part.seat]!.bot)) throw error;
    throw breachBy(error, part.seat, RULES[part.kind], encodePart(part));
  }
}

export const must = (good: boolean, code: FairCode, seat: number) => {
  if (!good) throw new FairError(code, {seat});
};

/**
 * Reads and checks an answer to what is asked in its present form: not again for the same bytes.
 * @param read the message, if it holds; always of the same kind for the same bytes
 */
export function once<T>(state: FairState, {since}: Pending, bytes: Uint8Array, read: () => T): T {
  const name = hexName(H32('checked', bytes, u32(since)));
  // What stands there was read from these bytes.
  const known = state.checked.get(name) as {readonly message: T} | undefined;
  if (known) return known.message;
  const message = read();
  state.checked.set(name, {message});
  return message;
}

/** What an own seat has just made holds: its device does not check it again. */
export function trust(state: FairState, pending: Pending, part: Part): void {
  if (part.kind === 'pass') once(state, pending, encodePart(part), () => decodePass(part.bytes));
  else if (part.kind === 'share') once(state, pending, part.bytes, () => undefined);
}

/** The message in a part: what stands in it twice has to agree. */
export function inside<T extends {readonly seat: number; readonly rid?: Uint8Array}>(
  part: Part,
  message: T,
): T {
  must(message.seat === part.seat, 'other-seat', part.seat);
  if (message.rid && part.kind !== 'disclose')
    must(hexName(message.rid) === hexName(part.rid), 'other-request', part.seat);
  return message;
}

/** One entry of kind `part`. */
export function answerPart(state: FairState, message: Uint8Array): Claims {
  const {part, pending} = readPart(state, message);
  switch (part.kind) {
    case 'widening':
      return widen(state, part, pending);
    case 'pass':
      return pass(state, part, pending);
    case 'rekey':
      return rekey(state, part, pending);
    case 'exclusion':
      return exclusion(state, part, pending);
    case 'commit':
      return commit(state, part, pending);
    case 'disclose':
      return disclose(state, part, pending);
    case 'heir':
      return heir(state, part, pending);
    case 'share':
      // Shares are gathered on the mesh and come into the log together, as an opening.
      throw new FairError('unknown-kind', {field: 'kind'});
  }
}

/** A seat puts its layer on the cards of a pile that were locked without it. */
function widen(state: FairState, part: Part, pending: Pending): Claims {
  expect(pending, 'shuffle');
  const shuffle = pending.shuffle!;
  const {seat, rid} = part;
  const places = shuffle.widen.get(seat);
  if (!places) throw new FairError('wrong-turn', {seat});
  const share = signed(state, part, () => {
    const share = inside(part, decodeShare(part.bytes));
    const P = places.map(place => shuffle.pile[place]!.a);
    must(verifyShare(share, state.keysOf(seat).Y, P, contextOf(state, rid, seat, 1)), 'bad-share', seat);
    return share;
  });
  const pile = [...shuffle.pile];
  places.forEach((place, i) => {
    const {a, b} = pile[place]!;
    pile[place] = {a, b: b.add(share.D[i]!)}; // (a, b + x_j a)
  });
  const left = new Map([...shuffle.widen].filter(([other]) => other !== seat));
  state.wait({
    ...pending,
    // The first pass is made over the pile that everybody has widened.
    since: left.size === 0 ? state.head.seq + 1 : pending.since,
    shuffle: {...shuffle, pile, widen: left},
  });
  return noClaims();
}

/** One pass of a shuffle. After the last one the fresh handles appear, in the order of the outputs. */
function pass(state: FairState, part: Part, pending: Pending): Claims {
  const request = expect(pending, 'shuffle');
  const shuffle = pending.shuffle!;
  const {pile, K, key, done} = shuffle;
  const {seat, rid} = part;
  if (shuffle.widen.size > 0 || seat !== pending.by[0]) throw new FairError('wrong-turn', {seat});
  const message = signed(state, part, () =>
    once(state, pending, encodePart(part), () => {
      const message = inside(part, decodePass(part.bytes));
      must(message.pass === done, 'wrong-turn', seat);
      must(verifyPass(message, pile, K, contextOf(state, rid, seat)), 'bad-shuffle', seat);
      return message;
    }),
  );
  const claims = noClaims();
  if (pending.by.length > 1) {
    state.wait({
      ...pending,
      by: pending.by.slice(1),
      since: state.head.seq + 1,
      shuffle: {...shuffle, pile: message.f, done: done + 1},
    });
    return claims;
  }
  for (const id of request.inputs) state.handles.change(id, {life: 'dead'});
  claims.fresh.push(...message.f.map(card => state.handles.add(request.deck, card, key, null)));
  state.readOpened(state.handles, claims.fresh, claims);
  state.settle(pending, claims);
  return claims;
}

/** A card under another key: to a receiver, to all, or a copy to look at. */
function rekey(state: FairState, part: Part, pending: Pending): Claims {
  const {handle, from, to, showOnly} = expect(pending, 'rekey');
  requireTurn(pending, part.seat);
  const {deck} = state.handles.get(handle);
  const key = receiversOf(state, to);
  const message = signed(state, part, () => {
    const message = inside(part, decodeRekey(part.bytes));
    must(message.handle === handle, 'other-handle', from);
    const e = underKey(state.handles.get(handle), [from], state.publicKeys);
    const at = contextOf(state, part.rid, from);
    must(verifyRekey(message, state.keysOf(from).Y, state.jointKey(key), e, at), 'bad-rekey', from);
    return message;
  });
  state.handles.change(handle, {life: showOnly ? 'live' : 'dead'});
  const claims = noClaims();
  claims.fresh.push(state.handles.add(deck, message.f, key, null, showOnly ? handle : null));
  state.readOpened(state.handles, claims.fresh, claims);
  state.settle(pending, claims);
  return claims;
}

/** A keeper's part of the part of a lost seat: its share message, then `u8 lost`. */
function heir(state: FairState, part: Part, pending: Pending): Claims {
  if (state.table.format === 1) throw new FairError('unknown-kind', {field: 'kind'});
  expect(pending, 'beacon');
  const {seat, rid, bytes} = part;
  const lost = bytes.at(-1) ?? -1;
  if (!heirOf(state, pending, seat).includes(lost)) throw new FairError('wrong-turn', {seat});
  try {
    const share = signed(state, part, () => {
      const share = inside(part, decodeShare(bytes.subarray(0, -1)));
      const key = shareKey(backupOf(state, lost), state.keysOf(lost).B, seat, 'draws');
      const P = [beaconPoint(state.gameId, rid)];
      must(verifyShare(share, key, P, contextOf(state, rid, seat, 1 + lost)), 'bad-share', seat);
      return share;
    });
    const parts = new Map(pending.heirs?.get(lost)).set(seat, share.D[0]!);
    state.wait({...pending, heirs: new Map(pending.heirs).set(lost, parts)});
  } catch (error) {
    if (!(error instanceof FairnessBreach)) throw error;
    state.takeProof(error);
  }
  return noClaims();
}

/** One of the handles of a request is proved to be on the list: from here on it is free again. */
function exclusion(state: FairState, part: Part, pending: Pending): Claims {
  const {handles, by, oneOf} = expect(pending, 'exclude');
  requireTurn(pending, part.seat);
  const message = signed(state, part, () => inside(part, decodeExclusion(part.bytes)));
  const {handle} = message;
  // A proof that came a second time convicts nobody: the network may double it.
  if (!pending.open!.includes(handle)) throw new FairError('other-handle', {handle});
  signed(state, part, () => {
    const at = contextOf(state, part.rid, by, handles.indexOf(handle));
    const {e, M} = exclusionOf(state, handle, by, oneOf);
    must(verifyExclusion(message, state.keysOf(by).Y, e, M, at), 'bad-exclusion', by);
  });
  const open = pending.open!.filter(id => id !== handle);
  const excluded = [...pending.excluded!, handle];
  state.handles.change(handle, {life: 'live'});
  const claims = noClaims();
  const proved = open.length > 0 ? [handle] : excluded;
  claims.excluded = new Map(proved.map(id => [id, oneOf]));
  if (open.length > 0) {
    state.wait({...pending, open, excluded});
    return claims;
  }
  tellOpen(
    state,
    handles.filter(id => !excluded.includes(id)),
    oneOf,
    claims,
  );
  state.settle(pending, claims);
  return claims;
}

/** A seat has answered: the others are still to, or it is over. */
function waitForRest(state: FairState, pending: Pending, seat: number, claims: Claims): void {
  const left = {...pending, by: pending.by.filter(other => other !== seat)};
  state.wait(left);
  answerForAbsent(state, left, claims);
}

/** One seat's commitment. It is final; when the last one is in, all may be disclosed. */
function commit(state: FairState, part: Part, pending: Pending): Claims {
  expect(pending, 'commit');
  requireTurn(pending, part.seat);
  const isBoxed = state.table.heirs && state.seats[part.seat]!.bot;
  const message = signed(state, part, () => {
    if (!isBoxed) return inside(part, decodeCommitment(part.bytes));
    const {commitment, box} = decodeBoxed(part.bytes);
    state.boxes.set(boxName(inside(part, commitment)), box);
    return commitment;
  });
  const commitments = new Map(pending.commitments).set(part.seat, message);
  const claims = noClaims();
  claims.committed.push(part.seat);
  waitForRest(state, {...pending, commitments}, part.seat, claims);
  return claims;
}

function disclose(state: FairState, part: Part, pending: Pending): Claims {
  expect(pending, 'disclose');
  const {seat} = part;
  requireTurn(pending, seat);
  const commitment = pending.commitments!.get(seat)!;
  const {choice} = signed(state, part, () => {
    const message = inside(part, decodeDisclosure(part.bytes));
    must(verifyDisclosure(state.gameId, message, commitment), 'bad-disclosure', seat);
    return message;
  });
  const set = new Map(state.committed.get(hexName(commitment.rid)));
  set.delete(seat);
  state.boxes.delete(boxName(commitment));
  if (set.size > 0) state.committed.set(hexName(commitment.rid), set);
  else state.committed.delete(hexName(commitment.rid));
  const claims = noClaims();
  claims.disclosed.set(seat, choice);
  waitForRest(state, {...pending, disclosed: new Map(pending.disclosed).set(seat, choice)}, seat, claims);
  return claims;
}
