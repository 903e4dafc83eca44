/** Actions out of foreign JSON: the shape alone; whether they are legal, `check` says. */
import type {ActionType, PortAction} from './types.ts';

type Field = (value: unknown) => boolean;

const whole: Field = value =>
  Number.isSafeInteger(value) && (value as number) >= -1 && (value as number) < 1000;
const counts =
  (length: number): Field =>
  value =>
    Array.isArray(value) && value.length === length && value.every(count => whole(count) && count >= 0);
const list =
  (most: number): Field =>
  value =>
    Array.isArray(value) && value.length > 0 && value.length <= most && value.every(whole);
const flag: Field = value => typeof value === 'boolean';

const load = counts(5);

const SHAPES: {readonly [T in ActionType]: Readonly<Record<string, Field>>} = {
  handyman: {kind: whole},
  still: {good: whole},
  pirate: {cell: whole},
  ship: {cell: whole},
  barter: {goods: counts(4)},
  sail: {cards: list(2)},
  pick: {item: whole, out: load},
  upgrade: {kind: whole},
  buyRum: {goods: counts(4)},
  sellRum: {goods: counts(3)},
  swap: {give: whole, take: counts(3), out: load},
  freeRum: {out: load},
  coin: {},
  huckster: {good: whole},
  end: {},
  unload: {filling: list(5)},
  refill: {rum: whole, out: load},
  knight: {stayOut: flag},
  pay: {load, coins: whole},
  loot: {load, coins: whole, out: load},
};

export function parse(value: unknown): PortAction | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const {type} = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  // Its own key.
  const shape = SHAPES[type as ActionType];
  const fields = Object.keys(shape);
  if (Object.keys(given).length !== fields.length + 1 || !fields.every(field => shape[field]!(given[field])))
    return null;
  const action: Record<string, unknown> = {type};
  for (const field of fields) {
    const each = given[field];
    action[field] = Array.isArray(each) ? [...each] : each;
  }
  // Each field has the shape that its type asks for.
  return action as unknown as PortAction;
}
