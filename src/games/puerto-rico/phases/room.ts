/** What can be kept where there is room for several single tokens besides whole kinds (PR-STORE-2 .. PR-STORE-4). */

/** Whole kinds, and single tokens of other kinds; both as indexes of `GOODS`, in order. */
export interface Kept {
  readonly kinds: readonly number[];
  readonly singles: readonly number[];
}

/** All lists of `size` members, in order. */
export function subsets(of: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return of.flatMap((first, i) => subsets(of.slice(i + 1), size - 1).map(rest => [first, ...rest]));
}

/** All ways to take `size` tokens out of heaps, as lists in order. */
function handfuls(heaps: readonly (readonly [kind: number, count: number])[], size: number): number[][] {
  const [first, ...rest] = heaps;
  if (size === 0) return [[]];
  if (!first) return [];
  const [kind, count] = first;
  const ways: number[][] = [];
  for (let here = Math.min(count, size); here >= 0; here--) {
    for (const others of handfuls(rest, size - here))
      ways.push([...new Array<number>(here).fill(kind), ...others]);
  }
  return ways;
}

const keptOf = (goods: readonly number[], {kinds, singles}: Kept): number[] =>
  goods.map((count, good) =>
    kinds.includes(good) ? count : singles.filter(single => single === good).length,
  );

const holdsMore = (a: readonly number[], b: readonly number[]): boolean =>
  a.every((count, good) => count >= b[good]!) && a.some((count, good) => count > b[good]!);

/**
 * Everything that could be kept and to which no token could be added; what ends in the same goods is listed once.
 * @param goods tokens held, by good
 */
export function waysToKeep(goods: readonly number[], kinds: number, singles: number): Kept[] {
  const held = goods.flatMap((count, good) => (count > 0 ? [good] : []));
  const ways = new Map<string, {way: Kept; kept: number[]}>();
  for (const whole of subsets(held, Math.min(kinds, held.length))) {
    const heaps = held.filter(good => !whole.includes(good)).map(good => [good, goods[good]!] as const);
    const most = heaps.reduce((sum, [, count]) => sum + count, 0);
    for (const handful of handfuls(heaps, Math.min(singles, most))) {
      const way = {kinds: whole, singles: handful};
      const kept = keptOf(goods, way);
      if (!ways.has(kept.join())) ways.set(kept.join(), {way, kept});
    }
  }
  const all = [...ways.values()];
  return all.filter(({kept}) => !all.some(other => holdsMore(other.kept, kept))).map(({way}) => way);
}
