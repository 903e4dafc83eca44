/** Valid messages, and what becomes of them in hostile hands. */
import fc from 'fast-check';

/** Values that programs stumble over. */
const ODD: readonly unknown[] = [
  ...[null, true, '', '\0', '\uD800', '__proto__', 'x'.repeat(5000)],
  ...[-1, -0, 0.5, 2 ** 31, 2 ** 53, 1e308],
  ...[[], {}, [[]], [null], {toString: 1, length: -1}, {constructor: {prototype: 1}}],
];

const odd = fc.oneof(fc.constantFrom(...ODD), fc.jsonValue());

/** One place in a JSON value is another value, is gone, or has something beside it. */
const change = (value: unknown): fc.Arbitrary<unknown> => {
  if (typeof value !== 'object' || value === null) return odd;
  const fields = Object.keys(value);
  const put = (field: string, other: unknown): unknown => {
    const copy = Array.isArray(value) ? [...value] : {...value};
    Object.defineProperty(copy, field, {value: other, enumerable: true, configurable: true, writable: true});
    return copy;
  };
  const within = fields.map(field =>
    change(value[field as keyof typeof value]).map(other => put(field, other)),
  );
  const gone = fields.map(field =>
    fc.constant(
      Array.isArray(value)
        ? value.filter((_, i) => `${i}` !== field)
        : Object.fromEntries(Object.entries(value).filter(([other]) => other !== field)),
    ),
  );
  const beside = fc
    .tuple(fc.constantFrom('extra', '__proto__', '0', 'm'), odd)
    .map(([field, other]) => put(field, other));
  return fc.oneof({weight: 4, arbitrary: fc.oneof(odd, ...within)}, fc.oneof(beside, ...gone));
};

/** A mutant of one of these values, as it arrives: JSON that is not what it was. */
export const mutantOf = (values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc
    .constantFrom(...values)
    .chain(value =>
      change(value)
        .map(mutant => JSON.stringify(mutant) ?? 'null')
        .filter(text => text !== JSON.stringify(value)),
    )
    .map(text => JSON.parse(text) as unknown);

/** A text with a few characters changed, cut off, or doubled. */
export const mutantText = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.nat(),
      fc.nat(12),
      fc.string({unit: 'binary', maxLength: 4}),
      fc.nat(3),
    )
    .map(([text, at, length, put, how]) => {
      const start = at % (text.length + 1);
      if (how === 0) return text.slice(0, start);
      if (how === 1) return text + text.slice(start);
      return text.slice(0, start) + put + text.slice(start + length);
    })
    .filter(text => !texts.includes(text));
