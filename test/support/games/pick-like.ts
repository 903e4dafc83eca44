/** Picks from `actual` what `want` names, so that a failed comparison shows both sides. */
export function pickLike(actual: unknown, want: unknown): unknown {
  if (typeof want !== 'object' || want === null || Array.isArray(want)) return actual;
  const from = actual as Record<string, unknown>;
  return Object.fromEntries(Object.entries(want).map(([key, part]) => [key, pickLike(from?.[key], part)]));
}
