/**
 * How often numbers came against how often they should: counts with what fair dice and lots give on average, and how
 * odd the difference is. Floating point, for screens only.
 */

/** Counts beside their expectation, bar by bar. */
export interface Chart {
  /** What the first bar stands for; each further one for one more. */
  readonly first: number;
  readonly counts: readonly number[];
  readonly expected: readonly number[];
}

/** How many of all rolls of these dice give each sum, from the smallest (one on each die) on; they add up to 1. */
export function sumsOf(sides: readonly number[]): number[] {
  return sides.reduce<number[]>(
    (sums, die) => {
      const next = new Array<number>(sums.length + die - 1).fill(0);
      sums.forEach((share, at) => {
        for (let face = 0; face < die; face++) next[at + face]! += share / die;
      });
      return next;
    },
    [1],
  );
}

/** Sums of dice. @param rolls each with one number for each of the dice */
export function chartOfRolls(sides: readonly number[], rolls: readonly (readonly number[])[]): Chart {
  const shares = sumsOf(sides);
  const counts = shares.map(() => 0);
  for (const roll of rolls) counts[roll.reduce((sum, die) => sum + die, 0) - sides.length]!++;
  return {first: sides.length, counts, expected: shares.map(share => share * rolls.length)};
}

/** Places drawn out of lists of many lengths, each list cut into equal parts. @param picks one place out of so many, from 0 */
export function chartOfPicks(
  parts: number,
  picks: readonly {readonly from: number; readonly at: number}[],
): Chart {
  const counts = new Array<number>(parts).fill(0);
  const expected = new Array<number>(parts).fill(0);
  for (const {from, at} of picks) {
    counts[Math.floor((at * parts) / from)]!++;
    // A list that does not divide evenly fills some parts more often.
    for (let place = 0; place < from; place++) expected[Math.floor((place * parts) / from)]! += 1 / from;
  }
  return {first: 1, counts, expected};
}

/** A bar that should hold fewer is joined with its neighbour: the test is good for no less. */
const LEAST = 5;

/**
 * Of 100 fair tables, how many look at least as uneven (Pearson's chi-squared test).
 * @returns 0 to 100; null while there is too little to tell
 */
export function oddsOf({counts, expected}: Chart): number | null {
  const bars: {count: number; want: number}[] = [];
  let open = {count: 0, want: 0};
  counts.forEach((count, i) => {
    open = {count: open.count + count, want: open.want + expected[i]!};
    if (open.want < LEAST) return;
    bars.push(open);
    open = {count: 0, want: 0};
  });
  const last = bars.at(-1);
  if (!last || bars.length < 2) return null;
  last.count += open.count;
  last.want += open.want;
  const chi = bars.reduce((sum, {count, want}) => sum + (count - want) ** 2 / want, 0);
  return 100 * upperGamma((bars.length - 1) / 2, chi / 2);
}

/** Regularized upper incomplete gamma function Q(a, x), for a = k/2: by its recurrence from Q(1/2) or Q(1). */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const whole = Number.isInteger(a);
  let q = whole ? Math.exp(-x) : erfc(Math.sqrt(x));
  // x^s e^-x / Γ(s + 1), for s = 1 or 1/2
  let term = whole ? x * Math.exp(-x) : 2 * Math.sqrt(x / Math.PI) * Math.exp(-x);
  for (let s = whole ? 1 : 0.5; s < a; s++) {
    q += term;
    term *= x / (s + 1);
  }
  return Math.min(1, q);
}

/** Complementary error function for x >= 0, to seven digits: the Chebyshev fit of Press et al., Numerical Recipes, 6.2. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.5 * x);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
    -0.82215223, 0.17087277,
  ];
  return t * Math.exp(-x * x + series.reduceRight((sum, c) => sum * t + c, 0));
}
