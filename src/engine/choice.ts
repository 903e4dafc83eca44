/**
 * Choices as data: a `Choice` is an action with holes. From it come highlighted targets, the list of buttons,
 * the full list of actions (`expand`), a random one (`sample`) and move counts.
 */
import type {Json} from '../base/json.ts';
import type {Rng} from '../base/rng.ts';
import type {Action} from './game.ts';

/** One of the listed values. */
export interface OneOf {
  readonly hole: 'oneOf';
  readonly of: readonly Json[];
}

/** `total` equal things over slots with capacities: filled by a list with one count per slot, summing to `total`. */
export interface Spread {
  readonly hole: 'spread';
  readonly total: number;
  readonly caps: readonly number[];
}

export type Hole = OneOf | Spread;

/** An action with holes; every combination of fillings is a legal action. */
export interface Choice {
  readonly type: string;
  readonly [field: string]: Json | Hole;
}

export const oneOf = (of: readonly Json[]): OneOf => ({hole: 'oneOf', of});
export const spread = (total: number, caps: readonly number[]): Spread => ({hole: 'spread', total, caps});

export const isHole = (value: unknown): value is Hole =>
  typeof value === 'object' && value !== null && 'hole' in value;

/** Every full action of a choice, in a fixed order. May be long for spreads: iterate, do not collect blindly. */
export function* expand(choice: Choice): Generator<Action> {
  const holes = Object.entries(choice).filter(([, value]) => isHole(value)) as [string, Hole][];
  yield* fill(choice, holes, 0);
}

function* fill(action: Choice, holes: readonly [string, Hole][], at: number): Generator<Action> {
  const next = holes[at];
  if (!next) {
    yield action;
    return;
  }
  const [field, hole] = next;
  for (const value of fillings(hole)) yield* fill({...action, [field]: value}, holes, at + 1);
}

function* fillings(hole: Hole): Generator<Json> {
  if (hole.hole === 'oneOf') yield* hole.of;
  else yield* spreads(hole.total, hole.caps, 0);
}

function* spreads(total: number, caps: readonly number[], at: number): Generator<number[]> {
  if (at === caps.length) {
    if (total === 0) yield [];
    return;
  }
  const cap = caps[at]!;
  for (let here = Math.min(total, cap); here >= 0; here--)
    for (const rest of spreads(total - here, caps, at + 1)) yield [here, ...rest];
}

/** How many full actions a choice stands for. */
export function countActions(choice: Choice): number {
  let product = 1;
  for (const value of Object.values(choice)) {
    if (isHole(value)) product *= value.hole === 'oneOf' ? value.of.length : countSpreads(value);
  }
  return product;
}

function countSpreads({total, caps}: Spread): number {
  let ways = [1, ...new Array<number>(total).fill(0)];
  for (const cap of caps) {
    ways = ways.map((_, sum) => {
      let count = 0;
      for (let here = 0; here <= Math.min(cap, sum); here++) count += ways[sum - here]!;
      return count;
    });
  }
  return ways[total]!;
}

/** A random full action; every value of a `oneOf` is equally likely, a spread places piece by piece on a random free slot. */
export function sample(choice: Choice, rng: Rng): Action {
  let action: Record<string, Json> | null = null;
  for (const field in choice) {
    const value = choice[field];
    if (!isHole(value)) continue;
    action ??= {...choice} as Record<string, Json>;
    action[field] = value.hole === 'oneOf' ? value.of[rng.below(value.of.length)]! : sampleSpread(value, rng);
  }
  return (action ?? choice) as unknown as Action;
}

function sampleSpread({total, caps}: Spread, rng: Rng): number[] {
  const counts = caps.map(() => 0);
  let room = 0;
  for (const cap of caps) room += cap;
  for (let left = total; left > 0; left--, room--) {
    let at = rng.below(room);
    for (let slot = 0; slot < caps.length; slot++) {
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

/** A random action out of a list of choices, every choice equally likely. */
export function sampleAny(choices: readonly Choice[], rng: Rng): Action {
  return sample(choices[rng.below(choices.length)]!, rng);
}
