/** Counted words for the texts of one language. */
import {lister, type PluralForms, plurals} from '../../../i18n/plural.ts';
import {RESOURCES, type Resource} from '../types.ts';
import type {Counted} from './types/text.ts';

/** A counter of nouns, the number in front: `counter('en')({one: 'card', other: 'cards'})(2)` is "2 cards". */
export function counter<L extends keyof PluralForms>(language: L): (forms: PluralForms[L]) => Counted {
  const say = plurals(language);
  return forms => {
    const numbered = Object.fromEntries(Object.entries(forms).map(([form, noun]) => [form, `# ${noun}`]));
    // The same keys as in `forms`, so the same type.
    return n => say(n, numbered as unknown as PluralForms[L]);
  };
}

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

export const total = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
