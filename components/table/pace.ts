/** Whether and how fast things move on this device; known before what moves them (`flying.ts`) is loaded. */
import type {Settings} from '../../src/table/seen/view-model.ts';

/** Nothing of what others did moves longer than this after its beginning, at any pace. */
export const LONGEST = 2500;

/** How much slower than normal. `auto` is normal: the device only says whether anything moves. */
export const paceOf = (motion: Settings['motion']): number => (motion === 'slow' ? 1.3 : 1);

/** Whether anything moves on this device. */
export function moves(motion: Settings['motion']): boolean {
  if (motion === 'off') return false;
  return motion !== 'auto' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
