import type {OptionField, Options} from './game.ts';

export const defaultOptions = (fields: readonly OptionField[]): Options =>
  Object.fromEntries(fields.map(field => [field.id, field.default]));

/** Options out of foreign JSON: missing fields get their default; null when a field is unknown or has a wrong value. */
export function decodeOptions(fields: readonly OptionField[], value: unknown): Options | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, unknown>;
  if (Object.keys(given).some(id => !fields.some(field => field.id === id))) return null;
  const options: Record<string, boolean | string> = {};
  for (const field of fields) {
    const chosen = Object.hasOwn(given, field.id) ? given[field.id] : field.default;
    const fits =
      field.kind === 'switch'
        ? typeof chosen === 'boolean'
        : typeof chosen === 'string' && field.values.includes(chosen);
    if (!fits) return null;
    options[field.id] = chosen as boolean | string;
  }
  return options;
}
