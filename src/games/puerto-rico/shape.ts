/** How fields of foreign actions are judged: by shape only. */
export type Field = (value: unknown) => boolean;
export type Shape = readonly (readonly [name: string, fits: Field, optional?: 'optional'])[];

export const oneOf =
  (list: readonly string[]): Field =>
  value =>
    typeof value === 'string' && list.includes(value);
export const isFlag: Field = value => typeof value === 'boolean';
export const isCount =
  (most: number): Field =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
export const listOf =
  (fits: Field, most: number): Field =>
  value =>
    Array.isArray(value) && value.length <= most && [...value].every(fits); // copied: `every` would pass over holes
