/** Counted words for the texts of one language. */

import type {Fields} from '../../../engine/game.ts';
import {lister, type PluralForms} from '../../../i18n/plural.ts';
import {RESOURCES, type Resource} from '../types.ts';

/** The resources with a count above 0, worded one by one and joined as the language joins a list. */
export function cardLister(
  language: keyof PluralForms,
  one: (n: number, kind: Resource) => string,
  nothing: string,
): (counts: readonly number[]) => string {
  const list = lister(language);
  return counts => {
    const held = RESOURCES.flatMap((kind, i) => (counts[i] ? [one(counts[i], kind)] : []));
    return held.length > 0 ? list(held) : nothing;
  };
}

/** The counts by resource in a field; zeros where there are none. */
export function counts(details: Fields, field: string): number[] {
  const value = details[field];
  return RESOURCES.map((_, kind) => {
    const count: unknown = Array.isArray(value) ? value[kind] : 0;
    return Number.isSafeInteger(count) ? (count as number) : 0;
  });
}
