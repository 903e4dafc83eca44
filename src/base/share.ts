/**
 * Keeps what did not change: `next`, with everything in it that equals its counterpart in `old` replaced by that
 * counterpart. So whoever holds an old part can see by `===` that it is still the same. Goes through plain objects, arrays
 * and maps; anything else is compared by identity. Changes neither of the two.
 */
export function share<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(next)) return (Array.isArray(old) ? shareList(old, next) : next) as T;
  if (isPlain(next)) return (isPlain(old) ? shareFields(old, next) : next) as T;
  if (next instanceof Map && old instanceof Map) return shareMap(old, next) as T;
  return next;
}

function shareList(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  let same = old.length === next.length;
  // Made when the first part of `old` goes into it: most lists are new in all, or old.
  let parts: unknown[] | null = null;
  next.forEach((part, i) => {
    const shared = share(old[i], part);
    if (!Object.is(shared, part)) {
      parts ??= [...next];
      parts[i] = shared;
    }
    same &&= Object.is(shared, old[i]);
  });
  return same ? old : (parts ?? next);
}

/** Goes by own fields, and defines them: a field named `__proto__` is a field like any other. */
function shareFields(old: Fields, next: Fields): Fields {
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(old).length;
  let parts: Fields | null = null;
  for (const key of keys) {
    const isOld = Object.hasOwn(old, key);
    const shared = isOld ? share(old[key], next[key]) : next[key];
    if (!Object.is(shared, next[key])) {
      parts ??= {...next};
      Object.defineProperty(parts, key, {
        value: shared,
        configurable: true,
        enumerable: true,
        writable: true,
      });
    }
    same &&= isOld && Object.is(shared, old[key]);
  }
  return same ? old : (parts ?? next);
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
