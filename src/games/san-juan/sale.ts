/** Cards that selling the goods on these places would bring, by the task of the trader phase. */
import type {SjView} from './types.ts';

export function saleOf({prices, bonus, of}: NonNullable<SjView['task']>, places: readonly number[]): number {
  const sum = of.reduce((all, place, i) => (places.includes(place) ? all + (prices[i] ?? 0) : all), 0);
  const extra = places.length === 0 ? 0 : (bonus[Math.min(places.length, bonus.length) - 1] ?? 0);
  return sum + extra;
}
