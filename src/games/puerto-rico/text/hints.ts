/** What hints say in Puerto Rico, one language at a time. */
import {type HintText, hintsOf} from '../../../i18n/game-hints.ts';
import type {Language} from '../../../i18n/language.ts';
import type {PrReason} from '../hints/reasons.ts';
import type {PrAction, PrView} from '../types.ts';
import {loadBoardWords, loadHintWords, loadPrText} from './index.ts';
import {wordMove} from './moves.ts';
import type {PrHintWords} from './types/hints.ts';
import type {PrText} from './types/text.ts';

export async function loadHints(language: Language): Promise<HintText> {
  const [hints, text, board] = await Promise.all([
    loadHintWords(language),
    loadPrText(language),
    loadBoardWords(language),
  ]);
  return hintsOf<PrReason, PrAction, PrView>({
    reason: reason => wordReason(hints, text, reason),
    move: (action, view) => wordMove({hints, text, board}, action, view),
  });
}

function wordReason({reasons}: PrHintWords, text: PrText, {id, details}: PrReason): string {
  // The key and the details are of the same reason, which the compiler cannot follow through the union.
  const word = reasons[id] as (details: PrReason['details'], text: PrText) => string;
  return word(details, text);
}
