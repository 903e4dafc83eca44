/** Actions out of foreign JSON: shape only, nothing unknown, nothing missing. What is legal is for `check` to say. */
import {CARDS} from './data.ts';
import {ROLES, type SjAction} from './types.ts';

type Field = (value: unknown) => boolean;
type Shape = readonly (readonly [name: string, fits: Field, optional?: 'optional'])[];

/** More handles than any table makes, more places than any row has. */
const MOST_HANDLES = 1_000_000;
const MOST_PLACES = 16;

const isCount =
  (most: number): Field =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const listOf =
  (fits: Field, most: number): Field =>
  value =>
    Array.isArray(value) && value.length <= most && [...value].every(fits); // copied: `every` would pass over holes

const isHandle = isCount(MOST_HANDLES);
const isPlace = isCount(MOST_PLACES);
const handles = listOf(isHandle, CARDS);
const places = listOf(isPlace, MOST_PLACES);

const SHAPES: Readonly<Record<SjAction['type'], Shape>> = {
  draft: [['keep', handles]],
  tuck: [['card', isHandle]],
  discard: [['cards', handles]],
  takeRole: [
    ['role', value => ROLES.some(role => role === value)],
    ['useLibrary', value => typeof value === 'boolean', 'optional'],
  ],
  build: [
    ['card', isHandle],
    ['face', isCount(CARDS - 1)],
    ['over', isPlace, 'optional'],
    ['pay', handles],
    ['goods', places],
  ],
  produce: [['places', places]],
  sell: [['places', places]],
  consult: [],
  keep: [['cards', handles]],
  mine: [],
  take: [['card', isHandle]],
  pass: [],
};

/** A fresh copy of a well-formed action, or null. */
export function parse(value: unknown): SjAction | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  const {type} = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const action: Record<string, unknown> = {type};
  for (const [name, fits, optional] of SHAPES[type as SjAction['type']]) {
    if (!Object.hasOwn(given, name)) {
      if (optional) continue;
      return null;
    }
    const field = given[name];
    if (!fits(field)) return null;
    action[name] = Array.isArray(field) ? [...field] : field;
  }
  if (Object.keys(given).length !== Object.keys(action).length) return null;
  // Every field of the shape has been looked at.
  return action as unknown as SjAction;
}
