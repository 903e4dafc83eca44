/** Choosing with chance in it, so that playouts differ. */
import type {Rng} from '../../../base/rng.ts';

/** Noise as wide as the difference between two good moves. */
export const noise = (rng: Rng, width: number): number => rng.below(width);

/** The best of a list by value plus noise, or null. */
export function best<T>(list: readonly T[], value: (item: T) => number, rng: Rng, width: number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const worth = value(item) + noise(rng, width);
    if (worth <= most) continue;
    most = worth;
    found = item;
  }
  return found;
}
