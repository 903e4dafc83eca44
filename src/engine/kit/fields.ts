/** Actions out of foreign JSON: shape only, nothing unknown, nothing missing. What is legal is for `check` to say. */
import type {Action} from '../action.ts';

/** A fresh copy of a well-formed value; undefined for anything else. */
export type Field = (value: unknown) => unknown;
/** Fields by name; the name of one that may be missing ends in `?`. */
export type Shape = Readonly<Record<string, Field>>;

/** An integer; both bounds are allowed. */
export const whole =
  (least: number, most: number): Field =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most
      ? value
      : undefined;
export const count = (most: number): Field => whole(0, most);
/** Where something stands in a list of this length. */
export const index = (length: number): Field => whole(0, length - 1);
/** The name of a hidden card: more of them than any table makes. */
export const handle = count(1_000_000);

export const flag: Field = value => (typeof value === 'boolean' ? value : undefined);
export const oneOf =
  (list: readonly (string | number | boolean)[]): Field =>
  value =>
    list.find(item => item === value);
export const eitherOf =
  (one: Field, other: Field): Field =>
  value =>
    one(value) ?? other(value);
export const orNull =
  (field: Field): Field =>
  value =>
    value === null ? null : field(value);

export const listOf =
  (field: Field, least: number, most: number): Field =>
  value => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return undefined;
    // Spread: `map` would pass over holes.
    const list = [...value].map(field);
    return list.includes(undefined) ? undefined : list;
  };

export const record = (shape: Shape): Field => {
  const read = fieldsOf(shape);
  return value => read(value, {});
};

/** @returns a reader of actions: a fresh copy of a well-formed one, or null */
export function readerOf<A extends Action>(shapes: Readonly<Record<A['type'], Shape>>) {
  const readers = new Map(Object.entries<Shape>(shapes).map(([type, shape]) => [type, fieldsOf(shape)]));
  return (value: unknown): A | null => {
    const type: unknown = (value as {readonly type?: unknown} | null | undefined)?.type;
    const read = typeof type === 'string' && readers.get(type);
    // Every field of the shape has been looked at.
    return (read && (read(value, {type}) as unknown as A)) || null;
  };
}

/** @returns what puts copies of all fields beside those that were copied already; undefined when there are others or fewer */
function fieldsOf(shape: Shape) {
  const fields = Object.entries(shape).map(
    ([name, field]) => [name.replace(/\?$/, ''), field, name.endsWith('?')] as const,
  );
  return (value: unknown, copied: Record<string, unknown>): Record<string, unknown> | undefined => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const given = value as Readonly<Record<string, unknown>>;
    for (const [name, field, optional] of fields) {
      if (!Object.hasOwn(given, name)) {
        if (optional) continue;
        return undefined;
      }
      const copy = field(given[name]);
      if (copy === undefined) return undefined;
      copied[name] = copy;
    }
    return Object.keys(given).length === Object.keys(copied).length ? copied : undefined;
  };
}
