/** Goods and prices, counted for the words. */
import {lister, type PluralForms} from '../../../i18n/plural.ts';
import {GOODS, type Good, type GoodCounts} from '../types.ts';
import type {PrText} from './types/text.ts';

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

/** What a building costs and what one gets for it, as two lines: points are no part of a price. */
export const costLine = ({terms}: PrText, sum: string): string => `${terms.cost}: ${sum}`;

export const getsLine = ({terms, count}: PrText, points: number, slots: number): string =>
  `${terms.gets}: ${[count.points(points), ...(slots > 0 ? [count.slots(slots)] : [])].join(' · ')}`;
