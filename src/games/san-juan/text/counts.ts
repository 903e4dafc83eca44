/** Counted nouns for the texts of one language. */
import {lister, type PluralForms} from '../../../i18n/plural.ts';
import {GOODS, type Good} from '../types.ts';

/** Goods counted by kind and joined as the language joins a list; a single one stands without its number: "2× sugar and silver". */
export function goodsLister(
  language: keyof PluralForms,
  names: Readonly<Record<Good, string>>,
): (goods: readonly Good[]) => string {
  const list = lister(language);
  return goods =>
    list(
      GOODS.flatMap(kind => {
        const n = goods.filter(good => good === kind).length;
        return n === 0 ? [] : [n === 1 ? names[kind] : `${n}× ${names[kind]}`];
      }),
    );
}
