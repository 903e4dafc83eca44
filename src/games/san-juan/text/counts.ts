/** Goods and cards, counted for the words. */
import {sum} from '../../../base/sum.ts';
import {lister, type PluralForms} from '../../../i18n/plural.ts';
import {GOODS, type Good, type SjView} from '../types.ts';

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

/** Cards that a sale of the viewer brings. @param places those of the goods */
export function saleOf({task, players, viewer}: SjView, places: readonly number[]): number {
  if (!task || viewer === null) return 0;
  return (
    sum(places.map(place => task.prices[task.of.indexOf(place)] ?? 0)) +
    (players[viewer]!.saleBonus[places.length] ?? 0)
  );
}
