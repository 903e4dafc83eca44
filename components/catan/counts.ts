/** Cards by kind: one count a resource. */

/** What is missing in a hand for a price, by kind. */
export const missingFor = (hand: readonly number[], cost: readonly number[]): readonly number[] =>
  cost.map((count, i) => Math.max(0, count - hand[i]!));

/** Counts by kind with one more or fewer of a kind. */
export const changed = (counts: readonly number[], kind: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === kind ? count + by : count));
