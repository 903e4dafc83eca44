/** docs/fair-play.md, "Bots and their heirs": all of a bot follows from its root. */
import {sha256} from '@noble/hashes/sha2.js';
import {join, u8, u16, u32, utf8} from './bytes.ts';
import {seatKey} from './context.ts';
import {G, H32, H64, mod, mul, type Point, pt, S, sc} from './group.ts';

/** `secret = H32("bot-secret", sc(x))`: that of its beacon key, nonces, salts and coefficients */
export const botSecret = (root: Uint8Array): Uint8Array => H32('bot-secret', root);

/** Seed of its key in entry 0: `SHA-256("roadstead/bot-id/1" || sc(x))` */
export const botSeed = (root: Uint8Array): Uint8Array => sha256(join(utf8('roadstead/bot-id/1'), root));

/**
 * `u8 j, E, A_1..A_{k-1}, ct_m, A'_1..A'_{k-1}, ct'_m` for its keepers m; of one alone no `A`, and the shares are the keys.
 * @param keepers their seats, with the points of their card and beacon keys
 */
export function writeBotBackup(
  gameId: Uint8Array,
  j: number,
  secret: Uint8Array,
  x: bigint,
  keepers: {m: number; Y: Point; B: Point}[],
): Uint8Array {
  const at = (label: string, i: number) => S(H64(label, secret, gameId, u32(i)));
  const e = at('backup-coef', 0);
  const sharing = (
    key: bigint,
    coefficients: string,
    masks: string,
    of: (keeper: {Y: Point; B: Point}) => Point,
  ) => {
    const a = keepers.slice(1).map((_, i) => at(coefficients, i + 1));
    const f = (z: number) => mod(key + a.reduce((sum, ai, i) => sum + ai * BigInt(z) ** BigInt(i + 1), 0n));
    const ct = keepers.map(keeper =>
      mod(f(keeper.m + 1) + S(H64(masks, gameId, u8(j), u8(keeper.m), pt(mul(e, of(keeper)))))),
    );
    return join(...a.map(ai => pt(mul(ai, G))), ...ct.map(sc));
  };
  return join(
    u8(j),
    pt(mul(e, G)),
    sharing(x, 'backup-coef', 'backup-mask', ({Y}) => Y),
    sharing(seatKey('beacon', secret).secret, 'backup-coef-draws', 'backup-mask-draws', ({B}) => B),
  );
}

/** `(u16 length, choice) XOR` blocks of `H64("bot-choice", secret, rid, C, u32 i)` */
export function boxOf(secret: Uint8Array, rid: Uint8Array, C: Uint8Array, choice: Uint8Array): Uint8Array {
  const plain = join(u16(choice.length), choice);
  const blocks = Array.from({length: Math.ceil(plain.length / 64)}, (_, i) =>
    H64('bot-choice', secret, rid, C, u32(i)),
  );
  const stream = join(...blocks);
  return plain.map((byte, i) => byte ^ stream[i]!);
}
