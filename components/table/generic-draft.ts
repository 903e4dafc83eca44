/** What is left to place of a spread. */
import type {Json} from '../../src/base/json.ts';
import type {Hole} from '../../src/engine/choice.ts';

export function leftOf(hole: Hole, filling: Json | undefined): number {
  if (hole.hole !== 'spread') return 0;
  const counts = Array.isArray(filling) ? (filling as readonly number[]) : [];
  return hole.total - counts.reduce((sum, count) => sum + count, 0);
}
