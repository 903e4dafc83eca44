/** Actions out of foreign JSON: the shape alone; whether they are legal, `check` says. */
import type {ActionType, PortAction} from './types.ts';

type Field = (value: unknown) => boolean;

const whole: Field = value =>
  Number.isSafeInteger(value) && (value as number) >= -1 && (value as number) < 1000;
const isCount: Field = value => whole(value) && (value as number) >= 0;

/** A list without holes: `every` would pass over them. */
function isList(value: unknown, least: number, most: number, fits: Field): boolean {
  if (!Array.isArray(value) || value.length < least || value.length > most) return false;
  for (let i = 0; i < value.length; i++) if (!fits(value[i])) return false;
  return true;
}
const counts =
  (length: number): Field =>
  value =>
    isList(value, length, length, isCount);
const list =
  (most: number): Field =>
  value =>
    isList(value, 1, most, whole);
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

const FIELDS = Object.fromEntries(
  Object.entries(SHAPES).map(([type, shape]) => [type, Object.entries(shape)]),
);

export function parse(value: unknown): PortAction | null {
  if (typeof value !== 'object' || value === null) return null;
  const given = value as Readonly<Record<string, unknown>>;
  const {type} = given;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return null;
  const fields = FIELDS[type]!;
  if (Object.keys(given).length !== fields.length + 1) return null;
  const action: Record<string, unknown> = {type};
  for (const [field, fits] of fields) {
    const each = given[field];
    if (!fits(each)) return null;
    action[field] = Array.isArray(each) ? each.slice() : each;
  }
  // Each field has the shape that its type asks for.
  return action as unknown as PortAction;
}
