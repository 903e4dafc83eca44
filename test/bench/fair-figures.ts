/**
 * The figures of fair play, measured wherever this runs: in Node, and in a page of Chromium. The unit is one
 * variable-base multiplication of the library, `Point.multiply`, measured in the same run.
 */
import {ristretto255} from '@noble/curves/ed25519.js';
import {beaconPoint} from '../../src/fair/beacon.ts';
import type {Context} from '../../src/fair/context.ts';
import {hashToPoint, O, S, sum} from '../../src/fair/group.ts';
import {H64, u32} from '../../src/fair/hash.ts';
import {seatKeys} from '../../src/fair/seat-secret.ts';
import {decodeShare, encodeShare, proveShare, verifyShare} from '../../src/fair/share.ts';
import {type Ciphertext, decodePass, encodePass} from '../../src/fair/shuffle.ts';
import {provePass} from '../../src/fair/shuffle-prove.ts';
import {verifyPass} from '../../src/fair/shuffle-verify.ts';
import {publicKeyOf, signStrict, verifyStrict} from '../../src/log/strict-ed25519.ts';

export interface Figures {
  /** Milliseconds of one multiplication. */
  readonly unit: number;
  /** In units. */
  readonly proveShare: number;
  readonly verifyShare: number;
  readonly provePass: number;
  readonly verifyPass: number;
  readonly fourSeats: number;
  /** The log's signatures, as dealing makes and checks them. */
  readonly sign: number;
  readonly verify: number;
}

const CARDS = 106;
const fill = (byte: number) => new Uint8Array(32).fill(byte);

/** Milliseconds of the fastest of several runs: the machine is shared, and only slower than it can be. */
function best(runs: number, run: () => void): number {
  let least = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    run();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

export function figures(): Figures {
  const secrets = [1, 2, 3, 4].map(fill);
  const keys = secrets.map(seatKeys);
  const K = sum(keys.map(key => key.Y));
  const gameId = fill(9);
  const at = (run: number, seat = 0): Context => ({
    gameId,
    rid: H64('rid', u32(run)).subarray(0, 32),
    seat,
    item: 0,
  });
  const {x, Y, b, B} = keys[0]!;

  // A new point each time, as in use: nothing of it is known in advance.
  const scalars = Array.from({length: 20}, (_, i) => S(H64('scalar', u32(i))));
  let point = ristretto255.Point.BASE.multiply(x);
  const unitOf = (runs: number) =>
    best(runs, () => {
      for (const s of scalars) point = point.multiply(s);
    }) / scalars.length;
  const unitBefore = unitOf(5);

  let run = 0;
  const shares = Array.from({length: 10}, () => {
    const context = at(run++);
    const P = [beaconPoint(gameId, context.rid)];
    return {context, P, bytes: encodeShare(proveShare(secrets[0]!, b, B, P, context))};
  });
  const proved =
    best(4, () => {
      for (const {P} of shares) encodeShare(proveShare(secrets[0]!, x, Y, P, at(run++)));
    }) / shares.length;
  const verified =
    best(4, () => {
      for (const {P, bytes, context} of shares)
        if (!verifyShare(decodeShare(bytes), B, P, context)) throw new Error('a share that does not verify');
    }) / shares.length;

  const inputs: Ciphertext[] = Array.from({length: CARDS}, (_, v) => ({
    a: O,
    b: hashToPoint('card-point', gameId, 'deck', u32(v)),
  }));
  let bytes = encodePass(provePass(secrets[0]!, inputs, K, at(run), 0).pass);
  const pass = best(4, () => {
    bytes = encodePass(provePass(secrets[0]!, inputs, K, at(++run), 0).pass);
  });
  const check = best(4, () => {
    if (!verifyPass(decodePass(bytes), inputs, K, at(run))) throw new Error('a pass that does not verify');
  });
  const whole = best(2, () => {
    let pile = inputs;
    secrets.forEach((secret, seat) => {
      const message = encodePass(provePass(secret, pile, K, at(++run, seat), seat).pass);
      const received = decodePass(message);
      if (!verifyPass(received, pile, K, at(run, seat))) throw new Error('a pass that does not verify');
      pile = [...received.f];
    });
  });

  const signed = fill(3);
  const signature = signStrict(fill(4), signed);
  const key = publicKeyOf(fill(4));
  const signing = best(10, () => signStrict(fill(4), signed));
  const verifying = best(10, () => {
    if (!verifyStrict(key, signed, signature)) throw new Error('a signature that does not verify');
  });

  const unit = Math.min(unitBefore, unitOf(5));
  return {
    unit,
    proveShare: proved / unit,
    verifyShare: verified / unit,
    provePass: pass / unit,
    verifyPass: check / unit,
    fourSeats: whole / unit,
    sign: signing / unit,
    verify: verifying / unit,
  };
}
