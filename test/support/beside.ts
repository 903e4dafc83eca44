/** JSON values that hold something that nobody reads: one field or item too many at any depth, one value of another type. */
import fc from 'fast-check';
import type {Json} from '../../src/base/json.ts';

/** Names that an entry, or an action of some game, does have somewhere. */
const NAMES = ['extra', 'shows', 'u', 'h', 'b', 'salt', 'face', '__proto__', 'constructor'];
/** Of a type that stands nowhere in an entry: a list or an object where something plain belongs, and what is too long. */
const FOREIGN: readonly Json[] = [[], ['x'.repeat(40)], {x: 1}, {type: 'pass'}, 'x'.repeat(3000)];

type Put = (value: Json) => Json;

/** All places of a value: where something can be put, and how. */
function placesOf(value: Json, put: Put = same => same): Put[] {
  if (typeof value !== 'object' || value === null) return [put];
  if (Array.isArray(value))
    return [
      (other: Json) => put([...(value as Json[]), [other]]),
      ...value.flatMap((item: Json, i) => placesOf(item, other => put(value.with(i, other) as Json[]))),
    ];
  const fields = Object.entries(value) as [string, Json][];
  const withField = (name: string, other: Json): Json => {
    const copy = {...value} as {[field: string]: Json};
    Object.defineProperty(copy, name, {value: other, enumerable: true, configurable: true, writable: true});
    return copy;
  };
  const beside = NAMES.filter(name => !Object.hasOwn(value, name)).map(
    name => (other: Json) => put(withField(name, other)),
  );
  return [
    ...beside,
    ...fields.flatMap(([name, field]) => placesOf(field, other => put(withField(name, other)))),
  ];
}

/** A value with something in it that has no place there. */
export const withMore = (value: Json): fc.Arbitrary<Json> =>
  fc
    .tuple(fc.constantFrom(...placesOf(value)), fc.constantFrom(...FOREIGN))
    .map(([put, other]) => put(other));
