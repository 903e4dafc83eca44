/**
 * The greeting on every connection, before anything else is said. Both sides prove that they know the table's secret and
 * that they own their identity key, *on this very connection*. The proof covers the fingerprints of both DTLS certificates.
 * A broker or a peer in the middle would have to show its own, and so cannot pass it on. The secret itself is never sent.
 *
 *   hello →  ← hello    ids, keys, nonces
 *   proof →  ← proof    HMAC-SHA-256(secret, side, transcript), signature of (side, transcript)
 *   about →  ← about    name and mark, once the other side has proved itself
 *
 * Who keeps the table is nobody's claim: the link says what the founder's key hashes to. The first message on a fresh
 * channel may be lost, so `hello` is said again until the other side's is there.
 */

import {BadMessage} from '../base/bad-message.ts';
import {equalBytes, fromBase64url, toBase64url, utf8} from '../base/bytes.ts';
import {hashBytes} from '../base/digest.ts';
import {hmacSha256} from '../base/hmac.ts';
import {canonicalJson, type Json} from '../base/json.ts';
import {randomText} from '../base/random.ts';
import {type Signer, verify} from '../log/sign.ts';
import type {Fingerprints} from './introducer.ts';
import {JoinError} from './join-error.ts';
import {PROTOCOL, TIMES} from './limits.ts';
import type {Control, ControlOf, Hello} from './messages.ts';
import type {Wire} from './wire.ts';

/** This device, as it greets. */
export interface Self {
  readonly peer: string;
  readonly tableId: string;
  /** Of the join link; another one when the host has renewed it. */
  secret: string;
  readonly identity: Signer;
  readonly profile: Json;
}

/** The other side, proved. */
export interface Greeted {
  readonly peer: string;
  readonly key: string;
  readonly profile: Json;
}

/** Which end of the connection: the one that called, or the one that answered. */
export type Side = 'caller' | 'answerer';

/**
 * Greets over a fresh wire; whoever waits for it closes the wire when it takes too long.
 * @throws JoinError refused (wrong secret or signature), otherVersion, or what the other side gave as its reason
 */
export async function greet(wire: Wire, self: Self, side: Side): Promise<Greeted> {
  const mine: Hello = {
    k: 'hello',
    v: PROTOCOL,
    peer: self.peer,
    key: self.identity.publicKey,
    nonce: randomText(16),
  };
  const theirs = await exchange(wire, mine);
  if (theirs.v !== PROTOCOL) refuse(wire, 'otherVersion');
  const other: Side = side === 'caller' ? 'answerer' : 'caller';
  const transcript = transcriptOf(self.tableId, side, mine, theirs, await certificates(wire));
  wire.send({
    k: 'proof',
    mac: toBase64url(macOf(self.secret, side, transcript)),
    signature: toBase64url(await self.identity.sign(signedBytes(side, transcript))),
  });
  const proof = await heard(wire, 'proof');
  const mac = fromBase64url(proof.mac);
  if (!mac || !equalBytes(mac, macOf(self.secret, other, transcript))) refuse(wire, 'refused');
  const signature = fromBase64url(proof.signature) ?? new Uint8Array();
  if (!(await verify(theirs.key, signedBytes(other, transcript), signature))) refuse(wire, 'refused');
  wire.send({k: 'about', profile: self.profile});
  const {profile} = await heard(wire, 'about');
  return {peer: theirs.peer, key: theirs.key, profile};
}

async function certificates(wire: Wire): Promise<Fingerprints> {
  try {
    return await wire.fingerprints();
  } catch (error) {
    if (error instanceof BadMessage) refuse(wire, 'refused');
    throw error;
  }
}

/** Says hello until the other side's is there. */
async function exchange(wire: Wire, mine: Hello): Promise<Hello> {
  wire.send(mine);
  const again = setInterval(() => wire.send(mine), TIMES.again);
  try {
    const theirs = await heard(wire, 'hello');
    // Once more, in case none of ours has arrived: whoever has one already knows it for the same.
    wire.send(mine);
    return theirs;
  } finally {
    clearInterval(again);
  }
}

/** A greeting on a wire has a few repeated hellos at most. */
const REPEATS = 32;

function refuse(wire: Wire, reason: 'refused' | 'otherVersion'): never {
  wire.send({k: 'refuse', reason});
  throw new JoinError(reason);
}

async function heard<K extends Control['k']>(wire: Wire, kind: K, repeats = 0): Promise<ControlOf<K>> {
  let message: Control;
  try {
    message = await wire.next();
  } catch (error) {
    if (error instanceof BadMessage && error.code === 'net/other-version') refuse(wire, 'otherVersion');
    throw error;
  }
  if (message.k === 'refuse') throw new JoinError(message.reason);
  if (message.k === 'hello' && kind !== 'hello' && repeats < REPEATS) return heard(wire, kind, repeats + 1);
  if (message.k !== kind) throw new BadMessage('net/out-of-turn', {kind: message.k});
  // The comparison above told the kind, which the compiler does not carry over to a type parameter.
  return message as ControlOf<K>;
}

function transcriptOf(
  tableId: string,
  side: Side,
  mine: Hello,
  theirs: Hello,
  {local, remote}: Fingerprints,
): Uint8Array {
  const ends = [
    [mine, local],
    [theirs, remote],
  ];
  if (side === 'answerer') ends.reverse();
  return utf8(canonicalJson(['roadstead/hello/2', tableId, ...ends]));
}

const macOf = (secret: string, side: Side, transcript: Uint8Array): Uint8Array =>
  hmacSha256(utf8(secret), sided(side, transcript));

const signedBytes = sided;

function sided(side: Side, transcript: Uint8Array): Uint8Array {
  return utf8(canonicalJson(['roadstead/proof/1', side, toBase64url(hashBytes(transcript))]));
}
