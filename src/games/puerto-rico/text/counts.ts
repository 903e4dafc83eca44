/** Counted nouns for the texts of one language. */
import {lister, type PluralForms} from '../../../i18n/plural.ts';
import {GOODS, type Good, type GoodCounts} from '../types.ts';

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
