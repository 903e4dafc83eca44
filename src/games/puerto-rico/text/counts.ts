/** Counted nouns for the texts of one language. */
import {GOODS, type GoodCounts} from '../types.ts';
import type {Counted} from './type.ts';

/** Forms by plural category; `other` stands for every category that is not given. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & {readonly other: string};

/** A counter of nouns: `counter('pl')({one: 'dublon', few: 'dublony', other: 'dublonów'})(2)` is "2 dublony". */
export function counter(language: string): (forms: Forms) => Counted {
  const rules = new Intl.PluralRules(language);
  return forms => n => `${n} ${forms[rules.select(n)] ?? forms.other}`;
}

/** The goods with a count above 0, worded one by one and joined as the language joins a list. */
export function goodsLister(
  language: string,
  good: (n: number, good: (typeof GOODS)[number]) => string,
  nothing: string,
): (counts: GoodCounts) => string {
  const list = new Intl.ListFormat(language, {type: 'conjunction'});
  return counts => {
    const held = GOODS.flatMap((kind, i) => (counts[i] ? [good(counts[i], kind)] : []));
    return held.length ? list.format(held) : nothing;
  };
}
