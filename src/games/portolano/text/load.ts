/** What lies in a hold, counted in words. */
import type {Language} from '../../../i18n/language.ts';
import {lister, type PluralForms, plurals} from '../../../i18n/plural.ts';
import type {Counted} from './types/text.ts';

/** A counter of nouns, the number in front. */
export function counter<L extends keyof PluralForms>(language: L): (forms: PluralForms[L]) => Counted {
  const say = plurals(language);
  return forms => {
    const numbered = Object.fromEntries(Object.entries(forms).map(([form, noun]) => [form, `# ${noun}`]));
    // The same keys as in `forms`, so the same type.
    return n => say(n, numbered as unknown as PluralForms[L]);
  };
}

/**
 * "2 rum, 1 tea and 3 coins".
 * @param kinds one for rum, cotton, wine, tea, cocoa
 */
export function loadSayer(
  language: Language,
  kinds: readonly Counted[],
  coin: Counted,
  nothing: string,
): (load: readonly number[], coins?: number) => string {
  const list = lister(language);
  return (load, coins = 0) => {
    const parts = load.flatMap((count, kind) => (count > 0 ? [kinds[kind]!(count)] : []));
    if (coins > 0) parts.push(coin(coins));
    return parts.length === 0 ? nothing : list(parts);
  };
}
