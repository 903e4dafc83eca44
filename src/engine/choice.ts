/**
 * Choices as data: a `Choice` is an action with holes. From it come highlighted targets, the list of buttons, the full list
 * of actions (`expand`), a random one (`sample`), move counts, and an action that is put together hole by hole
 * (`PartialAction`). What a kind of hole means stands in one table, `holes.ts`.
 */
import type {Json} from '../base/json.ts';
import type {Rng} from '../base/rng.ts';
import type {Action} from './action.ts';
import {countFillings, fillings, fits, type Hole, isHole, sampleFilling, startOf} from './holes.ts';

export {
  type Amount,
  amount,
  type Bundle,
  type BundleFilling,
  bundle,
  bundleOf,
  type Hole,
  isHole,
  type OneOf,
  oneOf,
  type SomeOf,
  type Spread,
  someOf,
  spread,
} from './holes.ts';

/** An action with holes; every combination of fillings is a legal action. */
export interface Choice {
  readonly type: string;
  readonly [field: string]: Json | Hole;
}

/** The holes of a choice by field, in the order in which they stand. */
export const holesOf = (choice: Choice): readonly (readonly [field: string, hole: Hole])[] =>
  Object.entries(choice).filter((entry): entry is [string, Hole] => isHole(entry[1]));

/** Every full action of a choice, in a fixed order. May be long: iterate, do not collect blindly. */
export function* expand(choice: Choice): Generator<Action> {
  yield* fill(choice, holesOf(choice), 0);
}

function* fill(action: Choice, holes: readonly (readonly [string, Hole])[], at: number): Generator<Action> {
  const next = holes[at];
  if (!next) {
    yield action;
    return;
  }
  const [field, hole] = next;
  for (const value of fillings(hole)) yield* fill({...action, [field]: value}, holes, at + 1);
}

/** How many full actions a choice stands for. */
export function countActions(choice: Choice): number {
  let product = 1;
  for (const value of Object.values(choice)) if (isHole(value)) product *= countFillings(value);
  return product;
}

/** A random full action; see `sampleFilling` for what is how likely. */
export function sample(choice: Choice, rng: Rng): Action {
  let action: Record<string, Json> | null = null;
  for (const field in choice) {
    const value = choice[field];
    if (!isHole(value)) continue;
    action ??= {...choice} as Record<string, Json>;
    action[field] = sampleFilling(value, rng);
  }
  return (action ?? choice) as unknown as Action;
}

/** A random action out of a list of choices, every choice equally likely. */
export function sampleAny(choices: readonly Choice[], rng: Rng): Action {
  return sample(choices[rng.below(choices.length)]!, rng);
}

/** Whether a full action is one of the fillings of a choice. */
export function offers(choice: Choice, action: Action): boolean {
  const given = action as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.keys(choice);
  if (fields.length !== Object.keys(given).length) return false;
  return fields.every(field => {
    const wanted = choice[field];
    return isHole(wanted)
      ? fits(wanted, given[field])
      : JSON.stringify(wanted) === JSON.stringify(given[field]);
  });
}

/** An action on the way: which choice, and what fills its holes so far. Pure, so that screens only draw it. */
export interface PartialAction {
  /** Index of the choice; null until one is chosen. */
  readonly choice: number | null;
  /** Fillings by field. */
  readonly filled: Readonly<Record<string, Json>>;
}

export const NOTHING_YET: PartialAction = {choice: null, filled: {}};

/** A choice is taken; each hole as it begins. */
export function begin(choices: readonly Choice[], index: number): PartialAction {
  const filled: Record<string, Json> = {};
  for (const [field, hole] of holesOf(choices[index]!)) {
    const start = startOf(hole);
    if (start !== undefined) filled[field] = start;
  }
  return {choice: index, filled};
}

/** The action that it has become; null while something is missing. */
export function completed(choices: readonly Choice[], partial: PartialAction): Action | null {
  const choice = partial.choice === null ? undefined : choices[partial.choice];
  if (!choice) return null;
  for (const [field, hole] of holesOf(choice)) if (!fits(hole, partial.filled[field])) return null;
  // Every hole has its filling now, so that only plain JSON is left.
  return {...choice, ...partial.filled} as unknown as Action;
}
