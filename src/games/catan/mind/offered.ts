/** What the game offers, and thoughts about it. */
import {type Choice, isHole} from '../../../engine/choice.ts';
import {fits} from '../../../engine/holes.ts';
import type {CatAction} from '../types.ts';

export interface Thought {
  readonly action: CatAction;
  /** Of this decision's moves the better is the greater; nothing else is said by it. */
  readonly worth: number;
}

/** The choice of a type with these values in its holes; null where it is not offered. */
export function offered(
  choices: readonly Choice[],
  type: CatAction['type'],
  values: Readonly<Record<string, number | string | null>> = {},
): CatAction | null {
  const fields = Object.entries(values);
  const found = choices.find(
    choice =>
      choice.type === type &&
      fields.every(([field, value]) => {
        const wanted = choice[field];
        return isHole(wanted) ? fits(wanted, value) : wanted === value;
      }),
  );
  // All holes of these types are filled by the values.
  return found ? ({...found, ...values} as unknown as CatAction) : null;
}

/** What a field of a robber or road choice can be. */
export const valuesOf = (field: Choice[string] | undefined): readonly (number | null)[] =>
  // Robber and road choices hold numbers and null only.
  (isHole(field) && field.hole === 'oneOf' ? field.of : [field ?? null]) as readonly (number | null)[];
