/** Counted nouns for the texts of one language. */
import {lister, type PluralForms, plurals} from '../../../i18n/plural.ts';
import {GOODS, type Good, type GoodCounts} from '../types.ts';
import type {Counted} from './types/text.ts';

/**
 * A counter of nouns, the number in front:
 * `counter('pl')({one: 'dublon', few: 'dublony', many: 'dublonów'})(2)` is "2 dublony".
 */
export function counter<L extends keyof PluralForms>(language: L): (forms: PluralForms[L]) => Counted {
  const say = plurals(language);
  return forms => {
    const numbered = Object.fromEntries(Object.entries(forms).map(([form, noun]) => [form, `# ${noun}`]));
    // The same keys as in `forms`, so the same type.
    return n => say(n, numbered as unknown as PluralForms[L]);
  };
}

/** The goods with a count above 0, worded one by one and joined as the language joins a list. */
export function goodsLister(
  language: keyof PluralForms,
  good: (n: number, good: Good) => string,
  nothing: string,
): (counts: GoodCounts) => string {
  const list = lister(language);
  return counts => {
    const held = GOODS.flatMap((kind, i) => (counts[i] ? [good(counts[i], kind)] : []));
    return held.length ? list(held) : nothing;
  };
}
