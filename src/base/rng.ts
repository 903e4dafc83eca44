/**
 * A small seeded generator (sfc32) for bots, tests and the local dealer. Not for keys or secrets.
 * Integers only, so that a seed gives the same stream on every platform.
 */
export interface Rng {
  /** A uniform integer in 0..n-1, without modulo bias; n is 1..2^32. */
  below(n: number): number;
}

export function seededRng(seed: number | string): Rng {
  let [a, b, c, d] = seedWords(String(seed));
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below(n) {
      for (;;) {
        const word = next();
        // Engines take the remainder of two doubles far more slowly than that of two whole words, and keep it as a double,
        // and every array that it is put into as one of doubles.
        const item = n <= 0x40000000 ? (word % (n >>> 0)) | 0 : word % n;
        // The last round of n is incomplete: it would favour small numbers.
        if (word - item <= 4294967296 - n) return item;
      }
    },
  };
}

/** Four words from a text (cyrb128): enough to tell seeds apart, no security claimed. */
function seedWords(text: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  return [h1 | 0, h2 | 0, h3 | 0, h4 | 0];
}
