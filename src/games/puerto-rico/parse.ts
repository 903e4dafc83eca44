/** Actions out of foreign JSON: shape only, nothing unknown, nothing missing. What is legal is for `check` to say. */
import {COUNTRY_SPACES} from './data.ts';
import {BUILDINGS, GOODS, type PrAction, ROLES, TILES} from './types.ts';

type Field = (value: unknown) => boolean;
type Shape = readonly (readonly [name: string, fits: Field, optional?: 'optional'])[];

/** Longest list of places: six tile kinds and a city of small buildings. */
const MOST_PLACES = TILES.length + 12;

const oneOf =
  (list: readonly string[]): Field =>
  value =>
    typeof value === 'string' && list.includes(value);
const isFlag: Field = value => typeof value === 'boolean';
const isCount =
  (most: number): Field =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= most;
const listOf =
  (fits: Field, most: number): Field =>
  value =>
    Array.isArray(value) && value.length <= most && [...value].every(fits); // copied: `every` would pass over holes

const isGood = oneOf(GOODS);
const MOST_SHIPS = 3;

const SHAPES: Readonly<Record<PrAction['type'], Shape>> = {
  takeRole: [
    ['role', oneOf(ROLES)],
    ['privilegeWorkers', isCount(1), 'optional'],
  ],
  drawTile: [],
  settle: [
    ['tile', oneOf(TILES)],
    ['takeWorker', isFlag, 'optional'],
  ],
  place: [['slots', listOf(isCount(COUNTRY_SPACES), MOST_PLACES)]],
  build: [
    ['building', oneOf(BUILDINGS)],
    ['takeWorker', isFlag, 'optional'],
  ],
  takeGood: [['good', isGood]],
  sell: [['good', isGood]],
  load: [
    ['good', isGood],
    ['ship', value => value === 'wharf' || isCount(MOST_SHIPS - 1)(value)],
  ],
  store: [
    ['kinds', listOf(isGood, GOODS.length)],
    ['singles', listOf(isGood, GOODS.length)],
  ],
  pass: [],
};

/** A fresh copy of a well-formed action, or null. */
export function parse(value: unknown): PrAction | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  const {type} = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const shape = SHAPES[type as PrAction['type']];
  const action: Record<string, unknown> = {type};
  for (const [name, fits, optional] of shape) {
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
  return action as unknown as PrAction;
}
