/** Reading the offered choices. What is legal comes from `TableView.choices` alone; nothing here knows a rule. */
import type {Json} from '../../src/base/json.ts';
import {type Choice, expand, type Hole, isHole} from '../../src/engine/choice.ts';
import type {Action} from '../../src/engine/game.ts';
import {fillings, fits as fitsHole} from '../../src/engine/holes.ts';

export type Fields = Readonly<Record<string, unknown>>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function fits(offered: Json | Hole | undefined, value: unknown): boolean {
  if (offered === undefined) return false;
  return isHole(offered) ? fitsHole(offered, value) : same(offered, value);
}

/** The choices in which all given fields can take the given values; other fields stay open. */
export const offering = (choices: readonly Choice[], given: Fields): readonly Choice[] =>
  choices.filter(choice => Object.entries(given).every(([field, value]) => fits(choice[field], value)));

/** Every value that a field can take among the choices that allow `given`; in the order of the offer. */
export function valuesOf(choices: readonly Choice[], given: Fields, field: string): readonly Json[] {
  const values: Json[] = [];
  for (const choice of offering(choices, given)) {
    const offered = choice[field];
    if (offered === undefined) continue;
    for (const value of listed(offered)) if (!values.some(known => same(known, value))) values.push(value);
  }
  return values;
}

/** The values that an offer lists; none for a hole whose fillings are made part by part. */
function listed(offered: Json | Hole): Iterable<Json> {
  if (!isHole(offered)) return [offered];
  return offered.hole === 'oneOf' || offered.hole === 'amount' ? fillings(offered) : [];
}

/** True when an action with these fields is on offer. */
export const isOffered = (choices: readonly Choice[], given: Fields): boolean =>
  offering(choices, given).length > 0;

/** Every full action among the choices of one type; for kinds of decisions that have few. */
export function actionsOf<A extends Action, T extends A['type']>(
  choices: readonly Choice[],
  type: T,
): readonly Extract<A, {type: T}>[] {
  const actions = offering(choices, {type}).flatMap(choice => [...expand(choice)]);
  // The choices come from the game itself, whose actions these are.
  return actions as Extract<A, {type: T}>[];
}

/**
 * The full action for what was picked.
 * @param fill picks the value of a field that the pick leaves open, out of those on offer
 * @returns null when it is not (or no longer) on offer
 */
export function complete<A extends Action>(
  choices: readonly Choice[],
  picked: A | null,
  fill: (field: string, values: readonly Json[]) => Json | undefined = (_, [first]) => first,
): A | null {
  if (!picked) return null;
  const given: Record<string, unknown> = Object.fromEntries(Object.entries(picked));
  const [offer] = offering(choices, given);
  if (!offer) return null;
  for (const field of Object.keys(offer)) {
    if (field in given) continue;
    const values = valuesOf(choices, given, field);
    given[field] = fill(field, values) ?? values[0];
  }
  // Filled from the offer, field by field.
  return given as unknown as A;
}
