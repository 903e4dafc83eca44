/**
 * Keeps what did not change: `next`, with every part that equals its counterpart in `old` replaced by that
 * counterpart, so that whoever holds an old part can see by `===` that it is still the same. Goes through plain
 * objects, arrays and maps; anything else is compared by identity. Changes neither of the two.
 */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(next)) return (Array.isArray(old) ? shareList(old, next) : next) as T;
  if (isPlain(next)) return (isPlain(old) ? shareFields(old, next) : next) as T;
  if (next instanceof Map && old instanceof Map) return shareMap(old, next) as T;
  return next;
}

function shareList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const parts = next.map((part, i) => share(old[i], part));
  return parts.length === old.length && parts.every((part, i) => Object.is(part, old[i])) ? old : parts;
}

/** Goes by own fields, and defines them: a field named `__proto__` is a field like any other. */
function shareFields(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next);
  const parts = Object.fromEntries(
    keys.map(key => [key, Object.hasOwn(old, key) ? share(old[key], next[key]) : next[key]]),
  );
  const same = keys.length === Object.keys(old).length;
  return same && keys.every(key => Object.hasOwn(old, key) && Object.is(parts[key], old[key])) ? old : parts;
}

function shareMap(old: ReadonlyMap<unknown, unknown>, next: ReadonlyMap<unknown, unknown>) {
  const parts = new Map([...next].map(([key, part]) => [key, share(old.get(key), part)]));
  const same = parts.size === old.size && [...parts].every(([key, part]) => Object.is(part, old.get(key)));
  return same ? old : parts;
}

type Fields = Record<string, unknown>;

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
