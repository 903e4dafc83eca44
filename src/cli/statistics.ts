/** Small statistics for simulations. */

/** A share with its 95 % confidence interval (Wilson), each 0 to 1, rounded to four places. */
export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;
const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** @param wins may be fractional: a shared first place counts for each its part */
export function winRate(wins: number, games: number): Rate {
  if (games === 0) return {rate: 0, low: 0, high: 1};
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const centre = (share + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2));
  return {
    rate: round(share, 4),
    low: round(Math.max(0, centre - half), 4),
    high: round(Math.min(1, centre + half), 4),
  };
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly mean: number;
  readonly max: number;
}

/** @param values at least one */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((total, value) => total + value, 0);
  return {
    min: sorted[0]!,
    median: sorted[sorted.length >> 1]!,
    mean: round(sum / sorted.length, 2),
    max: sorted.at(-1)!,
  };
}

export const perSecond = (count: number, seconds: number): number =>
  round(count / Math.max(seconds, 1e-6), 1);
