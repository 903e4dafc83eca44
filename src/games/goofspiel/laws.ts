/** What no step may break. */
import {type GoofState, HIGHEST} from './types.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export function brokenLaw({phase, pile, table, hands, bids, won}: GoofState): string | null {
  const out = [...table, ...won.flat()];
  const prizes = phase === 'shuffle' ? HIGHEST : pile.length + out.length;
  if (prizes !== HIGHEST || new Set(out).size !== out.length) return `${prizes} prizes`;
  const seat = hands.findIndex((hand, i) => new Set([...hand, ...bids[i]!]).size !== HIGHEST);
  return seat < 0 ? null : `bid cards of seat ${seat}`;
}
