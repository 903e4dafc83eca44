/** Reading the offered choices. What is legal comes from `TableView.choices` alone; nothing here knows a rule. */
import type {Json} from '../../src/base/json.ts';
import {type Choice, expand, type Hole, isHole} from '../../src/engine/choice.ts';
import {fits as fitsHole} from '../../src/engine/holes.ts';
import type {PrAction} from '../../src/games/puerto-rico/types.ts';

type Fields = Readonly<Record<string, unknown>>;

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
    const each = isHole(offered) ? (offered.hole === 'oneOf' ? offered.of : []) : [offered];
    for (const value of each) if (!values.some(known => same(known, value))) values.push(value);
  }
  return values;
}

/** True when an action with these fields is on offer. */
export const isOffered = (choices: readonly Choice[], given: Fields): boolean =>
  offering(choices, given).length > 0;

/** Every full action among the choices of one type; for kinds of decisions that have few. */
export function actionsOf<T extends PrAction['type']>(
  choices: readonly Choice[],
  type: T,
): readonly Extract<PrAction, {type: T}>[] {
  const actions: Extract<PrAction, {type: T}>[] = [];
  // The choices come from the game itself, whose actions these are.
  for (const choice of offering(choices, {type})) actions.push(...([...expand(choice)] as typeof actions));
  return actions;
}

/** Personal answers that ride along with an action. */
export interface Riders {
  readonly takeWorker: boolean;
  readonly privilegeWorkers: boolean;
}

/**
 * The full action for what was picked: open fields are filled from the riders.
 * @returns null when it is not (or no longer) on offer
 */
export function complete(
  choices: readonly Choice[],
  picked: PrAction | null,
  riders: Riders,
): PrAction | null {
  if (!picked) return null;
  const given = {...picked} as Record<string, unknown>;
  if (!isOffered(choices, given)) return null;
  const fill = (field: string, wanted: (values: readonly Json[]) => Json | undefined) => {
    if (field in given) return;
    const values = valuesOf(choices, given, field);
    const value = wanted(values) ?? values[0];
    if (value !== undefined) given[field] = value;
  };
  fill('takeWorker', values => values.find(value => value === riders.takeWorker));
  fill('privilegeWorkers', values =>
    [...values].sort((a, b) => Number(b) - Number(a)).at(riders.privilegeWorkers ? 0 : -1),
  );
  // Filled from the offer, field by field.
  return given as unknown as PrAction;
}
