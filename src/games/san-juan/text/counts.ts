/** Counted nouns for the texts of one language. */
import {lister, type PluralForms, plurals} from '../../../i18n/plural.ts';
import {GOODS, type Good} from '../types.ts';
import type {Counted} from './types/text.ts';

/**
 * A counter of nouns, the number in front:
 * `counter('pl')({one: 'karta', few: 'karty', many: 'kart'})(2)` is "2 karty".
 */
export function counter<L extends keyof PluralForms>(language: L): (forms: PluralForms[L]) => Counted {
  const say = plurals(language);
  return forms => {
    const numbered = Object.fromEntries(Object.entries(forms).map(([form, noun]) => [form, `# ${noun}`]));
    // The same keys as in `forms`, so the same type.
    return n => say(n, numbered as unknown as PluralForms[L]);
  };
}

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
