/** What a building costs and what one gets for it, as two lines: points are no part of a price. */
import type {PrText} from './types/text.ts';

export const costLine = ({terms}: PrText, sum: string): string => `${terms.cost}: ${sum}`;

export const getsLine = ({terms, count}: PrText, points: number, slots: number): string =>
  `${terms.gets}: ${[count.points(points), ...(slots > 0 ? [count.slots(slots)] : [])].join(' · ')}`;
