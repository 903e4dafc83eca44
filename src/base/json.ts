/**
 * JSON values and their canonical text.
 *
 * Everything that is stored, hashed or sent is plain JSON made of objects, arrays, strings, booleans, null and
 * safe integers. The canonical text sorts keys, so that equal values have equal bytes on every peer.
 */
export type Json = null | boolean | number | string | readonly Json[] | {readonly [key: string]: Json};

/**
 * The canonical text of a value: keys sorted by UTF-16 code unit, no white space, integers only.
 * Fields that are `undefined` are left out, as in `JSON.stringify`.
 * @throws TypeError for a value that is not plain JSON of safe integers (a bug in our own code).
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new TypeError(`not a safe integer: ${value}`);
    return String(value + 0); // -0 becomes 0
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`not JSON: ${typeof value}`);
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) throw new TypeError('not a plain object');
  const record = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    const field = record[key];
    if (field !== undefined) parts.push(`${JSON.stringify(key)}:${canonicalJson(field)}`);
  }
  return `{${parts.join(',')}}`;
}
