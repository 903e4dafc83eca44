/** What lies in a hold, counted in words. */
import type {Language} from '../../../i18n/language.ts';
import {type Counted, lister} from '../../../i18n/plural.ts';

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
