/** Actions out of foreign JSON: shape only, nothing unknown, nothing missing. What is legal is for `check` to say. */
import {COUNTRY_SPACES} from './data.ts';
import {isPayment, MORE_SHAPES, MOST_PLACES} from './expansions/parse.ts';
import {isCount, isFlag, listOf, oneOf, type Shape} from './shape.ts';
import {BUILDINGS, GOODS, type PrAction, ROLES, TILES} from './types.ts';

const isGood = oneOf(GOODS);
const MOST_SHIPS = 3;

const SHAPES: Readonly<Record<PrAction['type'], Shape>> = {
  takeRole: [
    ['role', oneOf(ROLES)],
    ['privilegeWorkers', isCount(2), 'optional'],
  ],
  drawTile: [],
  settle: [
    ['tile', oneOf(TILES)],
    ['asForest', isFlag, 'optional'],
    ['takeWorker', isFlag, 'optional'],
  ],
  place: [['slots', listOf(isCount(COUNTRY_SPACES), MOST_PLACES)]],
  build: [
    ['building', oneOf(BUILDINGS)],
    ['payment', isPayment, 'optional'],
    ['takeWorker', isFlag, 'optional'],
  ],
  takeGood: [['good', isGood]],
  sell: [
    ['good', isGood],
    ['post', value => value === true, 'optional'],
  ],
  load: [
    ['good', isGood],
    ['ship', value => value === 'wharf' || isCount(MOST_SHIPS - 1)(value)],
  ],
  store: [
    ['kinds', listOf(isGood, GOODS.length)],
    ['singles', listOf(isGood, GOODS.length)],
  ],
  pass: [],
  ...MORE_SHAPES,
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
    // A copy: the log's own value stays out of reach.
    action[name] = typeof field === 'object' ? structuredClone(field) : field;
  }
  if (Object.keys(given).length !== Object.keys(action).length) return null;
  // Every field of the shape has been looked at.
  return action as unknown as PrAction;
}
