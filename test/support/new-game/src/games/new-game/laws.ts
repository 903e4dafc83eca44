/** What no step may break. */
import {CARDS, type NewGameState} from './types.ts';

/** The first law that a state breaks, as a sentence; null when all hold. */
export function brokenLaw({phase, pile, hands}: NewGameState): string | null {
  const hidden = [...pile, ...hands.flat()];
  if (new Set(hidden).size !== hidden.length) return 'a card is there twice';
  return phase === 'deal' && hidden.length !== CARDS ? `${hidden.length} cards` : null;
}
