/**
 * What may stand open in an action, and all that is known of each kind, in one table. A screen that draws a hole, a bot
 * that fills one and a test that counts them ask here.
 */
import type {Json} from '../base/json.ts';
import type {Rng} from '../base/rng.ts';

/** One of the listed values. */
export interface OneOf {
  readonly hole: 'oneOf';
  readonly of: readonly Json[];
}

/** Between `min` and `max` of the listed values, which all differ; filled by a list in the order of `of`. */
export interface SomeOf {
  readonly hole: 'someOf';
  readonly of: readonly Json[];
  readonly min: number;
  readonly max: number;
}

/** A whole number, both ends included. */
export interface Amount {
  readonly hole: 'amount';
  readonly from: number;
  readonly to: number;
}

/**
 * Equal things over slots with capacities: filled by a list with one count per slot, summing to `total`, or, where
 * `least` is given, to anything between the two.
 */
export interface Spread {
  readonly hole: 'spread';
  readonly total: number;
  readonly caps: readonly number[];
  readonly least?: number;
}

/**
 * What is given and what is wanted, by kind: filled by `{give, want}`, counts per kind within the caps. Nothing stands
 * on both sides, and each side has at least its `least` (0 or 1).
 *
 * Where part of what can be given is hidden, `closed` lists it by kind. A filling that gives more of a kind than lies open
 * (the cap less the closed ones) names the first of these that it needs in `show`, kind after kind. A filling that needs
 * none has no `show`.
 */
export interface Bundle {
  readonly hole: 'bundle';
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly least: readonly [give: 0 | 1, want: 0 | 1];
  readonly closed?: readonly (readonly Json[])[];
}

export type BundleFilling = {
  readonly give: readonly number[];
  readonly want: readonly number[];
  readonly show?: readonly Json[];
};

export type Hole = OneOf | SomeOf | Amount | Spread | Bundle;
export type HoleKind = Hole['hole'];
type HoleOf<K extends HoleKind> = Extract<Hole, {hole: K}>;

export const oneOf = (of: readonly Json[]): OneOf => ({hole: 'oneOf', of});
export const someOf = (of: readonly Json[], min: number, max: number): SomeOf => ({
  hole: 'someOf',
  of,
  min,
  max: Math.min(max, of.length),
});
export const amount = (from: number, to: number): Amount => ({hole: 'amount', from, to});
export const spread = (total: number, caps: readonly number[], least?: number): Spread =>
  least === undefined ? {hole: 'spread', total, caps} : {hole: 'spread', total, caps, least};
export const bundle = (
  give: readonly number[],
  want: readonly number[],
  least: Bundle['least'] = [1, 1],
  closed?: Bundle['closed'],
): Bundle => (closed ? {hole: 'bundle', give, want, least, closed} : {hole: 'bundle', give, want, least});

export const isHole = (value: unknown): value is Hole =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  (value as {readonly hole?: unknown}).hole !== undefined;

/** What there is to know of one kind of hole. */
interface Kind<H> {
  /** Every filling, in a fixed order. */
  readonly fillings: (hole: H) => Iterable<Json>;
  readonly count: (hole: H) => number;
  readonly sample: (hole: H, rng: Rng) => Json;
  /** Whether a foreign value is one of the fillings. */
  readonly fits: (hole: H, value: unknown) => boolean;
  /** What a draft begins with: the only filling where there is one, nothing where it must be chosen, else an empty start. */
  readonly start: (hole: H) => Json | undefined;
}

const text = (value: unknown): string => JSON.stringify(value);
function sum(list: readonly number[]): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) all += list[i]!;
  return all;
}
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);

const KINDS: {readonly [K in HoleKind]: Kind<HoleOf<K>>} = {
  oneOf: {
    fillings: ({of}) => of,
    count: ({of}) => of.length,
    sample: ({of}, rng) => of[rng.below(of.length)]!,
    fits: ({of}, value) => of.some(each => text(each) === text(value)),
    start: ({of}) => (of.length === 1 ? of[0] : undefined),
  },
  someOf: {
    fillings: ({of, min, max}) => subsets(of, min, max, 0),
    count: ({of, min, max}) => sum(binomials(of.length).slice(min, max + 1)),
    sample: sampleSome,
    fits: fitsSome,
    start: ({of, min}) => (min === of.length ? of : []),
  },
  amount: {
    fillings: ({from, to}) => Array.from({length: to - from + 1}, (_, i) => from + i),
    count: ({from, to}) => to - from + 1,
    sample: ({from, to}, rng) => from + rng.below(to - from + 1),
    fits: ({from, to}, value) => isWhole(value) && value >= from && value <= to,
    start: ({from}) => from,
  },
  spread: {
    fillings: allSpreads,
    count: ({total, caps, least = total}) => sum(spreadCounts(total, caps).slice(least)),
    sample: sampleSpread,
    fits: ({total, caps, least = total}, value) => {
      if (!isCounts(value, caps)) return false;
      const all = sum(value);
      return all >= least && all <= total;
    },
    start: ({caps}) => caps.map(() => 0),
  },
  bundle: {
    fillings: allBundles,
    count: countBundles,
    sample: sampleBundle,
    fits: fitsBundle,
    start: ({give, want}) => ({give: give.map(() => 0), want: want.map(() => 0)}),
  },
};

// The table gives each kind its own handler; the compiler does not see that a hole and its kind belong together.
const kindOf = (hole: Hole): Kind<Hole> => KINDS[hole.hole] as unknown as Kind<Hole>;

export const fillings = (hole: Hole): Iterable<Json> => kindOf(hole).fillings(hole);
export const countFillings = (hole: Hole): number => kindOf(hole).count(hole);
/**
 * A random filling. One value, a number, a subset's size are equally likely, and a subset of that size as well. A spread
 * places piece by piece on a random free slot. A bundle gives and wants one to three things of a kind or two.
 */
export const sampleFilling = (hole: Hole, rng: Rng): Json =>
  // Most are of this kind.
  hole.hole === 'oneOf' ? hole.of[rng.below(hole.of.length)]! : kindOf(hole).sample(hole, rng);
export const fits = (hole: Hole, value: unknown): boolean => kindOf(hole).fits(hole, value);
export const startOf = (hole: Hole): Json | undefined => kindOf(hole).start(hole);

function isCounts(value: unknown, caps: readonly number[]): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === caps.length &&
    value.every((count, i) => isWhole(count) && count >= 0 && count <= caps[i]!)
  );
}

// ——— some of ———

function* subsets(of: readonly Json[], min: number, max: number, at: number): Generator<Json[]> {
  const left = of.length - at;
  if (min > left) return;
  if (left === 0 || max === 0) {
    yield [];
    return;
  }
  for (const rest of subsets(of, Math.max(0, min - 1), max - 1, at + 1)) yield [of[at]!, ...rest];
  yield* subsets(of, min, max, at + 1);
}

/** The n-th row of Pascal's triangle. */
function binomials(n: number): number[] {
  const row = [1];
  for (let k = 0; k < n; k++) row.push((row[k]! * (n - k)) / (k + 1));
  return row;
}

function sampleSome({of, min, max}: SomeOf, rng: Rng): Json[] {
  let wanted = min + rng.below(max - min + 1);
  const some: Json[] = [];
  for (let i = 0; i < of.length; i++) {
    // Each value in turn is in with the chance that leaves all subsets of this size equally likely.
    if (rng.below(of.length - i) >= wanted) continue;
    some.push(of[i]!);
    wanted--;
  }
  return some;
}

function fitsSome({of, min, max}: SomeOf, value: unknown): boolean {
  if (!Array.isArray(value) || value.length < min || value.length > max) return false;
  const all = of.map(text);
  let at = -1;
  return value.every(each => {
    at = all.indexOf(text(each), at + 1);
    return at >= 0;
  });
}

// ——— spread ———

function* allSpreads({total, caps, least = total}: Spread): Generator<number[]> {
  for (let all = total; all >= least; all--) yield* spreads(all, caps, 0);
}

function* spreads(total: number, caps: readonly number[], at: number): Generator<number[]> {
  if (at === caps.length) {
    if (total === 0) yield [];
    return;
  }
  for (let here = Math.min(total, caps[at]!); here >= 0; here--)
    for (const rest of spreads(total - here, caps, at + 1)) yield [here, ...rest];
}

/** In how many ways each total up to `total` can be spread. */
function spreadCounts(total: number, caps: readonly number[]): number[] {
  let ways = [1, ...new Array<number>(total).fill(0)];
  for (const cap of caps) {
    ways = ways.map((_, all) => {
      let count = 0;
      for (let here = 0; here <= Math.min(cap, all); here++) count += ways[all - here]!;
      return count;
    });
  }
  return ways;
}

function sampleSpread({total, caps, least = total}: Spread, rng: Rng): number[] {
  const room = sum(caps);
  const all = least === total ? total : least + rng.below(Math.min(total, room) - least + 1);
  return place(all, caps, null, room, rng);
}

/** One piece after another on a random free place; slots that `taken` has something on are closed. @param room places */
function place(
  pieces: number,
  caps: readonly number[],
  taken: readonly number[] | null,
  room: number,
  rng: Rng,
): number[] {
  const counts: number[] = [];
  for (let slot = 0; slot < caps.length; slot++) counts.push(0);
  for (let left = pieces; left > 0; left--, room--) {
    let at = rng.below(room);
    for (let slot = 0; slot < caps.length; slot++) {
      if (taken !== null && taken[slot]! > 0) continue;
      const free = caps[slot]! - counts[slot]!;
      if (at < free) {
        counts[slot]!++;
        break;
      }
      at -= free;
    }
  }
  return counts;
}

// ——— bundle ———

/** The filling with these two sides: shows what it has to. */
export function bundleOf(
  {give: caps, closed}: Bundle,
  give: readonly number[],
  want: readonly number[],
): BundleFilling {
  if (!closed) return {give, want};
  const show: Json[] = [];
  for (let kind = 0; kind < closed.length; kind++) {
    const cards = closed[kind]!;
    const open = caps[kind]! - cards.length;
    for (let i = 0; i < give[kind]! - open; i++) show.push(cards[i]!);
  }
  return show.length > 0 ? {give, want, show} : {give, want};
}

function* allBundles(hole: Bundle): Generator<BundleFilling> {
  const {give, want, least} = hole;
  for (const given of within(give, 0)) {
    if (sum(given) < least[0]) continue;
    const open = want.map((cap, kind) => (given[kind]! > 0 ? 0 : cap));
    for (const wanted of within(open, 0)) if (sum(wanted) >= least[1]) yield bundleOf(hole, given, wanted);
  }
}

function* within(caps: readonly number[], at: number): Generator<number[]> {
  if (at === caps.length) {
    yield [];
    return;
  }
  for (let here = caps[at]!; here >= 0; here--)
    for (const rest of within(caps, at + 1)) yield [here, ...rest];
}

/** Each kind stands on one side, the other or neither; then those with an empty side go where it may not be empty. */
function countBundles({give, want, least}: Bundle): number {
  const ways = (of: (kind: number) => number) => give.reduce((all, _, kind) => all * of(kind), 1);
  const all = ways(kind => 1 + give[kind]! + want[kind]!);
  const noGive = ways(kind => 1 + want[kind]!);
  const noWant = ways(kind => 1 + give[kind]!);
  return all - least[0] * noGive - least[1] * noWant + least[0] * least[1];
}

/** How often a side is tried that leaves nothing for the other, before the first filling has to do. */
const TRIES = 20;

function sampleBundle(hole: Bundle, rng: Rng): Json {
  for (let i = 0; i < TRIES; i++) {
    const give = sampleSide(hole.give, null, hole.least[0], rng);
    const want = sampleSide(hole.want, give, hole.least[1], rng);
    if (sum(give) >= hole.least[0] && sum(want) >= hole.least[1]) return bundleOf(hole, give, want);
  }
  return allBundles(hole).next().value;
}

/** One side: up to three things, none of a kind that the other side has. */
function sampleSide(
  caps: readonly number[],
  other: readonly number[] | null,
  least: number,
  rng: Rng,
): number[] {
  let room = 0;
  for (let kind = 0; kind < caps.length; kind++) if (other === null || other[kind] === 0) room += caps[kind]!;
  const most = Math.min(3, room);
  const pieces = most <= least ? most : least + rng.below(most - least + 1);
  return place(pieces, caps, other, room, rng);
}

function fitsBundle(hole: Bundle, value: unknown): boolean {
  const {give, want, least} = hole;
  const filling = value as Partial<BundleFilling> | null;
  if (typeof filling !== 'object' || filling === null) return false;
  const {give: given, want: wanted} = filling;
  if (!isCounts(given, give) || !isCounts(wanted, want)) return false;
  const owed = bundleOf(hole, given, wanted).show;
  return (
    Object.keys(filling).length === (owed ? 3 : 2) &&
    text(filling.show) === text(owed) &&
    given.every((count, kind) => count === 0 || wanted[kind] === 0) &&
    sum(given) >= least[0] &&
    sum(wanted) >= least[1]
  );
}
