/**
 * The beacon (docs/fair-play.md, "Beacon"): dice, tiles and other public chance. Each active seat sends a share of one point that is
 * the hash of the request; the hash of the sum is the value, from which the draws of that request are taken.
 *
 * Who knows what: before the last share nobody knows the value, not even all other seats together. Shares are
 * determined by the keys, so no seat can choose; it can only withhold, and lose its seat for it.
 *
 * Known weakness: the last to share sees the value first and may quit: one re-roll, which it cannot steer.
 * One value serves its own request only; the request's name is the hash of the entry that asks.
 */
import type {Draw} from '../base/ask.ts';
import {encodePoint, hashToPoint, type Point, sum} from './group.ts';
import {H64, u32} from './hash.ts';
import {Words} from './stream.ts';

/** `P_rid = P("beacon-point", gameId, rid)` */
export const beaconPoint = (gameId: Uint8Array, rid: Uint8Array): Point =>
  hashToPoint('beacon-point', gameId, rid);

/** `value = H64("beacon-value", gameId, rid, pt(sum D_j))` over one verified part of each person who was here. */
export const beaconValue = (gameId: Uint8Array, rid: Uint8Array, D: readonly Point[]): Uint8Array =>
  H64('beacon-value', gameId, rid, encodePoint(sum(D)));

/** The words of a value: block `i = SHA-512(NS || lp("beacon-stream") || lp(value) || lp(u32 i))`. */
export const beaconWords = (value: Uint8Array): Words => new Words(i => H64('beacon-stream', value, u32(i)));

/** Numbers that these draws take. */
export const drawnCount = (draws: readonly Draw[]): number =>
  draws.reduce(
    (total, draw) => total + (draw.kind === 'roll' ? draw.sides.length : draw.count),
    draws.length,
  );

/** One list per draw: faces 1..sides of each die; the index at which each item is taken and removed. */
export function drawAll(words: Words, draws: readonly Draw[]): number[][] {
  return draws.map(draw =>
    draw.kind === 'roll'
      ? draw.sides.map(sides => 1 + words.uniform(sides))
      : words.pick(draw.from, draw.count),
  );
}
