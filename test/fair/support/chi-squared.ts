/**
 * How far counts are from the expected ones, as a number of standard deviations: chi-squared, brought to a normal
 * variable by the Wilson-Hilferty transformation. Beyond ±3.7 a fair source comes once in 5,000 times; the seeds are
 * fixed, so a test that passes passes always.
 */
export function chiSquaredScore(counts: readonly number[], expected: number): number {
  const degrees = counts.length - 1;
  const chi = counts.reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * degrees);
  return (Math.cbrt(chi / degrees) - (1 - spread)) / Math.sqrt(spread);
}

export const FAR = 3.7;
